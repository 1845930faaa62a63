"""Reads abilities: checks that the words are known, and together say something that can happen."""

from __future__ import annotations

from typing import Final

from ridotto.games.masquerade.public.deck.card import Ability, Condition, Effect, Selector
from ridotto.games.masquerade.public.deck.fields import Fields, shown
from ridotto.games.masquerade.public.deck.vocabulary import (
    A_NUMBER,
    A_SIDE,
    A_SPECIAL,
    ACTION,
    AFTER_ATTACK,
    ALL,
    ALWAYS,
    ANY_SIDE,
    ATTACKED,
    ATTACKER,
    ATTACKING,
    CLASSES,
    DEEDS_HAPPEN,
    DEFENDER,
    DRAW,
    EFFECTS,
    FACE_DOWN_SIDE,
    FACE_UP_SIDE,
    FLIP_UP,
    FORMS,
    GENDERS,
    HIGHEST,
    IN_A_FIGHT,
    KILLED,
    MINE,
    OTHERS,
    ROWS,
    SELF,
    SIDES,
    SOME_CLASSES,
    SPECIAL,
    SPECIALS,
    STANDING,
    TARGET,
    THROW,
    TRUE,
    WHENS,
    WHILE_FACE_UP,
    WHOSE,
    WOULD_BE_KILLED,
    EffectForm,
)
from ridotto.kernel.errors import perhaps

ABILITY_FIELDS: Final = ("when", "may", "if", "do")
SELECTOR_FIELDS: Final = ("of", "class", "gender", "side", "other", "choose")
AFTER_A_DIE: Final = [form.word for form in FORMS if form.rolled and not form.standing]
ON_CONDITION: Final = (*DEEDS_HAPPEN, ALWAYS, WHILE_FACE_UP)
AGAINST: Final = (ATTACKING, AFTER_ATTACK, ATTACKED)
NOT_ONE_ALREADY: Final = (*ROWS, DEFENDER)


def read_ability(fields: Fields, table: dict[str, object]) -> Ability:
    fields.object_to_unknown(table, ABILITY_FIELDS)
    when = fields.word(table, "when", WHENS, None)
    may = fields.truth(table, "may")
    effects: list[Effect] = []
    for number, part in enumerate(fields.tables(table, "do"), 1):
        fields.inside.append(f"do[{number}]")
        effects.append(read_effect(fields, part, when, False))
        fields.inside.pop()
    conditions = read_conditions(fields, table, when, effects)
    if may != (when == WOULD_BE_KILLED) and when >= 0:
        check_may(fields, when, effects)
    if len(effects) > 1 and [effect for effect in effects if effect.kind == SPECIAL]:
        fields.object_to("do", "expected nothing beside special")
    check_silence(fields, when, may, conditions, effects)
    return Ability(max(when, 0), may, conditions, effects)


def check_may(fields: Fields, when: int, effects: list[Effect]) -> None:
    """Objects to `may` where it is settled whether a player is asked: about a death always, about an action never."""
    if when == WOULD_BE_KILLED:
        fields.object_to("may", "expected true: the player who owns the card is always asked")
    elif when == ACTION or when not in DEEDS_HAPPEN:
        fields.object_to("may", f"expected none with when = {WHENS[when]}: nobody is asked")
    elif not [effect for effect in effects if effect.kind not in STANDING]:
        fields.object_to("may", "expected none: what holds by itself is not asked about")


# Silence. Being asked, or offered something, must not tell what lies face down (MSQ-160).

UP_ONLY: Final = f'expected side = "{SIDES[FACE_UP_SIDE]}" beside class or gender'
KING_APART: Final = f'expected side = "{SIDES[FACE_UP_SIDE]}"'


def check_silence(fields: Fields, when: int, may: bool, conditions: list[Condition], effects: list[Effect]) -> None:
    happens = may or len([effect for effect in effects if effect.kind not in STANDING]) > 0
    for condition in conditions:
        fought_with = condition.cards.whose == TARGET and when != ATTACKING
        if happens and not fought_with and condition.cards.looks_at_hidden():
            fields.object_to("if", f"{UP_ONLY}: whether something happens would tell what lies face down")
    for number, effect in enumerate(effects, 1):
        first = number == 1 and (may or when == ACTION)
        check_choice(fields, f"do[{number}]", effect, when, first or when == ACTION, first)
        for rolled in effect.then:
            check_choice(fields, f"do[{number}]", rolled, when, False, False)


def check_choice(fields: Fields, field: str, effect: Effect, when: int, offered: bool, first: bool) -> None:
    """Objects if an offer or a choice depends on cards that the player, or the others who watch, cannot see.

    `offered`: the ability is offered only if this effect can work. `first`: the player has just agreed to it.
    """
    cards = effect.cards
    hidden_from_owner = cards.whose in (OTHERS, ALL, DEFENDER) or (cards.whose == TARGET and when == ATTACKING)
    if hidden_from_owner and (cards.one or offered):
        if cards.looks_at_hidden():
            fields.object_to(field, f"{UP_ONLY}: a choice would tell what lies face down before others")
        elif effect.kind == THROW and cards.side != FACE_UP_SIDE:
            fields.object_to(field, f"{KING_APART}: the King is not discarded, so a choice would tell where he lies")
    elif cards.whose == MINE and cards.one and not first and cards.looks_at_hidden():
        fields.object_to(field, f"{UP_ONLY}, or may = true and this first: a silence would tell what lies face down")


# Conditions.


def read_conditions(fields: Fields, table: dict[str, object], when: int, effects: list[Effect]) -> list[Condition]:
    """Reads one table, or a list of them of which all must be met."""
    if "if" not in table:
        return []
    value = table["if"]
    parts = [value] if isinstance(value, dict) else fields.tables(table, "if")
    always = [FORMS[effect.kind].word for effect in effects if not FORMS[effect.kind].conditional]
    if when >= 0 and when not in ON_CONDITION:
        fields.object_to("if", f"expected none: an ability with when = {WHENS[when]} cannot have a condition")
    elif always:
        fields.object_to("if", f"expected none: {always[0]} cannot have a condition")
    fields.inside.append("if")
    found = [read_condition(fields, part, when) for part in parts]
    fields.inside.pop()
    return found


def read_condition(fields: Fields, table: dict[str, object], when: int) -> Condition:
    fields.object_to_unknown(table, ("some", "at_least", "against"))
    if ("some" in table) == ("against" in table):
        fields.object_to("some", "expected either some or against")
    if "against" not in table:
        at_least = fields.number(table, "at_least", 1, HIGHEST, 1)
        selector = read_selector(fields, table, "some", ROWS, when) if "some" in table else Selector(ALL)
        if selector.one:
            fields.object_to("some.choose", "expected none: nobody chooses a card for a condition")
        return Condition(selector, at_least)
    if when >= 0 and when not in AGAINST:
        fields.object_to("against", f"expected only with when = {when_names(AGAINST)}: here nobody fights")
    if "at_least" in table:
        fields.object_to("at_least", "expected only beside some")
    selector = Selector(TARGET)
    like = fields.table(table, "against")
    fields.inside.append("against")
    fields.object_to_unknown(like, ("class", "gender", "side"))
    read_likeness(fields, like, selector)
    fields.inside.pop()
    return Condition(selector, 1)


# Cards.


def read_selector(fields: Fields, holder: dict[str, object], field: str, whose: tuple[int, ...], when: int) -> Selector:
    """Reads a selector: a word alone says whose; a table says more."""
    value = holder[field]
    table: dict[str, object] = value if isinstance(value, dict) else {"of": value}
    named = [WHOSE[number] for number in whose if is_there(number, when)]
    fields.inside.append(field)
    fields.object_to_unknown(table, SELECTOR_FIELDS)
    word = fields.word(table, "of", tuple(named), None)
    selector = Selector(SELF if word < 0 else WHOSE.index(named[word]))
    read_likeness(fields, table, selector)
    selector.other = fields.truth(table, "other")
    selector.one = fields.word(table, "choose", ("all", "one"), 0) == 1
    if word >= 0 and selector.whose not in NOT_ONE_ALREADY:
        for narrower in ("other", "choose"):
            if narrower in table:
                fields.object_to(narrower, f"expected none: {WHOSE[selector.whose]} is one card")
    fields.inside.pop()
    return selector


def is_there(whose: int, when: int) -> bool:
    """True when there is such a card at that time: some are there only in a fight, and a killed one is gone."""
    if whose in (TARGET, DEFENDER):
        return when in IN_A_FIGHT or when < 0
    if whose == ATTACKER:
        return when == ATTACKED or when < 0
    return whose != SELF or when != KILLED


def read_likeness(fields: Fields, table: dict[str, object], selector: Selector) -> None:
    selector.classes = fields.words(table, "class", CLASSES)
    selector.gender = fields.word(table, "gender", GENDERS, -1)
    selector.side = fields.word(table, "side", SIDES, ANY_SIDE)


# Effects.


def read_effect(fields: Fields, table: dict[str, object], when: int, rolled: bool) -> Effect:
    """Reads an effect: exactly one word says what is done; the others say how."""
    verbs = [word for word in table if word in EFFECTS]
    if len(verbs) != 1:
        here = fields.inside.pop()
        near = "".join([perhaps(word[:HIGHEST], list(EFFECTS)) for word in table][:1])
        found = " and ".join(verbs or [shown(word) for word in table]) or "none"
        fields.object_to(here, f"expected exactly one of {', '.join(EFFECTS)}, not {found}{near}")
        fields.inside.append(here)
        return Effect(DRAW)
    verb = verbs[0]
    form = FORMS[EFFECTS[verb]]
    fields.object_to_unknown(table, (verb, *form.beside))
    effect = Effect(EFFECTS[verb])
    if rolled and verb not in AFTER_A_DIE:
        fields.object_to(verb, f"expected one of {', '.join(AFTER_A_DIE)} after a die, not {verb}")
        return effect
    if not check_when(fields, table, form, when):
        when = -1  # or what is meant would be held against a time that is wrong itself
    read_value(fields, table, effect, form, when)
    if "side" in form.beside:
        effect.side = fields.word(table, "side", SIDES[:FACE_DOWN_SIDE], ANY_SIDE)
    if "to" in form.beside:
        effect.to_defender = fields.word(table, "to", ("chosen", "defender"), 0) == 1
        if effect.to_defender and when >= 0 and when not in IN_A_FIGHT:
            fields.object_to("to", "expected chosen: here nobody is attacked")
    if form.has_to_choose and effect.cards.whose in ROWS and not effect.cards.one:
        mine = WHOSE[effect.cards.whose]
        fields.object_to(verb, f'expected self, or one of {mine}: {{ of = "{mine}", choose = "one" }}')
    if "attack" in form.beside:
        read_numbers(fields, table, effect, form, when)
    return effect


def check_when(fields: Fields, table: dict[str, object], form: EffectForm, when: int) -> bool:
    """True when such an effect can happen at such a time; if not, that is an objection."""
    at = form.whens
    if form.value == A_SPECIAL:
        word = table[form.word]
        at = SPECIALS.get(word, ()) if isinstance(word, str) else ()
    if at and when >= 0 and when not in at:
        fields.object_to(form.word, f"expected only with when = {when_names(at)}, not {WHENS[when]}")
        return False
    if form.value == A_SIDE and when == FLIP_UP and table[form.word] == SIDES[FACE_DOWN_SIDE]:
        fields.object_to(form.word, "expected up: cards that turn each other up and down would never come to rest")
    return True


def when_names(whens: tuple[int, ...]) -> str:
    return " or ".join([WHENS[when] for when in whens])


def read_value(fields: Fields, table: dict[str, object], effect: Effect, form: EffectForm, when: int) -> None:
    """Reads what the word itself is set to, and the cards it is done to."""
    verb = form.word
    if form.value == A_NUMBER:
        effect.count = fields.number(table, verb, form.lowest, form.highest)
    elif form.value == A_SIDE:
        effect.side = max(fields.word(table, verb, SIDES[1:], None), 0) + 1
    elif form.value == SOME_CLASSES:
        effect.classes = fields.words(table, verb, CLASSES)
    elif form.value == A_SPECIAL:
        known = tuple(SPECIALS)
        effect.special = known[fields.word(table, verb, known, None)]
    elif form.value == TRUE:
        fields.yes(table, verb)
    else:
        whose = (SELF,) if when == ALWAYS else form.whose  # what always holds is the card's own
        effect.cards = read_selector(fields, table, verb, whose, when)
        if effect.cards.one and not form.may_choose:
            fields.object_to(f"{verb}.choose", "expected all")
    if "do" in form.beside:
        for number, part in enumerate(fields.tables(table, "do"), 1):
            fields.inside.append(f"do[{number}]")
            effect.then.append(read_effect(fields, part, when, True))
            fields.inside.pop()
    if "cards" in form.beside and not form.standing:
        if "cards" in table:
            effect.cards = read_selector(fields, table, "cards", form.whose, when)
        elif when == KILLED:
            fields.object_to("cards", f"missing: expected whose: with when = {WHENS[KILLED]} the card itself is gone")
    if form.value == A_SIDE and table[verb] in SIDES[1:] and (when != KILLED or "cards" in table):
        check_flip(fields, effect)


def check_flip(fields: Fields, effect: Effect) -> None:
    """Objects to turning what lies on that side already."""
    side = SIDES[effect.side]
    if effect.side == FACE_UP_SIDE and effect.cards.whose == SELF:
        fields.object_to("flip", "expected down, or other cards: the card itself lies face up when its ability works")
    elif effect.cards.side == effect.side:
        fields.object_to("cards.side", f"expected another than {side}: what lies so already is not turned")


def read_numbers(fields: Fields, table: dict[str, object], effect: Effect, form: EffectForm, when: int) -> None:
    effect.attack = fields.number(table, "attack", -HIGHEST, HIGHEST, 0)
    effect.health = fields.number(table, "health", -HIGHEST, HIGHEST, 0)
    if "attack" not in table and "health" not in table:
        fields.object_to("attack", "missing: expected attack or health, or both")
    for field, number in (("attack", effect.attack), ("health", effect.health)):
        if field in table and number == 0:
            fields.object_to(field, "expected a number other than 0: leave out what does not change")
    if not form.standing:
        return
    effect.after_doubling = fields.word(table, "stage", ("before", "after"), 0) == 1
    if when == ATTACKING and "health" in table:
        fields.object_to("health", "expected only attack with when = attacking: it attacks, and is not attacked")
    if when == WHILE_FACE_UP:
        if "cards" in table:
            effect.cards = read_selector(fields, table, "cards", ROWS, when)
        else:
            fields.object_to("cards", f"missing: expected one of {', '.join([WHOSE[whose] for whose in ROWS])}")
        if "per" in table:
            fields.object_to("per", "expected only with when = always or attacking")
    elif "cards" in table:
        effect.cards = read_selector(fields, table, "cards", (SELF,), when)
    if "per" in table:
        effect.per = read_selector(fields, table, "per", ROWS, when)
    for counted in [effect.cards] if effect.per is None else [effect.cards, effect.per]:
        if counted.one:
            fields.object_to("choose", "expected none: nobody chooses what holds by itself")
