puzzle-announces = { $name } : « Je suis { MASK($mask) }. »
puzzle-claims = { $names } : « Moi aussi ! »
puzzle-shown = { $name } : { MASK($mask) }
puzzle-answer = { $name } est le Roi.
puzzle-answer-nobody = Personne ne peut savoir qui est le Roi : plusieurs sont possibles.
puzzle-ask = Vous avez seulement regardé. Qu’est-ce qui est sûr après le tour { $turn } ?
puzzle-chance = { $n } %
puzzle-choose = Choisissez une place
puzzle-dealt = a reçu : { MASK($mask) }
puzzle-facts = { $n ->
    [one] { $n } fait à trouver
   *[other] { $n } faits à réunir
 }
puzzle-grade-easy = facile
puzzle-grade-hard = difficile
puzzle-grade-middle = moyenne
puzzle-hint = Indice
puzzle-it-is = C’est { $name }
puzzle-next = Énigme suivante
puzzle-nobody = Personne ne peut savoir
puzzle-number = Énigme { $n } sur { $all }
puzzle-right = Juste
puzzle-struck = (ne compte pas)
puzzle-why = { $n ->
    [one] Il fallait trouver ce fait ; les nombres disent la chance de chacun d’être le Roi ensuite.
   *[other] Il fallait réunir ces { $n } faits ; les nombres disent la chance de chacun d’être le Roi ensuite.
 }
puzzle-wrong = Faux
