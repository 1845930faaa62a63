# What a host of Mascarade may choose, and what speaks against a choice. The page loads it with the form.

open-game-mascarade-1e = Douze personnages. À deux ou trois, chacun a plusieurs cartes. Une personne dont la carte a été montrée au tour juste avant le sien doit échanger, ou faire semblant.
open-game-mascarade-2e = Seize personnages, à partir de quatre joueurs. Une personne dont le masque a été montré au tour juste avant le sien ne peut pas annoncer. Les feuilles de scénario et les cartes imprimées nous manquaient : les sélections, les étoiles et les nombres de joueurs minimaux sont notre choix.

option-mascarade-1e-masks-meaning = Au lieu de la sélection imprimée : six cartes jusqu’à 5 joueurs, sinon une par place et jusqu’à deux de plus pour le centre. Le Juge est obligatoire ; un tiers au moins devrait prendre à la banque (Roi, Reine, Fou, Veuve, Paysans) ; les deux Paysans ou aucun ; Paysans et Inquisiteur à partir de 8 joueurs.
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
option-mascarade-forced_swap-meaning = Une personne dont la carte a été montrée au tour précédent doit échanger : avec n’importe quelle carte, ou seulement avec celle d’une autre personne, ni du centre ni à soi. Une carte protégée s’échange toujours avec une des siennes. Aux tours d’ouverture, toutes les cartes sont permises.
option-mascarade-masks-label = Masques de votre choix
option-mascarade-pace-is-alone = Seul avec des robots : regarder aussi longtemps qu’on veut, 1 seconde pour les masques montrés
option-mascarade-pace-is-off = Ne jamais attendre
option-mascarade-pace-is-quick = Rapide : 5 secondes pour regarder, 2 pour les masques dévoilés
option-mascarade-pace-is-slow = Lent : 25 secondes pour regarder, 8 pour les masques dévoilés
option-mascarade-pace-is-unhurried = Regarder aussi longtemps qu’on veut
option-mascarade-pace-is-usual = Normal : 10 secondes pour regarder, 5 pour les masques dévoilés
option-mascarade-pace-label = Le temps de voir
option-mascarade-pace-meaning = Combien de temps on peut regarder un masque, et combien de temps les masques dévoilés restent visibles à tous.
option-mascarade-set-is-A = Notre sélection A
option-mascarade-set-is-B = Notre sélection B
option-mascarade-set-is-basic = La sélection imprimée
option-mascarade-set-label = Quels masques
option-mascarade-start-label = Qui commence
option-mascarade-start-meaning = La place qui joue en premier.
option-mascarade-turn_limit-label = Partie la plus longue
option-mascarade-turn_limit-meaning = Après tant de tours, les plus riches gagnent.
option-mascarade-1e-set-meaning = La sélection imprimée pour ce nombre de joueurs.
option-mascarade-masks-write = des noms de masques séparés par des virgules

objection-mascarade-foreign = { $near ->
    [none] Aucun masque de cette édition ne s’appelle « { $said } ». Il y a : { $known }.
   *[other] Aucun masque de cette édition ne s’appelle « { $said } ». Il y a : { $known }. Peut-être { $near } ?
 }
objection-mascarade-six = À { $players } joueurs, il y a 6 masques, pas { $size }{ objection-ours }.
objection-mascarade-size = À { $players } joueurs, il y a de { $players } à { $most } masques, pas { $size }{ objection-ours }.
objection-mascarade-box = La boîte n’a que { $most } masques.
objection-mascarade-the-six = À { $players } joueurs, les masques sont { $six }, sauf si l’hôte en permet d’autres (« { $label } »){ objection-ours }.
objection-mascarade-too-many = { $n } fois { $mask } : la boîte n’en a que { $most }.
objection-mascarade-no-judge = Il manque le Juge.
objection-mascarade-one-peasant = Il faut les deux Paysans, ou aucun.
objection-mascarade-needs = { $mask } se joue à partir de { $seats } joueurs{ objection-ours }.
objection-mascarade-money = Masques qui portent une étoile : { $money } sur { $size }. Il en faut au moins un tiers{ objection-ours }.
objection-mascarade-half = moins de la moitié des masques portent une étoile ({ $money } sur { $size }){ objection-ours }.
objection-mascarade-third = moins d’un tiers des masques prennent des pièces à la banque ({ $money } sur { $size }).
objection-mascarade-pace = { $said } : ces options n’en font plus qu’une, « pace », et aucune de ses valeurs n’est ainsi : l’un de ces mots est attendu : { $known }.
