face-ada = couronne de fleurs
face-bruno = grande barbe
face-carla = chignon
face-dario = tricorne
face-elena = boucles rousses
face-fabio = chapeau à plume
face-gemma = tresses et bonnet
face-hugo = chapeau à large bord
face-irma = foulard
face-jacopo = turban et barbe
face-klara = boucles brunes
face-livia = tresses blondes
face-marco = cheveux courts
face-nina = chignon gris
face-otto = haut-de-forme
face-paola = longs cheveux roux

home-alone = sans adversaire
home-all-games = Les { $n } parties
home-back = Ouvrir
home-bots = { $n ->
    [one] { $n } robot
   *[other] { $n } robots
 }
home-deal = Donne du jour
home-deal-best = La meilleure a duré { $turns } tours.
home-deal-first = Personne ne l’a encore terminée.
home-deal-mine = Vous avez joué { $turns } tours.
home-deal-play = Jouer la donne du jour
home-deal-same = la même pour tous
home-deal-what = { $game }, { $seats } places, { $bots }.
home-deal-won = Gagnée dans { $won } parties sur { $finished } jusqu’ici.
home-edition = Édition
home-edition-one = Une seule édition
home-fewer-games = Seulement les dernières des { $n } parties
home-finished = Terminées
home-first-ball = Premier bal
home-first-ball-long = Premier bal, 3 min
home-forget-over-hint = La partie disparaît de cette liste et de vos statistiques. Son déroulé reste.
home-friends = Table entre amis
home-game-open = { $game } : les façons de jouer
home-level-beginner = { $n ->
    [one] { $n } débutant
   *[other] { $n } débutants
 }
home-level-courtier = { $n ->
    [one] { $n } courtisan
   *[other] { $n } courtisans
 }
home-level-master = { $n ->
    [one] { $n } maître
   *[other] { $n } maîtres
 }
home-lost = perdue
home-me = Qui êtes-vous ?
home-me-done = C’est fait
home-me-hint = { " " }(votre nom et votre visage)
home-mine = Mes tables
home-mine-here = sur cet appareil
home-mine-none = Rien encore : les tables où vous jouez apparaissent ici.
home-nav = Parties de l’accueil
home-nav-me = Moi
home-nav-puzzles = Énigmes
home-nav-tables = Tables
home-of = { $part } sur { $whole }
home-puzzle-solved = { $n } sur { $all } résolues.
home-stat = Mon jeu
home-stat-bluffs = bluffs réussis
home-stat-caught = menteurs pris
home-stat-games = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
 }
home-stat-none = Terminez une partie, et elle compte ici.
home-stat-won = gagnées
home-title = Qui êtes-vous ce soir ?
home-what = Des jeux de masques pour 2 à 13 personnes
home-why = finie après le tour { $turn }
home-with-others = À plusieurs
home-won = gagnée
home-your-turn = À vous

settings-face = Votre visage
