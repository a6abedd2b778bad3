"""What a person has chosen for every game: who rolls, where and when they are called."""

from typing import Final, Literal

from pydantic import BaseModel, ConfigDict

from engine.host.preferences.quiet_hours import QuietHours, is_zone

CHANGED_AFTER = 24 * 3600
"""Seconds until changed quiet hours put off deadlines."""
Dice = Literal["pace", "own", "for-me"]
Ping = Literal["table", "dm", "both"]
Hints = Literal["on", "off"]


class Preferences(BaseModel):
    """What a person has chosen, each choice with a default.

    `dice`: "own" for rolled by their owner, "for-me" for rolled automatically, "pace" for the
    former at pace live and the latter at slower ones.

    `zone`: the name of their time zone; `quiet`: the hours in which nobody calls them. No deadline
    of theirs passes in these from `quiet_from` on (unix seconds), until then in `quiet_before`.
    `language`: a locale like "pt-BR"; None for that of their client.
    `pictures`: whether what they alone see brings pictures; without, words say all of it.
    `hints`: whether what they meet for the first time is explained in a line.
    `offers_from_computers`: whether computers may offer them trades.
    `shown_here`: whether game messages may say that they are here now; `told_of_others`: whether
    they are told when two others are.
    """

    model_config = ConfigDict(frozen=True, extra="ignore")

    dice: Dice = "pace"
    ping: Ping = "table"
    zone: str = "UTC"
    quiet: QuietHours | None = None
    quiet_before: QuietHours | None = None
    quiet_from: float = 0.0
    language: str | None = None
    pictures: bool = True
    hints: Hints = "on"
    offers_from_computers: bool = True
    shown_here: bool = True
    told_of_others: bool = False

    def deadline_quiet_hours(self, now: float) -> QuietHours | None:
        """Return the quiet hours as they count for deadlines: changed ones do so a day later.

        Not every deadline heeds them: none does at pace live (clocks/calls.py).
        """
        return self.quiet if now >= self.quiet_from else self.quiet_before

    def with_hours(self, zone: str, quiet: QuietHours | None, now: float) -> "Preferences":
        """Return preferences with other quiet hours, which put off no deadline for a day.

        Else they could be moved to wherever the next deadline is. The first ones count at once.
        """
        changed = self.model_copy(update={"zone": zone, "quiet": quiet})
        if quiet == self.quiet:
            return changed
        if self.quiet is None and not self.quiet_from:
            return changed.model_copy(update={"quiet_from": now})
        later = {"quiet_before": self.deadline_quiet_hours(now), "quiet_from": now + CHANGED_AFTER}
        return changed.model_copy(update=later)

    def rolls_itself(self, live: bool) -> bool:
        """Return whether this person's dice are rolled, and turns ended, without asking."""
        return self.dice == "for-me" or (self.dice == "pace" and not live)


NO_PREFERENCES: Final = Preferences()
"""What holds for a person who has chosen nothing."""


def load_preferences(text: str | None) -> Preferences:
    """Return preferences from the store's text; the defaults where there is none."""
    if text is None:
        return NO_PREFERENCES
    chosen = Preferences.model_validate_json(text)
    hours = [it for it in (chosen.quiet, chosen.quiet_before) if it is not None]
    known = is_zone(chosen.zone) and all(is_zone(hour.zone) for hour in hours)
    nothing = {"zone": "UTC", "quiet": None, "quiet_before": None}
    return chosen if known else chosen.model_copy(update=nothing)
