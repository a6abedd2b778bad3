"""What is wrong with names that were typed or stand in a file, a sentence each, by its line."""

import re
from collections.abc import Mapping, Sequence

from bot.features.boards.parts import Key
from bot.language.language import Words
from engine.editions.board_names import (
    LONGEST,
    LONGEST_CARD,
    LONGEST_TITLE,
    SHORTEST,
    SHORTEST_TITLE,
    BadNames,
    Fault,
)

MOST = 6
"""Faults that are told; the others are counted."""


class BadForm(Exception):
    """A form that cannot be accepted: a sentence for each fault."""

    def __init__(self, faults: Sequence[str]) -> None:
        super().__init__(" ".join(faults))
        self.faults = tuple(faults)


def fault_lines(bad: BadNames, labels: Mapping[Key, str], words: Words) -> list[str]:
    """Return a sentence for each fault; `labels`: what the form calls the names that it has."""
    return [_sentence(fault, labels, words) for fault in bad.faults]


def file_fault_lines(bad: BadNames, text: str, words: Words) -> list[str]:
    """Return a sentence for each fault in a file, by its line there."""
    labels: dict[Key, str] = {}
    for fault in bad.faults:
        for at in (fault.where[1], fault.other):
            line = _line_in(text, fault.where[0], at)
            if line:
                labels[fault.where[0], at] = words.say("board-line", line=line)
    return fault_lines(bad, labels, words)


def _line_in(text: str, section: str, at: str) -> int | None:
    """Return the line of a name in a file, from 1; None where it does not stand there."""
    begin = text.find(f'"{section}"')
    found = re.compile(rf'"{re.escape(at or section)}"\s*:').search(text, max(begin, 0))
    return None if begin < 0 or found is None else text.count("\n", 0, found.start()) + 1


def _sentence(fault: Fault, labels: Mapping[Key, str], words: Words) -> str:
    where = _label(fault.where, labels, words)
    if fault.what == "same":
        first = next((it for key, it in labels.items() if key[1] == fault.other), None)
        here = next((it for key, it in labels.items() if key == fault.where), None)
        if first and here:
            return words.say("board-fault-same", first=first, second=here)
        return words.say("board-fault-taken", where=first or where)
    section = fault.where[0]
    least = SHORTEST_TITLE if section == "title" else SHORTEST
    most = {"title": LONGEST_TITLE, "cards": LONGEST_CARD}.get(section, LONGEST)
    return words.say(f"board-fault-{fault.what}", where=where, least=least, most=most)


def _label(where: tuple[str, str], labels: Mapping[Key, str], words: Words) -> str:
    """Return where a fault is: as the form calls it, or else by its key in the file."""
    known = next((it for key, it in labels.items() if key == where), None)
    return known or words.say("board-key", path=" ".join(filter(None, where)))


def told(faults: Sequence[str], words: Words) -> str:
    """Return the first faults, a line each, and how many more there are."""
    left = len(faults) - MOST
    more = [words.say("board-faults-more", count=left)] if left > 0 else []
    return "\n".join([*faults[:MOST], *more])
