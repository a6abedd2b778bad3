"""What a check finds: one line each."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the report; an error keeps the bot from running."""

    level: Literal["ok", "warning", "error"]
    text: str

    def __str__(self) -> str:
        return f"{self.level:<8}{self.text}"
