"""A record or a scenario opens deck files beside it, or in a folder that its reader names, and no others."""

from hashlib import sha256
from pathlib import Path

import pytest

import ridotto as library
from ridotto.kernel import RecordRefused, ScenarioRefused
from ridotto.replay import Folders, read_record
from ridotto.scenarios import read_scenarios
from tests.games.masquerade.test_deck import deck_of, written
from tests.terminal.program import ridotto

SCENARIO = """
game = "masquerade"
players = 3
host.packs = "%s"
[[scenario]]
title = "a pack"
position.rows = { A = "x1" }
rows = { A = "x1" }
"""
COMMANDS = ("replay", "verify", "check")


class Desk:
    """A folder with what a stranger sent, beside a folder that is none of the stranger's business."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.sent, self.elsewhere = root / "sent", root / "elsewhere"
        self.sent.mkdir()
        self.elsewhere.mkdir()
        self.pack = self.elsewhere / "ball.toml"
        self.pack.write_text(deck_of(written("Maid")), encoding="utf-8")

    def record(self) -> str:
        match = library.open("masquerade", players=3, seed=1, packs=str(self.pack))
        match.run(bots="random")
        return match.record()

    def put(self, command: str, named: str) -> str:
        """Writes a record, or a scenario, that names a pack so; returns the path."""
        path = self.sent / f"stranger.{command}"
        text = SCENARIO % named if command == "check" else resealed(self.record(), str(self.pack), named)
        path.write_text(text, encoding="utf-8")
        return str(path)


def resealed(record: str, path: str, named: str) -> str:
    """The same record with another path, and the SHA-256 that belongs to it."""
    above = record.rpartition("sha256: ")[0].replace(path, named)
    return f"{above}sha256: {sha256(above.encode()).hexdigest()}\n"


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    "named", ["absolute", "../elsewhere/ball.toml", "elsewhere/ball.toml", "link/ball.toml", "link.toml"]
)
def test_a_file_of_another_folder_is_not_opened(named: str, command: str, desk: Desk) -> None:
    (desk.sent / "link").symlink_to(desk.elsewhere)
    (desk.sent / "link.toml").symlink_to(desk.pack)
    file = desk.put(command, str(desk.pack) if named == "absolute" else named)
    run = ridotto(command, file, cwd=desk.root)
    name = named.rpartition("/")[2] if named != "absolute" else "ball.toml"
    assert run.code != 0
    assert f"expected a file {name} in {desk.sent} (--decks adds a folder)" in run.out + run.err


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("named", ["absolute", "../elsewhere/ball.toml", "ball.toml", "games/ball.toml"])
def test_a_file_beside_it_is_found_from_anywhere_by_its_name(named: str, command: str, desk: Desk) -> None:
    file = desk.put(command, str(desk.pack) if named == "absolute" else named)
    desk.pack.rename(desk.sent / "ball.toml")
    assert ridotto(command, file, cwd=desk.elsewhere).code == 0


@pytest.mark.parametrize("command", COMMANDS)
def test_a_reader_may_name_a_folder_more(command: str, desk: Desk) -> None:
    file = desk.put(command, "ball.toml")
    assert ridotto(command, file, "--decks", str(desk.elsewhere)).code == 0
    assert ridotto(command, file, "--decks", "elsewhere", cwd=desk.root).code == 0
    run = ridotto(command, file, "--decks", str(desk.root))
    assert run.code != 0 and f"in {desk.sent} or {desk.root} (" in run.out + run.err


def test_a_text_without_a_folder_opens_no_file(desk: Desk) -> None:
    with pytest.raises(RecordRefused, match="no file is opened here"):
        read_record(desk.record())
    (scenario,) = read_scenarios(SCENARIO % desk.pack)
    with pytest.raises(ScenarioRefused, match="no file is opened here"):
        scenario.failures()


def test_a_name_that_no_file_can_have_is_not_found(desk: Desk) -> None:
    (scenario,) = read_scenarios(SCENARIO % "\\u0000.toml", Folders(desk.sent))
    with pytest.raises(ScenarioRefused, match="expected a file"):
        scenario.failures()


def test_a_folder_with_a_comma_in_its_name_is_told_so(desk: Desk) -> None:
    odd = desk.elsewhere.rename(desk.root / "mine, not yours")
    (scenario,) = read_scenarios(SCENARIO % "ball.toml", Folders(odd))
    with pytest.raises(ScenarioRefused, match="expected a folder without a comma in its name"):
        scenario.failures()
