"""Words and buttons of what players see, a state: the medians of the screens in tests/snapshots.

`python -m tests.screen_counts [FOLDER]` prints them, for English or for another folder of
snapshots. Labels of buttons and menus count as words; what a picture says to those who cannot see
it, and what a screen repeats of the one before (`… as above`), do not.
"""

import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from statistics import median

SNAPSHOTS = Path(__file__).parent / "snapshots" / "en"
HEAD, REPEATED = "──── ", "… as above"
STATES: Mapping[str, tuple[str, str]] = {
    "lobby": ("in the channel", r"\[Start\|"),
    "roll": ("in the channel", r"\[Roll the dice\|"),
    "roll alone": ("in the channel", r"(?s)\[Roll the dice\|.*\[Advice\]"),
    "end of turn": ("in the channel", r"\[End turn\|"),
    "purchase": ("in the channel", r"\[Buy [^\]|]*\$\d+\|success\]"),
    "auction": ("in the channel", r"(?s)# Monopoly · turn.*\[Pass\]"),
    "auction notice": ("in the channel", r"\A[^\n]+\n\W*<#\d+>"),
    "auction thread": ("thread", r"(?s)\[Bid.*\[Pass\]"),
    "debt": ("in the channel", r"\[(Choose what to sell|Raise \$)"),
    "Jail": ("in the channel", r"\[Roll for doubles"),
    "draft": ("only for", r"\[Delete draft\]"),
    "offer": ("directly to|only for", r"\[Accept"),
    "manage": ("only for", r"(?m)^│ ### Your property"),
}
"""Where a state is shown, and what it is known by: both in English."""


@dataclass(frozen=True, slots=True)
class ScreenCount:
    """How many words and buttons a screen has."""

    words: int
    buttons: int


def counts(folder: Path = SNAPSHOTS) -> dict[str, list[ScreenCount]]:
    """Return what the whole screens of each state count, in the order of `STATES`."""
    screens = [screen for path in sorted(folder.glob("*.txt")) for screen in _screens(path)]
    return {
        state: [_count(body) for head, body in screens if _is_shown(head, body, where, mark)]
        for state, (where, mark) in STATES.items()
    }


def medians(folder: Path = SNAPSHOTS) -> dict[str, ScreenCount]:
    """Return the median screen of each state."""
    return {
        state: ScreenCount(
            round(median(it.words for it in found)), round(median(it.buttons for it in found))
        )
        for state, found in counts(folder).items()
        if found
    }


def _screens(path: Path) -> Iterator[tuple[str, str]]:
    """Yield the head and the text of each message in a transcript."""
    for part in path.read_text().split(HEAD)[1:]:
        head, _, body = part.partition("\n")
        yield head, body.split("\n» ", 1)[0]


def _is_shown(head: str, body: str, where: str, mark: str) -> bool:
    return bool(re.search(where, head) and REPEATED not in body and re.search(mark, body))


def _count(body: str) -> ScreenCount:
    seen = re.sub(r"(?ms)^\(picture.*?(?=^[┌\[]|\Z)", "", body)
    seen = re.sub(r"<[@#t][^>]*>", "name", seen)
    buttons = len(re.findall(r"\[[^\]]+\]", seen))
    words = re.sub(r"\|(primary|success|danger|secondary|disabled)+\b|\(\d+ to \d+\)", "", seen)
    return ScreenCount(len(re.findall(r"\S*\w\S*", words)), buttons)


if __name__ == "__main__":
    chosen = Path(sys.argv[1]) if len(sys.argv) > 1 else SNAPSHOTS
    for name, screen in medians(chosen).items():
        print(f"{name:16} {screen.words:4} words {screen.buttons:3} buttons")
