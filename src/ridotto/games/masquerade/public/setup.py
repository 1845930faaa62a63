"""What is agreed before a match of Masquerade: how many sit down at first, which cards are in, and a few switches."""

from __future__ import annotations

from typing import Final, Literal

from ridotto.games.masquerade.public.deck import BASE, PACKS, Card, Deck, deck_at, shuffled_together
from ridotto.games.masquerade.public.deck.shelf import FILES, file_in
from ridotto.games.masquerade.public.deck.vocabulary import ANY_SIDE, END_OF_TURN, KING, QUEEN
from ridotto.games.masquerade.public.view_types import MasqueradeTerms
from ridotto.games.masquerade.public.words import FOREIGN_NAMES, MOST_SEATS, Name
from ridotto.kernel import (
    Choice,
    FileList,
    HostOption,
    Objection,
    SeatChoice,
    Setup,
    SetupRefused,
    Switch,
    choose_options,
    player_named,
    words_in,
)
from ridotto.kernel.errors import nearest, perhaps

ID: Final = "masquerade"
FEWEST: Final = 3  # MSQ-010
MOST: Final = 6
OPENING: Final = 3  # cards dealt to the player who sits down (MSQ-011, MSQ-014)
ROW: Final = 6  # cards in a row (MSQ-037)
ACTIONS: Final = 3  # in a turn (MSQ-041)


class MasqueradeSetup(Setup):
    """So many players, these cards, and what the host chose."""

    def __init__(self, players: int, cards: list[Card], most: int, wishes: dict[str, str]) -> None:
        super().__init__(ID, players)
        self.wishes = wishes
        self.cards = cards  # everywhere a card is its number in this list
        self.most = most  # seats
        self.first = player_named(wishes["first_player"])  # None: Fate draws one
        self.royals_in_deck = wishes["royals_in_deck"] == "on"
        self.joining = wishes["joining"] == "on"
        self.arrows_from_start = wishes["arrows"] == "start"
        self.first_turn_of_seat = wishes["first_turn"] == "seat"
        self.names = tuple([card.key for card in cards])
        self.number_of: dict[Name, int] = {card.key: number for number, card in enumerate(cards)}
        self.shown: MasqueradeTerms | None = None  # once it was asked for
        self.king = self.only_one(KING)
        self.queen = self.only_one(QUEEN)
        # Cards whose text may concern others, so that nobody has to look through all of them.
        numbers = range(len(cards))
        self.modifiers = [number for number in numbers if cards[number].modifies_others]
        self.protectors = [number for number in numbers if cards[number].protects_others]
        self.silencers = [number for number in numbers if cards[number].silences]
        self.minds_hidden = any(card.minds_hidden for card in cards)
        self.at_end = [number for number in numbers if cards[number].has(END_OF_TURN)]
        self.one_sided = [number for number in numbers if cards[number].side != ANY_SIDE]

    def only_one(self, kind: int) -> int:
        return next(number for number, card in enumerate(self.cards) if card.kind == kind)

    def as_dict(self) -> MasqueradeTerms:
        if self.shown is None:
            cards = {card.key.text: card.as_dict() for card in self.cards}
            arrows: Literal["now", "start"] = "start" if self.arrows_from_start else "now"
            self.shown = {"cards": cards, "arrows": arrows, "actions": ACTIONS, "row": ROW}
        return self.shown

    def chosen_options(self) -> dict[str, str]:
        return {option.name: self.wishes[option.name] for option in host_options()}


def host_options() -> list[HostOption]:
    return [
        FileList(
            "packs",
            "names of packs, and files that end in .toml, with commas",
            "",
            ("MSQ-004", "MSQ-005"),
            {name: pack.seats for name, pack in PACKS.items()},
            FILES,
        ),
        SeatChoice("first_player", ("MSQ-011",)),
        Switch("royals_in_deck", "on", ("MSQ-012",)),
        Switch("joining", "on", ("MSQ-014", "MSQ-015", "MSQ-017")),
        Choice("arrows", ("now", "start"), "now", ("MSQ-057", "MSQ-064", "MSQ-161")),
        Choice("first_turn", ("game", "seat"), "game", ("MSQ-073",)),
    ]


def set_up(players: int, wishes: dict[str, str]) -> MasqueradeSetup:
    """Returns the setup that a host's wishes lead to, or raises `SetupRefused` with every objection to them."""
    problems: list[Objection] = []
    full = choose_options(host_options(), players, wishes, problems)
    packs = packs_in(full["packs"], problems)
    full["packs"] = as_agreed(full["packs"], packs)
    most = min(MOST + sum([pack.seats for pack in packs]), MOST_SEATS)  # MSQ-004
    if not FEWEST <= players <= most:
        said = f"Masquerade has {FEWEST} to {most} players with these cards, not {players}"
        problems.append(Objection(said, "masquerade-players", fewest=FEWEST, most=most, players=players))
    if problems:
        raise SetupRefused(problems)
    return MasqueradeSetup(players, shuffled_together(BASE, packs), most, full)


def as_agreed(text: str, packs: list[Deck]) -> str:
    """Returns the same packs, each file with the digest of what it holds: so nobody plays on with another."""
    words = []
    for word, pack in zip(words_in(text), packs):
        file = file_in(word)
        words.append(word if file is None else f"{file[0]}@{pack.digest}")
    return ",".join(words)


def packs_in(text: str, problems: list[Objection]) -> list[Deck]:
    """Returns packs from our shelf by name, and others by their files."""
    found: list[Deck] = []
    for word in words_in(text):
        file = file_in(word)
        if file is not None:
            foreign = len([card for pack in found for card in pack.cards if card.key in FOREIGN_NAMES])
            try:
                found.append(deck_at(file[0], foreign, file[1]))
            except SetupRefused as refusal:
                problems += [
                    Objection(f"packs: {each}", "masquerade-file", option="packs", problem=each)
                    for each in refusal.problems
                ]
        elif word in PACKS:
            if PACKS[word] in found:
                said = f"packs = {text!r}: {word} is there twice"
                problems.append(Objection(said, "masquerade-twice", option="packs", value=text, pack=word))
            found.append(PACKS[word])
        else:
            known, near = ", ".join(PACKS), nearest(word, list(PACKS))
            said = f"no pack is called {word!r}: expected {known}, or a file .toml{perhaps(word, list(PACKS))}"
            problems.append(Objection(said, "masquerade-no-pack", said=word, known=known, near=near))
    return found
