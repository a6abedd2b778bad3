"""Opening a lobby, and starting a game against computers at one press."""

from bot.interactions.context import Context
from bot.panels.common.checks import need_permissions
from bot.panels.common.find_game import LOBBY_PHASES
from bot.panels.common.links import link_to
from bot.screens.screen import Screen
from bot.transport.permissions import FILES, permission_names
from engine.editions.choosing import with_edition, with_game
from engine.editions.options import Choice
from engine.host.clocks.paces import PACES
from engine.host.lobbies.presets import Preset, preset_of
from engine.host.lobby import Lobby, Location
from engine.host.refusals import Refusal, demand
from engine.host.snapshots import OpenLobby

OPPONENTS = 2
"""Computer players of a game that one person starts alone."""


async def open_lobby(
    context: Context, pace: str | None, edition: str | None, game: str | None
) -> None:
    """Open a lobby in this channel for /monopoly new, hosted by the person who asks."""
    place = await _free_channel(context)
    if place is None:
        return
    demand(pace is None or pace in PACES, Refusal.NO_SUCH_PACE)
    preset = await preset_of(context.host, place.guild_id)
    lobby = Lobby(_choice(preset.choice, edition, game), pace or preset.pace)
    opened = await _open(context, place, lobby)
    await context.flush(opened.record.id)
    await context.send_private(_lobby_opened(context, preset.pictures))


async def start_against_computers(context: Context) -> None:
    """Start a live game in this channel between the person who asks and computer players.

    The private panel that was pressed says where it is played. Raises Refused where the rules
    that the server has chosen cannot be played like this; then the lobby stays open.
    """
    place = await _free_channel(context)
    if place is None:
        return
    preset: Preset = await preset_of(context.host, place.guild_id)
    opened = await _open(context, place, Lobby(preset.choice, "live"))
    game_id, user = opened.record.id, context.person.user_id
    count = max(OPPONENTS, opened.lobby.rules().players_min - 1)

    def with_computers(lobby: Lobby) -> Lobby:
        for _ in range(count):
            lobby = lobby.with_computer(user)
        return lobby

    try:
        await context.lobbies.change(game_id, with_computers)
        game = await context.lobbies.start(game_id, user)
    finally:
        await context.flush(game_id)
    await context.show(
        Screen(context.words.say("guide-started", link=await link_to(context, game)))
    )


async def _free_channel(context: Context) -> Location | None:
    """Return where a lobby may be opened, or say privately why none may be opened here."""
    if context.place is None:
        await context.send_private(context.words.say("only-in-server"))
        return None
    need_permissions(context)
    channel = context.place.channel_id
    already = await context.host.store.search.games_in_channel(channel, LOBBY_PHASES)
    if not already:
        return context.place
    link = await link_to(context, await context.host.snapshot(already[-1].id))
    await context.send_private(context.words.say("lobby-already", link=link))
    return None


async def _open(context: Context, place: Location, lobby: Lobby) -> OpenLobby:
    with context.count_call("lobbies"):
        return await context.lobbies.open(place, context.person, lobby, context.key)


def _lobby_opened(context: Context, pictures: bool) -> str:
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
