puzzle-announces = { $name }: “I am { MASK($mask) }.”
puzzle-claims = { $names }: “So am I!”
puzzle-shown = { $name }: { MASK($mask) }
puzzle-answer = { $name } is the King.
puzzle-answer-nobody = Nobody can know who the King is: several are possible.
puzzle-ask = You only watched. What is sure after turn { $turn }?
puzzle-chance = { $n } %
puzzle-choose = Choose a seat
puzzle-dealt = dealt { MASK($mask) }
puzzle-facts = { $n ->
    [one] { $n } fact to join
   *[other] { $n } facts to join
 }
puzzle-grade-easy = easy
puzzle-grade-hard = hard
puzzle-grade-middle = middle
puzzle-hint = Hint
puzzle-it-is = It is { $name }
puzzle-next = Next puzzle
puzzle-nobody = Nobody can know
puzzle-number = Puzzle { $n } of { $all }
puzzle-right = Right
puzzle-struck = (does not matter)
puzzle-why = { $n ->
    [one] This fact had to be found; the numbers say how likely each is the King after it.
   *[other] These { $n } facts had to be joined; the numbers say how likely each is the King after them.
 }
puzzle-wrong = Wrong
