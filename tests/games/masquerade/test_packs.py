"""Packs of somebody's own: a match names the file and what was in it, and nobody plays on with another."""

from pathlib import Path

import pytest

from ridotto.bots import Dice
from ridotto.games import GAMES, game_called
from ridotto.games.masquerade.public.deck import PACKS
from ridotto.kernel import RecordRefused, SetupRefused
from ridotto.lab import playout
from ridotto.replay import Folders, read_record, record_of, replay_record, write
from tests.games.masquerade.test_deck import deck_of, written
from tests.terminal.program import play, ridotto

GAME = game_called("masquerade")


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    file = tmp_path / "ball.toml"
    file.write_text(deck_of(written("Maid"), written("Groom", number=1)), encoding="utf-8")
    return file


def a_record(pack: Path) -> str:
    setup = GAME.set_up(3, {"packs": f"extras, {pack}"})
    match = GAME.start(setup)
    playout(match, Dice(1))
    return write(record_of(GAME, setup, match))


def test_what_was_agreed_holds_the_digest_of_a_pack_and_agrees_with_itself(pack: Path) -> None:
    spelt = GAME.set_up(3, {"packs": f"extras, {pack}"}).chosen_options()
    assert spelt["packs"].startswith(f"extras,{pack}@") and len(spelt["packs"].partition("@")[2]) == 16
    assert GAME.set_up(3, spelt).chosen_options() == spelt
    assert GAME.set_up(3, {"packs": "extras"}).chosen_options()["packs"] == "extras"


@pytest.mark.parametrize("change", ["Steward", "gone"])
def test_a_record_is_refused_when_its_pack_was_changed_or_is_gone(pack: Path, change: str, tmp_path: Path) -> None:
    text = a_record(pack)
    assert replay_record(read_record(text, Folders(tmp_path))).over()
    if change == "gone":
        pack.unlink()
    else:
        pack.write_text(pack.read_text(encoding="utf-8").replace("Groom", change), encoding="utf-8")
    because = (
        f"expected a file ball.toml in {tmp_path}"
        if change == "gone"
        else "changed since it was agreed on: expected a file"
    )
    with pytest.raises(RecordRefused, match=because) as refused:
        replay_record(read_record(text, Folders(tmp_path)))
    assert refused.value.line == [line.split(":")[0] for line in text.splitlines()].index("option packs") + 1
    file = tmp_path / "evening.ridotto"
    file.write_text(text, encoding="utf-8")
    for command in ("replay", "verify"):
        run = ridotto(command, str(file))
        assert run.code != 0 and str(pack) in run.out + run.err and because in run.out + run.err


def test_a_game_put_aside_does_not_go_on_with_another_pack(pack: Path, tmp_path: Path) -> None:
    file = tmp_path / "aside"
    play("masquerade", "--players", "3", "--option", f"packs={pack}", "--save", str(file), typed="")
    assert play("--resume", str(file), typed="").code == 0
    pack.write_text(pack.read_text(encoding="utf-8") + "# a word more\n", encoding="utf-8")
    run = play("--resume", str(file), typed="")
    assert run.code != 0 and f"{pack}: changed since it was agreed on" in run.err


def test_a_digest_is_hexadecimal_and_whole(pack: Path) -> None:
    for digest in ("", "0123", "x" * 16, "0" * 17):
        with pytest.raises(SetupRefused, match="no pack is called"):
            GAME.set_up(3, {"packs": f"{pack}@{digest}"})


@pytest.mark.parametrize(
    ("value", "files"),
    [
        ("", False),
        ("extras", False),
        (" extras ,extras", False),
        ("ball.toml", True),
        ("extras,/etc/ball.toml@0123456789abcdef", True),
        ("extras.toml", True),
        ("../extras", True),
        ("extra", True),
    ],
)
def test_a_house_of_strangers_can_tell_what_would_touch_its_files(value: str, files: bool) -> None:
    """Without knowing any game by name: all that is not on a shelf may be a file."""
    for game in GAMES.values():
        naming = [option.name for option in game.host_options() if option.names_files(value)]
        assert naming == (["packs"] if files and game is GAME else [])
    assert list(PACKS) == ["extras"]
