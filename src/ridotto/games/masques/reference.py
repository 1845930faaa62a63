"""What each agent does, for whoever asks."""

from __future__ import annotations

from ridotto.games.masques.setup import Ball


def reference(setup: Ball) -> dict[str, str]:
    return {}
