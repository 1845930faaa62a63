"""A player who comes back is told what the bot did for them, as far as their ears may know."""

import json

import pytest

from ridotto.house import commands
from ridotto.kernel import SPECTATOR, Player
from tests.house.rooms import Ears, Party, a_house, begun, in_a_loop, wished
from tests.house.test_keeping import answer_any, come, table_of
from tests.house.test_late_friend import go_on

A, B, C, D = [Player(number) for number in range(4)]


async def played_for(party: Party, ada: Ears) -> None:
    """Bo leaves, a bot answers for him, in secret as well, and he comes back."""
    await party.do(commands.Stand, party.tokens[B])
    done = party.actor.table_state.live_game().done_for[B]
    while len({told.is_for(SPECTATOR) for told in done}) < 2:
        await go_on(party, ada)
    await come(party, B)
    while party.actor.table_state.is_away(B):
        await go_on(party, ada)


def meanwhile(party: Party) -> list[str]:
    return [told.fact.spelling() for told in party.actor.table_state.live_game().meanwhile(B)]


@in_a_loop
@pytest.mark.clause("TBL-015", "TBL-006")
@pytest.mark.parametrize("memory", ["strict", "aid"])
async def test_who_comes_back_is_told_what_the_bot_did(place: str, memory: str) -> None:
    async with a_house(place, grace=3600) as house:
        party = await begun(house, wished(memory=memory), people=4)
        ada, *_ = await come(party, A, B, C, D)
        assert meanwhile(party) == []
        log = table_of(party).match.log
        await played_for(party, ada)
        found = meanwhile(party)
        assert found and all(text.startswith("B ") for text in found), "it is what Bo's seat did, and nothing else"
        public = [told.fact.spelling() for told in log if told.is_for(SPECTATOR)]
        alone = [text for text in found if text not in public]
        assert bool(alone) is (memory == "aid"), "under strict memory nothing that the bot did in secret is told"
        sent = [json.loads(bytes(message)) for message in party.actor.telling(B).meanwhile(party.actor.table_state)]
        assert [message["n"] for message in sent] == list(range(1, len(found) + 1))
        assert party.actor.telling(C).meanwhile(party.actor.table_state) == []
    async with a_house(place, grace=3600) as house:
        await house.table(party.code)
        assert meanwhile(party.in_another(house)) == found, "a house that comes up later tells something else"


@in_a_loop
@pytest.mark.clause("TBL-015")
async def test_it_is_over_with_their_own_next_answer(anywhere: str) -> None:
    async with a_house(anywhere, grace=3600) as house:
        party = await begun(house, wished(), people=4)
        ada, *_ = await come(party, A, B, C, D)
        await played_for(party, ada)
        number = table_of(party).play.number(B)
        while table_of(party).play.number(B) == number:
            assert meanwhile(party)
            await answer_any(party)
        assert meanwhile(party) == []
