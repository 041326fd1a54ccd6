"""What bots say about their choices."""

from __future__ import annotations

from collections.abc import Sequence

import topcluck
from topcluck.bots import Budget, find_bot
from topcluck.bots.explaining import Explanation, Looked, explain_choice
from topcluck.kernel.faces import Action
from topcluck.kernel.game import View


class _Wise:
    """Says that it looked at everything once."""

    def choose(self, view: View, actions: Sequence[Action], budget: Budget) -> Action:
        return actions[0]

    def explain(self, view: View, actions: Sequence[Action], budget: Budget) -> Explanation:
        return Explanation(str(actions[0]), tuple(Looked(str(action), 1, 0.5) for action in actions), len(actions))


def test_a_bot_that_cannot_explain_itself_still_says_what_it_would_choose() -> None:
    match = topcluck.example("combat")
    bot = find_bot("hen", "chicken-island")
    told = explain_choice(bot, match.view(0), list(match.legal_actions), Budget(seed=1))
    assert told == Explanation(str(bot.choose(match.view(0), list(match.legal_actions), Budget(seed=1))), (), 0)


def test_a_bot_that_can_is_asked() -> None:
    match = topcluck.example("combat")
    told = explain_choice(_Wise(), match.view(0), list(match.legal_actions), Budget())
    assert told.to_json() == {
        "chosen": "pass",
        "looked": [
            {"action": "pass", "visits": 1, "chance": 0.5},
            {"action": "lay pillow_fort", "visits": 1, "chance": 0.5},
        ],
        "iterations": 2,
    }


def test_a_forced_choice_needs_no_reason() -> None:
    match = topcluck.example("combat")
    only = list(match.legal_actions)[:1]
    assert explain_choice(_Wise(), match.view(0), only, Budget()) == Explanation("pass")
