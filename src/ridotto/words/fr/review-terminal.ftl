# La revue d'une partie finie, comme un terminal la raconte. La page ne charge pas ce fichier.

review-title = { $game } : { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
 }, { $rehearsals } répétitions
review-progress = { $done } réponses sur { $all }
review-chart = Qui allait gagner, aux yeux d’un maître
review-from-to = { $before } → { $after } %
review-turn-short = tour
review-moments = Les tournants
review-no-moments = Rien n’a fait basculer cette partie d’un seul coup.
review-moment = Tour { $turn }. { $story } { $who } : { $before } → { $after } %
review-truth = Qui a dit vrai
review-truth-of = { $who } : vrai { $true }, bluffs réussis { $held }, bluffs démasqués { $caught }, « Moi aussi » juste { $right }, faux { $wrong }
review-bluff = Tour { $turn }. { $who } a annoncé : { THING($said) } ; c’était : { THING($really) }. { $ended ->
    [caught] Démasqué par { $callers }.
   *[held] Le bluff a tenu.
 }{ $odds ->
    [some] { " " }Qui l’entendait pouvait y croire à { $least } à { $most } %.
    [one] { " " }Qui l’entendait pouvait y croire à { $most } %.
   *[none] { "" }
 }
review-accounts = Chance et choix, en points de chance de gagner
review-account = { $who } : { $total } en tout ; ses choix { $own } (±{ $error }), ceux des autres { $others }, la chance { $luck } (la donne { $deal })
review-no-mistakes = Le maître ne voit d’erreur dans aucune réponse.
review-mistakes = { $n ->
    [one] Selon le maître, une réponse est une erreur
   *[other] Selon le maître, { $n } réponses sont des erreurs
 }
review-mistake = Tour { $turn }. { $who } : « { $answer } ». Mieux : « { $best } », de { $loss } (±{ $error }) points.
