"""Why not: what any game says of itself, tried on a small one that leaves all of it to its questions."""

from __future__ import annotations

import pytest

from ridotto.contracts.example import CANDLES
from ridotto.contracts.example.public import HIDE, MOON, SEATS, SUN
from ridotto.kernel import SPECTATOR, AnswerRefused, Because, Match, Player, first_players, why_not
from ridotto.replay.refusal import explain_refusal
from ridotto.words.files import catalogue
from tests.readings import like

SETUP = CANDLES.set_up(2, {"rounds": "1"})
A, B = first_players(2)
READER = CANDLES.reader(SETUP, catalogue("en"), ["Ada", "Bo"])


def dealt() -> Match:
    """A looks at a card, or hides two; then it is B's turn."""
    match = CANDLES.start(SETUP)
    for card in (SUN, MOON):
        match.answer(match.asks().player, card)
    assert match.asks().player == A
    return match


def because(match: Match, player: Player, said: str) -> str:
    """The reason, its clauses and the sentence; empty where the player can say it."""
    found = why_not(CANDLES.notation, match, player, said)
    if found is None:
        return ""
    sentence = READER.reason(found, said)
    expected = like(f"why-{found.reason}", who="Ada") if f"why-{found.reason}" in catalogue("en") else None
    assert expected is None or expected.fullmatch(sentence), sentence
    return " ".join([found.reason, *found.clauses, *([] if expected else [sentence])])


def test_an_option_needs_no_reason() -> None:
    assert because(dealt(), A, "hide") == ""


def test_what_a_question_says_is_the_reason_with_its_clauses() -> None:
    assert because(dealt(), A, "a") == "look-or-hide CANDLES-1 Look at the card of somebody else, or hide two."


def test_a_question_that_says_nothing_leaves_it_at_its_options() -> None:
    match = dealt()
    match.answer(A, HIDE)
    assert because(match, A, "sun") == "not-offered"


def test_a_player_who_is_asked_nothing_hears_that() -> None:
    assert because(dealt(), B, "a") == "others-asked"
    assert because(dealt(), SPECTATOR, "a") == "watching"


def test_nonsense_is_no_answer() -> None:
    assert because(dealt(), A, "the whole bank") == "no-such-answer"


def test_a_refused_answer_has_its_reason() -> None:
    with pytest.raises(AnswerRefused, match=r"^a is not one of: b hide \(look-or-hide\)$") as refused:
        dealt().answer(A, SEATS[0])
    assert refused.value.because is not None and refused.value.because.clauses == ("CANDLES-1",)


def test_an_explained_refusal_is_the_same_but_for_its_sentence() -> None:
    match = dealt()
    with pytest.raises(AnswerRefused) as refused:
        match.answer(A, SEATS[0])
    explained = explain_refusal(refused.value, match, A, SEATS[0], READER)
    assert str(explained) == "a is not one of: b hide. Look at the card of somebody else, or hide two."
    assert (explained.code, explained.answer, explained.options) == (refused.value.code, "a", ["b", "hide"])


def test_a_reason_calls_people_by_their_names_whatever_they_are() -> None:
    waits = Because("others-asked", (), {"who": "B"})
    for name in ("{Ada}", "B{0}", "$who", "{ PERSON($who) }"):
        said = CANDLES.reader(SETUP, catalogue("en"), ["Ada", name]).reason(waits)
        assert like("why-others-asked", who=name).fullmatch(said)
    assert like("why-others-asked", who="B").fullmatch(CANDLES.reader(SETUP, catalogue("en"), []).reason(waits))


def test_a_reason_without_a_sentence_is_said_as_it_is_spelt() -> None:
    assert READER.reason(Because("too-late", ())) == "too-late"
