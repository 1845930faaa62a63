"""What the table remembers for people, and what it does not (TBL-001 to 253, TBL-007; the same in MC2)."""

import json

import pytest

from ridotto.bots import Maker
from ridotto.house.table_shown import table_shown
from ridotto.kernel import CLOCK, FATE, SPECTATOR, Player, replay_match
from ridotto.table import Aid, MemoryIsStrict, MemoryRule, NobodySitsThere, NoSheet, Terms
from tests.table.tables import (
    ADA,
    BO,
    CY,
    DI,
    FIRST,
    FLO,
    MASKS,
    SECOND,
    DrivenTable,
    all_that_reaches,
    ball,
    both_editions,
    company,
    do,
    do_pass,
    everybody,
    faces,
    habit,
    history,
    listened,
    news,
    so,
    wrong_kings,
)

AID = Terms(memory=MemoryRule.AID)
HISTORY = Terms(memory=MemoryRule.AID, aid=Aid.HISTORY)


def everything_but_the_list_of_masks(table: DrivenTable, who: Player) -> str:
    present = table.present(who)
    assert isinstance(present["view"], dict)
    del present["view"]["masks"]
    return json.dumps([present, news(table, who), table.opened_by(who)])


# ---- Strict.


@both_editions
@pytest.mark.clause("TBL-001")
def test_strict_a_look_is_not_shown_again(edition: str) -> None:
    table = ball(edition)
    do(table, "A:look")
    assert news(table, ADA)[-1] == "A sees a Judge"
    assert faces(table, ADA) == {"a": "Judge"}
    do(table, "A:ready")
    assert "Judge" not in everything_but_the_list_of_masks(table, ADA)
    do(table, "B:a B:swap")
    assert "Judge" not in everything_but_the_list_of_masks(table, ADA)
    with pytest.raises(MemoryIsStrict):
        table.history(ADA)
    with pytest.raises((MemoryIsStrict, NoSheet)):
        table.sheet(ADA)


@both_editions
@pytest.mark.clause("TBL-001")
@pytest.mark.parametrize("decision", ["swap", "keep"])
def test_strict_nobody_is_told_what_they_decided(edition: str, decision: str) -> None:
    table = ball(edition)
    do(table, "A:b")
    listened(table)
    do(table, f"A:{decision}")
    assert news(table, ADA) == news(table, BO) == ["A returns a b", "turn of B"]
    told = everything_but_the_list_of_masks(table, ADA)
    assert "swap" not in told and "keep" not in told


@both_editions
@pytest.mark.clause("TBL-001")
def test_strict_what_was_shown_is_not_shown_again(edition: str) -> None:
    table = ball(edition)
    wrong_kings(table)
    listened(table)
    table.time_passed(5)
    do(table, "B:c")  # whoever was shown may still swap, in both editions
    for who in everybody(table):
        shown = everything_but_the_list_of_masks(table, who)
        assert not any(mask in shown for mask in MASKS[edition].split())


@both_editions
@pytest.mark.clause("TBL-001")
def test_strict_news_are_told_once(edition: str) -> None:
    table = ball(edition)
    listened(table)
    do(table, "A:look")
    assert news(table, ADA) == ["A looks at a", f"A sees a {MASKS[edition].split()[0]}"]
    assert news(table, ADA) == news(table, ADA, since=3) == []


@both_editions
@pytest.mark.clause("TBL-001")
def test_strict_a_screen_that_is_opened_again_gets_the_present_and_no_news(edition: str) -> None:
    table = ball(edition)
    do(table, "A:look A:ready B:a B:keep")
    listened(table)
    assert [table.opened_by(who) for who in everybody(table)] == [[]] * len(everybody(table))
    assert news(table, ADA) == []


@both_editions
@pytest.mark.clause("TBL-001")
def test_strict_what_a_player_answered_after_is_not_told_again_to_any_screen(edition: str) -> None:
    """Though no screen has said that it showed anything: a player who answers has heard what came before."""
    table = ball(edition)
    do(table, "A:look A:ready")
    assert table.opened_by(ADA) == ["A puts a down", "turn of B"]


def test_strict_a_sealed_answer_is_not_repeated() -> None:
    table = ball(FIRST, wishes={"challenge": "together"})
    do(table, "A:King")
    listened(table)
    do(table, "B:claim")
    assert news(table, BO) == news(table, CY) == []


def test_strict_without_pauses_a_look_is_told_once_all_the_same() -> None:
    table = ball(FIRST, wishes={"pace": "off"})
    listened(table)
    do(table, "A:look")
    assert news(table, ADA) == ["A looks at a", "A sees a Judge", "turn of B"]
    assert news(table, BO) == ["A looks at a", "turn of B"]


@both_editions
@pytest.mark.clause("TBL-001", "TBL-002")
def test_memory_is_strict_unless_people_play_by_correspondence_or_choose(edition: str) -> None:
    assert ball(edition).terms.memory_kept() is MemoryRule.STRICT
    assert ball(edition, Terms(correspondence=True)).terms.memory_kept() is MemoryRule.AID
    strict = ball(edition, Terms(correspondence=True, memory=MemoryRule.STRICT))
    assert strict.terms.memory_kept() is MemoryRule.STRICT
    with pytest.raises(MemoryIsStrict):
        strict.history(ADA)
    assert ball(edition, Terms(correspondence=True)).history(ADA)


# ---- Aid.


@both_editions
@pytest.mark.clause("TBL-002")
def test_aid_each_player_can_open_their_own_history(edition: str) -> None:
    table = ball(edition, AID)
    do(table, "A:look A:ready B:a B:swap")
    mask = MASKS[edition].split()[0]
    assert history(table, ADA)[-7:] == [
        *("A looks at a", f"A sees a {mask}", "A puts a down"),
        *("turn of B", "B takes b a", "B returns b a", "turn of C"),
    ]
    assert history(table, BO)[-7:] == [
        *("A looks at a", "A puts a down"),
        *("turn of B", "B takes b a", "B swaps b a", "B returns b a", "turn of C"),
    ]
    assert history(table, CY) == [fact.spelling() for fact in table.match.heard_by(CY)]


@both_editions
@pytest.mark.clause("TBL-002")
def test_aid_deduces_from_what_the_player_knows_and_nothing_else(edition: str) -> None:
    table = ball(edition, AID)
    do(table, "A:b A:swap")
    one, other = MASKS[edition].split()[:2]
    assert (table.sheet(ADA)["a"], table.sheet(ADA)["b"]) == ([other], [one])
    for who in (CY, DI):
        sheet = table.sheet(who)
        assert set(sheet["a"]) == set(sheet["b"]) == {one, other}


@both_editions
@pytest.mark.clause("TBL-002")
def test_aid_may_be_history_alone(edition: str) -> None:
    table = ball(edition, HISTORY)
    assert table.history(ADA)
    with pytest.raises((MemoryIsStrict, NoSheet)):
        table.sheet(ADA)


@both_editions
@pytest.mark.clause("TBL-002")
def test_aid_may_be_given_to_one_player_alone(edition: str) -> None:
    table = ball(edition, Terms(aid_for=frozenset([BO])))
    assert table.history(BO) and table.sheet(BO)
    for who in everybody(table):
        if who != BO:
            with pytest.raises(MemoryIsStrict):
                table.history(who)
            with pytest.raises((MemoryIsStrict, NoSheet)):
                table.sheet(who)


def test_aid_news_can_be_read_again() -> None:
    table = ball(FIRST, AID)
    listened(table)
    count = len(table.history(ADA))
    do(table, "A:look")
    assert news(table, ADA, since=count) == news(table, ADA, since=count) == ["A looks at a", "A sees a Judge"]
    assert table.present(ADA)["heard"] == count + 2


def test_aid_tells_people_what_they_decided() -> None:
    table = ball(FIRST, AID)
    do(table, "A:b")
    since = len(table.history(ADA))
    do(table, "A:swap")
    assert news(table, ADA, since) == ["A swaps a b", "A returns a b", "turn of B"]


# ---- Whoever only watches.


@pytest.mark.clause("MC1-253")
@pytest.mark.parametrize("terms", [Terms(), AID])
def test_spectators_see_what_a_player_without_secrets_sees(terms: Terms) -> None:
    table = ball(FIRST, terms)
    since = len(table.news(SPECTATOR))
    do(table, "A:look")
    assert news(table, SPECTATOR, since) == ["A looks at a"]
    assert faces(table, SPECTATOR) == {}
    assert table.present(SPECTATOR)["question"] is None


@pytest.mark.clause("MC2-253")
@pytest.mark.parametrize("terms", [Terms(), AID])
def test_spectators_do_not_see_what_the_princess_shows(terms: Terms) -> None:
    table = ball(SECOND, terms)
    do(table, "A:Princess")
    do_pass(table, "BCDEFGH")
    since = len(table.match.heard_by(SPECTATOR))
    table.news(SPECTATOR)
    do(table, "A:c")
    assert faces(table, BO) == {"c": "Patron"}
    assert faces(table, SPECTATOR) == {}
    assert news(table, SPECTATOR, since) == ["A chooses c", "c is shown to all but C"]


def test_spectators_are_reminded_where_everybody_is() -> None:
    table = ball(FIRST, AID)
    do(table, "A:b A:swap")
    assert history(table, SPECTATOR)[-1] == "turn of B"
    assert set(table.sheet(SPECTATOR)["a"]) == {"Judge", "Bishop"}


@pytest.mark.parametrize("who", [FATE, CLOCK, Player(7), Player(-1)])
def test_nobody_listens_with_ears_that_are_no_persons(who: Player) -> None:
    table = ball(FIRST, AID)
    for ask in (table.present, table.opened_by, table.news, table.history, table.sheet):
        with pytest.raises(NobodySitsThere):
            ask(who)


def test_nobody_listens_with_a_bots_ears() -> None:
    table = ball(FIRST, AID, sitters=company(FIRST, bots="B"))
    with pytest.raises(NobodySitsThere):
        table.history(BO)


# ---- The record.


@both_editions
@pytest.mark.clause("TBL-007")
@pytest.mark.parametrize("decision", ["swap", "keep"])
def test_during_play_a_history_holds_nobody_elses_secrets(edition: str, decision: str) -> None:
    table = ball(edition, AID)
    do(table, f"A:b A:{decision}")
    assert f"A {decision}s a b" in history(table, ADA)
    for who in everybody(table)[1:]:
        assert f"A {decision}s a b" not in history(table, who)


@both_editions
@pytest.mark.clause("TBL-007")
@pytest.mark.parametrize("terms", [Terms(), AID])
def test_during_play_the_record_is_closed_to_everybody(edition: str, terms: Terms) -> None:
    table = ball(edition, terms)
    do(table, "A:b A:swap")
    assert not table.at.opened_up and table_shown(table.at).seed is None


@both_editions
@pytest.mark.clause("TBL-007")
@pytest.mark.parametrize("terms", [Terms(), AID])
def test_after_the_end_the_whole_record_is_open_and_replays(edition: str, terms: Terms) -> None:
    liar: dict[str, Maker] = {"liar": habit("King pass swap")}
    sitters = company(edition, bots="BCDEFGH", bot="liar")
    start = ball(edition, terms, sitters=sitters, bots=liar, by_steps=True).match.fork()
    table = ball(edition, terms, sitters=sitters, bots=liar)
    table.leave(ADA)
    assert table.match.over()
    table.come_back(ADA)
    assert table.at.opened_up
    again = replay_match(start, table.match.record)
    assert table.game.truth(again) == table.game.truth(table.match)
    assert again.over() and so(table, "won")
    for who in (ADA, SPECTATOR):
        assert table.history(who) == [fact.spelling() for fact in table.match.heard_by(who)]


# ---- Worlds that a player cannot tell apart.


@both_editions
@pytest.mark.clause("MC1-250", "MC2-250")
@pytest.mark.parametrize("terms", [Terms(), AID, Terms(correspondence=True), Terms(clock=20)])
def test_a_secret_decision_changes_nothing_for_anybody_else(edition: str, terms: Terms) -> None:
    """Byte for byte: views, questions, news and their numbers, histories, sheets, records, refusals."""
    both = []
    for decision in ("swap", "keep"):
        table = ball(edition, terms, sitters=company(edition, bots="F"))
        do(table, f"A:b A:{decision} B:c B:{decision} C:King")
        both.append(table)
    swapped, kept = both
    for moment in ("D:pass", "E:pass", "G:pass"):
        for who in everybody(swapped):
            if who not in (ADA, BO, FLO):
                assert all_that_reaches(swapped, who) == all_that_reaches(kept, who)
        assert swapped.seconds_to_wait() == kept.seconds_to_wait()
        do(swapped, moment)
        do(kept, moment)


@both_editions
@pytest.mark.clause("MC1-250", "MC2-250")
@pytest.mark.parametrize("terms", [Terms(), AID])
def test_the_reply_to_a_secret_decision_has_one_size(edition: str, terms: Terms) -> None:
    sizes = set()
    for decision in ("swap", "keep"):
        table = ball(edition, terms)
        do(table, f"A:b A:{decision}")
        sizes.add(len(json.dumps([table.present(ADA), news(table, ADA)])))
    assert len(sizes) == 1
