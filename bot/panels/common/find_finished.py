"""Which finished game a command is about: the one named, or the last one here."""

from typing import Final

from bot.interactions.context import Context
from bot.panels.common.find_game import CHOICES, find_table, game_labels, seen_game
from bot.text.language import Words
from engine.host.refusals import Refusal, Refused, refuse
from engine.host.service import Host
from engine.host.store.records import Phase

FINISHED: Final[tuple[Phase, ...]] = ("over", "cancelled")


async def find_finished(context: Context, named: str | None = None) -> str:
    """Return the id of the game that is meant; it may still be running where it is named.

    Without a name it is the channel's last finished game, then the person's own last one. Raises
    Refused where there is none.
    """
    if named is not None:
        return await find_table(context, named)
    search, user = context.host.store.search, context.person.user_id
    if context.place is not None:
        over = await search.last_over(context.place.channel_id, user)
        if over is not None:
            return over
    mine = await search.games_of(user, FINISHED)
    return (await seen_game(context, mine[-1].id)).id if mine else await _running(context)


async def _running(context: Context) -> str:
    """Return a game that still runs: the answer then says that it is not over yet."""
    try:
        return await find_table(context)
    except Refused:
        refuse(Refusal.REVIEW_NO_GAME)


async def finished_choices(
    host: Host, user_id: int, channel_id: int | None, typed: str, words: Words
) -> list[tuple[str, str]]:
    """Return finished games for autocomplete, the newest first: a label and an id each."""
    found = await host.store.search.matching_over(typed, CHOICES, user_id, channel_id)
    return await game_labels(host, found, words)
