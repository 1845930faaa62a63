# Ce que l’hôte peut choisir avant une partie, et ce qui s’y oppose. La page le charge avec le formulaire.

option-mascarade-1e-masks-meaning = Au lieu de la sélection imprimée : six cartes jusqu’à 5 joueurs, sinon une par place et jusqu’à deux de plus pour le centre. Le Juge est obligatoire ; un tiers au moins doit prendre à la banque (Roi, Reine, Fou, Veuve, Paysans) ; les deux Paysans ou aucun ; Paysans et Inquisiteur à partir de 8 joueurs.
option-mascarade-2e-masks-meaning = Au lieu d’une sélection : six masques à 4 ou 5 joueurs, sinon un par place et jusqu’à deux de plus pour le centre. Le Juge est obligatoire ; un tiers au moins doit porter une étoile (Impératrice, Fou, Roi, Mécène, Paysans, Princesse, Veuve) ; les deux Paysans ou aucun ; Paysans et Gourou à partir de 8 joueurs, Princesse et Marionnettiste à partir de 6. Étoiles et nombres sont imprimés sur les cartes, qui nous manquaient : les nôtres sont notre choix.
option-mascarade-2e-set-meaning = Les masques pour ce nombre de joueurs. Les feuilles de scénario imprimées nous manquaient, les deux faces sont donc notre choix : A est proche de la première édition, B a les nouveaux pouvoirs.
option-mascarade-challenge-is-clockwise = L’un après l’autre
option-mascarade-challenge-is-together = Tous en même temps
option-mascarade-challenge-label = Comment on demande qui conteste
option-mascarade-challenge-meaning = Quand quelqu’un annonce qui il est, on demande aux autres s’ils contestent : l’un après l’autre autour de la table, ou tous en même temps.
option-mascarade-custom_small-is-off = Seulement les six
option-mascarade-custom_small-is-on = Permis
option-mascarade-custom_small-label = Masques au choix à 2 ou 3
option-mascarade-custom_small-meaning = Pour deux ou trois joueurs, le livret nomme six cartes, sans choix. Ici, l’hôte peut en essayer d’autres.
option-mascarade-forced_swap-is-any = Avec n’importe quelle carte
option-mascarade-forced_swap-is-players = Seulement avec des joueurs
option-mascarade-forced_swap-label = Échanges forcés
option-mascarade-forced_swap-meaning = Une personne dont la carte a été montrée au tour précédent doit échanger : avec n’importe quelle carte, ou pas avec une carte du centre. Aux tours d’ouverture, le centre est toujours permis.
option-mascarade-masks-label = Masques de votre choix
option-mascarade-pace-is-off = Ne jamais attendre
option-mascarade-pace-is-quick = Rapide : 5 secondes pour regarder, 2 pour les masques dévoilés
option-mascarade-pace-is-slow = Lent : 25 secondes pour regarder, 8 pour les masques dévoilés
option-mascarade-pace-is-unhurried = Regarder aussi longtemps qu’on veut
option-mascarade-pace-is-usual = Normal : 10 secondes pour regarder, 5 pour les masques dévoilés
option-mascarade-pace-label = Le temps de voir
option-mascarade-pace-meaning = Combien de temps la table attend, au plus pendant qu’on regarde quelque chose, au moins pendant que des masques sont dévoilés à tous. D’ordinaire elle attend quand des gens jouent.
option-mascarade-set-is-A = Notre sélection A
option-mascarade-set-is-B = Notre sélection B
option-mascarade-set-is-basic = La sélection imprimée
option-mascarade-set-label = Quels masques
option-mascarade-start-label = Qui commence
option-mascarade-start-meaning = La place qui joue en premier.
option-mascarade-turn_limit-label = Partie la plus longue
option-mascarade-turn_limit-meaning = Après tant de tours, les plus riches gagnent. 0 : sans limite.

option-mascarade-1e-set-meaning = La sélection imprimée pour ce nombre de joueurs.
option-mascarade-masks-write = des noms de masques séparés par des virgules

option-masques-first_player-label = Qui commence
option-masques-first_player-meaning = La place qui joue en premier.
option-masques-families-label = Familles
option-masques-families-meaning = Qui joue pour quelle famille, dans l’ordre des places ; à deux joueurs, deux familles chacun. Sinon, elles sont distribuées.
option-masques-families-write = des noms de familles séparés par des virgules
option-masques-removed_family-label = Famille absente
option-masques-removed_family-meaning = À trois joueurs, la famille pour laquelle personne ne joue. Sinon, le hasard décide.
option-masques-removed_family-write = le nom d’une famille
option-masques-family_values-label = Valeurs des invités des familles
option-masques-family_values-meaning = Ce que valent les trois invités d’une famille. Les cartes imprimées nous manquaient : 2, 3 et 4 sont notre choix.
option-masques-family_values-write = trois nombres différents de 2 à 4 séparés par des virgules
option-masques-neutral_values-label = Valeurs des Foscari
option-masques-neutral_values-meaning = Ce que valent les quatre invités de la famille neutre. Les cartes imprimées nous manquaient : 2, 3, 3 et 4 sont notre choix.
option-masques-neutral_values-write = quatre nombres de 2 à 4 séparés par des virgules
option-masques-costs-label = Ce que coûtent les agents
option-masques-costs-meaning = En ducats, à partir du haut d’une pile. Les cartes imprimées nous manquaient : les prix habituels sont notre choix.
option-masques-costs-write = uniform-234, ou des sortes suivies d’un nombre ou de trois, par exemple : thief 1-2-3, guard 2
open-costs-usual = Les prix habituels, qui sont notre choix
open-costs-same = 2, 3 et 4 ducats pour les agents de chaque sorte
open-costs-own = Vos propres prix
open-costs-example = Des sortes avec un prix ou trois, par exemple : thief 1-2-3, guard 2. Les autres sortes gardent leurs prix habituels.
option-masques-ducat_shortage-label = Quand il n’y a plus de ducats
option-masques-ducat_shortage-meaning = La banque a autant de ducats que la boîte : une fois tous distribués, plus personne n’en reçoit, ou d’autres pièces les remplacent.
option-masques-ducat_shortage-is-bare = Plus personne n’en reçoit
option-masques-ducat_shortage-is-unlimited = Il y en a toujours
option-masques-trade_facedown-label = Marchands et jetons cachés
option-masques-trade_facedown-meaning = Si un marchand peut prendre des jetons face cachée.
option-masques-trade_facedown-is-on = Permis
option-masques-trade_facedown-is-off = Seulement des jetons face visible
option-masques-courtesan_duplicate-label = Quand deux joueurs ont l’invité qu’une courtisane appelle
option-masques-courtesan_duplicate-meaning = Qui donne l’invité : le premier à partir de la personne qui appelle, ou à partir de la suivante à gauche.
option-masques-courtesan_duplicate-is-active-first = À partir de la personne qui appelle
option-masques-courtesan_duplicate-is-left-first = À partir de la suivante à gauche
option-masques-max_rounds-label = Partie la plus longue
option-masques-max_rounds-meaning = Après tant de manches, elle s’arrête sans gagnant. 0 : sans limite.
option-masques-two_player_draft-label = Choix des mains à deux
option-masques-two_player_draft-meaning = Si deux joueurs choisissent leur main carte par carte, comme on le fait à plusieurs.
option-masques-two_player_draft-is-on = Ils choisissent
option-masques-two_player_draft-is-off = Les mains sont distribuées
option-masques-influence-label = Ce que pèsent les agents
option-masques-influence-meaning = L’influence des agents à côté d’un invité. Les cartes imprimées nous manquaient : l’influence habituelle est notre choix.
option-masques-influence-write = un nombre, ou des sortes suivies d’un nombre ou de trois, par exemple : guard 3, thief 1-1-2
option-masques-free_pass-label = Passer avec des invités en main
option-masques-free_pass-meaning = Si l’on peut passer tant qu’on a des invités.
option-masques-free_pass-is-on = Permis
option-masques-free_pass-is-off = Seulement sans invités
option-masques-optional_effects-label = Effets des agents
option-masques-optional_effects-meaning = Si l’on peut renoncer à l’effet d’un agent.
option-masques-optional_effects-is-on = On peut y renoncer
option-masques-optional_effects-is-off = Ils sont obligatoires
option-masques-move_facedown-label = Déplacer des cartes cachées
option-masques-move_facedown-meaning = Si des agents peuvent déplacer des cartes face cachée.
option-masques-move_facedown-is-on = Permis
option-masques-move_facedown-is-off = Seulement des cartes face visible

option-masquerade-packs-label = Cartes en plus
option-masquerade-packs-meaning = Des paquets mêlés au jeu de base : les nôtres, ou vos propres fichiers de cartes quand vous jouez dans un terminal.
option-masquerade-packs-write = des noms de paquets, et des fichiers qui finissent par .toml, séparés par des virgules
open-packs-extras = le docteur Pestilence et Mary la Muette
open-packs-none = Aucune carte en plus
open-packs-count = { $n ->
    [one] { $n } carte en plus
   *[other] { $n } cartes en plus
 }
option-masquerade-first_player-label = Qui commence
option-masquerade-first_player-meaning = La place qui joue en premier.
option-masquerade-royals_in_deck-label = Roi et Reine
option-masquerade-royals_in_deck-meaning = Si le Roi et la Reine sont mêlés à la pioche après la donne, pour que personne ne commence avec eux.
option-masquerade-royals_in_deck-is-on = Mêlés après la donne
option-masquerade-royals_in_deck-is-off = Distribués comme les autres cartes
option-masquerade-joining-label = S’asseoir plus tard
option-masquerade-joining-meaning = Si quelqu’un peut s’asseoir entre deux tours, pendant la partie.
option-masquerade-joining-is-on = Permis
option-masquerade-joining-is-off = Pas permis
option-masquerade-arrows-label = Flèches
option-masquerade-arrows-meaning = Si les flèches suivent la face que la carte montre maintenant, ou celle qu’elle montrait au début du tour de son propriétaire.
option-masquerade-arrows-is-now = La face de maintenant
option-masquerade-arrows-is-start = La face du début du tour

option-write-number = un nombre entier à partir de 0
option-write-seat = la lettre d’un joueur ; sans elle, le hasard décide

# Ce qui s’oppose à une table. Une option porte son intitulé sur la page, et son nom dans un terminal.

objection-ours = { $ruling ->
    [none] { "" }
   *[other] { " " }(notre décision { $ruling })
 }
objection-players = Ce jeu se joue de { $fewest } à { $most } joueurs, pas à { $players }{ objection-ours }.
objection-no-seat = Il n’y a pas de place { $seat } à une table de { $players }.
objection-seat-held = { $name } a la place { $seat } : il faut au moins { $least } places, et non { $players }.
objection-no-file = { $label } : sur un serveur, vous ne pouvez pas indiquer de fichier.
objection-no-bot = Aucun robot ne s’appelle « { $said } » : l’un de ces noms est attendu : { $known }.
objection-no-simple-bot = Aucun robot raisonnable ne joue encore à ce jeu : choisissez-en un qui joue au hasard.
objection-no-memory = « { $said } » n’est pas une sorte de mémoire : strict, notes ou aid est attendu.
objection-clock = Une horloge de { $seconds } secondes n’est pas possible : de 0 (aucune) à { $most }.
objection-unknown-option = { $near ->
    [none] Il n’y a pas d’option « { $said } » : l’un de ces noms est attendu : { $known }.
   *[other] Il n’y a pas d’option « { $said } » : l’un de ces noms est attendu : { $known }. Peut-être { $near } ?
 }
objection-option-choice = { $label } : « { $value } » n’est pas possible : l’un de ces mots est attendu : { $known }.
objection-option-number = { $label } : « { $value } » n’est pas un nombre entier à partir de 0.
objection-option-seat = { $label } : « { $value } » n’est pas une place ici : une lettre de A à { $last } est attendue.

objection-mascarade-foreign = { $near ->
    [none] Aucun masque de cette édition ne s’appelle « { $said } ». Il y a : { $known }.
   *[other] Aucun masque de cette édition ne s’appelle « { $said } ». Il y a : { $known }. Peut-être { $near } ?
 }
objection-mascarade-six = À { $players } joueurs, il y a 6 masques, pas { $size }{ objection-ours }.
objection-mascarade-size = À { $players } joueurs, il y a de { $players } à { $most } masques, pas { $size }{ objection-ours }.
objection-mascarade-box = La boîte n’a que { $most } masques.
objection-mascarade-the-six = À { $players } joueurs, les masques sont { $six }, sauf si l’hôte en permet d’autres (custom_small){ objection-ours }.
objection-mascarade-too-many = { $n } fois { $mask } : la boîte n’en a que { $most }.
objection-mascarade-no-judge = Il manque le Juge.
objection-mascarade-one-peasant = Il faut les deux Paysans, ou aucun.
objection-mascarade-needs = { $mask } se joue à partir de { $seats } joueurs{ objection-ours }.
objection-mascarade-money = { $sign ->
    [star] Masques qui portent une étoile : { $money } sur { $size }. Il en faut au moins un tiers{ objection-ours }.
   *[bank] Masques qui prennent des pièces à la banque : { $money } sur { $size }. Il en faut au moins un tiers{ objection-ours }.
 }
objection-mascarade-half = { $sign ->
    [star] moins de la moitié des masques portent une étoile ({ $money } sur { $size }){ objection-ours }.
   *[bank] moins de la moitié des masques prennent des pièces à la banque ({ $money } sur { $size }){ objection-ours }.
 }
objection-mascarade-pace = { $said } : ces options n’en font plus qu’une, « pace », et aucune de ses valeurs n’est ainsi : l’un de ces mots est attendu : { $known }.

objection-masques-costs = { $label } : « { $value } » n’est pas possible : uniform-234 est attendu, ou des sortes suivies d’un nombre ou de trois jusqu’à { $most }, par exemple « thief 1-2-3, guard 2 ». Chacune de ces sortes peut y être une fois : { $kinds }.
objection-masques-influence = { $label } : « { $value } » n’est pas possible : un nombre jusqu’à { $most } est attendu, ou des sortes suivies d’un nombre ou de trois, par exemple « thief 1-2-3, guard 2 ». Chacune de ces sortes peut y être une fois : { $kinds }.
objection-masques-order = { $label } : « { $value } » n’est pas possible : { $kind } doit coûter au moins 1, et pas moins d’un exemplaire à l’autre.
objection-masques-three = { $label } : « { $value } » n’est pas possible : trois nombres différents de { $least } à { $most } sont attendus.
objection-masques-four = { $label } : « { $value } » n’est pas possible : quatre nombres de { $least } à { $most } sont attendus.
objection-masques-removed = { $label } : « { $value } » n’est pas possible : il faut un { $removed } parmi eux, qui reste absent à trois joueurs.
objection-masques-no-family = { $near ->
    [none] Aucune famille ne s’appelle « { $said } ». Il y a : { $known }.
   *[other] Aucune famille ne s’appelle « { $said } ». Il y a : { $known }. Peut-être { $near } ?
 }
objection-masques-families = { $label } : « { $value } » n’est pas possible : { $count } familles différentes sont attendues.
objection-masques-only-three = { $label } : « { $value } » n’est pas possible : il n’y a de famille sans joueur qu’à trois.
objection-masques-not-absent = { $label } : « { $value } » n’est pas possible : quelqu’un joue pour cette famille.
objection-masques-gondolier = aucun gondolier ne coûte 3, comme dans l’exemple du livret.
objection-masques-trader = aucun marchand ne coûte 4, comme dans l’exemple du livret.
objection-masques-thief = aucun voleur n’est plus faible qu’un invité de 2, comme dans l’exemple du livret.

objection-masquerade-players = Avec ces cartes, le jeu se joue de { $fewest } à { $most } joueurs, pas à { $players }.
objection-masquerade-file = { $label } : { $problem }
objection-masquerade-twice = { $label } : « { $value } » n’est pas possible : { $pack } y est deux fois.
objection-masquerade-no-pack = { $near ->
    [none] Aucun paquet ne s’appelle « { $said } ». Il y a : { $known }.
   *[other] Aucun paquet ne s’appelle « { $said } ». Il y a : { $known }. Peut-être { $near } ?
 }
