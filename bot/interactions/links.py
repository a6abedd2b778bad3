"""Links to where a game is played."""

from collections.abc import Sequence

from bot.interactions.context import Context
from bot.ui.accents import SETTING_UP
from bot.ui.address import address
from bot.ui.panel_screen import PanelScreen, Section
from bot.ui.screen import Link, Row
from engine.core.decisions import AnyAuction, ShortageAuction
from engine.host.clocks.paces import is_live
from engine.host.refusals import Refusal, Refused
from engine.host.snapshots import OpenLobby, Snapshot, StartedGame
from engine.host.store.records import GameRecord, GameRef, Message


def bids_role(auction: AnyAuction) -> str:
    """Return the role of the message with the bids: one for all buildings of a shortage."""
    if isinstance(auction, ShortageAuction):
        return f"building:{auction.shortage}"
    return f"bids:{auction.id}"


async def link_to(context: Context, found: Snapshot) -> str:
    """Return a link to the bidding of a running auction, to the table, or to the lobby."""
    record, roles = found.record, ["table", "lobby"]
    decision = found.public().decision if isinstance(found, StartedGame) else None
    if isinstance(decision, AnyAuction):
        roles.insert(0, bids_role(decision))
    return await _link(context, record, roles)


async def game_link(context: Context, found: Snapshot) -> Link:
    """Return the button that leads to the message of a game or a lobby."""
    key = "button-go-lobby" if isinstance(found, OpenLobby) else "button-go-game"
    return Link(context.words.say(key), await link_to(context, found))


async def panel_with_link(context: Context, key: str, found: Snapshot, *rows: Row) -> PanelScreen:
    """Return what is said of a game, whose first line stands beside the button to its message.

    Beside a button a phone leaves a text half its width.
    """
    head, _, rest = context.words.say(key).partition("\n")
    section = Section(head, await game_link(context, found))
    return PanelScreen((section, rest, *rows), SETTING_UP)


async def link_to_lobby(context: Context, game: GameRecord | GameRef) -> str:
    """Return a link to the message of a lobby, whose game has not begun."""
    return await _link(context, game, ["lobby"])


async def _link(context: Context, game: GameRecord | GameRef, roles: Sequence[str]) -> str:
    """Return the address of a message, or of the channel where there is none.

    Only a restored game surely has the message.
    """
    for role in roles:
        message = await context.host.store.messages.get(game.id, role)
        if message is not None and message.channel_id == _channel_of(context):
            # Discord shows nothing for a link to the channel that one looks at.
            return address(game.guild_id, message.channel_id, message.message_id)
        if message is not None:
            return lasting_address(game, message)
    return address(game.guild_id, game.channel_id)


def _channel_of(context: Context) -> int | None:
    return None if context.place is None else context.place.channel_id


def lasting_address(game: GameRecord | GameRef, message: Message) -> str:
    """Return the address of a message, or of its channel in a live game under way: a link is still
    to lead to the game when the message has moved down.
    """
    moves = isinstance(game, GameRecord) and game.phase == "running" and is_live(game.pace)
    if moves and message.channel_id == game.channel_id:
        return address(game.guild_id, game.channel_id)
    return address(game.guild_id, message.channel_id, message.message_id)


async def second_lobby(context: Context, game_id: str) -> Refused:
    """Return the refusal of a second lobby, with a link to the one that is open."""
    await context.publisher.flush(game_id)  # It may have been opened a moment ago.
    await context.publisher.restore(game_id)
    found = await context.host.snapshot(game_id)
    link = await link_to(context, found)
    where = "direct" if found.record.is_direct else "server"
    return Refused(Refusal.LOBBY_HERE, where=where, link=link)
