"""Somebody sits down in the middle: between turns, with what lies open and nothing of before (MSQ-014, MSQ-015)."""

from collections.abc import Callable
from typing import cast

import pytest

from ridotto.bots import BOTS, Maker
from ridotto.games import game_called
from ridotto.kernel import SPECTATOR, MatchOver, RidottoError
from ridotto.replay import CommittedFate
from ridotto.table import (
    Automaton,
    DoorIsClosed,
    LeftTheTable,
    MemoryRule,
    NobodySitsThere,
    Person,
    Sitter,
    Terms,
)
from tests.table.tables import (
    ADA,
    BO,
    DI,
    FIRST,
    SECRET,
    DrivenTable,
    Habit,
    all_that_reaches,
    asked,
    ball,
    do,
    first_option,
    habit,
    history,
    news,
    options,
    people,
    record,
    so,
    view,
)
from tests.table.tables import (
    position as position_of,
)

GAME = game_called("masquerade")
ROWS = {"A": "Raz Nan*", "B": "Leon Ghost*", "C": "Chef Bard*"}
LAST_CARDS: dict[str, object] = {"rows": {**ROWS, "A": "Raz Nan* King"}, "deck": "Duke Emma Hal"}
AID = Terms(memory=MemoryRule.AID)
WHAT_LIES_OPEN = [
    "the deck has 53",
    "A begins",
    "Widow is on the discards",
    "Raz lies at a1",
    "a card lies face down at a2",
    "Leon lies at b1",
    "a card lies face down at b2",
    "Chef lies at c1",
    "a card lies face down at c2",
]


def salon(
    terms: Terms | None = None,
    sitters: list[Sitter] | None = None,
    joining: str = "on",
    bots: dict[str, Maker] | None = None,
    position: dict[str, object] | None = None,
) -> DrivenTable:
    """Ada's turn; everybody has a card face up and one face down."""
    sitters = sitters or people(3)
    setup = GAME.set_up(len(sitters), {"joining": joining})
    match = GAME.start_at(setup, {"rows": ROWS, "pile": "Widow", "turn": "A", **(position or {})})
    return DrivenTable(
        GAME, setup, sitters, first_option, terms, secret=SECRET, match=match, bots={**BOTS, **(bots or {})}
    )


def ball_of_bots(newcomers: int) -> DrivenTable:
    """Three bots about to begin, with Fate from a seed, and so many at the door."""
    setup = GAME.set_up(3, {"joining": "on"})
    sitters = [Automaton(called, "random") for called in ("Ada", "Bo", "Cy")]
    table = DrivenTable(GAME, setup, sitters, CommittedFate(bytes(32)).draw_answer, secret=SECRET, by_steps=True)
    for called in ("Di", "Ed", "Flo")[:newcomers]:
        table.join(Automaton(called, "random"))
    return table


def with_di(terms: Terms | None = None, position: dict[str, object] | None = None) -> DrivenTable:
    """Di has sat down and put three cards into play; then it is Bo's turn."""
    table = salon(terms, position=position)
    table.join(Person("Di"))
    do(table, "A:end D:up D:down D:up")
    return table


def names(table: DrivenTable) -> list[str]:
    return [sitter.name for sitter in table.seats.sitters]


def so_far(table: DrivenTable) -> tuple[object, ...]:
    return position_of(table), record(table), names(table), table.seats.door.copy(), table.at.door.copy()


# Coming in.


@pytest.mark.clause("MSQ-015", "TBL-013")
def test_a_newcomer_waits_at_the_door_until_the_turn_is_over() -> None:
    table = salon()
    assert table.join(Person("Di")) == DI
    assert names(table) == ["Ada", "Bo", "Cy"]
    assert table.seats.door == [Person("Di")]
    with pytest.raises(NobodySitsThere):
        table.present(DI)
    do(table, "A:end")
    assert names(table) == ["Ada", "Bo", "Cy", "Di"]
    assert table.seats.door == []


@pytest.mark.clause("MSQ-014", "MSQ-017")
def test_a_newcomer_is_dealt_three_cards_and_plays_after_all_who_sat_there() -> None:
    table = salon()
    table.join(Person("Di"))
    do(table, "A:end")
    assert len(cast(list[str], view(table, DI)["hand"])) == 3
    assert options(table, DI) == ["up", "down"]
    do(table, "D:up D:down D:up")
    assert view(table, DI)["turn"] == "B"
    do(table, "B:up B:end C:up C:end")
    assert view(table, DI)["turn"] == "D"
    assert asked(table, DI) == "UpOrDown"


@pytest.mark.clause("MSQ-014")
def test_nobody_could_sit_down_unless_the_host_had_said_so() -> None:
    """Anybody may join at any time: a host may say no, and need not say yes."""
    setup = GAME.set_up(3, {})
    match = GAME.start_at(setup, {"rows": ROWS, "turn": "A"})
    table = DrivenTable(GAME, setup, people(3), first_option, secret=SECRET, match=match)
    table.join(Person("Di"))
    do(table, "A:end")
    assert names(table) == ["Ada", "Bo", "Cy", "Di"]


def test_with_nobody_at_the_door_the_clock_goes_on_at_once() -> None:
    table = salon()
    do(table, "A:end")
    assert "clock:on" in record(table)
    assert asked(table, BO) == "UpOrDown"
    assert table.seconds_to_wait() is None


def test_the_clock_lets_in_whoever_is_there_and_goes_on() -> None:
    table = salon(Terms(correspondence=True))
    table.join(Automaton("Di", "random"))
    table.join(Person("Ed"))
    do(table, "A:end E:up E:up E:up")
    assert [given for given in record(table) if given.startswith("clock")] == ["clock:join", "clock:join", "clock:on"]
    assert names(table) == ["Ada", "Bo", "Cy", "Di", "Ed"]
    assert asked(table, BO) == "UpOrDown"


def test_everybody_is_told_who_sat_down() -> None:
    table = with_di()
    for who in (ADA, BO, SPECTATOR):
        assert "D joins" in news(table, who)
        assert [seat["player"] for seat in cast(list[dict[str, str]], view(table, who)["seats"])] == list("ABCD")


@pytest.mark.parametrize("newcomers", [1, 2, 3])
def test_bots_that_joined_play_on_to_the_end(newcomers: int) -> None:
    table = ball_of_bots(newcomers)
    table.run()
    assert table.match.over()
    assert len(names(table)) == 3 + newcomers
    letters = {given.partition(":")[0] for given in record(table)}
    assert letters == {*"ABCDEF"[: 3 + newcomers], "fate", "clock"}


# What they may know of the past.


def test_a_newcomer_is_told_what_lies_open_and_what_follows() -> None:
    table = salon()
    table.join(Person("Di"))
    do(table, "A:a1 A:down A:end")
    told = news(table, DI)
    lies_open = [fact.replace("Raz lies at a1", "a card lies face down at a1") for fact in WHAT_LIES_OPEN]
    assert told[: len(lies_open) + 1] == [*lies_open, "D joins"]
    do(table, "D:up D:down D:up B:up B:end")
    assert "B ends the turn" in news(table, DI)


@pytest.mark.clause("TBL-013")
def test_nothing_that_reaches_a_newcomer_names_what_lies_face_down_or_tells_of_before() -> None:
    table = salon()
    table.join(Person("Di"))
    do(table, "A:a1 A:down A:end D:up D:down D:up")
    reached = all_that_reaches(table, DI)
    assert "Leon" in reached and "Widow" in reached
    for secret in ("Nan", "Ghost", "Bard", "Raz", "A ends the turn"):
        assert secret not in reached


def test_that_somebody_was_late_before_is_of_the_past_too() -> None:
    table = salon(Terms(clock=20, stand_in="ender"), bots={"ender": habit("end up")})
    table.join(Person("Di"))
    table.time_passed(20)
    assert "A:end late" in record(table)
    assert "time ran out for A" in news(table, BO)
    assert "time ran out for A" not in news(table, DI)
    table.time_passed(20)
    assert "time ran out for D" in news(table, DI)


@pytest.mark.parametrize("terms", [Terms(), AID])
def test_what_was_said_before_is_not_handed_to_a_newcomer(terms: Terms) -> None:
    table = salon(terms)
    table.say(ADA, "I have the King")
    table.join(Person("Di"))
    do(table, "A:end")
    table.say(BO, "good evening")
    assert table.lines_opened_by(DI) == (["good evening"] if terms is AID else [])
    assert table.lines_opened_by(BO) == (["I have the King", "good evening"] if terms is AID else [])


@pytest.mark.clause("TBL-013")
def test_aid_a_newcomers_history_and_sheet_begin_where_they_came_in() -> None:
    table = with_di(AID)
    assert history(table, DI)[:10] == [*WHAT_LIES_OPEN, "D joins"]
    assert table.sheet(DI)["b1"] == ["Leon"]
    assert {"Nan", "Ghost", "Bard"} < set(table.sheet(DI)["b2"])


@pytest.mark.clause("TBL-013")
def test_a_bot_that_joined_has_heard_what_its_seat_heard_and_nothing_else() -> None:
    made: list[Habit] = []
    table = salon(bots={"newcomer": habit("up end", made)})
    table.join(Automaton("Di", "newcomer"))
    do(table, "A:end B:up B:end C:up C:end")
    (bot,) = made
    assert bot.heard[:10] == [*WHAT_LIES_OPEN, "D joins"]
    assert bot.heard == [fact.spelling() for fact in table.match.heard_by(DI)][: len(bot.heard)]


def test_after_the_end_a_newcomer_may_read_all_that_they_heard() -> None:
    table = with_di(position=LAST_CARDS)
    assert table.match.over()
    assert table.history(DI)[0] == "the deck has 3"


# Who is refused.


def closed_by_the_host() -> DrivenTable:
    return salon(joining="off")


def full() -> DrivenTable:
    return salon(sitters=people(6), position={"rows": {**ROWS, "D": "Duke", "E": "Emma", "F": "Hal"}})


def without_cards() -> DrivenTable:
    return salon(position={"deck": "Duke Emma"})


def with_one_card_too_few_for_two() -> DrivenTable:
    table = salon(position={"deck": "Duke Emma Hal Job Ogg"})
    table.join(Person("Di"))
    return table


def with_one_seat_for_two() -> DrivenTable:
    table = salon(sitters=people(5), position={"rows": {**ROWS, "D": "Duke", "E": "Emma"}})
    table.join(Person("Flo"))
    return table


def over() -> DrivenTable:
    return with_di(position=LAST_CARDS)


@pytest.mark.clause("MSQ-015")
@pytest.mark.parametrize(
    ("table", "error", "why"),
    [
        (closed_by_the_host, DoorIsClosed, "the host has joining off"),
        (full, DoorIsClosed, "all 6 seats are taken"),
        (without_cards, DoorIsClosed, "2 cards are left, and a newcomer needs 3"),
        (with_one_card_too_few_for_two, DoorIsClosed, "5 cards are left, and 2 newcomers need 6"),
        (with_one_seat_for_two, DoorIsClosed, "all 6 seats are taken"),
        (over, MatchOver, "the match is over"),
        (lambda: ball(FIRST), DoorIsClosed, "nobody sits down in the middle of this game"),
    ],
)
def test_a_newcomer_who_cannot_sit_down_is_told_why_and_nothing_changes(
    table: Callable[[], DrivenTable], error: type[RidottoError], why: str
) -> None:
    here = table()
    before = so_far(here)
    with pytest.raises(error, match=why):
        here.join(Person("Hana"))
    assert so_far(here) == before


def test_a_bot_that_nobody_makes_is_refused() -> None:
    table = salon()
    with pytest.raises(DoorIsClosed, match="no bot is called 'oracle'"):
        table.join(Automaton("Di", "oracle"))
    assert table.seats.door == []


def test_the_player_who_finds_too_few_cards_when_asked_for_waits_on() -> None:
    table = salon(position={"rows": {**ROWS, "A": ""}, "deck": "Duke Emma Hal Job", "phase": "start"})
    table.join(Person("Di"))
    do(table, "A:two A:up A:up A:end")
    assert "clock:on" in record(table)
    assert names(table) == ["Ada", "Bo", "Cy"]
    assert table.seats.door == [Person("Di")]
    assert asked(table, BO) == "UpOrDown"


# Leaving.


@pytest.mark.clause("TBL-005")
def test_a_bot_plays_on_for_a_newcomer_who_leaves_with_what_they_heard() -> None:
    made: list[Habit] = []
    table = salon(Terms(stand_in="stander"), bots={"stander": habit("up end", made)})
    table.join(Person("Di"))
    do(table, "A:end D:up D:down")
    table.leave(DI)
    assert record(table)[-3:-1] == ["D:up", "clock:on"]
    assert len(cast(dict[str, str], so(table, "rows"))["D"].split()) == 3
    with pytest.raises(LeftTheTable):
        table.present(DI)
    (bot,) = made
    assert bot.heard[:10] == [*WHAT_LIES_OPEN, "D joins"]
    do(table, "B:up B:end C:up C:end")
    assert "D:end" in record(table)
    table.come_back(DI)
    assert asked(table, DI) is None
    assert asked(table, ADA) == "UpOrDown"
