"""What changes nothing is not stored, and what can be done again and again is not done without end."""

from collections.abc import Callable

import pytest

from ridotto.house import NotThen, TableState, Who, commands, decide
from ridotto.house.bounds import MOST
from ridotto.house.decisions import MOST_SAID
from ridotto.house.events import AnyEvent, CameBack, Filled, Left, LeftAnswer, Noted, Paused, Said, Sat
from ridotto.house.folding import take as take_event
from ridotto.house.who import NEWCOMER
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
async def test_taking_back_nothing_is_stored_no_line(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await begun(house, wished(), people=4)
        before = len(await party.stored())
        for _ in range(20):
            await party.do(commands.WithdrawAnswer, party.tokens[B])
        assert len(await party.stored()) == before


@in_a_loop
async def test_what_was_left_in_advance_is_stored_once(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await begun(house, wished(), people=4)
        who, number = await claims_go_round(party)
        before = len(await party.stored())
        for _ in range(20):
            await party.do(commands.LeaveAnswer, party.tokens[who], number, "ClaimToo", "pass")
        assert len(await party.stored()) == before + 1
        for _ in range(20):
            await party.do(commands.WithdrawAnswer, party.tokens[who])
        assert len(await party.stored()) == before + 2


@in_a_loop
async def test_a_bot_in_place_of_the_same_bot_is_no_news(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await begun(house, wished(), people=4)
        for _ in range(3):
            await party.do(commands.ReplaceByBot, party.tokens[0], B, "courtier")
            await party.do(commands.SendAway, party.tokens[0], B)
        assert len([event for event in await party.stored() if isinstance(event, Filled)]) == 1


@in_a_loop
async def test_a_screen_that_comes_and_goes_is_missed_once(anywhere: str) -> None:
    """Each time it hung up, the house looked around after the grace, whoever was there by then; so ten sockets a second
    stored ten times a second that their person had left and come back."""
    async with a_house(anywhere, grace=3600) as house:
        party = await begun(house, wished(), people=4)
        await come(party, A)
        before, waiting = len(await party.stored()), []
        for _ in range(20):
            (bo,) = await come(party, B)
            party.actor.farewell(bo)
            assert party.actor.leaving is not None
            waiting.append(party.actor.leaving)
        assert [timer.cancelled() for timer in waiting] == [True] * 19 + [False]
        assert len(await party.stored()) == before


DoAndUndo = tuple[type[AnyEvent], Callable[[TableState, int], list[AnyEvent]], Callable[[TableState], list[AnyEvent]]]
AGAIN_AND_AGAIN: list[DoAndUndo] = [
    (Left, lambda at, _: decide(at, BO, commands.Stand()), lambda at: [CameBack(B)]),
    (Paused, lambda at, _: decide(at, HOST, commands.Pause()), lambda at: decide(at, HOST, commands.GoOn())),
    (Said, lambda at, _: decide(at, BO, commands.Say("hm")), lambda at: []),
    (Noted, lambda at, number: decide(at, BO, commands.WriteNotes(str(number % 2))), lambda at: []),
    (Filled, lambda at, n: decide(at, HOST, commands.ReplaceByBot(D, ("random", "courtier")[n % 2])), lambda at: []),
]


@in_a_loop
@pytest.mark.parametrize("again", AGAIN_AND_AGAIN, ids=lambda again: again[0].__name__)
async def test_a_game_does_not_grow_without_end(again: DoAndUndo, anywhere: str) -> None:
    kind, do, undo = again
    async with a_house(anywhere) as house:
        at = (await begun(house, wished(memory="notes"), people=4)).actor.table_state
        while asked_to(at) == B:  # a bot that was asked would have to answer before its person is back
            take(at, decide(at, BO, commands.GiveAnswers(*first_answer(at, B))))
        for number in range(MOST[kind]):
            take(at, do(at, number))
            take(at, undo(at))
        with pytest.raises(NotThen, match=f"that was done {MOST[kind]} times"):
            do(at, MOST[kind])


def take(at: TableState, events: list[AnyEvent]) -> None:
    for event in events:
        take_event(at, event, at.time)


def asked_to(at: TableState) -> Player:
    return at.live_game().table.match.asks().player


def first_answer(at: TableState, player: Player) -> tuple[int, list[str]]:
    table = at.live_game().table
    return table.play.number(player), [table.match.options(table.match.asks())[0].text]


@in_a_loop
async def test_a_table_that_waits_does_not_grow_without_end(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        at = (await gathered(house, wished(), people=2)).actor.table_state
        for _ in range(MOST[Sat] - 2):
            take(at, decide(at, NEWCOMER, commands.Sit("Eve", "key", C)))
            take(at, decide(at, Who(False, C), commands.Stand()))
        with pytest.raises(NotThen, match=f"that was done {MOST[Sat]} times"):
            decide(at, NEWCOMER, commands.Sit("Eve", "key", C))


@in_a_loop
async def test_answers_left_in_advance_are_not_left_without_end(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await begun(house, wished(), people=4)
        who, number = await claims_go_round(party)
        at, me = party.actor.table_state, Who(False, who)
        for _ in range(MOST[LeftAnswer]):
            take(at, decide(at, me, commands.LeaveAnswer(number, "ClaimToo", "pass")))
            take(at, decide(at, me, commands.WithdrawAnswer()))
        with pytest.raises(NotThen, match=f"that was done {MOST[LeftAnswer]} times"):
            decide(at, me, commands.LeaveAnswer(number, "ClaimToo", "pass"))


@in_a_loop
async def test_chat_of_a_table_holds_so_much(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        at = (await gathered(house, wished(), people=2)).actor.table_state
        for _ in range(MOST_SAID // 500):
            take(at, decide(at, BO, commands.Say("x" * 500)))
        with pytest.raises(NotThen, match="characters were said"):
            decide(at, BO, commands.Say("and more"))
