"""An answer that was left in advance reaches others in the same frames as one that is given just now (TBL-009)."""

import json

import pytest

from ridotto.house import Meter, commands, messages
from ridotto.house.limits import Patience
from ridotto.house.session import ClientSession
from ridotto.kernel import Player
from tests.house.rooms import Ears, Party, a_house, begun, in_a_loop, wished
from tests.house.test_keeping import answer_any, asked, table_of


async def pass_by(party: Party, player: Player) -> None:
    await party.answer(player, table_of(party).play.number(player), "pass")


async def frames_of_a_round(party: Party, in_advance: bool) -> list[int]:
    """How many facts each frame of a watcher has, while the first two who are asked pass."""
    table = table_of(party)
    while "King" not in [option.text for option in table.match.options(asked(party))]:
        await answer_any(party)  # the first turns are swaps
    first = asked(party).player
    await party.answer(first, table.play.number(first), "King")
    one = asked(party).player
    two = Player((one + 1) % 4)
    if in_advance:
        number = table.play.number(two)
        await party.do(commands.LeaveAnswer, party.tokens[two], number, asked(party).name(), "pass")
    watcher = ClientSession(party.actor, messages.Hello(messages.VERSION), Patience(0), Meter())
    await watcher.arrive()
    await watcher.due()
    watcher.news.clear()
    frames: list[bytes] = []

    def write(found: list[bytes]) -> bool:
        frames.extend(found)
        return True

    watcher.write = write
    await pass_by(party, one)
    if in_advance:
        ears = Ears(party.actor, None)
        await party.actor.welcome(ears)
        await ears.until(lambda: party.actor.published.version and asked(party).player != two)
    else:
        await pass_by(party, two)
    return [len(json.loads(frame)["facts"]) for frame in frames]


@in_a_loop
@pytest.mark.clause("TBL-009")
async def test_an_answer_left_in_advance_is_a_frame_of_its_own(anywhere: str) -> None:
    """It came in one frame with the answer before it, which showed that it had been left."""
    async with a_house(anywhere, grace=3600) as house:
        at_once = await frames_of_a_round(await begun(house, wished(players=4), people=4), in_advance=False)
        before = await frames_of_a_round(await begun(house, wished(players=4), people=4), in_advance=True)
        assert before == at_once and len(at_once) == 2
