"""What an option would lead to comes with the question, over a real socket."""

import pytest

from tests.house.rooms import in_a_loop
from tests.web.clients import Message, Web, seated
from tests.web.servers import Server

BOTS = {"B": "random", "C": "random", "D": "random"}
MASCARADE = {"pace": "off", "start": "A"}


@pytest.mark.parametrize(
    ("game", "options", "fields"),
    [
        ("mascarade-1e", MASCARADE, {"right", "open", "purses", "best", "idle"}),
        ("masques-dust", {}, {"at", "token", "lead"}),
        ("masquerade", {}, {"at", "attack", "health", "outcome", "dies", "then", "says"}),
    ],
)
@in_a_loop
async def test_options_bring_rows_of_their_game_and_others_bring_none(
    server: Server, game: str, options: dict[str, str], fields: set[str]
) -> None:
    seen: list[Message] = []

    def choose(question: Message) -> list[str]:
        seen.extend(question["options"])
        texts = [option["text"] for option in question["options"]]
        return ["attack" if "attack" in texts else texts[0]]

    def done() -> bool:
        return any("prospects" in option for option in seen)

    async with Web(server) as web, seated(web, game, ["Ada"], BOTS, options=options) as (ada,):
        await ada.play(choose, lambda: len(seen) > 0)
        assert not done(), "nobody has asked for them"
        again = await web.screen(ada.table["code"], ada.token).connect()
        await again.hello(prospects=True)
        await again.play(choose, done)
        await again.close()
    rows = [row for option in seen for row in option.get("prospects", [])]
    assert rows and all(row.keys() == fields for row in rows)
    assert any("prospects" not in option for option in seen)
