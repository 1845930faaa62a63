"""Decks on the command line: `ridotto deck check` and `ridotto deck show`; and what docs/decks.md says of them."""

import re
import xml.etree.ElementTree as ElementTree
from html.parser import HTMLParser
from pathlib import Path

import pytest

from ridotto.cli import main
from ridotto.decks import contact_sheet, deck_called, portrait
from ridotto.games.masquerade.public.deck import BASE, PACKS, TRAITS
from ridotto.replay import Folders
from ridotto.scenarios import read_scenarios

DOCS = (Path(__file__).parents[1] / "docs" / "decks.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(.*?)\n(.*?)^```", DOCS, re.MULTILINE | re.DOTALL)
((_, EXAMPLE),) = [block for block in BLOCKS if block[0] == "toml ball.toml"]
COMMANDS = [block for kind, block in BLOCKS if kind == ""]
WRONG = (
    EXAMPLE.split('[[card]]\nname = "Old')[0]
    .replace("Fencing Master Corva", "Corva")
    .replace('"noble"\n', '"nobel"\n')
    .replace('when = "attacking"\nif = { against = { class = ["noble"] } }', 'when = "flip_up"')
    .replace("{ modify = true, attack = 2 }", '{ poison = "target" }')
)


@pytest.fixture
def designer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Somebody with a pack of their own, and a bad copy of it."""
    monkeypatch.chdir(tmp_path)
    Path("ball.toml").write_text(EXAMPLE, encoding="utf-8")
    Path("wrong.toml").write_text(WRONG, encoding="utf-8")
    return tmp_path


# ---- Checking.


def test_our_own_decks_are_fine(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "check", "base", "extras"]) == 0
    assert capsys.readouterr().out == "base: 60 cards, 32 abilities: fine\nextras: 2 cards, 2 abilities: fine\n"


def test_every_objection_is_printed_and_the_worst_decides(designer: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Path("torn.toml").write_text("[deck", encoding="utf-8")
    assert main(["deck", "check", "wrong.toml", "ball.toml"]) == 1
    assert len(capsys.readouterr().out.splitlines()) == 3
    assert main(["deck", "check", "torn.toml", "nowhere.toml", "wrong.toml"]) == 2
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("torn.toml: no TOML: ")
    assert said[1] == "nowhere.toml: cannot be read: No such file or directory"
    assert said[2].startswith("wrong.toml: Corva: class: ")


def test_a_whole_deck_is_counted_and_a_pack_must_fit_the_base_deck(
    designer: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = EXAMPLE.replace('"Old Retainer Pim"', '"Raz the Shiv"')
    Path("pack.toml").write_text(text, encoding="utf-8")
    Path("whole.toml").write_text(text.replace('"ball"', '"base"'), encoding="utf-8")
    assert main(["deck", "check", "pack.toml"]) == 1
    assert capsys.readouterr().out.startswith("pack.toml: Raz the Shiv: name: expected one of its own")
    assert main(["deck", "check", "whole.toml"]) == 1
    assert "whole.toml: deck: class: expected 1 of king, not 0\n" in capsys.readouterr().out


# ---- Showing.


class Page(HTMLParser):
    """What a reader finds on a page, and whether all that was opened is closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words: list[str] = []
        self.links: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.links += [name for name, _ in attributes if name in ("src", "href")]
        if tag not in ("meta",):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] != "style":
            self.words.append(data)


@pytest.mark.parametrize("name", ["base", "extras"])
def test_the_sheet_shows_all_that_is_on_the_cards_and_needs_nothing_else(name: str) -> None:
    deck = deck_called(name)
    page = Page(contact_sheet(deck))
    assert not page.open and not page.links
    read = " ".join(page.words)
    for card in deck.cards:
        assert read.count(card.name) >= 2 and card.text in read and card.flavour in read  # once for the portrait
    assert contact_sheet(deck).count('class="portrait"') == len(deck.cards)


def test_numbers_carry_their_arrows() -> None:
    items = [Page(f"<li{item}</li>") for item in re.findall("<li(.*?)</li>", contact_sheet(BASE))]
    (ida,) = ["".join(item.words) for item in items if "Countess Ida Ermintrade" in item.words]
    assert "noble ♀, female" in ida
    assert "attack 4 ▲, doubled face uphealth 3 ▼, doubled face down" in ida


def test_what_a_designer_writes_is_text_and_never_markup(designer: Path) -> None:
    Path("odd.toml").write_text(EXAMPLE.replace("Old Retainer Pim", "<b>Pim & Co"), encoding="utf-8")
    assert "<b>" not in contact_sheet(deck_called("odd.toml"))
    assert "<b>Pim & Co" in " ".join(Page(contact_sheet(deck_called("odd.toml"))).words)


def test_every_trait_is_drawn_and_no_two_cards_look_alike() -> None:
    usual = {trait: words[0] for trait, words in TRAITS.items()}
    looks = []
    for trait, words in TRAITS.items():
        drawn = [portrait({**usual, trait: word}, "Nobody") for word in words]
        assert len(set(drawn)) == len(words), trait
        looks += drawn
    cards = [*BASE.cards, *PACKS["extras"].cards]
    drawn = [portrait(card.picture, "Nobody") for card in cards]
    assert len(set(drawn)) == 62
    for image in [*looks, *drawn]:
        ElementTree.fromstring(image)
        assert "{" not in image  # no paint is missing


def test_show_prints_the_page_or_writes_it(designer: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "show", "ball.toml"]) == 0
    page = capsys.readouterr().out
    assert page == contact_sheet(deck_called("ball.toml"))
    assert main(["deck", "show", "ball.toml", "-o", "ball.html"]) == 0
    assert capsys.readouterr().out == "" and Path("ball.html").read_text(encoding="utf-8") == page


@pytest.mark.parametrize(
    ("argv", "expected"),
    [
        (["deck"], "the following arguments are required: COMMAND"),
        (["deck", "show", "nowhere.toml"], "nowhere.toml: cannot be read: No such file or directory"),
        (["deck", "show", "wrong.toml"], "wrong.toml: Corva: class: expected one of"),
        (["deck", "show", "base", "-o", "nowhere/base.html"], "nowhere/base.html: No such file or directory"),
    ],
)
def test_what_cannot_be_done_is_one_line(
    argv: list[str], expected: str, designer: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(argv) == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.startswith(f"ridotto: {expected}") and said.err.count("\n") == 1


# ---- docs/decks.md


@pytest.mark.parametrize("shown", COMMANDS)
def test_the_documented_commands_say_what_the_page_says(
    shown: str, designer: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command, *said = shown.strip().splitlines()
    main(command.removeprefix("$ ridotto ").split())
    assert capsys.readouterr().out.splitlines() == said


@pytest.mark.parametrize("text", [text for kind, text in BLOCKS if kind == "toml"])
def test_the_documented_scenarios_come_true(text: str, designer: Path) -> None:
    scenarios = read_scenarios(text, Folders(designer))
    assert len(scenarios) == 3
    for scenario in scenarios:
        assert scenario.failures() == [], scenario.title


def test_the_page_leads_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", DOCS):
        assert (Path(__file__).parents[1] / "docs" / target).exists()
