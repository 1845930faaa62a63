masquerade-pitch = Une cour qui cache la moitié de ses visages : tuez le Roi, ou asseyez-le à côté de votre Reine.
masquerade-goal = Vous gagnez aussitôt que vous tuez le Roi, ou que le Roi et la Reine sont face visible dans votre rangée pendant votre tour. Si, à un tour, il n’y a plus de carte à piocher, la personne qui a le Roi gagne. À votre tour, vous piochez une carte et la mettez en jeu, face visible ou face cachée ; puis jusqu’à { SETUP("actions") } de vos cartes agissent : chacune attaque une autre carte, utilise son pouvoir ou se retourne.

# Les cartes. Ce qui remplit ces phrases est écrit dans le paquet, et dans la langue du lecteur si le paquet la connaît.

masquerade-card = { $article ->
    [l] l’{ $bare }
    [le] le { $bare }
    [la] la { $bare }
    [les] les { $bare }
    [none] { $name }
   *[title] { $article } { $bare }
 }
    .of = { $article ->
    [l] de l’{ $bare }
    [le] du { $bare }
    [la] de la { $bare }
    [les] des { $bare }
    [none] { $sound ->
        [vowel] d’{ $name }
       *[consonant] de { $name }
     }
   *[title] de { $article } { $bare }
 }
    .name = { $name }
    .short = { $short }
    .text = { $text }
    .printed = attaque { $attack }{ $attack_arrow ->
    [up] ▲
    [down] ▼
   *[none] { "" }
 }, santé { $health }{ $health_arrow ->
    [up] ▲
    [down] ▼
   *[none] { "" }
 }
    .kind = { $gender ->
    [female] { THING($kind, form: "female") }
   *[other] { THING($kind) }
 }
    .glance = { masquerade-card } ({ masquerade-card.kind }, { masquerade-card.printed })
    .full = { $name }, { masquerade-card.kind }, { masquerade-card.printed }.{ $able ->
    [yes] { " " }{ $text }
   *[no] { "" }
 }
    .described = { $name }{ $kind ->
    [king] { "" }
    [queen] { "" }
   *[other] , { masquerade-card.kind }{ $gender ->
        [unknown] { "" }
       *[known] , { THING($gender) }
     }
 }. Attaque { $attack }{ $attack_arrow ->
    [up] , doublée face visible
    [down] , doublée face cachée
   *[none] { "" }
 } ; santé { $health }{ $health_arrow ->
    [up] , doublée face visible
    [down] , doublée face cachée
   *[none] { "" }
 }.{ $able ->
    [yes] { " " }{ $text }
   *[no] { "" }
 } « { $flavour } »

masquerade-the-king = roi
    .letter = Ro
masquerade-the-queen = reine
    .letter = Re
masquerade-the-noble = noble
    .letter = N
masquerade-the-assassin = assassin
    .female = assassine
    .letter = A
masquerade-the-soldier = soldat
    .female = soldate
    .letter = S
masquerade-the-commoner = roturier
    .female = roturière
    .letter = Rt
masquerade-the-male = homme
masquerade-the-female = femme
masquerade-the-up = face visible
masquerade-the-down = face cachée

masquerade-actions = { $n ->
    [0] aucune action
    [one] { $n } action
   *[other] { $n } actions
 }
masquerade-cards = { $n ->
    [0] aucune carte
    [one] { $n } carte
   *[other] { $n } cartes
 }
masquerade-pips = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
masquerade-ordinal = { $n ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
    [7] septième
    [8] huitième
    [9] neuvième
    [10] dixième
    [11] onzième
    [12] douzième
   *[other] { $n }e
 }

# Les cartes par leur place.

masquerade-at-unseen = { YOU($owner) ->
    [you] votre { ORDINAL($number) } carte
   *[they] la { ORDINAL($number) } carte { PERSON($owner, form: "of") }
 }
masquerade-at-hidden = { masquerade-at-unseen } ({ CARD($card) })
masquerade-at-open = { CARD($card) } ({ YOU($owner) ->
    [you] à vous
   *[they] à { PERSON($owner) }
 })
masquerade-offered-unseen = { $place } { masquerade-at-unseen }, face cachée
masquerade-offered-up = { $place } { CARD($card) }{ YOU($owner) ->
    [you] { "" }
   *[they] , à { PERSON($owner) }
 }
masquerade-offered-down = { masquerade-offered-up }, face cachée

# Ce qui se passe. Une carte peut être un homme ou une femme : les verbes n’ont pas à s’accorder.

masquerade-fact-acts-with = { AT($at) } agit.
masquerade-fact-all-chose = Tout le monde a choisi le côté de sa { ORDINAL($number) } carte.
masquerade-fact-attacks = { AT($at) } attaque { AT($target) }.
masquerade-fact-begins = { YOU($player) ->
    [you] Vous commencez.
   *[they] { PERSON($player) } commence.
 }
masquerade-fact-boost-ended = Le renfort donné par { YOU($by) ->
    [you] vous
   *[they] { PERSON($by) }
 } prend fin : { AT($at) }.
masquerade-fact-boosted = { AT($at) } a { $attack } de plus en attaque et { $health } de plus en santé { YOU($by) ->
    [you] jusqu’à votre prochain tour
   *[they] jusqu’au prochain tour { PERSON($by, form: "of") }
 }.
masquerade-fact-chose = { YOU($player) ->
    [you] Vous choisissez
   *[they] { PERSON($player) } choisit
 } { CHOSEN($what) }.
masquerade-fact-decided = { YOU($player) ->
    [you] Vous avez pris votre décision.
   *[they] { PERSON($player) } a pris sa décision.
 }
masquerade-fact-deck-has = La pioche compte { COUNT("cards", $cards) }.
masquerade-fact-declined = { YOU($player) ->
    [you] Vous n’en faites pas usage.
   *[they] { PERSON($player) } n’en fait pas usage.
 }
masquerade-fact-discarded = { OWNED($at, $card) } part à la défausse.
masquerade-fact-discarded-from-deck = { CARD($card) } passe de la pioche à la défausse.
masquerade-fact-drew = { YOU($player) ->
    [you] Vous piochez
   *[they] { PERSON($player) } pioche
 } { CARD($card) }.
masquerade-fact-drew-unseen = { YOU($player) ->
    [you] Vous piochez
   *[they] { PERSON($player) } pioche
 } une carte.
masquerade-fact-ended = C’est fini : { ENDING($reason) }.
masquerade-fact-ends-turn = { YOU($player) ->
    [you] Votre tour se termine.
   *[they] Le tour { PERSON($player, form: "of") } se termine.
 }
masquerade-fact-fought = { $attack } contre { $health } : l’attaque { SUCCEEDS($attack, $health) ->
    [yes] réussit
   *[no] échoue
 }.
masquerade-fact-gathered = Toutes les cartes en jeu sont ramassées, mélangées et redistribuées.
masquerade-fact-gave = { YOU($by) ->
    [you] Vous donnez à { PERSON($receiver) }
   *[they] { PERSON($by) } { YOU($receiver) ->
        [you] vous donne
       *[they] donne à { PERSON($receiver) }
     }
 } une carte de la pioche.
masquerade-fact-had-a-turn = { YOU($player) ->
    [you] Vous avez
   *[they] { PERSON($player) } a
 } déjà joué un tour.
masquerade-fact-hands-over = { YOU($killer) ->
    [you] Vous avez tué la Reine : toutes vos cartes vont à { PERSON($heir) }.
   *[they] { PERSON($killer) } a tué la Reine : toutes ses cartes { YOU($heir) ->
        [you] vous reviennent
       *[they] vont à { PERSON($heir) }
     }.
 }
masquerade-fact-has-acted = { AT($at) } a agi.
masquerade-fact-hides = { NTH($at) }, face cachée, est { CARD($card) }.
masquerade-fact-joined = { YOU($player) ->
    [you] Vous vous asseyez à la table.
   *[they] { PERSON($player) } s’assied à la table.
 }
masquerade-fact-killed = { OWNS($killer, $at) ->
    [yes] { YOU($killer) ->
        [you] Vous tuez votre propre carte
       *[they] { PERSON($killer) } tue sa propre carte
     } : { CARD($card) }.
   *[no] { YOU($killer) ->
        [you] Vous tuez
       *[they] { PERSON($killer) } tue
     } { OWNED($at, $card) }.
 }
masquerade-fact-laid-down = { NTH($at) } est posée face cachée.
masquerade-fact-laid-up = { NTH($at) } est posée face visible : { CARD($card) }.
masquerade-fact-lay = { NTH($at) } était { CARD($card) }.
masquerade-fact-lay-at-start = { AT($at) } était { THING($side) } au début d’un tour.
masquerade-fact-looked-at-deck = { YOU($player) ->
    [you] Vous regardez
   *[they] { PERSON($player) } regarde
 } { COUNT("cards", $cards) } de la pioche.
masquerade-fact-may-draw = Sans carte en jeu, { YOU($player) ->
    [you] vous piochez
   *[they] { PERSON($player) } pioche
 } { COUNT("cards", $count) }.
masquerade-fact-moved = { AT($at) } passe chez { YOU(OWNER($there)) ->
    [you] vous
   *[they] { PERSON(OWNER($there)) }
 }.
masquerade-fact-no-fight = Il n’y a pas de combat.
masquerade-fact-no-turn-yet = { YOU($player) ->
    [you] Vous n’avez
   *[they] { PERSON($player) } n’a
 } pas encore joué de tour.
masquerade-fact-nobody-joined = { "" }
masquerade-fact-nothing-to-discard = { YOU($player) ->
    [you] Vous n’avez
   *[they] { PERSON($player) } n’a
 } rien à défausser.
masquerade-fact-on-discards = { CARD($card) } est dans la défausse.
masquerade-fact-poison-works = Le poison agit : { AT($at) } va mourir.
masquerade-fact-poisoned = { YOU($by) ->
    [you] Vous empoisonnez
   *[they] { PERSON($by) } empoisonne
 } { AT($at) }.
masquerade-fact-recalled = { YOU($by) ->
    [you] Vous reprenez
   *[they] { PERSON($by) } reprend
 } { CARD($card) } dans la défausse.
masquerade-fact-rolled = Le dé indique { $pips }.
masquerade-fact-shuffled-away = { OWNED($at, $card) } regagne la pioche, qui est mélangée.
masquerade-fact-shuffled-back = { CARD($card) } passe de la défausse à la pioche, qui est mélangée.
masquerade-fact-shuffled-before = { CARD($card) } a déjà regagné la pioche une fois.
masquerade-fact-spared = Impossible de tuer { AT($at) }.
masquerade-fact-stays = { CARD($card) } a déjà regagné la pioche une fois, et n’y retourne pas.
masquerade-fact-substitutes = { AT($at) } va mourir à la place.
masquerade-fact-turned-down = { AT($at) } passe face cachée.
masquerade-fact-turned-up = { NTH($at) } est retournée face visible : { CARD($card) }.
masquerade-fact-used-actions = { YOU($player) ->
    [you] Vous avez
   *[they] { PERSON($player) } a
 } utilisé { COUNT("actions", $count) } sur { SETUP("actions") }.
masquerade-fact-uses = Le pouvoir { CARD($card, form: "of") } agit pour { YOU($player) ->
    [you] vous
   *[they] { PERSON($player) }
 }.
masquerade-fact-weakened = { AT($at) } a pour de bon { $loss } de moins en attaque et en santé que les chiffres imprimés.
masquerade-fact-will-attack = { "" }
masquerade-fact-will-give = { YOU($player) ->
    [you] Vous allez
   *[they] { PERSON($player) } va
 } donner { CARD($card) }.

masquerade-end-both-royals = le Roi et la Reine sont face visible dans la rangée de la personne dont c’est le tour
masquerade-end-no-card-to-draw = il n’y a plus de carte à piocher, et la personne qui a le Roi gagne
masquerade-end-the-king-is-killed = le Roi est tué

# Ce qui est demandé. Une question commence par la carte dont elle parle, si le joueur la voit.

masquerade-about = { CARD($card) } :{ " " }
    .full = { CARD($card, form: "full") }{ " " }
    .dying = { CARD($card) } va mourir.{ " " }

masquerade-ask-AnybodyElse = Quelqu’un d’autre s’assied-il à la table ?
masquerade-ask-HowManyPips = { ABOUT() }qu’indique le dé ?
masquerade-ask-HowManyToDraw = Vous n’avez aucune carte en jeu : piochez-vous une carte, ou deux ?
masquerade-ask-HowToAct = { ABOUT() }que fait cette carte ?
masquerade-ask-SideOf = { PLACING() ->
    [none] La carte est-elle posée face visible ou face cachée ?
   *[other] { CARD(PLACING(), form: "full") } Posez-vous cette carte face visible ou face cachée ?
 }
masquerade-ask-SideOfRecalled = { ABOUT() }posez-vous cette carte face visible ou face cachée ?
masquerade-ask-ToWhom = { ABOUT() }à qui donnez-vous la carte ?
masquerade-ask-UpOrDown = { HAND(1) ->
    [none] Posez-vous la carte piochée face visible ou face cachée ?
   *[other] { CARD(HAND(1), form: "full") } Posez-vous cette carte face visible ou face cachée ?
 }
masquerade-ask-WhatBecomesOfThem = { CARDS(VIEW("hand")) ->
    [none] Que faites-vous de ce que vous voyez ?
   *[other] Vous voyez { CARDS(VIEW("hand")) }. Que faites-vous de ce que vous voyez ?
 }
masquerade-ask-WhatReplacesTheDraw = Plusieurs de vos cartes remplacent votre pioche : laquelle le fait cette fois ?
masquerade-ask-WhatToDo = { VIEW("actions_left") ->
    [none] À vous de jouer : laquelle de vos cartes agit, ou terminez-vous votre tour ?
   *[other] À vous de jouer, encore { COUNT("actions", VIEW("actions_left")) } : laquelle de vos cartes agit, ou terminez-vous votre tour ?
 }
masquerade-ask-WhatToPay = { ABOUT() }laquelle de vos cartes défaussez-vous en échange ?
masquerade-ask-WhatToThrow = { VIEW("phase") ->
    [placement] Vous avez { COUNT("cards", IN_ROW()) } en jeu, et { SETUP("row") } peuvent y rester : laquelle défaussez-vous ?
   *[other] Laquelle de vos cartes défaussez-vous ?
 }
masquerade-ask-WhetherToSubstitute = { ABOUT(form: "dying") }Laissez-vous mourir à la place une autre de vos cartes, tirée au hasard ?
masquerade-ask-WhetherToUse = { ABOUT(form: "full") }En faites-vous usage ?
masquerade-ask-WhichCard = Quelle carte est piochée ?
masquerade-ask-WhichNext = Tout cela arrive en même temps : par quoi commencez-vous ?
masquerade-ask-WhichToBoost = { ABOUT() }quelle carte devient plus forte ?
masquerade-ask-WhichToFlip = { ABOUT() }quelle carte est retournée ?
masquerade-ask-WhichToGive = { ABOUT() }quelle carte donnez-vous ?
masquerade-ask-WhichToKill = { ABOUT() }quelle carte est tuée ?
masquerade-ask-WhichToPoison = { ABOUT() }quelle carte est empoisonnée ?
masquerade-ask-WhichToTake = { ABOUT() }quelle carte prenez-vous ?
masquerade-ask-WhichToThrow = { ABOUT() }quelle carte est défaussée ?
masquerade-ask-WhichToWeaken = { ABOUT() }quelle carte devient plus faible ?
masquerade-ask-WhoBegins = Qui commence ?
masquerade-ask-WhoDiesInstead = { ABOUT() }quelle carte est tuée à la place ?
masquerade-ask-WhomToAttack = { ABOUT() }quelle carte attaquez-vous ?
masquerade-ask-WhomToRecall = { ABOUT() }quelle carte reprenez-vous dans la défausse ?

# Ce qui peut être répondu.

masquerade-option-place = { OFFERED($answer) }{ LIES($answer, "attack") ->
    [none] { "" }
   *[other]  : attaque { LIES($answer, "attack") }, santé { LIES($answer, "health") }
 }
masquerade-option-WhichNext-place = le poison : { OFFERED($answer) }
masquerade-option-WhomToAttack-place = { OFFERED($answer) }{ $prospects ->
    [0] { "" }
   *[other]  : { masquerade-fight }
 }
masquerade-option-seat = { PERSON(OWNER($answer)) }
masquerade-option-name = { CARD($answer) }
masquerade-option-WhatReplacesTheDraw-name = { CARD($answer) } : { CARD($answer, form: "text") }
masquerade-option-WhichNext-name = { CARD($answer) } : { CARD($answer, form: "text") }
masquerade-option-WhomToRecall-name = { CARD($answer) } : { CARD($answer, form: "printed") }
masquerade-option-HowToAct-down = retourner la carte face cachée
masquerade-option-HowToAct-up = retourner la carte face visible{ LIES(VIEW("acting"), "fires") ->
    [yes]  : { CARD(LIES(VIEW("acting"), "card"), form: "text") }
   *[no] { "" }
 }
masquerade-option-attack = { LIES(VIEW("acting"), "attack") ->
    [none] attaquer
   *[other] attaquer avec { LIES(VIEW("acting"), "attack") }
 }
masquerade-option-discard = { CARDS(VIEW("hand")) ->
    [none] défausser ce que vous voyez
   *[other] défausser { CARDS(VIEW("hand")) }
 }
masquerade-option-down = face cachée
masquerade-option-end = terminer votre tour
masquerade-option-first = { HAND(2) ->
    [none] donner la première, garder la deuxième
   *[other] donner { CARD(HAND(1)) }, garder { CARD(HAND(2)) }
 }
masquerade-option-join = quelqu’un
masquerade-option-keep = { CARDS(VIEW("hand")) ->
    [none] la garder
   *[other] garder { CARDS(VIEW("hand")) }
 }
masquerade-option-no = non
masquerade-option-on = personne
masquerade-option-one = piocher une carte
masquerade-option-pip1 = { COUNT("pips", 1) }
masquerade-option-pip2 = { COUNT("pips", 2) }
masquerade-option-pip3 = { COUNT("pips", 3) }
masquerade-option-pip4 = { COUNT("pips", 4) }
masquerade-option-pip5 = { COUNT("pips", 5) }
masquerade-option-pip6 = { COUNT("pips", 6) }
masquerade-option-second = { HAND(2) ->
    [none] donner la deuxième, garder la première
   *[other] donner { CARD(HAND(2)) }, garder { CARD(HAND(1)) }
 }
masquerade-option-two = piocher deux cartes
masquerade-option-up = face visible
masquerade-option-use = { LIES(VIEW("acting"), "card") ->
    [none] utiliser son pouvoir
   *[other] utiliser son pouvoir : { CARD(LIES(VIEW("acting"), "card"), form: "text") }
 }
masquerade-option-yes = oui

# Ce que donnerait un combat.

masquerade-fight = { $outcome ->
    [hidden] santé inconnue
    [depends] cela dépend
    [royals] votre carte est d’abord retournée, et avec le Roi et la Reine face visible vous gagnez
   *[other] { $attack } contre { $health } : { masquerade-fight-end }{ $says ->
        [none] { "" }
       *[other]  ; son texte : { CARD($says, form: "text") }
     }
 }
masquerade-fight-end = { $dies ->
    [target] { $then ->
        [you-win] le Roi est tué, et vous gagnez
        [your-cards-go] la Reine est tuée, et toutes vos cartes vont à qui la possède
        [another-may-die] la carte est tuée, à moins qu’une autre de la même rangée, tirée au hasard, ne meure à sa place
       *[none] la carte est tuée
     }
    [attacker] { $then ->
        [you-lose] votre Roi est tué, et vous perdez
        [their-cards-come] votre Reine est tuée, et toutes les cartes de qui la tue vous reviennent
        [another-may-die] votre carte est tuée, à moins que vous n’en laissiez mourir une autre, tirée au hasard, à sa place
       *[none] votre carte est tuée
     }
   *[none] { $outcome ->
        [kills] impossible de tuer cette carte, et les deux restent
       *[fails] l’attaque échoue, et les deux restent
     }
 }

# Pourquoi quelque chose n’est pas proposé.

masquerade-why-attack-others = Attaquez une carte d’une autre place.
masquerade-why-can-do-nothing = Cette carte ne peut rien faire.
masquerade-why-choose-for = Choisissez une carte pour { CARD($card) }.
masquerade-why-discard-own = Défaussez l’une de vos cartes, mais jamais le Roi.
masquerade-why-drawn-goes-into-play = Une carte piochée entre en jeu, face visible ou face cachée, comme elle peut l’être.
masquerade-why-has-acted = Cette carte a déjà agi pendant ce tour.
masquerade-why-joining-off = Personne ne s’assied à la table maintenant : l’hôte ne l’a pas permis.
masquerade-why-nothing-to-do-it-to = Il n’y a rien à quoi le faire subir, ni rien pour le payer.
masquerade-why-open-cards-first = Les cartes face visible s’attaquent avant les cartes face cachée.
masquerade-why-own-card-acts = L’une de vos cartes agit, ou vous terminez votre tour.
masquerade-why-recall-another = Reprenez une autre carte de la défausse.
masquerade-why-seats-taken = Personne ne s’assied à la table maintenant : les { $seats } places sont prises.
masquerade-why-too-few-cards = Personne ne s’assied à la table maintenant : il reste { COUNT("cards", $left) } dans la pioche, et il en faut { $need }.
masquerade-why-up-or-down = Chaque carte est posée face visible ou face cachée, comme elle peut l’être.
masquerade-why-ways-to-act = Une carte attaque, utilise son pouvoir ou se retourne, si elle le peut.
masquerade-why-which-comes-first = Dites par quoi commencer.
masquerade-why-which-replaces-draw = Dites laquelle de ces cartes remplace votre pioche.

# Ce sur quoi on peut se renseigner, d’un mot, et ce qui en est dit.

masquerade-word-arrows = flèches
masquerade-word-attack = attaque
masquerade-word-discards = défausse
masquerade-word-royals = couronne
masquerade-word-turn = tour
masquerade-rule-arrows = { SETUP("arrows") ->
    [start] Un chiffre marqué ▲ compte double si la carte était face visible au début du dernier tour de son propriétaire, un chiffre marqué ▼ si elle était face cachée. Une carte entrée en jeu depuis n’est pas doublée. Ce que d’autres cartes ajoutent est doublé avec, sauf si la carte dit autre chose.
   *[now] Un chiffre marqué ▲ compte double tant que la carte est face visible, un chiffre marqué ▼ tant qu’elle est face cachée : l’attaque selon le côté d’où elle part, la santé selon le côté qui est attaqué. Ce que d’autres cartes ajoutent est doublé avec, sauf si la carte dit autre chose.
 }
masquerade-rule-attack = L’attaque se compare à la santé : si elle est au moins aussi élevée, la carte attaquée est tuée, sinon c’est l’attaquante. Les cartes face visible protègent celles de leur rangée qui sont face cachée. Une carte sans attaque ne peut pas attaquer. Toute carte qui combat face cachée est ensuite face visible.
masquerade-rule-royals = Qui tue le Roi gagne aussitôt, de même que qui a le Roi et la Reine face visible dans sa rangée pendant son propre tour. Quand, à un tour, il n’y a plus de carte à piocher, la personne qui a le Roi gagne, de quelque côté qu’il soit. Qui tue la Reine donne toutes ses cartes à la personne qui l’avait. Le Roi n’est jamais défaussé ; la Reine peut l’être, et ce n’est pas la tuer.
masquerade-rule-turn = Piochez une carte, ou deux au plus si votre rangée est vide, et mettez-la en jeu face visible ou face cachée. Une rangée compte au plus { COUNT("cards", SETUP("row")) }. Puis jusqu’à { SETUP("actions") } de vos cartes agissent, une fois chacune : attaquer, utiliser un pouvoir marqué comme action, ou se retourner.
masquerade-discards = { $cards } ; la première est sur le dessus.
masquerade-discards-none = encore rien.

# La table en texte.

masquerade-picture-title = Masquerade
masquerade-picture-turn = { YOU($player) ->
    [you] à vous de jouer
   *[they] tour { PERSON($player, form: "of") }
 }{ $left ->
    [0] { "" }
   *[other] , encore { COUNT("actions", $left) }
 }
masquerade-picture-seat = { PERSON($player) }{ YOU($player) ->
    [you] { " (vous)" }
   *[they] { "" }
 }{ $won ->
    [yes] { " gagne" }
   *[no] { "" }
 }{ $has ->
    [drawn] , avec { COUNT("cards", $drawn) } à mettre en jeu
    [nothing] , sans carte en jeu
   *[row] { "" }
 }
masquerade-picture-drawn = Votre secret, ce que vous avez pioché : { $cards }.
masquerade-picture-stock = Pioche { $deck }, défausse { $pile }
masquerade-picture-top =  : { $card } sur le dessus
masquerade-picture-more = , … ({ $word })
masquerade-picture-numbers = attaque/santé
masquerade-picture-twice-up = double face visible
masquerade-picture-twice-down = double face cachée
masquerade-picture-down = face cachée
masquerade-picture-mine = face cachée (vos cartes : secret pour les autres)
masquerade-picture-poisoned = poison
masquerade-picture-weaker = plus faible pour de bon
masquerade-picture-stronger = plus forte pour un temps
masquerade-picture-acted = a agi
