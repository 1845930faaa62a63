"""Faces at seats: people choose theirs, bots have one, and all of them are the same whenever the table is read."""

from ridotto.house import commands
from ridotto.house.replaying import replay
from ridotto.house.table_shown import table_shown
from ridotto.kernel import Player
from ridotto.table.faces import face_of_name
from tests.house.rooms import Party, a_house, begun, gathered, in_a_loop, refused, wished
from tests.house.test_keeping import answer_any

B, D = Player(1), Player(3)


def faces(party: Party) -> list[str]:
    return [seat.face for seat in table_shown(party.actor.table_state).seats]


@in_a_loop
async def test_a_seat_shows_the_face_that_its_person_chose_or_that_of_its_bot(place: str) -> None:
    async with a_house(place) as house:
        party = Party(house, await house.open(wished(bots="D"), "Ada", "ada"))
        await house.sit(party.actor, "Bo", None, house.fresh_token())
        assert faces(party) == ["ada", face_of_name("Bo"), "", "dario"]
        assert [seat.level for seat in table_shown(party.actor.table_state).seats] == [None, None, None, "beginner"]
    async with a_house(place) as house:
        await house.table(party.code)
        assert faces(party.in_another(house)) == ["ada", face_of_name("Bo"), "", "dario"]


@in_a_loop
async def test_a_person_changes_name_and_face_until_the_game_begins(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await gathered(house, wished(bots="CD"), people=2)
        await party.do(commands.Introduce, party.tokens[1], "Bea", "nina")
        stored = len(await party.stored())
        await party.do(commands.Introduce, party.tokens[1], "Bea", "nina")
        assert len(await party.stored()) == stored, "what changes nothing is stored nevertheless"
        assert await refused(party.do(commands.Introduce, party.tokens[1], "ada", "nina")) == "name-taken"
        assert await refused(party.do(commands.Introduce, party.tokens[1], "", "nina")) == "name-refused"
        assert await refused(party.do(commands.Introduce, house.fresh_token(), "Eve", "nina")) == "wrong-token"
        shown = table_shown(party.actor.table_state).seats[B]
        assert (shown.name, shown.face) == ("Bea", "nina")
        await party.do(commands.Begin, party.tokens[0])
        assert await refused(party.do(commands.Introduce, party.tokens[1], "Bo", "otto")) == "not-then"


@in_a_loop
async def test_a_replay_and_a_rematch_show_the_faces_of_the_table(anywhere: str) -> None:
    async with a_house(anywhere, grace=3600) as house:
        party = await gathered(house, wished("masquerade", 3), people=3)
        await party.do(commands.Introduce, party.tokens[1], "Bo", "nina")
        await party.do(commands.Begin, party.tokens[0])
        while not party.actor.table_state.over:
            await answer_any(party)
        assert faces(party) == [face_of_name("Ada"), "nina", face_of_name("Cy")]
        assert replay(party.actor.table_state, "*").faces == faces(party)
        following = await house.table(await house.again(party.actor, party.tokens[0]))
        assert [seat.face for seat in table_shown(following.table_state).seats] == faces(party)


@in_a_loop
async def test_a_newcomer_sits_down_with_the_face_that_they_had_at_the_door(anywhere: str) -> None:
    async with a_house(anywhere, grace=3600) as house:
        party = await begun(house, wished("masquerade", 3), people=3)
        await house.sit(party.actor, "Eve", None, house.fresh_token(), "hugo")
        while len(party.actor.table_state.seats) < 4:
            await answer_any(party)
        assert faces(party)[D] == "hugo"


@in_a_loop
async def test_no_two_seats_show_the_same_face_whatever_people_chose(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = Party(house, await house.open(wished(bots="CD"), "Ada", "carla"))
        await house.sit(party.actor, "Bo", None, house.fresh_token(), "carla")
        shown = faces(party)
        assert shown[0] == "carla"
        assert len(set(shown)) == 4, shown


@in_a_loop
async def test_a_late_friend_takes_no_bots_face(anywhere: str) -> None:
    async with a_house(anywhere, grace=3600) as house:
        party = await begun(house, wished("masquerade", 3, bots="BC"), people=1)
        before = faces(party)
        await party.do(commands.OfferSeat, party.tokens[0], B, True)
        await house.sit(party.actor, "Eve", B, house.fresh_token(), "carla", "someone-else")
        assert [faces(party)[0], faces(party)[2]] == [before[0], before[2]]
        assert len(set(faces(party))) == 3
