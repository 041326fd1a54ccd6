"""Clocks: when somebody's time is over, whoever notices first says so in the log.

Nothing runs here. Since when a seat is asked follows from the log, the next deadline of a table is stored with it
(`Standing.deadline`), and every process looks for those that are over. What it appends is worked out from the table as
it stands then: of two that notice at once, the second finds that nobody is late any more. So a clock outlives every
process.

Nobody's time ends because the server was away. After a gap (a start, a laptop that slept, a database that did not
answer) a process lets some time go by before it calls anybody late: half a minute, and more where people have days,
since they do not look every minute. The log stays what it is: such a player is called late later, that is all.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from topcluck.kernel.faces import Seat
from topcluck.server.protocol import Clock
from topcluck.server.room import Entry, Room
from topcluck.server.table import Table


@dataclass(slots=True)
class Clocks:
    """Notices who is late, but not while people come back to a server that was away."""

    grace: float = 30.0  # seconds at least after a gap
    share: float = 1 / 24  # of the clock's own time, if that is more: an hour for a clock of a day
    gap: float = 15.0  # seconds without looking that count as being away
    _looked: float = field(default=0.0, init=False)
    _back: float = field(default=0.0, init=False)

    def look(self, now: float) -> None:
        """The process is there and can see the tables."""
        if now - self._looked > self.gap:
            self._back = now
        self._looked = now

    def patience_ends(self, clock: Clock) -> float:
        """From when on people with this clock can be late."""
        return self._back + min(max(self.grace, clock.seconds * self.share), clock.seconds)

    def late(self, table: Table, now: float) -> list[Seat]:
        """The seats whose time is over, and who could have known."""
        return [] if table.clock is None or now < self.patience_ends(table.clock) else table.late(now)

    async def call(self, room: Room) -> bool:
        """Appends whose time is over, and tells whether there was anybody."""

        def work_out(table: Table) -> list[Entry]:
            return [("timeout", seat, "") for seat in self.late(table, time.time())]

        return bool(work_out(room.table)) and bool(await room.enter(work_out))
