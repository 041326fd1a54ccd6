# What both games share at the table.

table-bot = { $level ->
    [chick] Chick
    [hen] Hen
    [rooster] Rooster
    [top-cluck] Top Cluck
   *[other] { $level }
}
table-namesake = { $name } { $letter }
table-seats = Seats
table-you = you
table-is-asked = is asked now
table-seat-bot = a bot
table-seat-free = free
table-seat-here = is here
table-seat-away = is away
table-seat-substitute = a bot plays for them
table-watcher = Somebody watching
table-watchers = Spectators
table-board = Board

## What is asked

table-your-turn = Your turn
table-waiting = Waiting for { $names }.
table-waiting-server = One moment …
table-stuck = This game goes no further: { $problem }
table-time-left = Time left
table-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
table-options = { $count ->
    [one] { $count } option
   *[other] All { $count } options
}
table-search = Search the options
table-on-offer = “{ $line }” is on offer.
table-why-not = Why not “{ $line }”?

## What happened

table-told = Log and talk
table-log = Log
table-log-empty = Nothing has happened yet.
table-earlier = Show earlier ones
table-digest = Since you last looked
table-went-back = The game went back.

## Talk

table-talk = Talk
table-talk-empty = Nobody has said anything yet.
table-say = Say something
table-send = Send
table-mute-menu = Who is heard
table-mute = Mute { $name }
table-unmute = Hear { $name } again

## Besides playing

table-menu = More at this table
table-take-back = Take back
table-ask-back = Ask the others to go back
table-ask-back-hint = All must agree. The game would go on right after:
table-back-asked = { $name } would like to go back. Agreed: { $agreed }.
table-back-agree = Fine with me
table-back-refuse = No
table-back-withdraw = Withdraw
table-substitute = Let a bot play for me
table-substituted = A bot plays for you.
table-take-over = I play myself again
table-resign = Resign
table-resign-sure = You leave this game for good. Nobody can call you back.
table-rematch = Once more
table-next-game = To the next game
table-stand-pass-combat = Pass for the rest of this combat
table-stand-pass-until-play = Pass until somebody plays something
table-stand-off = Ask me again

## Links

table-links = Links to this table
table-invite = To sit down
table-invite-hint = Whoever opens it takes a free seat.
table-watch = To watch
table-watch-hint = Whoever opens it sees what everybody may see.
table-own-link = My seat on another device
table-own-link-hint = Keep it to yourself: whoever has it plays your seat.

## Before the game

table-waiting-room = { $free ->
    [one] Waiting for one more
   *[other] Waiting for { $free } more
}
table-waiting-all = The others are on their way
table-luck = How the luck of this table comes about
table-luck-hint = The server has fixed its secret; this is the seal on it. Every browser adds a word of its own. After the game all is shown, and anybody can check it.
table-invited = You are invited: { $game }
table-which-seat = Which seat?
table-any-seat = Any
table-sit-down = Sit down
table-no-key = You need a link for this table
table-no-key-hint = Ask somebody at the table for one: to sit down or to watch.
table-dismissed = This table has closed its door

## Several players at one screen

table-who-looks = Who is before the screen?
table-curtain-for = The screen goes to { $name }
table-look-away = Everybody else looks away.
table-i-am = I am { $name }
table-curtain = Let the curtain fall
table-next-asked = Now { $name } is asked.
table-hand-over = Hand the screen over

## Connection and refusals

table-lost = The connection is gone. We keep trying; nothing that you did is lost.
table-back-again = The connection is back.
table-not-connected = There is no connection just now.
refused-out-of-date = Something has happened since: look again before you choose.
refused-substituted = A bot plays this seat; take it over first.
refused-not-yours = Only your own last action can be taken back, before anybody else acts.
refused-seen = Luck was drawn or something hidden was shown. The others could agree to going back.
refused-nowhere = There is nothing to take back since then.
refused-asked-already = Somebody has already asked to go back.
refused-not-asked = Nobody has asked to go back.
refused-nothing-to-answer = You are not asked now.
refused-unreadable = This cannot be read. “help” tells what can be written.
refused-spectator = Spectators only watch.
refused-no-talk = There is no talk at this table.
refused-too-fast = That was too fast; wait a little.
refused-resigned = Who has resigned does not come back.
refused-not-over = The game is not over yet.
refused-not-begun = The game has not begun: not everybody sits.
refused-taken = All seats are taken.
refused-no-such-table = There is no such table, or this link does not lead to it.
refused-invitation = The invitation code is wrong.
refused-full = This server has as many tables as it can hold.
refused-too-many-tables = You have too many unfinished tables; end one of them first.
refused-too-many = Too many requests; wait a little.
refused-offline = The server cannot be reached.

## The table as text

table-command = Command
table-command-hint = An action as our notation writes it, or “help”.
table-answers = Answers
table-command-help =
    ask: what is asked
    options: all that can be answered
    why LINE: the rule that forbids it
    view KEY: a part of the table, such as hand or units
    card NAME: what a card says
    log NUMBER: what happened last
    say TEXT: talk
    undo: take back your last action
table-command-keys = There are: { $keys }
