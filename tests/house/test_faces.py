"""Faces at seats: people choose theirs, bots have one, and all of them are the same whenever the table is read."""

from ridotto.house import commands
from ridotto.house.table_shown import table_shown
from ridotto.kernel import Player
from tests.house.rooms import Party, a_house, begun, gathered, in_a_loop, refused, wished
from tests.house.test_keeping import answer_any

B, D = Player(1), Player(3)


def faces(party: Party) -> list[str]:
    return [seat.face for seat in table_shown(party.actor.table_state).seats]


@in_a_loop
async def test_a_seat_shows_the_face_that_its_person_chose_or_that_of_its_bot(place: str) -> None:
    async with a_house(place) as house:
        party = Party(house, await house.open(wished(bots="D"), "Ada", "owl"))
        await house.sit(party.actor, "Bo", None, house.fresh_token())
        assert faces(party) == ["owl", "bruno", "", "dario"]
        assert [seat.level for seat in table_shown(party.actor.table_state).seats] == [None, None, None, "beginner"]
    async with a_house(place) as house:
        await house.table(party.code)
        assert faces(party.in_another(house)) == ["owl", "bruno", "", "dario"]


@in_a_loop
async def test_a_person_changes_name_and_face_until_the_game_begins(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await gathered(house, wished(bots="CD"), people=2)
        await party.do(commands.Introduce, party.tokens[1], "Bea", "fox")
        stored = len(await party.stored())
        await party.do(commands.Introduce, party.tokens[1], "Bea", "fox")
        assert len(await party.stored()) == stored, "what changes nothing is stored nevertheless"
        assert await refused(party.do(commands.Introduce, party.tokens[1], "ada", "fox")) == "name-taken"
        assert await refused(party.do(commands.Introduce, party.tokens[1], "", "fox")) == "name-refused"
        assert await refused(party.do(commands.Introduce, house.fresh_token(), "Eve", "fox")) == "wrong-token"
        shown = table_shown(party.actor.table_state).seats[B]
        assert (shown.name, shown.face) == ("Bea", "fox")
        await party.do(commands.Begin, party.tokens[0])
        assert await refused(party.do(commands.Introduce, party.tokens[1], "Bo", "owl")) == "not-then"


@in_a_loop
async def test_faces_come_along_to_a_rematch(anywhere: str) -> None:
    async with a_house(anywhere, grace=3600) as house:
        party = await gathered(house, wished("masquerade", 3), people=3)
        await party.do(commands.Introduce, party.tokens[1], "Bo", "fox")
        await party.do(commands.Begin, party.tokens[0])
        while not party.actor.table_state.over:
            await answer_any(party)
        following = await house.table(await house.again(party.actor, party.tokens[0]))
        assert [seat.face for seat in table_shown(following.table_state).seats] == ["ada", "fox", "carla"]


@in_a_loop
async def test_a_newcomer_sits_down_with_the_face_that_they_had_at_the_door(anywhere: str) -> None:
    async with a_house(anywhere, grace=3600) as house:
        party = await begun(house, wished("masquerade", 3), people=3)
        await house.sit(party.actor, "Eve", None, house.fresh_token(), "cat")
        while len(party.actor.table_state.seats) < 4:
            await answer_any(party)
        assert faces(party)[D] == "cat"
