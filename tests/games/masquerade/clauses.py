"""Ways to come to a match of Masquerade, and what of it reaches whom: for tests of its clauses."""

from __future__ import annotations

from collections.abc import Sequence

from ridotto.contracts.perception import SENSES, must_look_alike, perceive
from ridotto.games.masquerade.public.setup import MasqueradeSetup
from ridotto.games.masquerade.secret.state import Salon
from ridotto.kernel import Match, Player, name
from ridotto.replay.playing import play_written
from tests.games.masquerade.watching import GAME

A, B, C, D = Player(0), Player(1), Player(2), Player(3)
SHORT = {sense: SENSES[sense] for sense in ("story", "audiences", "question", "view")}


def party(players: int = 3, **wishes: str) -> MasqueradeSetup:
    """Nobody sits down in the middle, unless a test wishes so."""
    setup = GAME.set_up(players, {"joining": "off", **wishes})
    assert isinstance(setup, MasqueradeSetup)
    return setup


BASE = party().cards
PLAIN = [card.key.text for card in BASE if not card.text]  # cards that say nothing
EVERY = party(packs="extras").cards


def placed(setup: MasqueradeSetup, rows: dict[str, str], **position: object) -> Salon:
    """A match in the middle, as a scenario describes it."""
    match = GAME.start_at(setup, {"rows": rows, **position})
    assert isinstance(match, Salon)
    return match


def after(match: Match, text: str) -> Match:
    """What becomes of a match once these answers are given; the match itself stays where it is."""
    twin = match.fork()
    assert isinstance(twin, Salon)
    play_written(twin, GAME, text.split())
    return twin


def heard(match: Match, ear: Player) -> list[str]:
    return [fact.spelling() for fact in match.heard_by(ear)]


def offered(match: Match) -> list[str]:
    return [option.text for option in match.offer()]


def same_to(ears: list[Player], setup: MasqueradeSetup, histories: Sequence[Match]) -> None:
    """All that these ears hear, are asked, are offered and see is the same in each of these histories."""
    assert len(histories) > 1
    for ear in ears:
        first = perceive(GAME, setup, histories[0], ear, SHORT)
        for number, other in enumerate(histories[1:], 1):
            what = f"{name(ear)} can tell history {number} from the first"
            must_look_alike(first, perceive(GAME, setup, other, ear, SHORT), what)
