### What the terminal says, and what both games share.

## Names

game-chicken-island = War for Chicken Island
game-touche-poulet = Touché Poulet

# The second of two equal units, somebody's unit, and where it stands.
thing-number = { $thing } no. { $number }
thing-of = { $thing } of { $owner }
thing-at = { $thing } on { $place }

## Refusals and the end

refused-by-rule = { $reason } ({ $rule })
refusal-not-asked = Nobody waits for an answer from this seat now.
refusal-unreadable = “{ $text }” cannot be read: { $problem }.
game-over = { $winners_count ->
    [0] Nobody wins: { $reason } ({ $rule }).
    [one] { $winners } wins: { $reason } ({ $rule }).
   *[other] { $winners } win: { $reason } ({ $rule }).
}

## Playing at the terminal

cli-welcome = { $game } (seed { $seed })
cli-curtain = The screen goes to { $seat }. Everybody else looks away; Enter opens the curtain.
cli-waiting = { $seat } is asked.
cli-left = The game stops here.
cli-saved = The game is saved in { $file }.
cli-no-such-number = There is no option { $number }; they go from 1 to { $most }.
cli-on-offer = “{ $line }” is on offer.
cli-why-what = Write what you have in mind: why step c4
cli-card-what = Name a part of a card: card golem; “{ $text }” is in none.
cli-taken-back = Taken back: { $line }
cli-undo-not-yours = Only your own last action can be taken back, before anybody else acts.
cli-undo-seen = This cannot be taken back: luck was drawn, or something hidden was shown.
cli-help =
    A number takes that option. You can also write an action as the list shows it, or several in one line.
    why LINE   the rule that forbids it
    hint       what a bot would do in your place, and why
    card NAME  what a card says; a part of its name is enough
    undo       take back your last action, if it drew no luck and showed you nothing
    view       the table as you see it
    log        all that you saw happen
    resign     leave the game
    quit       stop here; a game with --save can be resumed

## Checking

cli-verified = { $entries ->
    [one] The record holds together: { $entries } entry, same state, same outcome.
   *[other] The record holds together: { $entries } entries, same state, same outcome.
}
cli-not-verified = The record does not hold together: { $problem }
cli-as-expected = The position is as expected.
cli-differs = The position is not as expected:
cli-set-checked = { $mistakes ->
    [0] The set is in order.
    [one] { $mistakes } mistake.
   *[other] { $mistakes } mistakes.
}
cli-island-checked = { $mistakes ->
    [0] The island is in order.
    [one] { $mistakes } mistake.
   *[other] { $mistakes } mistakes.
}
cli-island-can-be-built = { $more ->
    [0] Players could have built it by the rules of { $edition }: { $order }
    [one] Players could have built it by the rules of { $edition }, with { $more } Lava or Neutral tile more at the end: { $order }
   *[other] Players could have built it by the rules of { $edition }, with { $more } Lava or Neutral tiles more at the end: { $order }
}
cli-island-cannot-be-built = Players could not have built it by the rules of { $edition }; it can be played on all the same.
cli-island-drawn = The picture is in { $file }.
cli-island-saved = The island is saved in { $file }.

## Games by bots

sim-title = { $game }: { $finished } of { $games } games finished
sim-bot = bot
sim-wins = wins
sim-share = share
sim-seats = Wins by seat: { $seats } (seed { $seed })
sim-think = Bots that look ahead took { $part } of their usual time
sim-iterations = Bots that look ahead did so { $number } times for each choice
# Each spread: the middle one, eight in ten between, the greatest.
sim-turns = Turns per player: { $median } ({ $p10 } to { $p90 }, at most { $high })
sim-decisions = Decisions per game: { $median } ({ $p10 } to { $p90 }, at most { $high })
sim-choices = Decisions with a choice: { $median } ({ $p10 } to { $p90 }, at most { $high })
sim-options = Options per decision: { $median } ({ $p10 } to { $p90 }, at most { $high })

## A bot at a server's table

bot-seated = The bot has taken seat { $seat }. To go on after a stop: { $link }
bot-answers = It has given { $answers } answers.
bot-stuck = The game goes no further on this server.
