"""A server's presets: what its lobbies begin with, its language, and whether it shows pictures."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, Literal, get_args

from pydantic import TypeAdapter

from engine.editions.choice import Choice, fitting
from engine.host.calendar import SeasonLength
from engine.host.chosen_board import ChosenBoard, board_of_language
from engine.host.clocks.paces import LIVE, is_pace
from engine.host.refusals import Refusal, demand
from engine.host.service import Host
from engine.host.store.texts import setting
from engine.host.text_changes import change_text

BoardPolicy = Literal["everyone", "managers", "off"]
"""Who may bring boards of their own to a server."""
BOARD_POLICIES: Final[tuple[BoardPolicy, ...]] = get_args(BoardPolicy)
NOTE = "server:{}"
"""The setting that holds what a server has chosen."""


@dataclass(frozen=True, slots=True)
class Preset:
    """What a server has chosen for its lobbies and messages; the defaults are the bot's.

    `language`: the one that all see, as a locale like "pt-BR"; None for what Discord says.
    `pictures`: whether the table brings a picture of the board; without, words say all of it.
    `season`: how long its seasons are.
    `board`: the id of one of the program's boards, None for that of the language; `own_boards`: who
    may choose boards of their own. `called_role`: the id of the role that is called to an open
    lobby, if any.
    """

    choice: Choice = Choice()
    pace: str = LIVE.name
    language: str | None = None
    pictures: bool = True
    board: str | None = None
    own_boards: BoardPolicy = "everyone"
    season: SeasonLength = "quarter"
    called_role: int | None = None

    def board_in(self, locale: str) -> ChosenBoard:
        """Return the board of a new lobby where a language is spoken."""
        return ChosenBoard(self.board) if self.board else board_of_language(locale)

    def with_pace(self, pace: str) -> "Preset":
        """Return the preset with another pace. Raises Refused."""
        demand(is_pace(pace), Refusal.NO_SUCH_PACE)
        return replace(self, pace=pace)


_ADAPTER = TypeAdapter(Preset)


async def preset_of(host: Host, guild_id: int) -> Preset:
    """Return what a server has chosen, as far as it can still be played."""
    return _read(await host.store.settings.get(NOTE.format(guild_id)))


def _read(text: str | None) -> Preset:
    if text is None:
        return Preset()
    stored = _ADAPTER.validate_json(text)
    pace = stored.pace if is_pace(stored.pace) else LIVE.name
    return replace(stored, choice=fitting(stored.choice), pace=pace)


async def change_preset(host: Host, guild_id: int, change: Callable[[Preset], Preset]) -> Preset:
    """Change a server's preset, one change at a time; return the new one.

    A preset that has become the default is deleted.
    """

    def of_text(text: str | None) -> str | None:
        after = change(_read(text))
        return None if after == Preset() else _ADAPTER.dump_json(after).decode()

    _, after = await change_text(host, setting(NOTE.format(guild_id)), of_text)
    return _read(after)
