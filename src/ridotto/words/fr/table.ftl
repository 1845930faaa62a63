# Ce qui se dit à la table de tous les jeux.

person = { $name }
    .of = { $sound ->
    [vowel] d’{ $name }
   *[consonant] de { $name }
 }
person-clock = l’horloge
    .of = de l’horloge
person-fate = le sort
    .of = du sort
person-spectator = un spectateur
    .of = d’un spectateur
person-somebody = { $letter }
    .of = de { $letter }

list-and = { $before } et { $last }

fact-sealed = { YOU(VIEW("player")) ->
    [you] Votre réponse reste scellée tant que tout le monde n’a pas répondu : { THING($given) }.
   *[they] Une réponse reste scellée tant que tout le monde n’a pas répondu : { THING($given) }.
 }
fact-time-ran-out = { YOU($player) ->
    [you] Votre temps est écoulé : la table a répondu pour vous.
   *[they] Le temps { PERSON($player, form: "of") } est écoulé : la table a répondu à sa place.
 }
fact-turn-began = { YOU($player) ->
    [you] C’est à vous de jouer.
   *[they] C’est à { PERSON($player) } de jouer.
 }
fact-won = { YOU($player) ->
    [you] Vous gagnez !
   *[they] { PERSON($player) } gagne.
 }

# Comment une image marque la place de la personne qui la regarde.
picture-you = (vous)

story-all-but = [tout le monde sauf { $who }]
story-only = [seulement { $who }]

why-one-at-a-time = Une réponse à la fois : voyez d’abord ce que donne la première.
why-others-asked = Rien ne vous est demandé pour l’instant : tout le monde attend { PERSON($who) }.
why-at-the-door = Vous attendez une place : vous pourrez répondre quand vous l’aurez.
why-away = Vous avez quitté la table, et un robot joue à votre place : revenez d’abord.
why-closed = Cette table est fermée.
why-coming-back = Un robot répond encore à une question pour vous ; ensuite, à vous de jouer.
why-no-such-answer = Personne ne peut dire cela dans ce jeu.
why-not-asked = Rien ne vous est demandé pour l’instant.
why-not-begun = La partie n’a pas encore commencé.
why-not-offered = Ce n’est pas dans vos choix pour l’instant.
why-offered = Vous pouvez le faire maintenant.
why-outdated = Cette partie a commencé avec d’autres règles que celles d’aujourd’hui : personne ne peut la continuer.
why-over = La partie est finie : plus rien n’est demandé.
why-paused = L’hôte a mis la partie en pause.
why-watching = Vous êtes là pour regarder, pas pour jouer.

end-again = Rejouer
end-commitment = Empreinte, montrée avant la partie
end-face-up = Dévoilé à la fin
end-fair = Le hasard était-il honnête ?
end-fair-check = L’enregistrement contient tout. Avec Ridotto installé, cette commande vérifie chaque règle et chaque tirage :
end-fair-how = Tout ce que le hasard a décidé vient d’un seul nombre secret. Son empreinte a été montrée à tous avant la partie ; le nombre lui-même est maintenant dévoilé. S’il avait été changé entre-temps, l’empreinte ne correspondrait plus.
end-keep = Garder et partager
end-link = Lien pour revoir cette partie
end-nobody = Personne ne gagne
end-one = { $names } gagne
end-over = C’est fini
end-record = Télécharger la partie
end-seed = Nombre secret, montré maintenant
end-several = { $names } gagnent ensemble
end-several-you = { $names } gagnez ensemble
end-share-hint = Avec ce lien, on peut revoir toute la partie, et tout ce qui était secret.
end-share-seated = Seules les personnes assises à cette table peuvent revoir la partie, dans le navigateur où elles ont joué.
end-unfinished = Fermée avant la fin
end-unfinished-hint = Personne n’a gagné. Plus rien n’est secret : vous pouvez tout revoir.
end-wait = Si l’hôte propose une autre partie, l’invitation paraîtra ici.
end-you = Vous gagnez !
end-you-too = vous

memory-history = Historique
memory-history-about = À propos de
memory-history-all = Tout ce que j’ai entendu
memory-history-anybody = tout le monde
memory-history-empty = Rien pour l’instant.
memory-history-mine = Ce que j’ai vu et fait
memory-key = M mémoire
memory-notebook = Mon carnet
memory-notebook-newer = Un autre de vos écrans vient d’écrire ici : le texte le plus récent est affiché.
memory-notebook-placeholder = À votre avis, qui est qui ?
memory-notebook-private = Personne d’autre ne le lit. Il suit votre place, sur tous vos appareils.
memory-notes = Notes
memory-odds = Mémoire
table-waits-for = On attend { PERSON($who) }
