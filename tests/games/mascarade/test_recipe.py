"""CONTRIBUTING's recipe, followed: a mask that asks and tells something new touches at most fourteen files."""

from __future__ import annotations

import re

import pytest

from tests.recipes import Project

GAME = "src/ridotto/games/mascarade"
MOST = 14

SHEET = '''\
"""The Jester takes two coins and mocks another player (MC2-380)."""

from __future__ import annotations

from typing import Final

from ridotto.games.mascarade.public.masks.sheet import Ask, Sheet
from ridotto.games.mascarade.public.words import JESTER

WHOM_TO_MOCK: Final = Ask(
    "WhomToMock",
    "380 381",
    own="380",
    reach="381",
)
THE_JESTER: Final = Sheet(
    JESTER,
    "380",
    (WHOM_TO_MOCK,),
    money=True,
    gift=2,
)
'''

POWER = '''\
"""The Jester takes two coins and mocks another player (MC2-380, MC2-381)."""

from __future__ import annotations

from ridotto.games.mascarade.public.facts import Mocked
from ridotto.games.mascarade.public.masks.jester import THE_JESTER
from ridotto.games.mascarade.public.words import Place
from ridotto.games.mascarade.secret.rules.powers.pointing import Pointing
from ridotto.games.mascarade.secret.rules.powers.power import Power
from ridotto.games.mascarade.secret.state import Court
from ridotto.kernel import EVERYONE, Player


class Jester(Power):
    def use(self, court: Court, by: Player, here: Place) -> None:
        court.from_bank(by, THE_JESTER.gift)
        court.ask(WhomToMock(by))


class WhomToMock(Pointing[Place]):
    def options(self, court: Court, /) -> tuple[Place, ...]:
        return court.setup.other_seats[court.seats[self.player]]  # MC2-381

    def apply(self, court: Court, seat: Place, /) -> None:
        court.tell(EVERYONE, Mocked(self.player, seat))
'''

FACT = '''\
@mypyc_attr(free_list_len=1)
class Mocked(Fact):
    """The Jester mocked the player who sits there; told to everyone."""

    form: ClassVar[Form] = FORMS.form("mocked", "{by:player} mocks {at:place}")

    def __init__(self, by: Player, at: Place) -> None:
        self.by = by
        self.at = at


'''

ANSWERED = """\
    if isinstance(fact, Mocked):
        return fact.by, fact.at
"""

SENTENCES = {
    "en": """
mascarade-the-Jester = Jester
    .the = the Jester
    .a = a Jester
mascarade-gist-Jester = take 2 coins and mock another player
mascarade-power-Jester = Takes 2 coins from the bank. Then mocks another player.
ball-brief-Jester = +2, mocks
mascarade-ask-WhomToMock = Whom do you mock?
mascarade-option-WhomToMock-place = Mock { TARGET($answer) }
mascarade-fact-mocked = { YOU($by) ->
    [you] You mock { PLACE($at, $by) }.
   *[they] { PERSON($by) } mocks { PLACE($at, $by) }.
 }
""",
    "fr": """
mascarade-the-Jester = Bouffon
    .the = le Bouffon
    .a = un Bouffon
mascarade-gist-Jester = prendre 2 pièces et se moquer de quelqu’un
mascarade-power-Jester = Prend 2 pièces à la banque. Puis raille quelqu’un d’autre.
ball-brief-Jester = +2, raille
mascarade-ask-WhomToMock = Qui raillez-vous\u00a0?
mascarade-option-WhomToMock-place = Railler { TARGET($answer) }
mascarade-fact-mocked = { YOU($by) ->
    [you] Vous raillez { PLACE($at, $by) }.
   *[they] { PERSON($by) } raille { PLACE($at, $by) }.
 }
""",
}

CARD = """\
[[mask]]
name = "Jester"
count = 1
star = true
min_players = 4

"""

CLAUSES = """\
[[clause]]
id = "MC2-380"
topic = "jester"
rule = "The Jester takes 2 coins from the bank and mocks another player."
kind = "rule"

[[clause]]
id = "MC2-381"
topic = "jester"
rule = "The Jester has to mock another player, not a mask in the centre."
kind = "rule"

"""

SCENARIOS = """\
# The Jester takes two coins from the bank and mocks another player.

game = "mascarade-2e"
players = 4
position.masks = "Jester Judge King Spy Thief Widow"

[[scenario]]
title = "A takes 2 coins and mocks C, and everybody hears it"
clauses = ["MC2-380"]
play = "A:Jester B..D:pass A:c"
coins = "8 6 6 6"
hears.- = "...; A uses Jester; bank pays A 2; A mocks c; turn of B"

[[scenario]]
title = "nobody can be spared, and a mask in the centre cannot be mocked"
clauses = ["MC2-381"]
play = "A:Jester B..D:pass"
asked = "A"
question = "WhomToMock"
options = "b c d"
"""

PICTURE = '<symbol id="Jester" viewBox="0 0 96 96"><path d="M20 30h56v40H20z" fill="#c33"/></symbol>\n'
SHOWN_BY = "mascarade-2e/jester.toml: A takes 2 coins and mocks C, and everybody hears it"


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """A copy in which the recipe was followed."""
    project = Project(tmp_path_factory.mktemp("project"))
    project.insert(f"{GAME}/public/words.py", "MASKS: Final = (\n", 'JESTER: Final = Mask("Jester")\n')
    project.insert(f"{GAME}/public/words.py", ")\n\nLOOK: Final", "    JESTER,\n")
    project.add(f"{GAME}/public/masks/jester.py", SHEET)
    project.add(f"{GAME}/secret/rules/powers/jester.py", POWER)
    powers = f"{GAME}/secret/rules/powers/__init__.py"
    project.insert(powers, "    JUDGE,\n", "    JESTER,\n")
    project.insert(
        powers, f"from {modules(GAME)}.secret.rules.powers.judge", import_of("secret.rules.powers", "Jester")
    )
    project.insert(powers, "    JUDGE: Judge(),\n", "    JESTER: Jester(),\n")
    second = f"{GAME}/public/editions/second.py"
    project.insert(second, f"from {modules(GAME)}.public.masks.judge", import_of("public.masks", "THE_JESTER"))
    project.insert(second, "        THE_JUDGE,\n", "        THE_JESTER,\n")
    project.insert(f"{GAME}/public/facts.py", "@mypyc_attr(free_list_len=1)\nclass ChangedSeats", FACT)
    for language, sentences in SENTENCES.items():
        project.append(f"src/ridotto/words/{language}/mascarade.ftl", sentences)
    project.insert("page/src/games/mascarade/masks.svg", '<symbol id="court"', PICTURE)
    project.insert(f"{GAME}/secret/worlds.py", "    if isinstance(fact, Declined):\n", ANSWERED)
    project.insert(f"{GAME}/secret/worlds.py", "    Passed,\n", "    Mocked,\n")
    rules = "rules/mascarade-2e.toml"
    project.replace(rules, "exactly 17 masks: one each of", "exactly 18 masks: one each of Jester,")
    project.insert(rules, "[[mask]]\n", CARD)
    project.insert(rules, "[[moved]]\n", CLAUSES)
    project.add("tests/scenarios/mascarade-2e/jester.toml", SCENARIOS)
    project.run("tools.confirm", "rules-Jester", "--shown-by", SHOWN_BY)
    project.run("tools.confirm", "open-game-mascarade-2e")  # the clause about the box has changed
    project.replace("tests/contracts/notations.toml", 'mascarade = ".*"', f'mascarade = "{counted(project)}"')
    return project


def modules(folder: str) -> str:
    return folder.removeprefix("src/").replace("/", ".")


def import_of(room: str, name: str) -> str:
    return f"from {modules(GAME)}.{room}.jester import {name}\n"


def counted(project: Project) -> str:
    """What the test of the notation says is to be written down."""
    with pytest.raises(AssertionError) as failed:
        project.demand("tests/contracts/test_games.py", "-k", "keeps_its_number and mascarade-2e")
    found: set[str] = set(re.findall(r"to be written down: '(\d+ \w+)'", str(failed.value)))
    (line,) = found
    return line


@pytest.mark.slow
def test_a_new_mask_touches_few_files(project: Project) -> None:
    assert project.touched() == [
        "page/src/games/mascarade/masks.svg",
        "rules/mascarade-2e.toml",
        f"{GAME}/public/editions/second.py",
        f"{GAME}/public/facts.py",
        f"{GAME}/public/masks/jester.py",
        f"{GAME}/public/words.py",
        f"{GAME}/secret/rules/powers/__init__.py",
        f"{GAME}/secret/rules/powers/jester.py",
        f"{GAME}/secret/worlds.py",
        "src/ridotto/words/en/mascarade.ftl",
        "src/ridotto/words/fr/mascarade.ftl",
        "tests/contracts/notations.toml",
        "tests/page/confirmed.json",
        "tests/scenarios/mascarade-2e/jester.toml",
    ]
    assert len(project.touched()) <= MOST


@pytest.mark.slow
def test_a_new_mask_has_all_that_a_mask_needs(project: Project) -> None:
    assert "2 passed" in project.run("ridotto", "check", "tests/scenarios/mascarade-2e/jester.toml")
    assert "3 passed" in project.demand("tests/games/mascarade/test_masks.py", "-k", "Jester or WhomToMock")


@pytest.mark.slow
def test_nothing_else_keeps_a_list_of_masks(project: Project) -> None:
    assert " passed" in project.demand(
        "tests/contracts/test_games.py::test_an_answer_keeps_its_number_for_ever",
        "tests/games/mascarade/test_clauses_2e.py",
        "tests/games/mascarade/test_sentences.py",
        "tests/games/test_sentences.py",
        "tests/games/mascarade/test_worlds.py",
        "tests/page/test_confirmed.py",
        "tests/replay/test_pages.py",
        "tests/test_ledgers.py",
        "-m",
        "not slow",
    )
