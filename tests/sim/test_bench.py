"""What `bench` counts, and that a peer is asked in the same way."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest

from tests.nest import nest_game
from topcluck.sim import bench, plain
from topcluck.sim.bench import Measured, RandomGames, RandomMatches, Subject
from topcluck.sim.peers import PEERS, Peer, PeerFailed, RunningPeer

NEST = Subject("nest", "standard", {"players": 2})
BRIEF = {"lists": 0.01, "copies": 0.01, "samples": 0.01, "match": 0.01}

# A peer that plays nothing: it answers every question with the same figures.
_PARROT = (
    "import json, sys\n"
    "for line in sys.stdin:\n"
    "    print(json.dumps({'seconds': 1.0, 'decisions': 10, 'bits': 20.0, 'games': 1, 'copies': 100}), flush=True)\n"
)


@pytest.fixture(autouse=True)
def _nest(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(bench, "is_compiled", lambda: False)  # the nest of these tests is never compiled
    with nest_game():
        yield


def test_only_decisions_with_a_choice_count_and_bits_are_the_sum_of_their_logarithms() -> None:
    done = RandomGames(NEST, 1).lists(0.02)
    assert done.games > 0
    assert done.decisions > done.games
    assert 1.58 < done.bits / done.decisions < 2.0  # between log2 3 and log2 4


def test_a_slice_goes_on_where_the_last_one_stopped() -> None:
    games = RandomGames(NEST, 1)
    games.lists(0.001)
    state = games.state
    games.copies(0.001)
    assert games.state is state


def test_all_figures_are_measured() -> None:
    assert RandomGames(NEST, 1).samples(0.01).decisions > 0
    assert RandomGames(NEST, 1).copies(0.01).copies > 0
    assert RandomMatches(NEST, 1).play(0.02).decisions > 0


def parrot(tmp_path: Path) -> Peer:
    script = tmp_path / "parrot.py"
    script.write_text(_PARROT)
    return Peer("parrot", "1.0", "parrot", str(script))


def test_ratios_compare_round_by_round() -> None:
    measured = Measured(NEST, PEERS["chicken-island"])
    measured.ours = {"decisions_per_s": [30, 10, 40], "bits_per_s": [2, 2, 2], "copy_us": [5, 5, 10]}
    measured.theirs = {"decisions_per_s": [10, 10, 10], "bits_per_s": [1, 1, 1], "copy_us": [50, 50, 50]}
    assert measured.ratios() == {"decisions_ratio": 3, "bits_ratio": 2, "copy_ratio": 10}
    data = measured.to_json()
    assert data["peer"]["decisions_per_s"] == 10
    assert data["decisions_per_s"] == 30


def test_a_peer_runs_in_turns_with_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    peer = parrot(tmp_path)
    (tmp_path / "parrot-1.0").mkdir()
    (tmp_path / "parrot-1.0" / "fetched.txt").touch()
    monkeypatch.setattr(bench, "SUBJECTS", (NEST,))
    monkeypatch.setattr(bench, "_SLICES", BRIEF)
    monkeypatch.setattr(bench, "PEERS", {"nest": peer})
    monkeypatch.setattr(bench, "RunningPeer", lambda peer, python: RunningPeer(peer, Path(sys.executable)))
    told: list[str] = []
    report = bench.bench("nest", compare=True, seconds=20, peers=tmp_path, tell=told.append).to_json()
    figures = report["games"]["nest"]["standard"]
    assert figures["peer"]["name"] == "parrot"
    assert figures["peer"]["copy_us"] == 10_000
    assert figures["decisions_ratio"] > 0
    assert told[-1] == "round 7 of 7"


def test_the_clock_ends_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SUBJECTS", (NEST,))
    monkeypatch.setattr(bench, "_SLICES", BRIEF)
    report = bench.bench("nest", seconds=0.0)
    assert report.measured[0].rounds == 1


def test_a_compiled_build_is_measured_beside_the_plain_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "_SLICES", BRIEF)
    monkeypatch.setattr(bench, "is_compiled", lambda: True)
    data = bench.bench("touche-poulet", seconds=0.0).to_json()
    figures = data["games"]["touche-poulet"]["standard"]
    assert data["compiled"]
    assert figures["plain"].keys() == figures["plain_ratios"].keys() < figures.keys()
    assert all(value > 0 for value in figures["plain"].values())  # ratios may round to 0.0 where this process is traced


def test_the_plain_build_answers_line_by_line() -> None:
    out = StringIO()
    plain.answer("touche-poulet", ["lists 0.01\n", "copies 0.01\n", "samples 0.01\n"], out)
    lists, copies, samples = (bench.Slice(**json.loads(line)) for line in out.getvalue().splitlines())
    assert lists.bits > lists.decisions > 0
    assert copies.copies > 0
    assert samples.decisions > 0


def test_a_compiled_build_is_not_measured_alone_but_a_plain_one_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SUBJECTS", (NEST,))
    monkeypatch.setattr(bench, "_SLICES", BRIEF)
    data = bench.bench("nest", seconds=0.0).to_json()
    assert not data["compiled"]
    assert "plain" not in data["games"]["nest"]["standard"]


def test_a_peer_that_cannot_be_had_is_named(tmp_path: Path) -> None:
    with pytest.raises(PeerFailed, match=r"no-such-thing==1\.0 could not be installed"):
        Peer("nothing", "1.0", "no-such-thing", "x.py").fetch(tmp_path, 0.01, lambda line: None)
    assert not (tmp_path / "nothing-1.0" / "fetched.txt").exists()


def test_a_peer_that_dies_is_named(tmp_path: Path) -> None:
    script = tmp_path / "dead.py"
    script.write_text("raise SystemExit(1)")
    peer = Peer("dead", "1.0", "dead", str(script))
    with (
        RunningPeer(peer, Path(sys.executable)) as running,
        pytest.raises(PeerFailed, match=r"dead 1\.0 does not answer"),
    ):
        running.ask("lists", 0.1)
