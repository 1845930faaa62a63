"""Mascarade as text: what the view shows, in rows that can be read at a glance."""

from __future__ import annotations

import pytest

from ridotto.games import game_called
from ridotto.kernel import SPECTATOR, Game, Match, Player, View, player_named
from ridotto.words.files import catalogue

PEOPLE = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"]
SIX = "Judge Bishop King Queen Witch Cheat"
SIX_B = "Judge Patron Princess Puppeteer Trickster Cheater"


class Table:
    def __init__(self, game_id: str, masks: str, players: int, pace: str = "off", **position: object) -> None:
        self.game = game_called(game_id)
        self.setup = self.game.set_up(players, {"masks": masks.replace(" ", ","), "pace": pace})
        self.match: Match = self.game.start_at(self.setup, {"masks": masks, "open": True, **position})

    def play(self, script: str) -> Table:
        for word in script.split():
            letter, _, text = word.partition(":")
            self.match.answer(player(letter), self.game.notation.read(text))
        return self

    def view(self, who: Player) -> View:
        return self.game.seen_by(who, self.setup, self.match)

    def rows(self, letter: str, width: int = 79) -> list[str]:
        return self.seen_by(player(letter), width)

    def seen_by(self, who: Player, width: int = 79, language: str = "en") -> list[str]:
        view = self.view(who)
        reader = self.game.reader(self.setup, catalogue(language), PEOPLE, None if who == SPECTATOR else who, view)
        return self.game.picture(self.setup, view, reader, width)

    def row(self, letter: str, seat: str) -> list[str]:
        """The words in the row of a seat."""
        for row in self.rows(letter):
            words = row.replace("▸", " ").split()
            if words[0] == seat:
                return words
        raise AssertionError(f"no row for {seat}")


def player(letter: str) -> Player:
    found = player_named(letter)
    assert found is not None
    return found


def test_a_row_tells_who_sits_there_and_what_they_have() -> None:
    table = Table("mascarade-1e", SIX, 6, coins="6 12 3 6 6 6")
    assert table.row("A", "b") == ["b", "Bo", "12", "●●●●●●●●●●●●·", "▒▒▒▒▒▒"]
    assert table.row("B", "b")[1:3] == ["Bo", "(you)"]
    assert [row for row in table.rows("C") if "▸" in row] == [row for row in table.rows("C") if " Ada " in row]


def test_masks_that_lie_face_down_look_alike_whoever_looks() -> None:
    table = Table("mascarade-1e", SIX, 6)
    other = Table("mascarade-1e", "King Bishop Judge Queen Witch Cheat", 6)
    assert table.rows("D") == other.rows("D")
    assert not any(mask in row for row in table.rows("A")[:-1] for mask in SIX.split())


@pytest.mark.clause("MC1-240", "MC2-240")
def test_a_look_is_in_one_picture_only() -> None:
    table = Table("mascarade-1e", SIX, 6, pace="usual").play("A:look")
    assert table.row("A", "a")[-3:] == ["Judge", "(only", "you)"]
    assert table.row("B", "a")[-1] == "▒▒▒▒▒▒"
    table.play("A:ready")
    assert table.row("A", "a")[-1] == "▒▒▒▒▒▒"


def test_what_is_said_in_this_turn_stands_beside_who_says_it() -> None:
    table = Table("mascarade-1e", SIX, 6).play("A:King B:pass C:claim")
    assert table.row("F", "a")[-4:] == ["I", "am", "the", "King"]
    assert table.row("F", "c")[-4:] == ["says:", "so", "am", "I"]
    assert table.row("F", "b")[-1] == "▒▒▒▒▒▒"


def test_people_change_seats_while_coins_and_masks_stay() -> None:
    table = Table("mascarade-2e", SIX_B, 6, coins="6 3 9 6 6 6")
    table.play("A:Puppeteer B:pass C:pass D:pass E:pass F:pass A:b A:c")
    assert table.row("A", "b")[1:3] == ["Cy", "2"] and table.row("A", "c")[1:3] == ["Bo", "8"]


def test_small_tables_show_every_hand_and_the_end_shows_all() -> None:
    two = Table("mascarade-1e", "Bishop Fool Judge Queen King Witch", 2)
    assert two.row("A", "a")[-6:] == ["L", "▒▒▒▒▒▒", "R", "▒▒▒▒▒▒", "P", "▒▒▒▒▒▒"]
    over = Table("mascarade-1e", "King Bishop Judge Queen Witch Cheat", 6, coins="11 6 6 6 6 6")
    over.play("A:King B:pass C:pass D:pass E:pass F:pass")
    assert over.row("C", "a")[-2:] == ["King", "wins"] and over.row("C", "f")[-1] == "Cheat"


def test_hands_have_letters_of_the_reader_s_language() -> None:
    two = Table("mascarade-1e", "Bishop Fool Judge Queen King Witch", 2)
    assert "G ▒▒▒▒▒▒  D ▒▒▒▒▒▒  P ▒▒▒▒▒▒" in "\n".join(two.seen_by(player("A"), language="fr"))


def test_a_spectator_sees_a_picture_too() -> None:
    table = Table("mascarade-1e", SIX, 6)
    rows = table.seen_by(SPECTATOR)
    assert not any("(you)" in row for row in rows) and len(rows) == 8


def test_a_game_without_a_picture_of_its_own_shows_its_view() -> None:
    table = Table("mascarade-1e", SIX, 6)
    view = table.view(Player(0))
    reader = table.game.reader(table.setup, catalogue("en"), PEOPLE, None, view)
    assert Game.picture(table.game, table.setup, view, reader, 79)[0] == "player: A"
