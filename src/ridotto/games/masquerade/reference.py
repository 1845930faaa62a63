"""What each card does, for whoever asks."""

from __future__ import annotations

from ridotto.games.masquerade.setup import Party


def reference(setup: Party) -> dict[str, str]:
    return {}
