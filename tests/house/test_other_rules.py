"""A table outlives its rules: what people were told can be read, and nothing else is made of it."""

import gzip
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ridotto.bots import Dice
from ridotto.games import game_called
from ridotto.house import ChosenTerms, House, Pass, commands, digest_of
from ridotto.house.bot_turns import thought_at
from ridotto.house.events import (
    Begun,
    CameBack,
    Followed,
    LeftAnswer,
    Noted,
    Opened,
    Said,
    Sat,
    decode_line,
    encode_line,
)
from ridotto.house.reasons import why_not
from ridotto.house.stores import Batch
from ridotto.house.table_shown import table_shown
from ridotto.kernel import SPECTATOR, Player, SetupRefused
from ridotto.replay import read_record as read_record
from tests.house.new_rules import change_rules
from tests.house.rooms import Clock, Ears, Party, a_house, begun, in_a_loop, refused, wished
from tests.house.test_keeping import answer_any, come, table_of

A, B, C, D = [Player(number) for number in range(4)]
EARS = (A, B, C, D, SPECTATOR)
SENTENCE = "you can read what you were told, but not play on"

NAMES = ("Ada", "Bo", "Cy", "Di")
Told = dict[Player, list[str]]


async def play(party: Party, most: int = 1_000_000) -> None:
    """People announce the King whenever they may: his coins are what will change."""
    dice = Dice(2)
    for _ in range(most):
        table = table_of(party)
        if table.match.over():
            return
        question = table.match.asks()
        options = [option.text for option in table.match.options(question)]
        said = "King" if "King" in options else options[dice.below(len(options))]
        await party.answer(question.player, table.play.number(question.player), said)


def told(party: Party) -> Told:
    match = table_of(party).match
    return {ear: [fact.spelling() for fact in match.heard_by(ear)] for ear in EARS}


async def shown(party: Party, ear: Player) -> list[dict[str, Any]]:
    """All that reaches the screens of some ears."""
    actor = await party.house.table(party.code)
    async with actor.lock:
        return [json.loads(bytes(fact)) for fact in actor.telling(ear).since(actor.table_state, 0)]


async def replayed(party: Party, ears: str) -> Any:
    actor = await party.house.table(party.code)
    return json.loads(gzip.decompress(await party.house.replay(actor, ears)))


FIRST_EDITION = "mascarade-1e"
BRIEF = {"pace": "off", "turn_limit": "30"}


async def evening(place: str | Path, most: int = 1_000_000, **terms: Any) -> tuple[list[str], str, Told]:
    """A game under the old rules: its people's tokens, its code, and what everybody was told."""
    async with a_house(place) as house:
        party = await seated(house, ChosenTerms(**terms))
        await party.do(commands.Begin, party.tokens[0])
        await play(party, most)
        assert any("bank pays" in text for text in told(party)[SPECTATOR]), "the King never paid: nothing would change"
        return party.tokens, party.code, told(party)


async def seated(
    house: House,
    terms: ChosenTerms,
    game: str = FIRST_EDITION,
    players: int = 4,
    options: dict[str, str] = BRIEF,
) -> Party:
    """People at a table where Fate deals the same each time."""
    tokens = [f"token {letter}" for letter in "ABCD"[:players]]
    rules = game_called(game).rules_version
    opened = Opened(game, rules, players, options, terms, digest_of(tokens[0]), bytes(range(32)).hex())
    people = [Sat(number, NAMES[number], digest_of(token)) for number, token in enumerate(tokens)]
    return back_at(house, tokens, (await house.open_table(opened, [lambda at: people])).code)


def back_at(house: House, tokens: list[str], code: str) -> Party:
    party = Party(house, Pass(code, tokens[0], A))
    party.tokens = tokens
    return party


RUNNING = 14  # answers: the King has paid, and nobody has won


@pytest.mark.parametrize("memory", ["strict", "aid"])
@in_a_loop
async def test_a_running_game_of_other_rules_is_read_as_it_was_told_and_by_its_own_ears_only(
    place: str, memory: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing that is read can be used any more, so strict memory has nothing to guard."""
    tokens, code, heard = await evening(place, RUNNING, memory=memory)
    change_rules(monkeypatch)
    async with a_house(place) as house:
        party = back_at(house, tokens, code)
        for ear in EARS:
            facts = await shown(party, ear)
            assert [fact["say"] for fact in facts] == heard[ear]
            assert [fact["n"] for fact in facts] == list(range(1, len(facts) + 1))
            assert all(("to" not in fact) is (fact["say"] in heard[SPECTATOR]) for fact in facts)
        table = table_shown(party.actor.table_state)
        assert (table.state, table.rules, table.seed) == ("outdated", "other", None)


@in_a_loop
async def test_nobody_plays_on_by_other_rules_and_everybody_is_told_why(
    anywhere: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tokens, code, _ = await evening(anywhere, RUNNING)
    change_rules(monkeypatch)
    async with a_house(anywhere) as house:
        party = back_at(house, tokens, code)
        actor = await house.table(code)
        before = await house.store.read(code)
        for number in (1, 10, 20):
            for player in (A, B, C, D):
                assert await refused(party.answer(player, number, "pass")) == "other-rules"
        for deed in (commands.Begin, commands.Pause, commands.GoOn):
            assert await refused(party.do(deed, tokens[0])) in ("other-rules", "not-then")
        assert await refused(party.do(commands.Pause, tokens[0])) == "other-rules"
        assert await refused(party.do(commands.FillSeats, tokens[0], "random")) == "other-rules"
        assert await refused(party.do(commands.ReplaceByBot, tokens[0], B, "random")) == "other-rules"
        assert await refused(party.do(commands.SendAway, tokens[0], B)) == "other-rules"
        assert await refused(party.do(commands.LeaveAnswer, tokens[1], 1, "ClaimToo", "pass")) == "other-rules"
        assert await refused(party.do(commands.WithdrawAnswer, tokens[1])) == "other-rules"
        assert await refused(house.sit(actor, "Eve", None, house.fresh_token())) == "other-rules"
        assert why_not(actor.table_state, B, "pass").reason == "outdated"
        for asked in (house.record(actor), house.replay(actor, "*"), house.replay(actor, "A")):
            with pytest.raises(Exception, match=SENTENCE) as problem:
                await asked
            assert "version" in str(problem.value)
        assert await house.store.read(code) == before, "a refusal changes nothing"


@in_a_loop
async def test_clocks_and_bots_stand_still_at_a_game_of_other_rules(
    anywhere: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    async with a_house(anywhere, clock) as house:
        party = await begun(house, wished(FIRST_EDITION, bots="BCD", clock=30), people=1)
        (ada,) = await come(party, A)
        await ada.until(lambda: table_of(party).match.question_to(A) is not None)
        tokens, code = party.tokens, party.code
    change_rules(monkeypatch)
    async with a_house(anywhere, clock, since=clock.at, grace=0.0) as house:
        clock.at += 100_000
        actor = await house.table(code)
        before = await house.store.read(code)
        listener = Ears(actor, tokens[0])
        await actor.welcome(listener)
        await actor.move()
        assert (actor.timer, actor.thinking, thought_at(actor.table_state)) == (None, None, None)
        actor.farewell(listener)
        await actor.look_around()
        assert await house.store.read(code) == before


@in_a_loop
async def test_people_of_a_game_of_other_rules_still_talk_and_write_and_leave(
    anywhere: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tokens, code, heard = await evening(anywhere, RUNNING, memory="notes")
    change_rules(monkeypatch)
    async with a_house(anywhere) as house:
        party = back_at(house, tokens, code)
        await party.do(commands.Say, tokens[1], "What a pity")
        await party.do(commands.WriteNotes, tokens[2], "I was the Witch")
        await party.do(commands.Stand, tokens[3])
        last = [event for event in await party.stored() if isinstance(event, Said | Noted)]
        assert last == [Said(B, "What a pity"), Noted(C, "I was the Witch")]
    async with a_house(anywhere) as house:
        party = back_at(house, tokens, code)
        actor = await house.table(code)
        assert [line.text for line in actor.table_state.talk.lines] == ["What a pity"]
        assert [fact["say"] for fact in await shown(party, D)] == heard[D], "talk after it does not make it unreadable"
        await party.do(commands.CloseTable, tokens[0])
        assert actor.table_state.state == "closed"


@in_a_loop
async def test_the_player_who_was_away_reads_what_their_own_seat_was_told(
    anywhere: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_house(anywhere) as house:
        party = await seated(house, ChosenTerms())
        await party.do(commands.Begin, party.tokens[0])
        await play(party, RUNNING)
        await party.do(commands.Stand, party.tokens[1])
        tokens, code, heard = party.tokens, party.code, told(party)
    change_rules(monkeypatch)
    async with a_house(anywhere) as house:
        actor = await house.table(code)
        assert actor.table_state.is_away(B)
        bo = Ears(actor, tokens[1])
        await actor.welcome(bo)
        assert actor.table_state.ear_of(bo.key) == B
        assert CameBack(B) in await back_at(house, tokens, code).stored()
        assert len(actor.telling(B).since(actor.table_state, 0)) >= len(heard[B])


@in_a_loop
async def test_the_same_people_play_again_by_the_new_rules(anywhere: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tokens, code, _ = await evening(anywhere, RUNNING)
    change_rules(monkeypatch)
    async with a_house(anywhere) as house:
        actor = await house.table(code)
        following = await house.again(actor, tokens[0])
        again = back_at(house, tokens, following)
        await again.do(commands.Begin, tokens[0])
        assert (await house.table(following)).table_state.state == "playing"
        opened, *_, follows = [*(await again.stored())[:1], *(await back_at(house, tokens, code).stored())[-1:]]
        assert isinstance(opened, Opened) and opened.rules == game_called(FIRST_EDITION).rules_version
        assert follows == Followed(following)
        await play(again, 5)


@in_a_loop
async def test_a_table_that_the_new_rules_refuse_is_not_played_again(
    anywhere: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tokens, code, _ = await evening(anywhere, RUNNING)
    async with a_house(anywhere) as house:
        await copy_with(house, code, {"candles": "7"})
    change_rules(monkeypatch)
    async with a_house(anywhere) as house:
        actor = await house.table("ZZZZZZZ")
        assert actor.table_state.state == "outdated", "an option that is no more keeps nobody from reading"
        with pytest.raises(SetupRefused, match="candles"):
            await house.again(actor, tokens[0])


async def copy_with(house: House, code: str, options: dict[str, str]) -> None:
    """Stores the same table once more, as if its host had chosen these options, too."""
    lines = [decode_line(line) for line in await house.store.read(code)]
    assert any(isinstance(line.event, Opened) for line in lines)
    copied = [
        msgspec.structs.replace(line, event=msgspec.structs.replace(line.event, options=line.event.options | options))
        if isinstance(line.event, (Opened, Begun))
        else line
        for line in lines
    ]
    assert await house.store.append(Batch("ZZZZZZZ", 0, [encode_line(line) for line in copied]))


@in_a_loop
async def test_a_running_game_with_seconds_that_no_pace_has_can_be_read_and_not_played_on(anywhere: str) -> None:
    tokens, code, heard = await evening(anywhere, RUNNING)
    async with a_house(anywhere) as house:
        await copy_with(house, code, {"pauses": "on", "look_seconds": "7"})
    async with a_house(anywhere) as house:
        party = back_at(house, tokens, "ZZZZZZZ")
        assert [fact["say"] for fact in await shown(party, B)] == heard[B]
        assert (await house.table("ZZZZZZZ")).table_state.state == "outdated"
        assert await refused(party.answer(A, 1, "pass")) == "other-rules"
        with pytest.raises(SetupRefused, match="look_seconds = '7': these options are one now"):
            await house.again(await house.table("ZZZZZZZ"), tokens[0])


# ---- Finished.


@in_a_loop
async def test_a_finished_game_stays_what_people_were_told(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tokens, code, heard = await evening(place)
    async with a_house(place) as house:
        party = back_at(house, tokens, code)
        before = {ears: await replayed(party, ears) for ears in ("A", "B", "-", "*")}
        record = read_record(await house.record(party.actor))
    change_rules(monkeypatch)
    async with a_house(place) as house:
        party = back_at(house, tokens, code)
        for ear in EARS:
            assert [fact["say"] for fact in await shown(party, ear)] == heard[ear]
        table = table_shown(party.actor.table_state)
        assert (table.state, table.rules) == ("over", "other")
        assert table.seed is not None, "it is told after the end"
        assert await refused(party.answer(A, 1, "pass")) == "match-over"
        for ears, then in before.items():
            now = await replayed(party, ears)
            for key in ("game", "people", "options", "reason", "winners"):
                assert now[key] == then[key]
            assert [heard_in(step) for step in now["steps"]] == [heard_in(step) for step in then["steps"]]
            assert all(step["view"] is None and step["truth"] is None for step in now["steps"])
        assert read_record(await house.record(party.actor)) == record
        assert await house.again(party.actor, tokens[0])


def heard_in(step: Any) -> Any:
    facts = [{key: value for key, value in fact.items() if key != "say"} for fact in step["facts"]]
    return facts, step["by"], step["answer"], step["late"], step["turn"]


@in_a_loop
async def test_answers_in_one_breath_are_part_of_the_record(anywhere: str, monkeypatch: pytest.MonkeyPatch) -> None:
    dice, breaths = Dice(5), 0
    async with a_house(anywhere) as house:
        party = await seated(house, ChosenTerms(), "masques-ffg", 2, {"max_rounds": "2"})
        await party.do(commands.Begin, party.tokens[0])
        while not (match := table_of(party).match).over():
            question = match.asks()
            options = match.options(question)
            said = [options[dice.below(len(options))]]
            if question.goes_on(match, said[0]):
                ahead = match.fork()
                ahead.answer(question.player, said[0])
                said.append(ahead.offer()[0])
                breaths += 1
            number = table_of(party).play.number(question.player)
            await party.answer(question.player, number, *[answer.text for answer in said])
        tokens, code = party.tokens, party.code
        record = read_record(await house.record(party.actor))
    assert breaths > 0
    monkeypatch.setattr(game_called("masques-ffg"), "rules_version", 77)
    async with a_house(anywhere) as house:
        again = read_record(await house.record(await house.table(code)))
        assert (again.answers, again.told, again.result) == (record.answers, record.told, record.result)
        steps = (await replayed(back_at(house, tokens, code), "*"))["steps"]
        assert sum("+" in (step["answer"] or "") for step in steps) == breaths


@in_a_loop
async def test_an_answer_in_advance_that_counted_at_once_is_part_of_the_record(
    anywhere: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_house(anywhere) as house:
        party = await seated(house, ChosenTerms())
        await party.do(commands.Begin, party.tokens[0])
        while not (table := table_of(party)).match.over():
            question = table.match.asks()
            options = [option.text for option in table.match.options(question)]
            number, token = table.play.number(question.player), party.tokens[question.player]
            if question.name() == "ClaimToo":
                await party.do(commands.LeaveAnswer, token, number, "ClaimToo", "pass")  # it has come already
            else:
                await party.answer(question.player, number, "King" if "King" in options else options[0])
        code, record = party.code, read_record(await house.record(party.actor))
        assert any(isinstance(event, LeftAnswer) for event in await party.stored())
    change_rules(monkeypatch)
    async with a_house(anywhere) as house:
        assert read_record(await house.record(await house.table(code))) == record


@in_a_loop
async def test_the_player_who_sat_down_in_the_middle_reads_what_they_were_told_since(
    anywhere: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_house(anywhere) as house:
        party = await seated(house, ChosenTerms(), "masquerade", 3, {"joining": "on"})
        await party.do(commands.Begin, party.tokens[0])
        for _ in range(12):
            await answer_any(party)
        token = house.fresh_token()
        await house.sit(party.actor, "Di", None, token)
        party.tokens.append(token)
        while len(party.actor.table_state.seats) < 4:
            await answer_any(party)
        for _ in range(8):
            await answer_any(party)
        tokens, code = party.tokens, party.code
        heard, seats = told(party), table_shown(party.actor.table_state).seats
        assert 0 < len(heard[D]) < len(heard[A])
    monkeypatch.setattr(game_called("masquerade"), "rules_version", 77)
    async with a_house(anywhere) as house:
        party = back_at(house, tokens, code)
        for ear in EARS:
            assert [fact["say"] for fact in await shown(party, ear)] == heard[ear]
        assert table_shown(party.actor.table_state).seats == seats
        assert party.actor.table_state.ear_of(digest_of(tokens[3])) == D


# ---- Begun or not.


@in_a_loop
async def test_a_table_that_waits_for_people_begins_by_the_new_rules(
    anywhere: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_house(anywhere) as house:
        party = await seated(house, ChosenTerms())
        tokens, code = party.tokens, party.code
    change_rules(monkeypatch)
    async with a_house(anywhere) as house:
        party = back_at(house, tokens, code)
        await party.do(commands.Begin, tokens[0])
        await play(party, 10)
        assert (party.actor.table_state.state, party.actor.table_state.stage.rules()) == ("playing", "current")
        (event,) = [event for event in await party.stored() if isinstance(event, Begun)]
        assert event.rules == game_called(FIRST_EDITION).rules_version
    async with a_house(anywhere) as house:
        actor = await house.table(code)
        assert actor.table_state.state == "playing", "what counts is by which rules it was begun, not opened"


@in_a_loop
async def test_a_change_of_rules_that_nobody_has_counted_is_noticed(
    anywhere: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tokens, code, heard = await evening(anywhere)
    change_rules(monkeypatch, version=False)
    async with a_house(anywhere) as house:
        party = back_at(house, tokens, code)
        for ear in EARS:
            assert [fact["say"] for fact in await shown(party, ear)] == heard[ear]
        assert table_shown(party.actor.table_state).rules == "other"
        record = await house.record(party.actor)
        assert "\n".join([f"* {text}" for text in heard[SPECTATOR][-3:]]) in record


@in_a_loop
async def test_a_worker_that_plays_by_other_rules_only_reads_what_another_one_begins(
    empty: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Workers are replaced one after the other: for a while both versions serve the same tables."""
    async with a_house(empty) as old:
        party = await seated(old, ChosenTerms(listed=True))
        with monkeypatch.context() as upgraded:
            change_rules(upgraded)
            async with a_house(empty) as new:
                actor = await new.table(party.code)
                assert actor.table_state.state == "open"
                upgraded.undo()  # both have taken their games from the shelf by now
                await party.do(commands.Begin, party.tokens[0])
                await play(party, RUNNING)
                await actor.catch_up()
                assert (actor.table_state.state, actor.table_state.stage.rules()) == ("outdated", "other")
                async with actor.lock:
                    facts = [json.loads(bytes(fact)) for fact in actor.telling(B).since(actor.table_state, 0)]
                assert [fact["say"] for fact in facts] == told(party)[B]
                assert await refused(party.in_another(new).answer(A, 1, "pass")) == "other-rules"
                change_rules(upgraded)
                assert await new.list_tables() == [], "nobody is sent to a table that cannot be played on"
                upgraded.undo()
                assert [table.code for table in await old.list_tables()] == [party.code]
