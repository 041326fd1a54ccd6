"""Figures for Prometheus. What is counted for every action is counted in plain numbers, and told when somebody asks."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import Counter as Counts
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

_TIMES = (0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class _Messages(Collector):
    """Messages from viewers, counted by type."""

    def __init__(self) -> None:
        self.counts: Counts[str] = Counts()
        self._since = time.time()

    def collect(self) -> Iterator[CounterMetricFamily]:
        """What Prometheus is told."""
        told = CounterMetricFamily("topcluck_messages", "Messages from viewers, by type.", labels=["type"])
        for type, count in self.counts.items():
            told.add_metric([type], count, self._since)
        yield told


class _Times(Collector):
    """How long something takes, in buckets."""

    def __init__(self, name: str, what: str) -> None:
        self._name, self._what = name, what
        self._counts = [0] * (len(_TIMES) + 1)  # up to each time and above the one before; the last are above all
        self._sum = 0.0
        self._since = time.time()

    def observe(self, seconds: float) -> None:
        """It has taken so long."""
        self._counts[bisect_left(_TIMES, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """What Prometheus is told: how many took no longer than each of the times."""
        ends = [*map(floatToGoString, _TIMES), "+Inf"]
        buckets = list(zip(ends, map(float, accumulate(self._counts)), strict=True))
        told = HistogramMetricFamily(self._name, self._what, buckets=buckets, sum_value=self._sum)
        told.add_sample(f"{self._name}_created", {}, self._since)
        yield told


class Metrics:
    """All figures of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._messages = _Messages()
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
        self.append_time = _Times("topcluck_append_seconds", "Time to store entries.")
        self.view_time = _Times("topcluck_view_seconds", "Time to carry out entries and see what changed in all views.")
        for collector in (self._messages, self.append_time, self.view_time):
            self.registry.register(collector)
        self._bound: dict[tuple[str, str], Counter] = {}

    def message(self, type: str) -> None:
        """A message has come in."""
        self._messages.counts[type] += 1

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
