"""Tables of every size, driven at random: people answer, dawdle, leave and come back."""

import json

import pytest

from ridotto.bots import Dice
from ridotto.games import GAMES, game_called
from ridotto.kernel import SPECTATOR, Player
from ridotto.table import Automaton, MemoryRule, Person, Sitter, Terms, with_time_to_see
from tests.table.tables import DrivenTable, everybody, first_option, secret

TERMS = [
    Terms(clock=30),
    Terms(clock=30, memory=MemoryRule.AID),
    Terms(clock=3600, correspondence=True, memory=MemoryRule.STRICT),
]
TABLES = [
    (id, players, TERMS[players % 3]) for id, game in GAMES.items() for players in range(game.fewest, game.most + 1)
]


def table_of(id: str, players: int, terms: Terms) -> DrivenTable:
    game = game_called(id)
    sitters: list[Sitter] = [
        Automaton(f"bot {number}", "random") if number % 3 == 2 else Person(f"person {number}")
        for number in range(players)
    ]
    short = {"turn_limit": "16", "challenge": "together" if players % 2 else "clockwise", "max_rounds": "2"}
    wishes = {option.name: short[option.name] for option in game.host_options() if option.name in short}
    setup = game.set_up(players, with_time_to_see(game, wishes, sitters, terms))
    return DrivenTable(game, setup, sitters, first_option, terms, secret=secret(players))


def listeners(table: DrivenTable) -> list[Player]:
    bots = table.seats.is_played_by_a_bot
    return [who for who in everybody(table) if who == SPECTATOR or not bots(who)]


@pytest.mark.slow
@pytest.mark.parametrize(("id", "players", "terms"), TABLES)
def test_any_table_gets_to_its_end_and_tells_everybody_all_that_is_theirs_once(
    id: str, players: int, terms: Terms
) -> None:
    table = table_of(id, players, terms)
    dice = Dice(players)
    told: dict[Player, list[int]] = {who: [] for who in everybody(table)}
    for _ in range(2000):
        if table.match.over():
            break
        act(table, dice)
        for who in listeners(table):
            told[who] += table.numbers_of_news(who)
        looking = listeners(table)
        json.dumps(table.present(looking[dice.below(len(looking))]))
    assert table.match.over()
    for who in listeners(table):
        heard = table.match.heard_by(who)
        assert told[who] == sorted(set(told[who]))
        assert told[who][-1] == len(heard)
        if who == SPECTATOR:
            assert told[who] == list(range(1, len(heard) + 1))
        assert table.history(who) == [fact.spelling() for fact in heard]


def act(table: DrivenTable, dice: Dice) -> None:
    """Somebody does something, or time passes."""
    people = [who for who in table.setup.everybody if isinstance(table.seats.sitters[who], Person)]
    who = people[dice.below(len(people))]
    if who in table.seats.away:
        table.come_back(who)
    elif dice.below(30) == 0:
        table.leave(who)
    elif dice.below(10) == 0:
        table.time_passed(dice.below(2 * table.terms.clock))
    else:
        question = table.match.question_to(who)
        if question is not None:
            options = table.match.options(question)
            table.answer(who, options[dice.below(len(options))], table.play.number(who))
        elif table.play.goes_round("ClaimToo"):
            table.leave_answer(who, "ClaimToo", "pass", table.play.number(who))
