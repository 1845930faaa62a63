"""Guesses at cards that nobody has shown: one is found wherever there is one, and mended where a telling goes wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from ridotto.bots import Dice
from ridotto.contracts.walking import same_story, walk
from ridotto.games.masquerade.public.belief import Doubts, Drawn, Guess, Memory
from ridotto.games.masquerade.public.numbers import UNKNOWN
from ridotto.games.masquerade.public.setup import MasqueradeSetup
from ridotto.games.masquerade.public.words import NAMES
from ridotto.games.masquerade.secret.worlds import Search, worlds
from ridotto.kernel import Draw, Fact, Player
from tests.games.masquerade.clauses import A, after, party, placed
from tests.games.masquerade.test_deck import deck_of, written
from tests.games.masquerade.watching import GAME

ROWS = {"A": "Nan", "B": "Hal* Emma* Leon*", "C": "Duke* Raz*"}


def first(below: int) -> int:
    return 0


def last(below: int) -> int:
    return below - 1


class Table:
    """What A makes of rows where five cards are hidden."""

    def __init__(self, text: str = "") -> None:
        self.setup = party()
        self.match = after(placed(self.setup, ROWS), text)
        self.memory = Memory(self.setup, A)
        for fact in self.match.heard_by(A):
            self.memory.hear(fact)
        self.hidden = [drawn for drawn in self.memory.drawn if drawn.lying.card == UNKNOWN]
        self.doubts = Doubts(self.setup)

    def number(self, word: str) -> int:
        return self.setup.number_of[NAMES[word]]

    def only(self, drawn: Drawn, words: str) -> None:
        """Nothing but these may lie there."""
        cards = [self.number(word) for word in words.split()]
        drawn.never = [card for card in range(len(self.setup.cards)) if card not in cards]

    def spelt(self, guess: Guess) -> list[str]:
        return [self.setup.names[guess.cards[drawn.number]].text for drawn in self.hidden]


@pytest.mark.parametrize("draw", [first, last])
def test_cards_change_places_until_each_place_has_one(draw: Draw) -> None:
    """Whatever is drawn for the first two may leave nothing for the third."""
    table = Table()
    for drawn, may in zip(table.hidden, ("King Ogg", "Queen Ogg", "King Queen")):
        table.only(drawn, may)
    guess = Guess(table.memory, draw, table.doubts)
    assert guess.works
    assert sorted(table.spelt(guess)[:3]) == ["King", "Ogg", "Queen"]
    assert table.spelt(guess)[2] != "Ogg"


def test_where_there_are_too_few_cards_no_guess_works() -> None:
    table = Table()
    for drawn in table.hidden[:3]:
        table.only(drawn, "King Queen")
    assert not Guess(table.memory, first, table.doubts).works
    assert worlds(table.setup, A, table.match.heard_by(A), 1, first) == [], "nor does a match that began so"


def test_a_card_finds_a_place_where_another_can_go_elsewhere() -> None:
    """What is needed later: two cards that may lie in few places, of which one was given to the other at first."""
    for draw in (first, last):
        table = Table()
        guess = Guess(table.memory, draw, table.doubts)
        one, two, three = table.hidden[:3]
        king, queen = table.number("King"), table.number("Queen")
        two.never, three.never = [king], [king, queen]
        guess.cards = [drawn.lying.card for drawn in table.memory.drawn]
        guess.holders = [None] * len(table.setup.cards)
        assert guess.house(queen, [one, two, three], []) and guess.house(king, [one, two, three], [])
        assert (guess.cards[one.number], guess.cards[two.number]) == (king, queen)
        two.never = [king, queen, table.number("Ogg")]
        assert not guess.house(table.number("Ogg"), [one, two], [])


def test_another_card_in_one_place_moves_as_few_others_as_possible() -> None:
    table = Table()
    guess = Guess(table.memory, Dice(3).below, table.doubts)
    before = table.spelt(guess)
    free = next(word for word in NAMES if word not in [*before, "Nan", "Serell", "Mary", "Doctor"])
    for word in (free, before[3]):
        other = guess.with_card(table.hidden[1], table.number(word))
        assert other.works and table.spelt(other)[1] == word
        moved = [number for number, card in enumerate(table.spelt(other)) if card != before[number]]
        assert moved == ([1] if word == free else [1, 3])
        assert table.spelt(guess) == before
    assert not guess.with_card(table.hidden[1], table.number("Nan")).works, "she lies open"


def test_a_card_that_must_lie_in_one_place_is_not_moved_to_another() -> None:
    table = Table()
    guess = Guess(table.memory, first, table.doubts)
    table.only(table.hidden[0], "King")
    assert guess.with_card(table.hidden[1], table.number("Queen")).works
    assert not guess.with_card(table.hidden[1], table.number("King")).works


def test_what_is_doubted_is_not_guessed_again() -> None:
    table = Table()
    soldier, noble = table.doubts.kind_of(table.number("Hal")), table.doubts.kind_of(table.number("Duke"))
    assert soldier == table.doubts.kind_of(table.number("Ogg")) != noble
    kinds = {table.doubts.kind_of(card) for card in range(len(table.setup.cards))} - {soldier}
    table.doubts.learn(table.hidden[2], sorted(kinds - {noble}))
    table.doubts.learn(table.hidden[2], [noble])
    for seed in range(20):
        guess = Guess(table.memory, Dice(seed).below, table.doubts)
        assert table.doubts.kind_of(guess.cards[table.hidden[2].number]) == soldier


def test_a_search_that_doubts_too_much_begins_anew() -> None:
    setup = party()
    match = next(match for match in walk(GAME, setup, 3) if len(match.record) == 60)
    search = Search(remembered(setup, match.heard_by(A), A), A, match.heard_by(A), Dice(1).below)
    for drawn in search.memory.drawn:
        search.doubts.learn(drawn, list(range(100)))
    assert search.world() is not None


# ---- Packs of one's own, in which effects tell much about hidden cards.

ALL_SOLDIERS = 'when = "face_up"\ndo = [{ weaken = 1, cards = { of = "all", class = ["soldier"] } }]'
ALL_NOBLES = (
    'when = "end_of_turn"\ndo = [{ boost = true, attack = 1, health = 1, cards = { of = "all", class = ["noble"] } }]'
)
SHOWN = 'when = "face_up"\ndo = [{ draw = 1, side = "up" }]'
HIDDEN = 'class = "soldier"\nside = "down"\ntext = "It is never shown."'
PACK = deck_of(
    written("Drummer", 'class = "soldier"\nside = "up"', ALL_SOLDIERS, 0),
    written("Piper", 'class = "commoner"\nside = "up"', ALL_NOBLES, 1),
    written("Usher", 'class = "commoner"\nside = "up"', SHOWN, 2),
    *[written(f"Page{number}", HIDDEN, "", 3 + number) for number in range(3)],
)


@pytest.fixture
def own_pack(tmp_path: Path) -> str:
    path = tmp_path / "parade.toml"
    path.write_text(PACK)
    return str(path)


@pytest.mark.slow
@pytest.mark.clause("MSQ-020")
@pytest.mark.parametrize(("players", "seed"), [(6, 4), (5, 2), (4, 1), (3, 0)])
def test_worlds_are_found_however_much_was_told_of_hidden_cards(own_pack: str, players: int, seed: int) -> None:
    """All soldiers are weakened, all nobles grow stronger, what may not be shown is drawn to be shown."""
    setup = party(players, packs=own_pack)
    dice = Dice(seed)
    hard = 0
    for match in walk(GAME, setup, seed):
        if match.over() or dice.below(6) == 0:
            player = match.seated[dice.below(players)]
            heard = match.heard_by(player)
            (world,) = worlds(setup, player, heard, 1, Dice(seed).below)
            assert same_story(world, match, player)
            hard += not lucky(setup, Search(remembered(setup, heard, player), player, heard, dice.below))
    assert hard > 0 or players != 6, "some of these no thirty guesses in a row would have found"


def remembered(setup: MasqueradeSetup, heard: list[Fact], player: Player) -> Memory:
    memory = Memory(setup, player)
    for fact in heard:
        memory.hear(fact)
    return memory


def lucky(setup: MasqueradeSetup, search: Search) -> bool:
    """Whether one of thirty guesses would have done, as none is mended."""
    for _ in range(30):
        story = search.telling(Guess(search.memory, search.draw, Doubts(setup)))
        if story is not None and story.done:
            return True
    return False


@pytest.mark.slow
def test_an_impossible_story_is_given_up(own_pack: str) -> None:
    setup = party(packs=own_pack)
    match = next(match for match in walk(GAME, setup, 3) if len(match.record) == 90)
    heard = match.heard_by(A)
    search = Search(remembered(setup, heard, A), A, [*heard[:-9], *heard[-5:]], Dice(1).below)
    assert search.world() is None and search.left <= 0
