"""Why can't I? Asked over a real socket, at any time, by anybody, to no effect."""

import pytest

from ridotto.games import GAMES
from ridotto.ledger import ledger
from tests.house.rooms import in_a_loop
from tests.web.clients import Message, Screen, Seat, Web, seated
from tests.web.servers import Server

NAMES = ["Ada", "Bo", "Cy", "Di"]


async def why(screen: Screen, answer: str) -> Message:
    number, screen.next_id = screen.next_id, screen.next_id + 1
    await screen.say(type="why", id=number, answer=answer)
    reply = await screen.until("because", "refused", "done")
    assert reply["type"] == "because" and reply["id"] == number, reply
    return reply


async def reason(screen: Screen, answer: str) -> str:
    reply = await why(screen, answer)
    assert "say" not in reply, "the catalogue has a sentence for it"
    found: str = reply["reason"]
    return found


@in_a_loop
async def test_at_the_table_everybody_hears_their_own_reason(server: Server) -> None:
    options = {"pace": "off", "start": "A"}
    async with (
        Web(server) as web,
        seated(web, "mascarade-1e", NAMES, options=options) as screens,
        web.screen(screens[0].table["code"]) as watcher,
    ):
        ada, bo = screens[:2]
        heard = len(ada.facts)
        assert await why(ada, "King") == {
            "type": "because",
            "id": 1,
            "reason": "opening",
            "clauses": ["MC1-040", "MC1-043"],
            "args": {},
        }
        assert await reason(ada, "b") == "offered"
        waits = await why(bo, "a")
        assert (waits["reason"], waits["args"]) == ("not-your-turn", {"who": "A"})
        assert await reason(bo, "no such thing") == "no-such-answer"
        assert await reason(watcher, "b") == "watching"
        assert len(ada.facts) == heard and ada.question is not None  # nothing has happened by it
        assert (await ada.answer("b"))["type"] == "done"
        assert await reason(ada, "c") == "swap-or-keep"


@in_a_loop
async def test_a_refused_answer_has_the_same_reason(server: Server) -> None:
    async with (
        Web(server) as web,
        seated(web, "mascarade-1e", NAMES, options={"pace": "off", "start": "A"}) as screens,
    ):
        because = await why(screens[0], "King")
        refused = await screens[0].answer("King")
        assert refused["code"] == "answer-refused"
        assert refused["because"] == {"reason": because["reason"], "args": because["args"]}
        assert refused["say"] == "King is not one of: b c d centre1 centre2 (opening)"
        other = await screens[0].answer("no-such-word")
        assert other["code"] == "not-in-the-notation" and "because" not in other


@pytest.mark.parametrize(
    ("game", "tried", "named", "clauses"),
    [
        ("masques-dust", "pass", "keep-one", ["MQD-051", "MQD-055"]),
        ("masques-ffg", "pass", "keep-one", ["MQF-054", "MQF-058"]),
        ("masquerade", "end", "up-or-down", ["MSQ-013", "MSQ-035"]),
    ],
)
@in_a_loop
async def test_what_a_question_says_is_the_reason(
    server: Server, game: str, tried: str, named: str, clauses: list[str]
) -> None:
    async with Web(server) as web, seated(web, game, NAMES) as screens:
        because = await why(screens[0], tried)
        assert (because["reason"], because["clauses"]) == (named, clauses)
        assert (await screens[0].answer(tried))["because"]["reason"] == named


@in_a_loop
async def test_the_house_has_reasons_of_its_own(server: Server) -> None:
    async with Web(server) as web:
        host = await web.open("mascarade-1e", 4, "Ann", bots=dict.fromkeys("BCD", "random"))
        async with web.screen(host.code, host.token) as ann:
            assert await reason(ann, "b") == "not-begun"
            await web.do(host, "start")
            await web.do(host, "pause")
            assert await reason(ann, "b") == "paused"
            await web.do(host, "go-on")
            await ann.ask(type="leave")
            assert await reason(ann, "b") == "away"
            await web.do(host, "close")
            assert await reason(ann, "b") == "closed"


@pytest.mark.parametrize("game", sorted(GAMES))
@in_a_loop
async def test_every_game_gives_reasons_to_the_end(server: Server, game: str) -> None:
    """Whatever is offered can be said, whatever is not has another reason, and all clauses are of this game."""
    clauses, answers = ledger(game), GAMES[game].notation.answers
    options = {"pace": "off", "turn_limit": "12"} if game.startswith("mascarade") else {}
    bots = {"B": "random", "C": "random", "D": "random"}
    asked = 0
    async with Web(server) as web, seated(web, game, ["Ada"], bots, options=options) as (ada,):
        for turn in range(200):
            if ada.over:
                break
            question = ada.question
            if question is not None:
                offered = [option["text"] for option in question["options"]]
                for answer in (offered[-1], answers[turn % len(answers)].text):
                    because = await why(ada, answer)
                    assert (because["reason"] == "offered") == (answer in offered), (because, question)
                    assert set(because["clauses"]) <= set(clauses)
                    asked += 1
                await ada.answer(offered[turn % len(offered)])
            if not ada.over and (ada.question is None or ada.question == question):
                await ada.next()
        assert asked > 2
        while not ada.over:
            await ada.play()
        assert await reason(ada, answers[0].text) == "over"


@in_a_loop
async def test_an_answer_that_is_no_word_is_no_message(server: Server) -> None:
    async with Web(server) as web, seated(web, "mascarade-1e", NAMES) as screens:
        await screens[0].say(type="why", id=1, answer="x" * 201)
        assert (await screens[0].until("refused"))["code"] == "odd-request"
        assert await reason(screens[0], "") == "no-such-answer"


@in_a_loop
async def test_the_player_who_was_sent_away_asks_no_more(server: Server) -> None:
    async with Web(server) as web, seated(web, "mascarade-1e", NAMES) as screens:
        host = Seat(screens[0].table["code"], screens[0].token or "", "A")
        await web.do(host, "remove", seat="B")
        assert await screens[1].closed_with() == 1008
