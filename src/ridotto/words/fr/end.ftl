# The end of a game: what all families say there.

end-at-the-end = À la fin
end-bot = un robot
end-evening = Ce soir
end-evening-games = { $n } parties
end-evening-wins = { $n ->
    [0] partie gagnée
    [one] partie gagnée
   *[other] parties gagnées
 }
end-how-won = Comment elle a été gagnée
end-own = Votre partie
end-picture-failed = Ce navigateur n’a pas pu dessiner l’image.
end-picture-save = Enregistrer l’image
end-picture-share = Partager l’image
end-player = Joueur
end-was = Dans la partie qui a été jouée, { $n ->
    [0] personne n’a gagné
    [one] { $winners } a gagné
   *[other] { $winners } ont gagné
 }, après { $turns } tours. Ce qu’on ne pouvait pas savoir au tour { $turn } a été redistribué ici.
end-was-replay = La partie qui a été jouée
end-review = Revue
end-that-is-you = (vous)
end-turn = tour
end-who-was-who = Qui était qui
end-winner = gagne
end-you-short = Vous
