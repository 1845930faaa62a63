"""A notebook is its person's: on every screen of theirs, after every cut and restart, and nowhere else."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import apsw
import pytest

from ridotto.house.notebook import EMPTY
from ridotto.house.session import ClientSession
from tests.house.rooms import in_a_loop
from tests.web.clients import Choose, Screen, Seat, Web, seated
from tests.web.inside import serving_here
from tests.web.servers import AT_ONCE, NO_LIMITS, Server, serving

NAMES = ["Ada", "Bo", "Cy"]
SECRET = "xylophone under the seventh bridge\nbo: ♛?"
QUICK = {"pace": "off", "turn_limit": "6"}
NOTES = {"memory": "notes"}


def anything(seed: int) -> Choose:
    dice = random.Random(seed)
    return lambda question: [dice.choice(question["options"])["text"]]


async def note(screen: Screen, text: str, marks: dict[str, str] | None = None) -> Any:
    return await screen.ask(type="note", text=text, marks=marks or {})


async def hears_no_notes(screen: Screen) -> None:
    """Whatever was on its way has come before this is done."""
    await screen.ask(type="say", text="anything else?")
    assert not [message for message in screen.messages if message["type"] == "notes"]


@in_a_loop
async def test_a_note_is_on_every_screen_of_its_person_and_on_no_other(server: Server) -> None:
    async with (
        Web(server) as web,
        seated(web, "mascarade-2e", NAMES, {"D": "random"}, options=QUICK, terms=NOTES) as screens,
        web.screen(screens[0].table["code"], screens[1].token) as phone,
        web.screen(screens[0].table["code"]) as watcher,
    ):
        assert phone.messages[0]["notes"] == "" and phone.table["terms"]["memory"] == "notes"
        assert (await note(screens[1], SECRET))["type"] == "done"
        assert await phone.until("notes") == {"type": "notes", "text": SECRET, "marks": {}}
        async with web.screen(screens[0].table["code"], screens[1].token) as tablet:
            assert tablet.messages[0]["notes"] == SECRET
        assert (await note(phone, "shorter"))["type"] == "done"
        assert (await screens[1].until("notes"))["text"] == "shorter"
        await hears_no_notes(screens[0])
        assert len([message for message in phone.messages if message["type"] == "notes"]) == 1  # not its own
        async with web.screen(screens[0].table["code"]) as late:
            assert late.messages[0]["notes"] == ""
        assert "xylophone" not in json.dumps([screens[0].messages, screens[2].messages, watcher.messages])


@in_a_loop
async def test_marks_are_kept_with_the_text_on_every_screen_of_their_person_and_on_no_other(server: Server) -> None:
    marks = {"b King": "sure", "a Judge": "maybe", "centre1 Witch": "not", "aL Peasant": "sure"}
    async with (
        Web(server) as web,
        seated(web, "mascarade-2e", NAMES, {"D": "random"}, options=QUICK, terms=NOTES) as screens,
        web.screen(screens[0].table["code"], screens[1].token) as phone,
        web.screen(screens[0].table["code"]) as watcher,
    ):
        assert phone.messages[0]["marks"] == {}
        assert (await note(screens[1], "Ada?", marks))["type"] == "done"
        assert await phone.until("notes") == {"type": "notes", "text": "Ada?", "marks": marks}
        assert (await note(phone, "Ada?", {"b King": "not"}))["type"] == "done"  # the text is the same
        assert (await screens[1].until("notes"))["marks"] == {"b King": "not"}
        async with web.screen(screens[0].table["code"], screens[1].token) as tablet:
            assert (tablet.messages[0]["notes"], tablet.messages[0]["marks"]) == ("Ada?", {"b King": "not"})
        for other in (screens[0], screens[2], watcher):
            assert other.messages[0]["marks"] == {}
        await hears_no_notes(screens[0])
        await hears_no_notes(screens[2])
        assert "b King" not in json.dumps([screens[0].messages, screens[2].messages, watcher.messages])


@pytest.mark.parametrize(
    "marks",
    [
        {"b King": "perhaps"},
        {"b King": None},
        {"b": "sure"},
        {"b  King": "sure"},
        {"b King sure": "sure"},
        {f"{'b' * 21} King": "sure"},
        {"<b> King": "sure"},
        {f"b {number}": "not" for number in range(301)},
        ["b King"],
    ],
    ids=["no mark", "none", "one word", "two blanks", "three words", "too long", "no word", "too many", "a list"],
)
@in_a_loop
async def test_marks_that_no_grid_has_are_refused_and_change_nothing(server: Server, marks: Any) -> None:
    async with Web(server) as web, seated(web, "mascarade-2e", NAMES, {"D": "random"}, terms=NOTES) as screens:
        await note(screens[1], "Ada?", {"b King": "sure"})
        assert (await note(screens[1], "Cy?", marks))["code"] == "odd-request"
        async with web.screen(screens[0].table["code"], screens[1].token) as again:
            assert (again.messages[0]["notes"], again.messages[0]["marks"]) == ("Ada?", {"b King": "sure"})


@in_a_loop
async def test_two_screens_that_write_at_once_show_the_same_in_the_end(tmp_path: Path) -> None:
    async with (
        serving_here(tmp_path / "store") as inside,
        Web(inside.address) as web,
        seated(web, "mascarade-2e", ["Ada"], dict.fromkeys("BCD", "random"), options=QUICK, terms=NOTES) as (ada,),
        web.screen(ada.table["code"], ada.token) as phone,
    ):
        elsewhere = apsw.Connection(str(tmp_path / "store"))
        elsewhere.execute("begin immediate")  # somebody else writes: ours has to wait
        await ada.say(type="note", id=1, text="one")
        actor = inside.house.actors[ada.table["code"]]
        while not actor.lock.locked():
            await asyncio.sleep(0)
        await phone.say(type="note", id=1, text="two")
        (listener,) = [one for one in actor.presence.listeners if isinstance(one, ClientSession) and one.notes == EMPTY]
        while listener.notes == EMPTY:
            await asyncio.sleep(0)
        elsewhere.execute("commit")
        elsewhere.close()
        assert (await ada.until("notes"))["text"] == "two"
        await phone.until("done")
        await phone.ask(type="say", text="mine came last, and nothing else was ever written over it")
        assert "notes" not in [message["type"] for message in phone.messages]


def test_nothing_that_anybody_else_gets_holds_a_word_of_it(tmp_path: Path) -> None:
    """Through a whole game in which its writer leaves, is played for by a bot and comes back; and afterwards."""
    gone: list[str] = []

    async def evening(address: str) -> None:
        async with (
            Web(address) as web,
            seated(web, "mascarade-2e", NAMES, {"D": "courtier"}, options=QUICK, terms=NOTES) as screens,
            web.screen(screens[0].table["code"]) as watcher,
        ):
            code = watcher.table["code"]
            host, bo, cy = screens
            await note(bo, SECRET, {"xylophone King": "sure"})
            await bo.ask(type="leave")
            await bo.until("welcome")
            assert bo.ears == "-" and bo.messages[-1]["notes"] == SECRET  # it is the person's, not the bot's
            assert bo.messages[-1]["marks"] == {"xylophone King": "sure"}
            async with web.screen(code, bo.token) as back, asyncio.TaskGroup() as playing:
                for number, screen in enumerate([host, back, cy, watcher]):
                    playing.create_task(screen.play(anything(number)))
            assert (await note(bo, f"{SECRET} after the end", {"xylophone Queen": "not"}))["type"] == "done"
            gone.extend(json.dumps(screen.messages, ensure_ascii=False) for screen in (host, cy, watcher))
            gone.append(await web.record(code))
            for ears in "*-ABCD":
                gone.append((await web.http.get(f"/api/tables/{code}/replay", params={"ears": ears})).text)
            gone.append((await web.http.get(f"/api/tables/{code}")).text)
            moved = (await web.post(f"/api/tables/{code}/rematch", seat=seat_of(host, code)))["code"]
            async with web.screen(moved, bo.token) as again:
                assert again.you == "B" and again.messages[0]["notes"] == "" and again.messages[0]["marks"] == {}

    with serving(tmp_path / "tables.sqlite", *AT_ONCE, *NO_LIMITS, "--log", "debug") as server:
        asyncio.run(evening(server.address))
        gone.append(server.counts())
        server.stop()
        gone.append(server.logged())
    assert len(gone) == 13 and all(gone)
    for text in gone:
        assert "xylophone" not in text and "seventh bridge" not in text


def seat_of(screen: Screen, code: str) -> Seat:
    return Seat(code, screen.token or "", screen.you)


@in_a_loop
async def test_where_memory_is_strict_there_is_no_notebook(server: Server) -> None:
    async with Web(server) as web, seated(web, "mascarade-2e", NAMES, {"D": "random"}, options=QUICK) as screens:
        reply = await note(screens[1], SECRET)
        assert (reply["type"], reply["code"]) == ("refused", "no-notebook")
        assert reply["say"] == "at this table everybody plays from memory: nobody keeps notes"
        async with web.screen(screens[0].table["code"], screens[1].token) as again:
            assert again.messages[0]["notes"] == ""


@pytest.mark.parametrize("text", ["", "x" * 4000, "\x00\u2028\U0001f3ad", "<script>alert(1)</script>", "a\n\n\tb"])
@in_a_loop
async def test_whatever_is_written_is_read_again(server: Server, text: str) -> None:
    aid = {"memory": "aid"}
    async with Web(server) as web, seated(web, "mascarade-2e", NAMES, {"D": "random"}, terms=aid) as screens:
        await note(screens[0], "before")
        assert (await note(screens[0], text))["type"] == "done"
        async with web.screen(screens[0].table["code"], screens[0].token) as again:
            assert again.messages[0]["notes"] == text


@in_a_loop
async def test_a_notebook_is_not_endless_and_a_watcher_has_none(server: Server) -> None:
    async with (
        Web(server) as web,
        seated(web, "mascarade-2e", NAMES, {"D": "random"}, terms=NOTES) as screens,
        web.screen(screens[0].table["code"]) as watcher,
    ):
        assert (await note(screens[0], "x" * 4001))["code"] == "odd-request"
        assert (await note(watcher, "mine"))["code"] == "wrong-token"


@in_a_loop
async def test_in_a_pause_it_is_open_and_when_the_table_is_closed_it_can_be_read(server: Server) -> None:
    async with Web(server) as web, seated(web, "mascarade-2e", NAMES, {"D": "random"}, terms=NOTES) as screens:
        code = screens[0].table["code"]
        host = seat_of(screens[0], code)
        await web.do(host, "pause")
        assert (await note(screens[1], "paused"))["type"] == "done"
        await web.do(host, "close")
        assert (await note(screens[1], "closed"))["code"] == "not-then"
        async with web.screen(code, screens[1].token) as again:
            assert again.messages[0]["notes"] == "paused"


@in_a_loop
async def test_the_player_who_takes_over_a_seat_finds_an_empty_notebook(server: Server) -> None:
    async with Web(server) as web:
        host = await web.open("mascarade-2e", 4, "Ada", terms=NOTES)
        first = await web.sit(host.code, "Bo", "B")
        async with web.screen(host.code, first.token) as bo:
            await note(bo, SECRET)
            await web.do(host, "remove", seat="B")
            other = await web.sit(host.code, "Eve", "B")
            async with web.screen(host.code, other.token) as eve:
                assert eve.you == "B" and eve.messages[0]["notes"] == ""
                assert (await note(eve, "mine"))["type"] == "done"
                assert await bo.closed_with() == 1008
                assert "xylophone" not in json.dumps(eve.messages) and "mine" not in json.dumps(bo.messages)


def test_it_survives_the_server(tmp_path: Path) -> None:
    async def write(address: str) -> tuple[str, str]:
        async with Web(address) as web:
            host = await web.open("mascarade-1e", 4, "Ann", terms=NOTES)
            async with web.screen(host.code, host.token) as screen:
                await note(screen, SECRET)  # before the game, too
            return host.code, host.token

    async def read(address: str, code: str, token: str) -> str:
        async with Web(address) as web, web.screen(code, token) as screen:
            found: str = screen.messages[0]["notes"]
            return found

    store = tmp_path / "tables.sqlite"
    with serving(store) as server:
        code, token = asyncio.run(write(server.address))
        server.kill()
    with serving(store) as server:
        assert asyncio.run(read(server.address, code, token)) == SECRET


@in_a_loop
async def test_a_table_is_opened_with_a_memory_that_there_is(server: Server) -> None:
    async with Web(server) as web:
        answer = await web.http.post(
            "/api/tables", json={"game": "mascarade-1e", "players": 4, "terms": {"memory": "elephant"}}
        )
        assert answer.status_code == 400
        assert answer.json()["say"] == "memory 'elephant': expected strict, notes or aid"
