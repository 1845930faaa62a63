"""Why not: what any game says of itself, tried on a small one that leaves all of it to its questions."""

from __future__ import annotations

from ridotto.contracts.example import CANDLES
from ridotto.contracts.example.public import HIDE, MOON, SUN
from ridotto.kernel import SPECTATOR, AnswerRefused, Because, Match, Player, first_players, mention, why_not

SETUP = CANDLES.set_up(2, {"rounds": "1"})
A, B = first_players(2)
NAMES = ["Ada", "Bo"]


def dealt() -> Match:
    """A looks at a card, or hides two; then it is B's turn."""
    match = CANDLES.start(SETUP)
    for card in (SUN, MOON):
        match.answer(match.asks().player, card)
    assert match.asks().player == A
    return match


def because(match: Match, player: Player, said: str) -> str:
    found = why_not(CANDLES.notation, match, player, said, NAMES)
    return "" if found is None else " ".join([found.reason, *found.clauses, found.say])


def test_an_option_needs_no_reason() -> None:
    assert because(dealt(), A, "hide") == ""


def test_what_a_question_says_is_the_reason_with_its_clauses() -> None:
    assert because(dealt(), A, "a") == "not-offered CANDLES-1 Look at the card of somebody else, or hide two."


def test_a_question_that_says_nothing_leaves_it_at_its_options() -> None:
    match = dealt()
    match.answer(A, HIDE)
    assert because(match, A, "sun") == "not-offered That is not among what you may choose from now."


def test_whoever_is_asked_nothing_hears_that() -> None:
    assert because(dealt(), B, "a") == "not-asked You are asked nothing just now: all wait for Ada."
    assert because(dealt(), SPECTATOR, "a") == "watching You only watch."


def test_nonsense_is_no_answer() -> None:
    assert because(dealt(), A, "the whole bank") == "no-such-answer That is not an answer of this game."


def test_an_explained_refusal_is_the_same_but_for_its_reason() -> None:
    refusal = AnswerRefused("pass", ["b", "c"], "")
    explained = refusal.explain(Because("must-act", ("MC1-050",), "A turn cannot be passed."))
    assert str(explained) == "pass is not one of: b c. A turn cannot be passed."
    assert (explained.code, explained.answer, explained.options) == (refusal.code, "pass", ["b", "c"])
    assert refusal.explain(None) is refusal


def test_a_reason_calls_people_by_their_names_whatever_they_are() -> None:
    because = Because("not-your-turn", (), f"It is {mention(B)}'s turn, then {mention(A)}'s.")
    assert because.with_names(["{Ada}", "B{0}"]).say == "It is B{0}'s turn, then {Ada}'s."
    assert because.with_names([]).say == "It is B's turn, then A's."


def test_braces_in_the_name_of_a_card_are_left_alone() -> None:
    because = Because("not-offered", (), "Choose a card for {Odile} {, {0} or {}.")
    assert because.with_names(NAMES).say == "Choose a card for {Odile} {, {0} or {}."
