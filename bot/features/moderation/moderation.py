"""The commands pause, resume, extend, replace, remove, end and move: answered in private.

The table is told of each with the reason. All are for those who manage the server, and about games
of that server alone.
"""

from dataclasses import dataclass

from bot.discord.needed_permissions import permission_names
from bot.features.moderation.moderation_question import ask
from bot.interactions.checks import need_manager
from bot.interactions.context import Context
from bot.interactions.find_game import CHOICES, LOBBY_PHASES, game_labels
from bot.interactions.links import link_to
from bot.language.clipping import clip
from bot.language.durations import read_duration
from bot.language.input_translation import read_translated
from bot.language.language import Words
from bot.language.names import plain_name
from bot.language.voice import Voice
from bot.ui.screen import OPTION
from engine.core.actions import SeatId
from engine.host.lobby import Location, Person
from engine.host.people import moderation
from engine.host.people.moderation import game_of, read_reason
from engine.host.people.moderators import Act, Moderation
from engine.host.refusals import Refusal, Refused, demand, refuse
from engine.host.service import Host
from engine.host.store.records import RUNNING

Choices = list[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class ActRequest:
    """What every act takes: why, and the game that is named, if one is."""

    reason: str
    game: str | None


@dataclass(frozen=True, slots=True)
class Target:
    """A channel, and the permissions that the bot lacks there."""

    place: Location
    missing_permissions: tuple[str, ...]


async def pause(context: Context, asked: ActRequest, time: str) -> None:
    """Pause the game for a time."""
    game_id, what = await _begin_where_it_is(context, "pause", asked)
    await moderation.pause(context.host, game_id, what, _seconds(context, time))
    await _done(context, game_id)


async def resume(context: Context, asked: ActRequest) -> None:
    """Let time run again."""
    game_id, what = await _begin_where_it_is(context, "resume", asked)
    await moderation.resume(context.host, game_id, what)
    await _done(context, game_id)


async def extend(context: Context, asked: ActRequest, time: str) -> None:
    """Give everybody who has something to decide so much longer for it."""
    game_id, what = await _begin_where_it_is(context, "extend", asked)
    await moderation.extend(context.host, game_id, what, _seconds(context, time))
    await _done(context, game_id)


async def replace(context: Context, asked: ActRequest, seat: str, person: Person | None) -> None:
    """Give a seat to a member; None is one that no person uses."""
    game_id, what = await _begin_where_it_is(context, "replace", asked)
    taken = await _seat(context, game_id, seat)
    if person is None:
        refuse(Refusal.IS_A_BOT)
    await moderation.hand_over(context.host, game_id, what, taken, person)
    await _done(context, game_id)


async def automate(context: Context, asked: ActRequest, seat: str) -> None:
    """Give a seat to a computer."""
    game_id, what = await _begin_where_it_is(context, "replace", asked)
    taken = await _seat(context, game_id, seat)
    await moderation.leave_to_computer(context.host, game_id, what, taken)
    await _done(context, game_id)


async def remove(context: Context, asked: ActRequest, seat: str) -> None:
    """Let a seat retire, once that is confirmed."""
    game_id, what = await _begin_where_it_is(context, "remove", asked)
    await ask(context, game_id, what, await _seat(context, game_id, seat))


async def end(context: Context, asked: ActRequest) -> None:
    """End the game, valuing everybody, once that is confirmed; close a lobby at once."""
    try:
        game_id, what = await _begin_where_it_is(context, "end", asked)
    except Refused as refused:
        if refused.refusal is not Refusal.ONLY_A_LOBBY:
            raise
        await _close_lobby(context, asked)
    else:
        await ask(context, game_id, what)


async def _close_lobby(context: Context, asked: ActRequest) -> None:
    """Close the lobby that is named, or the newest one of this channel."""
    assert context.place is not None
    here = await context.host.store.search.games_in_channel(context.place.channel_id, LOBBY_PHASES)
    game_id = here[-1].id if asked.game is None else asked.game
    await context.lobbies.close_for_moderator(game_id, need_manager(context))
    await context.flush(game_id)
    await context.send_private(context.words.say("mod-lobby-closed"))


async def move(context: Context, asked: ActRequest, target: Target | None) -> None:
    """Move the game to another channel of the server."""
    game_id, what = await _begin(context, "move", asked)
    if target is None:
        refuse(Refusal.NO_SUCH_CHANNEL)
    if await context.host.store.games.outcome(game_id, what.key) is None:
        record = (await context.host.snapshot(game_id)).record
        await moderation.need_right_to(context.host, game_id, what)
        demand(record.channel_id != target.place.channel_id, Refusal.THERE_ALREADY)
        demand(
            not target.missing_permissions,
            Refusal.LACKS_THERE,
            what=permission_names(target.missing_permissions, context.words),
        )
        await context.publisher.move(game_id, target.place, what)
    await _done(context, game_id)


async def annul(context: Context, asked: ActRequest) -> None:
    """Take a finished game off the season and the ratings, once that is confirmed."""
    what, named = _request(context, "annul", asked), asked.game
    if named is None:
        assert context.place is not None
        search = context.host.store.search
        named = await search.last_over(context.place.channel_id, context.user_id)
    await ask(context, refuse(Refusal.NO_GAME_HERE) if named is None else named, what)


# -- what every act begins and ends with -------------------------------------------------------


async def _begin(context: Context, act: Act, asked: ActRequest) -> tuple[str, Moderation]:
    """Return the game that is meant, and what is to be told. Raises Refused."""
    what = _request(context, act, asked)
    assert context.place is not None
    return await _find(context.host, context.place, asked.game), what


def _request(context: Context, act: Act, asked: ActRequest) -> Moderation:
    server = need_manager(context)
    reason, user = read_reason(asked.reason), context.user_id
    return Moderation(act, server, user, reason, context.key, context.other_managers)


async def _begin_where_it_is(
    context: Context, act: Act, asked: ActRequest
) -> tuple[str, Moderation]:
    """Begin in the game's own channel; a parked game goes on if its channel is there again."""
    game_id, what = await _begin(context, act, asked)
    await context.publisher.ensure_active(game_id)
    return game_id, what


async def _find(host: Host, here: Location, named: str | None) -> str:
    """Return the one of this server that is named, or the only one of this channel that runs."""
    if named is not None:
        return (await game_of(host, named, here.guild_id)).record.id
    found = await host.store.search.games_in_channel(here.channel_id, RUNNING)
    demand(len(found) <= 1, Refusal.SEVERAL_HERE)
    if found:
        return found[0].id
    lobbies = await host.store.search.games_in_channel(here.channel_id, LOBBY_PHASES)
    return refuse(Refusal.ONLY_A_LOBBY if lobbies else Refusal.NO_GAME_HERE)


async def _done(context: Context, game_id: str) -> None:
    await context.flush(game_id)
    await context.publisher.restore(game_id)
    link = await link_to(context, await context.host.snapshot(game_id))
    await context.send_private(context.words.say("mod-done", link=link))


def _seconds(context: Context, typed: str) -> int:
    """Raises Refused for what is no time."""
    seconds = read_translated(read_duration, typed, context.words)
    return refuse(Refusal.NO_SUCH_TIME) if seconds is None else seconds


async def _seat(context: Context, game_id: str, typed: str) -> SeatId:
    """Return a seat by its number, as completed, or by its player's name. Raises Refused."""
    game = await context.host.started_game(game_id)
    wanted = plain_name(typed).lower()
    numbers = [player.seat for player in game.players if wanted == str(player.seat)]
    named = context.voice(game).players.values()
    found = numbers or [it.seat for it in named if wanted == plain_name(it.name).lower()]
    demand(len(found) == 1, Refusal.NO_SUCH_SEAT)
    return found[0]


# -- what is completed -------------------------------------------------------------------------


async def games(host: Host, here: Location, typed: str, words: Words) -> Choices:
    """Return the games of this server that run, those of this channel first: a label and an id
    each.
    """
    search = host.store.search
    found = await search.matching_in_guild(typed, CHOICES, here.guild_id, here.channel_id)
    return await game_labels(host, found, words)


async def finished_games(host: Host, here: Location, typed: str, words: Words) -> Choices:
    """Return the games of this server that are over, newest first: a label and an id each."""
    search = host.store.search
    found = await search.over_in_guild(typed, CHOICES, here.guild_id, here.channel_id)
    return await game_labels(host, found, words)


async def games_and_lobbies(host: Host, here: Location, typed: str, words: Words) -> Choices:
    """Return what `games` does, and before it the lobbies of this channel."""
    lobbies = await host.store.search.games_in_channel(here.channel_id, LOBBY_PHASES)
    labels = await game_labels(host, lobbies, words)
    fitting = [label for label in labels if typed.lower() in label[0].lower() or typed == label[1]]
    return [*fitting, *await games(host, here, typed, words)][:CHOICES]


async def seats(host: Host, here: Location, named: str | None, typed: str, words: Words) -> Choices:
    """Return the seats of a game that still play: a label and a number each."""
    try:
        game = await host.started_game(await _find(host, here, named))
    except Refused:
        return []
    voice = Voice.of(game, words)
    labels = [(clip(voice.label(seat), OPTION), str(seat)) for seat in game.position.players()]
    return [label for label in labels if typed.lower() in label[0].lower() or typed == label[1]]
