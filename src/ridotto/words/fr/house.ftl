ball-keys = Touches : 1–9 pour choisir, flèches pour se déplacer, Échap pour sauter le récit, ? pour les règles
ball-left = Encore { $long }
ball-rules = Règles
ball-seconds = { $n ->
    [one] encore { $n } seconde
   *[other] encore { $n } secondes
 }
ball-table = La table

common-again = Réessayer
common-cancel = Annuler
common-close = Fermer
common-colon =  :{ " " }
common-copied = Copié.
common-copy = Copier
common-copy-by-hand = Le lien est sélectionné : copiez-le à la main.
common-nowhere = Page introuvable
common-nowhere-hint = Il manque peut-être un morceau du lien. Toutes les parties commencent à l’accueil.
common-players = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
 }
common-reload = Recharger la page
common-ridotto = Ridotto
common-share = Partager
common-skip = Aller au contenu principal
common-home = Accueil

home-against-bots = Jouer contre des robots
home-and = { " " }et{ " " }
home-back = Y retourner
home-code = Lien ou code
home-code-empty = Collez le lien ou écrivez les sept caractères du code.
home-code-odd = Ce code n’est pas valable : un code a sept lettres et chiffres, comme K7RQ2BX. Un lien entier convient aussi.
home-edition-mascarade-1e = première édition
home-edition-mascarade-2e = deuxième édition
home-edition-masques-dust = édition Dust
home-edition-masques-ffg = édition Fantasy Flight
home-editions = Éditions : { $editions }.
home-finished = Parties terminées
home-foot = Les noms des jeux appartiennent à leurs auteurs ; les textes et les images sont les nôtres. Les règles sont jouées à la lettre ; là où un livret se tait, ou si ses cartes nous manquaient, nous avons tranché et nous le disons.
home-forget = Oublier
home-forget-ask = Oublier cette place ?
home-forget-deed = L’oublier
home-forget-hint = La clé de votre place n’est gardée que sur cet appareil, sauf si vous l’avez emportée sur un autre. Une fois oubliée, vous ne pourrez plus revenir à cette place, et la partie continue sans vous.
home-forget-not = La garder
home-free = { $n ->
    [one] { $n } place libre sur { $players }.
   *[other] { $n } places libres sur { $players }.
 }
home-from-to = de { $fewest } à { $most } joueurs
home-game-mascarade = Mascarade
home-game-mascarade-length = environ 30 minutes
home-game-mascarade-line = Chacun a un masque, et bientôt plus personne ne sait lequel. Dites que vous êtes le Roi, utilisez son pouvoir, et espérez que le vrai Roi se taise. Treize pièces donnent la victoire.
home-game-masquerade = Masquerade
home-game-masquerade-line = Le Roi attend dans la pioche que quelqu’un le tire. Tuez-le et vous gagnez. Vous gagnez aussi avec le Roi et la Reine face visible pendant votre tour, ou si le Roi est à vous quand la pioche est épuisée.
home-game-masques = Masques
home-game-masques-length = environ 45 minutes
home-game-masques-line = Placez des invités autour d’un palais vénitien, de votre famille et des autres, et engagez des agents qui déplacent, cachent ou volent. Le plus fort de deux voisins gagne pour sa famille ce qui se trouve entre eux. Quatre faveurs d’une même sorte donnent la victoire, ou une de chacune des cinq sortes.
home-games = Les jeux
home-go-in = Rejoindre
home-host = Hôte : { $name }.
home-join = Vous avez un lien ou un code ?
home-join-deed = Rejoindre
home-look-again = Actualiser
home-mine = Vos tables
home-name = Votre nom
home-open = Ouvrir une table
home-play-now = Jouer tout de suite
home-play-now-hint = Mascarade contre cinq robots. La partie commence aussitôt et attend tant que vous réfléchissez.
home-setting = La table se prépare…
home-state-asleep = en pause jusqu’à votre retour
home-state-closed = fermée
home-state-open = on attend du monde
home-state-outdated = commencée avec d’autres règles : à lire, sans suite
home-state-over = terminée
home-state-paused = en pause
home-state-playing = en cours
home-tables = Tables publiques
home-tables-none = Aucune pour le moment. Ouvrez-en une et cochez « Table publique ».
home-tables-unreachable = La liste n’a pas pu être chargée. La page réessaie automatiquement.
home-title = Masques et bluff
home-under-way = En cours.
home-watch = Regarder
home-what = Ridotto est un lieu de jeux de masques et de secrets : qui est qui, qui a quoi, qui bluffe ? Jouez tout de suite contre des robots ou envoyez un lien à vos amis : pas de compte, rien à installer.

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

lobby-add-bot = Ajouter un robot
lobby-anywhere = N’importe quelle place libre
lobby-away = absent, un robot joue
lobby-chat = Il y a une discussion.
lobby-clock = Temps pour chaque décision : { $long }.
lobby-clock-none = Sans limite de temps.
lobby-code = Code
lobby-correspondence = Partie par correspondance : elle peut durer des jours.
lobby-door = En attente d’une place : { $names }
lobby-fair = Le hasard est-il honnête ?
lobby-fair-hint = Tout le hasard vient d’un nombre secret. Voici son empreinte ; le nombre lui-même est montré après la fin, et chacun peut vérifier.
lobby-fill = { $n ->
    [one] Un robot sur la place libre
   *[other] Des robots sur les { $n } places libres
 }
lobby-free = libre
lobby-full = Toutes les places sont prises
lobby-full-hint = Vous pouvez rester et voir si une place se libère.
lobby-host = hôte
lobby-invite = Inviter du monde
lobby-invite-hint = Envoyez ce lien aux personnes avec qui vous voulez jouer. Il ne donne votre place à personne.
lobby-link = Lien vers cette table
lobby-listed = Cette table est publique : elle figure dans la liste de l’accueil.
lobby-memory-aid = Chacun peut relire ce qu’il a entendu et a un carnet.
lobby-memory-notes = Chacun a un carnet privé ; le passé n’est plus montré.
lobby-memory-strict = La table ne se souvient de rien : ce qui est passé n’est plus montré à personne.
lobby-no-chat = Il n’y a pas de discussion.
lobby-no-watchers = Sans spectateurs.
lobby-not-listed = Seules les personnes qui ont le lien trouvent cette table.
lobby-qr = Code QR pour téléphones
lobby-qr-label = Code QR avec le lien vers cette table
lobby-ready = Tout le monde est là. L’hôte lance la partie.
lobby-ready-again = Toutes les places sont gardées. Certains sont peut-être encore en chemin ; l’hôte lance la partie.
lobby-ready-again-host = Toutes les places sont gardées. Certains sont peut-être encore en chemin ; commencez quand vous voulez.
lobby-ready-host = Tout le monde est là. Commencez quand vous voulez.
lobby-remove = Retirer
lobby-remove-open = Cette personne perd sa place, et une autre peut la prendre.
lobby-replace = Remplacer par un robot
lobby-replace-hint = Cette personne perd sa place, et un robot y joue jusqu’à la fin.
lobby-send-away = Retirer { $name } ?
lobby-sit = Rejoindre cette table
lobby-sit-deed = Rejoindre
lobby-sit-hint = Écrivez votre nom et rejoignez la table, ou regardez.
lobby-sit-hint-unwatched = Écrivez votre nom et rejoignez la table. L’hôte n’admet pas de spectateurs.
lobby-sit-joins = La partie a commencé. Asseyez-vous maintenant : vous recevrez vos cartes après ce tour.
lobby-stand-in = Si quelqu’un s’en va : { $bot }.
lobby-start = Commencer
lobby-waiting-host = { $n ->
    [one] Une place est encore libre. Attendez quelqu’un ou mettez-y un robot.
   *[other] { $n } places sont encore libres. Attendez du monde ou mettez-y des robots.
 }
lobby-waiting = { $n ->
    [one] Une place est encore libre. La partie commence quand tout le monde est là.
   *[other] { $n } places sont encore libres. La partie commence quand tout le monde est là.
 }
lobby-watchers = Les spectateurs sont admis.
lobby-where = Place
lobby-who = Joueurs
lobby-you = vous

memory-history = Historique
memory-history-about = À propos de
memory-history-all = Tout ce que j’ai entendu
memory-history-anybody = tout le monde
memory-history-empty = Rien pour l’instant.
memory-history-mine = Ce que j’ai vu et fait
memory-notebook = Mon carnet
memory-notebook-newer = Un autre de vos écrans vient d’écrire ici : le texte le plus récent est affiché.
memory-notebook-placeholder = À votre avis, qui est qui ?
memory-notebook-private = Personne d’autre ne le lit. Il suit votre place, sur tous vos appareils.
memory-notes = Notes

open-all-bots = Toutes les places pour des robots
open-all-people = Toutes les places pour des personnes
open-bot-random = Robot au hasard
open-bot-simple = Robot réfléchi
open-chat = Discussion
open-chat-hint = Pour les joueurs de cette table. On a le droit de mentir.
open-clock = Temps pour chaque décision
open-clock-hint = Le temps écoulé, vous laissez passer, ou un robot décide pour vous, cette fois seulement.
open-clock-none = Sans limite
open-company = Qui peut venir
open-correspondence = Partie par correspondance
open-correspondence-hint = Sur plusieurs jours : allez et venez, la partie attend. Personne n’est remplacé pendant une absence.
open-deed = Ouvrir cette table
open-game = Jeu
open-game-mascarade-1e = Douze personnages. À deux ou trois, chacun a plusieurs cartes. Une personne dont la carte a été montrée au tour juste avant le sien doit échanger, ou faire semblant.
open-game-mascarade-2e = Seize personnages, à partir de quatre joueurs. Une personne dont le masque a été montré au tour juste avant le sien ne peut pas annoncer. Les feuilles de scénario et les cartes imprimées nous manquaient : les sélections, les étoiles et les nombres de joueurs minimaux sont notre choix.
open-listed = Table publique
open-listed-hint = Dans la liste de l’accueil : tout le monde peut la rejoindre. Sinon, seulement les personnes qui ont le lien.
open-memory = Que peut-on relire ?
open-memory-aid = Tout ce que vous avez entendu
open-memory-aid-hint = Un carnet, et vous pouvez relire ce que vous avez vu et entendu. Bien pour débuter et pour les parties lentes.
open-memory-notes = Un carnet
open-memory-notes-hint = Chacun a une page privée où écrire.
open-memory-strict = Rien
open-memory-strict-hint = Comme à une vraie table : on ne voit que ce qui est découvert en ce moment. Le passé n’est que dans votre tête.
open-more = Réglages avancés
open-objections = Cette table ne peut pas être ouverte :
open-rules = Règles de cette table
open-seat = Place
open-seat-free = Libre, pour quelqu’un
open-seat-yours = Votre place
open-seats = Places
open-stand-in = Si un joueur s’en va
open-stand-in-hint = Ce robot continue, avec ce que cette place a entendu, et rend la place au retour du joueur.
open-time = Temps
open-title = Ouvrir une table
open-usual = Par défaut
open-usual-first_player = Le hasard décide
open-usual-start = Le hasard décide
open-watchers = Spectateurs
open-watchers-hint = Les spectateurs voient ce que tous voient, et aucun secret.
open-who = Places
open-who-hint = Les places libres sont pour vos amis qui ont le lien, ou pour tous si la table est dans la liste. Vous pourrez aussi ajouter des robots plus tard.

outdated-over = Cette partie s’est jouée avec des règles qui ont changé depuis. Elle est montrée comme elle fut racontée.
outdated-told-all = Ce que tout le monde a appris
outdated-told-you = Ce que vous avez appris

replay-before-turns = Avant le premier tour
replay-controls = Parcourir la partie
replay-point-of-view = Point de vue
replay-point-of-view-all = Tous les secrets
replay-point-of-view-lost = Ce point de vue n’a pas pu être chargé. Réessayez dans un moment.
replay-point-of-view-mine = { $name } (vous)
replay-point-of-view-watcher = Spectateur
replay-hint-all = Tout est montré ; ce qui était face cachée est marqué.
replay-hint-all-words = Tout ce qui s’est passé, et qui seul a su quoi.
replay-hint-mine = Ce que vous avez vu et entendu sur le moment.
replay-hint-one = Ce que { $name } a vu et entendu. « Vous », ici, c’est { $name }.
replay-hint-watcher = Ce que tout le monde a vu et entendu.
replay-keys = Touches : ← → une étape, avec Maj un tour ; Début et Fin ; Espace lecture ou pause ; 1–4 vitesse
replay-loading = Chargement de la partie…
replay-never = Cette partie n’a jamais commencé
replay-never-hint = Sa table a été fermée avant le début de la partie : il n’y a rien à revoir.
replay-no-such = Cette table n’existe pas
replay-not-yet = Pas encore fini
replay-not-yet-hint = Tant que la partie dure, ses secrets restent secrets. Revenez après la fin, ou allez à la table maintenant.
replay-pause = Pause
replay-play = Lecture
replay-present = Ce qui se passe à cette étape
replay-share = Partager cette étape
replay-share-hint = Ce lien ouvre la partie à cette étape précise, du même point de vue.
replay-slider = Étape de la partie
replay-so-far = Le récit jusqu’ici
replay-speed = Vitesse
replay-speed-fastest = Au plus vite
replay-speed-quick = Rapide
replay-speed-slow = Lente
replay-speed-usual = Normale
replay-step = Étape { $n } sur { $of }
replay-step-back = Étape précédente
replay-step-on = Étape suivante
replay-title = Revoir
replay-to-end = Retour au résultat
replay-to-table = Aller à la table
replay-turn = Tour { $n }
replay-turn-back = Tour précédent
replay-turn-on = Tour suivant
replay-wrong = La partie ne peut pas être montrée

rules-about = Dans nos propres mots, pour { $edition }. Les numéros disent d’où vient chaque règle : du livret, ou de nous là où le livret ne dit rien.
rules-clauses = Selon le livret : { $ids }.
rules-found = { $n ->
    [one] { $n } règle trouvée
   *[other] { $n } règles trouvées
 }
rules-heading = Les règles
rules-not-in-play = pas dans cette partie
rules-nothing = Rien sous ce mot. Essayez plus court.
rules-ours = { $n ->
    [one] Notre décision : { $ids }.
   *[other] Nos décisions : { $ids }.
 }
rules-search = Chercher dans les règles
rules-twice = il y en a deux

settings-kept = Ces réglages ne sont enregistrés que sur cet appareil.
settings-leads = Montrer qui mène à chaque jeton (Masques)
settings-motion = Animations
settings-motion-less = Réduites
settings-motion-system = Comme sur cet appareil
settings-name = Votre nom
settings-name-empty = Écrivez un nom.
settings-name-hint = Pour la prochaine table où vous vous asseyez.
settings-name-long = Ce nom a { $length } caractères ; il y a de la place pour { $most }. Un émoji peut compter pour plusieurs.
settings-name-odd = Ce nom a un caractère qui ne peut pas s’afficher. Enlevez-le.
settings-sound = Sons
settings-speed = Vitesse du récit
settings-speed-at-once = Sans attente
settings-speed-hint = Les actions des autres sont montrées une à une. Vous pouvez toujours sauter.
settings-speed-quick = Rapide
settings-speed-slow = Lente
settings-speed-usual = Normale
settings-theme = Thème
settings-theme-dark = Sombre
settings-theme-light = Clair
settings-theme-system = Comme sur cet appareil
settings-title = Réglages
settings-language = Langue

story-empty = Rien n’a encore été dit pendant ce tour.
story-latest = Le plus récent
story-private = rien que pour vous
story-some = tous ne le savent pas
story-strict = Cette table ne garde pas d’historique : le récit s’efface à la fin du tour.
story-title = Récit

table-agreed = Réglages de la table
table-asleep = Tout le monde est parti, et la partie est en pause. Elle reprend quand un joueur revient.
table-at-the-door = Vous êtes en attente d’une place, et vous l’aurez dès que le jeu le permettra.
table-chat = Discussion
table-chat-earlier = Messages précédents
table-chat-long = Au plus { $most } caractères à la fois, pas { $length }.
table-chat-none = Aucun message.
table-chat-say = Écrire un message
table-chat-send = Envoyer
table-chat-unsaid = Message non envoyé. Réessayez.
table-close = Fermer la table
table-close-hint = C’est fini ici pour tout le monde, et la table ne peut pas être rouverte.
table-close-unfinished = La partie s’arrête ici pour tous, et personne ne gagne. Tous les secrets sont alors montrés.
table-closed = L’hôte a fermé cette table. Vous pouvez en ouvrir une nouvelle depuis l’accueil.
table-closed-over = L’hôte a fermé cette table. Vous pouvez revoir sa partie.
table-coming-in = Connexion…
table-coming-in-hint = Table { $code }
table-device = Ma place sur un autre appareil
table-device-hint = Scannez ceci avec votre autre appareil, ou ouvrez-y le lien. Les deux peuvent rester ouverts.
table-device-qr = Code QR avec votre place
table-device-revoke = Révoquer ce lien
table-device-revoke-hint = Quelqu’un d’autre l’a ? Révoquez-le : l’ancien lien ne vaudra plus, et vos autres appareils auront besoin du nouveau.
table-device-revoked = L’ancien lien ne vaut plus. Le menu en a un nouveau.
table-device-warning = Ce lien donne votre place à la personne qui l’ouvre. Gardez-le pour vous.
table-follow = Rejoindre la nouvelle table
table-followed = Les mêmes joueurs ont une nouvelle table.
table-go-on = Reprendre
table-host-other = L’hôte est parti. { $name } est l’hôte maintenant.
table-host-you = L’hôte est parti. Vous êtes l’hôte maintenant.
table-leave = Quitter la table
table-leave-hint = Un robot joue pour vous, avec ce que vous savez. Revenez quand vous voulez : la place reste à vous.
table-leave-lobby-hint = Votre place se libère pour quelqu’un d’autre.
table-link-revoked = Le lien vers votre place a été révoqué depuis un autre appareil. Ouvrez ici le nouveau, ou regardez.
table-lost = Connexion perdue. La page se reconnecte automatiquement, et rien n’est perdu.
table-lost-long = Toujours pas de connexion. La page continue d’essayer ; vérifiez votre réseau. Votre place est gardée, et un robot peut jouer pour vous entre-temps.
table-lost-rules = Cette partie a commencé avec des règles qui ont changé depuis, dans une version de Ridotto qui ne gardait pas le récit. On ne peut ni la montrer ni la continuer.
table-menu = Menu
table-no-such = Cette table n’existe pas
table-not-let-in = Vous ne pouvez pas rejoindre cette table
table-notes-crossed = Un autre de vos écrans a aussi écrit dans le carnet. Ce que vous écrivez ici est gardé.
table-nothing-asked = En attente des autres joueurs.
table-only-you = vous seul le savez
table-outdated = Cette partie a commencé avec des règles qui ont changé depuis. Vous pouvez lire ce qui s’est passé, mais pas la continuer.
table-pause = Mettre en pause
table-paused = L’hôte a mis la partie en pause. Les horloges sont arrêtées.
table-paused-until = Elle reprend automatiquement à { $when } au plus tard.
table-people = Joueurs
table-picture = La table
table-played-for = Un robot répond pour vous. Ensuite la place est de nouveau à vous.
table-rematch = Rejouer avec les mêmes joueurs
table-replay = Revoir la partie
table-restarting = Le serveur redémarre. Chaque table reprend là où elle en était.
table-rules = Règles
table-sent-away = L’hôte vous a retiré votre place. Vous pouvez regarder ou prendre une place libre.
table-skip = Sauter
table-still-asleep = En pause jusqu’au retour d’un joueur
table-still-closed = L’hôte a fermé cette table
table-still-paused = Mis en pause par l’hôte
table-story = Récit
table-unread = { $n ->
    [one] Discussion : { $n } nouveau message
   *[other] Discussion : { $n } nouveaux messages
 }
table-watching = Vous regardez. Vous voyez ce que tous voient, et aucun secret.
table-what-now = Et ensuite
table-why = Pourquoi pas ?
table-why-lost = Le serveur ne répond pas. Réessayez dans un moment.
table-why-rule = La règle
table-wrong-token = Le lien vers votre place n’est plus valable. Vous pouvez regarder ou prendre une place libre.
table-your-turn = À vous de jouer

wrong-answer-refused = Ce n’est pas possible maintenant.
wrong-cannot-be-shown = Cette partie a commencé avec des règles qui ont changé depuis, et son récit n’a pas été gardé. On ne peut pas la montrer.
wrong-chat-is-off = L’hôte a désactivé la discussion.
wrong-door-is-closed = Personne ne peut rejoindre cette partie pour le moment.
wrong-foreign-origin = Cette page vient d’une autre adresse que son serveur. Ouvrez-la à l’adresse du serveur.
wrong-heard-another-seat = Vous avez entendu ce qui a été dit à une autre place de cette partie : vous ne pouvez pas prendre celle-ci.
wrong-house-is-full = Le serveur est plein pour le moment. Réessayez plus tard.
wrong-left-the-table = Un robot joue pour vous. Rechargez la page pour reprendre votre place.
wrong-link-revoked = Le lien vers cette place a été révoqué. Utilisez le plus récent.
wrong-match-over = La partie est finie : il n’y a plus rien à répondre.
wrong-name-taken = Quelqu’un ici porte déjà ce nom. Choisissez-en un autre, s’il vous plaît.
wrong-no-network = Le serveur est injoignable. Vérifiez votre réseau et réessayez.
wrong-no-notebook = Il n’y a pas de carnet à cette table : sa mémoire est stricte.
wrong-no-such-table = Aucune table n’a ce code. Une lettre est peut-être fausse, ou la table n’existe plus depuis longtemps.
wrong-no-watchers = L’hôte n’admet pas de spectateurs.
wrong-nobody-sits-there = Personne n’est assis là.
wrong-not-in-the-notation = { $near ->
    [none] « { $said } » n’est pas une réponse de ce jeu.
   *[other] « { $said } » n’est pas une réponse de ce jeu. Peut-être « { $near } » ?
 }
wrong-not-seated = Seuls ceux qui sont assis ici peuvent faire cela.
wrong-not-that-question = On a déjà répondu : vous-même sur un autre écran, l’horloge ou un robot.
wrong-not-the-host = Seul l’hôte peut faire cela.
wrong-not-then = Ce n’est pas possible pour le moment.
wrong-not-your-question = Vous n’avez rien à répondre pour le moment.
wrong-nothing-comes-round = Ce tour de table est déjà terminé.
wrong-odd-request = Le serveur n’a pas compris cette page. Rechargez-la.
wrong-other-rules = Cette partie a commencé avec des règles qui ont changé depuis. On peut la lire, mais pas la continuer.
wrong-other-version = Cette page est plus ancienne que le serveur. Rechargez-la.
wrong-our-fault = Erreur du serveur. Elle a été enregistrée. Réessayez.
wrong-paused = L’hôte a mis la partie en pause : répondez quand elle reprendra.
wrong-setup-refused = Cette table ne peut pas être ouverte ainsi.
wrong-store-unreachable = Rien ne peut être enregistré pour le moment, donc rien n’a eu lieu. Réessayez.
wrong-table-busy = La table est occupée, et rien n’a eu lieu. Réessayez.
wrong-table-full = Toutes les places sont prises.
wrong-too-fast = Trop de demandes. Attendez un instant et réessayez.
wrong-too-long = C’est trop long.
wrong-too-many-listed = Trop de vos tables sont dans la liste publique. Fermez-en une, ou ouvrez celle-ci pour ceux qui ont le lien.
wrong-too-many-tables = Trop de tables ont été ouvertes d’ici. Attendez un peu et réessayez.
wrong-unknown-game = { $near ->
    [none] Aucun jeu ne s’appelle « { $said } ». Il y a : { $known }.
   *[other] Aucun jeu ne s’appelle « { $said } ». Il y a : { $known }. Peut-être { $near } ?
 }
wrong-wrong-token = Le lien vers cette place n’est pas valable, ou ne l’est plus.

wrong-door-is-closed-in-the-middle = Personne ne peut s’asseoir au milieu de cette partie.
wrong-door-is-closed-joining-off = À cette table, personne ne s’assied au milieu de la partie : l’hôte l’a décidé ainsi.
wrong-door-is-closed-no-bot = Aucun robot ne s’appelle « { $said } » : l’un de ces noms est attendu : { $known }.
wrong-door-is-closed-notes = Vous attendez une place : votre carnet est à votre place.
wrong-door-is-closed-seats-taken = Toutes les places sont prises.
wrong-door-is-closed-too-few-cards = Il reste trop peu de cartes pour que quelqu’un s’asseye.
wrong-door-is-closed-waiting = Vous attendez une place : on vous demandera dès que vous l’aurez.
wrong-name-refused-length = Un nom a de 1 à { $most } caractères.
wrong-name-refused-letter = Ce nom est la lettre d’une place. Choisissez-en un plus long, s’il vous plaît.
wrong-name-refused-marks = Ce nom a plus de { $most } signes sur une même lettre.
wrong-name-refused-signs = Un nom se compose de lettres, de chiffres, d’émojis, d’espaces, de tirets et d’apostrophes.
wrong-name-refused-story = Le récit emploie lui-même ce mot. Choisissez un autre nom, s’il vous plaît.
wrong-name-refused-unseen = Ce nom ne montre rien. Choisissez-en un autre, s’il vous plaît.
wrong-not-then-begun = La partie a déjà commencé.
wrong-not-then-closed = Cette table est fermée.
wrong-not-then-followed = Vous rejouez déjà, à la table { $code }.
wrong-not-then-meanwhile = Quelque chose s’est passé à la table entre-temps. Réessayez.
wrong-not-then-noted = On a tant écrit dans les carnets de cette table que rien de plus ne peut être gardé.
wrong-not-then-not-begun = La partie n’a pas encore commencé.
wrong-not-then-not-over = C’est possible après la fin de la partie.
wrong-not-then-not-paused = La partie n’est pas en pause.
wrong-not-then-often = Cela a été fait { $most } fois à cette table : ce n’est plus possible.
wrong-not-then-over = La partie est finie.
wrong-not-then-paused = L’hôte a mis la partie en pause.
wrong-not-then-said = On a tant parlé à cette table que rien de plus ne peut être gardé.
wrong-not-then-seats-free = Places encore libres : { $seats }. Attendez des gens, ou mettez-y des robots.
wrong-not-then-slow = Cela n’a pas pu être trouvé à temps. Réessayez.
wrong-odd-request-no-bot = Aucun robot ne s’appelle « { $said } » : l’un de ces noms est attendu : { $known }.
wrong-odd-request-notes = Un carnet contient { $most } caractères, pas { $length }.
wrong-seat-taken-empty = Personne n’est assis là.
wrong-seat-taken-taken = Cette place vient d’être prise. Choisissez-en une autre, s’il vous plaît.
wrong-seat-taken-yours = Vous avez déjà une place.
wrong-table-full-in-the-middle = Aucune place n’est libre, et personne ne peut s’asseoir au milieu de cette partie.
wrong-table-full-joining-off = Aucune place n’est libre, et à cette table personne ne s’assied au milieu de la partie.
wrong-table-full-over = Aucune place n’est libre : la partie est finie.
wrong-table-full-too-few-cards = Aucune place n’est libre, et il reste trop peu de cartes pour une de plus.
wrong-talk-refused-long = Au plus { $most } caractères à la fois, pas { $length }.
wrong-talk-refused-nothing = Rien n’a été dit.
wrong-talk-refused-signs = Seuls des caractères imprimables, sur une ligne, peuvent être envoyés.
