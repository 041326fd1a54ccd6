"""Figures for Prometheus. Labels are bound once; what is counted for every action costs about a microsecond."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_TIMES = (0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Metrics:
    """All figures of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._requests = Counter(
            "topcluck_messages", "Messages from viewers, by type.", ["type"], registry=self.registry
        )
        self._refusals = Counter(
            "topcluck_refusals", "Refused messages and requests.", ["code"], registry=self.registry
        )
        self._answers = Counter("topcluck_http_answers", "HTTP answers, by status.", ["status"], registry=self.registry)
        self.mistakes = Counter("topcluck_mistakes", "Mistakes of the server itself.", registry=self.registry)
        self.cut_off = Counter("topcluck_sockets_cut_off", "Sockets that were too slow.", registry=self.registry)
        self.opened = Counter("topcluck_tables_opened", "Tables that were opened.", registry=self.registry)
        self.sockets = Gauge("topcluck_sockets", "Open sockets.", registry=self.registry)
        self.rooms = Gauge("topcluck_rooms", "Tables in memory.", registry=self.registry)
        self.tables = Gauge("topcluck_tables", "Tables that are kept, as counted last.", registry=self.registry)
        self.thinking = Gauge("topcluck_bots_thinking", "Tables whose bots are asked now.", registry=self.registry)
        self._bots = Counter("topcluck_bot_answers", "Bots' answers, by outcome.", ["outcome"], registry=self.registry)
        self.bot_time = Histogram(
            "topcluck_bot_seconds", "Time that bots think.", buckets=_TIMES, registry=self.registry
        )
        self.append_time = Histogram(
            "topcluck_append_seconds", "Time to store entries.", buckets=_TIMES, registry=self.registry
        )
        self.view_time = Histogram(
            "topcluck_view_seconds", "Time to carry out entries and see what changed in all views.", buckets=_TIMES,
            registry=self.registry,
        )  # fmt: skip
        self._bound: dict[tuple[str, str], Counter] = {}

    def message(self, type: str) -> None:
        """A message has come in."""
        self._labelled(self._requests, "type", type).inc()

    def refusal(self, code: str) -> None:
        """Something was refused."""
        self._labelled(self._refusals, "code", code).inc()

    def answer(self, status: int) -> None:
        """A request was answered."""
        self._labelled(self._answers, "status", str(status)).inc()

    def bot(self, level: str, outcome: str, seconds: float) -> None:
        """A bot has answered, or has not."""
        self._labelled(self._bots, "outcome", outcome).inc()
        self.bot_time.observe(seconds)

    def took(self, viewing: float, appending: float) -> None:
        """Something was worked out and stored."""
        self.view_time.observe(viewing)
        self.append_time.observe(appending)

    def _labelled(self, counter: Counter, label: str, value: str) -> Counter:
        """The counter for one value of its label; only our own words are values, so there are few."""
        found = self._bound.get((label, value))
        if found is None:
            found = self._bound[label, value] = counter.labels(value)
        return found

    def text(self) -> bytes:
        """All figures as Prometheus reads them."""
        return generate_latest(self.registry)
