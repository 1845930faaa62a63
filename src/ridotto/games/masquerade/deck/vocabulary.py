"""The words of which abilities are composed. docs/decks.md explains each of them to designers."""

from __future__ import annotations

from typing import Final

CLASSES: Final = ("king", "queen", "noble", "assassin", "soldier", "commoner")
KING: Final = 0
QUEEN: Final = 1
GENDERS: Final = ("male", "female", "unknown")
ARROWS: Final = ("", "up", "down")
NO_ARROW: Final = 0
UP_ARROW: Final = 1
DOWN_ARROW: Final = 2

# When an ability works.
WHENS: Final = (
    "flip_up",  # turned from down to up in its owner's turn
    "attacking",  # in a fight in which it attacks, before totals are compared
    "after_attack",  # after its attack, won or lost
    "attacked",  # after an attack on it, won or lost
    "killed",  # attacked and killed in another's turn
    "face_up",  # face up when its owner's turn begins
    "end_of_turn",  # at the end of anybody's turn, while it lies face up
    "action",  # as its action, while it lies face up
    "always",  # its own numbers and protections, on either side
    "while_face_up",  # what it does for others as long as it lies face up
    "instead_of_draw",  # replaces the draw of its owner's turn, while it lies face up
    "would_be_killed",  # before it dies of anything
)
FLIP_UP: Final = 0
ATTACKING: Final = 1
AFTER_ATTACK: Final = 2
ATTACKED: Final = 3
KILLED: Final = 4
FACE_UP: Final = 5
END_OF_TURN: Final = 6
ACTION: Final = 7
ALWAYS: Final = 8
WHILE_FACE_UP: Final = 9
INSTEAD_OF_DRAW: Final = 10
WOULD_BE_KILLED: Final = 11
ON_EITHER_SIDE: Final = (FLIP_UP, ATTACKING, AFTER_ATTACK, ATTACKED, KILLED, ALWAYS, WOULD_BE_KILLED)  # MSQ-108

# Whose cards.
WHOSE: Final = ("self", "target", "attacker", "mine", "others", "all", "defender")
SELF: Final = 0
TARGET: Final = 1
ATTACKER: Final = 2
MINE: Final = 3
OTHERS: Final = 4
ALL: Final = 5
DEFENDER: Final = 6
SIDES: Final = ("", "up", "down")
ANY_SIDE: Final = 0
FACE_UP_SIDE: Final = 1
FACE_DOWN_SIDE: Final = 2

# What is done.
DRAW: Final = 0
DRAW_UP_TO: Final = 1
FLIP: Final = 2
TAKE: Final = 3
GIVE: Final = 4
THROW: Final = 5
EACH_THROWS: Final = 6
KILL: Final = 7
POISON: Final = 8
WEAKEN: Final = 9
BOOST: Final = 10
SHUFFLE: Final = 11
RECALL: Final = 12
ROLL: Final = 13
MODIFY: Final = 14
PROTECT: Final = 15
KILLS_ONLY: Final = 16
IGNORE_ARROWS: Final = 17
SILENCE: Final = 18
SPECIAL: Final = 19
EFFECTS: Final = {
    "draw": DRAW,  # so many cards
    "draw_up_to": DRAW_UP_TO,  # until the row has so many
    "flip": FLIP,  # up or down
    "take": TAKE,  # control of cards
    "give": GIVE,  # itself, to somebody
    "discard": THROW,  # cards
    "each_discards": EACH_THROWS,  # so many of their own
    "kill": KILL,
    "poison": POISON,
    "weaken": WEAKEN,  # for good, before doubling
    "boost": BOOST,  # until the owner's next turn
    "shuffle": SHUFFLE,  # into the deck
    "recall": RECALL,  # from the discards
    "roll": ROLL,  # a die
    "modify": MODIFY,  # attack or health, as long as it holds
    "protect": PROTECT,  # from being killed
    "kills_only": KILLS_ONLY,  # these classes
    "ignore_arrows": IGNORE_ARROWS,  # of the defender
    "silence": SILENCE,  # takes away the text of all others but the King
    "special": SPECIAL,  # what these words cannot say: rules/deeds/special.py
}
STANDING: Final = (MODIFY, PROTECT, KILLS_ONLY, IGNORE_ARROWS, SILENCE)  # read as long as they hold, never carried out
SPECIALS: Final = ("redeal", "substitute", "pestilence", "burden")
