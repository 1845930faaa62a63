"""Which masks may be played together: the printed restrictions on own sets (MC1-025 on, MC2-025 on)."""

from __future__ import annotations

from ridotto.games.mascarade.public.editions import Edition
from ridotto.games.mascarade.public.words import JUDGE, PEASANT, Mask
from ridotto.kernel.errors import perhaps


def objections(edition: Edition, players: int, words: list[str], custom_small: bool) -> list[str]:
    """Returns every restriction that this set breaks, not only the first (MC1-035, MC2-035)."""
    masks = known(edition, words)
    found = [
        *foreign(edition, words),
        *wrong_size(edition, players, len(words)),
        *not_the_six(edition, players, words, custom_small),
        *too_many(edition, masks),
    ]
    if JUDGE not in masks:
        found.append(edition.words["no judge"])  # MC1-025, MC2-025
    money = money_in(edition, masks)
    if 3 * money < len(words):  # MC1-026, MC2-026
        ours = edition.ours("026") or edition.ours("027")  # that a third must, or which masks count
        found.append(f"{money} of {len(words)} {edition.words['money']}, at least a third must{ours}")
    if masks.count(PEASANT) == 1:
        found.append(edition.words["one peasant"])  # MC1-028, MC2-028
    for sheet in edition.box:
        if sheet.mask in masks and players < sheet.seats:  # MC1-029, MC2-029
            found.append(f"{sheet.mask.text} needs at least {sheet.seats} players{edition.ours('029')}")
    return found


def known(edition: Edition, words: list[str]) -> list[Mask]:
    """Returns the masks of this box that are named, in the order given."""
    box = {sheet.mask.text: sheet.mask for sheet in edition.box}
    return [box[word] for word in words if word in box]


def advice(edition: Edition, masks: list[Mask]) -> list[str]:
    """Returns what the rulebook recommends without asking for it (MC2-026)."""
    money = money_in(edition, masks)
    if edition.half_should_bring_money and 2 * money < len(masks):
        return [f"fewer than half {edition.words['money']} ({money} of {len(masks)}){edition.ours('027')}"]
    return []


def foreign(edition: Edition, words: list[str]) -> list[str]:
    """Returns an objection to each word that is no mask of this box (MC1-003, MC2-003)."""
    box = [sheet.mask.text for sheet in edition.box]
    return [
        f"{word!r} is not in the box of {edition.title}: expected some of {', '.join(box)}{perhaps(word, box)}"
        for word in sorted(set(words))
        if word not in box
    ]


def wrong_size(edition: Edition, players: int, size: int) -> list[str]:
    masks = edition.words["masks"]
    if players <= 3:
        return [] if size == 6 else [f"6 {masks} with 2 or 3 players, not {size}{edition.ours('033')}"]  # MC1-033
    if players <= 5:
        return [] if size == 6 else [f"{edition.words['six']}, not {size}{edition.ours('032')}"]  # MC1-032, MC2-032
    if size > edition.size():
        return [f"only {edition.size()} {masks} exist"]  # MC1-031
    if players <= size <= players + 2:  # MC1-014, MC1-030, MC2-014, MC2-030
        return []
    return [f"{players} to {players + 2} {masks} with {players} players, not {size}{edition.ours('014')}"]


def not_the_six(edition: Edition, players: int, words: list[str], custom_small: bool) -> list[str]:
    """Returns an objection to any but the one set of a small table, unless the host turns the switch (MC1-033)."""
    if players > 3 or custom_small:
        return []
    six = [mask.text for mask in edition.sets["basic"][players]]
    if sorted(words) == sorted(six):
        return []
    masks = edition.words["masks"]
    return [f"with {players} players the {masks} are {', '.join(six)}, unless custom_small is on{edition.ours('033')}"]


def too_many(edition: Edition, masks: list[Mask]) -> list[str]:
    """Returns an objection to each mask that is not in the box so often (MC1-034, MC2-034)."""
    found = []
    for sheet in edition.box:
        if masks.count(sheet.mask) > sheet.count:
            found.append(f"{masks.count(sheet.mask)} x {sheet.mask.text}, only {sheet.count} in the box")
    return found


def money_in(edition: Edition, masks: list[Mask]) -> int:
    """Returns how many cards move coins; each Peasant counts."""
    return sum([1 for mask in masks if edition.sheets[mask].money])
