# Masques, les deux éditions.

masques-dust-pitch = Glissez des cartes entre les trésors d’un palais, et payez voleur ou assassin pour gâcher les plans des autres.
masques-ffg-pitch = Le même bal, selon son second livret : les agents pèsent dans la balance et peuvent priver tout le monde d’un prix.
masques-title = { EDITION() ->
    [masques-dust] Masques, édition Dust
   *[masques-ffg] Masques, édition Fantasy Flight
 }
masques-goal = Vous gagnez dès que vous avez { SETUP("alike_to_win") } { masques-word-favour.many } d’une même { masques-word-guild }, ou { masques-word-favour.a } au moins de chaque { masques-word-guild } ; les ducats ne comptent pas. Vous jouez pour { SETUP("players") ->
    [2] deux familles
   *[other] une famille
 }. À votre tour, vous placez { masques-word-guest.a }, de n’importe quelle famille, entre deux jetons, ou vous { masques-word-hire } { masques-word-agent.a } pour changer ce qui s’y trouve. Quand le palais est plein, la plus haute des deux cartes voisines de chaque jeton le prend pour sa famille.{ SETUP("max_rounds") ->
    [0] { "" }
   *[other] { " " }Après { COUNT("rounds", SETUP("max_rounds")) }, la partie s’arrête sans vainqueur.
 }

## Les mots de chaque livret.

masques-word-agent = { EDITION() ->
    [masques-dust] carte Influence
   *[masques-ffg] agent
 }
    .a = { EDITION() ->
    [masques-dust] une carte Influence
   *[masques-ffg] un agent
 }
    .all = { EDITION() ->
    [masques-dust] toutes les cartes Influence
   *[masques-ffg] tous les agents
 }
    .many = { EDITION() ->
    [masques-dust] cartes Influence
   *[masques-ffg] agents
 }
    .which = { EDITION() ->
    [masques-dust] quelle carte Influence
   *[masques-ffg] quel agent
 }
masques-word-arcade = { EDITION() ->
    [masques-dust] carte Arcade
   *[masques-ffg] carte du palais
 }
masques-word-bag = { EDITION() ->
    [masques-dust] sac
   *[masques-ffg] réserve de faveurs
 }
masques-word-bank = { EDITION() ->
    [masques-dust] banque
   *[masques-ffg] réserve de ducats
 }
masques-word-favour = { EDITION() ->
    [masques-dust] Sceau
   *[masques-ffg] faveur
 }
    .a = { EDITION() ->
    [masques-dust] un Sceau
   *[masques-ffg] une faveur
 }
    .many = { EDITION() ->
    [masques-dust] Sceaux
   *[masques-ffg] faveurs
 }
    .no = { EDITION() ->
    [masques-dust] aucun Sceau
   *[masques-ffg] aucune faveur
 }
    .the = { EDITION() ->
    [masques-dust] le Sceau
   *[masques-ffg] la faveur
 }
    .which = { EDITION() ->
    [masques-dust] quel Sceau
   *[masques-ffg] quelle faveur
 }
masques-word-first-player = { EDITION() ->
    [masques-dust] carte Premier joueur
   *[masques-ffg] carte de premier joueur
 }
masques-word-guard = { EDITION() ->
    [masques-dust] Garde du palais
   *[masques-ffg] garde
 }
masques-word-guest = { EDITION() ->
    [masques-dust] Intrigue
   *[masques-ffg] invité
 }
    .a = { EDITION() ->
    [masques-dust] une Intrigue
   *[masques-ffg] un invité
 }
    .all = { EDITION() ->
    [masques-dust] toutes les Intrigues
   *[masques-ffg] tous les invités
 }
    .another = { EDITION() ->
    [masques-dust] une autre Intrigue
   *[masques-ffg] un autre invité
 }
    .many = { EDITION() ->
    [masques-dust] Intrigues
   *[masques-ffg] invités
 }
    .no = { EDITION() ->
    [masques-dust] aucune Intrigue
   *[masques-ffg] aucun invité
 }
    .one-of-yours = { EDITION() ->
    [masques-dust] une de vos Intrigues
   *[masques-ffg] un de vos invités
 }
    .the = { EDITION() ->
    [masques-dust] l’Intrigue
   *[masques-ffg] l’invité
 }
    .which = { EDITION() ->
    [masques-dust] quelle Intrigue
   *[masques-ffg] quel invité
 }
masques-word-guild = { EDITION() ->
    [masques-dust] Faction
   *[masques-ffg] guilde
 }
masques-word-hall = { EDITION() ->
    [masques-dust] emplacement
   *[masques-ffg] couloir
 }
    .many = { EDITION() ->
    [masques-dust] emplacements
   *[masques-ffg] couloirs
 }
    .this = { EDITION() ->
    [masques-dust] cet emplacement
   *[masques-ffg] ce couloir
 }
masques-word-hire = { EDITION() ->
    [masques-dust] achetez
   *[masques-ffg] engagez
 }
    .they = { EDITION() ->
    [masques-dust] achète
   *[masques-ffg] engage
 }
    .to = { EDITION() ->
    [masques-dust] acheter
   *[masques-ffg] engager
 }
masques-word-round = { EDITION() ->
    [masques-dust] Danse
   *[masques-ffg] manche
 }
    .many = { EDITION() ->
    [masques-dust] Danses
   *[masques-ffg] manches
 }

masques-ducats = { $n ->
    [0] aucun ducat
    [one] { $n } ducat
   *[other] { $n } ducats
 }
masques-guests = { $n ->
    [0] { masques-word-guest.no }
    [one] { $n } { masques-word-guest }
   *[other] { $n } { masques-word-guest.many }
 }
masques-rounds = { $n ->
    [one] { $n } { masques-word-round }
   *[other] { $n } { masques-word-round.many }
 }

## Jetons, guildes, mots.

masques-token = { $token ->
    [ducat] ducat
    [hidden] jeton
   *[guild] { masques-word-favour } { THING($token, form: "of") }
 }
    .a = { $token ->
    [ducat] un ducat
    [hidden] un jeton
   *[guild] { masques-word-favour.a } { THING($token, form: "of") }
 }
    .the = { $token ->
    [ducat] le ducat
    [hidden] le jeton
   *[guild] { masques-word-favour.the } { THING($token, form: "of") }
 }
    .many = { $token ->
    [ducat] ducats
    [hidden] jetons
   *[guild] { masques-word-favour.many } { THING($token, form: "of") }
 }
    .no = { $token ->
    [ducat] aucun ducat
    [hidden] aucun jeton
   *[guild] { masques-word-favour.no } { THING($token, form: "of") }
 }
masques-the-ducat = ducat
masques-the-clergy = clergé
    .of = du clergé
masques-the-military = armée
    .of = de l’armée
masques-the-merchants = commerce
    .of = du commerce
masques-the-farmers = paysans
    .of = des paysans
masques-the-workers = ouvriers
    .of = des ouvriers
masques-the-merchant = commerce
    .of = du commerce
masques-the-vintner = vignerons
    .of = des vignerons
masques-the-scribe = scribes
    .of = des scribes
masques-the-pass = passer
masques-the-decline = ne pas s’en servir

## Invités et agents.

masques-guest = { $family } { $value }
    .another = un autre { $family } { $value }
masques-the-thief = voleur
    .the = le voleur
    .this = ce voleur
    .another = un autre voleur
    .gist = mettre face cachée un jeton voisin
    .ability = { masques-when-placed } mettre face cachée l’un des deux jetons voisins : personne ne le prend pendant cette { masques-word-round }, puis il revient face visible. { masques-price }
masques-the-guard = { masques-word-guard }
    .short = garde
    .pile = { EDITION() ->
    [masques-dust] Garde
   *[masques-ffg] garde
 }
    .the = le { masques-word-guard }
    .this = ce { masques-word-guard }
    .another = un autre { masques-word-guard }
    .gist = déplacer { masques-word-guest.a } juste à côté
    .ability = { masques-when-placed } déplacer { masques-word-guest.a }{ masques-that-moves } de l’un des deux { masques-word-hall.many } voisins vers n’importe quel { masques-word-hall } libre. { masques-price }
masques-the-gondolier = gondolier
    .the = le gondolier
    .this = ce gondolier
    .another = un autre gondolier
    .gist = échanger { masques-word-guest.a } juste à côté contre { masques-word-guest.another }
    .ability = { masques-when-placed } faire échanger leurs places à { masques-word-guest.a }{ masques-that-moves } de l’un des deux { masques-word-hall.many } voisins et à { masques-word-guest.another }{ masques-that-moves }, n’importe où dans le palais. { masques-price }
masques-the-assassin = assassin
    .the = l’assassin
    .this = cet assassin
    .another = un autre assassin
    .gist = mettre face cachée { masques-word-guest.a } juste à côté
    .ability = { masques-when-placed } mettre face cachée { masques-word-guest.a } dans l’un des deux { masques-word-hall.many } voisins : la carte reste là, et ne compte pas pendant cette { masques-word-round }. { masques-price }
masques-the-courtesan = courtisane
    .the = la courtisane
    .this = cette courtisane
    .another = une autre courtisane
    .gist = appeler { masques-word-guest.a } juste à côté
    .ability = { masques-when-placed } appeler, dans un { masques-word-hall } voisin et libre, { masques-word-guest.a } qui n’est pas dans le palais : la personne qui tient cette carte doit la poser là{ SETUP("several") ->
    [no] { "" }
   *[yes] { " " }; si plusieurs la tiennent, c’est la première vers la gauche, { SETUP("courtesan_duplicate") ->
        [left-first] à partir de la personne assise à gauche de celle qui appelle
       *[active-first] en commençant par la personne qui appelle
     }
 }. { masques-price }
masques-the-trader = marchand
    .the = le marchand
    .this = ce marchand
    .another = un autre marchand
    .gist = échanger un jeton voisin contre un autre
    .ability = { masques-when-placed } faire échanger leurs places à un jeton voisin{ masques-that-is-traded } et à un autre jeton du palais{ masques-that-is-traded }. { masques-price }
masques-when-placed = Au moment où on place cette carte, { THING($kind, form: "the") } { SETUP("optional_effects") ->
    [no] doit, si c’est possible,
   *[yes] peut
 }
masques-price = Les trois coûtent { COSTS($kind) } ducats{ SETUP("agents_weigh") ->
    [no] { "" }
   *[yes] , avec une influence de { INFLUENCES($kind) }
 }.
masques-that-moves = { SETUP("move_facedown") ->
    [no] { " " }face visible
   *[yes] { "" }
 }
masques-that-is-traded = { SETUP("trade_facedown") ->
    [no] { " " }face visible
   *[yes] { "" }
 }
masques-or = { $before } ou { $last }

## Ce qui se trouve dans le palais.

masques-hidden = { masques-word-guest }
    .the = { masques-word-guest.the }
    .another = { EDITION() ->
    [masques-dust] une autre Intrigue
   *[masques-ffg] un autre invité
 }
masques-the-hidden = jeton
masques-at = { CARD($card, form: "the") } en { $at }
    .card = { CARD($card, form: "the") }
masques-at-unseen = { masques-word-guest.the } en { $at }
    .card = { masques-word-guest.the }
masques-on = { TOKEN($token, form: "the") } sur { $at }
    .token = { TOKEN($token, form: "the") }
masques-on-unseen = le jeton sur { $at }
    .token = le jeton
masques-down = { $what } (face cachée)
masques-between = { $at } ({ $one } et { $other })
masques-beside = { $token ->
    [none] rien
   *[token] { THING($token) }
 }
    .down = { THING($token) } face cachée
masques-whose = { OWNER($answer) ->
    [unknown] { CARD($answer) }
    [nobody] { CARD($answer) } (à personne)
   *[somebody] { YOU(OWNER($answer)) ->
        [you] { CARD($answer) } (à vous)
       *[they] { CARD($answer) } (à { PERSON(OWNER($answer)) })
     }
 }

## Ce qui est dit.

masques-fact-agent-gone = { CARD($agent, form: "the") } à { COUNT("ducats", COST($agent)) } a quitté la partie.
masques-fact-agents-left = { masques-word-agent.all } du palais quittent la partie.
masques-fact-called = { YOU($by) ->
    [you] Vous appelez { CARD($guest) } en { $at }.
   *[they] { PERSON($by) } appelle { CARD($guest) } en { $at }.
 }
masques-fact-chose = { YOU($by) ->
    [you] Vous choisissez { NAMED($what) }.
   *[they] { PERSON($by) } choisit { NAMED($what) }.
 }
masques-fact-collected = { $at } : { DUEL($at) ->
    [higher] { RIVAL($at, which: "higher") } bat { RIVAL($at, which: "lower") }, et{ " " }
   *[unseen] { "" }
 }{ YOU($by) ->
    [you] vous prenez { TOKEN($token, form: "the") } (total : { $count }).
   *[they] { PERSON($by) } prend { TOKEN($token, form: "the") } (total : { $count }).
 }
masques-fact-counted = { $purse ->
    [bank] { $ducats ->
        [0] La { masques-word-bank } est vide.
       *[other] La { masques-word-bank } contient { COUNT("ducats", $ducats) }.
     }
   *[player] { YOU($purse) ->
        [you] { $ducats ->
            [0] Vous n’avez aucun ducat.
           *[other] Vous avez { COUNT("ducats", $ducats) }.
         }
       *[they] { $ducats ->
            [0] { PERSON($purse) } n’a aucun ducat.
           *[other] { PERSON($purse) } a { COUNT("ducats", $ducats) }.
         }
     }
 }
masques-fact-dealt = { YOU($player) ->
    [you] Vous recevez { CARD($guest) }.
   *[they] { PERSON($player) } reçoit { CARD($guest) }.
 }
masques-fact-dealt-face-down = { YOU($player) ->
    [you] Vous recevez { masques-word-guest.a }.
   *[they] { PERSON($player) } reçoit { masques-word-guest.a }.
 }
masques-fact-declined = { YOU($by) ->
    [you] Vous ne vous en servez pas.
   *[they] { PERSON($by) } ne s’en sert pas.
 }
masques-fact-discarded = { YOU($by) ->
    [you] Vous défaussez { COUNT("guests", $count) }, face cachée.
   *[they] { PERSON($by) } défausse { COUNT("guests", $count) }, face cachée.
 }
masques-fact-ended = C’est fini : { masques-end-why }.
masques-end-why = { CODE($reason) ->
    [unfinished] le nombre de { masques-word-round.many } convenu est atteint
    [one-of-each-guild] quelqu’un a { masques-word-favour.a } de chaque { masques-word-guild }
   *[alike] quelqu’un a réuni { SETUP("alike_to_win") } { TOKEN(LAST($reason), form: "many") }
 }
masques-fact-exchanged = { AT($one) } et { AT($other) } échangent leurs places.
masques-fact-first-player = { YOU($player) ->
    [you] Vous avez la { masques-word-first-player }.
   *[they] { PERSON($player) } a la { masques-word-first-player }.
 }
masques-fact-gave-up = { YOU($by) ->
    [you] Vous cédez { CARD($guest) }.
   *[they] { PERSON($by) } cède { CARD($guest) }.
 }
masques-fact-guest-turned = { AT($at) } passe face cachée.
masques-fact-guests-gathered = On rassemble { masques-word-guest.all }.
masques-fact-hands-taken = Tout le monde prend sa main.
masques-fact-has-favours = { $count ->
    [0] { YOU($player) ->
        [you] Vous n’avez { TOKEN($guild, form: "no") }.
       *[they] { PERSON($player) } n’a { TOKEN($guild, form: "no") }.
     }
   *[other] { YOU($player) ->
        [you] Vous avez{ " " }
       *[they] { PERSON($player) } a{ " " }
     }{ $count ->
        [one] { $count } { TOKEN($guild) }
       *[other] { $count } { TOKEN($guild, form: "many") }
     }.
 }
masques-fact-hired = { YOU($by) ->
    [you] Vous { masques-word-hire } { CARD($agent, form: "the") } pour { COUNT("ducats", $cost) }.
   *[they] { PERSON($by) } { masques-word-hire.they } { CARD($agent, form: "the") } pour { COUNT("ducats", $cost) }.
 }
masques-fact-kept = { YOU($by) ->
    [you] Vous gardez { CARD($guest) }.
   *[they] { PERSON($by) } garde { CARD($guest) }.
 }
masques-fact-laid = { $at } reçoit { TOKEN($token, form: "a") }.
masques-fact-moved = { AT($here, form: "card") } va de { $here } à { $there }.
masques-fact-packs-handed-on = Tout le monde passe { COUNT("guests", $size) } à gauche.
masques-fact-palace-full = Le palais est plein.
masques-fact-passed = { YOU($by) ->
    [you] Vous passez.
   *[they] { PERSON($by) } passe.
 }
masques-fact-placed = { CARD($card, form: "the") } va en { $at }.
masques-fact-played = { YOU($by) ->
    [you] Vous jouez { CARD($guest) }.
   *[they] { PERSON($by) } joue { CARD($guest) }.
 }
masques-fact-received = { YOU($by) ->
    [you] On vous passe { CARDS($pack) }.
   *[they] On passe à { PERSON($by) } { CARDS($pack) }.
 }
masques-fact-round-began = La { masques-word-round } { $number } commence.
masques-fact-sealed = { YOU(VIEW("player")) ->
    [you] Votre réponse reste scellée tant que tout le monde n’a pas répondu : { NAMED($given) }.
   *[they] Une réponse reste scellée tant que tout le monde n’a pas répondu : { NAMED($given) }.
 }
masques-fact-set-aside = On met de côté { masques-word-guest.a }, face cachée.
masques-fact-stayed = { $at } : { CODE($why) ->
    [no-token] il n’y a rien à prendre
    [face-down] { ON($at, form: "token") } est face cachée et reste là
   *[beaten] { masques-duel }, et { ON($at, form: "token") } reste là
 }.
masques-duel = { DUEL($at) ->
    [higher] { RIVAL($at, which: "higher") } bat { RIVAL($at, which: "lower") }{ CODE($why) ->
        [an-agent-is-higher] { "" }
       *[nobody-s-guest-is-higher] { " " }pour personne
     }
    [even] { RIVAL($at, which: "one") } et { RIVAL($at, which: "other") } sont à égalité
    [weightless] ni { RIVAL($at, which: "one") } ni { RIVAL($at, which: "other") } ne compte
   *[unseen] { CODE($why) ->
        [neither-is-higher] aucune carte n’est plus haute que l’autre
        [an-agent-is-higher] { masques-word-agent.a } l’emporte
       *[nobody-s-guest-is-higher] la plus haute carte n’est à personne
     }
 }
masques-fact-stayed-bare = { $at } reste vide : il n’y a plus de ducat.
masques-fact-stays-away = { EDITION() ->
    [masques-dust] Personne ne joue pour les { $family }, dont les { masques-word-guest.many } viennent quand même.
   *[masques-ffg] Personne ne joue pour les { $family }, qui restent chez eux.
 }
masques-fact-token-turned = { ON($at) } passe face cachée.
masques-fact-tokens-turned-up = Les jetons face cachée reviennent face visible.
masques-fact-took-family = { YOU($player) ->
    [you] Vous jouez pour les { $family }.
   *[they] { PERSON($player) } joue pour les { $family }.
 }
masques-fact-traded = { ON($one) } et { ON($other) } échangent leurs places.

## Ce qui est demandé.

masques-chosen = { VIEW("chosen") ->
    [none] { "" }
   *[chosen] { NAMED(VIEW("chosen")) } :{ " " }
 }
masques-ask-WhatToPlay = { MINE("hand") ->
    [none] À vous de jouer : { masques-word-guest.which } jouez-vous, ou { masques-word-agent.which } { masques-word-hire }-vous ?
    [0] À vous de jouer, sans { masques-word-guest } ({ COUNT("ducats", MINE("ducats")) }) : { masques-word-agent.which } { masques-word-hire }-vous, ou passez-vous ?
   *[other] À vous de jouer ({ COUNT("ducats", MINE("ducats")) }) : { masques-word-guest.which } jouez-vous, ou { masques-word-agent.which } { masques-word-hire }-vous ?
 }
masques-ask-WhatToSteal = Quel jeton le voleur met-il face cachée ?
masques-ask-WhatToTrade = Quel jeton le marchand prend-il ?
masques-ask-WhatToTradeItFor = { masques-chosen }quel jeton prend sa place ?
masques-ask-Where = { VIEW("placing") ->
    [none] Dans quel { masques-word-hall } posez-vous cette carte ?
   *[card] Dans quel { masques-word-hall } posez-vous { CARD(VIEW("placing"), form: "the") } ?
 }
masques-ask-WhereToCall = { masques-chosen }dans quel { masques-word-hall } la courtisane l’appelle-t-elle ?
masques-ask-WhereToRemove = { masques-chosen }vers quel { masques-word-hall } ?
masques-ask-WhichFamily = Quelle famille est distribuée ensuite ?
masques-ask-WhichFavour = { masques-word-favour.which } vient ensuite ?
masques-ask-WhichGuest = { masques-word-guest.which } vient ensuite ?
masques-ask-WhichToKeep = { masques-word-guest.which } gardez-vous ? Le reste passe à gauche.
masques-ask-WhoBegins = Qui commence ?
masques-ask-WhomToCall = { masques-word-guest.which } la courtisane appelle-t-elle ?
masques-ask-WhomToFerry = { masques-word-guest.which } le gondolier prend-il ?
masques-ask-WhomToRemove = { masques-word-guest.which } le { masques-word-guard } déplace-t-il ?
masques-ask-WhomToStab = { masques-word-guest.which } l’assassin met-il face cachée ?
masques-ask-WithWhomToChange = { masques-chosen }{ masques-word-guest.which } prend sa place ?

## Ce qu’on peut répondre.

masques-option-agent = { masques-word-hire.to } { CARD($answer, form: "the") } pour { COUNT("ducats", COST($answer)) } ({ CARD($answer, form: "gist") })
masques-option-arcade = { ON($answer) }
masques-option-decline = ne pas s’en servir
masques-option-family = { $answer }
masques-option-guest = { masques-whose }
masques-option-hall = { AT($answer) }
masques-option-pass = passer
masques-option-seat = { PERSON(LETTER($answer)) }
masques-option-token = { TOKEN($answer, form: "a") }
masques-option-WhatToPlay-guest = jouer { masques-whose }
masques-option-Where-hall = { BETWEEN($answer) }
masques-option-WhereToCall-hall = { BETWEEN($answer) }
masques-option-WhereToRemove-hall = { BETWEEN($answer) }

## Pourquoi on ne peut pas répondre cela.

masques-why-all-others-passed = Les autres viennent tous de passer, et il vous reste des { masques-word-guest.many } en main.
masques-why-compulsory = Les effets sont obligatoires à cette table : il faut utiliser celui-ci.
masques-why-guests-in-hand = On ne passe pas avec des { masques-word-guest.many } en main.
masques-why-hall-taken = Il y a déjà une carte dans { masques-word-hall.this }.
masques-why-has-begun = Ce qui est commencé doit être achevé.
masques-why-keep-one = Gardez une des cartes du paquet que vous tenez.
masques-why-kept = Cette carte est déjà gardée, pour de bon.
masques-why-left-its-pile = { THING($kind, form: "this") } a quitté sa pile.
masques-why-not-at-this-table = { THING($kind, form: "the") } ne vient pas à une table de { SETUP("players") ->
    [2] deux
   *[other] trois
 }.
masques-why-not-in-hand = Cette carte n’est pas dans votre main.
masques-why-not-on-top = Cette carte n’est pas sur le dessus de sa pile : on y voit { CARD($top, form: "the") } à { COUNT("ducats", COST($top)) }.
masques-why-play-or-hire = Jouez { masques-word-guest.one-of-yours }, ou { masques-word-hire } { masques-word-agent.a }.
masques-why-too-dear = Cela coûte { COUNT("ducats", $cost) }, et { $ducats ->
    [0] vous n’avez aucun ducat.
   *[other] vous avez { COUNT("ducats", $ducats) }.
 }
masques-why-vacant-hall = Posez { CARD($card, form: "the") } dans un { masques-word-hall } libre.
masques-why-assassin-first = Un assassin met face cachée { masques-word-guest.a } juste à côté, face visible jusque-là.
masques-why-courtesan-first = Une courtisane appelle { masques-word-guest.a } de cette partie qui n’est pas dans le palais.
masques-why-courtesan-then = On appelle { masques-word-guest.a } dans un { masques-word-hall } libre, juste à côté de la courtisane.
masques-why-gondolier-first = Un gondolier prend { masques-word-guest.a }{ masques-that-moves } juste à côté.
masques-why-gondolier-then = L’échange se fait avec { masques-word-guest.another }{ masques-that-moves } du palais.
masques-why-guard-first = Un { masques-word-guard } prend { masques-word-guest.a }{ masques-that-moves } juste à côté.
masques-why-guard-then = On déplace { masques-word-guest.a } vers un { masques-word-hall } libre.
masques-why-thief-first = Un voleur met face cachée un jeton voisin, face visible jusque-là.
masques-why-trader-first = Un marchand prend un jeton voisin{ masques-that-is-traded }.
masques-why-trader-then = L’échange se fait avec un autre jeton du palais{ masques-that-is-traded }.

## Les règles que l’on peut consulter.

masques-about-draft = choix
    .text = Tout le monde choisit en même temps la carte à garder parmi celles qu’on lui a distribuées, et passe le reste à gauche ; on continue ainsi jusqu’à ce que chacun en ait { SETUP("hand") }. Ce qui est gardé l’est pour de bon, et ne s’échange plus.
masques-about-tokens = jetons
    .text = Quand chaque { masques-word-hall } est rempli, on règle une { masques-word-arcade } après l’autre, dans le sens des aiguilles d’une montre, à partir de la porte. Des deux cartes voisines, la plus haute compte, et la personne qui joue pour sa famille prend le jeton : un ducat à dépenser, ou { masques-word-favour.a } à compter. { SETUP("agents_weigh") ->
    [no] Les { masques-word-agent.many } ne comptent pas.
   *[yes] Les { masques-word-agent.many } ont leur propre influence, et ne prennent rien.
 } Ce qui est face cachée ne compte pas. En cas d’égalité, quand personne ne joue pour la plus haute carte, et quand le jeton est face cachée, il reste là pour la { masques-word-round } suivante.

## La table en toutes lettres.

masques-picture-agents = { masques-word-agent.many }, et leur prix :
masques-picture-aside = De côté pour la { masques-word-round } suivante : { COUNT("guests", $n) }.
masques-picture-bare = vide
masques-picture-door = porte
masques-picture-down = { $mark } : face cachée.
masques-picture-ducats = ducats
masques-picture-gone = aucun
masques-picture-hand = main
masques-picture-kept = Gardé : { $guests }.
masques-picture-nobody = Personne ne joue pour les { $families }.
masques-picture-pack = Votre paquet : { $guests }.
masques-picture-placing = { YOU($player) ->
    [you] Vous allez placer { CARD($card, form: "the") }.
   *[they] { PERSON($player) } va placer { CARD($card, form: "the") }.
 }
masques-picture-round = { masques-word-round } { $number }, { PERSON($first) } commence
masques-picture-seat = { $who }, { $families } : { $things }
masques-picture-supplies = { EDITION() ->
    [masques-dust] banque : { $ducats }, sac{ $down ->
        [yes] { " et ▒" }
       *[no] { "" }
     } : { $favours }
   *[masques-ffg] réserves : { $ducats } ducats, { $favours } faveurs{ $down ->
        [yes] { ", ▒ comprises" }
       *[no] { "" }
     }
 }
masques-picture-you = { $name } (vous)
masques-picture-your-hand = Votre main : { $guests }.
