"""What is refused, and how it is said."""

from __future__ import annotations

import json
import pickle

import pytest

from topcluck.kernel import errors
from topcluck.kernel.errors import IllegalAction, Refusal, TopcluckError

REFUSAL = Refusal("MOVE-3", "too-far", (("hex", "c4"), ("steps", "2")))


def test_a_refusal_goes_to_json_and_back() -> None:
    assert REFUSAL.to_json() == {"rule": "MOVE-3", "message": "too-far", "args": {"hex": "c4", "steps": "2"}}
    assert Refusal.from_json(json.loads(json.dumps(REFUSAL.to_json()))) == REFUSAL


def test_an_illegal_action_names_the_rule_and_some_of_what_is_possible() -> None:
    few = IllegalAction("step d4", REFUSAL, ["stop", "step c4"])
    assert str(few) == "'step d4' is not on offer (MOVE-3: too-far); try stop, step c4"
    many = IllegalAction("step d4", REFUSAL, [f"step {letter}4" for letter in "efghijk"])
    assert str(many).endswith("try step e4, step f4, step g4, step h4, step i4 …")


def test_an_illegal_action_crosses_from_one_process_to_another() -> None:
    problem = IllegalAction("step d4", REFUSAL, ["stop"])
    copy = pickle.loads(pickle.dumps(problem))
    assert (str(copy), copy.text, copy.refusal, copy.offered) == (str(problem), "step d4", REFUSAL, ("stop",))


@pytest.mark.parametrize("name", ["SetupRefused", "Unreadable", "NothingToAnswer", "BadRecord", "IllegalAction"])
def test_everything_refused_is_a_topcluck_error_and_a_value_error(name: str) -> None:
    cls = getattr(errors, name)
    assert issubclass(cls, TopcluckError)
    assert issubclass(cls, ValueError)
