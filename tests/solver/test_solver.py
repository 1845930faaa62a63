"""Small games solved: Kuhn poker to its known value, and a tiny Mascarade through the engine itself."""

from __future__ import annotations

import pytest

from ridotto.bots import BOTS
from ridotto.kernel import EVERYONE, Answer, Asking, Bot, Fact, Match, Player
from ridotto.solver import (
    CfrPlus,
    SmallTable,
    SolverRefused,
    Tree,
    best_response_worth,
    bot_strategy,
    even_strategy,
    expected_worth,
    exploitability,
    last_turns_of_mascarade,
    tree_of,
)
from tests.solver.kuhn import BET, VALUE, kuhn_poker

FIRST, SECOND = 0, 1


def solved(tree: Tree, rounds: int) -> list[list[float]]:
    solver = CfrPlus(tree)
    solver.run(rounds)
    return solver.average()


# ---- A game with a known value.


def test_kuhn_poker_is_worth_an_eighteenth_to_the_second_player() -> None:
    tree = kuhn_poker()
    strategy = solved(tree, 500)
    assert expected_worth(tree, strategy, strategy) == pytest.approx(VALUE, abs=1e-4)
    assert exploitability(tree, strategy) < 1e-3


def test_the_best_response_to_a_player_who_always_bets_waits_for_better_cards() -> None:
    tree = kuhn_poker()
    always = [[0.0, 1.0] for _ in tree.sets]
    assert tree.sets[0].options[1] is BET
    # The second player folds the lowest card, calls with the highest, and calls or folds with the middle one: a third
    # of the time each, -1, 2, and 2 against one card and -2 against the other.
    assert best_response_worth(tree, always, SECOND) == pytest.approx((-1 + 2 + 0) / 3)


def test_even_play_of_kuhn_poker_can_be_exploited_as_the_literature_says() -> None:
    tree = kuhn_poker()
    assert exploitability(tree, even_strategy(tree)) == pytest.approx(11 / 24)


# ---- A tiny Mascarade.


def test_what_was_done_in_secret_is_the_deal_and_each_player_knows_their_own_part_of_it() -> None:
    table = last_turns_of_mascarade(1)
    assert len(table.starts) == 16 and sum([start.odds for start in table.starts]) == pytest.approx(1.0)
    for player in (Player(0), Player(1)):
        heard = {tuple([told.spelling() for told in start.match.told_to(player)]) for start in table.starts}
        assert len(heard) == 4, "two hands of their own; of the other's they heard only what was touched"


def test_moments_of_one_information_set_sound_alike_and_offer_the_same() -> None:
    """The tree is walked again by its numbers, beside the matches that it was made from."""
    table = last_turns_of_mascarade(1)
    tree = tree_of(table)
    compared = 0
    waiting = [(start.match.fork(), branch) for start, branch in zip(table.starts, tree.branches[0], strict=True)]
    while waiting:
        match, number = waiting.pop()
        while not match.over() and len(match.offer()) == 1:
            match.choose(0)
        if match.over():
            winners = [] if match.outcome is None else match.outcome.winners
            assert tree.worth[number] == (0.5 if winners == (Player(0),) else -0.5 if winners == (Player(1),) else 0.0)
            continue
        question = match.asks()
        known = tree.sets[tree.information[number]]
        assert known.match is not None and known.player == question.player == tree.asks[number]
        assert story(known.match, question.player) == story(match, question.player)
        assert known.options == match.options(question)
        compared += 1
        for option, branch in zip(known.options, tree.branches[number], strict=True):
            later = match.fork()
            later.answer(question.player, option)
            waiting.append((later, branch))
    assert compared == sum([len(known.nodes) for known in tree.sets]) > len(tree.sets)


def story(match: Match, player: Player) -> list[str]:
    return [told.spelling() for told in match.told_to(player)]


def test_fate_draws_with_the_odds_of_the_engine() -> None:
    """Three masks are not dealt yet, and nobody was named to begin; the match is over after its first turn."""
    game = last_turns_of_mascarade(1).game
    tree = tree_of(SmallTable(game, game.set_up(2, {"turn_limit": "1"}), "fate:Bishop fate:Fool fate:Judge"))
    fourth = tree.branches[0][0]
    fifth = tree.branches[fourth][0]
    first_player = tree.branches[fifth][0]  # the sixth mask is the one that is left
    assert tree.odds[fourth] == pytest.approx([1 / 3] * 3)
    assert tree.odds[fifth] == tree.odds[first_player] == pytest.approx([1 / 2] * 2)
    assert [tree.asks[branch] for branch in tree.branches[first_player]] == [FIRST, SECOND]
    assert expected_worth(tree, even_strategy(tree), even_strategy(tree)) == 0.0, "nobody has won a coin"


def test_nobody_forgets_what_they_knew_and_said() -> None:
    """All moments of an information set have the same sets and answers of that player behind them."""
    tree = tree_of(last_turns_of_mascarade(1))
    own: dict[tuple[int, int], tuple[tuple[int, int], ...]] = {(player, 0): () for player in (FIRST, SECOND)}
    for number, branches in enumerate(tree.branches):
        for at, branch in enumerate(branches):
            for player in (FIRST, SECOND):
                said = ((tree.information[number], at),) if tree.asks[number] == player else ()
                own[player, branch] = (*own[player, number], *said)
    for known in tree.sets:
        assert len({own[known.player, node] for node in known.nodes}) == 1


def test_the_last_turn_is_solved_to_a_hundredth_of_a_point() -> None:
    tree = tree_of(last_turns_of_mascarade(1))
    before, after = exploitability(tree, even_strategy(tree)), exploitability(tree, solved(tree, 120))
    assert before > 0.2 and after < 1e-4


@pytest.mark.slow
def test_the_last_two_turns_come_within_a_point_of_an_equilibrium() -> None:
    tree = tree_of(last_turns_of_mascarade(2))
    strategy = solved(tree, 40)
    assert exploitability(tree, strategy) < 0.01
    worth = expected_worth(tree, strategy, strategy)
    assert worth <= best_response_worth(tree, strategy, FIRST) and -worth <= best_response_worth(tree, strategy, SECOND)


# ---- Bots.


@pytest.mark.parametrize("bot", ["random", "beginner", "courtier"])
def test_no_bot_wins_more_than_the_value_against_its_best_response(bot: str) -> None:
    table = last_turns_of_mascarade(1)
    tree = tree_of(table)
    equilibrium = solved(tree, 120)
    value, slack = expected_worth(tree, equilibrium, equilibrium), 2 * exploitability(tree, equilibrium)
    played = bot_strategy(table, tree, BOTS[bot], 4, 1)
    for known in tree.sets:
        assert sum(played[known.number]) == pytest.approx(1.0)
    assert best_response_worth(tree, played, SECOND) >= -value - slack
    assert best_response_worth(tree, played, FIRST) >= value - slack


def test_random_dice_play_every_option_about_as_often() -> None:
    table = last_turns_of_mascarade(1)
    tree = tree_of(table)
    played = bot_strategy(table, tree, BOTS["random"], 200, 1)
    three = [played[known.number] for known in tree.sets if len(known.options) == 3]
    assert three and all(abs(share - 1 / 3) < 0.12 for shares in three for share in shares)


def test_the_same_seed_gives_the_same_strategy() -> None:
    table = last_turns_of_mascarade(1)
    tree = tree_of(table)
    assert bot_strategy(table, tree, BOTS["beginner"], 3, 7) == bot_strategy(table, tree, BOTS["beginner"], 3, 7)


# ---- Bad input.


def test_only_secret_answers_are_left_to_chance() -> None:
    table = last_turns_of_mascarade(1)
    match = table.game.start(table.setup)
    assert match.asks().may_know(match) == EVERYONE
    with pytest.raises(SolverRefused, match="expected one that is given in secret"):
        SmallTable(table.game, table.setup, "fate:?")


def test_a_bot_that_answers_what_it_was_not_asked_is_refused() -> None:
    class Stubborn(Bot):
        def hear(self, fact: Fact) -> None:
            pass

        def choose(self, asking: Asking, options: tuple[Answer, ...]) -> Answer:
            return BET

    table = last_turns_of_mascarade(1)
    with pytest.raises(SolverRefused, match="the bot answered bet: expected one of aL, aR, aP"):
        bot_strategy(table, tree_of(table), lambda game, setup, player, draw: Stubborn(), 1, 1)


def test_three_players_are_refused() -> None:
    game = last_turns_of_mascarade(1).game
    with pytest.raises(SolverRefused, match="3 players: expected 2"):
        SmallTable(game, game.set_up(3, {}), "")
