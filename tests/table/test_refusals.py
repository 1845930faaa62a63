"""A refused answer says what `why` says: one reason, made of what its player was told."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest

from ridotto.bots import Dice
from ridotto.games import GAMES, game_called
from ridotto.kernel import Answer, AnswerRefused, Because, Player
from ridotto.ledger import ledger
from ridotto.table import Terms
from ridotto.words.files import LANGUAGES, catalogue
from tests.readings import like
from tests.table.tables import (
    ADA,
    FIRST,
    NAMES,
    SECOND,
    SECRET,
    DrivenTable,
    ball,
    do,
    first_option,
    opening,
    people,
    position,
    record,
)

MOST_ANSWERS: Final = 80
MOST_TRIED: Final = 8  # answers that are tried at one moment
TABLES: Final = [
    *[(game, GAMES[game].fewest, dict[str, str]()) for game in sorted(GAMES)],
    (FIRST, 3, {}),
    (FIRST, 7, {"pace": "usual"}),
    (FIRST, 5, {"challenge": "together"}),
    (SECOND, 8, {"pace": "usual"}),
]


def evening(game: str, players: int, wishes: dict[str, str], seed: int) -> Iterator[tuple[DrivenTable, Player]]:
    """A game of people who answer by dice: before each answer, and who gives it."""
    dice = Dice(seed)
    table = opening(game, people(players), Terms(), **wishes)
    for _ in range(MOST_ANSWERS):
        if table.match.over():
            return
        asked = [question for question in table.match.open_questions() if question.player in table.setup.everybody]
        if not asked:
            table.time_passed(table.seconds_to_wait() or 0)
            continue
        question = asked[dice.below(len(asked))]
        yield table, question.player
        options = table.match.options(question)
        answer = options[dice.below(len(options))]
        table.answer(question.player, answer, table.play.number(question.player))


def not_offered(table: DrivenTable, player: Player) -> list[Answer]:
    """Of a large notation, some."""
    question = table.match.question_to(player)
    assert question is not None
    offered = table.match.options(question)
    others = [answer for answer in table.game.notation.answers if answer not in offered]
    return others[:: 1 + len(others) // MOST_TRIED]


def refusal_of(table: DrivenTable, player: Player, *said: str) -> AnswerRefused:
    before = position(table), record(table)
    with pytest.raises(AnswerRefused) as caught:
        table.answer_all(player, said, table.play.number(player))
    assert (position(table), record(table)) == before
    return caught.value


def sentence(table: DrivenTable, player: Player, because: Because | None, tried: str, language: str = "en") -> str:
    """A reason as the player reads it who tried this."""
    assert because is not None
    names, view = list(NAMES)[: table.setup.players], table.game.seen_by(player, table.setup, table.match)
    return table.game.reader(table.setup, catalogue(language), names, player, view).reason(because, tried)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players", "wishes"), TABLES)
def test_a_refusal_says_the_same_as_why(game: str, players: int, wishes: dict[str, str]) -> None:
    tried, clauses = 0, set(ledger(game))
    for table, player in evening(game, players, wishes, 5):
        question = table.match.question_to(player)
        assert question is not None
        offered = table.match.options(question)
        for answer in not_offered(table, player):
            because = table.why_not(player, answer.text)
            assert because is not None
            refusal = refusal_of(table, player, answer.text)
            options = [option.text for option in offered]
            assert refusal.options == options
            assert str(refusal) == f"{answer.text} is not one of: {' '.join(options)} ({because.reason})"
            expected = table.match.why_not(player, answer)
            assert expected is not None and refusal.because is not None
            for found in (because, refusal.because):
                assert (found.reason, found.clauses, found.args) == (expected.reason, expected.clauses, expected.args)
            assert set(because.clauses) <= clauses
            for language in LANGUAGES:
                said = sentence(table, player, because, answer.text, language)
                assert re.fullmatch(r"[A-ZÀÉ].*\.", said), said
            tried += 1
        for option in offered:
            assert table.why_not(player, option.text) is None
    assert tried > 100


def test_nothing_else_is_explained_in_a_breath_than_its_first_answer() -> None:
    table = ball(FIRST, wishes={"pace": "usual"})
    first = refusal_of(table, ADA, "pass", "look").because
    assert first is not None and first.reason == "must-act"
    later = refusal_of(table, ADA, "look", "pass")
    assert str(later) == "pass cannot be said yet (one-at-a-time)"
    assert like("why-one-at-a-time").fullmatch(sentence(table, ADA, later.because, "pass"))
    french = like("why-one-at-a-time", "fr")
    assert french.fullmatch(sentence(table, ADA, later.because, "pass", "fr"))


def test_a_refusal_knows_people_by_their_names() -> None:
    table = ball(FIRST, position={"coins": "9 8 9 6 6 6 6", "turn": "D"})
    do(table, "D:Bishop E:pass F:pass G:pass A:pass B:pass C:pass")
    because = refusal_of(table, Player(3), "b").because
    assert sentence(table, Player(3), because, "b").startswith("Bo ")


def test_a_refusal_takes_nothing_from_what_is_still_to_be_told() -> None:
    """A player who is refused before anything was told to their screen is told all of it all the same."""
    told, refused = ball(FIRST), ball(FIRST)
    refusal_of(refused, ADA, "pass")
    assert refused.table.ear_at(ADA).viewed == told.table.ear_at(ADA).viewed == 0
    for table in (refused, told):
        table.table.ear_at(ADA).fold()
    assert refused.table.ear_at(ADA).view.as_dict() == told.table.ear_at(ADA).view.as_dict()
    assert refused.table.ear_at(ADA).viewed == told.table.ear_at(ADA).viewed == len(told.table.ear_at(ADA).told) > 0


def test_an_answer_in_advance_whose_place_has_just_come_is_refused_alike() -> None:
    table = ball(FIRST)
    do(table, "A:King")
    with pytest.raises(AnswerRefused) as caught:
        table.leave_answer(Player(1), "ClaimToo", "look", table.play.number(Player(1)))
    assert like("mascarade-why-claim-or-pass").fullmatch(sentence(table, Player(1), caught.value.because, "look"))


def test_other_games_are_explained_by_their_questions() -> None:
    for game, said, reason in [("masques-ffg", "pass", "guests-in-hand"), ("masquerade", "end", "up-or-down")]:
        table = opening(game, people(game_called(game).fewest))
        asked = [question.player for question in table.match.open_questions()]
        because = table.why_not(asked[0], said)
        assert because is not None and because.clauses
        told = like(f"{game.partition('-')[0]}-why-{reason}")
        assert because.reason == reason and told.fullmatch(sentence(table, asked[0], because, said))
        refused = refusal_of(table, asked[0], said).because
        assert refused is not None and refused.reason == reason


def test_what_belongs_to_another_question_has_no_clause_here() -> None:
    """Else a player who asks why reads of passing, or of turning a card, and asked of neither."""
    palace = opening("masques-ffg", people(2))
    because = palace.why_not(palace.match.asks().player, "decline")
    assert because is not None and (because.reason, because.clauses) == ("play-or-hire", ())
    game = game_called("masquerade")
    setup = game.set_up(3, {})
    match = game.start_at(setup, {"rows": {"A": "Nan Hal", "B": "Ogg", "C": "Duke"}})
    salon = DrivenTable(game, setup, people(3), first_option, secret=SECRET, match=match)
    do(salon, "A:a1")
    because = salon.why_not(ADA, "end")
    assert because is not None and (because.reason, because.clauses) == ("ways-to-act", ())
