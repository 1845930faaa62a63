"""How long tests wait for something that should come at once. A slow machine is not a failure.

Nothing that is waited for takes a tenth of this on an idle machine: a wait that ends means that something hangs. All
waits of the suite come from here. RIDOTTO_PATIENCE=10 makes them short, for somebody who has just broken many tests.
"""

import os
import time
from collections.abc import Callable
from typing import Final

PATIENCE: Final = float(os.environ.get("RIDOTTO_PATIENCE", "150"))  # seconds
PATIENCE_MS: Final = 1000 * PATIENCE
FOR_A_WHOLE_TEST: Final = 8 * PATIENCE  # for a test that waits many times


def until(so: Callable[[], bool]) -> None:
    """Asks again and again, until it is so or patience ends."""
    deadline = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < deadline, f"not so within {PATIENCE:g} seconds"
