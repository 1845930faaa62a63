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
NEITHER_ARROW: Final = -1  # the side of a card on which no arrow counts

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
IN_A_FIGHT: Final = (ATTACKING, AFTER_ATTACK)
IN_OWN_TURN: Final = (FLIP_UP, ATTACKING, AFTER_ATTACK, FACE_UP, ACTION)
DEEDS_HAPPEN: Final = (*IN_OWN_TURN, ATTACKED, KILLED, END_OF_TURN)

# Whose cards.
WHOSE: Final = ("self", "target", "attacker", "mine", "others", "all", "defender")
SELF: Final = 0
TARGET: Final = 1
ATTACKER: Final = 2
MINE: Final = 3
OTHERS: Final = 4
ALL: Final = 5
DEFENDER: Final = 6
ROWS: Final = (MINE, OTHERS, ALL)
ANYBODY: Final = (SELF, TARGET, ATTACKER, MINE, OTHERS, ALL, DEFENDER)
SIDES: Final = ("", "up", "down")
ANY_SIDE: Final = 0
FACE_UP_SIDE: Final = 1
FACE_DOWN_SIDE: Final = 2

# What is done: places in FORMS, of those effects that rules and bots know by name.
DRAW: Final = 0
FLIP: Final = 2
TAKE: Final = 3
GIVE: Final = 4
THROW: Final = 5
KILL: Final = 7
POISON: Final = 8
BOOST: Final = 10
SHUFFLE: Final = 11
RECALL: Final = 12
MODIFY: Final = 14
PROTECT: Final = 15
KILLS_ONLY: Final = 16
IGNORE_ARROWS: Final = 17
SILENCE: Final = 18
SPECIAL: Final = 19

# What the word of an effect may be set to.
A_NUMBER: Final = 0
A_SIDE: Final = 1
SOME_CLASSES: Final = 2
A_SPECIAL: Final = 3
TRUE: Final = 4  # and nothing else: the word says all
CARDS: Final = 5

MOST_CARDS: Final = 6  # that one effect draws, or makes somebody discard
HIGHEST: Final = 99
FACES_OF_A_DIE: Final = 6


class EffectForm:
    """How an effect is written in a deck file, when it can happen, and the question to a player who has to choose."""

    def __init__(
        self,
        word: str,
        value: int,
        *,
        lowest: int = 1,
        highest: int = HIGHEST,
        beside: tuple[str, ...] = (),
        whens: tuple[int, ...] = DEEDS_HAPPEN,
        whose: tuple[int, ...] = ANYBODY,
        question: str = "",
        may_choose: bool = True,
        has_to_choose: bool = False,
        rolled: bool = True,
        standing: bool = False,
        conditional: bool = True,
    ) -> None:
        self.word = word
        self.value = value  # what the word is set to
        self.lowest = lowest  # where that is a number
        self.highest = highest
        self.beside = beside  # fields that say how
        self.whens = whens  # when it can happen
        self.whose = whose  # cards it can be set to
        self.question = question  # which card, where one is chosen: by name
        self.may_choose = may_choose  # whether one card can be chosen out of several
        self.has_to_choose = has_to_choose  # whether it cannot work on a whole row
        self.rolled = rolled  # whether it can depend on a die
        self.standing = standing  # read as long as it holds, never carried out
        self.conditional = conditional  # whether its ability may have a condition


FORMS: Final = (
    EffectForm(  # so many cards
        "draw", A_NUMBER, highest=MOST_CARDS, beside=("side",), whens=(*DEEDS_HAPPEN, INSTEAD_OF_DRAW)
    ),
    EffectForm(  # until the row has so many, for the player whose turn it is
        "draw_up_to", A_NUMBER, highest=MOST_CARDS, beside=("side",), whens=(*IN_OWN_TURN, END_OF_TURN)
    ),
    EffectForm(  # up or down
        "flip", A_SIDE, beside=("cards",), question="WhichToFlip"
    ),
    EffectForm(  # control of cards
        "take",
        CARDS,
        whose=(OTHERS, TARGET, ATTACKER, DEFENDER),
        question="WhichToTake",
    ),
    EffectForm(  # itself, to somebody
        "give",
        CARDS,
        beside=("to",),
        whose=(SELF, MINE),
        question="WhichToGive",
        has_to_choose=True,
    ),
    EffectForm("discard", CARDS, question="WhichToThrow"),
    EffectForm("each_discards", A_NUMBER, highest=MOST_CARDS),  # so many of their own
    EffectForm("kill", CARDS, question="WhichToKill"),
    EffectForm("poison", CARDS, question="WhichToPoison"),
    EffectForm(  # for good, before doubling
        "weaken", A_NUMBER, beside=("cards",), question="WhichToWeaken"
    ),
    EffectForm(  # until the owner's next turn
        "boost",
        TRUE,
        beside=("attack", "health", "cards"),
        question="WhichToBoost",
    ),
    EffectForm("shuffle", CARDS, whens=IN_A_FIGHT, whose=(TARGET,), may_choose=False),  # into the deck
    EffectForm("recall", TRUE, beside=("side",)),  # from the discards
    EffectForm("roll", A_NUMBER, lowest=2, highest=FACES_OF_A_DIE, beside=("do",), rolled=False),  # a die
    EffectForm(  # attack or health, as long as it holds
        "modify",
        TRUE,
        beside=("attack", "health", "stage", "per", "cards"),
        whens=(ALWAYS, ATTACKING, WHILE_FACE_UP),
        standing=True,
    ),
    EffectForm(  # from being killed
        "protect", CARDS, whens=(ALWAYS, WHILE_FACE_UP), whose=(SELF, *ROWS), may_choose=False, standing=True
    ),
    EffectForm("kills_only", SOME_CLASSES, whens=(ALWAYS,), standing=True, conditional=False),
    EffectForm("ignore_arrows", TRUE, whens=(ATTACKING,), standing=True, conditional=False),  # of the defender
    EffectForm("silence", TRUE, whens=(WHILE_FACE_UP,), standing=True, conditional=False),  # of all but the King
    EffectForm("special", A_SPECIAL, whens=(), rolled=False),  # what these words cannot say: rules/deeds/special.py
)
EFFECTS: Final = {form.word: kind for kind, form in enumerate(FORMS)}
STANDING: Final = tuple([kind for kind, form in enumerate(FORMS) if form.standing])
SPECIALS: Final = {  # and when each can happen
    "redeal": (FLIP_UP, ACTION),
    "substitute": (WOULD_BE_KILLED,),
    "pestilence": (INSTEAD_OF_DRAW,),
    "burden": (FACE_UP,),
}
