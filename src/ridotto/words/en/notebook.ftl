# The notebook: a grid of places and what may lie there, marked by hand.

notebook-answer = Answer
notebook-cell = { $place }, { $thing }: { $mark }.
notebook-centre = Centre { $n }
notebook-crossed = crossed out by your own marks
notebook-empty = empty
notebook-face-down = { $n } hidden
notebook-grid = Who has what, by your own marks
notebook-hand = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
notebook-hint = Faint crosses follow from your own marks.
notebook-key = N notebook
notebook-left = left
notebook-mark = Mark with
notebook-maybe = maybe
notebook-not = not
notebook-place = { $name }, { $side }
notebook-private = only you see it
notebook-protected = protected
notebook-right = right
notebook-sure = sure
notebook-title = Notebook
notebook-undo = Undo
notebook-what = What
notebook-where = Where
notebook-you = You
