"""One person alone with bots: nobody waits for them."""

import pytest

from ridotto.house import ChosenTerms, Wished, commands
from ridotto.house.bot_turns import bot_pause
from ridotto.house.events import Begun, Line, encode_line
from ridotto.house.stores import Batch
from ridotto.kernel import Player
from tests.house.rooms import Party, a_house, begun, in_a_loop, wished
from tests.house.test_keeping import come, table_of

A, B, C, D = [Player(number) for number in range(4)]
ALONE = Wished("mascarade-2e", 4, {}, ChosenTerms(), {B: "random", C: "random", D: "random"})


@in_a_loop
@pytest.mark.clause("TBL-010")
async def test_a_table_alone_with_bots_has_no_clock_for_the_deal(anywhere: str) -> None:
    async with a_house(anywhere, grace=3600) as house:
        party = Party(house, await house.open(ALONE, "Ada"))
        await party.do(commands.Begin, party.tokens[0])
        question = party.actor.telling(A).question
        assert question is not None and question.name == "Ready"
        assert question.seconds is None


@in_a_loop
async def test_a_game_that_an_older_house_began_keeps_its_pace(anywhere: str) -> None:
    async with a_house(anywhere, grace=3600) as house:
        party = Party(house, await house.open(ALONE, "Ada"))
        begun = Begun(party.actor.table_state.game.rules_version, {"pace": "usual"})
        line = encode_line(Line(house.environment.now(), begun))
        assert await house.store.append(Batch(party.code, party.actor.log.length, [line]))
    async with a_house(anywhere, grace=3600) as house:
        await house.table(party.code)
        assert table_of(party.in_another(house)).setup.chosen_options()["pace"] == "usual"


@in_a_loop
async def test_bots_do_not_pause_before_they_answer_a_person_alone(anywhere: str) -> None:
    """Whole turns of three bots: the page tells them in its own time. At a table of two people each answer is heard."""
    async with a_house(anywhere, bot_pause=3600, grace=3600) as house:
        alone = await begun(house, wished("masquerade", bots="BCD"), people=1)
        [ada] = await come(alone, A)
        for _ in range(8):
            await ada.until(lambda: table_of(alone).match.question_to(A) is not None)
            question = table_of(alone).match.question_to(A)
            assert question is not None
            number = table_of(alone).play.number(A)
            await alone.answer(A, number, table_of(alone).match.options(question)[0].text)
        together = await begun(house, wished("masquerade", bots="CD"), people=2)
        assert [bot_pause(house.environment, each.actor.table_state) for each in (alone, together)] == [0, 3600]
