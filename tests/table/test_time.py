"""The table waits as long as it is told to, and is told how much time has passed."""

import pytest

from ridotto.bots import Maker
from ridotto.kernel import SPECTATOR
from ridotto.table import Automaton, Terms, with_time_to_see
from tests.table.tables import (
    ADA,
    BO,
    CY,
    DI,
    ED,
    FIRST,
    MASKS,
    NAMES,
    SECOND,
    asked,
    ball,
    both_editions,
    company,
    do,
    do_pass,
    everybody,
    faces,
    habit,
    listened,
    news,
    opening,
    people,
    record,
    view,
    wrong_kings,
)

# ---- The deal.


@both_editions
@pytest.mark.clause("MC1-018", "MC2-018")
def test_the_deal_lies_open_until_the_last_is_ready(edition: str) -> None:
    table = opening(edition, people(5))
    do(table, "A:ready B:ready C:ready D:ready")
    table.time_passed(59)
    assert all(len(faces(table, who)) == 6 for who in everybody(table))
    do(table, "E:ready")
    assert all(faces(table, who) == {} for who in everybody(table))


@both_editions
@pytest.mark.clause("MC1-018", "MC2-018")
def test_the_deal_lies_open_for_the_study_time_at_most(edition: str) -> None:
    table = opening(edition, people(5))
    do(table, "A:ready B:ready C:ready D:ready")
    table.time_passed(59.5)
    assert len(faces(table, ED)) == 6
    assert table.seconds_to_wait() == 0.5
    table.time_passed(0.5)
    assert all(faces(table, who) == {} for who in everybody(table))
    assert record(table)[-2] == "E:ready late"  # the last is Fate's, who says who begins


@both_editions
@pytest.mark.clause("MC1-018", "MC2-018")
@pytest.mark.parametrize("clock", [0, 20])
def test_without_a_study_time_the_deal_lies_open_for_ever(edition: str, clock: int) -> None:
    table = opening(edition, people(5), Terms(clock=clock), pace="unhurried")
    do(table, "A:ready B:ready C:ready D:ready")
    table.time_passed(1_000_000)
    assert len(faces(table, ED)) == 6
    assert table.seconds_to_wait() is None
    do(table, "E:ready")
    assert faces(table, ED) == {}


@both_editions
def test_bots_are_ready_at_once(edition: str) -> None:
    table = opening(edition, [*people(2), *[Automaton(called, "random") for called in NAMES[2:5]]])
    assert record(table)[-3:] == ["C:ready", "D:ready", "E:ready"]
    assert asked(table, ADA) == asked(table, BO) == "Ready"


# ---- A look.


@both_editions
@pytest.mark.clause("MC1-370", "MC2-370")
@pytest.mark.parametrize("closed", ["by hand", "by the clock"])
def test_a_look_lasts_until_it_is_closed_or_its_time_is_over(edition: str, closed: str) -> None:
    table = ball(edition)
    do(table, "A:look")
    table.time_passed(3)
    table.opened_by(ADA)
    assert faces(table, ADA) == {"a": "Judge"}
    assert asked(table, BO) is None
    if closed == "by hand":
        do(table, "A:ready")
    else:
        table.time_passed(6.9)
        assert faces(table, ADA) == {"a": "Judge"}
        table.time_passed(0.1)
    assert faces(table, ADA) == {}
    assert asked(table, BO) == "WhatToDo"


@both_editions
@pytest.mark.clause("MC1-370", "MC2-370")
def test_others_see_of_a_look_that_it_happens_and_not_what_it_shows(edition: str) -> None:
    judge, thief = ball(edition), ball(edition, position={"masks": swapped("Judge", "Thief", MASKS[edition])})
    for table in (judge, thief):
        listened(table)
        do(table, "A:look")
    assert faces(judge, ADA) != faces(thief, ADA)
    for who in everybody(judge)[1:]:
        assert judge.present(who) == thief.present(who)
        assert news(judge, who) == news(thief, who) == ["A looks at a"]


def swapped(one: str, other: str, masks: str) -> str:
    return " ".join({one: other, other: one}.get(mask, mask) for mask in masks.split())


@pytest.mark.clause("TBL-008")
def test_a_look_without_a_limit_is_no_decision_and_has_no_clock() -> None:
    table = ball(FIRST, Terms(clock=20), wishes={"pace": "unhurried"})
    do(table, "A:look")
    table.time_passed(1000)
    assert faces(table, ADA) == {"a": "Judge"}


# ---- Masks shown to the table.


@both_editions
@pytest.mark.clause("MC1-371", "MC2-371")
def test_shown_masks_lie_open_long_enough_to_be_seen(edition: str) -> None:
    table = ball(edition)
    wrong_kings(table)
    shown = dict(zip("ab", MASKS[edition].split(), strict=False))
    assert table.seconds_to_wait() == 5
    table.time_passed(4.9)
    assert all(faces(table, who) == shown for who in everybody(table))
    assert asked(table, BO) is None
    table.time_passed(0.1)
    assert all(faces(table, who) == {} for who in everybody(table))
    assert asked(table, BO) == "WhatToDo"


@both_editions
@pytest.mark.clause("TBL-010")
@pytest.mark.parametrize("pace", ["usual", "off"])
def test_a_table_without_people_does_not_wait(edition: str, pace: str) -> None:
    bots = company(edition, bots="ABCDEFGH")
    table = ball(edition, sitters=bots, wishes={"pace": pace, "turn_limit": "60"})
    assert table.match.over()
    assert any(" shows " in fact for fact in table.history(SPECTATOR))


@both_editions
@pytest.mark.clause("TBL-010")
def test_a_table_that_all_people_left_does_not_wait_either(edition: str) -> None:
    sitters = company(edition, bots="BCDEFGH")
    table = ball(edition, sitters=sitters, wishes={"turn_limit": "60"})
    assert not table.match.over()
    table.leave(ADA)
    assert table.match.over()


@both_editions
@pytest.mark.clause("TBL-010")
def test_people_at_one_sitting_get_pauses_unless_the_host_chose(edition: str) -> None:
    game = ball(edition).game
    together, apart, bots = company(edition), Terms(correspondence=True), company(edition, bots="ABCDEFGH")
    assert with_time_to_see(game, {}, together, Terms())["pace"] == "usual"
    assert with_time_to_see(game, {}, together, apart)["pace"] == "off"
    assert with_time_to_see(game, {}, bots, Terms())["pace"] == "off"
    assert with_time_to_see(game, {}, company(edition, bots="BCDEFGH"), Terms())["pace"] == "alone"
    assert with_time_to_see(game, {"pace": "off"}, together, Terms())["pace"] == "off"


@both_editions
@pytest.mark.clause("TBL-010")
def test_one_person_alone_with_bots_has_no_clock_for_the_deal(edition: str) -> None:
    table = opening(edition, company(edition, bots="BCDEFGH"))
    assert table.seconds_to_wait() is None
    table.time_passed(3600)
    assert len(faces(table, ADA)) == len(MASKS[edition].split())


@pytest.mark.clause("MC2-344")
@pytest.mark.parametrize("how", ["all are ready", "time is over"])
def test_the_princess_shows_a_mask_for_a_while(how: str) -> None:
    table = ball(SECOND)
    do(table, "A:Princess")
    do_pass(table, "BCDEFGH")
    do(table, "A:c")
    others = [who for who in table.setup.everybody if who != CY]
    do(table, "A:ready B:ready D:ready E:ready F:ready G:ready")
    assert all(faces(table, who) == {"c": "Patron"} for who in others)
    assert faces(table, CY) == faces(table, SPECTATOR) == {}
    if how == "all are ready":
        do(table, "H:ready")
    else:
        table.time_passed(9.9)
        assert faces(table, ADA) == {"c": "Patron"}
        table.time_passed(0.1)
    assert asked(table, BO) == "WhatToDo"
    assert all(faces(table, who) == {} for who in everybody(table))


# ---- The host's clock.

KEEPER: dict[str, Maker] = {"actor": habit("look keep")}
TWENTY = Terms(clock=20, stand_in="actor")


@both_editions
@pytest.mark.clause("MC1-312", "MC2-312")
def test_out_of_time_a_claim_is_declined(edition: str) -> None:
    table = ball(edition, TWENTY, position={"turn": "C"}, bots=KEEPER)
    do(table, "C:King")
    listened(table)
    table.time_passed(19)
    assert asked(table, DI) == "ClaimToo"
    table.time_passed(1)
    assert record(table) == ["C:King", "D:pass late"]
    assert all(news(table, who) == ["time ran out for D", "D passes"] for who in everybody(table))
    assert asked(table, ED) == "ClaimToo"


@both_editions
@pytest.mark.clause("MC1-312", "MC2-312")
def test_out_of_time_a_bot_acts_for_this_one_decision(edition: str) -> None:
    table = ball(edition, TWENTY, position={"turn": "D"}, bots=KEEPER)
    listened(table)
    table.time_passed(20)
    assert record(table) == ["D:look late"]
    mask = MASKS[edition].split()[3]
    assert news(table, DI) == ["time ran out for D", "D looks at d", f"D sees d {mask}"]
    assert all(news(table, who) == ["time ran out for D", "D looks at d"] for who in everybody(table) if who != DI)
    assert asked(table, DI) == "SeenEnough"  # theirs again


@both_editions
@pytest.mark.clause("MC1-312", "MC2-312")
def test_what_a_bot_decides_in_secret_is_told_to_the_late_player_alone(edition: str) -> None:
    table = ball(edition, TWENTY, position={"turn": "D"}, bots=KEEPER)
    do(table, "D:e")
    listened(table)
    table.time_passed(20)
    assert record(table) == ["D:e", "D:keep late"]
    assert news(table, DI) == ["time ran out for D", "D keeps d e", "D returns d e", "turn of E"]
    others = [who for who in everybody(table) if who != DI]
    assert all(news(table, who) == ["time ran out for D", "D returns d e", "turn of E"] for who in others)


def test_time_begins_when_a_question_is_asked() -> None:
    table = ball(FIRST, TWENTY, bots=KEEPER)
    table.time_passed(15)
    do(table, "A:b A:keep")
    table.time_passed(15)
    assert asked(table, BO) == "WhatToDo"
    assert table.seconds_to_wait() == 5


def test_the_player_who_oversleeps_the_clock_takes_nobody_elses_time() -> None:
    table = ball(FIRST, TWENTY, bots=KEEPER)
    do(table, "A:King")
    table.time_passed(1000)
    assert record(table) == ["A:King", "B:pass late"]
    assert table.seconds_to_wait() == 20


def test_an_answer_that_comes_before_the_clock_strikes_counts() -> None:
    table = ball(FIRST, TWENTY, bots=KEEPER, by_steps=True)
    table.time_passed(25)
    do(table, "A:b")
    assert record(table) == ["A:b"]


def test_time_does_not_go_back() -> None:
    table = ball(FIRST)
    with pytest.raises(ValueError, match="time does not go back"):
        table.table.time_passed(-1)
    table.time_passed(-1)
    assert table.at.time == 0, "a clock that was set back takes no time back"


@both_editions
def test_in_a_sealed_round_who_is_late_is_told_after_all_who_are_in_time(edition: str) -> None:
    sitters = company(edition, bots="CDEFGH", bot="passer")
    wishes, bots = {"challenge": "together"}, {"passer": habit("pass")}
    table = ball(edition, Terms(clock=20), sitters=sitters, wishes=wishes, bots=bots, by_steps=True)
    do(table, "A:King")
    table.time_passed(20)  # Bo is asked first, and none of the bots has answered yet
    table.run()
    others = "CDEFG" if edition == FIRST else "CDEFGH"
    assert record(table)[: len(others) + 2] == ["A:King", *[f"{other}:pass" for other in others], "B:pass late"]


def test_without_a_clock_nobody_is_late() -> None:
    table = ball(FIRST)
    table.time_passed(1_000_000)
    assert asked(table, ADA) == "WhatToDo"
    assert table.seconds_to_wait() is None
    assert view(table, SPECTATOR)["turn"] == "A"
