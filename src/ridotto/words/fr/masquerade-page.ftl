# La table.

masquerade-page-table = La table
masquerade-page-row = { YOU($player) ->
    [you] votre rangée
   *[they] la rangée { PERSON($player, form: "of") }
 }
masquerade-page-open-row = ouvrir la rangée { PERSON($player, form: "of") }
masquerade-page-you = vous
masquerade-page-shielded = { $n ->
    [0] { "" }
    [one] { $n } protégée
   *[other] { $n } protégées
 }
masquerade-page-nothing-open = rien de visible : toutes
masquerade-page-to-draw = à piocher
masquerade-page-discarded = { $n ->
    [one] défaussée
   *[other] défaussées
 }
masquerade-page-discards = { $n ->
    [0] défausse vide
    [one] { $n } carte dans la défausse
   *[other] { $n } cartes dans la défausse
 }
masquerade-page-discards-hint = La dernière est sur le dessus. Choisissez une carte pour la lire.
masquerade-page-progress = { YOU($who) ->
    [you] votre tour
   *[they] tour { PERSON($who, form: "of") }
 }
    .more = action { $n } sur { $all }
masquerade-page-actions-left = { $n ->
    [one] encore { $n } action
   *[other] encore { $n } actions
 }

# Une carte, pour qui écoute : à qui, où, ce qu’on en voit.

masquerade-page-card = { YOU($owner) ->
    [you] votre { ORDINAL($number) } carte
   *[they] { ORDINAL($number) } carte { PERSON($owner, form: "of") }
 } sur { $all } : { $card ->
    [none] face cachée, inconnue
   *[other] { CARD($card) }, { CARD($card, form: "kind") }, { THING($side) }{ $known ->
        [mine] { $side ->
            [down] , secret pour les autres
           *[up] { "" }
         }
       *[open] { "" }
     }{ $attack ->
        [none] { "" }
       *[other] , attaque { $attack }
     }{ $health ->
        [none] { "" }
       *[other] , santé { $health }
     }
 }
masquerade-page-mark = { $mark }.
masquerade-page-mark-shielded = protégée tant que d’autres cartes de cette rangée sont face visible
masquerade-page-mark-poisoned = poison donné par { YOU($by) ->
    [you] vous
   *[they] { PERSON($by) }
 }
masquerade-page-mark-weaker = { $n } de moins en attaque et en santé, pour de bon
masquerade-page-mark-boosted = { $attack } de plus en attaque et { $health } de plus en santé, pour un temps
masquerade-page-mark-guarded = elle ne peut être tuée tant que { CARD($guard) } est face visible
masquerade-page-mark-cannot-die = elle ne peut être tuée en ce moment
masquerade-page-mark-works = son pouvoir agit quand on la retourne face visible
masquerade-page-mark-works-again = elle est déjà face visible ; son pouvoir agira de nouveau une fois cachée puis retournée
masquerade-page-mark-acted = a déjà agi pendant ce tour

# La fiche d’une carte.

masquerade-page-read = Lire { CARD($card) }
masquerade-page-unknown-card = Une carte que vous ne connaissez pas
masquerade-page-where-up = { AT($place) } est face visible.
masquerade-page-where-down = { NTH($place) } est face cachée.
masquerade-page-only-you = Secret pour les autres.
masquerade-page-class = { $gender ->
    [female] { THING($kind, form: "female") }
   *[other] { THING($kind) }
 }{ $gender ->
    [unknown] { "" }
   *[known] , { THING($gender) }
 }
masquerade-page-attack = attaque
masquerade-page-health = santé
masquerade-page-number-now = { $arrow ->
    [up] { $printed } sur la carte, double face visible
    [down] { $printed } sur la carte, double face cachée
   *[none] { $printed } sur la carte
 }{ $changed ->
    [yes]  ; changée par d’autres cartes
   *[no] { "" }
 }
masquerade-page-no-text = Cette carte n’a pas de pouvoir.
masquerade-page-quoted = « { $text } »
masquerade-page-if-attacked = Si vous l’attaquez
masquerade-page-previous = La carte précédente
masquerade-page-next = La carte suivante
masquerade-page-close = Fermer

# Ce que donnerait une attaque, en deux mots.

masquerade-page-outcome = { $outcome ->
    [hidden] inconnu
    [depends] ça dépend
    [royals] victoire
   *[other] { $dies ->
        [target] tuée
        [attacker] perdue
       *[none] restent
     }
 }

# Les façons de gagner.

masquerade-page-score = Scores
masquerade-page-ways = Trois façons de gagner
masquerade-page-way-king = Tuer le Roi.
masquerade-page-way-royals = Montrer le Roi et la Reine à votre tour.
masquerade-page-way-deck = Avoir le Roi quand il n’y a plus de carte à piocher.
masquerade-page-king = { $lies ->
    [up] { YOU($who) ->
        [you] Vous l’avez
       *[they] { PERSON($who) } l’a
     }, face visible, santé { $health }.
    [down] { YOU($who) ->
        [you] Vous l’avez, face cachée. Personne d’autre ne le sait.
       *[they] { PERSON($who) } l’a, face cachée.
     }
    [hand] Vous venez de le piocher.
    [pile] Il est dans la défausse.
   *[none] Personne ne le montre.
 }
masquerade-page-queen = { $lies ->
    [up] { YOU($who) ->
        [you] Vous avez
       *[they] { PERSON($who) } a
     } la Reine, face visible, santé { $health }.
    [down] { YOU($who) ->
        [you] Vous avez la Reine, face cachée. Personne d’autre ne le sait.
       *[they] { PERSON($who) } a la Reine, face cachée.
     }
    [hand] Vous venez de piocher la Reine.
    [pile] La Reine est dans la défausse.
   *[none] Personne ne montre la Reine.
 }
masquerade-page-deck = { $n ->
    [one] Encore { $n } carte
   *[other] Encore { $n } cartes
 }{ $rounds ->
    [0] , moins d’un tour de table.
    [one] , environ { $rounds } tour de table.
   *[other] , environ { $rounds } tours de table.
 }

masquerade-page-guard = Protégé : personne ne peut le tuer tant que { CARD($guard) } est face visible.
masquerade-page-can-kill = Votre { CARD($card, form: "short") } pourrait le tuer maintenant.
masquerade-page-deck-wins = { YOU($who) ->
    [you] Vous gagneriez.
   *[they] { PERSON($who) } gagnerait.
 }

# Ce qui est demandé, en bref : le catalogue du jeu a chaque question en entier.

masquerade-page-turn-title = À vous : quelle carte agit ?
masquerade-page-act-title = Que fait { CARD($card, form: "short") } ?
masquerade-page-whom-title = Quelle carte attaquer avec { CARD($card, form: "short") } ?
masquerade-page-attack-title = { CARD($card, form: "short") } attaque { $target ->
    [none] { YOU($owner) ->
        [you] votre { ORDINAL($number) } carte
       *[they] la { ORDINAL($number) } carte { PERSON($owner, form: "of") }
     }
   *[other] { CARD($target, form: "short") } ({ YOU($owner) ->
        [you] à vous
       *[they] à { PERSON($owner) }
     })
 } ?
masquerade-page-drawn-title = Vous avez { CARD($card) } : quelle face ?
masquerade-page-hint-turn = { $n ->
    [one] Encore { $n } action
   *[other] Encore { $n } actions
 } : choisissez un bord doré.
masquerade-page-hint-end = { $n ->
    [one] Il vous reste { $n } action.
   *[other] Il vous reste { $n } actions.
 } Terminez-vous votre tour malgré tout ?
masquerade-page-hint-attack = Choisissez une carte à bord doré : chacune dit ce que donnerait l’attaque.
masquerade-page-side = { $label } : attaque { $attack }, santé { $health }. { $hint }
masquerade-page-side-up = Tous la voient et peuvent l’attaquer.
masquerade-page-side-down = Secrète. Protégée tant que d’autres sont visibles.
masquerade-page-target-says = { CARD($card, form: "short") } dit : « { $text } »
masquerade-page-choice-up = Face visible
masquerade-page-choice-down = Face cachée
masquerade-page-choice-HowToAct-attack = Attaquer avec { $attack }
masquerade-page-choice-HowToAct-use = Utiliser son pouvoir
masquerade-page-choice-HowToAct-up = Retourner face visible
masquerade-page-choice-HowToAct-down = Retourner face cachée
masquerade-page-choice-end = Finir le tour
masquerade-page-do = Confirmer
masquerade-page-do-up = Poser face visible
masquerade-page-do-down = Poser face cachée
masquerade-page-do-WhatToDo-end = Finir le tour
masquerade-page-do-HowToAct-use = Utiliser son pouvoir
masquerade-page-do-HowToAct-up = Retourner face visible
masquerade-page-do-HowToAct-down = Retourner face cachée
masquerade-page-do-WhomToAttack = Attaquer
masquerade-page-do-you-lose = Attaquer, et perdre
masquerade-page-do-your-cards-go = Attaquer, et donner toutes vos cartes
masquerade-page-do-WhichToKill = Tuer cette carte
masquerade-page-do-WhoDiesInstead = Celle-ci meurt
masquerade-page-do-WhichToPoison = Empoisonner
masquerade-page-do-WhichToWeaken = Affaiblir
masquerade-page-do-WhichToBoost = Renforcer
masquerade-page-do-WhichToFlip = Retourner
masquerade-page-do-WhichToTake = Prendre
masquerade-page-do-WhichToGive = Donner cette carte
masquerade-page-do-WhichToThrow = Défausser
masquerade-page-do-WhatToThrow = Défausser
masquerade-page-do-WhatToPay = Défausser
masquerade-page-do-WhomToRecall = Reprendre cette carte
masquerade-page-do-ToWhom = Donner
masquerade-page-back = Revenir
masquerade-page-understood = Compris
masquerade-page-enter = Entrée
masquerade-page-escape = Échap
masquerade-page-waits = { PERSON($who) } réfléchit.
masquerade-page-waits-all = Plusieurs personnes choisissent.
masquerade-page-over = La partie est finie.
masquerade-page-keys = Touches : 1–9 pour choisir, flèches d’une carte à l’autre, Entrée pour confirmer, Échap pour revenir, I pour lire une carte, ? pour les règles

# Après la fin.

masquerade-page-course = Les cartes en jeu, tour après tour
masquerade-page-course-king = En or : le Roi y était face visible.
masquerade-page-last-card = { YOU($who) ->
    [you] Vous piochez
   *[they] { PERSON($who) } pioche
 } la dernière carte.
masquerade-page-own-kills = { $n ->
    [0] Vous n’avez tué aucune carte.
    [one] Vous avez tué { $n } carte.
   *[other] Vous avez tué { $n } cartes.
 } { $attacks ->
    [0] Vous n’avez jamais attaqué.
    [one] Vous avez attaqué une fois.
   *[other] Vous avez attaqué { $attacks } fois.
 }
masquerade-page-own-lost = { $n ->
    [0] Aucune de vos cartes n’a été tuée.
    [one] { $n } de vos cartes a été tuée.
   *[other] { $n } de vos cartes ont été tuées.
 }
masquerade-page-own-most = { $n ->
    [one] Au plus { $n } carte dans votre rangée.
   *[other] Jusqu’à { $n } cartes dans votre rangée.
 }
masquerade-page-lay = Cartes de la rangée
masquerade-page-standings = Les cartes de tout le monde
masquerade-page-nothing-lay = Aucune carte

# Les règles, dans nos mots.

masquerade-page-edition = Masquerade
masquerade-page-group-first = Pour commencer
masquerade-page-group-turn = Un tour
masquerade-page-group-fight = Les attaques
masquerade-page-group-cards = Les cartes
masquerade-page-group-end = Le Roi et la Reine
masquerade-page-group-table = À cette table
masquerade-page-rule-goal = Vous gagnez aussitôt que vous tuez le Roi, ou que le Roi et la Reine sont tous deux face visible dans votre rangée pendant votre tour. Si, à un tour, il n’y a plus de carte à piocher, la personne qui a le Roi gagne, de quelque côté qu’il soit.
    .title = Le but
masquerade-page-rule-start = Chaque personne reçoit { $dealt } cartes et choisit en secret lesquelles seront face visible ; toutes les rangées sont montrées ensemble. Le Roi et la Reine sont mélangés à la pioche ensuite : personne ne commence avec eux, sauf si l’hôte en a décidé autrement.
    .title = Le début
    .words = premières cartes
masquerade-page-rule-sides = Vous connaissez toutes les cartes de votre rangée. Une carte face cachée n’est pour les autres qu’une carte, même vue auparavant : la table ne la leur rappelle pas, sauf si chacun peut relire ce qu’il a entendu. Retourner une carte de votre rangée coûte une action.
    .title = Face visible et face cachée
    .words = face visible|face cachée
masquerade-page-rule-turn = Piochez une carte, ou jusqu’à 2 si votre rangée est vide, et mettez-la en jeu face visible ou face cachée. Si vous avez alors plus de { $row } cartes, vous en défaussez jusqu’à { $row }, mais jamais le Roi. Puis vos cartes agissent. Vous pouvez vous arrêter à tout moment.
    .title = De quoi un tour est fait
    .words = votre tour
masquerade-page-rule-actions = Vous avez { $actions } actions par tour, et chaque carte n’en fait qu’une. Une carte attaque, utilise un pouvoir marqué comme action, ou se retourne. Une carte que vous venez de piocher peut agir aussitôt.
    .title = { $actions } actions par tour
    .words = action|actions
masquerade-page-rule-attack = L’attaque se compare à la santé. Si elle est au moins aussi élevée, la carte attaquée est tuée ; sinon c’est l’attaquante. Une carte dont l’attaque est 0 ne peut pas attaquer. Une carte qui combat face cachée passe face visible.
    .title = Attaque et santé
    .words = attaque|attaquer
masquerade-page-rule-shield = Tant qu’une carte d’une rangée est face visible, seules les cartes face visible de cette rangée peuvent être attaquées. Si toutes sont face cachée, n’importe laquelle peut l’être.
    .title = Cartes protégées
    .words = protégée|protégées
masquerade-page-rule-arrows = Un chiffre fléché compte double de ce côté : ▲ tant que la carte est face visible, ▼ tant qu’elle est face cachée. Ce que des cartes ajoutent est doublé avec, sauf si elles disent l’ajouter après le doublement. Le côté qui compte est celui de la carte quand l’attaque est annoncée, sauf si l’hôte en a décidé autrement.
    .title = Les flèches
masquerade-page-rule-abilities = Un pouvoir dit quand il agit. Retournée : quand la carte passe face visible pendant le tour de qui la possède. Tuée : quand une attaque la tue pendant le tour d’une autre personne. En attaque : avant que son attaque ne soit comparée, ou après si la carte le dit. Face visible : au début du tour de qui la possède, si elle est face visible, mais pas au premier tour de la partie, ou au premier tour de chacun si l’hôte l’a choisi ; qui s’assied plus tard n’attend pas. Si plusieurs agissent à la fois, la personne dont c’est le tour passe la première.
    .title = Quand les pouvoirs agissent
    .words = pouvoir|pouvoirs
masquerade-page-rule-king = La personne dont la carte tue le Roi gagne. Un Roi qui attaque et perd est tué lui aussi. Il n’est jamais défaussé.
    .title = Le Roi
masquerade-page-rule-queen = Si vous tuez la Reine, toutes vos cartes vont à la personne qui l’avait. Elle peut être défaussée, et ce n’est pas la tuer.
    .title = La Reine
masquerade-page-rule-deck = Piocher la dernière carte ne termine pas la partie. Elle se termine quand, à un tour, il n’y a plus de carte à piocher ; alors la personne qui a le Roi gagne, et personne si le Roi n’est pas en jeu.
    .title = La dernière carte
    .words = plus de carte à piocher
masquerade-page-rule-joining = Sauf si l’hôte l’a interdit, quelqu’un peut s’asseoir entre deux tours. La personne qui arrive reçoit { $dealt } cartes et joue la dernière du tour de table.
    .title = S’asseoir plus tard
masquerade-page-rule-packs = Les cartes en plus sont mélangées à la pioche, et peuvent apporter des places. Aucun paquet n’a un second Roi ni une seconde Reine.
    .title = Cartes en plus
masquerade-page-rule-sheet = { $text } Imprimé : attaque { $attack }, santé { $health }.
masquerade-page-odds-note = Toute carte piochée sans être vue compte comme une autre. Pourquoi quelqu’un garde une carte cachée n’est pas compté : les chances sont approximatives.
