# What the end of Mascarade says.

end-bluffs = Les bluffs
end-bluffs-count = { $held } ont tenu, { $caught } démasqués
end-bluffs-held = Ont tenu
end-bluffs-caught = Démasqués
end-bluffs-none = Aucun.
end-bluff = Tour { $turn } : { YOU($who) ->
    [you] vous avez dit « { MASK($mask) } » et étiez { MASK($is) }.
   *[they] { PERSON($who) } a dit « { MASK($mask) } » et était { MASK($is) }.
 }
end-centre = Au centre
end-coins = Pièces
end-coins-goal = { $n } pièces font gagner
end-gain = Tour { $turn } : { YOU($who) ->
    [you] vous passez de { $from } à { $to } pièces.
   *[they] { PERSON($who) } passe de { $from } à { $to } pièces.
 }
end-gain-by = Tour { $turn }, { MASK($mask) } : { YOU($who) ->
    [you] vous passez de { $from } à { $to } pièces.
   *[they] { PERSON($who) } passe de { $from } à { $to } pièces.
 }
end-gain-ends = Tour { $turn }, { MASK($mask) } : { YOU($who) ->
    [you] vous gagnez avec { $to } pièces.
   *[they] { PERSON($who) } gagne avec { $to } pièces.
 }
end-own-bluffs = { $n ->
    [0] Vous n’avez jamais bluffé.
    [one] Vous avez bluffé une fois ; { $held ->
        [0] ce bluff n’a pas tenu.
       *[other] ce bluff a tenu.
     }
   *[other] Vous avez bluffé { $n } fois ; { $held ->
        [0] aucun bluff n’a tenu.
        [one] { $held } a tenu.
       *[other] { $held } ont tenu.
     }
 }
end-own-claims = { $n ->
    [0] Vous n’avez jamais dit « Moi aussi ! »
    [one] Vous avez dit « Moi aussi ! » une fois, à { $right ->
        [0] tort.
       *[other] raison.
     }
   *[other] Vous avez dit « Moi aussi ! » { $n } fois, { $right ->
        [0] toujours à tort.
        [one] une fois à raison.
       *[other] { $right } fois à raison.
     }
 }
end-own-coins = Vous avez eu { $least } pièces au moins, { $most } au plus.
end-rest = { $where } : { $court } ; la banque : { $bank }.
