"""A revoked link: its token opens nothing any more, wherever the same people played."""

import pytest

from ridotto.house import House, Pass, StoreUnreachable, commands
from ridotto.house import house as houses
from ridotto.house.bounds import MOST
from ridotto.house.events import Renewed
from ridotto.house.stores import Batch
from ridotto.kernel import Player
from tests.house.rooms import Ears, Party, a_house, begun, in_a_loop, refused, wished
from tests.house.test_keeping import answer_any

A, B, D = Player(0), Player(1), Player(3)


async def three_games(house: House) -> list[Party]:
    """Of the same people, one after the other; the last one has not begun."""
    found = [await begun(house, wished("masquerade", 3), people=3)]
    for _ in range(2):
        party = found[-1]
        while not party.actor.table_state.over:
            await answer_any(party)
        following = Party(house, Pass(await house.again(party.actor, party.tokens[A]), party.tokens[A], A))
        following.tokens = party.tokens
        if len(found) == 1:
            await following.do(commands.Begin, party.tokens[A])
        found.append(following)
    return found


@in_a_loop
@pytest.mark.parametrize(("where", "whose"), [(0, B), (1, A), (2, B)])
async def test_a_token_is_renewed_at_the_tables_before_and_after(place: str, where: int, whose: Player) -> None:
    """It stayed good at the other tables."""
    async with a_house(place) as house:
        games = await three_games(house)
        old = games[0].tokens[whose]
        new = await house.renew(games[where].actor, old)
        for party in games:
            at = party.actor.table_state
            assert await refused(party.do(commands.Say, old, "still here")) == "wrong-token"
            assert at.who(new.token).player == whose and at.who(new.token).host is (whose == A)


@in_a_loop
async def test_a_token_is_renewed_at_the_other_tables_as_soon_as_something_can_be_stored(
    place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(houses, "AGAIN_IN", 0.0)
    async with a_house(place) as house:
        first, second, _ = await three_games(house)
        append, tries = house.store.append, 0

        async def at_times(*batches: Batch) -> bool:
            nonlocal tries
            if batches[0].code == first.code:
                tries += 1
                if tries < 3:
                    raise StoreUnreachable
            return await append(*batches)

        monkeypatch.setattr(house.store, "append", at_times)
        ears = Ears(first.actor, None)
        await first.actor.welcome(ears)
        new = await house.renew(second.actor, second.tokens[B])
        await ears.until(lambda: tries == 3 and not first.actor.stale)
        assert first.actor.table_state.who(new.token).player == B


@in_a_loop
async def test_nobody_loses_their_seat_because_another_table_takes_no_more_new_tokens(
    anywhere: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(MOST, Renewed, 1)
    async with a_house(anywhere) as house:
        party = await begun(house, wished("masquerade", 3), people=3)
        party.tokens[A] = (await house.renew(party.actor, party.tokens[A])).token
        while not party.actor.table_state.over:
            await answer_any(party)
        following = await house.table(await house.again(party.actor, party.tokens[A]))
        new = await house.renew(following, party.tokens[A])
        assert following.table_state.who(new.token).player == A


@in_a_loop
async def test_a_link_of_somebody_who_waits_at_the_door_can_be_revoked(anywhere: str) -> None:
    async with a_house(anywhere) as house:
        party = await begun(house, wished("masquerade", 3), people=3)
        old = house.fresh_token()
        assert await house.sit(party.actor, "Eve", None, old) == D
        new = await house.renew(party.actor, old)
        assert new.player == D
        assert await refused(party.do(commands.Say, old, "still here")) == "wrong-token"
        await party.do(commands.Say, new.token, "it is me")
