"""What a person has chosen for every game: who throws, where and when they are called."""

from typing import Literal

from pydantic import BaseModel, ConfigDict

from engine.host.preferences.quiet_hours import QuietHours, is_zone

Dice = Literal["pace", "own", "for-me"]
Ping = Literal["table", "dm", "both"]
Hints = Literal["on", "off"]


class Preferences(BaseModel):
    """What a person has chosen, each choice with a default.

    `dice`: "own" for thrown by their owner, "for-me" for thrown automatically, "pace" for the
    former at pace live and the latter at slower ones.

    `zone`: the name of their time zone; `quiet`: the hours in which nobody calls them.
    `language`: a locale like "pt-BR"; None for that of their client.
    `pictures`: whether what they alone see brings pictures; without, words say all of it.
    `hints`: whether what they meet for the first time is explained in a line.
    `offers_from_computers`: whether computers may offer them trades.
    """

    model_config = ConfigDict(frozen=True, extra="ignore")

    dice: Dice = "pace"
    ping: Ping = "table"
    zone: str = "UTC"
    quiet: QuietHours | None = None
    language: str | None = None
    pictures: bool = True
    hints: Hints = "on"
    offers_from_computers: bool = True

    def throws_itself(self, live: bool) -> bool:
        """Return whether this person's dice are thrown, and turns ended, without asking."""
        return self.dice == "for-me" or (self.dice == "pace" and not live)


def load_preferences(text: str | None) -> Preferences:
    """Return preferences from the store's text; the defaults where there is none."""
    if text is None:
        return Preferences()
    chosen = Preferences.model_validate_json(text)
    known = is_zone(chosen.zone) and (chosen.quiet is None or is_zone(chosen.quiet.zone))
    return chosen if known else chosen.model_copy(update={"zone": "UTC", "quiet": None})
