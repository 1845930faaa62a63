"""Emblems that are worn on the breast: small drawings on a field of 24 by 24."""

from __future__ import annotations

from typing import Final

EMBLEMS: Final = {
    "crown": '<path d="M3 19V8l5 4 4-8 4 8 5-4v11z"/>',
    "rose": '<circle cx="12" cy="9" r="6"/><path d="M12 15v8m0-4l5-3m-5 5l-5-3" {line}/>'
    '<path d="M12 5q4 2 0 4q-4 2 0 4" {scratch}/>',
    "dagger": '<path d="M12 23l-3-8V9h6v6zM5 6h14v3H5zM10.5 1h3v5h-3z"/>',
    "sword": '<path d="M12 1l2 3v12h-4V4zM5 15h14v3H5zM11 18h2v5h-2z"/>',
    "shield": '<path d="M3 3h18v9q0 8-9 11q-9-3-9-11z"/><path d="M12 3v20M3 11h18" {scratch}/>',
    "cup": '<path d="M5 2h14v6q0 6-5 7v4h4v3H6v-3h4v-4q-5-1-5-7z"/>',
    "key": '<circle cx="7" cy="7" r="5"/><circle cx="7" cy="7" r="2" {hole}/>'
    '<path d="M10 11l11 11M17 18l3-3M20 21l2-2" {line}/>',
    "skull": '<path d="M12 2a9 9 0 0 0-5 16v4h10v-4a9 9 0 0 0-5-16z"/>'
    '<path d="M6 11h4v4H6zM14 11h4v4h-4zM12 18v4" {hole}/>',
    "moon": '<path d="M16 2a10 10 0 1 0 5 15a8 8 0 0 1-5-15z"/>',
    "star": '<path d="M12 1l3 8h8l-6.5 5 2.5 8-7-5-7 5 2.5-8L1 9h8z"/>',
    "feather": '<path d="M21 2q-14 1-16 14l-3 6 2 1 4-5q11-3 13-16z"/><path d="M6 18L18 5" {scratch}/>',
    "lute": '<ellipse cx="9" cy="15" rx="7" ry="8"/><circle cx="9" cy="14" r="2" {hole}/>'
    '<path d="M13 9l7-8M18 1l4 4" {line}/>',
    "hammer": '<path d="M4 2h14l3 4v3H4zM10 9h4v14h-4z"/>',
    "flask": '<path d="M9 1h6v7l6 11q1 4-3 4H6q-4 0-3-4L9 8z"/><path d="M6 16h12" {scratch}/>',
    "bell": '<path d="M12 2q7 1 7 9v6l3 2H2l3-2v-6q0-8 7-9z"/><circle cx="12" cy="21" r="2.5"/>',
    "heart": '<path d="M12 22Q-3 11 4 4q5-4 8 2q3-6 8-2q7 7-8 18z"/>',
    "eye": '<path d="M1 12q11-15 22 0q-11 15-22 0z"/><circle cx="12" cy="12" r="4" {hole}/>'
    '<circle cx="12" cy="12" r="2"/>',
    "serpent": '<path d="M5 22q12 1 11-5t-8-5q-5-1-3-6t12-2l3-2" {line}/><circle cx="19" cy="4" r="2.5"/>',
    "spider": '<circle cx="12" cy="14" r="5"/><circle cx="12" cy="7" r="3"/>'
    '<path d="M8 12L2 7V3m6 11H1m8 3l-5 5m12-10l6-5V3m-6 11h7m-8 3l5 5" {line}/>',
    "book": '<path d="M12 5q-5-3-10-1v16q5-2 10 1q5-3 10-1V4q-5-2-10 1z"/><path d="M12 5v16" {scratch}/>',
    "candle": '<path d="M12 0q5 5 0 9q-5-4 0-9zM8 10h8v9H8zM4 19h16v4H4z"/>',
    "fist": '<path d="M5 10q0-7 3-7t3 2q1-2 3-2t2 3q4-1 4 3v7q0 6-7 6v2H7v-4q-4-3-2-10z"/>'
    '<path d="M11 5v6m4-6v6" {scratch}/>',
    "tower": '<path d="M4 2h4v3h2V2h4v3h2V2h4v8h-2v13H6V10H4z"/><path d="M10 23v-6q2-3 4 0v6z" {hole}/>',
    "bread": '<path d="M2 15q0-9 10-9t10 9q0 4-4 4H6q-4 0-4-4z"/><path d="M8 8l2 5m3-6l2 5m3-3l1 4" {scratch}/>',
    "drop": '<path d="M12 1q9 12 9 15a8 7 0 0 1-18 0q0-3 9-15z"/>',
    "scissors": '<circle cx="6" cy="19" r="3.5"/><circle cx="18" cy="19" r="3.5"/>'
    '<path d="M8 17L17 1m-1 16L7 1" {line}/>',
    "lily": '<path d="M12 1q5 6 0 13q-5-7 0-13zM10 14q-8 2-8-4t5-3q0 4 3 7zm4 0q8 2 8-4t-5-3q0 4-3 7zM6 15h12v3H6z"/>'
    '<path d="M12 17v6" {line}/>',
}
LINE: Final = 'fill="none" stroke="{ink}" stroke-width="2"'
SCRATCH: Final = 'fill="none" stroke="{paper}" stroke-width="1.5"'
HOLE: Final = 'fill="{paper}"'


def emblem(name: str, ink: str, paper: str) -> str:
    """Returns an emblem in one colour on another."""
    drawn = EMBLEMS[name].replace("{line}", LINE).replace("{scratch}", SCRATCH).replace("{hole}", HOLE)
    return f'<g fill="{ink}">{drawn.replace("{ink}", ink).replace("{paper}", paper)}</g>'
