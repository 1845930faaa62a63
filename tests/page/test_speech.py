"""Everything that is told, asked, offered or refused is said by the page and by Python in the same words.

Random matches of all games come to the page as they would over the wire; what they seldom come to is put before it by
hand.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

import pytest

from ridotto.games import GAMES
from ridotto.games.mascarade.public.facts import (
    BANK,
    COURT,
    ChangedSeats,
    Counted,
    Declined,
    Guessed,
    Kept,
    Purse,
    Saw,
    ShownAround,
    Swapped,
)
from ridotto.games.mascarade.public.words import KING, MASKS, SEATS
from ridotto.games.masques.public import facts as masques
from ridotto.games.masques.public.words import AGENTS, ARCADES, CLERGY, HALLWAYS, PALACE_CARDS, SPACES
from ridotto.kernel import SPECTATOR, Asking, Because, Ended, Fact, first_players, forms_of
from ridotto.kernel.reader import plain
from tests.page.catalogue import LANGUAGES, catalogue, typed
from tests.page.house import reasons
from tests.page.moments import PEOPLE, Evening, Spoken, as_data, evening
from tests.page.voice import Spoken as Voiced
from tests.page.voice import Voice
from tests.replay.pages_masquerade import of_masquerade

# What no sentence has: a gap, a key, a value that was none, two spaces.
AMISS: Final = re.compile(r"[{}<>]|\b(?:undefined|null|NaN|none)\b|\b(?:mascarade|masques|masquerade)-\w|  ")
NO_CAPITAL: Final = re.compile(r"[a-h]?\d")  # a number, or a place such as b2, which stays as it is answered
FAMILIES: Final = sorted({game.split("-")[0] for game in GAMES})
MASCARADE: Final = forms_of("mascarade")
SPIES: Final = "Judge,King,Queen,Spy,Thief,Cheat"
NUMBERS: Final = (0, 1, 2, 1000, 1209600, -1, "0", "1")  # as numbers, and as texts that only look like them
A, B = first_players(2)


def tables() -> Iterator[tuple[str, int, dict[str, str]]]:
    for id, game in GAMES.items():
        for players in range(game.fewest, game.most + 1):
            yield id, players, {}
    for players in range(4, 13):
        yield "mascarade-2e", players, {"set": "B", "challenge": "together", "turn_limit": "30", "pace": "usual"}
    for players in (2, 3):
        yield "mascarade-1e", players, {"custom_small": "on", "masks": SPIES}
    yield "mascarade-1e", 4, {"forced_swap": "players"}
    for players in range(3, 7):
        yield "masquerade", players, {"packs": "extras", "arrows": "start"}


def seldom() -> Iterator[Spoken]:
    """What random matches hardly come to, or only a replay through all ears tells to others."""
    yield from seldom_in_mascarade()
    for n in NUMBERS:
        yield Evening(GAMES["mascarade-1e"], 4, {}, 0).sentence("mascarade-coins", n=n)
    for game, arcades, halls in (("masques-dust", ARCADES, SPACES), ("masques-ffg", PALACE_CARDS, HALLWAYS)):
        counted = [masques.Counted(masques.BANK, 0), masques.Counted(masques.Purse(A), 0)]
        favours = [masques.HasFavours(A, CLERGY, count) for count in (0, 1, 2)]
        moved = masques.Moved(halls[3], halls[7])
        for fact in [*counted, *favours, masques.AgentGone(AGENTS[1][2]), masques.StayedBare(arcades[3]), moved]:
            yield from by_hand(game, 4, fact)
    for fact in of_masquerade():
        yield from by_hand("masquerade", 4, fact)


def seldom_in_mascarade() -> Iterator[Spoken]:
    a, b = SEATS[:2]
    facts: list[Fact] = [
        *(Counted(BANK, 0), Counted(COURT, 0), Counted(COURT, 3), Counted(Purse(A), 0)),
        *(Saw(A, b, KING), Swapped(A, a, b), Kept(A, a, b)),
        *(Declined(A), Guessed(A, KING), ShownAround(b, B), ChangedSeats(A, B), Ended("Cheat"), Ended("Cheater")),
    ]
    for game, players in (("mascarade-1e", 5), ("mascarade-2e", 8)):
        for fact in facts:
            yield from by_hand(game, players, fact)
        at = Evening(GAMES[game], players, {}, 0)
        for reason in sorted(reasons("mascarade")):
            because = Because(reason, (), {"who": "B", "first": "a"})
            yield at.refusal(A, because, "b")


def by_hand(game: str, players: int, fact: Fact) -> Iterator[Spoken]:
    """A fact as it is told to those who have heard nothing else: A, B and a spectator."""
    at = Evening(GAMES[game], players, {}, 0)
    for ear in (A, B, SPECTATOR):
        at.views[ear].set_asking(at.match.asking(ear))
        yield at.fact(ear, fact)


class Told:
    """What random matches came to, and what was said about it."""

    def __init__(self, voice: Voice) -> None:
        self.random = [
            spoken
            for seed, (game, players, wishes) in enumerate(tables(), 1)
            for spoken in evening(game, players, seed, **wishes)
        ]
        self.all = [*self.random, *seldom()]
        self.voiced = voice.says([spoken.moment for spoken in self.all])

    def by(self, language: str) -> Voiced:
        return self.voiced[language]


@pytest.fixture(scope="session")
def told(voice: Voice) -> Told:
    return Told(voice)


# ---- Whatever comes.


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_and_python_say_the_same(told: Told, language: str) -> None:
    for spoken, said in zip(told.all, told.by(language).said, strict=True):
        assert spoken.said[language] == said, {**spoken.moment, "reader": ...}


@pytest.mark.slow
@pytest.mark.parametrize("family", FAMILIES)
def test_random_matches_come_to_every_fact(told: Told, family: str) -> None:
    met = {
        str(fact["kind"])
        for spoken in told.all
        if family in str(reader_of(spoken)["game"]) and isinstance(fact := spoken.moment.get("fact"), dict)
    }
    seldom_met = {"unknown", *SELDOM.get(family, ())}
    assert {form.kind for form in forms_of(family).all()} - met - seldom_met == set()


SELDOM: Final[dict[str, tuple[str, ...]]] = {}


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_and_nothing_is_amiss_in_it(told: Told, language: str) -> None:
    for spoken in told.all:
        for text in spoken.said[language]:
            assert not AMISS.search(text), (text, {**spoken.moment, "reader": ...})
            begins = text[:1].isupper() or text[:1] in "«“" or text.startswith(tuple(PEOPLE)) or NO_CAPITAL.match(text)
            assert text == "" or begins or "said" in spoken.moment, text  # a part of a sentence


@pytest.mark.slow
def test_nothing_is_said_in_english_to_a_french_reader(told: Told) -> None:
    """Words that are spelt alike in both languages are few, and no sentence is made of them alone."""
    for spoken in told.all:
        for english, french in zip(spoken.said["en"], spoken.said["fr"], strict=True):
            assert english != french or " " not in english, (english, {**spoken.moment, "reader": ...})


@pytest.mark.slow
def test_no_english_mask_is_worn_in_french(told: Told) -> None:
    french, english = catalogue("fr"), {mask.text for mask in MASKS}
    foreign = english - {french[f"mascarade-the-{mask}"][0] for mask in english}
    assert len(foreign) > 15
    worn = re.compile(rf"\b(?:{'|'.join(sorted(foreign))})\b")
    said = [text for spoken in told.all if is_mascarade(spoken) for text in spoken.said["fr"]]
    assert [text for text in said if worn.search(text)] == []


@pytest.mark.slow
def test_french_words_melt_where_they_meet(told: Told) -> None:
    """D'Ada and not de Ada, du Roi and not de le Roi."""
    hard = re.compile(r"\b(?:[Dd]e|[Qq]ue) (?:Ada|Élan|Hélène|Yves)\b|\b(?:[Dd]e|[Àà]) les? [A-ZÉ]|\b[Dd]e le\b")
    said = {text for spoken in told.all for text in spoken.said["fr"]}
    assert [text for text in sorted(said) if hard.search(text)] == []


def is_mascarade(spoken: Spoken) -> bool:
    return str(reader_of(spoken)["game"]).startswith("mascarade")


def reader_of(spoken: Spoken) -> dict[str, object]:
    reader = spoken.moment["reader"]
    assert isinstance(reader, dict)
    return reader


# ---- Rules on the page.


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_said_and_lead_to_each_other(told: Told, language: str) -> None:
    rules = told.by(language).rules
    assert len(rules) > 150
    for rule in rules:
        said = rule["text"].replace("none", "no")  # a word of rules, in which no value stands
        assert said != "" and not AMISS.search(said), rule["text"]
        assert "".join(part["before"] + part["text"] + part["after"] for part in rule["parts"]) == rule["text"]
    named = {part["term"] for rule in rules for part in rule["parts"]}
    assert named >= {None, "swap", "claim", "fine", *(mask.text for mask in MASKS)}


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_parts_a_term_from_its_article_or_from_a_full_stop(told: Told, language: str) -> None:
    """A term is a button, which a line may begin or end with: l' stood at the end of one, and a full stop alone."""
    for rule in told.by(language).rules:
        for one, other in pairwise(rule["parts"]):
            if one["term"] is None:
                assert one["text"].endswith(" ") or one["text"] == "", rule["text"]
            if other["term"] is None:
                assert other["text"].startswith(" ") or other["text"] == "", rule["text"]


# ---- What is read most, by Ada, Bo and a spectator: word for word, with spaces and apostrophes as one types them.

ENGLISH: Final = {
    "turn of A": {"A": "It is your turn.", "B": "It is Ada's turn."},
    "A takes a b": {
        "A": "You take your own mask and Bo's mask under the table.",
        "B": "Ada takes their own mask and your mask under the table.",
        "-": "Ada takes their own mask and Bo's mask under the table.",
    },
    "A swaps a b": {"A": "Only you know it: you really swapped."},
    "A keeps a b": {"A": "Only you know it: you only pretended."},
    "A sees b Bishop": {"A": "For your eyes only: Bo's mask is the Bishop."},
    "A announces King at a": {"A": "You announce: “I am the King.”", "B": "Ada announces: “I am the King.”"},
    "B claims at b": {"A": "Bo claims it too: “So am I!”", "B": "You claim it too: “So am I!”"},
    "a shows Judge": {"A": "Your mask shows the Judge.", "B": "Ada's mask shows the Judge."},
    "B pays court 1": {
        "A": "Bo pays a fine of 1 coin to the courthouse.",
        "B": "You pay a fine of 1 coin to the courthouse.",
    },
    "bank pays A 3": {"A": "You take 3 coins from the bank.", "B": "Ada takes 3 coins from the bank."},
    "A pays B 1": {"A": "You give Bo 1 coin.", "B": "Ada gives you 1 coin.", "-": "Ada gives Bo 1 coin."},
    "A wins": {"A": "You win!", "B": "Ada wins."},
}
FRENCH: Final = {
    "turn of A": {"A": "C'est à vous de jouer.", "B": "C'est à Ada de jouer."},
    "A takes a b": {
        "A": "Vous prenez votre propre masque et le masque de Bo sous la table.",
        "B": "Ada prend son propre masque et votre masque sous la table.",
        "-": "Ada prend son propre masque et le masque de Bo sous la table.",
    },
    "A swaps a b": {"A": "Votre secret : un vrai échange."},
    "A keeps a b": {"A": "Votre secret : un faux échange."},
    "A sees b Bishop": {"A": "Pour vos yeux seulement : le masque de Bo est l'Évêque."},
    "A announces King at a": {"A": "Vous annoncez : « Je suis le Roi. »", "B": "Ada annonce : « Je suis le Roi. »"},
    "B claims at b": {"A": "Bo conteste : « Moi aussi ! »", "B": "Vous contestez : « Moi aussi ! »"},
    "a shows Judge": {
        "A": "Votre masque se révèle : c'est le Juge.",
        "B": "Le masque d'Ada se révèle : c'est le Juge.",
    },
    "B pays court 1": {
        "A": "Bo paie une amende de 1 pièce au tribunal.",
        "B": "Vous payez une amende de 1 pièce au tribunal.",
    },
    "bank pays A 3": {"A": "Vous prenez 3 pièces à la banque.", "B": "Ada prend 3 pièces à la banque."},
    "A pays B 1": {"A": "Vous donnez 1 pièce à Bo.", "B": "Ada vous donne 1 pièce.", "-": "Ada donne 1 pièce à Bo."},
    "A wins": {"A": "Vous gagnez !", "B": "Ada gagne."},
}


@pytest.mark.parametrize(("language", "expected"), [("en", ENGLISH), ("fr", FRENCH)])
def test_what_is_read_most(language: str, expected: dict[str, dict[str, str]]) -> None:
    for spelt, sentences in expected.items():
        at = Evening(GAMES["mascarade-1e"], 5, {}, 0)
        data = MASCARADE.read(spelt)
        assert data is not None, spelt
        said = {}
        for ear, letter in ((A, "A"), (B, "B"), (SPECTATOR, "-")):
            reader = at.reader(language, ear, at.views[ear])
            said[letter] = typed(
                reader.say_first([f"mascarade-fact-{data['kind']}", f"fact-{data['kind']}"], plain(data)) or ""
            )
        assert {ear: said[ear] for ear in sentences} == sentences, spelt


@pytest.mark.parametrize(("game", "kept"), [("masques-dust", "une"), ("masques-ffg", "un")])
def test_the_draft_in_french_counts_cards_by_their_gender(game: str, kept: str) -> None:
    """An Intrigue is feminine, a guest masculine."""
    at = Evening(GAMES[game], 4, {}, 0)
    said = at.reader("fr", A, at.views[A]).say("masques-page-draft", n=1, all=3, rest=4, to="B")
    assert f"qui en garde {kept}." in typed(said)


@pytest.mark.slow
def test_a_place_bears_the_name_of_the_player_who_sat_there_then(voice: Voice) -> None:
    at = Evening(GAMES["mascarade-2e"], 8, {}, 0)
    view = at.game.view(at.setup, SPECTATOR)
    view.hear(ChangedSeats(A, B))
    story = [MASCARADE.read(text) for text in ("a shows King", "A and B change seats", "a shows King")]
    said = voice.says([{"reader": as_data(at.reader("en", SPECTATOR, view)), "story": story}])
    before, _, after = map(typed, said["en"].said[0])
    assert (before, after) == ("Ada's mask shows the King.", "Bo's mask shows the King.")


@pytest.mark.slow
def test_a_player_who_is_awaited_reads_you_and_not_their_own_name(voice: Voice) -> None:
    at = Evening(GAMES["mascarade-1e"], 5, {}, 0)
    names = ("ClaimToo", "SeenEnough", "SwapOrKeep", "WhatToDo", "WhichOfMine", "WhoAreYou", "WhomToSpyOn")
    moments = []
    for ear in (A, B):
        for name in names:
            at.views[ear].set_asking(Asking(name, [A], False, None, ""))
            moments.append({"reader": as_data(at.reader("en", ear, at.views[ear])), "waits": True})
    for language, you in (("en", "You "), ("fr", "Vous ")):
        said = [typed(*each) for each in voice.says(moments)[language].said]
        starts = [next(start for start in (you, "Ada ") if each.startswith(start)) for each in said]
        assert starts == [you] * len(names) + ["Ada "] * len(names), said
