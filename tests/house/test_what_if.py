"""What if: somebody plays on from a moment of a finished game, from what a seat then knew and nothing else."""

import asyncio
import json
from pathlib import Path

import pytest

from ridotto.bots import Dice
from ridotto.games import GAMES, game_called
from ridotto.house import ChosenTerms, House, Pass, TableFull, by, commands, digest_of
from ridotto.house.errors import CannotPlayOn, NotThen, NoWatchers
from ridotto.house.events import AnyEvent, Filled, Opened, Sat, Settled
from ridotto.house.memory import history
from ridotto.house.records import record_at
from ridotto.house.table_shown import table_shown
from ridotto.house.what_if import match_after, open_what_if, take_up
from ridotto.kernel import Game, Given, Match, Player, Setup, TurnBegan
from ridotto.lab import playout
from ridotto.replay import fresh_seed, replay_record
from tests.house.rooms import Ears, Party, a_house, in_a_loop
from tests.patience import PATIENCE

A, B = Player(0), Player(1)
GAME = "mascarade-1e"
SEATS = 4


def set_up(game: Game, joining: str = "off") -> Setup:
    options = {"pace": "off", "joining": joining}
    known = {option.name for option in game.host_options()}
    return game.set_up(max(SEATS, game.fewest), {name: value for name, value in options.items() if name in known})


def played(game: Game, seed: int, joining: str = "off") -> Match:
    match: Match = game.start(set_up(game, joining))
    playout(match, Dice(seed))
    return match


def moments_of(match: Match, seat: Player) -> list[int]:
    return [number for number, given in enumerate(match.record) if given.player == seat]


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_the_seat_has_heard_the_same_and_is_asked_the_same(game_id: str) -> None:
    game = game_called(game_id)
    setup, match = set_up(game), played(game, 3)
    for moment in moments_of(match, B)[2::7][:4]:
        then = match_after(game, setup, match.record[:moment])
        found = take_up(game, setup, match, moment, B, Dice(moment))
        said = [Given(Player(player), game.notation.read(text), late) for player, text, late in found.answers]
        now = match_after(game, setup, said)
        assert now.heard_by(B) == then.heard_by(B)
        question, before = now.question_to(B), then.question_to(B)
        assert question is not None and before is not None
        assert (question.name(), now.options(question)) == (before.name(), then.options(before))
        assert (found.winners, found.moment) == (match.outcome and match.outcome.winners, moment)


def another_truth(game: Game, setup: Setup, match: Match, moment: int) -> tuple[int, Match] | None:
    """A match that sounds alike to B until then, and is another; None where nothing was hidden from B."""
    then = match_after(game, setup, match.record[:moment])
    for world in game.worlds(setup, B, then.heard_by(B), 4, Dice(9).below):
        if world.position() != then.position():
            return moment, match_after(game, setup, world.record)
    return None


@pytest.mark.clause("TBL-018")
@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_what_the_seat_could_not_know_makes_no_difference(game_id: str) -> None:
    """The truth is exchanged for another that sounds alike to this seat: the same is dealt by the same dice."""
    game = game_called(game_id)
    setup, match = set_up(game), played(game, 3)
    moment, other = next(filter(None, (another_truth(game, setup, match, moment) for moment in moments_of(match, B))))
    found, answered = take_up(game, setup, match, moment, B, Dice(1)), len(other.record)
    playout(other, Dice(5))
    again = take_up(game, setup, other, answered, B, Dice(1))
    assert again.answers == found.answers


def test_each_time_something_else_is_dealt() -> None:
    game = game_called(GAME)
    match = played(game, 3)
    moment = moments_of(match, B)[3]
    assert len({take_up(game, set_up(game), match, moment, B, Dice(seed)).answers for seed in range(8)}) > 1


@pytest.mark.parametrize(
    ("moment", "seat", "why", "expected"),
    [
        (100_000, B, "no-moment", "moment 100000: expected 0 to"),
        (-1, B, "no-moment", "moment -1: expected 0 to"),
        (0, B, "not-asked", "seat B was not asked anything at moment 0: expected "),
        (0, Player(9), "not-asked", "seat J was not asked anything at moment 0: expected another seat"),
    ],
)
def test_a_moment_that_there_was_not_is_refused_with_what_was_expected(
    moment: int, seat: Player, why: str, expected: str
) -> None:
    game = game_called(GAME)
    with pytest.raises(CannotPlayOn, match=expected) as refusal:
        take_up(game, set_up(game), played(game, 3), moment, seat, Dice(1))
    assert refusal.value.details["why"] == why


def test_a_game_that_is_not_over_is_refused() -> None:
    game = game_called(GAME)
    with pytest.raises(CannotPlayOn, match="not over: expected one that was played to its end"):
        take_up(game, set_up(game), match_after(game, set_up(game), played(game, 3).record[:20]), 10, B, Dice(1))


# ---- At a table.


async def finished(
    house: House, watchers: bool = True, answers: int | None = None, game_id: str = GAME
) -> tuple[Party, Match]:
    """A game of Ada, Bo and two bots that was played to its end, or so far. Newcomers could have sat down."""
    game, tokens = game_called(game_id), [house.fresh_token(), house.fresh_token()]
    match, host = played(game, 3, "on"), digest_of(tokens[0])
    opened = Opened(
        game=game_id,
        rules=game.rules_version,
        players=SEATS,
        options=set_up(game, "on").chosen_options(),
        terms=ChosenTerms(watchers=watchers),
        host=host,
        seed=fresh_seed().hex(),
    )
    company: list[AnyEvent] = [
        Sat(0, "Ada", host, "carla"),
        Sat(1, "Bo", digest_of(tokens[1])),
        Filled(2, "Carla", "courtier,bold"),
        Filled(3, "Dario", "beginner"),
    ]
    given = [Settled(given.player, given.answer.text, given.late) for given in match.record[:answers]]
    actor = await house.open_table(
        opened, [lambda at: company, by(host, commands.Begin()), *[lambda at, one=one: [one] for one in given]]
    )
    party = Party(house, Pass(actor.code, tokens[0], A))
    party.tokens = tokens
    return party, match


@in_a_loop
async def test_a_person_plays_on_alone_with_bots_in_every_store(any_place: str) -> None:
    async with a_house(any_place, grace=3600) as house:
        party, match = await finished(house)
        moment = moments_of(match, B)[4]
        given = await open_what_if(house, party.actor, None, moment, B)
        actor = house.actors[given.code]
        at = actor.table_state
        assert [(seat.name, seat.bot) for seat in table_shown(at).seats] == [
            ("Ada", "courtier"),
            ("Bo", None),
            ("Carla", "courtier,bold"),
            ("Dario", "beginner"),
        ]
        assert at.who(given.token).player == B and at.live_game().asked() == {B}
        told = match_after(at.game, set_up(at.game), match.record[:moment]).told_to(B)
        assert len(history(at, digest_of(given.token), B)) == len(told)
        shown = table_shown(at).what_if
        assert shown is not None and (shown.code, shown.seat, shown.moment) == (party.code, "B", moment)
        assert (shown.turns, shown.winners) == (
            sum(isinstance(told.fact, TurnBegan) for told in match.log),
            [chr(65 + winner) for winner in match.outcome.winners] if match.outcome else [],
        )


@in_a_loop
async def test_of_the_game_before_only_its_person_is_told(anywhere: str) -> None:
    """Anybody with the code of the what-if was told code, winners and names of a table without watchers."""
    async with a_house(anywhere, grace=3600) as house:
        party, match = await finished(house, watchers=False)
        given = await open_what_if(house, party.actor, digest_of(party.tokens[B]), moments_of(match, B)[4], B)
        actor = house.actors[given.code]
        public = json.loads(bytes(actor.shown_to(None)))
        assert public["what_if"] is None and party.code not in str(public)
        assert [seat["name"] for seat in public["seats"]] == ["Ada", "Bruno", "Carla", "Dario"], "those of bots"
        assert json.loads(bytes(actor.shown_to(digest_of(party.tokens[A]))))["what_if"] is None
        own = json.loads(bytes(actor.shown_to(digest_of(given.token))))
        assert own["what_if"]["code"] == party.code and own["seats"][B]["name"] == "Bo"


@in_a_loop
async def test_it_goes_on_in_another_house_and_to_its_end(place: str) -> None:
    async with a_house(place, grace=3600) as house:
        party, match = await finished(house)
        given = await open_what_if(house, party.actor, None, moments_of(match, B)[-1], B)
        answers = list(house.actors[given.code].table_state.live_game().table.match.record)
    async with a_house(place, grace=3600) as house:
        actor = await house.table(given.code)
        assert actor.table_state.live_game().table.match.record == answers
        ada = Ears(actor, given.token)
        await actor.welcome(ada)
        await actor.do(by(digest_of(given.token), commands.Stand()))  # a bot plays to the end
        async with asyncio.timeout(PATIENCE):
            while not actor.table_state.over:
                ada.news.clear()
                await ada.news.wait()
        record = record_at(actor.table_state)
        assert record.seed is None, "no seed leads to what was dealt"
        assert replay_record(record).over()


@in_a_loop
async def test_nobody_else_sits_down_or_watches_there(tmp_path: Path) -> None:
    async with a_house(tmp_path / "store", grace=3600) as house:
        party, match = await finished(house, game_id="masquerade")
        given = await open_what_if(house, party.actor, None, moments_of(match, B)[4], B)
        actor = house.actors[given.code]
        with pytest.raises(TableFull):
            await house.sit(actor, "Eve", None, house.fresh_token(), visitor="a-browser")
        assert actor.table_state.ear_of(None) is None and not table_shown(actor.table_state).joins


@in_a_loop
async def test_only_a_finished_game_is_played_on_from_and_only_by_those_who_may_look_back(tmp_path: Path) -> None:
    async with a_house(tmp_path / "store", grace=3600) as house:
        party, match = await finished(house, answers=30)
        with pytest.raises(NotThen):
            await open_what_if(house, party.actor, digest_of(party.tokens[0]), 10, B)
        await party.do(commands.CloseTable, party.tokens[0])
        with pytest.raises(CannotPlayOn, match="not over"):
            await open_what_if(house, party.actor, digest_of(party.tokens[0]), 10, B)
        party, match = await finished(house, watchers=False)
        moment = moments_of(match, B)[4]
        with pytest.raises(NoWatchers):
            await open_what_if(house, party.actor, None, moment, B)
        assert (await open_what_if(house, party.actor, digest_of(party.tokens[1]), moment, B)).player == B
