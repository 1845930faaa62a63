"""The words of which abilities are composed. docs/decks.md explains each of them to designers."""

from __future__ import annotations

from typing import Final

CLASSES: Final = ("king", "queen", "noble", "assassin", "soldier", "commoner")
KING, QUEEN, NOBLE, ASSASSIN, SOLDIER, COMMONER = range(6)
GENDERS: Final = ("male", "female", "unknown")
ARROWS: Final = ("", "up", "down")
NO_ARROW, UP_ARROW, DOWN_ARROW = range(3)

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
FLIP_UP, ATTACKING, AFTER_ATTACK, ATTACKED, KILLED, FACE_UP = range(6)
END_OF_TURN, ACTION, ALWAYS, WHILE_FACE_UP, INSTEAD_OF_DRAW, WOULD_BE_KILLED = range(6, 12)
ON_EITHER_SIDE: Final = (FLIP_UP, ATTACKING, AFTER_ATTACK, ATTACKED, KILLED, ALWAYS, WOULD_BE_KILLED)  # MSQ-108

# Whose cards.
WHOSE: Final = ("self", "target", "attacker", "mine", "others", "all", "defender")
SELF, TARGET, ATTACKER, MINE, OTHERS, ALL, DEFENDER = range(7)
SIDES: Final = ("", "up", "down")
ANY_SIDE, FACE_UP_SIDE, FACE_DOWN_SIDE = range(3)

# What is done.
DRAW, DRAW_UP_TO, FLIP, TAKE, GIVE, THROW, EACH_THROWS, KILL, POISON, WEAKEN, BOOST, SHUFFLE, RECALL, ROLL = range(14)
MODIFY, PROTECT, KILLS_ONLY, IGNORE_ARROWS, SILENCE, SPECIAL = range(14, 20)
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
