# A review of a finished game, as a terminal tells it. The page does not load this file.

review-title = { $game }: { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
 }, { $rehearsals } rehearsals
review-progress = { $done } of { $all } answers
review-chart = Who was going to win, by a master’s eyes
review-from-to = { $before } → { $after } %
review-turn-short = turn
review-moments = Where it turned
review-no-moments = Nothing turned this game at one blow.
review-moment = Turn { $turn }. { $story } { $who }: { $before } → { $after } %
review-truth = Who told the truth
review-truth-of = { $who }: true { $true }, bluffs held { $held }, bluffs caught { $caught }, “So am I” right { $right }, wrong { $wrong }
review-bluff = Turn { $turn }. { $who } said { THING($said) } and was { THING($really) }. { $ended ->
    [caught] { $callers } called it.
   *[held] It held.
 }{ $odds ->
    [some] { " " }Those who heard it could give it { $least } to { $most } %.
    [one] { " " }Those who heard it could give it { $most } %.
   *[none] { "" }
 }
review-accounts = Luck and choices, in points of chance
review-account = { $who }: { $total } in all; own choices { $own } (±{ $error }), others’ choices { $others }, luck { $luck } (the deal { $deal })
review-no-mistakes = The master calls no answer a mistake.
review-mistakes = { $n ->
    [one] The master calls one answer a mistake
   *[other] The master calls { $n } answers mistakes
 }
review-mistake = Turn { $turn }. { $who }: “{ $answer }”. Better: “{ $best }”, by { $loss } (±{ $error }) points.
