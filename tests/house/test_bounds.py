"""What changes nothing is not stored, and what can be done again and again is not done without end."""

from collections.abc import Callable
from pathlib import Path

import pytest

from ridotto.house import Gathering, NotThen, Who, deeds
from ridotto.house.bounds import MOST
from ridotto.house.entries import AnyEntry, Filled, Left, LeftAnswer, Noted, Paused, Said, Sat
from ridotto.kernel import Player
from tests.house.rooms import Party, a_house, begun, gathered, in_a_loop, wished
from tests.house.test_keeping import asked, come, table_of

A, B, C, D = [Player(number) for number in range(4)]
HOST, BO = Who(True, A), Who(False, B)


async def claims_go_round(party: Party) -> tuple[Player, int]:
    """Somebody announces a mask; returns the player who is asked last, and the number of their next question."""
    while asked(party).name() != "ClaimToo":
        table, question = table_of(party), asked(party)
        said = [option.text for option in table.match.options(question) if option.text not in ("look", "keep")]
        await party.answer(question.player, table.play.number(question.player), said[-1])
    last = Player((asked(party).player + 1) % 4)
    return last, table_of(party).play.number(last)


@in_a_loop
async def test_taking_back_nothing_is_stored_no_line(tmp_path: Path) -> None:
    async with a_house(tmp_path / "store") as house:
        party = await begun(house, wished(), people=4)
        before = len(await party.stored())
        for _ in range(20):
            await party.do(deeds.withdraw_answer, party.tokens[B])
        assert len(await party.stored()) == before


@in_a_loop
async def test_what_was_left_in_advance_is_stored_once(tmp_path: Path) -> None:
    async with a_house(tmp_path / "store") as house:
        party = await begun(house, wished(), people=4)
        who, number = await claims_go_round(party)
        before = len(await party.stored())
        for _ in range(20):
            await party.do(deeds.leave_answer, party.tokens[who], number, "ClaimToo", "pass")
        assert len(await party.stored()) == before + 1
        for _ in range(20):
            await party.do(deeds.withdraw_answer, party.tokens[who])
        assert len(await party.stored()) == before + 2


@in_a_loop
async def test_a_bot_in_place_of_the_same_bot_is_no_news(tmp_path: Path) -> None:
    async with a_house(tmp_path / "store") as house:
        party = await begun(house, wished(), people=4)
        for _ in range(3):
            await party.do(deeds.replace, party.tokens[0], B, "simple")
            await party.do(deeds.send_away, party.tokens[0], B)
        assert len([entry for entry in await party.stored() if isinstance(entry, Filled)]) == 1


@in_a_loop
async def test_a_screen_that_comes_and_goes_is_missed_once(tmp_path: Path) -> None:
    """Each time it hung up, the house looked around after the grace, whoever was there by then; so ten sockets a second
    stored ten times a second that their person had left and come back."""
    async with a_house(tmp_path / "store", grace=3600) as house:
        party = await begun(house, wished(), people=4)
        await come(party, A)
        before, waiting = len(await party.stored()), []
        for _ in range(20):
            (bo,) = await come(party, B)
            party.keeper.farewell(bo)
            assert party.keeper.leaving is not None
            waiting.append(party.keeper.leaving)
        assert [timer.cancelled() for timer in waiting] == [True] * 19 + [False]
        assert len(await party.stored()) == before


DoAndUndo = tuple[type[AnyEntry], Callable[[Gathering, int], list[AnyEntry]], Callable[[Gathering], list[AnyEntry]]]
AGAIN_AND_AGAIN: list[DoAndUndo] = [
    (Left, lambda at, _: deeds.stand(at, BO), lambda at: deeds.come_back(at, BO)),
    (Paused, lambda at, _: deeds.pause(at, HOST), lambda at: deeds.go_on(at, HOST)),
    (Said, lambda at, _: deeds.say(at, BO, "hm"), lambda at: []),
    (Noted, lambda at, number: deeds.note(at, BO, str(number % 2)), lambda at: []),
    (Filled, lambda at, number: deeds.replace(at, HOST, D, ("random", "simple")[number % 2]), lambda at: []),
]


@in_a_loop
@pytest.mark.parametrize("again", AGAIN_AND_AGAIN, ids=lambda again: again[0].__name__)
async def test_a_game_does_not_grow_without_end(again: DoAndUndo, tmp_path: Path) -> None:
    kind, do, undo = again
    async with a_house(tmp_path / "store") as house:
        at = (await begun(house, wished(memory="notes"), people=4)).keeper.gathering
        while asked_to(at) == B:  # a bot that was asked would have to answer before its person is back
            take(at, deeds.answer(at, BO, *first_answer(at, B)))
        for number in range(MOST[kind]):
            take(at, do(at, number))
            take(at, undo(at))
        with pytest.raises(NotThen, match=f"that was done {MOST[kind]} times"):
            do(at, MOST[kind])


def take(at: Gathering, entries: list[AnyEntry]) -> None:
    for entry in entries:
        at.take(entry, at.time)


def asked_to(at: Gathering) -> Player:
    assert at.table is not None
    return at.table.match.asks().player


def first_answer(at: Gathering, player: Player) -> tuple[int, list[str]]:
    assert at.table is not None
    return at.table.play.number(player), [at.table.match.options(at.table.match.asks())[0].text]


@in_a_loop
async def test_a_table_that_waits_does_not_grow_without_end(tmp_path: Path) -> None:
    async with a_house(tmp_path / "store") as house:
        at = (await gathered(house, wished(), people=2)).keeper.gathering
        for _ in range(MOST[Sat] - 2):
            take(at, deeds.sit(at, "Eve", "key", C))
            take(at, deeds.stand(at, Who(False, C)))
        with pytest.raises(NotThen, match=f"that was done {MOST[Sat]} times"):
            deeds.sit(at, "Eve", "key", C)


@in_a_loop
async def test_answers_left_in_advance_are_not_left_without_end(tmp_path: Path) -> None:
    async with a_house(tmp_path / "store") as house:
        party = await begun(house, wished(), people=4)
        who, number = await claims_go_round(party)
        at, me = party.keeper.gathering, Who(False, who)
        for _ in range(MOST[LeftAnswer]):
            take(at, deeds.leave_answer(at, me, number, "ClaimToo", "pass"))
            take(at, deeds.withdraw_answer(at, me))
        with pytest.raises(NotThen, match=f"that was done {MOST[LeftAnswer]} times"):
            deeds.leave_answer(at, me, number, "ClaimToo", "pass")


@in_a_loop
async def test_chat_of_a_table_holds_so_much(tmp_path: Path) -> None:
    async with a_house(tmp_path / "store") as house:
        at = (await gathered(house, wished(), people=2)).keeper.gathering
        for _ in range(deeds.MOST_SAID // 500):
            take(at, deeds.say(at, BO, "x" * 500))
        with pytest.raises(NotThen, match="characters were said"):
            deeds.say(at, BO, "and more")
