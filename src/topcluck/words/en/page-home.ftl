# The start page.

home-start = Start a game
home-which-game = What shall it be?
home-about-chicken-island = Skirmish on a volcanic island: golems, dice and humiliated chickens.
home-about-touche-poulet = Find and blow up the barns of your neighbours before they find yours.
home-who-plays = Who plays?
home-company-bots = Alone against bots
home-company-bots-hint = You begin at once.
home-company-solo = Solo
home-company-solo-hint = Against the Challenger, by the solo rules.
home-company-screen = On one screen
home-company-screen-hint = You pass the device; a curtain hides the hands.
home-company-online = Online by a link
home-company-online-hint = You get a link for the others.
home-go = Cluck! Let’s go
home-code = Invitation code of this server

## Details

home-details = More choices
home-players = How many play?
home-seat = Seat { $letter }
home-sitter-me = At this screen
home-sitter-bot = Bot
home-sitter-free = Comes by the link
home-name-of = Name in seat { $letter }
home-bots = How good are the bots?
home-bot = { $level ->
    [chick] Chick: takes anything that is allowed
    [hen] Hen: thinks one step ahead
    [rooster] Rooster: looks ahead, about three seconds for a whole turn
    [top-cluck] Top Cluck: the strongest, takes its time
   *[other] { $level }
}
home-edition = Edition
home-edition-second-en = Second, English
home-edition-second-fr = Second, French
home-edition-second-it = Second, Italian
home-edition-first-de = First, German
home-mode = Mode
home-flags = Variants
home-flag-built-island = Build the island together
home-cards = Cards
home-island = Island
home-island-usual = The usual one
home-clock = Time for each answer
home-clock-0 = No clock
home-clock-60 = 1 minute
home-clock-300 = 5 minutes
home-clock-3600 = 1 hour
home-clock-86400 = 1 day
home-clock-259200 = 3 days
home-talk = People may talk at the table
home-hints = Players may ask what a bot would do
home-leaders = Leaders ({ $chosen } of { $all })
home-leaders-hint = Only those chosen are in the deck. At least { $needed } are needed.
home-leaders-all = All Leaders
home-leaders-lacking = Too few Leaders: this game needs at least { $needed }.
home-house-rules = { $changed ->
    [0] House rules
    [one] House rules ({ $changed } changed)
   *[other] House rules ({ $changed } changed)
}
home-option-no-repeat = Nobody fires the same unit twice in a row
home-option-weapons = Secret weapons

## Tables and links

home-my-tables = My tables
home-status-open = waiting for players
home-status-running = running
home-status-over = over
home-status-stuck = stopped
home-open-link = Somebody sent you a link?
home-link = Link to a table or a replay
home-link-wrong = This is no link to a table of this server.
home-open = Open
home-look-around = Look around
