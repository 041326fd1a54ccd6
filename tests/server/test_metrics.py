"""Figures for Prometheus that are counted in plain numbers."""

from __future__ import annotations

from topcluck.server.metrics import Metrics


def figures(metrics: Metrics) -> dict[str, float]:
    """All figures by name and labels."""
    lines = metrics.text().decode().splitlines()
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[0] != "#")}


def test_messages_are_counted_by_type() -> None:
    metrics = Metrics()
    for type in ("Act", "Ping", "Act"):
        metrics.message(type)
    told = figures(metrics)
    assert told['topcluck_messages_total{type="Act"}'] == 2 and told['topcluck_messages_total{type="Ping"}'] == 1
    assert told['topcluck_messages_created{type="Act"}'] > 0


def test_times_are_counted_up_to_each_limit() -> None:
    metrics = Metrics()
    for viewing in (0.0002, 0.00021, 0.3, 6.0):  # the first is just within the first bucket
        metrics.took(viewing, 0.003)
    told = figures(metrics)
    counts = [told[f'topcluck_view_seconds_bucket{{le="{end}"}}'] for end in ("0.0002", "0.0005", "0.5", "5.0", "+Inf")]
    assert counts == [1, 2, 3, 3, 4]
    assert told["topcluck_view_seconds_count"] == 4 and round(told["topcluck_view_seconds_sum"], 5) == 6.30041
    assert told['topcluck_append_seconds_bucket{le="0.002"}'] == 0 and told["topcluck_append_seconds_count"] == 4
    assert told["topcluck_view_seconds_created"] > 0
