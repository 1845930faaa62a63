# Ce que dit le terminal, quel que soit le jeu. La page ne charge pas ce fichier.

# Quel jeu.

terminal-which-game = À quoi voulez-vous jouer ?
terminal-which-edition = Quelle édition ?
terminal-which-prompt = 1-{ $most }, Ctrl-C pour partir >
terminal-which-wrong = Un nombre de 1 à { $most } est attendu, ou l’un de ces noms : { $games }.
terminal-stranger = Invité

# Le début.

terminal-you-are = Vous êtes { $name }, joueur { $letter }. Avec vous : { $others }.
terminal-memory-strict = Mémoire stricte : ce qui est passé n’est plus montré à personne.
terminal-memory-deduce = Mémoire assistée : m montre tout ce que vous avez entendu et ce qui en découle.
terminal-advice = Le livret de règles conseille autre chose : { $advice }
terminal-hint = h pour l’aide, ? pour les règles derrière une question, ? but pour savoir ce qui fait gagner, q pour partir.
terminal-what-if = Et si ? Vous reprenez au tour { $turn }, avec ce que votre place savait alors. Ce qu’elle ne pouvait pas savoir est redistribué.
terminal-what-was = Dans la partie qui a été jouée, { $n ->
    [0] personne n’a gagné
    [one] { $winners } a gagné
   *[other] { $winners } ont gagné
 }, après { $turns } tours.
terminal-goes-on = La partie reprend où elle en était.

# Le récit.

terminal-only-you = VOUS SEUL VOYEZ CECI
terminal-not-everybody = TOUT LE MONDE NE VOIT PAS CECI
terminal-end = La fin
terminal-times = { $sentence }, { $n } fois.
# Les mots par lesquels une phrase s’adresse à la personne qui la lit : ces phrases ressortent.
terminal-to-you = vous votre vos vôtre vôtres

# Une question.

terminal-prompt = 1-{ $most }, ? règles, h aide >
terminal-prompt-pause = Entrée : { $option } – ? règles, h aide >
terminal-nothing-decided = Il n’y a rien à décider ici : chacun a seulement le temps de voir.
terminal-behind-one = Seulement ce qui est derrière une option : ? et son numéro.
terminal-about = Pour en savoir plus : ? { $words }
terminal-about-more = Pour en savoir plus : ? { $words } ; { $n } autres : ? tout
terminal-derived = Découle de { $clauses } : { $why }
terminal-ruling = Notre décision : { $why }
terminal-ledger = Notre registre des règles est tenu en anglais :
terminal-fairness = Tout le hasard de cette table vient d’une graine fixée avant la première donne, qui vous est donnée à la fin. Gardez cette empreinte, et vous pourrez vérifier que personne ne l’a changée : { $commitment }

# Les mots que l’on peut taper ; les mots anglais sont compris dans toutes les langues.

terminal-word-all = tout
terminal-word-fate = sort
terminal-word-goal = but
terminal-word-turn = tour
terminal-word-help = aide
terminal-word-table = table
terminal-word-memory = mémoire
terminal-word-save = garder
terminal-word-quit = quitter
terminal-word-join = inviter
terminal-word-yes = oui
terminal-word-no = non

terminal-help =
    On prend une option par son numéro, par son mot ou le début de ce mot, ou par
    un nom qu’aucune autre option n’a. Là où une question en amène une autre, vous
    pouvez taper plusieurs réponses à la fois, séparées par des espaces : toutes
    comptent, ou aucune. En plus des options, vous pouvez taper :
      ?       les règles derrière ce qui est proposé ; ? 3 : derrière une option ;
              ? et un mot : ce que fait quelque chose, ou les règles d’une option ;
              ? but : ce qui fait gagner ; ? sort : le hasard est-il honnête ;
              ? tout : tous les mots
      t       la table, encore une fois
      m       ce dont vous pouvez vous souvenir à cette table ; m tout : l’ensemble
      s       mettre la partie de côté dans un fichier ; s FICHIER : dans celui-ci
      q       quitter la table
terminal-help-join =
    { "" }  inviter un robot de plus s’assied à la fin d’un tour
terminal-help-more =
    Ces lettres passent avant le reste, tout comme table, mémoire, garder, quitter
    et aide : si une option s’écrit comme l’une d’elles, prenez son numéro.
    Ce que vous tapez pendant que les autres jouent n’est pas lu. Ctrl-C quitte à
    tout moment, Ctrl-D aussi quand une question vous est posée ; avec --save, la
    partie est gardée.

# Ce que la table retient.

terminal-earlier = (m tout : { $n } de plus avant ceci)
terminal-what-may-lie = Ce qui peut se trouver où, d’après tout ce que vous avez entendu :
terminal-you = Vous

# Quelqu’un s’assied, quelqu’un part, et les fichiers.

terminal-joins = { $name } attend une place, et s’assied à la fin d’un tour.
terminal-put-aside = Mise de côté dans { $file }. Pour reprendre d’ici :
terminal-private = Ce fichier est privé. Il contient tous les secrets de cette partie, même la graine de tous les tirages.
terminal-put-aside-first = Mettre d’abord la partie de côté ? o/n >
terminal-yes-or-no = Tapez o ou n, s’il vous plaît.
terminal-leave = Vous quittez la table. Bonne nuit.
terminal-seed = La graine de tous les tirages était
terminal-ask-file = Un fichier pour garder cette partie, ou Entrée seulement >
terminal-no-record = Sans --save FICHIER, la partie n’est pas enregistrée.
terminal-record = Partie enregistrée : { $file }
terminal-verify = Vérifier chaque règle et chaque tirage :
terminal-replay = Toute l’histoire, avec tous les secrets :

# Une partie jouée avec d’autres règles, dans les mots qui ont été gardés.

terminal-kept = Voici ce qui vous a été dit, dans les mots qui ont été gardés, en anglais ; { $called }.
terminal-letter = { $letter } est { $name }
terminal-other-rules = Cette partie a été jouée avec la version { $then } des règles de { $game }, et l’on joue ici la version { $now }. Elle est racontée dans les mots qui ont été gardés, en anglais : { $called }.

# La ligne de commande.

terminal-welcome = Des jeux de masques et de bluff, joués à la lettre de leurs règles.
terminal-welcome-more = ridotto --help liste toutes les commandes (en anglais) ; ridotto serve ouvre des tables pour des gens dans leur navigateur.
terminal-welcome-serve = des tables pour joueurs et robots, dans leur navigateur
terminal-welcome-games = les jeux, et ce que l’hôte peut y choisir
terminal-usually = d’habitude { $n }
terminal-default = d’habitude { $value }
terminal-welcome-help = toutes les commandes (en anglais)

# Ce qui n’a pas marché.

terminal-not-offered = « { $answer } » ne peut pas être choisi maintenant.
terminal-of-the-system = { $errno ->
    [EACCES] accès refusé
    [EISDIR] c’est un dossier
    [ENAMETOOLONG] nom de fichier trop long
    [ENOENT] aucun fichier ni dossier de ce nom
    [ENOSPC] il n’y a plus de place sur le disque
    [ENOTDIR] ce n’est pas un dossier
    [EROFS] système de fichiers en lecture seule
   *[other] { $problem }
 }
terminal-cannot-open = { $file } : { terminal-of-the-system }

wrong-not-understood-number = Un nombre de 1 à { $most } est attendu, ou le mot d’une option.
wrong-not-understood-not-on-the-list = { $typed } n’est pas dans la liste : un nombre de 1 à { $most } est attendu.
wrong-not-understood-only-one = { $typed } n’est pas dans la liste : seul 1 est proposé.
wrong-not-understood-not-yet = { $typed } n’est pas encore dans une liste : de plusieurs réponses à la fois, seule la première peut être un numéro.
wrong-not-understood-several = « { $typed } » peut vouloir dire { $which } : laquelle ?
wrong-not-understood-a-word = « { $typed } » n’est pas une réponse : pour lire ce que c’est, tapez ? { $typed }
wrong-not-understood-not-offered = { $typed } n’est pas proposé maintenant : indiquez un nombre de 1 à { $most }.

wrong-not-reminded = Désolé : à cette table, on ne rappelle à personne ce qu’il a vu ou fait. Une partie commencée avec --memory aid garde tout pour vous.

wrong-not-kept-record = { $file } est une partie enregistrée, et non mise de côté : ridotto replay { $file } en raconte l’histoire.
wrong-not-kept-foreign = { $file } n’est pas une partie mise de côté : une première ligne « { $format } » est attendue.
wrong-not-kept-long = { $file } n’est pas une partie mise de côté : le fichier est trop long.
wrong-not-kept-changed = { $file } a été modifié depuis : on ne peut plus s’y fier.
wrong-not-kept-older = { $file } a été mis de côté par une version plus ancienne, dans un autre format. Terminez la partie avec la version qui l’a écrite, ou commencez-en une autre.
wrong-not-kept-in-use = { $file } est en train d’être joué dans un autre terminal.
wrong-not-kept-version = { $file } n’est pas une partie que cette version peut reprendre.
wrong-not-kept-version-because = { $file } n’est pas une partie que cette version peut reprendre : { $problem }
wrong-not-kept-outdated = { $file } ne peut pas être repris : { $problem }
wrong-not-kept-unreadable = { terminal-cannot-open }
wrong-not-kept-unwritable = Impossible d’écrire { $file } : { terminal-of-the-system }
wrong-not-kept-no-name = « { $file } » n’est pas un nom de fichier.
wrong-not-kept-exists = { $file } : ce fichier existe déjà (ridotto play --resume reprend une partie).
wrong-not-kept-no-folder = { $file } : il n’y a pas de dossier { $folder }.

wrong-saved-elsewhere-rules = La partie a commencé avec la version { $then } des règles de { $game }, et l’on joue maintenant la version { $now }.
wrong-saved-elsewhere-answers = D’après les règles d’aujourd’hui, ses réponses mènent à autre chose que ce qui vous a été dit.

wrong-play-refused-game = Quel jeu ? L’un de ces noms est attendu : { $games }, ou --resume FICHIER.
wrong-play-refused-settled = { $what ->
    [game] Avec --resume, { $file } dit quel est le jeu : n’en nommez pas.
   *[other] Avec --resume, { $file } dit ce qui a été choisi : retirez --{ $what }.
 }
wrong-play-refused-one-of = { $what } { $typed } : l’un de ces mots est attendu : { $known }.
wrong-play-refused-character = { $typed } : aucun robot ne peut être ainsi. Un niveau est attendu, puis l’un de ces mots : { $nicknames }, comme courtier,bold ; ou boldness, suspicion et patience de 0 à 1 et memory d’au moins 1 tour, comme courtier,boldness=0.8.
wrong-play-refused-taken-up = Avec --from, { $file } dit ce qui a été choisi : ne donnez pas { $what ->
    [game] le jeu
   *[other] --{ $what }
 }.
wrong-play-refused-moment = --moment { $typed } : le nombre de réponses déjà données est attendu, par exemple 25.
wrong-play-refused-moment-alone = --moment : --from FICHIER est attendu avec.
wrong-play-refused-players = --players { $typed } : un nombre de { $fewest } à { $most } est attendu.
wrong-play-refused-seat = --seat { $typed } : une lettre de A à { $last } est attendue.
wrong-play-refused-option = --option { $typed } : CLÉ=VALEUR est attendu ; « ridotto games » donne la liste des clés.
wrong-play-refused-twice = --option { $option } est indiqué deux fois.
wrong-play-refused-seed = --seed { $typed } : de 1 à { $most } chiffres hexadécimaux sont attendus.

wrong-refused-not-over = La partie n’est pas finie : elle se raconte d’un seul point de vue à la fois, pas de tous.
wrong-refused-no-story = Cette partie a été jouée avec la version { $then } des règles de { $game }, et l’on joue ici la version { $now } : l’enregistrement ne contient que les réponses, et l’histoire ne peut pas être racontée.
wrong-refused-two-are-called = { $n } joueurs s’appellent « { $typed } » : indiquez plutôt une lettre.
wrong-refused-nobody-is-called = Personne ici ne s’appelle « { $typed } » : l’un de ces noms est attendu : { $known }.
wrong-refused-record = { $file } : { $problem }
wrong-review-refused-not-over = Cette partie n’est pas finie : il faut l’enregistrement d’une partie jouée jusqu’au bout.
wrong-review-refused-no-master = Aucun maître ne joue encore à { $game } : personne ne peut en faire la revue.
wrong-record-refused = ligne { $line } : { $problem }
wrong-nothing-there-place = « { $said } » n’est pas un lieu de cette table : tapez le premier mot d’une ligne ci-dessus.
wrong-nothing-there-thing = « { $said } » ne peut se trouver nulle part ici : tapez après le lieu une chose des lignes ci-dessus.
