# Qui est parti, qui revient, et qui arrive tard.

absence-bot-soon = Robot dans
absence-give = Donner cette place à un ami
absence-gone = { $name } n’est plus là.
absence-gone-many =
    { $n ->
        [one] Un joueur parti.
       *[other] { $n } joueurs partis.
    }
absence-meanwhile = Pendant votre absence
absence-meanwhile-hint = Un robot a joué pour vous :
absence-meanwhile-read = J’ai lu
absence-not-here = pas là pour le moment
absence-not-missed = On n’attend plus { $name }.
absence-offered =
    { $n ->
        [one] La partie est en cours. { $names } est un robot, et l’hôte vous offre sa place. Vous prenez le relais à la prochaine décision.
       *[other] La partie est en cours. { $names } sont des robots, et l’hôte vous offre une de leurs places. Vous prenez le relais à la prochaine décision.
    }
absence-offered-seat = libre pour un ami
absence-offered-send = Envoyez ce lien à votre ami. Qui a regardé cette partie ne peut pas prendre la place.
absence-take-back = Ne plus l’offrir
absence-watch = Seulement regarder
absence-watch-hint = Qui a regardé une partie ne peut plus y prendre place.
