"""Whole games over real sockets: every game to its end, cut off at every moment, on two devices, joined and left."""

import asyncio
import random
from collections.abc import Iterator

import pytest

from ridotto.games import GAMES
from ridotto.replay import read_record, verify
from tests.house.rooms import in_a_loop
from tests.web.clients import Choose, Message, Screen, Seat, Web, data_of, play_all, seated
from tests.web.servers import AT_ONCE, NO_LIMITS, Server, serving

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gil", "Hana", "Ivo", "Jo", "Kim", "Lea", "Max")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("store") / "store", "--grace", "3600", *NO_LIMITS, *AT_ONCE) as found:
        yield found


def anything(seed: int) -> Choose:
    dice = random.Random(seed)
    return lambda question: [dice.choice(question["options"])["text"]]


def options(game: str) -> dict[str, str]:
    return {"pace": "off"} if game.startswith("mascarade") else {}


async def told_to_the_end(web: Web, screens: list[Screen]) -> None:
    """Everybody heard the end, without a gap; the record is told, and Fate has kept its word."""
    for screen in screens:
        assert screen.over and screen.table["seed"] is not None
        assert [fact["n"] for fact in screen.facts] == sorted({fact["n"] for fact in screen.facts})
    record = read_record(await web.record(screens[0].table["code"]))
    assert verify(record).holds()


@pytest.mark.parametrize(
    ("game", "people"),
    [
        ("mascarade-1e", 2),
        ("mascarade-1e", 13),
        ("mascarade-2e", 6),
        ("masques-dust", 4),
        ("masques-ffg", 3),
        ("masquerade", 4),
    ],
)
@in_a_loop
async def test_a_whole_game(server: Server, game: str, people: int) -> None:
    async with (
        Web(server) as web,
        seated(web, game, NAMES[:people], options=options(game)) as screens,
        web.screen(screens[0].table["code"]) as watcher,
    ):
        async with asyncio.TaskGroup() as playing:
            for number, screen in enumerate(screens):
                playing.create_task(screen.play(anything(number)))
            playing.create_task(watcher.play())
        assert watcher.question is None and not any("to" in fact for fact in watcher.facts)
        await told_to_the_end(web, [*screens, watcher])


def test_all_games_are_played_here() -> None:
    played = {"mascarade-1e", "mascarade-2e", "masques-dust", "masques-ffg", "masquerade"}
    assert set(GAMES) == played


@pytest.mark.parametrize("game", ["mascarade-2e", "masquerade"])
@in_a_loop
async def test_people_and_bots(server: Server, game: str) -> None:
    bots = {"C": "courtier", "D": "random"}
    async with Web(server) as web, seated(web, game, NAMES[:2], bots, options=options(game)) as screens:
        await play_all(screens, anything(1))
        await told_to_the_end(web, screens)


@pytest.mark.parametrize("memory", ["strict", "aid"])
@in_a_loop
async def test_cut_off_at_every_moment(server: Server, memory: str) -> None:
    """Whoever comes back after each message misses nothing, and is told nothing twice."""
    game = "mascarade-2e"
    async with (
        Web(server) as web,
        seated(web, game, NAMES[:4], options=options(game), terms={"memory": memory}) as screens,
    ):
        first, *others = screens
        async with asyncio.TaskGroup() as playing:
            for number, screen in enumerate(others):
                playing.create_task(screen.play(anything(number)))
            playing.create_task(cut_off_often(first, anything(9)))
        numbers = [fact["n"] for fact in first.facts]
        assert numbers == sorted(set(numbers)), "nothing is told twice"
        if memory == "aid":
            assert numbers == list(range(1, first.heard + 1)), "nothing is missing"
        await told_to_the_end(web, [*others])


async def cut_off_often(screen: Screen, choose: Choose) -> None:
    answered = 0
    while not screen.over:
        question = screen.question
        if question is not None and question["number"] > answered:
            answered = question["number"]
            await screen.say(type="answer", id=1, question=answered, answers=choose(question))
        await screen.next()
        await screen.close()
        await screen.connect()
        await screen.hello()
        if screen.question is not None and screen.question["number"] == answered:
            answered -= 1  # the answer was lost with its socket


@in_a_loop
async def test_two_devices_on_one_seat(server: Server) -> None:
    async with (
        Web(server) as web,
        seated(web, "mascarade-2e", NAMES[:4], options={"pace": "off"}) as screens,
        web.screen(screens[0].table["code"], screens[0].token) as tablet,
    ):
        asked = next(screen for screen in screens if screen.question is not None)
        twin = tablet if asked is screens[0] else asked
        question = asked.question
        assert question is not None
        if asked is screens[0]:
            assert tablet.question is not None and tablet.question["options"] == question["options"]
        assert (await twin.answer(question["options"][0]["text"], question=question["number"]))["type"] == "done"
        again = await asked.ask(type="answer", question=question["number"], answers=[question["options"][0]["text"]])
        assert (again["type"], again["code"]) == ("refused", "not-that-question")
        async with asyncio.TaskGroup() as playing:
            for number, screen in enumerate(screens):
                playing.create_task(screen.play(anything(number)))
            playing.create_task(tablet.play(anything(7)))
        heard = [fact["n"] for fact in screens[0].facts]
        assert heard[-1] == tablet.facts[-1]["n"] and screens[0].view == tablet.view


@in_a_loop
async def test_an_answer_counts_once_and_only_for_whom_it_was_asked(server: Server) -> None:
    async with Web(server) as web, seated(web, "mascarade-2e", NAMES[:4], options={"pace": "off"}) as screens:
        asked = next(screen for screen in screens if screen.question is not None)
        other = next(screen for screen in screens if screen.question is None)
        assert asked.question is not None
        said, number = asked.question["options"][0]["text"], asked.question["number"]
        refusals = [
            await other.answer(said, question=1),
            await asked.answer("no-such-word"),
            await asked.answer(said, question=number + 1),
            await asked.answer(said, question=0),
        ]
        codes = ["not-your-question", "not-in-the-notation", "not-that-question", "not-that-question"]
        assert [refusal["code"] for refusal in refusals] == codes
        assert (await asked.answer(said, question=number))["type"] == "done"


@in_a_loop
async def test_no_sentence_is_sent_and_a_picture_to_those_who_want_one(server: Server) -> None:
    async with Web(server) as web:
        host = await web.open("mascarade-2e", 4, "Ada", options={"pace": "off"}, terms={"memory": "aid"})
        for bot in "BCD":
            await web.do(host, "fill", bot="random", seat=bot)
        plain = await web.screen(host.code, host.token).connect()
        assert (await plain.hello())["setup"] is None, "nothing is agreed on yet"
        await web.do(host, "start")
        while plain.question is None:
            await plain.next()
        assert plain.messages[-1]["picture"] == []
        drawn = await web.screen(host.code, host.token).connect()
        welcome = await drawn.hello(picture=True)
        assert any("Ada" in line for line in welcome["picture"]), "the table as lines of text"
        assert welcome["setup"] == {"turn_limit": 0, "wins_at_once": "Cheater"}
        await play_all([plain, drawn], anything(3))
        pictures = [message["picture"] for message in drawn.messages if message["type"] == "news"]
        assert pictures and all(any("Ada" in line for line in picture) for picture in pictures)
        assert [data_of(fact) for fact in drawn.facts] == [data_of(fact) for fact in plain.facts]
        for message in (*plain.messages, *drawn.messages):
            assert not any("say" in fact for fact in message.get("facts", ()))
            question = message.get("question") or {"options": []}
            assert "ask" not in question and not any("say" in option for option in question["options"])
        await plain.close()
        await drawn.close()


async def play_for_a_while(screens: list[Screen], answers: int) -> None:
    enough = asyncio.Event()

    def some(question: Message) -> list[str]:
        nonlocal answers
        answers -= 1
        if answers == 0:
            enough.set()
        return [question["options"][0]["text"]]

    playing = [asyncio.create_task(screen.play(some)) for screen in screens]
    await enough.wait()
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


@in_a_loop
async def test_somebody_joins_in_the_middle_and_somebody_leaves(server: Server) -> None:
    """Masquerade: whoever comes late hears what follows, and whoever leaves is played for by a bot."""
    async with Web(server) as web:
        host = await web.open("masquerade", 3, "Ada")
        others = [await web.sit(host.code, called) for called in ("Bo", "Cy")]
        await web.do(host, "start")
        screens = [web.screen(host.code, seat.token) for seat in [host, *others]]
        for screen in screens:
            await screen.connect()
            await screen.hello()
        await play_for_a_while(screens, 12)
        late = await web.sit(host.code, "Eve")
        assert late.you == "D"
        async with web.screen(host.code, late.token) as newcomer:
            assert newcomer.ears == "-" and newcomer.table["door"] == ["Eve"] and newcomer.table["joins"]
            assert (await screens[1].ask(type="leave"))["type"] == "done"
            await screens[1].close()
            async with asyncio.TaskGroup() as playing:
                for number, screen in enumerate([screens[0], screens[2], newcomer]):
                    playing.create_task(screen.play(anything(number)))
            assert newcomer.you == "D" and newcomer.ears == "D"
            assert [seat["name"] for seat in newcomer.table["seats"]] == ["Ada", "Bo", "Cy", "Eve"]
            assert newcomer.table["seats"][1]["away"]
            assert read_record(await web.record(host.code)).joined == 1
            await told_to_the_end(web, [screens[0], screens[2]])
        for screen in (screens[0], screens[2]):
            await screen.close()


@in_a_loop
async def test_the_player_who_left_takes_the_seat_back(server: Server) -> None:
    async with Web(server) as web, seated(web, "mascarade-2e", NAMES[:4], options={"pace": "off"}) as screens:
        leaver = screens[3]
        assert (await leaver.ask(type="leave"))["type"] == "done"
        async with web.screen(screens[0].table["code"], leaver.token) as back:
            async with asyncio.TaskGroup() as playing:
                for number, screen in enumerate([*screens[:3], back]):
                    playing.create_task(screen.play(anything(number)))
            assert back.you == "D" and back.ears == "D" and not back.table["seats"][3]["away"]


@in_a_loop
async def test_a_host_who_sends_somebody_away_closes_their_screen(server: Server) -> None:
    async with Web(server) as web, seated(web, "mascarade-2e", NAMES[:4], options={"pace": "off"}) as screens:
        host = Seat(screens[0].table["code"], screens[0].token or "", "A")
        await web.do(host, "remove", seat="C")
        message = await screens[2].next()
        while message["type"] != "bye":
            message = await screens[2].next()
        assert message["code"] == "sent-away"


@in_a_loop
async def test_chat_reaches_all_who_are_there(server: Server) -> None:
    async with (
        Web(server) as web,
        seated(web, "masques-ffg", NAMES[:2], options={}) as (ada, bo),
        web.screen(ada.table["code"]) as watcher,
    ):
        assert (await ada.ask(type="say", text="good evening"))["type"] == "done"
        for screen in (bo, watcher):
            message = await screen.until("lines")
            assert message["lines"] == [{"number": 1, "player": "A", "name": "Ada", "text": "good evening"}]
        assert (await watcher.ask(type="say", text="hello?"))["code"] == "wrong-token"
