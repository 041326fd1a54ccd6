"""Everything that the handlers of requests and sockets share."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from topcluck.server.addresses import Addresses
from topcluck.server.earning import Earning
from topcluck.server.metrics import Metrics
from topcluck.server.page_files import PageFile, PageFiles
from topcluck.server.replaying import Replays
from topcluck.server.rooms import Rooms
from topcluck.server.settings import Settings
from topcluck.server.shelf import Shelf
from topcluck.server.store import Store
from topcluck.server.summaries import Summaries
from topcluck.server.thinking import Thinking

Status = Literal["ok", "starting", "stopping", "ill"]


@dataclass
class Desk:
    """What one server process has at hand."""

    settings: Settings
    store: Store
    shelf: Shelf
    rooms: Rooms
    addresses: Addresses
    metrics: Metrics
    replays: Replays
    summaries: Summaries
    earning: Earning
    page: PageFiles
    thinking: Thinking | None = None  # what lets bots think
    status: Status = "starting"
    tables: int = 0  # as counted last, with those opened since
    packed: dict[str, PageFile] = field(default_factory=dict)  # answers that stay the same, by path
