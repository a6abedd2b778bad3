"""Opening a lobby, and starting a game against computers at one press.

In a server, that is done in the channel. In direct messages, a person plays alone against
computers, some of whom each lobby has there from the beginning. Where the bot is no member, because
a person has installed it for themselves, games are opened in that person's direct messages.
"""

from bot.interactions.context import Context
from bot.panels.common.checks import need_permissions
from bot.panels.common.direct_messages import direct_messages, is_shown, say_closed
from bot.panels.common.find_game import LOBBY_PHASES
from bot.panels.common.links import link_to
from bot.panels.setting_up.computers import surprising
from bot.screens.screen import Screen
from bot.transport.permissions import FILES, permission_names
from engine.editions.choosing import with_edition, with_game
from engine.editions.options import Choice
from engine.host.clocks.paces import ALONE, LIVE, PACES
from engine.host.lobbies.presets import Preset, preset_of
from engine.host.lobby import Lobby, Location
from engine.host.refusals import Refusal, demand
from engine.host.snapshots import OpenLobby

OPPONENTS = 2
"""Computer players of a game that one person starts alone."""


async def open_lobby(
    context: Context, pace: str | None, edition: str | None, game: str | None
) -> None:
    """Open a lobby for /monopoly new, hosted by the person who asks."""
    demand(pace is None or pace in PACES, Refusal.NO_SUCH_PACE)
    place = await _free_place(context)
    if place is None:
        return
    preset = await preset_of(context.host, place.guild_id)
    usual = ALONE if place.is_direct else preset.pace
    lobby = Lobby(_choice(preset.choice, edition, game), pace or usual)
    opened = await _open(context, place, lobby)
    if opened is None:
        return
    if place.is_direct:
        await _add_computers(context, opened)
    await context.flush(opened.record.id)
    if context.place is None:
        link = await link_to(context, opened)
        await context.send_private(context.words.say("direct-opened", link=link))
    else:
        await context.send_private(_lobby_opened(context, place, preset.pictures))


async def start_against_computers(context: Context) -> None:
    """Start a live game here between the person who asks and computer players.

    The private panel that was pressed says where it is played. Raises Refused where the rules
    that the server has chosen cannot be played like this; then the lobby stays open.
    """
    place = await _free_place(context)
    if place is None:
        return
    preset: Preset = await preset_of(context.host, place.guild_id)
    pace = ALONE if place.is_direct else LIVE.name
    opened = await _open(context, place, Lobby(preset.choice, pace))
    if opened is None:
        return
    game_id = opened.record.id
    try:
        await _add_computers(context, opened)
        game = await context.lobbies.start(game_id, context.person.user_id)
    finally:
        await context.flush(game_id)
    await context.show(
        Screen(context.words.say("guide-started", link=await link_to(context, game)))
    )


async def _add_computers(context: Context, opened: OpenLobby) -> None:
    """Seat as many computers as a person needs who plays alone, each of another character."""
    user, count = context.person.user_id, max(OPPONENTS, opened.lobby.rules().players_min - 1)

    def with_computers(lobby: Lobby) -> Lobby:
        for _ in range(count):
            lobby = lobby.with_computer(user, surprising(lobby, context.key))
        return lobby

    await context.lobbies.change(opened.record.id, with_computers)


async def _free_place(context: Context) -> Location | None:
    """Return where a lobby may be opened, or say privately why none may be opened now."""
    place = context.place or await direct_messages(context)
    if place is None:
        await say_closed(context)
        return None
    if not place.is_direct:
        need_permissions(context)
    search = context.host.store.search
    already = await search.games_in_channel(place.channel_id, LOBBY_PHASES)
    if already:
        link = await link_to(context, await context.host.snapshot(already[-1].id))
        key = "direct-already" if place.is_direct else "lobby-already"
        await context.send_private(context.words.say(key, link=link))
        return None
    return place


async def _open(context: Context, place: Location, lobby: Lobby) -> OpenLobby | None:
    """Open a lobby; close it again, and say so, where direct messages turn out to be closed."""
    with context.count_call("lobbies"):
        opened = await context.lobbies.open(place, context.person, lobby, context.key)
    game_id = opened.record.id
    if context.place is not None or await is_shown(context, game_id, "lobby"):
        return opened
    await context.lobbies.close(game_id, context.person.user_id)
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


def _choice(choice: Choice, edition: str | None, game: str | None) -> Choice:
    """Return what the server has chosen, but for what is said now. Raises NotPlayable."""
    if edition is not None:
        choice = with_edition(choice, edition)
    return choice if game is None else with_game(choice, game)
