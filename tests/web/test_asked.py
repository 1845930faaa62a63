"""Whether a table waits for somebody, without a screen at it: what the home page says of one's tables."""

from pathlib import Path

from tests.house.rooms import in_a_loop
from tests.web.clients import Web
from tests.web.inside import serving_here


@in_a_loop
async def test_a_table_says_to_the_person_with_the_token_alone_that_it_waits_for_them(tmp_path: Path) -> None:
    async with serving_here(tmp_path / "store") as inside, Web(inside.address) as web:
        host = await web.open("masquerade", 3, bots={"C": "courtier"}, options={"first_player": "A"})
        guest = await web.sit(host.code, "Bo")

        async def asked() -> list[bool]:
            return [(await web.get(f"/api/tables/{host.code}", one))["asked"] for one in (host, guest, None)]

        assert await asked() == [False, False, False]
        await web.do(host, "start")
        assert await asked() == [True, True, False], "both have a card to look at"
        async with web.screen(host.code, host.token) as screen:
            assert screen.question is not None
            await screen.answer(screen.question["options"][0]["text"])
            assert await asked() == [False, True, False]
