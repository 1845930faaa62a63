# Avant une partie : qui joue, comment les amis arrivent, ce qui est convenu.

lobby-begin-fills = { $n ->
    [one] Un robot prend la place libre.
   *[other] Des robots prennent les { $n } places libres.
 }
lobby-character = Caractère
lobby-character-bold = audacieux
lobby-character-bold-means = Ose plus que les autres.
lobby-character-careful = prudent
lobby-character-careful-means = Risque moins que les autres.
lobby-character-even = posé
lobby-character-even-means = Ni audacieux ni prudent, ni confiant ni méfiant.
lobby-character-forgetful = oublieux
lobby-character-forgetful-means = { $turns ->
    [one] Oublie après un tour ce qu’il a vu et qui est de nouveau caché.
   *[other] Oublie après { $turns } tours ce qu’il a vu et qui est de nouveau caché.
 }
lobby-character-hasty = pressé
lobby-character-hasty-means = Veut gagner tout de suite, et ne voit pas tout.
lobby-character-of = Le caractère de { $name } : { $words }
lobby-character-patient = sait attendre
lobby-character-patient-means = Attend un gain plus tardif.
lobby-character-random = joue au hasard
lobby-character-random-means = Tire chaque réponse au sort.
lobby-character-remembers = N’oublie jamais ce qu’il a vu.
lobby-character-suspicious = méfiant
lobby-character-suspicious-means = Prend plus vite les autres pour des menteurs.
lobby-character-trusting = confiant
lobby-character-trusting-means = Croit ce que disent les autres.
lobby-character-knows = Comme tout robot, il ne sait que ce qui a été dit à sa place.
lobby-everybody-sees = visible par tous
lobby-for-whom = pour un ami, ou un robot
lobby-free-seat = Place libre
lobby-here = présent
lobby-level = Niveau de { $name }
lobby-level-beginner = débutant
lobby-level-courtier = courtisan
lobby-level-master = maître
lobby-level-random = débutant
lobby-level-beginner-means = Débutant : oublie, croit et ose trop, et ne voit pas tout.
lobby-level-courtier-means = Courtisan : pèse ce qu’il peut faire à ce tour.
lobby-level-master-means = Maître : imagine ce qui peut être caché, et répète ce qu’il pourrait faire.
lobby-plays-on = un { $level } continue
lobby-remembers-aid = tout ce qui a été dit
lobby-remembers-notes = votre carnet seulement
lobby-remembers-strict = rien
lobby-what-if = Et si · { $title }
lobby-row-clock = Temps pour répondre
lobby-row-memory = La page se souvient de
lobby-row-stand_in = Si quelqu’un part
lobby-say-or-show = Dites le code, ou montrez ceci. Sans compte.
lobby-seated = { $seats } places · { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
 }, { $bots ->
    [one] { $bots } robot
   *[other] { $bots } robots
 }, { $free } { $free ->
    [one] libre
   *[other] libres
 }
lobby-time-any = sans limite

lobby-add-bot = Ajouter un robot
lobby-anywhere = N’importe quelle place libre
lobby-away = absent, un robot joue
lobby-before = Avant : { $said }
lobby-bring-bot = Faire venir un robot
lobby-bring-bot-hint = On peut encore prendre place dans cette partie : quelqu’un par le lien, ou un robot de plus. Ils reçoivent leurs cartes après ce tour.
lobby-change = Modifier les réglages
lobby-change-deed = Enregistrer
lobby-change-hint = Jusqu’au début de la partie. Tout le monde voit ce que vous modifiez.
lobby-change-title = Réglages de la table
lobby-advice = Le livret de règles conseille autre chose : { $advice }
lobby-changed = modifié
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
lobby-full = Toutes les places sont prises
lobby-full-hint = Vous pouvez rester et voir si une place se libère.
lobby-host = hôte
lobby-invite = Inviter du monde
lobby-link = Lien vers cette table
lobby-listed = Cette table est publique : elle figure dans la liste de l’accueil.
lobby-memory-aid = Chacun peut relire ce qu’il a entendu et a un carnet.
lobby-memory-notes = Chacun a un carnet privé ; le passé n’est plus montré.
lobby-memory-strict = La table ne se souvient de rien : ce qui est passé n’est plus montré à personne.
lobby-no-chat = Il n’y a pas de discussion.
lobby-no-watchers = Sans spectateurs.
lobby-not-listed = Seules les personnes qui ont le lien trouvent cette table.
lobby-objections = Ces réglages ne sont pas possibles :
lobby-one-sitting = La partie se joue en une fois.
lobby-only-here = Seul cet ordinateur peut ouvrir ce lien
lobby-only-here-anywhere = De partout : installez-le sur un serveur qui a un nom. docs/serving.md dit comment.
lobby-only-here-network = Dans le même Wi-Fi : relancez le serveur, comme avant mais ouvert au réseau :
lobby-only-here-no-network = Cet ordinateur n’est sur aucun réseau : personne d’autre ne peut entrer.
lobby-only-here-why = Il commence par { $host }, qui veut dire « moi-même » pour chaque ordinateur. Il n’y a donc pas de code QR.
lobby-qr-label = Code QR avec le lien vers cette table
lobby-ready = Tout le monde est là. L’hôte lance la partie.
lobby-ready-again = Toutes les places sont gardées. Certains sont peut-être encore en chemin ; l’hôte lance la partie.
lobby-ready-again-host = Toutes les places sont gardées. Certains sont peut-être encore en chemin ; commencez quand vous voulez.
lobby-ready-host = Tout le monde est là. Commencez quand vous voulez.
lobby-remove = Retirer
lobby-remove-open = Cette personne perd sa place, et une autre peut la prendre.
lobby-replace = Remplacer par un robot
lobby-replace-hint = Cette personne perd sa place, et un robot y joue jusqu’à la fin.
lobby-seats = { $n } places.
lobby-send-away = Retirer { $name } ?
lobby-settings-changed = L’hôte a modifié les réglages
lobby-settings-news = L’hôte a modifié les réglages : { $changes }
lobby-settings-read = D’accord
lobby-settings-saved = Les réglages sont modifiés.
lobby-sit = Rejoindre cette table
lobby-sit-deed = Rejoindre
lobby-sit-hint = Écrivez votre nom et rejoignez la table, ou regardez.
lobby-sit-hint-unwatched = Écrivez votre nom et rejoignez la table. L’hôte n’admet pas de spectateurs.
lobby-sit-joins = La partie a commencé. Asseyez-vous maintenant : vous recevrez vos cartes après ce tour.
lobby-stand-in = Si quelqu’un s’en va : { $bot }.
lobby-start = Commencer
lobby-usual-again = comme d’habitude
lobby-waiting = { $n ->
    [one] Une place est encore libre. La partie commence quand tout le monde est là.
   *[other] { $n } places sont encore libres. La partie commence quand tout le monde est là.
 }
lobby-watchers = Les spectateurs sont admis.
lobby-where = Place
lobby-who = Joueurs
lobby-you = vous
