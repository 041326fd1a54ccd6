# The rules as the page shows them.

rules-game = Game
rules-looks = Ways to read
rules-look-book = All rules
rules-look-quick = Quick reference
rules-look-glossary = Glossary
rules-look-compare = Editions side by side
rules-other = Compared with
rules-told = The sentences tell the edition “{ $edition }”; what is different in yours stands below them in bold.
rules-search = Search the rules
rules-chapters = Chapters
rules-differences = { $count ->
    [one] { $count } difference
   *[other] { $count } differences
}
