"""A folder of records: what stays of finished games whose tables leave the store."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

PRIVATE: Final = 0o600  # at a table without watchers a record is for those who sat there


class Archive:
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def keep(self, code: str, ended: float, record: str) -> None:
        """Writes a record to a file of its own, flushed to the disk. Codes are drawn again one day, so its name begins
        with the day of the end. Several workers may write the same one.
        """
        path = self.folder / f"{datetime.fromtimestamp(ended, UTC).date()}-{code}.ridotto"
        unfinished = path.with_suffix(f".{os.getpid()}")
        with open(os.open(unfinished, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, PRIVATE), "w", encoding="utf-8") as file:
            file.write(record)
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
