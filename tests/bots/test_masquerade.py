"""The courtier of Masquerade: it takes what it surely beats, hides its royals, and shows both when that wins; and what
its master does otherwise than others.
"""

from __future__ import annotations

from collections import Counter

import pytest

from ridotto.bots import BOTS, Dice, Thinking, bot_at_level
from ridotto.bots.stage import Stage
from ridotto.games import game_called
from ridotto.games.masquerade.public.bots import MasqueradeCourtier
from ridotto.games.masquerade.public.bots.worth import hiding_of
from ridotto.games.masquerade.public.numbers import UNKNOWN
from ridotto.games.masquerade.public.setup import MasqueradeSetup
from ridotto.games.masquerade.public.words import PLACES
from ridotto.games.masquerade.secret.state import Salon
from ridotto.kernel import FATE, Match, Player
from tests.bots.games import BotGame, called, share_of_one, woken

GAME = "masquerade"
A = Player(0)
every_table = pytest.mark.parametrize("players", [3, 4, 5, 6])


class OpenDoors(BotGame):
    """With a bot for everybody who may still sit down."""

    def __init__(self, kinds: list[str], seed: int, **wishes: str) -> None:
        super().__init__(GAME, kinds, seed, **wishes)
        self.newcomers = True
        assert isinstance(self.setup, MasqueradeSetup)
        for number in range(len(kinds), self.setup.most):
            self.bots.append(BOTS["courtier"](self.game, self.setup, Player(number), Dice(1000 * seed + number).below))


@pytest.mark.slow
@every_table
def test_one_simple_bot_wins_far_more_than_its_share_among_random_ones(players: int) -> None:
    share = share_of_one(GAME, "courtier", "random", players, 24)
    assert share > 1.8 / players, f"won {share:.2f}, an even share is {1 / players:.2f}"


@every_table
def test_a_table_of_simple_bots_comes_to_an_end(players: int) -> None:
    for seed in (1, 2):
        game = BotGame(GAME, ["courtier"] * players, seed, packs="extras")
        game.play()
        assert game.match.over()


@pytest.mark.parametrize("players", [3, 5])
def test_the_player_who_joins_knows_how_to_play(players: int) -> None:
    joined = 0
    for seed in (1, 2):
        game = OpenDoors(["courtier"] * players, seed, packs="extras", royals_in_deck="off")
        game.play()
        joined += Counter([type(fact).__name__ for fact in game.match.heard_by(called("A"))])["Joined"]
    assert joined


def test_nothing_that_people_do_at_this_table_is_beyond_it() -> None:
    done: Counter[str] = Counter()
    for seed in range(1, 7):
        game = BotGame(GAME, ["courtier"] * 4, seed, packs="extras")
        game.play()
        done.update([type(fact).__name__ for fact in game.match.heard_by(called("A"))])
    assert {"Killed", "Discarded", "TurnedUp", "TurnedDown", "Uses", "Moved", "Recalled", "EndsTurn"} <= set(done)


# What it does where it is plain what to do.


class Evening:
    """These rows, and A's turn: * lies face down. Whatever is not named is in the deck."""

    def __init__(self, a: str, b: str, c: str = "Stout Ymbert", arrows: str = "now", **more: object) -> None:
        self.game = game_called(GAME)
        self.setup = self.game.set_up(3, {"arrows": arrows})
        self.match: Match = self.game.start_at(self.setup, {"rows": {"A": a, "B": b, "C": c}, **more})

    def play(self, script: str) -> Evening:
        for word in script.split():
            letter, _, text = word.partition(":")
            player = FATE if letter == "fate" else called(letter)
            self.match.answer(player, self.game.notation.read(text))
        return self

    def choices(self, letter: str = "A", times: int = 20) -> set[str]:
        """What a bot does here, with all kinds of dice."""
        question = self.match.question_to(called(letter))
        assert question is not None, f"{letter} is asked nothing"
        options = self.match.options(question)
        heard = self.match.heard_by(called(letter))
        bots = [woken(GAME, self.setup, called(letter), heard, seed) for seed in range(times)]
        return {bot.choose(self.match.asking(question.player), options).text for bot in bots}

    def turn(self, seed: int = 1) -> list[str]:
        """What is said until it is somebody else's turn, or over, when A is a bot."""
        match, dice = self.match.fork(), Dice(seed)
        before = len(match.heard_by(called("A")))
        while not match.over() and match.asks().player in (called("A"), FATE):
            question = match.asks()
            options = match.options(question)
            answer = options[dice.below(len(options))]
            if question.player == called("A"):
                bot = woken(GAME, self.setup, question.player, match.heard_by(question.player), seed)
                answer = bot.choose(match.asking(question.player), options)
            match.answer(question.player, answer)
            if any(fact.spelling() == "A ends the turn" for fact in match.heard_by(called("A"))[before:]):
                break
        return [fact.spelling() for fact in match.heard_by(called("A"))[before:]]


def test_it_takes_the_win_when_one_attack_kills_the_king() -> None:
    """Ghost, from hiding, has ten against eight; Hal could only have his pick among the others."""
    evening = Evening("Ghost* Hal", "King Emma Chef")
    assert evening.choices() == {"a1"}
    assert evening.play("A:a1").choices() == {"attack"}
    assert evening.play("A:attack").choices() == {"b1"}


@pytest.mark.parametrize(("arrows", "attacks"), [("start", True), ("now", False)])
def test_it_counts_arrows_as_the_host_chose(arrows: str, attacks: bool) -> None:
    """Ghost was turned up in this turn: ten against the King's eight by how it lay, five by how it lies."""
    evening = Evening("Gossip* Ghost*", "King", arrows=arrows).play("A:a1 A:up")
    assert ("a2 attacks b1" in evening.turn()) == attacks


@pytest.mark.parametrize("attacker", ["Ghost*", "Raz"])
def test_it_does_not_try_while_the_king_cannot_be_killed(attacker: str) -> None:
    assert "a1 attacks b1" not in Evening(attacker, "King Mourne").turn()


def test_it_sends_nobody_against_those_whom_he_cannot_kill() -> None:
    assert not [line for line in Evening("Ourri*", "Emma Hal").turn() if "attacks" in line]


def test_it_shows_both_royals_when_that_wins() -> None:
    for seed in range(10):
        assert "A wins" in Evening("King* Queen* Nan", "Gunter Hal").turn(seed)
    assert "A wins" in Evening("King* Queen Nan Bard", "Gunter Hal").play("A:a3 A:down A:a4 A:down").turn()


def test_it_keeps_them_hidden_when_there_is_no_time_for_both() -> None:
    late = Evening("King* Queen* Nan Bard", "Gunter Hal").play("A:a3 A:down A:a4 A:down").turn()
    tired = Evening("King Queen* Nan", "Gunter Hal").play("A:a1 A:down").turn()
    for said in (late, tired):
        assert not [line for line in said if "turns up King" in line or "turns up Queen" in line]


@pytest.mark.parametrize("royal", ["King", "Queen"])
def test_it_hides_its_royals(royal: str) -> None:
    drawn = Evening("Nan Hal", "Gunter", phase="start").play(f"fate:{royal}")
    assert drawn.choices() == {"down"}
    assert "a2 turns down" in Evening(f"Nan {royal}", "Gunter").turn()
    assert not [line for line in Evening(f"Nan {royal}*", "Gunter").turn() if royal in line]


@pytest.mark.parametrize(
    ("card", "side"), [("Gunter", "up"), ("Ghost", "down"), ("Simon", "down"), ("Blacksmith", "up")]
)
def test_cards_lie_on_their_better_side(card: str, side: str) -> None:
    assert Evening("Nan Hal", "Leowulf", phase="start").play(f"fate:{card}").choices() == {side}


def test_it_attacks_what_it_beats_and_nothing_that_it_does_not() -> None:
    said = Evening("Hal", "Duke Emma").turn()
    assert "A kills Emma at b2" in said
    assert not [line for line in Evening("Hal", "Duke Gunter").turn() if "attacks" in line]


def test_it_does_not_kill_the_queen_with_a_row_to_lose() -> None:
    assert not [line for line in Evening("Hal Gunter Bard", "Queen").turn() if "kills Queen" in line]


@pytest.mark.parametrize("trap", ["Widow", "Helga"])
def test_it_leaves_alone_whoever_takes_the_attacker_along(trap: str) -> None:
    assert not [line for line in Evening("Hal", trap).turn() if "attacks" in line]


def test_it_turns_up_whoever_does_good_at_once() -> None:
    assert "A uses Simon" in Evening("Simon* Nan", "Ghost* LeBlanc Hal", "Ourri Stout").turn()
    assert "A uses Warrin" in Evening("Warrin* Nan", "Gunter Hal").turn()
    assert "A kills Gunter at b1" in Evening("Isolda* Nan", "Gunter Emma").turn()
    assert "A recalls Gunter" in Evening("Bishop* Nan", "Bard", pile="Gunter Lance").turn()


def test_it_throws_away_what_is_worth_least() -> None:
    full = Evening("Gunter Hal Bard Feck Sela King*", "Duke", phase="start").play("fate:Leowulf A:up")
    assert full.choices() == {"a4"}


def test_it_does_not_let_the_king_die_for_a_coward() -> None:
    attack = "B:b1 B:attack B:a1"
    assert Evening("Feck King*", "Gunter", turn="B").play(attack).choices() == {"no"}
    assert Evening("Feck Serell", "Gunter", turn="B").play(attack).choices() == {"yes"}


def test_it_ends_its_turn_when_nothing_is_good() -> None:
    assert Evening("Nan King*", "Gunter").choices() == {"end"}


def test_a_world_is_likelier_in_which_people_hide_what_they_would_hide() -> None:
    game = BotGame(GAME, ["courtier"] * 4, 1)
    while game.match.question_to(Player(0)) is None or game.match.asks().name() != "WhatToDo":
        game.step()
    assert isinstance(game.setup, MasqueradeSetup)
    bot = woken(GAME, game.setup, Player(0), game.match.heard_by(Player(0)), 1)
    assert isinstance(bot, MasqueradeCourtier)
    faces = game.game.faces(game.match)
    hidden = [
        PLACES[seat][index].text
        for seat, row in enumerate(bot.view.table.rows)
        for index, lying in enumerate(row)
        if lying.card == UNKNOWN
    ]
    assert hidden
    cards = game.setup.cards
    often = sorted(range(len(cards)), key=hiding_of(cards).__getitem__)
    seldom_hidden, mostly_hidden = cards[often[0]].key.text, cards[often[-1]].key.text
    usual = bot.likelihood({**faces, hidden[0]: f"{mostly_hidden} 0 1"})
    assert usual > 2 * bot.likelihood({**faces, hidden[0]: f"{seldom_hidden} 0 1"})
    assert bot.likelihood({**faces, "not a place": f"{seldom_hidden} 0 1"}) == bot.likelihood(faces)
    assert {cards[game.setup.king].key.text, cards[game.setup.queen].key.text} <= {
        cards[number].key.text for number in often[len(often) // 2 :]
    }, "royals are among those that people hide"


# What a master of this game does otherwise.


class Looked:
    """A clock that counts how often somebody looks at it."""

    def __init__(self) -> None:
        self.times = 0

    def __call__(self) -> float:
        self.times += 1
        return 0.0


def test_a_master_leaves_it_to_its_courtier_how_many_cards_to_draw() -> None:
    game, clock = asked_of_a("HowManyToDraw", 3), Looked()
    bot = bot_at_level("master", None, Thinking(24, 1.0), clock)(game.game, game.setup, A, Dice(1).below)
    for fact in game.match.heard_by(A):
        bot.hear(fact)
    answer = bot.choose(game.match.asking(A), game.match.options(game.match.asks()))
    assert answer.text == "two"
    assert clock.times == 1, "it rehearses nothing"


def test_sides_are_not_among_the_questions_whose_answers_masters_mix() -> None:
    game = asked_of_a("UpOrDown", 1)
    foresight = game.game.foresight(game.setup)
    assert foresight is not None
    assert not foresight.mixed


def test_what_is_drawn_in_later_turns_of_a_rehearsal_does_not_depend_on_the_plan() -> None:
    """Else plans would differ by what they met, not by what they are worth."""
    assert pairs_that_met_the_same(True) > 6, "but for those that draw a card or end the match"
    assert pairs_that_met_the_same(False) < 2


def pairs_that_met_the_same(in_step: bool) -> int:
    """Returns after how many of 14 pairs of plans the same cards are left in the deck; `in_step` is as usual here."""
    found = 0
    for seed in range(6, 20):
        game = asked_of_a("WhatToDo", seed)
        foresight = game.game.foresight(game.setup)
        assert foresight is not None
        foresight.in_step = foresight.in_step and in_step
        stage = Stage(game.game, game.setup, foresight, game.match, Dice(0))
        options = game.match.options(game.match.asks())
        ends = [stage.play_on(A, [option], seed) for option in (options[0], options[-1])]
        left = [end.undrawn for end in ends if isinstance(end, Salon)]
        found += 1 if left[0] == left[1] else 0
    return found


def asked_of_a(question: str, seed: int) -> BotGame:
    """A game of courtiers until A is asked this, with several answers."""
    game = BotGame(GAME, ["courtier"] * 4, seed)
    while game.match.question_to(A) is None or game.match.asks().name() != question:
        game.step()
    return game
