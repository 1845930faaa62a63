"""The families of games: which files hold their rules and states, which cases are to notice a fault in them."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parent.parent.parent
SOURCES: Final = ROOT / "src"
GAMES: Final = SOURCES / "ridotto" / "games"
TESTS: Final = ROOT / "tests"
RESULTS: Final = ROOT / ".build" / "mutants"

# A fault counts as noticed when a case names the rule. These tests do not: they compare what players see, read and
# infer with what the rules do, whatever that is, mostly in matches by dice.
NOT_ABOUT_RULES: Final = (
    "belief",
    "forms",
    "guess",
    "matches",
    "outside",
    "picture",
    "recipe",
    "sentences",
    "sheets",
    "view",
    "worlds",
)


class Family(NamedTuple):
    name: str
    targets: tuple[str, ...]  # files and folders that are broken
    knowing: tuple[str, ...]  # classes that know the match, or what was agreed before it
    games: tuple[str, ...]
    data: tuple[str, ...] = ()  # files of data that belong to the rules

    def files(self) -> list[str]:
        home = GAMES / self.name
        found = [path for target in self.targets for path in (home / target).rglob("*.py")]
        found += [home / target for target in self.targets if target.endswith(".py")]
        return sorted([path.relative_to(home).as_posix() for path in found])

    def scenario_files(self) -> list[str]:
        """Those of the family's games: folders bear the name of a game, or of the family where files name several."""
        folders = {self.name, *self.games}
        found = [path for folder in folders for path in (TESTS / "scenarios" / folder).rglob("*.toml")]
        return sorted([path.relative_to(ROOT).as_posix() for path in found])

    def test_files(self) -> list[str]:
        found = [path for path in (TESTS / "games" / self.name).rglob("test_*.py") if is_about_rules(path)]
        return sorted([path.relative_to(ROOT).as_posix() for path in found])


def is_about_rules(path: Path) -> bool:
    return path.stem.split("_")[-1] not in NOT_ABOUT_RULES


FAMILIES: Final = {
    family.name: family
    for family in (
        Family(
            "mascarade",
            ("secret/rules", "secret/state.py", "public/editions", "public/masks", "public/sets.py", "public/setup.py"),
            ("Court", "MascaradeSetup"),
            ("mascarade-1e", "mascarade-2e"),
        ),
        Family(
            "masques",
            (
                "secret/rules",
                "secret/state.py",
                "public/editions",
                "public/agents.py",
                "public/cards.py",
                "public/ring.py",
                "public/setup.py",
            ),
            ("Palace", "Ring", "MasquesSetup"),
            ("masques-dust", "masques-ffg"),
        ),
        Family(
            "masquerade",
            ("secret/rules", "secret/state.py", "public/deck/card.py", "public/numbers.py", "public/setup.py"),
            ("Salon", "Numbers", "MasqueradeSetup"),
            ("masquerade",),
            ("decks/base.toml", "decks/extras.toml"),
        ),
    )
}
