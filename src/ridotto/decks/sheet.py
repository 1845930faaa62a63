"""All cards of a deck on one page that needs nothing else: to look at, to print, to hold beside a design."""

from __future__ import annotations

from html import escape
from typing import Final

from ridotto.decks.emblems import emblem
from ridotto.decks.portrait import portrait
from ridotto.games.masquerade.public.deck import Card, Deck
from ridotto.games.masquerade.public.deck.vocabulary import CLASSES, GENDERS

CLASS_EMBLEMS: Final = ("crown", "rose", "lily", "dagger", "shield", "bread")  # in the order of the classes
CLASS_TITLES: Final = ("The King", "The Queen", "Nobles", "Assassins", "Soldiers", "Commoners")
GENDER_SIGNS: Final = ("♂", "♀", "?")
ARROW_SIGNS: Final = (("", ""), ("▲", "doubled face up"), ("▼", "doubled face down"))

STYLE: Final = """
:root { color-scheme: light dark; --page: #f3efe6; --card: #fffdf8; --ink: #241f1c; --faint: #635a52; --edge: #cfc4b2 }
@media (prefers-color-scheme: dark) {
  :root { --page: #17151a; --card: #242027; --ink: #f1ece4; --faint: #b9afa4; --edge: #4a4350 }
}
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 80rem; padding: 1rem; background: var(--page); color: var(--ink);
  font: 1rem/1.35 Georgia, "Times New Roman", serif }
h1 { margin: 0 0 .25rem; font-size: 1.75rem }
h2 { margin: 1.5rem 0 .5rem; font-size: 1.2rem }
h3 { margin: 0; font-size: 1rem; line-height: 1.2 }
p { margin: 0 }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr)); gap: .75rem;
  margin: 0; padding: 0; list-style: none }
.card { display: grid; grid-template-columns: 7.5rem 1fr; background: var(--card); border: 1px solid var(--edge);
  border-radius: .6rem; overflow: hidden; break-inside: avoid }
.portrait { display: block; width: 100%; height: 100%; min-height: 9rem }
.words { display: flex; flex-direction: column; gap: .35rem; padding: .6rem .7rem }
.kind { display: flex; gap: .4rem; align-items: center; color: var(--faint); font-size: .85rem }
.kind svg { width: 1rem; height: 1rem }
.numbers { display: flex; gap: .9rem; font-weight: bold }
.numbers small { color: var(--faint); font-weight: normal }
.text { font-size: .92rem }
.flavour { margin-top: auto; color: var(--faint); font-size: .85rem; font-style: italic }
.said { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
@media (max-width: 26rem) { .card { grid-template-columns: 5.5rem 1fr } }
@media print {
  :root { --page: #fff; --card: #fff; --ink: #000; --faint: #333; --edge: #999 }
  body { max-width: none; padding: 0; font-size: 9pt; print-color-adjust: exact; -webkit-print-color-adjust: exact }
  .cards { grid-template-columns: repeat(2, 1fr) }
  h2 { break-after: avoid }
}
"""


def contact_sheet(deck: Deck) -> str:
    groups = [grouped(deck, kind) for kind in range(len(CLASSES))]
    more = f", {deck.seats} more seats" if deck.seats else ""
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(deck.title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        f"<h1>{escape(deck.title)}</h1>\n<p>Cards: {len(deck.cards)}{more}.</p>\n"
        f"{''.join(groups)}</body>\n</html>\n"
    )


def grouped(deck: Deck, kind: int) -> str:
    cards = [card for card in deck.cards if card.kind == kind]
    if not cards:
        return ""
    items = "".join([drawn(card) for card in cards])
    return f'<h2>{CLASS_TITLES[kind]}</h2>\n<ul class="cards">\n{items}</ul>\n'


def drawn(card: Card) -> str:
    text = f'<p class="text">{escape(card.text)}</p>' if card.text else ""
    sign = emblem(CLASS_EMBLEMS[card.kind], "currentColor", "var(--card)")
    return (
        f'<li class="card">{portrait(card.picture, card.name)}<div class="words"><h3>{escape(card.name)}</h3>'
        f'<p class="kind"><svg viewBox="0 0 24 24" aria-hidden="true">{sign}</svg>{CLASSES[card.kind]}'
        f' <span aria-hidden="true">{GENDER_SIGNS[card.gender]}</span>'
        f'<span class="said">, {GENDERS[card.gender]}</span></p>'
        f'<p class="numbers">{number("attack", card.attack, card.attack_arrow)}'
        f"{number('health', card.health, card.health_arrow)}</p>"
        f'{text}<p class="flavour">{escape(card.flavour)}</p></div></li>\n'
    )


def number(what: str, value: int, arrow: int) -> str:
    sign, meaning = ARROW_SIGNS[arrow]
    said = (
        f' <span title="{meaning}" aria-hidden="true">{sign}</span><span class="said">, {meaning}</span>'
        if arrow
        else ""
    )
    return f"<span><small>{what}</small> {value}{said}</span>"
