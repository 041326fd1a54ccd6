"""Where requests come from, and how much each address may ask for.

Behind a proxy the connection comes from the proxy, and a header says for whom. Such a header can be written by anybody,
so it is believed only as far as trusted proxies have written it: read from the right, up to the first stranger.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from time import monotonic
from typing import Any

from topcluck.server.settings import Network, Settings, networks

LOCAL = "local"  # who comes without an address: through a socket in the file system
_FOR = re.compile(r'(?:^|[;,\s])for="?(\[[^\]]*\]|[^;,"\s]*)', re.IGNORECASE)
_MOST_KNOWN = 50_000  # addresses, before those that ask for nothing are forgotten

Headers = Iterable[tuple[bytes, bytes]]


def client_of(scope: Mapping[str, Any], proxies: Sequence[Network], header: str) -> str:
    """The address of who asks.

    Of the two headers only the one that the proxies write is read: the other may come from anybody.
    """
    client = scope.get("client")
    address = LOCAL if client is None else str(client[0])
    if not proxies or not is_among(address, proxies):
        return address
    for told in reversed(_forwarded(scope["headers"], header.encode())):
        address = told
        if not is_among(told, proxies):
            break
    return address


def _forwarded(headers: Headers, header: bytes) -> list[str]:
    """For whom proxies have asked, the nearest one last."""
    text = ",".join(value.decode("latin-1") for name, value in headers if name == header)
    found = _FOR.findall(text) if header == b"forwarded" else text.split(",")
    return [bare for told in found if (bare := _bare(told))]


def _bare(told: str) -> str:
    """An address without port and brackets."""
    told = told.strip()
    if told.startswith("["):
        return told[1:].partition("]")[0]
    return told.partition(":")[0] if told.count(":") == 1 else told


def is_among(address: str, allowed: Sequence[Network]) -> bool:
    """Whether an address belongs to one of these networks."""
    found = _parsed(address)
    return found is not None and any(found in network for network in allowed)


def _parsed(address: str) -> IPv4Address | IPv6Address | None:
    try:
        found = ip_address(address)
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


def household(address: str) -> str:
    """The address as limits count it: whoever has one IPv6 address has a whole network of them."""
    found = _parsed(address)
    if isinstance(found, IPv6Address):
        return str(ip_network((int(found) >> 64 << 64, 64)))
    return address[:64] if found is None else str(found)


class Bucket:
    """Lets so many things through in a second, over a while; *most* at once."""

    __slots__ = ("rate", "most", "_left", "_since")

    def __init__(self, rate: float, most: float, now: float | None = None) -> None:
        self.rate = rate
        self.most = most
        self._left = most
        self._since = monotonic() if now is None else now

    def take(self, now: float | None = None) -> bool:
        """Lets one through, or not."""
        now = monotonic() if now is None else now
        self._left = min(self.most, self._left + (now - self._since) * self.rate)
        self._since = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def is_full(self, now: float) -> bool:
        """Whether nobody would notice if this bucket were a new one."""
        return self._left + (now - self._since) * self.rate >= self.most

    def wait(self) -> float:
        """Seconds until one more gets through."""
        return max(0.0, (1 - self._left) / self.rate)


class Addresses:
    """What each address has and does."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._proxies = networks(settings.trusted_proxies)
        self._requests: dict[str, Bucket] = {}
        self._sockets: dict[str, int] = {}
        self._tables: dict[str, set[str]] = {}
        self.sockets = 0

    def of(self, scope: Mapping[str, Any]) -> str:
        """The address that a request or socket comes from, as limits count it."""
        return household(self.raw(scope))

    def raw(self, scope: Mapping[str, Any]) -> str:
        """The same in full."""
        return client_of(scope, self._proxies, self._settings.forwarded)

    def request(self, address: str) -> float:
        """Counts a request; the seconds to wait if there were too many, otherwise 0."""
        bucket = self._requests.get(address)
        if bucket is None:
            self._make_room()
            rate = self._settings.requests_per_minute / 60
            bucket = self._requests[address] = Bucket(rate, max(1.0, self._settings.requests_per_minute / 4))
        return 0.0 if bucket.take() else max(1.0, bucket.wait())

    def _make_room(self) -> None:
        """Forgets addresses that have not asked for a while, before there are too many."""
        if len(self._requests) >= _MOST_KNOWN:
            now = monotonic()
            self._requests = {address: one for address, one in self._requests.items() if not one.is_full(now)}
        if len(self._requests) >= _MOST_KNOWN:
            self._requests.clear()

    def come(self, address: str) -> bool:
        """Counts a new socket; False if there are too many, and then it does not count."""
        here = self._sockets.get(address, 0)
        if here >= self._settings.sockets_per_address or self.sockets >= self._settings.sockets:
            return False
        self._sockets[address] = here + 1
        self.sockets += 1
        return True

    def go(self, address: str) -> None:
        """A socket is gone."""
        self.sockets -= 1
        left = self._sockets[address] - 1
        if left:
            self._sockets[address] = left
        else:
            del self._sockets[address]

    def opened(self, address: str, table: str) -> None:
        """An address has opened a table."""
        self.tables_of(address).add(table)

    def tables_of(self, address: str) -> set[str]:
        """The tables that an address has opened here, without those that were taken out because they are over."""
        return self._tables.setdefault(address, set())
