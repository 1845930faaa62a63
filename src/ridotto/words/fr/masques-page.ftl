# Ce que dit la table dessinée de Masques, à côté du récit.

masques-page-edition = { EDITION() ->
    [masques-dust] l’édition Dust de Masques
   *[masques-ffg] l’édition Fantasy Flight de Masques
 }
masques-page-players = Joueurs
masques-page-you = vous
masques-page-first = 1er
masques-page-round = { masques-word-round } { $n }
masques-page-full = le palais est plein
masques-page-filled = { $n } { masques-word-hall.many } occupés sur { $all }
masques-page-aside = { COUNT("guests", $n) } de côté pour la prochaine { masques-word-round }
masques-page-ended = La partie est finie.
masques-page-hold = Attendre
masques-page-go-on = Continuer
masques-page-to-end = À la fin
## Mes cartes, et ce qu’on peut engager.

masques-page-hand = Votre main
masques-page-hand-card = { CARD($card) }, { masques-page-whose }
masques-page-hand-of = { PERSON($who) } : { CARDS($cards) }
masques-page-pack = Votre paquet : gardez-en une carte
masques-page-no-cards = Vous n’avez plus de cartes en main.
masques-page-only-you = vous seul le voyez
masques-page-on-table = sur la table
masques-page-whose = { OWNER($card) ->
    [unknown] { "" }
    [nobody] pour personne
   *[somebody] { YOU(OWNER($card)) ->
        [you] pour vous
       *[they] pour { PERSON(OWNER($card)) }
     }
 }
masques-page-kept = Vous avez gardé { CARDS($cards) }. Vous seul le savez.
masques-page-at-stake = En jeu : { $favours ->
    [one] { $favours } { masques-word-favour }
   *[other] { $favours } { masques-word-favour.many }
 } et { COUNT("ducats", $ducats) }.
masques-page-handed-on = Vous avez passé { CARDS($cards) }.
masques-page-agent = { THING($kind) } : { THING($kind, form: "gist") }.
masques-page-agents = ou { masques-word-hire } { masques-word-agent.a }
masques-page-agents-short = à engager
masques-page-you-have = vous avez
masques-page-then = puis { $cost }
masques-page-gone = épuisé
masques-page-pile = { $n ->
    [0] { THING($kind) } : il n’y en a plus
    [one] { THING($kind) } : { COUNT("ducats", $cost) }, le dernier exemplaire
   *[other] { THING($kind) } : { COUNT("ducats", $cost) }, le suivant { COUNT("ducats", $next) }
 }. { THING($kind, form: "gist") }
masques-page-guest = { CARD($card) }, { masques-page-whose }
masques-page-guest-mine = { CARD($card) }, { masques-page-whose }, dans votre main

## Le palais, pour l’oreille.

masques-page-ring = Le palais, dans le sens horaire depuis la porte
masques-page-bare = sans jeton
masques-page-empty = libre
masques-page-token = { TOKEN($token) }
    .down = { TOKEN($token) }, face cachée
masques-page-card = { $kind ->
    [guest] { CARD($card) }, { masques-page-whose }
   *[other] { CARD($card, form: "the") }
 }
    .down = { CARD($card) }, face cachée
masques-page-arcade = { EDITION() ->
    [masques-dust] Arcade
   *[masques-ffg] Carte du palais
 } { $n }, { $token }{ $cards ->
    [0] { "" }
    [1] , une seule carte voisine, { $one }
   *[2] , entre { $one } et { $other }
 }{ $lead ->
    [nothing] { "" }
    [taken] { YOU($by) ->
        [you] { "" } : à vous
       *[they] { "" } : à { PERSON($by) }
     }{ $open ->
        [yes] { " " }pour l’instant
       *[no] { "" }
     }
    [neither-is-higher] { $open ->
        [yes] { "" }
       *[no] { "" } : égalité, le jeton resterait
     }
    [face-down] { "" } : le jeton reste
    [nobody-s-guest-is-higher] { "" } : le jeton resterait, personne ne joue pour la plus haute carte
   *[other] { "" } : le jeton resterait, { masques-word-agent.a } l’emporte
 }.
masques-page-hall = { masques-word-hall } { $n } sur { $all }, entre { EDITION() ->
    [masques-dust] les arcades
   *[masques-ffg] les cartes du palais
 } { $first }, { $one }, et { $second }, { $other }. { $lies }.
masques-page-seat = { PERSON($who) }, { $families }, { COUNT("ducats", $ducats) }, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }
masques-page-favours = { $n ->
    [one] { $n } { TOKEN($token) }
   *[other] { $n } { TOKEN($token, form: "many") }
 }
masques-page-no-favours = { masques-word-favour.no }
masques-page-lacks-one = encore { TOKEN($token, form: "a") }, et c’est gagné
masques-page-alarm = { YOU($who) ->
    [you] Il ne vous manque que { masques-word-favour.a } pour gagner : { LIST($tokens) }.
   *[they] Il ne manque plus à { PERSON($who) } que { masques-word-favour.a } pour gagner : { LIST($tokens) }.
 }

## Le récit, là où le palais est dessiné : une place se dit par ce qui l’entoure.

masques-page-where = { $sides ->
    [none] là où il n’y a pas de jeton
    [one] entre { $one } et une { masques-word-arcade } vide
    [alike] entre deux { $one }
   *[two] entre { $one } et { $other }
 }
masques-page-nothing = { $sort ->
    [arcade] une { masques-word-arcade } vide
   *[hall] un { masques-word-hall } libre
 }
masques-page-not-own = { $whose ->
    [own] { "" }
    [nobody] , pour personne,
   *[somebody] { YOU($whose) ->
        [you] , pour vous,
       *[they] , pour { PERSON($whose) },
     }
 }
masques-page-fact-placed = { $who ->
    [none] { CARD($card, form: "the") } va { $where }.
   *[player] { YOU($who) ->
        [you] Vous { $kind ->
            [guest] jouez
           *[agent] placez
         }
       *[they] { PERSON($who) } { $kind ->
            [guest] joue
           *[agent] place
         }
     } { CARD($card, form: "the") }{ masques-page-not-own } { $where }.
 }
masques-page-fact-called = { YOU($by) ->
    [you] Vous appelez { CARD($guest) }, qui va { $where }.
   *[they] { PERSON($by) } appelle { CARD($guest) }, qui va { $where }.
 }
masques-page-fact-chose = { YOU($by) ->
    [you] Vous choisissez { $what }.
   *[they] { PERSON($by) } choisit { $what }.
 }
masques-page-fact-moved = { $card } se déplace, et se trouve maintenant { $where }.
masques-page-fact-exchanged = { $one } et { $other } échangent leurs places.
masques-page-fact-traded = { $one } et { $other } échangent leurs places.
masques-page-fact-guest-turned = { $what } passe face cachée et compte 0.
masques-page-fact-token-turned = { $what } passe face cachée : personne ne prend ce jeton dans cette { masques-word-round }.
masques-page-fact-collected = { DUEL($at) ->
    [higher] { RIVAL($at, which: "higher") } bat { RIVAL($at, which: "lower") }, et{ " " }
   *[unseen] { "" }
 }{ YOU($by) ->
    [you] vous prenez { TOKEN($token, form: "the") } (total : { $count }).
   *[they] { PERSON($by) } prend { TOKEN($token, form: "the") } (total : { $count }).
 }
masques-page-fact-stayed = { CODE($why) ->
    [no-token] Il n’y a rien à prendre ici
    [face-down] { ON($at, form: "token") } est face cachée et reste là
   *[beaten] { masques-duel } : { ON($at, form: "token") } reste là
 }.
masques-page-fact-stayed-bare = Une { masques-word-arcade } reste vide : il n’y a plus de ducat.
masques-page-ask-WhatToTradeItFor = { $chosen } : quel jeton prend sa place ?
masques-page-ask-WhereToCall = { $chosen } : dans quel { masques-word-hall } la courtisane l’appelle-t-elle ?
masques-page-ask-WhereToRemove = { $chosen } : vers quel { masques-word-hall } ?
masques-page-ask-WithWhomToChange = { $chosen } : { masques-word-guest.which } prend sa place ?

## Ce qui est demandé, et ce qui s’ensuivrait.

masques-page-draft = { $n } sur { $all }. { $rest ->
    [one] L’autre passe à { PERSON($to) }.
   *[other] Les { $rest } autres passent à { PERSON($to) }, qui en garde { EDITION() ->
        [masques-dust] une
       *[masques-ffg] un
     }.
 } Tous choisissent à la fois ; rien n’est montré avant que le dernier ait choisi.
masques-page-would = En l’état :
masques-page-over = { CARD($card, form: "the") } ici ?
masques-page-would-Where = { CARD($card, form: "the") } ici ? En l’état :
    .brief = { CARD($card, form: "the") } ici :
masques-page-would-take = { CARD($card, form: "the") } ici ? En l’état, vous prendriez :
    .brief = { CARD($card, form: "the") } ici ? Vous prendriez :
masques-page-step = { $question ->
    [Where] sa place
    [WhatToSteal] un jeton
    [WhatToTrade] un jeton
    [WhatToTradeItFor] un autre jeton
    [WhereToCall] un { masques-word-hall } libre
    [WhereToRemove] un { masques-word-hall } libre
    [WithWhomToChange] { masques-word-guest.another }
   *[other] { masques-word-guest.a }
 }
masques-page-done = c’est fait
masques-page-count = { $n } sur { $all }
masques-page-and-count = { "" } : { masques-page-count }
masques-page-key-enter = Entrée
masques-page-key-escape = Échap
masques-page-keys = Touches : 1–9 une carte, flèches autour du palais, Entrée pour poser, Échap pour reprendre, Maj et flèches pour regarder toutes les places, ? pour les règles
masques-page-keys-settling = Touches : Espace met en pause, flèche droite continue, Échap va à la fin
masques-page-would-nothing = Rien ne changerait de mains.
masques-page-would-unknown = On ne sait pas ce qui s’ensuivrait.
masques-page-title-yours = { $open ->
    [yes] { TOKEN($token) }, pour l’instant
   *[no] { TOKEN($token) }
 }
masques-page-title-theirs = { $open ->
    [yes] { TOKEN($token) } : à { PERSON($by) } pour l’instant
   *[no] { TOKEN($token) } : à { PERSON($by) }
 }
masques-page-title-stays = { TOKEN($token) } : reste en place
masques-page-text-taken = { $pair ->
    [two] { $higher } bat { $lower }, et rien n’est plus libre à côté.
   *[one] De l’autre côté, la place est encore libre : un { $value } y ferait égalité.
 }
    .brief = { $pair ->
    [two] { $higher } bat { $lower }.
   *[one] Autre côté libre : un { $value } égale.
 }
masques-page-text-stays = { $why ->
    [face-down] Le jeton est face cachée.
    [neither-is-higher] { $pair ->
        [two] { $higher } et { $lower } sont à égalité.
       *[one] Rien qui compte n’est encore à côté.
     }
    [nobody-s-guest-is-higher] { $higher } l’emporte, et personne ne joue pour cette carte.
   *[other] { $higher } l’emporte, et ne prend rien.
 }
masques-page-gain = { YOU($by) ->
    [you] Vous prenez { masques-page-favours }
   *[they] { PERSON($by) } prend { masques-page-favours }
 }
masques-page-deed-decline = Poser ici, sans en user
masques-page-deed-WhatToPlay = Continuer
masques-page-deed-WhatToSteal = Retourner le jeton
masques-page-deed-WhatToTrade = Échanger ce jeton
masques-page-deed-WhatToTradeItFor = Échanger les deux
masques-page-deed-Where = Poser ici
masques-page-deed-WhereToCall = Appeler ici
masques-page-deed-WhereToRemove = Déplacer ici
masques-page-deed-WhomToCall = Appeler
masques-page-deed-WhomToFerry = Prendre
masques-page-deed-WhomToRemove = Déplacer
masques-page-deed-WhomToStab = Retourner la carte
masques-page-deed-WithWhomToChange = Échanger les deux
masques-page-seal = Sceller { CARD($card) }
masques-page-decline = Ne pas en user
masques-page-pass = Passer son tour
masques-page-take-back = Reprendre
masques-page-step-back = Revenir
masques-page-waits = { VIEW("question") ->
    [WhatToPlay] { PERSON($who) } choisit une carte.
   *[other] { PERSON($who) } choisit.
 }
masques-page-waits-sealed = C’est scellé. On attend les autres.
masques-page-waits-draft = Tous choisissent quelle carte garder.
masques-page-settling = { masques-word-arcade } { $n } sur { $all }
masques-page-outcome-taken = { PERSON($who) } : { TOKEN($token) }, en tout { $n }
masques-page-outcome-brief = { YOU($who) ->
    [you] vous
   *[they] { PERSON($who) }
 } : { $n }
masques-page-outcome-brief-stays = reste
masques-page-outcome-stays = { CARD($one) }, { CARD($other) } : reste

## Après la fin.

masques-page-standings = Ce que chacun avait à la fin
masques-page-standings-away = Pour gagner
masques-page-standings-winner = gagne
masques-page-standings-you = (vous)
masques-page-course = Qui était près de gagner
masques-page-to-go = { $n ->
    [0] gagne
    [one] reste { $n }
   *[other] restent { $n }
 }
masques-page-away = { $n ->
    [one] il manque { $n } { masques-word-favour }
   *[other] il manque { $n } { masques-word-favour.many }
 }

masques-page-rounds = { masques-word-round }
masques-page-won-with = Les jetons qui font gagner { PERSON($who) }
masques-page-own-family = pour les { LIST($families) }
masques-page-own-near = { $n ->
    [0] Vous avez gagné à la { masques-word-round } { $round }.
    [one] Il ne manquait que { masques-word-favour.a }, depuis la { masques-word-round } { $round }.
   *[other] Il manquait { $n } { masques-word-favour.many } à la fin.
 }
masques-page-own-taken = À vous : { $favours ->
    [0] { masques-word-favour.no }
    [one] { $favours } { masques-word-favour }
   *[other] { $favours } { masques-word-favour.many }
 } et { COUNT("ducats", $ducats) } ; { $n ->
    [0] jamais à égalité seulement
    [one] une fois, ce n’était qu’une égalité
   *[other] { $n } fois, ce n’était qu’une égalité
 }.
masques-page-own-hired = { $n ->
    [0] Pas de { masques-word-agent } de votre part
    [one] { $n } { masques-word-agent } de votre part
   *[other] { $n } { masques-word-agent.many } de votre part
 } ; les autres : { $others }.
masques-page-own-others = { PERSON($who) } { $n }

## Les règles, par mot.

masques-page-rules-group-first = Pour commencer
masques-page-rules-group-turn = Votre tour
masques-page-rules-group-agents = { masques-word-agent.many }
masques-page-rules-group-end = Le décompte et la victoire
masques-page-rules-group-small = À deux ou à trois
masques-page-rules-group-house = À cette table

masques-page-rules-goal = Ce que vous cherchez
    .text = { $alike } { masques-word-favour.many } d’une même { masques-word-guild }, ou 1 de chacune des { $guilds } : le premier joueur qui y parvient gagne aussitôt. Les ducats ne comptent pas ; ils paient les { masques-word-agent.many }.
masques-page-rules-families = Les familles
    .text = Chacun joue ouvertement pour une famille de Venise (à deux, pour deux), et ce que gagnent ses cartes lui revient. Mais les cartes de votre main sont de toutes les familles : laquelle jouer, et où, voilà le jeu. Les Foscari ne dansent pour personne.
masques-page-rules-start = Le palais
    .text = À 2, 3 ou 4 joueurs, un anneau de { $ring2 }, { $ring3 } ou { $ring4 } cartes forme le palais, avec une place libre entre deux voisines. Sur chacune se trouve un jeton : un ducat, ou { masques-word-favour.a } tiré au sort. Chacun commence avec { $purse } ducat.
masques-page-rules-draft = Le choix des mains
    .text = Chacun reçoit { $hand } cartes. Tous en gardent une en même temps et passent le reste à gauche, jusqu’à en avoir { $hand }. Ce qui est gardé l’est pour de bon. À deux, { EDITION() ->
    [masques-dust] l’hôte peut y renoncer
   *[masques-ffg] on ne choisit pas
 } : les cartes reçues font la main.
    .words = passe
masques-page-rules-turn = Un tour
    .text = Jouez { masques-word-guest.a } de votre main, ou { masques-word-hire } { masques-word-agent.a }. On joue vers la gauche jusqu’à ce que le palais soit plein.
masques-page-rules-place = Poser une carte
    .text = Une carte se pose face visible à n’importe quelle place libre. Elle compte pour les deux jetons voisins.
masques-page-rules-hire = À engager
    .text = Chaque sorte forme une pile de { $copies } ; on ne peut avoir que celle du dessus, et la moins chère est au-dessus. Vous payez, la posez à une place libre, et pouvez user aussitôt de son effet{ EDITION() ->
    [masques-dust] { " " }(ou le devez, si l’hôte l’a choisi)
   *[masques-ffg] { "" }
 }. Après la { masques-word-round }, elle quitte la partie.
masques-page-rules-pass = Passer
    .text = Seul un joueur sans cartes en main peut passer{ EDITION() ->
    [masques-ffg] , sauf si l’hôte le permet à tous
   *[masques-dust] { "" }
 }.
    .words = passez
masques-page-rules-awards = Le décompte
    .text = Quand le palais est plein, les jetons sont attribués un à un, dans le sens horaire depuis la porte. Des deux cartes voisines, la plus haute prend le jeton pour sa famille. { EDITION() ->
    [masques-dust] Les cartes Influence ne comptent pas.
   *[masques-ffg] Les agents comptent par leur influence, mais ne prennent rien.
 }
    .words = bat
masques-page-rules-even = Égalité
    .text = Si deux cartes comptent autant, personne ne prend le jeton : il reste pour la prochaine { masques-word-round }. Il reste aussi quand personne ne joue pour la plus haute carte.
    .words = égalité|reste
masques-page-rules-face-down = Face cachée
    .text = Une carte retournée par un assassin compte 0. Un jeton retourné par un voleur n’est pas pris cette fois.
    .words = face cachée
masques-page-rules-next = La { masques-word-round } suivante
    .text = Les { masques-word-agent.many } quittent la partie, les cartes sont reprises, de nouveaux jetons viennent aux places vides du palais, tant qu’il y en a, et le joueur suivant à gauche commence. À deux, chacun commence deux fois de suite.
masques-page-rules-end = La fin
    .text = La partie s’arrête au milieu du décompte, dès que quelqu’un a gagné : les jetons suivants ne comptent plus.
masques-page-rules-three = À trois
    .text = { EDITION() ->
    [masques-dust] Personne ne joue pour l’une des familles, dont les cartes dansent quand même ; les Foscari ne viennent pas.
   *[masques-ffg] Une famille ne vient pas, et il manque une carte aux Foscari.
 }
masques-page-rules-two = À deux
    .text = Chacun joue pour deux familles. { EDITION() ->
    [masques-dust] La moitié des cartes attend la Danse suivante : les Danses vont par paires.
   *[masques-ffg] On ne choisit pas les mains, et la moitié des cartes attend la manche suivante.
 } Aucune courtisane ne vient, et il y a moins de { masques-word-favour.many }.
masques-page-rules-numbers = Des nombres à nous
    .text = { EDITION() ->
    [masques-dust] Le livret n’imprime ni la valeur des cartes ni le prix des { masques-word-agent.many }. Les valeurs sont celles de la première édition, Intrigo, telles qu’une critique les donne ; les prix sont notre choix. L’hôte peut changer les deux.
   *[masques-ffg] Le livret imprime que les cartes valent de 2 à 4, mais pas quelle famille a quelles valeurs : ce sont celles de la première édition, Intrigo, telles qu’une critique les donne. Le prix et le poids des { masques-word-agent.many } ne sont imprimés que sur les cartes : ici, c’est notre choix. L’hôte peut tout changer.
 }
masques-page-rules-secrets = Ce qui est secret
    .text = Les mains, les paquets et ce qui est mis de côté sont secrets ; tout le reste est public. Pendant que tous choisissent, personne n’apprend qui a déjà choisi.

masques-page-rules-agent-thief = Il retourne face cachée l’un des deux jetons voisins : personne ne le prend cette fois.
masques-page-rules-agent-guard = Il déplace { masques-word-guest.a } d’une place voisine à n’importe quelle place libre.{ EDITION() ->
    [masques-dust] { " " }L’hôte peut décider que ce qui est face cachée ne bouge pas.
   *[masques-ffg] { "" }
 }
masques-page-rules-agent-gondolier = Une carte d’une famille, à une place voisine, échange sa place avec n’importe quelle autre carte d’une famille.{ EDITION() ->
    [masques-dust] { " " }L’hôte peut décider que ce qui est face cachée ne bouge pas.
   *[masques-ffg] { "" }
 }
masques-page-rules-agent-assassin = Il retourne face cachée { masques-word-guest.a } d’une place voisine : cette carte compte 0 cette fois.
masques-page-rules-agent-courtesan = Nommez une carte d’une famille, absente du palais : le joueur qui la tient doit la poser à une place libre à côté de la courtisane, et personne ne peut refuser.
masques-page-rules-agent-trader = Un jeton voisin échange sa place avec n’importe quel autre jeton du palais. L’hôte peut décider que les jetons face cachée ne bougent pas.
masques-page-odds-note = Chacun est supposé garder et jouer n’importe laquelle de ses cartes. Les chances sont celles qu’une main en contienne au moins une.
