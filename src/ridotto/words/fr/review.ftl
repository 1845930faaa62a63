# La revue d’une partie finie, sur la page.

review-page-again = Réessayer
review-page-by-master = aux yeux d’un maître, d’après ce que chacun pouvait savoir
review-page-back = Retour à la fin
review-page-chart = Qui allait gagner
review-page-chart-keys = Tour par tour avec les flèches.
review-page-choices = Chance et choix
review-page-claims = Qui a dit vrai
review-page-claims-count = { $n ->
    [one] { $n } annonce
   *[other] { $n } annonces
 }
review-page-caught = bluff démasqué
review-page-from-to = { $who } { $before } → { $after } %
review-page-held = bluff réussi
review-page-legend-luck = chance
review-page-legend-others = choix des autres
review-page-legend-own = ses choix, avec leur marge d’erreur
review-page-luck-note = La chance, c’est la donne, le sort, et ce que personne ne pouvait savoir en choisissant. Les choix comptent par rapport à ce qu’aurait fait un courtisan.
review-page-mistake = Tour { $turn }, { $who } : « { $answer } ». Mieux : « { $best } », de { $loss } (±{ $error }) points.
review-page-mistakes = Erreurs
review-page-mistakes-note = d’après le maître, au-delà de sa marge d’erreur
review-page-moments = { $n ->
    [one] Un tournant
   *[other] { $n } tournants
 }
review-page-moments-note = chacun ouvre la rediffusion à cet endroit
review-page-no-mistakes = Le maître ne voit d’erreur dans aucune réponse.
review-page-no-moments = Rien n’a fait basculer cette partie d’un seul coup.
review-page-what-if = Et si … à partir du tour { $turn }
review-page-open = Revoir le tour { $turn }
review-page-player = Joueur
review-page-points = points de chance
review-page-present = { $turn ->
    [0] Au début
   *[other] Tour { $turn }
 } : { $chances }
review-page-chance-of = { $who } { $chance } %
review-page-right = « Moi aussi ! » juste
review-page-thinking = Un maître regarde la partie. Cela prend jusqu’à une demi-minute.
review-page-title = Revue
review-page-true = vrai
review-page-turn = tour
review-page-turns = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
 }
review-page-wrong = « Moi aussi ! » faux
review-page-account = { $who } : ses choix { $own } points, à { $error } près ; choix des autres { $others } ; chance { $luck }.

wrong-reviewers-busy-yours = { $most } parties sont déjà en cours de revue pour vous. Attendez qu’elles soient prêtes.
wrong-reviewers-busy = Beaucoup de parties sont en cours de revue. Réessayez dans une minute.
wrong-review-failed = La revue de cette partie a échoué.
