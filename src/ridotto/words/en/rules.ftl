# The rules of a game on a page of their own, or beside its table.

rules-about = In our own words, for { $edition }. The numbers behind each rule say where it comes from: from the rulebook, or from us where the rulebook says nothing.
rules-all = All rules
rules-edition = Edition
rules-found = { $n ->
    [one] { $n } rule found
   *[other] { $n } rules found
 }
rules-how-to-play = How to play { $game }
rules-in-your-game = in your game
rules-in-your-game-twice = twice in your game
rules-ledger = The clauses one by one
rules-ledger-hint = Every rule as the tests of this project check it. Where the rulebook is silent or unclear, the clause is ours and says why.
rules-ledger-derived = follows from { $clauses }
rules-ledger-ours = ours
rules-ledger-why = Why: { $why }
rules-nothing = Nothing is found under that word. Try a shorter one.
rules-ours-heading = What is ours
rules-search = Search the rules
rules-to-home = All games
rules-to-lesson = Learn by playing
rules-to-read = { $n ->
    [one] { $n } minute to read
   *[other] { $n } minutes to read
 }
rules-unasked = Back to all rules
