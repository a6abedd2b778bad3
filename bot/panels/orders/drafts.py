"""The orders of one player of a game, and how what is being changed of them is kept."""

from bot.interactions.context import Context
from bot.panels.orders.sheet import Sheet
from engine.host.clocks.seat_status import standing_orders
from engine.host.snapshots import StartedGame, need_seat
from engine.host.store.records import Phase
from engine.players.orders import Orders, write_orders

RUNNING: tuple[Phase, ...] = ("running",)
"""The games whose orders still answer."""


async def sheet_of(context: Context, game_id: str) -> Sheet:
    """Return a player's orders in a game. Raises Refused for a person who is not playing."""
    return await _sheet(context, await context.host.started_game(game_id))


async def keep_draft(context: Context, sheet: Sheet, draft: Orders) -> Sheet:
    """Keep what has been changed so far; the orders in force stay as they are."""
    return await keep_orders(context, sheet, sheet.orders.changing(draft))


async def keep_orders(context: Context, sheet: Sheet, orders: Orders) -> Sheet:
    """Store these orders in place of a player's, or none where they say nothing."""
    game_id, user = sheet.game.record.id, context.person.user_id
    body = None if orders == Orders(by=user) else write_orders(orders)
    return await _sheet(context, await context.host.order(game_id, user, body))


async def _sheet(context: Context, game: StartedGame) -> Sheet:
    user = context.person.user_id
    seat = need_seat(game, user)
    orders = standing_orders(game.orders.get(seat), user) or Orders(by=user)
    playing = await context.host.store.search.games_of(user, RUNNING)
    has_other_game = any(other.id != game.record.id for other in playing)
    return Sheet(game, seat, orders, context.words, context.host.now(), has_other_game)
