"""Double presses: the second press lands on a button that the first has brought up, or on its own.

Of each person the last press on a button is remembered, and the next one is compared with it. After
a restart every press is meant. When a button was pressed is Discord's to say, so no client's clock
counts.
"""

import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field

import discord
from cachetools import LRUCache

from bot.discord.received_messages import custom_ids_on
from bot.ui.press import Press
from bot.ui.press_record import acts, takes_back

MAX_PEOPLE = 500
"""People whose last press is remembered, with its message: those of the last moment are enough."""
DOUBLE_PRESS_SECONDS = 2.0
"""Seconds within which the same button is pressed twice by one double press, if not longer."""


@dataclass(slots=True, eq=False)
class PressedButton:
    """A press that was meant.

    `at` is the time in seconds as Discord tells it, `shown_at` that of `clock` when its answer was
    last shown: infinity while there is none.
    """

    press: Press
    custom_id: str
    interaction_id: int
    message: discord.Message | None
    at: float
    clock: Callable[[], float] = field(repr=False)
    shown_at: float = math.inf

    def note_shown(self) -> None:
        """Note that an answer has just been shown, which may have brought up buttons."""
        self.shown_at = self.clock()

    def note_answered(self) -> None:
        """Note that no answer follows any more, or is waited for."""
        if self.shown_at == math.inf:
            self.note_shown()

    def forget(self) -> None:
        """Note that the press has done nothing, so the press after it is no second half of it."""
        self.at = self.shown_at = -math.inf


class DoublePresses:
    """The last press of each person; a moment of 0 `seconds` takes every press as it comes.

    `clock` gives seconds from any starting point.
    """

    def __init__(self, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._clock = clock
        self._last: LRUCache[int, PressedButton] = LRUCache(MAX_PEOPLE)

    def note(
        self, interaction: discord.Interaction, press: Press, custom_id: str
    ) -> PressedButton | None:
        """Return what a press on a button counts as: itself, or the press on the same button that
        the same person has made a moment before.

        None: the second half of a double press has hit another button. It has done nothing, so the
        press after it is no second half of it.
        """
        at, user_id = interaction.created_at.timestamp(), interaction.user.id
        if self._seconds and (last := self._last.get(user_id)) is not None:
            if last.custom_id == custom_id:
                if abs(at - last.at) <= max(DOUBLE_PRESS_SECONDS, self._seconds):
                    return last
            elif (
                self._clock() - last.shown_at < self._seconds
                and does_other(press, last.press)
                and _has_come_up(interaction.message, press, custom_id, last)
            ):
                last.note_answered()  # However long its answer takes, it holds up just one press.
                return None
        pressed = self._last[user_id] = PressedButton(
            press, custom_id, interaction.id, interaction.message, at, self._clock
        )
        return pressed


def does_other(press: Press, pressed: Press) -> bool:
    """Return whether a press, made in place of another of `pressed`, would do what nobody meant.

    Buttons of the kind that was pressed, such as the next bid, may be pressed as fast as anybody
    can; those that only open something do no harm.
    """
    return (acts(press) and _kind(press) != _kind(pressed)) or takes_back(press, pressed)


def _has_come_up(
    message: discord.Message | None, press: Press, custom_id: str, last: PressedButton
) -> bool:
    """Return whether a button was not there when the last press was made.

    On another message that was there, only buttons of the next decision count.
    """
    if custom_id in custom_ids_on(last.message):
        return False
    if message is None or last.message is None or message.id == last.message.id:
        return True
    if message.id > last.interaction_id:  # Discord's ids grow with time.
        return True
    before = last.press
    return press.game_id == before.game_id and 0 != press.decision != before.decision != 0


def _kind(press: Press) -> tuple[str, int, str, list[str]]:
    return press.game_id, press.decision, press.verb, press.words[:1]
