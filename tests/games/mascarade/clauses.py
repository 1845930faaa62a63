"""What the clauses of both editions have in common: ways to come to a match, and what must hold in it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from fractions import Fraction

from ridotto.bots import Dice
from ridotto.games import game_called
from ridotto.games.mascarade.public.setup import MascaradeSetup
from ridotto.games.mascarade.public.words import LOOK, NOTATION, PASS
from ridotto.games.mascarade.secret.state import Court
from ridotto.kernel import DEAF, FATE, SPECTATOR, Answer, AnswerRefused, Game, Player, SetupRefused, first_players, name
from ridotto.lab import drawn
from ridotto.replay.playing import play_written
from ridotto.words.files import catalogue

# ---- To a match.


def game_of(setup: MascaradeSetup) -> Game:
    """The game that was agreed on."""
    return game_called(setup.edition.id)


def ball(game: Game, players: int, **wishes: str) -> MascaradeSetup:
    """What these wishes lead to, in this game."""
    setup = game.set_up(players, wishes)
    assert isinstance(setup, MascaradeSetup) and game_of(setup) is game
    return setup


def objections_to(game: Game, players: int, words: list[str]) -> list[str]:
    """All that speaks against a set of one's own."""
    try:
        ball(game, players, masks=",".join(words))
    except SetupRefused as refused:
        return refused.problems
    return []


def nine_with(mask: str, others: str) -> list[str]:
    """The Judge, two Peasants and this one (the King, if it is a Peasant), made up to nine from the others."""
    words = ["Judge", "Peasant", "Peasant"]
    for word in [mask if mask != "Peasant" else "King", *others.split()]:
        if word not in words:
            words.append(word)
    return words[:9]


def opened(setup: MascaradeSetup) -> Court:
    """A match before the deal."""
    match = game_of(setup).start(setup)
    assert isinstance(match, Court)
    return match


def placed(setup: MascaradeSetup, **position: object) -> Court:
    """A match in the middle, as a scenario describes it."""
    match = game_of(setup).start_at(setup, position)
    assert isinstance(match, Court)
    return match


def after(match: Court, text: str) -> Court:
    """What becomes of a match once these answers are given; the match itself stays where it is."""
    twin = match.fork()
    play_written(twin, game_of(match.setup), text.split())
    return twin


def walked(setup: MascaradeSetup, seed: int) -> Iterator[Court]:
    """A whole match by dice, seen before every answer and after the last. Claims are rare, or it would be over soon."""
    match = opened(setup)
    dice = Dice(seed)
    while not match.over():
        yield match
        question = match.asks()
        if question.name() == "ClaimToo" and dice.below(3) > 0:
            match.answer(question.player, PASS)
        else:
            match.answer(question.player, drawn(match, question, dice))
    yield match


def turns_walked(setup: MascaradeSetup, seed: int) -> list[list[str]]:
    """What everyone heard of a whole match by dice, turn by turn; each begins with whose turn it is."""
    *_, match = walked(setup, seed)
    turns: list[list[str]] = []
    for line in heard(match, SPECTATOR):
        if line.startswith("turn of "):
            turns.append([])
        if turns:
            turns[-1].append(line)
    return turns


def look_on(match: Court, times: int) -> None:
    """So many turns in which everybody looks at their own mask."""
    for _ in range(times):
        match.answer(match.asks().player, LOOK)


# ---- What comes to whose ears.


def ears(match: Court) -> list[Player]:
    """All players and a spectator."""
    return [*match.setup.everybody, SPECTATOR]


def heard(match: Court, ear: Player) -> list[str]:
    """All that was told to this ear, as a record spells it."""
    return [fact.spelling() for fact in match.heard_by(ear)]


def viewed(match: Court, ear: Player) -> dict[str, object]:
    """What somebody sees who heard all of that."""
    return dict(game_of(match.setup).seen_by(ear, match.setup, match).as_dict())


def refusal(match: Court, answer: Answer) -> str:
    """What whoever is asked would read; nothing when it would be taken."""
    try:
        match.fork().answer(match.asks().player, answer)
    except AnswerRefused as problem:
        return str(problem)
    return ""


def every_deal_turned(masks: str) -> list[str]:
    """The same masks in the same order, begun at each of them."""
    words = masks.split()
    return [" ".join(words[turn:] + words[:turn]) for turn in range(len(words))]


def arrangements(match: Court, player: Player) -> set[str]:
    """What A, B and C may have, for all that this player heard."""
    game = game_of(match.setup)
    worlds = game.worlds(match.setup, player, match.heard_by(player), 100, Dice(3).below)
    assert len(worlds) == 100
    return {" ".join(str(game.truth(world)["masks"]).split()[:3]) for world in worlds}


# ---- What must hold.


def all_see_which_masks_play(setup: MascaradeSetup, expected: dict[str, int]) -> None:
    """From start to end, everybody at the table and beside it."""
    moments = 0
    for match in walked(setup, 4):
        for ear in (Player(0), Player(3), SPECTATOR):
            assert viewed(match, ear)["masks"] == expected, (moments, name(ear))
        moments += 1
    assert moments > 20


def powers_said(setup: MascaradeSetup) -> dict[str, str]:
    """What each mask of the box does, by its name; a player who may announce it is told the gist."""
    people = [f"player {number}" for number in first_players(setup.players)]
    reader = game_of(setup).reader(setup, catalogue("en"), people)
    powers: dict[str, str] = {}
    for card in setup.edition.box:
        name = card.mask.text
        powers[name] = reader.pick("mascarade-power", name)
        assert len(powers[name]) > 20, name
        said = reader.option("WhatToDo", card.mask)
        assert reader.pick("mascarade-gist", name) in said, said
    return powers


def a_peasant_shows_alike(asked: Court, one: str, other: str) -> None:
    """A chooses either of two Peasants, who says so and shows it: all hear the same but for the place."""
    at_one, at_other = [after(asked, f"A:{place} {place.upper()}:Peasant") for place in (one, other)]
    places = {one: other, one.upper(): other.upper()}
    for ear in ears(asked):
        before = len(heard(asked, ear))
        told = [line.split() for line in heard(at_one, ear)[before:]]
        assert [one, "shows", "Peasant"] in told, told
        moved = [" ".join([places.get(word, word) for word in words]) for words in told]
        assert moved == heard(at_other, ear)[before:], name(ear)


def odds_of_deals(setup: MascaradeSetup) -> set[Fraction]:
    """How likely each of a hundred deals is, by the odds that Fate is given."""
    undealt = opened(setup)
    dice = Dice(7)
    odds: set[Fraction] = set()
    for _ in range(100):
        match = undealt.fork(DEAF)
        chance = Fraction(1)
        while (question := match.question_to(FATE)) is not None:
            weights, options = question.weights(match), match.options(question)
            assert weights is not None
            number = dice.below(len(options))
            chance *= Fraction(weights[number], sum(weights))
            match.answer(FATE, options[number])
        odds.add(chance)
    return odds


def coins_are_always(total: int, setup: MascaradeSetup) -> None:
    """So many, wherever they lie; and whoever is asked, nobody has 13 or none."""
    for seed in range(6):
        for match in walked(setup, seed):
            coins, fines, bank = match.coins, match.fines, match.bank
            assert sum(coins) + fines + bank == total, (coins, fines, bank)
            assert min(coins) >= 0 and fines >= 0 and bank >= 0, (coins, fines, bank)
            assert match.over() or (min(coins) > 0 and max(coins) < 13), coins


def coins_move_by_powers_and_fines(setup: MascaradeSetup) -> None:
    """A turn without an announcement moves none; a fine is 1 coin of somebody who was shown."""
    for seed in range(6):
        for turn in turns_walked(setup, 100 + seed):
            paid = [line for line in turn if " pays " in line or "exchange" in line]
            users = [line for line in turn if " uses " in line]
            assert len(users) <= 1 or (len(users) == 2 and all(line.endswith("uses Peasant") for line in users)), turn
            if not any("announces" in line for line in turn):
                assert paid == [] and users == [], turn
            for line in paid:
                words = line.split()
                if words[-2] == "court":
                    claims = [each for each in turn if each.startswith((f"{words[0]} claims", f"{words[0]} announces"))]
                    assert words[-1] == "1" and claims and any("shows" in each for each in turn), turn
                elif words[0] == "court":
                    assert f"{words[2]} uses Judge" in users, turn
                else:
                    assert users, line


def four_swaps_come_first(turns: list[list[str]]) -> None:
    """In the first four turns a mask is taken and nothing else is done; then there is more."""
    for turn in turns[:4]:
        assert any(" takes " in line for line in turn), turn
        assert not any(word in line for line in turn for word in ("announces", "looks", "shows", "pays")), turn
    assert any("announces" in line or "looks" in line for turn in turns[4:] for line in turn)


def ten_thousand_looks_end_nothing(match: Court) -> None:
    """Nobody's coins move, and all turns are counted."""
    deaf = match.fork(DEAF)
    look_on(deaf, 10_000)
    assert not deaf.over() and deaf.turns == 10_004 and deaf.coins == [6] * match.setup.players


def the_200th_turn_is_the_last(match: Court) -> None:
    """The four initial turns count; C and E, who have most, win together."""
    look_on(match, 195)
    assert not match.over()
    look_on(match, 1)
    assert match.over()
    truth = game_of(match.setup).truth(match)
    assert (truth["end"], truth["won"]) == ("turn limit", "C E"), truth
    assert sum(line.startswith("turn of ") for line in heard(match, SPECTATOR)) == 200


def only_the_actor_knows_whether_masks_were_swapped(handled: Court) -> None:
    """Two masks are under the table: all others are told, shown, asked and refused the same, swapped or kept."""
    actor = handled.asks().player
    swapped, kept = after(handled, f"{name(actor)}:swap"), after(handled, f"{name(actor)}:keep")
    assert swapped.masks != kept.masks
    for ear in ears(handled):
        one, other = heard(swapped, ear), heard(kept, ear)
        if ear == actor:
            assert one != other
            assert [len(line) for line in one] == [len(line) for line in other], "the same size both ways"
        else:
            assert "\n".join(one) == "\n".join(other), name(ear)
            assert not any(" swaps " in line or " keeps " in line for line in one), name(ear)
        assert json.dumps(viewed(swapped, ear)) == json.dumps(viewed(kept, ear)), name(ear)
    assert [question.spelling() for question in swapped.open_questions()] == [
        question.spelling() for question in kept.open_questions()
    ]
    assert swapped.options(swapped.asks()) == kept.options(kept.asks())
    for answer in NOTATION.answers:
        assert refusal(swapped, answer) == refusal(kept, answer), answer.text


def four_arrangements_then_two(handled: Court, a: str, b: str, c: str) -> None:
    """A handled masks with B and B with C, who all kept theirs; D knows four ways, and two once C is shown."""
    assert arrangements(handled, Player(3)) == {f"{a} {b} {c}", f"{b} {a} {c}", f"{a} {c} {b}", f"{b} {c} {a}"}
    shown = after(handled, "C:King D:claim E..B:pass")
    assert arrangements(shown, Player(3)) == {f"{a} {b} {c}", f"{b} {a} {c}"}
    assert arrangements(shown, Player(0)) == {f"{a} {b} {c}"}
