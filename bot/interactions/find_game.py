"""Which game a command is about: the one named, that of this channel, or the only one."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from typing import Final

from bot.interactions.context import Context
from bot.interactions.links import link_to_lobby
from bot.interactions.sight import need_sight
from bot.language.clipping import clip
from bot.language.language import Words
from bot.language.names import plain_name
from bot.language.voice import nameless
from bot.ui.screen import OPTION
from engine.host.refusals import Refusal, Refused, demand, refuse
from engine.host.service import Host
from engine.host.store.records import LIVE, RUNNING, GameRecord, GameRef, Phase

FINISHED: Final[tuple[Phase, ...]] = ("over", "cancelled")


CHOICES = 25
LOBBY_PHASES: Final[tuple[Phase, ...]] = ("lobby",)
Find = Callable[[Context, str | None], Awaitable[str]]
"""Returns the id of the game that is meant, of the one that is named if any."""


class SeveralGames(Refused):
    """A request that may be about any of several games."""

    def __init__(self, refusal: Refusal, games: Sequence[GameRef]) -> None:
        super().__init__(refusal)
        self.games = games


class OnlyLobbies(Refused):
    """A request that no lobby can answer, where nothing but lobbies is meant."""

    def __init__(self, refusal: Refusal, *lobbies: GameRecord | GameRef) -> None:
        super().__init__(refusal)
        self.lobbies = lobbies


async def find_and_restore(context: Context, find: Find, named: str | None) -> str:
    """Find the game that is meant, and post again what was deleted of it; return its id.

    Waits for that, but not for long. Raises Refused as `find` does; where that is about lobbies,
    what was deleted of them is there again, and it has a link to that which has not begun.
    """
    try:
        game_id = await find(context, named)
    except OnlyLobbies as refused:
        ids = dict.fromkeys(lobby.id for lobby in refused.lobbies)
        await asyncio.gather(*map(context.publisher.restore, ids))
        if refused.refusal is Refusal.NOT_BEGUN:
            refuse(refused.refusal, where=await link_to_lobby(context, refused.lobbies[0]))
        raise
    await context.publisher.restore(game_id)
    return game_id


async def find_game(context: Context, named: str | None = None) -> str:
    """Return the id of the game or lobby that is meant. Raises Refused where there is none, or
    several.
    """
    return (await need_sight(context, await _find(context, named, LIVE))).record.id


async def find_table(context: Context, named: str | None = None) -> str:
    """Return the id of the game that is meant, for requests that no lobby can answer.

    Raises Refused where there is nothing but a lobby.
    """
    try:
        found = await _find(context, named, RUNNING)
    except Refused as refused:
        lobbies = await _lobbies(context) if refused.refusal is Refusal.NO_GAME_HERE else ()
        if not lobbies:
            raise
        raise OnlyLobbies(Refusal.ONLY_A_LOBBY, *lobbies) from None
    record = (await need_sight(context, found)).record
    if record.phase == "lobby":
        raise OnlyLobbies(Refusal.ONLY_A_LOBBY, record)
    return found


async def find_seat(context: Context, named: str | None = None) -> str:
    """Return the id of the game that is meant, for requests of players alone.

    Raises Refused for a person who sits in a lobby that has not begun.
    """
    store, user = context.host.store, context.user_id
    lobbies = await store.search.games_of(user, LOBBY_PHASES)
    if named is not None:
        waiting = [game for game in lobbies if game.id == named]
    else:
        mine = await store.search.games_of(user, RUNNING)
        plays_here = any(_is_here(game, context) for game in mine)
        here = [game for game in lobbies if _is_here(game, context)]
        waiting = [] if plays_here else here or ([] if mine else list(lobbies))
    if waiting:
        raise OnlyLobbies(Refusal.NOT_BEGUN, waiting[-1])
    return await find_table(context, named)


def find_shared(user_id: int) -> Find:
    """Return what finds the game that a person plays with another: the one of this channel, or the
    only one. It raises Refused where there is none, or several.
    """

    async def find(context: Context, _: str | None) -> str:
        search = context.host.store.search
        theirs = {game.id for game in await search.games_of(user_id, RUNNING)}
        mine = await search.games_of(context.user_id, RUNNING)
        shared = [game for game in mine if game.id in theirs]
        demand(shared, Refusal.NO_SHARED_GAME, who=f"<@{user_id}>")
        here = [game for game in shared if _is_here(game, context)]
        game_id = _single(here or shared, Refusal.SEVERAL_GAMES)
        return (await need_sight(context, game_id)).record.id

    return find


async def _lobbies(context: Context) -> Sequence[GameRef]:
    """Return the open lobbies of this channel, and those that the person sits in."""
    mine = await context.host.store.search.games_of(context.user_id, LOBBY_PHASES)
    return (*mine, *await _of_this_channel(context, LOBBY_PHASES))


async def _find(context: Context, named: str | None, phases: Collection[Phase]) -> str:
    if named is not None:
        return named
    mine = await context.host.store.search.games_of(context.user_id, phases)
    here = [game for game in mine if _is_here(game, context)]
    if here:
        return _single(here, Refusal.SEVERAL_GAMES)
    live = await _of_this_channel(context, phases)
    if live:
        return _single(live, Refusal.SEVERAL_HERE)
    over = await _last_over(context)
    is_direct = context.place is not None and context.place.is_direct
    if over is not None and not (is_direct and mine):  # Games anywhere are asked about there.
        return over
    if not mine:
        raise Refused(Refusal.NO_GAME_HERE)
    return _single(mine, Refusal.SEVERAL_GAMES)


def _single(games: Sequence[GameRef], several: Refusal) -> str:
    if len(games) > 1:
        raise SeveralGames(several, games)
    return games[0].id


async def _last_over(context: Context) -> str | None:
    if context.place is None:
        return None
    return await context.host.store.search.last_over(context.place.channel_id, context.user_id)


def _is_here(game: GameRef, context: Context) -> bool:
    return context.place is not None and game.channel_id == context.place.channel_id


async def _of_this_channel(context: Context, phases: Collection[Phase]) -> Sequence[GameRef]:
    if context.place is None:
        return ()
    return await context.host.store.search.games_in_channel(context.place.channel_id, phases)


async def game_choices(
    host: Host, user_id: int, channel_id: int | None, typed: str, words: Words
) -> list[tuple[str, str]]:
    """Return a person's live games and those of the channel, for autocomplete: a label and an id
    each.
    """
    found = await host.store.search.matching_games(typed, CHOICES, user_id, channel_id)
    return await game_labels(host, found, words)


async def game_labels(host: Host, games: Iterable[GameRef], words: Words) -> list[tuple[str, str]]:
    """Return a label and the id of each game."""
    found = []
    for game in games:
        players = await host.store.games.players(game.id)
        names = [
            plain_name(player.name) if player.name else nameless(player.seat, words)
            for player in players
        ]
        who = words.comma_list(names)
        key = "direct-choice" if game.is_direct else "game-choice"
        label = words.say(key, id=game.id, who=who, number=game.number)
        found.append((clip(label, OPTION), game.id))
    return found


async def find_finished(context: Context, named: str | None = None) -> str:
    """Return the id of the game that is meant; it may still be running where it is named.

    Without a name it is the channel's last finished game, then the person's own last one. Raises
    Refused where there is none.
    """
    if named is not None:
        return await find_table(context, named)
    search, user = context.host.store.search, context.user_id
    if context.place is not None:
        over = await search.last_over(context.place.channel_id, user)
        if over is not None:
            return over
    mine = await search.games_of(user, FINISHED)
    return (await need_sight(context, mine[-1].id)).record.id if mine else await _running(context)


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
