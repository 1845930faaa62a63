# Qui est parti, qui revient, et qui arrive tard.

absence-bot-soon = Robot dans
absence-door-bot = robot
absence-door-of = La table de { $name }
absence-door-title = La partie a commencé. Que voulez-vous ?
absence-door-unseen = Vous n’en avez encore rien vu. Choisissez d’abord.
absence-door-wait = Attendre une place
absence-door-wait-hint = L’hôte peut vous donner la place de { $bots }. D’ici là, vous ne voyez rien de la partie.
absence-door-watch-on = Continuer à regarder
absence-door-watched = Vous avez regardé cette partie. Vous pouvez continuer à regarder, ou jouer la suivante.
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
absence-offered-send-open = Envoyez ce lien à votre ami. Quelqu’un qui regarde peut aussi prendre la place.
absence-take-back = Ne plus l’offrir
absence-waiting-ask = Dites à l’hôte que vous êtes là : menu, « { $players } », « { absence-give } ».
absence-waiting-covered = La table vous est cachée jusqu’à ce que vous preniez place.
absence-waiting-title = Vous attendez une place
absence-waiting-watch = Regarder plutôt
absence-watch = Seulement regarder
absence-watch-hint = Qui a regardé une partie ne peut plus y prendre place.
absence-watch-hint-open = Vous voyez ce que tous voient. Vous pourrez encore prendre une place que l’hôte offre.
