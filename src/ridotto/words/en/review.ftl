# The review of a finished game, on the page.

review-page-again = Try again
review-page-by-master = by a master’s eyes, from what each could know
review-page-back = Back to the end
review-page-chart = Who was going to win
review-page-chart-keys = Turn by turn with the arrow keys.
review-page-choices = Luck and choices
review-page-claims = Who told the truth
review-page-claims-count = { $n ->
    [one] { $n } announcement
   *[other] { $n } announcements
 }
review-page-caught = bluff caught
review-page-from-to = { $who } { $before } → { $after } %
review-page-held = bluff held
review-page-legend-luck = luck
review-page-legend-others = others’ choices
review-page-legend-own = own choices, with their error
review-page-luck-note = Luck is the deal, the lot, and what nobody could know who chose. Choices count beside what a courtier would have done.
review-page-mistake = Turn { $turn }, { $who }: “{ $answer }”. Better: “{ $best }”, by { $loss } (±{ $error }) points.
review-page-mistakes = Mistakes
review-page-mistakes-note = by the master’s reckoning, beyond its error
review-page-moments = { $n ->
    [one] One moment
   *[other] { $n } moments
 }
review-page-moments-note = each opens the replay there
review-page-no-mistakes = The master calls no answer a mistake.
review-page-no-moments = Nothing turned this game at one blow.
review-page-what-if = What if … from turn { $turn }
review-page-open = Replay of turn { $turn }
review-page-player = Player
review-page-points = points of chance
review-page-present = { $turn ->
    [0] At the start
   *[other] Turn { $turn }
 }: { $chances }
review-page-chance-of = { $who } { $chance } %
review-page-right = “So am I!” right
review-page-thinking = A master looks at the game. That takes up to half a minute.
review-page-title = Review
review-page-true = true
review-page-turn = turn
review-page-turns = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
 }
review-page-wrong = “So am I!” wrong
review-page-account = { $who }: own choices { $own } points, give or take { $error }; others’ choices { $others }; luck { $luck }.

wrong-reviewers-busy-yours = { $most } games are being reviewed for you already. Wait until they are done.
wrong-reviewers-busy = Many games are being reviewed at the moment. Try again in a minute.
wrong-review-failed = This game could not be reviewed.
