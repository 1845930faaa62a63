# What a host of Masquerade may choose, and what speaks against a choice. The page loads it with the form.

option-masquerade-packs-label = Cartes en plus
option-masquerade-packs-meaning = Des paquets mêlés au jeu de base. Certains ajoutent des places.
option-masquerade-packs-write = des noms de paquets, et des fichiers qui finissent par .toml, séparés par des virgules

open-packs-extras = le docteur Pestilence et Mary la Muette
open-packs-none = Aucune carte en plus
open-packs-count = { $n ->
    [one] { $n } carte en plus
   *[other] { $n } cartes en plus
 }

option-masquerade-first_player-label = Qui commence
option-masquerade-first_player-meaning = La place qui joue en premier.
option-masquerade-royals_in_deck-label = Roi et Reine
option-masquerade-royals_in_deck-meaning = Si le Roi et la Reine sont mêlés à la pioche après la donne, pour que personne ne commence avec eux.
option-masquerade-royals_in_deck-is-on = Mêlés après la donne
option-masquerade-royals_in_deck-is-off = Distribués comme les autres cartes
option-masquerade-joining-label = S’asseoir plus tard
option-masquerade-joining-meaning = Si quelqu’un peut s’asseoir entre deux tours, pendant la partie.
option-masquerade-joining-is-on = Permis
option-masquerade-joining-is-off = Pas permis
option-masquerade-arrows-label = Flèches
option-masquerade-arrows-meaning = Si les flèches suivent la face que la carte montre maintenant, ou celle qu’elle montrait au début du dernier tour de son propriétaire.
option-masquerade-arrows-is-now = La face de maintenant
option-masquerade-arrows-is-start = La face au début du dernier tour de son propriétaire
option-masquerade-first_turn-label = Premier tour
option-masquerade-first_turn-meaning = Les cartes qui agissent face visible au début d’un tour n’agissent pas au premier tour : celui de la partie, ou celui de chacun. Ceux qui s’assoient plus tard n’attendent pas.
option-masquerade-first_turn-is-game = Le premier tour de la partie
option-masquerade-first_turn-is-seat = Le premier tour de chacun

objection-masquerade-players = Avec ces cartes, le jeu se joue de { $fewest } à { $most } joueurs, pas à { $players }.
objection-masquerade-file = { $label } : { $problem }
objection-masquerade-twice = { $label } : « { $value } » n’est pas possible : { $pack } y est deux fois.
objection-masquerade-no-pack = { $near ->
    [none] Aucun paquet ne s’appelle « { $said } ». Il y a : { $known }.
   *[other] Aucun paquet ne s’appelle « { $said } ». Il y a : { $known }. Peut-être { $near } ?
 }
