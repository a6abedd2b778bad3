"""The codec of custom_ids: a button carries all that its press needs, the process holds nothing.

A custom_id is `m1:<game>:<decision>:<verb>:<arguments>`, at most 100 characters.
"""

import re
from typing import NamedTuple

from engine.core.actions import Action
from engine.core.notation import read, write

MAX_LENGTH = 100
_PATTERN = re.compile(r"m1:([0-9a-z]{1,13}):([0-9]{1,9}):([a-z]{1,12}):([ -~]*)")
_HUGE = re.compile(r"[0-9]{10}")
"""More digits than a number of a game has: not every such number could be said in words."""

_LARGEST_ID = 2**63 - 1
"""More than this no database keeps."""

NO_GAME = "0"
"""The game of a press that belongs to none."""


class Unreadable(Exception):
    """A press with arguments, or a choice of a value, that no message of ours has offered."""


class Press(NamedTuple):
    """A game, the decision it answers (0: none), a panel's verb, and what that panel needs."""

    game_id: str
    decision: int
    verb: str
    arguments: str = ""

    @property
    def custom_id(self) -> str:
        """Return the custom_id of a button. Raises ValueError if Discord would refuse it."""
        return write_custom_id(self.game_id, self.decision, self.verb, self.arguments)

    @property
    def words(self) -> list[str]:
        """The arguments, split at spaces."""
        return self.arguments.split()


def write_custom_id(game_id: str, decision: int, verb: str, arguments: str) -> str:
    """Return the custom_id of a button. Raises ValueError if Discord would refuse it."""
    text = f"m1:{game_id}:{decision}:{verb}:{arguments}"
    if len(text) > MAX_LENGTH:
        raise ValueError(f"too long for a button: {text}")
    return text


def read_press(custom_id: str) -> Press | None:
    """Return the press of a custom_id, or None for one we never wrote."""
    found = _PATTERN.fullmatch(custom_id)
    if found is None or len(custom_id) > MAX_LENGTH:
        return None
    game, decision, verb, arguments = found.groups()
    return Press(game, int(decision), verb, arguments)


def action_of(line: str) -> Action:
    """Return the action of a line of notation, without its seat. Raises Unreadable."""
    if _HUGE.search(line):
        raise Unreadable(line)
    try:
        return read(f"0 {line}")[1]
    except ValueError:
        raise Unreadable(line) from None


def action_line(action: Action) -> str:
    """Return an action as the line of notation that `action_of` reads, without its seat."""
    return write(0, action).removeprefix("0 ")


def read_user(text: str) -> int:
    """Return a user id in the arguments of a press. Raises Unreadable."""
    if not (text.isascii() and text.isdecimal() and len(text) <= 20 and int(text) <= _LARGEST_ID):
        raise Unreadable(text)
    return int(text)


def read_int(text: str) -> int:
    """Return a whole number in the arguments of a press. Raises Unreadable."""
    if not (text.isascii() and text.isdecimal() and len(text) <= 9):
        raise Unreadable(text)
    return int(text)


def single_value(values: tuple[str, ...]) -> str:
    """Return what was chosen in a select of which one line can be chosen. Raises Unreadable."""
    if len(values) != 1:
        raise Unreadable(" ".join(values))
    return values[0]
