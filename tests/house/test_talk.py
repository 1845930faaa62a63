"""Chat: who spoke, however the company changes, and how much of it a table keeps and tells."""

from ridotto.house import commands
from ridotto.kernel import Player
from tests.house.rooms import Party, a_house, begun, gathered, in_a_loop, wished

B, C, D = Player(1), Player(2), Player(3)


def said(party: Party) -> list[tuple[str, str]]:
    return [(line.name, line.text) for line in party.actor.table_state.talk.lines]


@in_a_loop
async def test_what_somebody_said_is_not_said_by_the_next_who_sits_there(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await gathered(house, wished(), people=2)
        await party.do(commands.Say, party.tokens[B], "I bluff every time")
        await party.do(commands.Stand, party.tokens[B])
        token = house.fresh_token()
        await house.sit(party.actor, "Eve", B, token)
        await party.do(commands.Say, token, "good evening")
        assert said(party) == [("Bo", "I bluff every time"), ("Eve", "good evening")]


@in_a_loop
async def test_what_was_said_at_the_door_is_said_by_the_same_person_inside(anywhere: str) -> None:
    """Eve goes away again, so Fay gets the letter that was Eve's."""
    async with a_house(anywhere) as house:
        party = await begun(house, wished("masquerade", 3), people=3)
        tokens = [house.fresh_token() for _ in range(2)]
        for called, token in zip(("Eve", "Fay"), tokens):
            await house.sit(party.actor, called, None, token)
            await party.do(commands.Say, token, f"this is {called}")
        await party.do(commands.Stand, tokens[0])
        await party.do(commands.Say, tokens[1], "and now?")
        assert said(party) == [("Eve", "this is Eve"), ("Fay", "this is Fay"), ("Fay", "and now?")]
