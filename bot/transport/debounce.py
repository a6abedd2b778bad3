"""Double presses: the second press lands on a button that the first has brought up, or on its own.

Buttons are noted when they have been sent; when a button was pressed is Discord's to say, so no
client's clock counts. Both are forgotten with the process: after a restart every press is meant.
"""

import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from cachetools import LRUCache, TTLCache

from bot.screens.panel_screen import AnyScreen
from bot.screens.press import Press, read_press
from bot.screens.press_record import acts, takes_back
from bot.screens.screen import Button

MAX_BUTTONS = 10_000
"""Buttons that are remembered: those that have come up within the last moment."""
DOUBLE_PRESS_SECONDS = 2.0
"""Seconds within which the same button is pressed twice by one double press, if not longer."""


class Debounce:
    """Which buttons each person's press has brought up within the last `seconds`; 0 turns this off.

    `clock` gives seconds from any starting point.
    """

    def __init__(self, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._new: TTLCache[tuple[int, str], None] = TTLCache(MAX_BUTTONS, seconds, clock)
        self._being_sent: Counter[tuple[int, str]] = Counter()
        self._pressed: LRUCache[tuple[int, str], float] = LRUCache(MAX_BUTTONS)

    @contextmanager
    def sending(self, user_id: int, custom_ids: Iterable[str]) -> Iterator[None]:
        """Note the buttons that are sent inside this context as brought up by one person's
        press.
        """
        keys = [(user_id, it) for it in custom_ids]
        self._being_sent.update(keys)
        try:
            yield
        finally:
            self._being_sent -= Counter(keys)
            self._new.update(dict.fromkeys(keys))

    def is_meant(self, user_id: int, custom_id: str) -> bool:
        """Return whether a press is meant, and no second half of a double press."""
        key = (user_id, custom_id)
        return not self._seconds or (key not in self._being_sent and key not in self._new)

    def is_repeated(self, user_id: int, custom_id: str, at: float) -> bool:
        """Return whether the same person has pressed the same button a moment before `at`, in
        seconds.

        A press that is not repeated is noted. One that was not meant has done nothing and is not
        noted, so the press after it is no second half of it.
        """
        if not self.is_meant(user_id, custom_id):
            return False
        key = (user_id, custom_id)
        first = self._pressed.get(key)
        if (
            self._seconds
            and first is not None
            and abs(at - first) <= max(DOUBLE_PRESS_SECONDS, self._seconds)
        ):
            return True
        self._pressed[key] = at
        return False

    def forget_press(self, user_id: int, custom_id: str) -> None:
        """Note that a press has done nothing, so the press after it is no second half of it."""
        self._pressed.pop((user_id, custom_id), None)


def risky_buttons(pressed: Press, known_ids: Iterable[str], screen: AnyScreen) -> tuple[str, ...]:
    """Return the custom_ids that a second press in the place of `pressed` may hit by mistake.

    They are those of buttons that act and are not among `known_ids`, and the other half of a toggle
    that was pressed. Buttons of the kind that was pressed, such as the next bid, may be pressed as
    fast as anybody can.
    """
    return tuple(press.custom_id for press in _risky_presses(pressed, known_ids, screen))


def risky_buttons_elsewhere(
    pressed: Press, known_ids: Iterable[str], screen: AnyScreen
) -> tuple[str, ...]:
    """Return the custom_ids that a second press may hit by mistake on a message that was not
    pressed.

    Only buttons of the next decision count.
    """
    presses = _risky_presses(pressed, known_ids, screen)
    return tuple(
        press.custom_id for press in presses if 0 != press.decision != pressed.decision != 0
    )


def _risky_presses(pressed: Press, known_ids: Iterable[str], screen: AnyScreen) -> list[Press]:
    known = frozenset(known_ids)
    return [
        press
        for button in _buttons(screen)
        if not button.disabled and button.custom_id not in known
        if (press := read_press(button.custom_id)) is not None
        if (acts(press) and _kind(press) != _kind(pressed)) or takes_back(press, pressed)
    ]


def _buttons(screen: AnyScreen) -> Iterator[Button]:
    for row in screen.rows:
        if isinstance(row, tuple):
            yield from row


def _kind(press: Press) -> tuple[str, int, str, list[str]]:
    return press.game_id, press.decision, press.verb, press.words[:1]
