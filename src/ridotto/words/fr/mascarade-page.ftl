# La table de Mascarade dans un navigateur : enjeux, verdicts, et ce que fait chaque masque en deux mots.

# Les places.

ball-coins-of = { $n ->
    [one] { $n } pièce sur 13
   *[other] { $n } pièces sur 13
 }
ball-about-mask = C’est { MASK($mask) }. { PICK("mascarade-power", $mask) }
ball-about-down = Un masque face cachée : personne ne le voit maintenant.

# La barre du haut, et les masques de cette partie.

ball-turn-number = Tour { $n }
ball-goal = 13 pièces pour gagner
ball-in-game = Dans cette partie
ball-in-game-hint = touchez un masque

# Les pièces qui changeraient.

ball-change = de { $from } à { $to } pièces
ball-change-most = de { $from } à { $to } pièces au plus

# Ce qu’un pouvoir apporterait à quelqu’un.

ball-would-take = { YOU($who) ->
    [you] vous prenez { $n }
   *[they] { PERSON($who) } prend { $n }
 }
ball-would-take-fines = { YOU($who) ->
    [you] vous prenez { $n } au tribunal
   *[they] { PERSON($who) } prend { $n } au tribunal
 }
ball-would-come-to = { YOU($who) ->
    [you] vous pouvez arriver à { $n }
   *[they] { PERSON($who) } peut arriver à { $n }
 }
ball-would-lose = { YOU($who) ->
    [you] vous perdez { $n }
   *[they] { PERSON($who) } perd { $n }
 }
ball-would-idle = rien ne se passe maintenant
ball-would-nothing = { YOU($who) ->
    [you] vous ne recevez aucune pièce
   *[they] { PERSON($who) } ne reçoit aucune pièce
 }
ball-would-win = { YOU($who) ->
    [you] vous gagnez aussitôt
   *[they] { PERSON($who) } gagne aussitôt
 }

# Les enjeux d’une contestation.

ball-order = { $n ->
    [1] 1ᵉʳ sur { $of } à répondre.
   *[other] { $n }ᵉ sur { $of } à répondre.
 }
ball-order-last = Dernier à répondre.
ball-asked-in-turn = chacun son tour
ball-asked-at-once = tous à la fois
ball-let-pass = Laisser passer
ball-so-am-i = « Moi aussi ! »
ball-so-am-i-with = « Moi aussi ! » { $place }
ball-if-nobody = Si personne ne conteste, { $what }.
ball-if-another = Si un autre conteste, vous restez hors du jeu.
ball-if-is = Si { PERSON($who) } l’est, { $what }.
ball-if-are = Si les deux le sont, chacun prend sa part.
ball-if-none = Si personne ne l’est, tous ceux qui contestent paient 1.
ball-you-are = C’est vrai :
ball-you-are-not = C’est faux :
ball-you-both = Tous les deux :
ball-comma = { $what },
ball-you-pay = vous payez 1,
ball-wins-if = { PERSON($who) } gagne si c’est vrai, sinon paie 1 aussi.
ball-takes-if = { PERSON($who) } paie 1 aussi si c’est faux.
ball-and-wins = { YOU($who) ->
    [you] et vous gagnez !
   *[they] et gagne la partie.
 }
ball-may-win = et peut gagner la partie.
ball-richest-wins = Quelqu’un n’aurait plus rien : c’est fini, et { $names } { $n ->
    [one] gagne, étant le plus riche.
   *[other] gagnent, étant les plus riches.
 }

# Mon tour.

ball-swap-which = Touchez un masque sur la table. Tous voient lesquels vous prenez, vous seul savez si vous les échangez.
ball-swap-held = { $one } et { $other } ?
ball-swap-held-hint = Tous voient lesquels vous prenez, vous seul savez si vous les échangez.
ball-choose = Choisir { $name }
ball-take-both = Prendre les deux sous la nappe
ball-look-hint = Vous seul le voyez ; c’est votre tour.
ball-look-deed = Le regarder
ball-say = Dire : « Je suis { MASK($mask) } »
ball-who-say = Qui dites-vous être ?
ball-need-not = Cela peut être faux.
ball-if-caught = Pris en défaut, vous payez 1.
ball-needs = il en faut 10
ball-nothing-now = rien maintenant
ball-no-coins = aucune pièce
ball-best-with = Avec { $name } :

# Ce dont je me souviens.

ball-remember = Vous le savez :
ball-recall-saw = { $place } était { MASK($mask) } au tour { $n }.
ball-recall-dealt = { $place } était { MASK($mask) } quand tout était visible.
ball-recall-moved = Au tour { $n }, { YOU($by) ->
    [you] vous l’avez tenu
   *[they] { PERSON($by) } l’a tenu
 } avec { $place }.
ball-recall-since = Intact depuis.

# Le verdict.

ball-verdict-you = Vous êtes { MASK($mask) }
ball-verdict-you-not = Vous n’êtes pas { MASK($mask) }
ball-verdict-is = { $names } { $n ->
    [one] est
   *[other] sont
 } { MASK($mask) }
ball-verdict-nobody = Personne n’est { MASK($mask) }
ball-right-of = Vrai : { $name }
ball-wrong-of = Faux : { $name }
ball-row-is = { MASK($mask) }
ball-row-takes = { MASK($mask) }, prend { $n }
ball-row-pays = { MASK($mask) }, une amende de { $n }
ball-row-loses = { MASK($mask) }, perd { $n }
ball-court-holds = { $n ->
    [0] Le tribunal n’a rien.
   *[other] Le tribunal garde { $n } pour le prochain Juge.
 }
ball-bound-swap = { YOU($who) ->
    [you] Votre masque a été montré : votre tour est un échange, ou non.
   *[they] Le masque { PERSON($who, form: "of") } a été montré : son tour est un échange, ou non.
 }
ball-bound-announce = { YOU($who) ->
    [you] Votre masque a été montré : vous ne pouvez rien annoncer.
   *[they] Le masque { PERSON($who, form: "of") } a été montré : aucune annonce pour ce joueur.
 }
ball-hold = Attendre
ball-release = Reprendre
ball-go-on = Continuer
ball-nobody-claims = Personne ne conteste.
ball-ears-right = Vrai : { $name } { YOU($who) ->
    [you] êtes
   *[they] est
 } { MASK($mask) }, { $n } sur 13 maintenant.
ball-ears-wrong = Faux : { $name } { YOU($who) ->
    [you] êtes
   *[they] est
 } { MASK($mask) }, { $n } sur 13 maintenant.
ball-keys-claim = Touches : 1 laisser passer, 2 contester, flèches, ? règles
ball-keys-turn = Touches : 1–9 choisir, Entrée valider, Échap revenir, ? règles
ball-keys-reveal = Touches : Espace attend, Entrée continue, Échap va à votre prochaine question
mascarade-page-odds-note = Un échange que vous n’avez pas vu compte pour moitié. Ce que l’on prétend ou laisse passer n’est pas une preuve et n’est pas compté.
