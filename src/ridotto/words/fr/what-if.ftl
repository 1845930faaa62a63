# Et si : reprendre une partie finie à un moment.

what-if-hint = Vous reprenez ici, seul contre des robots, avec ce que cette place savait alors. Ce qu’elle ne pouvait pas savoir est redistribué, et peut donc se trouver ailleurs que dans la partie jouée.
what-if-nobody = Personne n’avait rien à décider ici. Avancez d’un pas, ou choisissez un autre point de vue.
what-if-play = Reprendre comme { $name }
what-if-title = Et si … à partir du tour { $turn }

wrong-cannot-play-on = On ne peut pas reprendre d’ici.
wrong-cannot-play-on-not-over = Cette partie n’est pas finie : une partie jouée jusqu’au bout est attendue.
wrong-cannot-play-on-no-moment = Il n’y a pas de moment { $moment } : un nombre de 0 à { $last } est attendu, celui des réponses déjà données.
wrong-cannot-play-on-not-asked = La place { $seat } n’avait rien à décider au moment { $moment } : { $expected } est attendu.
wrong-cannot-play-on-joined = Quelqu’un s’était assis en cours de partie : un moment d’avant est attendu.
wrong-cannot-play-on-no-world = On ne peut pas reprendre d’ici : une place occupée dès le début est attendue.
