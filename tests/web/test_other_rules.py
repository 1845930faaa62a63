"""A game that was begun under other rules, over real sockets: all ears get what they were told, and no byte more."""

import json
from pathlib import Path

import pytest

from ridotto.contracts.walking import walk
from ridotto.games import GAMES
from ridotto.house.events import encode_line
from ridotto.house.stores import Batch
from ridotto.kernel import SPECTATOR, Match, Player, TimeRanOut, name
from tests.house.new_rules import OTHER, by_another_version
from tests.house.rooms import in_a_loop
from tests.web.clients import Message, Refused, Web, data_of
from tests.web.inside import Inside, serving_here
from tests.web.test_leak import CODE, TABLES, Recorder, asked_about, lines_of, options_of, worlds_of


async def stand(inside: Inside, story: tuple[str, int, str], world: Match) -> None:
    game, players, memory = story
    events = [line.event for portion in lines_of(game, world, players, memory) for line in portion]
    lines = [encode_line(line) for line in by_another_version(CODE, events)]
    assert await inside.house.store.append(Batch(CODE, 0, lines))


async def frames(place: Path, story: tuple[str, int, str], world: Match, player: Player) -> list[str]:
    """All that reaches a player, and all that reaches a watcher."""
    async with serving_here(place) as inside:
        await stand(inside, story, world)
        found: list[str] = []
        for ear in (player, SPECTATOR):
            recorder = Recorder(inside.socket_of(CODE), ear)
            await recorder.connect()
            await recorder.wonder(asked_about(story[0]))
            await recorder.socket.close()
            found += recorder.frames
        return found


@pytest.mark.parametrize("story", TABLES, ids=lambda story: "-".join(map(str, story)))
@in_a_loop
async def test_worlds_that_a_player_cannot_tell_apart_are_the_same_bytes(
    tmp_path: Path, story: tuple[str, int, str]
) -> None:
    compared = 0
    for moment, player, match, world in worlds_of(story):
        truth = await frames(tmp_path / f"{moment}-truth", story, match, player)
        other = await frames(tmp_path / f"{moment}-other", story, world, player)
        assert truth == other
        compared += len(json.loads(truth[0])["facts"])
    assert compared > 20


async def screen_again(web: Web, player: Player, heard: int) -> Message:
    """The welcome of a screen that was cut off after so much, and has forgotten it since."""
    screen = web.screen(CODE, f"token {name(player)}")
    screen.ears = name(player)
    await screen.connect()
    welcome = await screen.hello(heard)
    await screen.close()
    return welcome


@in_a_loop
async def test_a_socket_is_told_what_it_was_told_and_refused_what_cannot_be(tmp_path: Path) -> None:
    story = ("mascarade-1e", 4, "strict")
    game = GAMES[story[0]]
    match = next(match for match in walk(game, game.set_up(4, options_of(story[0])), 5) if len(match.record) > 30)
    async with serving_here(tmp_path / "store") as inside, Web(inside.address) as web:
        await stand(inside, story, match)
        for player in match.seated:
            async with web.screen(CODE, f"token {name(player)}") as screen:
                heard = [fact.data() for fact in match.heard_by(player) if not isinstance(fact, TimeRanOut)]
                assert [data_of(fact) for fact in screen.facts] == heard
                assert (screen.view, screen.question) == (None, None)
                assert (await screen_again(web, player, screen.heard))["facts"] == screen.facts
                assert (screen.table["state"], screen.table["rules"]) == ("outdated", "other")
                refusal = await screen.answer("pass", question=1)
                assert refusal["code"] == "other-rules"
                assert f"version {OTHER} of its rules" in refusal["say"]
                assert (await screen.ask(type="say", text="What a pity"))["type"] == "done"
                await screen.say(type="why", id=99, answer="pass")
                assert (await screen.until("because"))["reason"] == "outdated"
        for path in ("record", "replay", "replay?ears=A"):
            with pytest.raises(Refused) as refused:
                await web.get(f"/api/tables/{CODE}/{path}")
            assert (refused.value.status, refused.value.code) == (409, "other-rules")
