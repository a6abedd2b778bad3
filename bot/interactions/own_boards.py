"""The boards that a person may choose from, by what a server has decided about people's own."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from bot.interactions.context import Context
from engine.editions.board_names import read_names
from engine.host.boards.own_boards import BoardChoices
from engine.host.chosen_board import ChosenBoard
from engine.host.lobbies.presets import preset_of
from engine.host.refusals import Refusal, demand
from engine.host.store.records import BoardRecord

DEAREST: Final = 39
"""The dearest street of a board."""


def dearest_of_twins(boards: Iterable[BoardRecord]) -> Mapping[str, str]:
    """Return what tells boards apart that have one title in a list: the names of their dearest
    streets, by the ids of the boards.
    """
    listed = tuple(boards)
    titles = Counter(it.title.casefold() for it in listed)
    twins = (it for it in listed if titles[it.title.casefold()] > 1)
    return {it.id: read_names(it.body).properties[DEAREST] for it in twins}


async def choices_in(context: Context, guild_id: int) -> BoardChoices:
    """Return the boards of people's own that a person may choose in a server, 0 for none.

    Where managers alone decide, that are those which the server has.
    """
    preset = await preset_of(context.host, guild_id)
    choices = await context.boards.choices(context.user_id, guild_id)
    if preset.own_boards == "off":
        return BoardChoices()
    if preset.own_boards == "managers" and not context.may_manage:
        return BoardChoices(
            tuple(it for it in choices.own if it.guild_id == guild_id), choices.of_server
        )
    return choices


async def need_own_boards(context: Context, guild_id: int) -> None:
    """Raise Refused for a person who may not bring boards of their own to a server."""
    allowed = (await preset_of(context.host, guild_id)).own_boards
    may = allowed == "everyone" or (allowed == "managers" and context.may_manage)
    demand(may, Refusal.OWN_BOARDS_OFF)


async def choose_board(context: Context, board_id: str, guild_id: int) -> ChosenBoard:
    """Return a board for a game in a server. Raises Refused for one that may not be chosen."""
    chosen = await context.boards.choose(board_id, context.user_id, guild_id)
    if chosen.is_own:
        allowed = (await choices_in(context, guild_id)).all
        demand(any(it.id == board_id for it in allowed), Refusal.OWN_BOARDS_OFF)
    return chosen
