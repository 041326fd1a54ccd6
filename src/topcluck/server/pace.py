"""How long the server takes for an answer that it gives for somebody, so that its speed tells nothing.

A **bot** takes a time that is drawn, longer than any of ours needs to think: neither how hard the choice was nor that
there was none shows. The small choices of one turn follow quicker upon each other.

A **standing answer** must look like a person's who is quick. What others at the table can measure of a seat:

- each delay, from the update that asks the seat to the one that shows the answer. It is drawn anew for every question
  from the system's source, so none can be predicted, and it is skewed to the right as people's are: seldom below four
  tenths of a second, mostly one or two, now and then, when attention was elsewhere, several;
- their mean and spread over an evening. Each seat has a tempo of its own, which stays, so that two people who leave
  their answers do not share a rhythm, and the mean of one seat cannot be compared with a known constant;
- what a delay depends on. People look first when somebody has laid something: so do these answers. Nothing else goes
  in: not what is on offer, what the seat holds, how busy the server is (no bot is asked), or when others answer;
- regular moments. Nothing waits for the beat of a clock: every delay counts from the question itself. If the question
  was there before the answer was left, the answer is given with the click that left it;
- numbers and messages: leaving, dropping and taking back have no number for anybody else (`Table`).

What remains is what people show themselves: who closes the page and still answers, or thinks long about every pass and
all of a sudden does not, has told it; so would a person who passes by hand.
"""

from __future__ import annotations

import hmac
import math
import secrets
from dataclasses import dataclass
from random import SystemRandom

from topcluck.kernel.faces import Seat

_LUCK = SystemRandom()
_KEY = secrets.token_bytes(32)  # of this process: nobody can work out the tempo of a seat


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds; all zero where nobody watches (`AT_ONCE`)."""

    least: float = 0.5  # for a bot's first choice of a turn
    most: float = 1.2
    least_between: float = 0.15  # for the small choices that follow
    most_between: float = 0.4
    reaction: float = 0.35  # that no standing answer is quicker than
    usual: float = 0.9  # what half of the standing answers take beyond that
    spread: float = 0.5  # of their logarithms
    longest: float = 8.0

    def of_bot(self, goes_on: bool) -> float:
        """How long a bot takes, which may have made the choice before as well."""
        return _LUCK.uniform(*((self.least_between, self.most_between) if goes_on else (self.least, self.most)))

    def of_standing(self, tempo: float, something_new: bool) -> float:
        """How long a standing answer takes."""
        usual = self.usual * tempo * (1.6 if something_new else 1.0) * (2.5 if _LUCK.random() < 0.08 else 1.0)
        while True:
            drawn = self.reaction + usual * math.exp(_LUCK.gauss(0.0, self.spread))
            if drawn <= self.longest:  # drawn again otherwise: many that are just as long would be conspicuous
                return drawn


AT_ONCE = Pace(0, 0, 0, 0, 0, 0, 0, 0)


def pace_of(least: float) -> Pace:
    """The pace of a server whose bots take so many seconds at least; with 0 nothing waits, standing answers neither."""
    share = least / Pace().least
    return Pace(least, 1.2 * share, 0.15 * share, 0.4 * share) if least else AT_ONCE


def tempo(table: str, seat: Seat) -> float:
    """How quick the person in a seat seems, from 0.75 to 1.45; always the same in one process."""
    drawn = hmac.digest(_KEY, f"{table} {seat}".encode(), "sha256")
    return 0.75 + 0.7 * int.from_bytes(drawn[:4]) / 2**32
