# What the end of Mascarade says.

end-bluffs = Bluffs
end-bluffs-count = { $held } held, { $caught } caught
end-bluffs-held = Held
end-bluffs-caught = Caught
end-bluffs-none = None.
end-bluff = Turn { $turn }: { YOU($who) ->
    [you] you said “{ MASK($mask) }” and were { MASK($is) }.
   *[they] { PERSON($who) } said “{ MASK($mask) }” and was { MASK($is) }.
 }
end-centre = In the centre
end-coins = Coins
end-coins-goal = { $n } coins win
end-gain = Turn { $turn }: { YOU($who) ->
    [you] you go from { $from } to { $to } coins.
   *[they] { PERSON($who) } goes from { $from } to { $to } coins.
 }
end-gain-by = Turn { $turn }, { MASK($mask) }: { YOU($who) ->
    [you] you go from { $from } to { $to } coins.
   *[they] { PERSON($who) } goes from { $from } to { $to } coins.
 }
end-gain-ends = Turn { $turn }, { MASK($mask) }: { YOU($who) ->
    [you] you win with { $to } coins.
   *[they] { PERSON($who) } wins with { $to } coins.
 }
end-own-bluffs = { $n ->
    [0] You never bluffed.
    [one] You bluffed once; { $held ->
        [0] it did not hold.
       *[other] it held.
     }
   *[other] You bluffed { $n } times; { $held ->
        [0] none held.
        [one] { $held } held.
       *[other] { $held } held.
     }
 }
end-own-claims = { $n ->
    [0] You never said “So am I!”
    [one] You said “So am I!” once and were { $right ->
        [0] wrong.
       *[other] right.
     }
   *[other] You said “So am I!” { $n } times and were { $right ->
        [0] never right.
        [one] right once.
       *[other] right { $right } times.
     }
 }
end-own-coins = You had { $least } coins at the least, { $most } at the most.
end-rest = { $where } holds { $court }, the bank { $bank }.
