mascarade-1e-title = Mascarade, première édition
mascarade-2e-title = Mascarade, deuxième édition
mascarade-1e-pitch = Échangez vos masques sous la table jusqu’à ce que personne ne sache plus qui il est, puis dites que vous êtes le Roi.
mascarade-2e-pitch = Le même bluff avec de nouveaux masques : la Princesse montre le vôtre à tout le monde, sauf à vous.
mascarade-goal = Vous gagnez dès que vous avez 13 pièces. La partie finit aussi quand quelqu’un perd sa dernière pièce : la personne la plus riche gagne alors.{ SETUP("wins_at_once") ->
    [none] { "" }
   *[other] { " " }Avec 10, { THING(SETUP("wins_at_once"), form: "the") } gagne.
 }{ SETUP("turn_limit") ->
    [0] { "" }
   *[other] { " " }Après { SETUP("turn_limit") } tours, la personne la plus riche gagne.
 } À votre tour, vous échangez des masques sous la table, ou vous faites semblant ; ou vous regardez votre masque ; ou vous dites qui vous êtes, vrai ou faux, pour utiliser ce pouvoir. Si d’autres disent l’être aussi, tous ceux qui l’ont dit montrent leur masque : ceux qui ont raison utilisent le pouvoir, les autres paient 1 pièce { mascarade-court.to }.

# Les faits.

mascarade-fact-all-turned-down = Tous les masques sont retournés, face cachée.
mascarade-fact-announced = { SMALL() ->
    [yes] { YOU($by) ->
        [you] Vous annoncez avec { PLACE($at, $by) } : « Je suis { MASK($mask) }. »
       *[they] { PERSON($by) } annonce avec { PLACE($at, $by) } : « Je suis { MASK($mask) }. »
     }
   *[no] { YOU($by) ->
        [you] Vous annoncez : « Je suis { MASK($mask) }. »
       *[they] { PERSON($by) } annonce : « Je suis { MASK($mask) }. »
     }
 }
mascarade-fact-changed-seats = { YOU($one) ->
    [you] Vous changez de siège avec { PERSON($other) } ; les masques et les pièces ne bougent pas.
   *[they] { YOU($other) ->
        [you] Vous changez de siège avec { PERSON($one) } ; les masques et les pièces ne bougent pas.
       *[they] { PERSON($one) } et { PERSON($other) } changent de siège ; les masques et les pièces ne bougent pas.
     }
 }
mascarade-fact-exchanged-wealth = { YOU($one) ->
    [you] Vous échangez toutes vos pièces avec { PERSON($other) }.
   *[they] { YOU($other) ->
        [you] Vous échangez toutes vos pièces avec { PERSON($one) }.
       *[they] { PERSON($one) } et { PERSON($other) } échangent toutes leurs pièces.
     }
 }
mascarade-fact-chose = { TARGETS($at) ->
    [you] { PERSON($by) } vous désigne.
   *[other] { YOU($by) ->
        [you] Vous désignez { TARGET($at) }.
       *[they] { PERSON($by) } désigne { TARGET($at) }.
     }
 }
mascarade-fact-claimed = { SMALL() ->
    [yes] { YOU($by) ->
        [you] Vous contestez avec { PLACE($at, $by) } : « Moi aussi ! »
       *[they] { PERSON($by) } conteste avec { PLACE($at, $by) } : « Moi aussi ! »
     }
   *[no] { YOU($by) ->
        [you] Vous contestez : « Moi aussi ! »
       *[they] { PERSON($by) } conteste : « Moi aussi ! »
     }
 }
mascarade-fact-counted = { $purse ->
    [bank] { $coins ->
        [0] La banque est vide.
       *[other] La banque contient { COUNT("coins", $coins) }.
     }
    [court] { $coins ->
        [0] { mascarade-court.the } est vide.
       *[other] { mascarade-court.the } contient { COUNT("coins", $coins) }.
     }
   *[other] { YOU($purse) ->
        [you] { $coins ->
            [0] Vous n’avez aucune pièce.
           *[other] Vous avez { COUNT("coins", $coins) }.
         }
       *[they] { $coins ->
            [0] { PERSON($purse) } n’a aucune pièce.
           *[other] { PERSON($purse) } a { COUNT("coins", $coins) }.
         }
     }
 }
mascarade-fact-dealt = Face visible, { PLACE($at) } est { MASK($mask) }.
mascarade-fact-lay = { PLACE($at) } était { MASK($mask) }.
mascarade-fact-revealed = { PLACE($at) } se révèle : c’est { MASK($mask) }.
mascarade-fact-turned-down = { PLACE($at) } repasse face cachée.
mascarade-fact-declined = { YOU($by) ->
    [you] Vous n’utilisez pas le pouvoir.
   *[they] { PERSON($by) } n’utilise pas le pouvoir.
 }
mascarade-fact-did-keep = { YOU($by) ->
    [you] Votre secret : un faux échange.
   *[they] Le secret { PERSON($by, form: "of") } : un faux échange.
 }
mascarade-fact-did-swap = { YOU($by) ->
    [you] Votre secret : un vrai échange.
   *[they] Le secret { PERSON($by, form: "of") } : un vrai échange.
 }
mascarade-fact-guessed = { YOU($by) ->
    [you] Vous répondez : « Je suis { MASK($mask) }. »
   *[they] { PERSON($by) } répond : « Je suis { MASK($mask) }. »
 }
mascarade-fact-looked = { YOU($by) ->
    [you] Vous regardez { PLACE($at, $by) }.
   *[they] { PERSON($by) } regarde { PLACE($at, $by) }.
 }
mascarade-fact-passed = { YOU($by) ->
    [you] Vous laissez passer.
   *[they] { PERSON($by) } laisse passer.
 }
mascarade-fact-put-down = { YOU($by) ->
    [you] Vous reposez { PLACE($at, $by) }.
   *[they] { PERSON($by) } repose { PLACE($at, $by) }.
 }
mascarade-fact-returned = { YOU($by) ->
    [you] Vous remettez en place { PLACE($one, $by) } et { PLACE($other, $by) }, avec ou sans échange.
   *[they] { PERSON($by) } remet en place { PLACE($one, $by) } et { PLACE($other, $by) }, avec ou sans échange.
 }
mascarade-fact-saw = { YOU($by) ->
    [you] Pour vos yeux seulement : { PLACE($at, $by) } est { MASK($mask) }.
   *[they] Pour les yeux { PERSON($by, form: "of") } seulement : { PLACE($at, $by) } est { MASK($mask) }.
 }
mascarade-fact-took-up = { YOU($by) ->
    [you] Vous prenez { PLACE($one, $by) } et { PLACE($other, $by) } sous la table.
   *[they] { PERSON($by) } prend { PLACE($one, $by) } et { PLACE($other, $by) } sous la table.
 }
mascarade-fact-touched = { YOU($by) ->
    [you] Vous posez la main sur { PLACE($at, $by) }.
   *[they] { PERSON($by) } pose la main sur { PLACE($at, $by) }.
 }
mascarade-fact-used = { YOU($by) ->
    [you] Vous jouez { MASK($mask) }.
   *[they] { PERSON($by) } joue { MASK($mask) }.
 }
mascarade-fact-may-not-announce = { YOU($player) ->
    [you] Votre masque a été montré au tour précédent : vous ne pouvez pas annoncer.
   *[they] Le masque { PERSON($player, form: "of") } a été montré au tour précédent : pas d’annonce ce tour-ci.
 }
mascarade-fact-must-swap = { YOU($player) ->
    [you] Votre masque a été montré au tour précédent : vous devez échanger, ou faire semblant.
   *[they] Le masque { PERSON($player, form: "of") } a été montré au tour précédent : il faut donc échanger, ou faire semblant.
 }
mascarade-fact-shown-around = { YOU($but) ->
    [you] Tout le monde voit { PLACE($at) }, sauf vous.
   *[they] Tout le monde voit { PLACE($at) }, sauf { PERSON($but) }.
 }
mascarade-fact-ended = C’est fini : { PICK("mascarade-end", $reason, otherwise: "mascarade-end-mask") }.
mascarade-fact-lingered = Tout le monde a vu.
mascarade-fact-paid = { $payee ->
    [court] { YOU($payer) ->
        [you] Vous payez une amende de { COUNT("coins", $coins) } { mascarade-court.to }.
       *[they] { PERSON($payer) } paie une amende de { COUNT("coins", $coins) } { mascarade-court.to }.
     }
   *[other] { $payer ->
        [bank] { YOU($payee) ->
            [you] Vous prenez { COUNT("coins", $coins) } à la banque.
           *[they] { PERSON($payee) } prend { COUNT("coins", $coins) } à la banque.
         }
        [court] { YOU($payee) ->
            [you] Vous prenez { COUNT("coins", $coins) } { mascarade-court.from }.
           *[they] { PERSON($payee) } prend { COUNT("coins", $coins) } { mascarade-court.from }.
         }
       *[other] { YOU($payee) ->
            [you] { PERSON($payer) } vous donne { COUNT("coins", $coins) }.
           *[they] { YOU($payer) ->
                [you] Vous donnez { COUNT("coins", $coins) } à { PERSON($payee) }.
               *[they] { PERSON($payer) } donne { COUNT("coins", $coins) } à { PERSON($payee) }.
             }
         }
     }
 }
mascarade-fact-sealed = Votre réponse reste scellée tant que tout le monde n’a pas répondu : { PICK("mascarade-sealed", $given, otherwise: "mascarade-sealed-place") }.

# Pourquoi c’est fini, et ce qui est scellé.

mascarade-end-13-coins = quelqu’un est arrivé à 13 pièces
mascarade-end-last-coin-lost = quelqu’un a perdu sa dernière pièce
mascarade-end-turn-limit = le nombre de tours convenu est atteint
mascarade-end-mask = { MASK($text) } gagne avec 10 pièces ou plus
mascarade-sealed-claim = contester
mascarade-sealed-pass = laisser passer
mascarade-sealed-ready = j’ai vu
mascarade-sealed-place = contester avec { PLACE($text, VIEW("player")) }

# Questions.

mascarade-ask-ClaimToo = { VIEW("announced") ->
    [none] Contestez-vous ?
   *[other] { PERSON(FIRST(VIEW("claims"))) } dit : « Je suis { MASK(VIEW("announced")) }. » Et vous ?
 }
mascarade-ask-FirstMask = Quel masque prenez-vous en premier ?
mascarade-ask-FirstPuppet = Qui change de siège ?
mascarade-ask-Ready = Regardez les masques. Quand tout le monde est prêt, ils sont cachés.
mascarade-ask-SecondMask = Quel masque prenez-vous avec lui ?
mascarade-ask-SecondPuppet = Et avec qui ?
mascarade-ask-SeenEnough = Continuez quand vous avez bien vu : les autres attendent.
mascarade-ask-SwapOrKeep = Les deux masques sont dans vos mains, sous la table. Les échanger, ou les laisser ? Personne ne le saura.
mascarade-ask-WhatToDo = { HAND(VIEW("hand")) ->
    [none] { VIEW("initial_turns_left") ->
        [none] À vous de jouer. Échanger (ou non), regarder, ou annoncer ?
        [0] { VIEW("bound") ->
            [none] À vous de jouer. Échanger (ou non), regarder, ou annoncer ?
           *[other] { EDITION() ->
                [mascarade-1e] Votre masque a été montré au tour précédent : vous devez échanger (ou faire semblant). Quel masque prenez-vous ?
               *[other] Votre masque a été montré au tour précédent : vous ne pouvez pas annoncer. Échanger (ou non), ou regarder ?
             }
         }
       *[other] { EDITION() ->
            [mascarade-1e] Tour de préparation : quel masque prenez-vous, pour l’échanger (ou non) avec le vôtre ?
           *[other] Tour initial : quel masque prenez-vous, pour l’échanger (ou non) avec le vôtre ?
         }
     }
   *[other] { VIEW("initial_turns_left") ->
        [0] { VIEW("bound") ->
            [none] { HAND(VIEW("hand")) ->
                [P] À vous de jouer, avec { PLACE(VIEW("hand")) }. Échanger (ou non), ou regarder ?
               *[other] À vous de jouer, avec { PLACE(VIEW("hand")) }. Échanger (ou non), regarder, ou annoncer ?
             }
           *[other] Votre masque a été montré au tour précédent : vous devez échanger (ou faire semblant). Quel masque prenez-vous contre { PLACE(VIEW("hand")) } ?
         }
       *[other] Tour de préparation : quel masque prenez-vous, pour l’échanger (ou non) avec { PLACE(VIEW("hand")) } ?
     }
 }
mascarade-ask-WhichOfMine = À vous de jouer. Sur lequel de vos masques posez-vous la main ?
mascarade-ask-WhichOfTheRichest = À qui, parmi les plus riches, prenez-vous 2 pièces ?
mascarade-ask-WhomToQuestion = À qui demandez-vous : « Qui êtes-vous ? »
mascarade-ask-WhomToShow = Quel masque faites-vous voir à tout le monde, sauf à qui le porte ?
mascarade-ask-WhomToSpyOn = Quel masque regardez-vous, en plus du vôtre ?
mascarade-ask-WhoseWealth = Avec qui échangez-vous toutes vos pièces ? Vous pouvez aussi renoncer.
mascarade-ask-WhoAreYou = { VIEW("user") ->
    [none] Qui êtes-vous ? Votre masque sera montré, et une mauvaise réponse coûte 4 pièces.
   *[other] { PERSON(VIEW("user")) } demande : qui êtes-vous ? Votre masque sera montré, et une mauvaise réponse coûte 4 pièces.
 }
mascarade-ask-Linger = Tout le monde a-t-il vu ?
mascarade-ask-WhichMask = Quel masque est distribué ensuite ?
mascarade-ask-WhoBegins = Qui commence ?

# Options.

mascarade-option-WhichOfTheRichest-place = Prendre 2 pièces à { TARGET($answer) }
mascarade-option-WhomToQuestion-place = Interroger { TARGET($answer) }
mascarade-option-WhomToShow-place = Faire voir { PLACE($answer, VIEW("player")) }
mascarade-option-WhomToSpyOn-place = Regarder { PLACE($answer, VIEW("player")) }
mascarade-option-WhoseWealth-place = Échanger toutes les pièces avec { TARGET($answer) }
mascarade-option-FirstMask-place = { PLACE($answer, VIEW("player")) }
mascarade-option-SecondMask-place = { PLACE($answer, VIEW("player")) }
mascarade-option-place = { TARGET($answer) }
mascarade-option-mask = { MASK($answer) }
mascarade-option-WhatToDo-mask = Annoncer : je suis { MASK($answer) } ({ PICK("mascarade-gist", $answer) })
mascarade-option-WhatToDo-place = Échanger (ou non) avec { TARGET($answer) }
mascarade-option-ClaimToo-place = Moi aussi ! Avec { PLACE($answer) }
mascarade-option-WhichOfMine-place = { PLACE($answer) }
mascarade-option-WhoAreYou-mask = Je suis { MASK($answer) }
mascarade-option-claim = Moi aussi !
mascarade-option-look = { HAND(VIEW("hand")) ->
    [none] Regarder votre masque
   *[other] Regarder { PLACE(VIEW("hand")) }
 }
mascarade-option-keep = Les laisser
mascarade-option-swap = Les échanger
mascarade-option-pass = Laisser passer
mascarade-option-ready = J’ai vu
mascarade-option-on = Continuer
mascarade-option-WhoseWealth-pass = N’échanger avec personne
mascarade-option-SeenEnough-ready = Reposer le masque

# Ce que tout le monde attend.

mascarade-waits-ClaimToo = { VIEW("sealed") ->
    [yes] Tous les autres peuvent contester, en même temps.
   *[no] { YOU(FIRST(VIEW("asked"))) ->
        [you] Vous pouvez contester.
       *[they] { PERSON(FIRST(VIEW("asked"))) } peut contester.
     }
 }
mascarade-waits-Linger = Un instant pour bien voir.
mascarade-waits-Ready = Tout le monde étudie les masques.
mascarade-waits-SeenEnough = { YOU(FIRST(VIEW("asked"))) ->
    [you] Vous regardez.
   *[they] { PERSON(FIRST(VIEW("asked"))) } regarde.
 }
mascarade-waits-SwapOrKeep = { YOU(FIRST(VIEW("asked"))) ->
    [you] Vous échangez sous la table, ou non.
   *[they] { PERSON(FIRST(VIEW("asked"))) } échange sous la table, ou non.
 }
mascarade-waits-WhatToDo = { YOU(FIRST(VIEW("asked"))) ->
    [you] Vous choisissez que faire.
   *[they] { PERSON(FIRST(VIEW("asked"))) } choisit que faire.
 }
mascarade-waits-WhichMask = On distribue les masques.
mascarade-waits-WhichOfMine = { YOU(FIRST(VIEW("asked"))) ->
    [you] Vous choisissez un masque.
   *[they] { PERSON(FIRST(VIEW("asked"))) } choisit un masque.
 }
mascarade-waits-WhoAreYou = { YOU(FIRST(VIEW("asked"))) ->
    [you] Vous devez dire qui se cache là.
   *[they] { PERSON(FIRST(VIEW("asked"))) } doit dire qui se cache là.
 }
mascarade-waits-WhoBegins = Le sort désigne qui commence.
mascarade-waits-power = { YOU(FIRST(VIEW("asked"))) ->
    [you] Vous utilisez un pouvoir.
   *[they] { PERSON(FIRST(VIEW("asked"))) } utilise un pouvoir.
 }

# Pourquoi une réponse est impossible.

mascarade-why-already-chosen = C’est déjà votre premier choix : désignez maintenant quelqu’un d’autre.
mascarade-why-already-claimed = Vous avez déjà contesté, et cela ne se reprend pas.
mascarade-why-already-passed = Vous avez déjà laissé passer, et cela ne se reprend pas.
mascarade-why-card-not-seat = Choisissez l’un des masques, pas le siège.
mascarade-why-choose-or-pass = Vous pouvez désigner quelqu’un d’autre, ou renoncer.
mascarade-why-choose-partner = Choisissez d’abord le masque à prendre avec le vôtre.
mascarade-why-claim-or-pass = On ne vous demande qu’une chose : contester, ou laisser passer.
mascarade-why-claim-with-own = On conteste avec l’un de ses propres masques : choisissez-le.
mascarade-why-dealing = La distribution des masques n’est pas finie.
mascarade-why-for-the-clock = C’est l’horloge qui dit quand tout le monde a eu le temps de voir.
mascarade-why-let-all-see = Chacun a d’abord un instant pour voir ce qui est visible.
mascarade-why-look-lasts = { PERSON($who) } regarde, et tout le monde attend la fin.
mascarade-why-may-not-announce = Votre masque a été montré au tour précédent : cette fois, vous ne pouvez pas annoncer.
mascarade-why-must-act = On ne passe pas son tour. Pour ne rien changer, faites semblant d’échanger.
mascarade-why-must-choose = Vous devez désigner quelqu’un : on ne renonce pas à ce pouvoir.
mascarade-why-must-swap = Votre masque a été montré au tour précédent : cette fois, vous devez échanger, ou faire semblant.
mascarade-why-no-such-place = Cette place n’existe pas à cette table.
mascarade-why-not-in-play = { MASK($tried) } n’est pas dans cette partie.
mascarade-why-not-richest = { TARGET($tried) } n’est pas parmi les plus riches des autres.
mascarade-why-not-yet = On demande à chacun, dans le sens des aiguilles d’une montre, et { PERSON($who) } passe avant vous. Vous pouvez laisser votre réponse à l’avance.
mascarade-why-not-your-turn = C’est à { PERSON($who) } de jouer. Votre tour viendra, dans le sens des aiguilles d’une montre.
mascarade-why-not-yourself = Choisissez quelqu’un d’autre : ce pouvoir ne vise pas soi-même.
mascarade-why-nothing-announced = Personne n’a rien annoncé que vous puissiez contester.
mascarade-why-nothing-to-see = Rien n’est visible : c’est à vous de jouer.
mascarade-why-opening = Les quatre premiers tours de la partie ne servent qu’à échanger, ou à faire semblant.
mascarade-why-others-answer = C’est à { PERSON($who) } de dire qui se cache là, sans aide.
mascarade-why-others-hands = { PERSON($who) } tient deux masques et décide en secret.
mascarade-why-others-power = { PERSON($who) } utilise un pouvoir, et la décision lui revient.
mascarade-why-out-of-reach = Ce pouvoir n’atteint pas les masques du centre.
mascarade-why-own-card-first = Posez d’abord la main sur l’un de vos masques.
mascarade-why-own-mask = Votre masque fait toujours partie de l’échange. Choisissez-en un autre.
mascarade-why-players-only = À cette table, l’échange forcé se fait avec le masque d’une autre personne.
mascarade-why-protected = Le masque protégé de l’adversaire est hors d’atteinte.
mascarade-why-protected-announces = Votre masque protégé ne peut pas être annoncé pendant votre tour.
mascarade-why-protected-stays = Votre masque protégé ne s’échange qu’avec votre masque de gauche ou de droite.
mascarade-why-put-down-first = Reposez d’abord le masque que vous regardez.
mascarade-why-ready-first = Dites d’abord que vous avez vu.
mascarade-why-say-who = { EDITION() ->
    [mascarade-1e] On vous demande qui vous êtes : nommez l’un des personnages de cette partie.
   *[other] On vous demande qui vous êtes : nommez l’un des masques de cette partie.
 }
mascarade-why-sealed = Vous avez répondu : la suite viendra quand tout le monde aura répondu.
mascarade-why-shown-to-others = Tout le monde voit votre masque en ce moment, sauf vous.
mascarade-why-swap-or-keep = Les deux masques sont dans vos mains : échangez-les, ou laissez-les.
mascarade-why-you-announced = Vous avez annoncé : aux autres de dire s’ils contestent.

# Les places.

mascarade-place-centre1 = le premier masque du centre
mascarade-place-centre2 = le deuxième masque du centre
mascarade-place-of = le masque { PERSON($sitter, form: "of") }
mascarade-place-L-of = le masque de gauche { PERSON($sitter, form: "of") }
mascarade-place-R-of = le masque de droite { PERSON($sitter, form: "of") }
mascarade-place-P-of = le masque protégé { PERSON($sitter, form: "of") }
mascarade-place-own = votre propre masque
mascarade-place-L-own = votre masque de gauche
mascarade-place-R-own = votre masque de droite
mascarade-place-P-own = votre masque protégé
mascarade-place-seat = le masque du siège { $seat }
mascarade-place-L-seat = le masque de gauche du siège { $seat }
mascarade-place-R-seat = le masque de droite du siège { $seat }
mascarade-place-P-seat = le masque protégé du siège { $seat }
mascarade-place-theirs = son propre masque
mascarade-place-L-theirs = son masque de gauche
mascarade-place-R-theirs = son masque de droite
mascarade-place-P-theirs = sa masque protégé
mascarade-place-yours = votre masque
mascarade-place-L-yours = votre masque de gauche
mascarade-place-R-yours = votre masque de droite
mascarade-place-P-yours = votre masque protégé
mascarade-seat = le siège { $seat }
mascarade-court =
    .the = { EDITION() ->
        [mascarade-1e] le tribunal
       *[other] le plateau de Justice
     }
    .to = { EDITION() ->
        [mascarade-1e] au tribunal
       *[other] au plateau de Justice
     }
    .from = { EDITION() ->
        [mascarade-1e] au tribunal
       *[other] sur le plateau de Justice
     }
mascarade-coins = { $n ->
    [0] aucune pièce
    [one] { $n } pièce
   *[other] { $n } pièces
 }

# Les masques.

mascarade-the-Beggar = Mendiant
    .the = le Mendiant
    .a = un Mendiant
mascarade-the-Bishop = Évêque
    .the = l’Évêque
    .a = un Évêque
mascarade-the-Cheat = Tricheur
    .the = le Tricheur
    .a = un Tricheur
mascarade-the-Cheater = Tricheuse
    .the = la Tricheuse
    .a = une Tricheuse
mascarade-the-Empress = Impératrice
    .the = l’Impératrice
    .a = une Impératrice
mascarade-the-Fool = Fou
    .the = le Fou
    .a = un Fou
mascarade-the-Guru = Gourou
    .the = le Gourou
    .a = un Gourou
mascarade-the-Inquisitor = Inquisiteur
    .the = l’Inquisiteur
    .a = un Inquisiteur
mascarade-the-Judge = Juge
    .the = le Juge
    .a = un Juge
mascarade-the-King = Roi
    .the = le Roi
    .a = un Roi
mascarade-the-Patron = Mécène
    .the = le Mécène
    .a = un Mécène
mascarade-the-Peasant = Paysan
    .the = le Paysan
    .a = un Paysan
mascarade-the-Princess = Princesse
    .the = la Princesse
    .a = une Princesse
mascarade-the-Puppeteer = Marionnettiste
    .the = le Marionnettiste
    .a = un Marionnettiste
mascarade-the-Queen = Reine
    .the = la Reine
    .a = une Reine
mascarade-the-Sorceress = Magicienne
    .the = la Magicienne
    .a = une Magicienne
mascarade-the-Spy = Espion
    .the = l’Espion
    .a = un Espion
mascarade-the-Thief = Voleur
    .the = le Voleur
    .a = un Voleur
mascarade-the-Trickster = Filou
    .the = le Filou
    .a = un Filou
mascarade-the-Widow = Veuve
    .the = la Veuve
    .a = une Veuve
mascarade-the-Witch = Sorcière
    .the = la Sorcière
    .a = une Sorcière
mascarade-gist-Beggar = 1 pièce de chaque personne plus riche
mascarade-gist-Bishop = prendre 2 pièces au plus riche des autres
mascarade-gist-Cheat = gagner avec 10 pièces ou plus
mascarade-gist-Cheater = gagner avec 10 pièces ou plus
mascarade-gist-Empress = prendre 3 pièces
mascarade-gist-Fool = prendre 1 pièce, puis échanger ou non les masques de deux autres
mascarade-gist-Guru = demander à quelqu’un qui il est : 4 pièces s’il se trompe
mascarade-gist-Inquisitor = demander à quelqu’un qui il est : 4 pièces s’il se trompe
mascarade-gist-Judge = prendre toutes les amendes
mascarade-gist-King = { EDITION() ->
    [mascarade-1e] prendre 3 pièces
   *[other] prendre 2 pièces
 }
mascarade-gist-Patron = prendre 3 pièces ; chaque voisin en prend 1
mascarade-gist-Peasant = prendre 1 pièce ; 2 chacun si les deux Paysans se montrent
mascarade-gist-Princess = prendre 2 pièces ; tous voient un masque, sauf qui le porte
mascarade-gist-Puppeteer = prendre 1 pièce à deux autres, qui changent de siège
mascarade-gist-Queen = prendre 2 pièces
mascarade-gist-Sorceress = échanger toutes ses pièces avec quelqu’un, ou non
mascarade-gist-Spy = regarder deux masques, puis les échanger ou non
mascarade-gist-Thief = prendre 1 pièce à chaque voisin
mascarade-gist-Trickster = prendre 2 pièces au plus riche des autres
mascarade-gist-Widow = prendre des pièces jusqu’à 10
mascarade-gist-Witch = échanger toutes ses pièces avec quelqu’un, ou non
ball-brief-Beggar = 1 des riches
ball-brief-Bishop = 2 du plus riche
ball-brief-Cheat = gagne à 10
ball-brief-Cheater = gagne à 10
ball-brief-Empress = +3
ball-brief-Fool = +1, échange
ball-brief-Guru = question : 4
ball-brief-Inquisitor = question : 4
ball-brief-Judge = les amendes
ball-brief-King = { EDITION() ->
    [mascarade-1e] +3
   *[other] +2
 }
ball-brief-Patron = +3, voisins +1
ball-brief-Peasant = +1, ou +2
ball-brief-Princess = +2, montre
ball-brief-Puppeteer = +2, déplace
ball-brief-Queen = +2
ball-brief-Sorceress = échange
ball-brief-Spy = regarde
ball-brief-Thief = les voisins
ball-brief-Trickster = 2 du plus riche
ball-brief-Widow = jusqu’à 10
ball-brief-Witch = échange
mascarade-power-Beggar = Fait le tour de la table par la gauche : toute personne plus riche que le Mendiant à ce moment donne 1 pièce.
mascarade-power-Bishop = Prend 2 pièces à la personne la plus riche parmi les autres. En cas d’égalité, l’Évêque choisit.
mascarade-power-Cheat = Gagne aussitôt avec 10 pièces ou plus. Avec moins, il ne se passe rien.
mascarade-power-Cheater = Gagne aussitôt avec 10 pièces ou plus. Avec moins, il ne se passe rien.
mascarade-power-Empress = Prend 3 pièces à la banque.
mascarade-power-Fool = Prend 1 pièce à la banque. Puis prend sous la table, sans les voir, les masques de deux autres personnes et les rend échangés ou non : le Fou seul le sait.
mascarade-power-Guru = Désigne quelqu’un, qui doit dire qui il est. Son masque est montré à tous ; en cas d’erreur, cette personne donne 4 pièces au Gourou, ou tout ce qu’elle a si c’est moins.
mascarade-power-Inquisitor = Désigne quelqu’un, qui doit dire qui il est. Son masque est montré à tous ; en cas d’erreur, cette personne donne 4 pièces à l’Inquisiteur, ou tout ce qu’elle a si c’est moins.
mascarade-power-Judge = { EDITION() ->
    [mascarade-1e] Prend toutes les pièces qui se trouvent au tribunal.
   *[other] Prend toutes les pièces qui se trouvent sur le plateau de Justice.
 }
mascarade-power-King = { EDITION() ->
    [mascarade-1e] Prend 3 pièces à la banque.
   *[other] Prend 2 pièces à la banque.
 }
mascarade-power-Patron = Prend 3 pièces à la banque. Ensuite, les deux voisins prennent chacun 1 pièce à la banque.
mascarade-power-Peasant = Prend 1 pièce à la banque. En cas de contestation, si les deux Paysans se montrent, chacun d’eux prend 2 pièces.
mascarade-power-Princess = Prend 2 pièces à la banque. Puis le masque d’une autre personne est montré à tout le monde, sauf à elle.
mascarade-power-Puppeteer = Prend 1 pièce à deux autres personnes. Puis ces deux-là changent de siège ; les masques et les pièces ne bougent pas.
mascarade-power-Queen = Prend 2 pièces à la banque.
mascarade-power-Sorceress = Peut échanger toutes ses pièces contre toutes celles de quelqu’un d’autre, ou y renoncer.
mascarade-power-Spy = { EDITION() ->
    [mascarade-1e] Regarde, en secret, son propre masque et un autre : celui de quelqu’un ou un masque du centre. Puis échange les deux, ou non.
   *[other] Regarde, en secret, son propre masque et celui de quelqu’un d’autre. Puis échange les deux, ou non.
 }
mascarade-power-Thief = Prend 1 pièce à la personne de gauche et 1 pièce à celle de droite.
mascarade-power-Trickster = Prend 2 pièces à la personne la plus riche parmi les autres. En cas d’égalité, le Filou choisit.
mascarade-power-Widow = Prend des pièces à la banque jusqu’à en avoir 10. Avec 10 ou plus, il n’y a rien à prendre.
mascarade-power-Witch = Peut échanger toutes ses pièces contre toutes celles de quelqu’un d’autre, ou y renoncer.

# Le terminal.

mascarade-picture-heading = { $limit ->
    [none] { "" }
   *[other] encore { $limit },{ " " }
 }{ $initial ->
    [0] { "" }
   *[other] échanges seulement pendant { COUNT("turns", $initial) },{ " " }
 }banque { $bank }, { EDITION() ->
    [mascarade-1e] tribunal
   *[other] plateau de Justice
 } { $court }
mascarade-turns = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
 }
mascarade-picture-you = { $name } (vous)
mascarade-picture-only-you = { $mask } (vous seulement)
mascarade-picture-centre = centre
mascarade-picture-wins = gagne
mascarade-picture-announces = dit : je suis { MASK($mask) }
mascarade-picture-claims = dit : moi aussi
mascarade-picture-bound = { EDITION() ->
    [mascarade-1e] doit échanger
   *[other] ne peut pas annoncer
 }
mascarade-picture-hand-L = G
mascarade-picture-hand-R = D
mascarade-picture-hand-P = P
mascarade-picture-in-play = En jeu : { $masks }

# La page.

ball-allbut = Tous le voient, sauf { $name }
ball-announce = Annoncer
ball-asked = doit répondre
ball-asked-you = vous devez répondre
ball-away = a quitté la table : un robot continue
ball-back = Retour
ball-bank = Banque
ball-bot = un robot : { $level }, { $words }
ball-centre = Centre
ball-centre-n = Centre { $n }
ball-closed = pas maintenant : pourquoi ?
ball-cloth-other = { $name } tient deux masques sous la nappe
ball-cloth-you = Deux masques sont entre vos mains, sous la nappe
ball-court = Tribunal
ball-lies-down = { $place }, face cachée
ball-lies-up = { $place } : { $mask }
ball-look = Regarder
ball-maynotannounce = masque dévoilé : ne peut pas annoncer
ball-maynotannounce-you = masque dévoilé : vous ne pouvez pas annoncer
ball-metoo = Moi aussi !
ball-mustswap = masque dévoilé : doit échanger, ou faire semblant
ball-mustswap-you = masque dévoilé : vous devez échanger, ou faire semblant
ball-onlyyou = Pour vos yeux seulement
ball-over = C’est fini
ball-pass = passe
ball-passing = Passer automatiquement
ball-passing-on = Vous passez automatiquement
ball-protected = protégée
ball-swap = Échanger, ou non
ball-turn = a la main
ball-turn-you = vous avez la main
ball-turns-initial = { $n ->
    [one] encore { $n } tour d’ouverture : échanges seulement
   *[other] encore { $n } tours d’ouverture : échanges seulement
 }
ball-turns-left = { $n ->
    [one] dernier tour
   *[other] encore { $n } tours
 }
ball-wait = Attendez les autres
ball-you = Vous
common-coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
 }
end-richest = La personne la plus riche l’emporte alors.
open-masks-chosen = { $n ->
    [one] { $n } masque choisi.
   *[other] { $n } masques choisis.
 }
open-masks-usual = Aucun choix : la sélection pour ce nombre de joueurs est jouée.
replay-really = { $place }, face cachée, en vérité : { $mask }
replay-sealed = { $who } répond en secret : { $answer }.
rules-group-claim = Annoncer et contester
rules-group-end = La fin
rules-group-first = Pour commencer
rules-group-house = Sur ce serveur
rules-group-masks = Les masques
rules-group-small = À deux ou à trois
rules-group-table = Sur la table
rules-group-turn = Votre tour
rules-more-Beggar = Ce qui a déjà été donné compte : à égalité, on ne donne rien. Personne ne peut refuser.
rules-more-Bishop = Vos propres pièces ne comptent jamais. S’il y a plusieurs plus riches, choisissez : les deux pièces viennent de la même personne. Qui n’a qu’une pièce la donne. Une dernière pièce perdue met fin à la partie.
rules-more-Cheat = En cas de contestation, seul le vrai Tricheur peut gagner ainsi, au tour de n’importe qui ; les pièces des autres ne comptent pas, et aucune amende n’est alors payée. Si le vrai Tricheur a moins de 10, personne ne gagne, et les autres paient leur amende.
rules-more-Cheater = En cas de contestation, seule la vraie Tricheuse peut gagner ainsi, au tour de n’importe qui ; les pièces des autres ne comptent pas, et aucune amende n’est alors payée. Si la vraie Tricheuse a moins de 10, personne ne gagne, et les autres paient leur amende.
rules-more-Empress = Plus de 13 vaut 13. Si la banque n’a pas assez, elle donne ce qu’elle a.
rules-more-Fool-1e = La pièce vient d’abord : si elle fait 13, c’est la fin. Aucun des deux masques n’est le vôtre ni au centre. Il faut en prendre deux, mais on peut faire semblant. À trois, un masque de chaque adversaire ; à deux, les masques gauche et droit de l’adversaire.
rules-more-Fool-2e = La pièce vient d’abord : si elle fait 13, c’est la fin. Aucun des deux masques n’est le vôtre ni au centre. Il faut en prendre deux, mais on peut faire semblant.
rules-more-Guru = On peut interroger n’importe qui d’autre, mais pas le centre. La réponse doit être un masque de la partie ; elle peut être un mensonge. Une bonne réponse ne coûte rien. Le masque repasse face cachée avant les amendes. Si la personne montrée joue ensuite, elle ne peut pas annoncer.
rules-more-Inquisitor = On peut interroger n’importe qui d’autre, mais pas le centre. La réponse doit être un masque de la partie ; elle peut être un mensonge. Une bonne réponse ne coûte rien. Le masque reste visible jusqu’à la fin du tour. Si la personne montrée joue ensuite, elle doit échanger.
rules-more-Judge = Les amendes du même tour se paient après le pouvoir, et restent là. S’il n’y a rien, on ne prend rien.
rules-more-King = Plus de 13 vaut 13. Si la banque n’a pas assez, elle donne ce qu’elle a.
rules-more-Patron = Si les 3 pièces font 13, la partie s’arrête avant que les voisins ne prennent. Sinon les deux prennent à la fois, et ne peuvent pas refuser : l’un d’eux peut gagner ainsi.
rules-more-Peasant = Il y en a deux dans la partie. En cas de contestation : un seul vrai Paysan montré prend 1 pièce ; les deux montrés en prennent 2 chacun, et aucun ne paie. Un Paysan qui se tait ne reçoit rien et n’est pas montré.
rules-more-Princess = Si les pièces font 13, la partie s’arrête et rien n’est montré. Il faut choisir quelqu’un, pas un masque du centre. La personne qui le porte est la seule à table à ne pas le voir, et ne peut pas annoncer si elle joue ensuite. Le public ne le voit pas non plus.
rules-more-Puppeteer = Les pièces d’abord, les deux à la fois ; si elles mettent fin à la partie, personne ne bouge. Puis chacun des deux reprend ce qui se trouve à son nouveau siège, sans regarder. Les tours suivent les sièges, et cela dure jusqu’au prochain Marionnettiste.
rules-more-Queen = Plus de 13 vaut 13. Si la banque n’a pas assez, elle donne ce qu’elle a.
rules-more-Sorceress = Seules les pièces changent de place. Les amendes de ce tour se paient ensuite, avec la nouvelle bourse. L’échange seul ne met jamais fin à la partie.
rules-more-Spy = Les deux regards viennent avant la décision, et l’Espion seul voit. Être vu par l’Espion n’est pas être montré. Choisir et regarder est obligatoire, échanger ne l’est pas.
rules-more-Thief-1e = Les deux pièces à la fois. Un voisin qui perd sa dernière pièce met fin à la partie, et on ne peut pas y renoncer pour autant. À deux, avec une configuration libre, l’autre est assis des deux côtés.
rules-more-Thief-2e = Les deux pièces à la fois. Un voisin qui perd sa dernière pièce met fin à la partie, et on ne peut pas y renoncer pour autant.
rules-more-Trickster = Vos propres pièces ne comptent jamais. S’il y a plusieurs plus riches, choisissez : les deux pièces viennent de la même personne. Qui n’a qu’une pièce la donne. Une dernière pièce perdue met fin à la partie.
rules-more-Widow = Elle complète sa bourse avant le paiement des amendes. Si la banque n’a pas assez, elle donne ce qu’elle a.
rules-more-Witch = Seules les pièces changent de place. Les amendes de ce tour se paient ensuite, avec la nouvelle bourse. L’échange seul ne met jamais fin à la partie.
rules-several = { $mask }s
rules-text-announce = Dites : je suis le Roi, ou n’importe qui d’autre dans cette partie. Il n’est pas nécessaire que ce soit vrai, ni que vous le sachiez. Si personne ne conteste, vous utilisez le pouvoir, et aucun masque n’est montré.
rules-text-bank = Toutes les pièces qui ne sont ni à un joueur, ni payées en amende. Si elle a moins que ce qu’un pouvoir donne, elle donne ce qu’elle a.
rules-text-centre-1e = À 4 ou 5, il y a six masques ; ceux qui restent sont au centre, face cachée, et ne sont à personne. On peut les prendre pour un échange, et l’Espion peut les regarder. On peut annoncer un masque qui s’y trouve.
rules-text-centre-2e = À 4 ou 5, il y a six masques ; ceux qui restent sont au centre, face cachée, et ne sont à personne. On peut les prendre pour un échange, mais aucun pouvoir ne les atteint. On peut annoncer un masque qui s’y trouve.
rules-text-claim = Après une annonce, on demande une fois à chaque autre personne, dans le sens des aiguilles d’une montre ou, si l’hôte l’a choisi, à tous ensemble : contester, ou laisser passer ? Tout le monde entend chaque réponse, et une contestation n’arrête pas le tour de table : il peut y en avoir plusieurs. Cela ne se reprend pas. Vous pouvez laisser votre réponse à l’avance : personne ne l’apprend avant votre tour.
rules-text-coins = Tout le monde voit toujours les pièces de chacun. Elles ne bougent que par les pouvoirs et les amendes : on ne peut ni donner, ni prêter, ni échanger. Qui n’a pas assez paie ce qu’il a, et ne doit plus rien.
rules-text-court = Les amendes restent ici, à part de la banque, jusqu’à ce que le Juge les prenne toutes.
rules-text-end-1e = La partie s’arrête à l’instant où quelqu’un a 13 pièces ou plus, n’en a plus aucune, ou quand le Tricheur gagne avec 10 ou plus. Plus rien ne se fait, et aucune amende encore due n’est payée. À 13, toutes les personnes qui ont alors 13 ou plus gagnent. Quand une dernière pièce est perdue, les plus riches gagnent ; à égalité, on partage. Si les deux arrivent à la fois, c’est le 13 qui compte. Puis tous les masques sont montrés.
rules-text-end-2e = La partie s’arrête à l’instant où quelqu’un a 13 pièces ou plus, n’en a plus aucune, ou quand la Tricheuse gagne avec 10 ou plus. Plus rien ne se fait, et aucune amende encore due n’est payée. À 13, toutes les personnes qui ont alors 13 ou plus gagnent. Quand une dernière pièce est perdue, les plus riches gagnent ; à égalité, on partage. Si les deux arrivent à la fois, c’est le 13 qui compte. Puis tous les masques sont montrés.
rules-text-fine-1e = Qui a annoncé ou contesté, a dû montrer son masque et n’était pas le personnage nommé paie 1 pièce au tribunal. Si personne n’avait raison, aucun pouvoir n’est utilisé et tous paient. Les amendes viennent après le pouvoir, toutes ensemble. Avoir raison ne coûte rien.
rules-text-fine-2e = Qui a annoncé ou contesté, a dû montrer son masque et n’était pas le personnage nommé paie 1 pièce au plateau de Justice. Si personne n’avait raison, aucun pouvoir n’est utilisé et tous paient. Les amendes viennent après le pouvoir, toutes ensemble. Avoir raison ne coûte rien.
rules-text-goal = Être riche quand la partie s’arrête. Chacun commence avec { $start } pièces. Qui atteint { $goal } pièces gagne aussitôt. Si quelqu’un perd sa dernière pièce, c’est fini aussi, et la personne la plus riche gagne.
rules-text-in-play = La liste des masques de la partie, avec leurs pouvoirs, est connue de tous du début à la fin. On ne peut annoncer que ceux-là.
rules-text-leaving = Si quelqu’un part, un robot joue à sa place avec ce que cette personne sait ; masques et pièces restent. En revenant, on reprend la main à la décision suivante.
rules-text-limit = L’hôte peut fixer une limite, comptée dès le tout premier tour. Quand le dernier de ces tours est joué, les plus riches gagnent. D’ordinaire, il n’y en a pas.
rules-text-look = Voyez votre masque, en secret. Les autres voient que vous regardez, pas ce que vous voyez. Cela dure jusqu’à ce que vous le reposiez ; entre plusieurs personnes, 10 secondes au plus, sauf choix contraire de l’hôte.
rules-text-memory = Se souvenir de qui a quoi, c’est le jeu. Chaque table choisit donc ce que la page retient pour vous : rien d’autre que ce qui est visible ; un carnet privé ; ou le carnet et tout ce que vous avez vu, entendu et fait. C’est pareil pour tout le monde, et c’est dit avant le début.
rules-text-neighbours-1e = Le siège suivant, dans le sens des aiguilles d’une montre, est à votre gauche. Dans un pouvoir, la gauche, la droite et les autres se voient depuis la personne qui l’utilise, même hors de son tour.
rules-text-neighbours-2e = Le siège suivant, dans le sens des aiguilles d’une montre, est à votre gauche. Dans un pouvoir, la gauche, la droite et les autres se voient depuis la personne qui l’utilise, même hors de son tour. Après un changement de sièges, ce sont les nouveaux voisins qui comptent.
rules-text-opening = Les { $opening } premiers tours de la partie, à partir de qui commence puis dans le sens des aiguilles d’une montre, ne servent qu’à échanger, ou à faire semblant, avec quelqu’un ou avec le centre. On ne peut pas les passer, et personne ne regarde. À partir du cinquième tour, on peut échanger, regarder ou annoncer.
rules-text-power = Ce qu’un masque permet de faire. Un pouvoir est obligatoire, avec tous ses choix, sauf s’il dit « peut » ou « ou non » ; parfois il ne change rien. Qui vous choisissez est public. Ce que vous regardez, et si vous avez échangé, n’appartient qu’à vous.
rules-text-protected = À deux. L’autre ne peut pas le prendre. Vous pouvez le regarder, et l’échanger seulement avec votre masque de gauche ou de droite. On peut contester avec lui, mais pas annoncer. Même après avoir été montré, il reste protégé.
rules-text-reveal = Dès qu’il y a contestation, la personne qui a annoncé et toutes celles qui ont contesté montrent leur masque, et elles seules. Qui est vraiment le personnage nommé utilise le pouvoir, même hors de son tour. Puis on paie les amendes, et tout repasse face cachée, sur place.
rules-text-rulings-1e = Le livret laisse des choses ouvertes, et d’autres ne se font qu’autour d’une vraie table. Nous avons alors tranché : chaque règle nomme ici nos décisions à part des articles du livret. Par exemple : qui commence est tiré au sort, puisqu’on ne demande l’âge de personne ; les pièces qu’une même phrase déplace font une seule étape, et la fin n’est vérifiée qu’après : les deux pièces du Voleur bougent avant que quelqu’un ait perdu, deux Paysans sont payés ensemble, et toutes les amendes d’un tour se paient à la fois ; un pouvoir qui ne change rien n’est pas une erreur.
rules-text-rulings-2e = Le livret laisse des choses ouvertes, et d’autres ne se font qu’autour d’une vraie table. Nous avons alors tranché : chaque règle nomme ici nos décisions à part des articles du livret. Par exemple : qui commence est tiré au sort, puisqu’on ne demande l’âge de personne ; la fin est vérifiée après chaque étape, et un pouvoir peut en avoir plusieurs. Les 3 pièces du Mécène viennent avant celles des voisins, qui prennent les leurs ensemble ; chaque pièce pour le Mendiant est une étape à part ; les deux pièces du Voleur n’en font qu’une, comme toutes les amendes d’un tour. Un pouvoir qui ne change rien n’est pas une erreur.
rules-text-sealed = L’hôte peut choisir d’interroger tous les autres en même temps. Chaque réponse est alors scellée : personne n’en entend une avant la dernière. Ensuite, on les annonce toutes, dans l’ordre.
rules-text-secrets = Si un échange a vraiment eu lieu, et ce que quelqu’un a vu, n’est dit qu’à cette personne : aucun message, aucune image, aucun délai ne le trahit. Le public voit ce que tout le monde voit. Les robots n’en savent pas plus que le siège qu’ils occupent.
rules-text-sets-1e = Pour chaque nombre de joueurs, il existe une sélection imprimée. L’hôte peut en composer une autre : toujours avec le Juge, les deux Paysans ou aucun, Paysans et Inquisiteur à partir de 8 joueurs seulement. Un tiers au moins devrait prendre à la banque (Roi, Reine, Fou, Veuve, Paysans). À 4 ou 5, elle a six masques ; à 6 ou plus, un par personne et, tant qu’il reste des masques, un ou deux de plus au centre. À deux ou trois, les six masques sont fixes, sauf si l’hôte en permet d’autres.
rules-text-sets-2e = Pour chaque nombre de joueurs, il existe une sélection à deux faces, A et B. L’hôte peut en composer une autre : toujours avec le Juge, avec au moins un tiers de masques qui portent une étoile, les deux Paysans ou aucun, et aucun masque qui demande plus de joueurs. À 4 ou 5, elle a six masques ; à 6 ou plus, un par personne et peut-être un ou deux de plus au centre. Les feuilles et les cartes imprimées nous manquaient, ceci est donc notre choix : les deux faces ; les étoiles de l’Impératrice, du Fou, du Roi, du Mécène, des Paysans, de la Princesse et de la Veuve ; 8 joueurs pour les Paysans et le Gourou, 6 pour la Princesse et le Marionnettiste.
rules-text-shown-1e = Qui a eu un masque montré au tour juste avant le sien doit échanger, ou faire semblant : ni regard, ni annonce. On peut prendre un masque du centre, sauf choix contraire de l’hôte. Avoir dit vrai ou faux n’y change rien, et l’Inquisiteur compte aussi. Cela ne touche que la personne suivante, et ce seul tour. Pendant le tour des autres, on peut contester comme d’habitude.
rules-text-shown-2e = Qui a eu un masque montré au tour juste avant le sien ne peut pas annoncer : seulement échanger (ou non), ou regarder. Avoir dit vrai ou faux n’y change rien, et le Gourou comme la Princesse comptent aussi. Cela ne touche que la personne suivante, et ce seul tour. Cela suit la personne, pas le siège.
rules-text-start = Tous les masques sont distribués face visible : chacun apprend qui est qui. Puis ils passent face cachée, et plus personne ne les regarde, pas même le sien, sauf si un tour ou un pouvoir le permet. Le sort désigne qui commence, sauf si l’hôte nomme quelqu’un. On joue dans le sens des aiguilles d’une montre.
rules-text-swap = Prenez sous la table votre masque et un autre : celui de quelqu’un, ou un du centre. Échangez-les, ou faites seulement semblant. Tout le monde voit quels masques vous prenez ; s’il y a eu échange, vous êtes la seule personne à le savoir. Personne ne regarde, et personne ne peut refuser.
rules-text-talk-1e = Dites ce que vous voulez : promesses, mensonges, chansons. Seules les annonces, les contestations et la réponse à l’Inquisiteur font partie du jeu.
rules-text-talk-2e = Dites ce que vous voulez : promesses, mensonges, chansons. Seules les annonces, les contestations et la réponse au Gourou font partie du jeu.
rules-text-three = Six masques : Évêque, Fou, Juge, Reine, Roi, Sorcière, sauf si l’hôte en a choisi d’autres. Chacun en a deux, à gauche et à droite, et une seule bourse. Posez d’abord la main sur l’un de vos masques : avec lui vous échangez (avec n’importe quel autre, même le vôtre), regardez ou annoncez. Qui conteste désigne l’un de ses masques, et seul celui-là compte. Après avoir été montré, c’est ce masque-là qu’il faut échanger. Qui commence a le premier et le quatrième tour de préparation.
rules-text-time-1e = Entre plusieurs personnes, la donne reste visible jusqu’à ce que tout le monde soit prêt, 60 secondes au plus. Un regard dure 10 secondes au plus, et les masques montrés restent visibles au moins 5 secondes. Seul avec des robots, on regarde aussi longtemps qu’on veut. L’hôte peut changer tout cela, et mettre une horloge : qui tarde trop laisse alors passer, ou un robot décide pour cette fois.
rules-text-time-2e = Entre plusieurs personnes, la donne reste visible jusqu’à ce que tout le monde soit prêt, 60 secondes au plus. Un regard dure 10 secondes au plus, les masques montrés restent visibles au moins 5 secondes, et la Princesse montre un masque 10 secondes au plus. Seul avec des robots, on regarde aussi longtemps qu’on veut. L’hôte peut changer tout cela, et mettre une horloge : qui tarde trop laisse alors passer, ou un robot décide pour cette fois.
rules-text-turn = Faites exactement une chose sur trois : échanger (ou non), regarder votre masque, ou annoncer qui vous êtes. On ne passe pas son tour. Ensuite, c’est à la personne de gauche, peu importe qui a utilisé un pouvoir.
rules-text-two = Les mêmes six masques. Chacun en a trois : gauche, droite, et derrière eux un masque protégé. Posez d’abord la main sur l’un de vos masques. On annonce avec le masque de gauche ou de droite, on conteste avec l’un des trois. Il n’y a pas à choisir qui : l’Évêque prend à l’autre, et le Fou prend les masques gauche et droit de l’autre.
rules-title-announce = Annoncer
rules-title-bank = La banque
rules-title-centre = Les masques du centre
rules-title-claim = Contester
rules-title-coins = Pièces
rules-title-court-1e = Le tribunal
rules-title-court-2e = Le plateau de Justice
rules-title-end = La fin
rules-title-fine = Amendes
rules-title-goal = Le but
rules-title-in-play = Qui est dans la partie
rules-title-leaving = Partir et revenir
rules-title-limit = Un nombre de tours convenu
rules-title-look = Regarder
rules-title-memory = La mémoire
rules-title-neighbours = Gauche, droite, voisins
rules-title-opening-1e = Tours de préparation
rules-title-opening-2e = Tours initiaux
rules-title-power = Pouvoirs
rules-title-protected = Le masque protégé
rules-title-reveal = Montrer
rules-title-rulings = Quand les règles se taisent
rules-title-sealed = Tout le monde à la fois
rules-title-secrets = Les secrets
rules-title-sets = Le choix des masques
rules-title-shown-1e = Masque montré : échange forcé
rules-title-shown-2e = Masque montré : pas d’annonce
rules-title-start = Le début
rules-title-swap = Échanger, ou non
rules-title-talk = Les paroles
rules-title-three = À trois
rules-title-time = Le temps
rules-title-turn = Un tour
rules-title-two = À deux
rules-words-announce = annoncer|annonce|annonces|annoncez|annoncé
rules-words-bank = banque
rules-words-centre = centre
rules-words-claim = contester|conteste|contestez|contesté|contestation|laisser passer|laisse passer|laissez passer
rules-words-coins = pièce|pièces
rules-words-court = tribunal|plateau de Justice
rules-words-end = c’est fini|gagne|gagnez|dernière pièce
rules-words-fine = amende|amendes
rules-words-goal = but du jeu|13 pièces
rules-words-in-play = dans cette partie
rules-words-limit = nombre de tours convenu
rules-words-look = regarder|regarde|regardez
rules-words-neighbours = voisin|voisins|dans le sens des aiguilles d’une montre
rules-words-opening = tour de préparation|tours de préparation|tour initial|tours initiaux|quatre premiers tours
rules-words-power = pouvoir|pouvoirs
rules-words-protected = masque protégé|protégé
rules-words-reveal = face visible|se révèle
rules-words-sealed = scellée
rules-words-shown = devez échanger|doit échanger|ne pouvez pas annoncer|ne peut pas annoncer|pas d’annonce|montrée au tour précédent|montré au tour précédent|échange forcé
rules-words-start = distribue
rules-words-swap = échanger (ou non)|échange|échanges|l’échanger|les échanger|échangés ou non|échangées ou non|sous la table|faire semblant|fait semblant
rules-words-time = horloge|temps est écoulé
rules-words-turn = votre tour|son tour|ce tour-ci|tour précédent
