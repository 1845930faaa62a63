"""The score of an evening goes on from rematch to rematch."""

from ridotto.house import House, commands
from ridotto.house.shown import ScoreShown
from ridotto.house.table_shown import table_shown
from ridotto.kernel import Player
from tests.house.rooms import Party, a_house, gathered, in_a_loop, wished
from tests.house.test_keeping import answer_any

A, B, C = [Player(number) for number in range(3)]


async def play_on(party: Party) -> list[str]:
    """Plays a game to its end, and returns the letters of those who won it."""
    await party.do(commands.Begin, party.tokens[A])
    while not party.actor.table_state.over:
        await answer_any(party)
    return ["ABC"[player] for player in party.actor.table_state.winners()]


async def again(house: House, party: Party) -> Party:
    following = Party(house, await house.renew(party.actor, party.tokens[A]))
    party.tokens[A] = following.tokens[A]  # a new link is no new person
    code = await house.again(party.actor, party.tokens[A])
    following.code, following.tokens = code, party.tokens
    return following


def score(party: Party) -> list[ScoreShown]:
    return table_shown(party.actor.table_state).score


@in_a_loop
async def test_wins_are_counted_over_rematches_whatever_people_are_called(place: str) -> None:
    async with a_house(place, grace=3600) as house:
        party = await gathered(house, wished("masquerade", 3), people=3)
        assert (table_shown(party.actor.table_state).games, score(party)) == (0, [])
        first = await play_on(party)
        names = dict(zip("ABC", ("Ada", "Bo", "Cy")))
        wins = {letter: int(letter in first) for letter in "ABC"}
        assert score(party) == [ScoreShown(names[letter], letter, wins[letter]) for letter in "ABC"]

        party = await again(house, party)
        assert score(party) == [ScoreShown(names[letter], letter, wins[letter]) for letter in "ABC"]
        await party.do(commands.Introduce, party.tokens[B], "Bea", "")
        names["B"] = "Bea"
        await party.do(commands.Stand, party.tokens[C])
        party.tokens[C] = house.fresh_token()
        await house.sit(party.actor, "Eve", None, party.tokens[C])
        second = await play_on(party)
        expected = [ScoreShown(names[letter], letter, wins[letter] + (letter in second)) for letter in "AB"]
        expected += [ScoreShown("Cy", None, wins["C"]), ScoreShown("Eve", "C", int("C" in second))]
        assert score(party) == expected
        assert table_shown(party.actor.table_state).games == 2
    async with a_house(place, grace=3600) as house:
        await house.table(party.code)
        assert score(party.in_another(house)) == expected, "a house that comes up later counts otherwise"
