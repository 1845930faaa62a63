"""Each effect of the vocabulary has all that an effect needs: a deed, a time, reasons, a question, a bot's opinion."""

from __future__ import annotations

from math import isfinite

import pytest

from ridotto.games.masquerade.public.bots.gains import ExpectedGains
from ridotto.games.masquerade.public.bots.worth import worths_of
from ridotto.games.masquerade.public.deck import vocabulary
from ridotto.games.masquerade.public.deck.abilities import read_ability
from ridotto.games.masquerade.public.deck.card import Ability
from ridotto.games.masquerade.public.deck.fields import Fields
from ridotto.games.masquerade.public.deck.vocabulary import (
    A_NUMBER,
    A_SIDE,
    CARDS,
    EFFECTS,
    FORMS,
    ROWS,
    SOME_CLASSES,
    SPECIALS,
    TRUE,
    WHENS,
    WHOSE,
    WOULD_BE_KILLED,
    EffectForm,
)
from ridotto.games.masquerade.public.view import SalonView
from ridotto.games.masquerade.secret.rules.deeds.choice import OnCards
from ridotto.games.masquerade.secret.rules.deeds.special import SPECIALS as DEEDS_OF_SPECIALS
from ridotto.games.masquerade.secret.rules.firing import DEEDS
from ridotto.kernel import Player
from tests.games.masquerade.clauses import party
from tests.games.masquerade.evening import reader_of

PLAIN = [form for form in FORMS if form.word != "special"]  # which happens when its second word says
every_effect = pytest.mark.parametrize("form", PLAIN, ids=[form.word for form in PLAIN])
VALUES: dict[int, object] = {A_SIDE: "up", SOME_CLASSES: ["noble"], TRUE: True}
BESIDE: dict[str, object] = {"attack": 1, "do": [{"draw": 1}]}
TIMES = range(len(WHENS))


def examples(form: EffectForm) -> list[dict[str, object]]:
    """The effect as a designer would write it, on cards of each player whose cards it can be done to."""
    rest = {field: BESIDE[field] for field in form.beside if field in BESIDE}
    cards: list[object] = [WHOSE[whose] for whose in form.whose]
    if form.has_to_choose:
        cards += [{"of": WHOSE[whose], "choose": "one"} for whose in form.whose if whose in ROWS]
    if form.value == CARDS:
        return [{form.word: each, **rest} for each in cards]
    value = form.lowest if form.value == A_NUMBER else VALUES[form.value]
    on_cards = [{form.word: value, **rest, "cards": each} for each in cards] if "cards" in form.beside else []
    return [{form.word: value, **rest}, *on_cards]


def read(effect: dict[str, object], when: int) -> tuple[Ability, list[str]]:
    """An ability that does this then, and all objections to it."""
    fields = Fields()
    table: dict[str, object] = {"when": WHENS[when], "do": [effect]}
    if when == WOULD_BE_KILLED:
        table["may"] = True
    return read_ability(fields, table), fields.problems


def readable(form: EffectForm) -> Ability:
    """The first that nothing speaks against."""
    for when in form.whens:
        for effect in examples(form):
            ability, problems = read(effect, when)
            if not problems:
                return ability
    pytest.fail(f"{form.word} cannot be written at all")


def test_effects_that_rules_know_by_name_have_their_places() -> None:
    names = (
        "DRAW FLIP TAKE GIVE KILL POISON BOOST SHUFFLE RECALL MODIFY PROTECT KILLS_ONLY IGNORE_ARROWS SILENCE SPECIAL"
    )
    assert [FORMS[getattr(vocabulary, name)].word for name in names.split()] == names.lower().split()
    assert FORMS[vocabulary.THROW].word == "discard"


@every_effect
def test_an_effect_can_be_written_whenever_it_can_happen(form: EffectForm) -> None:
    for when in form.whens:
        assert [effect for effect in examples(form) if not read(effect, when)[1]], WHENS[when]


@every_effect
def test_an_effect_at_another_time_is_refused_with_the_times_it_has(form: EffectForm) -> None:
    for when in set(TIMES) - set(form.whens):
        for effect in examples(form):
            _, problems = read(effect, when)
            expected = f"expected only with when = {' or '.join([WHENS[each] for each in form.whens])}"
            assert [problem for problem in problems if expected in problem], (WHENS[when], problems)


@pytest.mark.parametrize("special", SPECIALS)
def test_a_special_is_written_when_it_can_happen_and_carried_out(special: str) -> None:
    assert special in DEEDS_OF_SPECIALS or special == "substitute", "rules/death.py asks about substitutes"
    for when in TIMES:
        assert (not read({"special": special}, when)[1]) == (when in SPECIALS[special]), WHENS[when]


@every_effect
def test_an_effect_is_carried_out_or_read_as_long_as_it_holds(form: EffectForm) -> None:
    assert form.standing or EFFECTS[form.word] in DEEDS


@pytest.mark.parametrize("kind", DEEDS, ids=[FORMS[kind].word for kind in DEEDS])
def test_where_a_card_is_chosen_somebody_can_be_asked(kind: int) -> None:
    form = FORMS[kind]
    assert bool(form.question) == isinstance(DEEDS[kind], OnCards)
    assert not form.question or reader_of(party()).question(form.question).endswith("?")


@every_effect
def test_a_bot_puts_a_number_on_whatever_a_card_does(form: EffectForm) -> None:
    setup = party()
    gains = ExpectedGains(SalonView(setup, Player(0)), worths_of(setup.cards))
    for effect in readable(form).effects:
        assert isfinite(gains.of_effect(effect, 0, None, 1))
