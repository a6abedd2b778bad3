"""Which game a command is about: the one named, that of this channel, or the only one."""

from bot.context import Context
from bot.language import Words
from bot.screen import OPTION, clip
from engine.host.records import EVERY_PHASE, Game
from engine.host.refusals import Refusal, Refused
from engine.host.service import Host

CHOICES = 25


async def find_game(context: Context, named: str | None = None) -> str:
    """The id of the game that is meant. Raises Refused where there is none, or several."""
    mine = await context.host.store.games_of(context.person.user_id, EVERY_PHASE)
    if named is not None:
        return await _named(context, named, mine)
    here = [game for game in mine if _is_here(game, context)]
    others = [] if here else await _of_others(context)
    for live in (_live(here), _live(others)):
        if live:
            return _only(live)
    for finished in (here, others):
        if finished:
            return finished[-1].id
    elsewhere = _live(mine)
    if not elsewhere:
        raise Refused(Refusal.NO_GAME_HERE)
    return _only(elsewhere)


def _only(games: list[Game]) -> str:
    if len(games) > 1:
        raise Refused(Refusal.SEVERAL_GAMES)
    return games[0].id


async def _named(context: Context, named: str, mine: tuple[Game, ...]) -> str:
    """A game of one's own, or one that is played in this server for all to see."""
    if any(game.id == named for game in mine):
        return named
    place = context.place
    if place is not None:
        in_guild = await context.host.store.games_in_guild(place.guild_id)
        if any(game.id == named for game in in_guild):
            return named
    raise Refused(Refusal.NO_SUCH_GAME)


def _is_here(game: Game, context: Context) -> bool:
    return context.place is not None and game.channel_id == context.place.channel_id


async def _of_others(context: Context) -> list[Game]:
    if context.place is None:
        return []
    here = await context.host.store.games_in_channel(context.place.channel_id, EVERY_PHASE)
    return list(here)


def _live(games: list[Game] | tuple[Game, ...]) -> list[Game]:
    return [game for game in games if game.phase in ("lobby", "running")]


async def choices(host: Host, user_id: int, typed: str, words: Words) -> list[tuple[str, str]]:
    """My live games for autocomplete: a label and an id each."""
    found = []
    for game in await host.store.games_of(user_id):
        players = await host.store.players(game.id)
        who = ", ".join(player.name for player in players)
        label = words.say("game-choice", id=game.id, who=who)
        if typed.lower() in label.lower():
            found.append((clip(label, OPTION), game.id))
    return found[:CHOICES]
