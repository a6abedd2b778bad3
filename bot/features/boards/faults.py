"""What is wrong with names that were typed or stand in a file, a sentence each, by its line."""

import re
from collections.abc import Mapping, Sequence

from bot.language.clipping import clip
from bot.language.language import Words
from bot.language.names import escape
from engine.editions.board_names import BadNames, Fault, NameKey, lengths

MOST = 6
"""Faults that are told; the others are counted."""
LONGEST_KEY = 60
"""Characters of a file's key that are told."""


class BadForm(Exception):
    """A form that cannot be accepted: a sentence for each of its first faults, and how many `more`
    there are.
    """

    def __init__(self, faults: Sequence[str], more: int = 0) -> None:
        super().__init__(" ".join(faults))
        self.faults, self.more = tuple(faults[:MOST]), len(faults[MOST:]) + more


def bad_form(bad: BadNames, labels: Mapping[NameKey, str], words: Words) -> BadForm:
    """Return what is wrong in a form; `labels`: what it calls the names that it has."""
    told = [_sentence(fault, labels, words) for fault in bad.faults[:MOST]]
    return BadForm(told, len(bad.faults[MOST:]))


def bad_file(bad: BadNames, text: str, words: Words) -> BadForm:
    """Return what is wrong in a file, by its lines. No more is looked for than is told: a file can
    have thousands of faults.
    """
    labels: dict[NameKey, str] = {}
    for fault in bad.faults[:MOST]:
        for key in filter(None, (fault.where, fault.other)):
            if line := line_in(text, *key):
                labels[key] = words.say("board-line", line=line)
    return bad_form(bad, labels, words)


def line_in(text: str, section: str, at: str) -> int | None:
    """Return the line of a name in a file, from 1; None where it does not stand there."""
    begin = text.find(f'"{section}"')
    found = re.compile(rf'"{re.escape(at or section)}"\s*:').search(text, max(begin, 0))
    return None if begin < 0 or found is None else text.count("\n", 0, found.start()) + 1


def _sentence(fault: Fault, labels: Mapping[NameKey, str], words: Words) -> str:
    where = _label(fault.where, labels, words)
    if fault.what == "same":
        first = None if fault.other is None else labels.get(fault.other)
        if first and fault.where in labels:
            return words.say("board-fault-same", first=first, second=where)
        return words.say("board-fault-taken", where=first or where)
    least, most = lengths(fault.where[0])
    return words.say(f"board-fault-{fault.what}", where=where, least=least, most=most)


def _label(where: NameKey, labels: Mapping[NameKey, str], words: Words) -> str:
    """Return where a fault is: as the form calls it, or else by its key in the file."""
    path = escape(clip(" ".join(filter(None, where)), LONGEST_KEY))
    return labels.get(where) or words.say("board-key", path=path)


def fault_text(bad: BadForm, words: Words) -> str:
    """Return the first faults, a line each, and how many more there are."""
    more = [words.say("board-faults-more", count=bad.more)] if bad.more else []
    return "\n".join([*bad.faults, *more])
