"""Opening a lobby, and starting a game against computers at one press.

In a server, that is done in the channel. In direct messages, a person plays alone against
computers, some of whom each lobby has there from the beginning. Where the bot is no member, because
a person has installed it for themselves, games are opened in that person's direct messages.
"""

from collections.abc import Callable

from bot.discord.needed_permissions import FILES, permission_names
from bot.features.lobby.computers import surprising
from bot.features.lobby.invitations import need_members, read_mentions
from bot.interactions.checks import need_permissions
from bot.interactions.context import Context
from bot.interactions.direct_messages import direct_messages, is_shown, say_closed
from bot.interactions.find_game import LOBBY_PHASES
from bot.interactions.links import panel_with_link, second_lobby
from bot.interactions.own_boards import choose_board
from bot.interactions.started_here import game_started_here, note_message
from engine.editions.choice import Choice, with_edition
from engine.host.clocks.paces import ALONE, LIVE, PACES
from engine.host.lobbies.guests import NO_GUESTS
from engine.host.lobbies.presets import Preset, preset_of
from engine.host.lobby import Lobby, Location
from engine.host.refusals import Refusal, Refused, demand
from engine.host.snapshots import OpenLobby, StartedGame

OPPONENTS = 2
"""Computer players of a game that one person starts alone."""
PERSON = "play:{}"
"""What stands for a game while one is being started against computers: one at a time."""


async def open_lobby(
    context: Context,
    pace: str | None,
    edition: str | None,
    game: str | None,
    guests: str | None = None,
) -> None:
    """Open a lobby for `new`, hosted by the person who asks; `guests` mentions whom it invites."""
    demand(pace is None or pace in PACES, Refusal.NO_SUCH_PACE)
    place = await _place(context)
    if place is None:
        return
    preset = await preset_of(context.host, place.guild_id)
    board = preset.board_in(await _locale(context, place))
    lobby = Lobby(_choice(preset.choice, edition), pace or _pace(place, preset), board=board)
    if game is not None:
        lobby = lobby.with_game(lobby.host_id, game)
    await _open_here(context, place, lobby, preset, await _invited(context, guests))


async def _invited(context: Context, guests: str | None) -> tuple[int, ...]:
    """Return the people whom a text mentions. Raises Refused where they cannot be invited."""
    users = tuple(it for it in read_mentions(guests or "") if it != context.user_id)
    if users:
        await need_members(context, users)
    return users


async def open_on_board(context: Context, board_id: str) -> None:
    """Open a lobby in which a board is chosen. Raises Refused for one that may not be chosen."""
    place = await _place(context)
    if place is None:
        return
    board = await choose_board(context, board_id, place.guild_id)
    preset = await preset_of(context.host, place.guild_id)
    lobby = Lobby(preset.choice, _pace(place, preset), board=board)
    await _open_here(context, place, lobby, preset)


async def lobby_here(context: Context) -> str | None:
    """Return the id of the lobby of this channel whose host asks, None for none."""
    if context.place is None:
        return None
    here = context.place.channel_id
    for game in await context.host.store.search.games_in_channel(here, LOBBY_PHASES):
        if (await context.lobbies.find(game.id)).lobby.host_id == context.user_id:
            return game.id
    return None


def _pace(place: Location, preset: Preset) -> str:
    return ALONE if place.is_direct else preset.pace


async def _open_here(
    context: Context,
    place: Location,
    lobby: Lobby,
    preset: Preset,
    invited: tuple[int, ...] = (),
) -> None:
    change = with_computers(context) if place.is_direct else None
    opened = await _open(context, place, lobby, change, invited)
    if opened is None:
        return
    await context.flush(opened.record.id)
    if context.place is None:
        await context.send_screen(await panel_with_link(context, "direct-opened", opened))
    else:
        text = _lobby_opened(context, place, preset.pictures)
        await context.send_private(context.words.say("lobby-opened-invited") if invited else text)


async def start_against_computers(context: Context) -> None:
    """Start a live game here between the person who asks and computer players.

    The private panel that was pressed says where it is played; pressed twice, it starts one game.
    Raises Refused where the rules that the server has chosen cannot be played like this; then the
    lobby stays open.
    """

    async def attempt() -> None:
        game = await game_started_here(context) or await _started(context)
        if game is not None:
            await context.publisher.restore(game.record.id)
            await context.show(await panel_with_link(context, "guide-started", game))

    await context.host.change(PERSON.format(context.user_id), attempt)


async def _started(context: Context) -> StartedGame | None:
    """Open a lobby, fill it with computers and start its game; None where none could be opened."""
    place = await _place(context)
    if place is None:
        return None
    preset: Preset = await preset_of(context.host, place.guild_id)
    pace = ALONE if place.is_direct else LIVE.name
    board = preset.board_in(await _locale(context, place))
    lobby = Lobby(preset.choice, pace, board=board)
    opened = await _open(context, place, lobby, with_computers(context))
    if opened is None:
        return None
    game_id = opened.record.id
    await note_message(context, game_id)
    try:
        return await context.lobbies.start(game_id, context.user_id)
    finally:
        await context.flush(game_id)


def with_computers(context: Context) -> Callable[[Lobby], Lobby]:
    """Return what seats the computers of a game alone, each of another character."""

    def change(lobby: Lobby) -> Lobby:
        for _ in range(max(OPPONENTS, lobby.rules().players_min - 1)):
            lobby = lobby.with_computer(context.user_id, surprising(lobby, context.key))
        return lobby

    return change


async def _place(context: Context) -> Location | None:
    """Return where a lobby may be opened, or say privately that direct messages are closed."""
    place = context.place or await direct_messages(context)
    if place is None:
        await say_closed(context)
    elif not place.is_direct:
        need_permissions(context)
    return place


async def _locale(context: Context, place: Location) -> str:
    """Return the language that is spoken where a game is to be played."""
    if place.is_direct:
        return context.words.locale
    return (await context.publisher.locales.of_server(place.guild_id)).locale


async def _open(
    context: Context,
    place: Location,
    lobby: Lobby,
    change: Callable[[Lobby], Lobby] | None,
    invited: tuple[int, ...] = (),
) -> OpenLobby | None:
    """Open a lobby; close it again, and say so, where direct messages turn out to be closed.

    Raises Refused, with a link, where one is open already.
    """
    try:
        with context.count_call("lobbies"):
            opened = await context.lobbies.open_if_free(
                place, context.person, lobby, context.key, change, NO_GUESTS.inviting(invited)
            )
    except Refused as refused:
        if refused.refusal is Refusal.LOBBY_HERE:
            raise await second_lobby(context, str(refused.facts["game"])) from None
        raise
    game_id = opened.record.id
    if context.place is not None or await is_shown(context, game_id, "lobby"):
        return opened
    await context.lobbies.close(game_id, context.user_id)
    await say_closed(context)
    return None


def _lobby_opened(context: Context, place: Location, pictures: bool) -> str:
    if place.is_direct:
        return context.words.say("direct-lobby")
    text = context.words.say("lobby-opened")
    if context.may_attach or not pictures:
        return text
    missing = permission_names((FILES,), context.words)
    return f"{text}\n{context.words.say('lobby-no-files', what=missing)}"


def _choice(choice: Choice, edition: str | None) -> Choice:
    """Return what the server has chosen, but for the rulebook said now. Raises NotPlayable."""
    return choice if edition is None else with_edition(choice, edition)
