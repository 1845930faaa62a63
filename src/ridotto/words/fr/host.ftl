# Ce que l’hôte peut choisir avant une partie, et ce qui s’y oppose. La page le charge avec le formulaire.

open-no-limit = Sans limite
open-source-both = Selon le livret, et notre choix
open-source-ours = Notre choix, là où le livret se tait
open-source-printed = Selon le livret

option-write-number = un nombre entier, ou 0 pour ne pas limiter
option-write-seat = la lettre d’un joueur ; sans elle, le hasard décide

# Ce qui s’oppose à une table. Une option porte son intitulé sur la page, et son nom dans un terminal.

objection-ours = { $ruling ->
    [none] { "" }
   *[other] { " " }(notre décision { $ruling })
 }
objection-players = Ce jeu se joue de { $fewest } à { $most } joueurs, pas à { $players }{ objection-ours }.
objection-no-seat = Il n’y a pas de place { $seat } à une table de { $players }.
objection-seat-held = { $name } a la place { $seat } : il faut au moins { $least } places, et non { $players }.
objection-no-file = { $label } : sur un serveur, vous ne pouvez pas indiquer de fichier.
objection-no-character = Aucun robot ne peut être « { $said } » : l’un de ces mots est attendu : { $nicknames }, ou boldness, suspicion et patience de 0 à 1 et une mémoire d’au moins 1 tour.
objection-no-bot = Aucun robot ne s’appelle « { $said } » : l’un de ces noms est attendu : { $known }.
objection-no-courtier = Aucun courtisan ne joue encore à ce jeu : choisissez un robot qui joue au hasard.
objection-no-memory = « { $said } » n’est pas une sorte de mémoire : strict, notes ou aid est attendu.
objection-clock = Une horloge de { $seconds } secondes n’est pas possible : de 0 (aucune) à { $most }.
objection-unknown-option = { $near ->
    [none] Il n’y a pas d’option « { $said } » : l’un de ces noms est attendu : { $known }.
   *[other] Il n’y a pas d’option « { $said } » : l’un de ces noms est attendu : { $known }. Peut-être { $near } ?
 }
objection-option-choice = { $label } : « { $value } » n’est pas possible : l’un de ces mots est attendu : { $known }.
objection-option-number = { $label } : « { $value } » n’est pas un nombre entier à partir de 0.
objection-option-seat = { $label } : « { $value } » n’est pas une place ici : une lettre de A à { $last } est attendue.
