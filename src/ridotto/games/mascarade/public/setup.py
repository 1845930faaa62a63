"""What is agreed before a match of Mascarade, and the options that follow from it alone."""

from __future__ import annotations

from typing import Final

from ridotto.games.mascarade.public.editions import Edition
from ridotto.games.mascarade.public.pace import OFF, PACES, with_pace
from ridotto.games.mascarade.public.sets import advice, known, objections
from ridotto.games.mascarade.public.words import (
    CENTRE,
    CLAIM,
    LEFT,
    LOOK,
    NOTATION,
    PASS,
    PLACES,
    PROTECTED,
    RIGHT,
    SEATS,
    SLOTS,
    Mask,
    Place,
)
from ridotto.kernel import (
    Answer,
    Choice,
    HostOption,
    Number,
    Objection,
    SeatChoice,
    Setup,
    SetupRefused,
    Switch,
    WordList,
    choose_options,
    player_named,
    words_in,
)


class MascaradeSetup(Setup):
    """One edition, so many players, these masks, and what the host chose."""

    def __init__(self, edition: Edition, players: int, masks: list[Mask], wishes: dict[str, str]) -> None:
        super().__init__(edition.id, players)
        self.edition = edition
        self.masks = tuple(masks)
        self.kinds = tuple([sheet.mask for sheet in edition.box if sheet.mask in masks])
        self.gifts = [0] * len(NOTATION.answers)  # what a mask takes from the bank, by its number
        for mask in masks:
            self.gifts[mask.id] = edition.sheets[mask].gift
        self.wishes = wishes
        self.start = player_named(wishes["start"])  # None: Fate draws one
        self.together = wishes["challenge"] == "together"
        self.turn_limit = int(wishes["turn_limit"])
        self.pace = PACES[wishes["pace"]]
        if wishes["masks"]:
            self.advice = advice(edition, masks)  # on sets of the host's own; MC1-026, MC2-026
        self.small = players <= 3  # several masks before each player
        self.places = places_of(players, len(masks))
        self.slots = [-1] * len(PLACES)  # where a place stands in `places`, by its number
        for slot, place in enumerate(self.places):
            self.slots[place.number] = slot
        self.seats = SEATS[:players]
        # Options that depend on nothing but a seat or a place are made once, and shared by every fork.
        every_seat = range(players)
        self.own = [tuple([place for place in self.places if place.seat == seat]) for seat in every_seat]
        self.other_seats = [tuple([label for label in self.seats if label.seat != seat]) for seat in every_seat]
        self.others_masks = [tuple([p for p in self.open_places() if p.seat != seat]) for seat in every_seat]
        self.spied = [self.within_the_spys_reach(seat) for seat in every_seat]
        self.replies: list[tuple[Answer, ...]] = [
            (PASS, *self.own[seat]) if self.small else (PASS, CLAIM) for seat in every_seat
        ]
        self.pass_or_seat: list[tuple[Answer, ...]] = [(PASS, *self.other_seats[seat]) for seat in every_seat]
        self.swaps = [self.partners(place) for place in self.places]
        with_players = wishes["forced_swap"] == "players"
        self.forced_swaps = [
            self.with_other_players(place, swaps) if with_players else swaps
            for place, swaps in zip(self.places, self.swaps, strict=True)
        ]
        self.swap_or_look: list[tuple[Answer, ...]] = [(*swaps, LOOK) for swaps in self.swaps]
        self.deeds: list[tuple[Answer, ...]] = [
            both if place in PROTECTED else (*both, *self.kinds)  # MC1-298
            for place, both in zip(self.places, self.swap_or_look, strict=True)
        ]
        # The same for whatever every view shows alike.
        # The order is that of the rulebook's list; a host's own list may be written in the order of a prepared deal.
        in_order = self.kinds if wishes["masks"] else self.masks
        self.masks_shown = {mask.text: self.masks.count(mask) for mask in in_order}
        self.centre_shown = [place.text for place in self.places if place.seat == CENTRE]
        self.own_shown = [[place.text for place in own] for own in self.own]

    def as_dict(self) -> dict[str, object]:
        winners = [mask.text for mask in self.kinds if self.edition.sheets[mask].wins_with > 0]
        return {"turn_limit": self.turn_limit, "wins_at_once": winners[0] if winners else None}

    def chosen_options(self) -> dict[str, str]:
        return {option.name: self.wishes[option.name] for option in host_options(self.edition)}

    def open_places(self) -> list[Place]:
        """Returns the places of masks before seats that others may reach for."""
        return [place for place in self.places if place.seat != CENTRE and place not in PROTECTED]

    def within_the_spys_reach(self, seat: int) -> tuple[Place, ...]:
        """Returns what a Spy may look at: others' masks (MC2-120), by the first edition centre cards, too (MC1-120)."""
        others = self.others_masks[seat]
        if not self.edition.spy_reaches_the_centre:
            return others
        return (*others, *[place for place in self.places if place.seat == CENTRE])

    def partners(self, here: Place) -> tuple[Place, ...]:
        """Returns what a mask may be swapped with by the player who sits before it."""
        if here in PROTECTED:  # MC1-296: only with their own left or right card
            return (LEFT[here.seat], RIGHT[here.seat])
        own = [place for place in self.places if place.seat == here.seat and place is not here]  # MC1-273, MC1-294
        others = [place for place in self.places if place.seat != here.seat and place not in PROTECTED]  # MC1-295
        return (*own, *others)

    def with_other_players(self, here: Place, swaps: tuple[Place, ...]) -> tuple[Place, ...]:
        """Leaves out the centre and the player's own masks (MC1-374); a protected one has no others (MC1-296)."""
        return swaps if here in PROTECTED else tuple([p for p in swaps if p.seat not in (CENTRE, here.seat)])


def places_of(players: int, masks: int) -> tuple[Place, ...]:
    """Returns one place a seat and the rest in the centre (MC1-013, MC2-013); or two or three (MC1-270, MC1-290)."""
    if players == 2:
        return (LEFT[0], RIGHT[0], PROTECTED[0], LEFT[1], RIGHT[1], PROTECTED[1])
    if players == 3:
        return (LEFT[0], RIGHT[0], LEFT[1], RIGHT[1], LEFT[2], RIGHT[2])
    return (*SEATS[:players], *SLOTS[: masks - players])


NOT_HERE: Final = {  # what an edition does not leave to the host
    "custom_small": "off",  # MC2-010
    "forced_swap": "any",  # MC2-085
}


def host_options(edition: Edition) -> list[HostOption]:
    """Returns the host options."""
    first = next(iter(edition.sets))
    its = edition.numbered
    paced = "018 370 371 344" if shows_around(edition) else "018 370 371"
    found: list[HostOption] = [
        Choice("set", tuple(edition.sets), first, its("015")),
        WordList("masks", "names with commas", "", its("025 026 027 028 029 030 032 034")),
        SeatChoice("start", its("019")),
        Choice("challenge", ("clockwise", "together"), "clockwise", its("092 373")),
        Number("turn_limit", "turns", 0, its("230")),
        Choice("forced_swap", ("any", "players"), "any", its("041 085 374")),
        Switch("custom_small", "off", its("033")),
        Choice("pace", tuple(PACES), OFF.name, its(paced)),
    ]
    return found if edition.fewest <= 3 else [option for option in found if option.name not in NOT_HERE]


def shows_around(edition: Edition) -> bool:
    """True when masks may be shown around, which takes a time of its own (MC2-344)."""
    return any(ask.shows for sheet in edition.box for ask in sheet.asks)


def set_up(edition: Edition, players: int, wishes: dict[str, str]) -> MascaradeSetup:
    """Returns the setup that a host's wishes lead to, or raises `SetupRefused` with every objection to them."""
    problems: list[Objection] = []
    wishes = with_pace(wishes, shows_around(edition), problems)
    options = host_options(edition)
    if not edition.fewest <= players <= edition.most:  # MC1-010, MC2-010
        few, most, ours = edition.fewest, edition.most, edition.ours("010")
        said = f"{edition.title} has {few} to {most} players, not {players}{ours}"
        ruling = edition.ruling("010")
        problems.append(Objection(said, "players", fewest=few, most=most, players=players, ruling=ruling))
    full = {**NOT_HERE, **choose_options(options, players, wishes, problems)}
    words = words_in(full["masks"])
    if words and edition.fewest <= players <= edition.most:
        problems += objections(edition, players, words, full["custom_small"] == "on")
    if problems:
        raise SetupRefused(problems)
    full["masks"] = ",".join(words)
    masks = known(edition, words) if words else edition.sets[full["set"]][players]  # MC1-015, MC2-015
    return MascaradeSetup(edition, players, masks, full)
