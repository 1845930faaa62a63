"""Files that are written as a whole, or not at all."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path


def write_whole(path: Path, text: bytes, mode: int) -> None:
    """Writes a file, flushed to the disk: what was there before stays until the new is complete. Raises OSError."""
    aside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with open(os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode), "wb") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(aside, path)
    except OSError:
        with suppress(OSError):
            aside.unlink(missing_ok=True)
        raise
