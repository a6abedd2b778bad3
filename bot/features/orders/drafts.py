"""The orders of one player of a game, and how what is being changed of them is kept."""

from collections.abc import Callable

from bot.features.orders.sheet import Sheet
from bot.interactions.context import Context
from engine.host.clocks.seat_status import standing_orders
from engine.host.snapshots import StartedGame, need_seat
from engine.host.store.records import RUNNING
from engine.players.orders import Orders, write_orders

Change = Callable[[Orders], Orders]
"""What a press does to orders."""


async def sheet_of(context: Context, game_id: str) -> Sheet:
    """Return a player's orders in a game. Raises Refused for a person who is not playing."""
    return await _sheet(context, await context.host.started_game(game_id))


async def change_draft(context: Context, sheet: Sheet, change: Change) -> Sheet:
    """Change what is being put together; the orders in force stay as they are."""
    return await change_orders(context, sheet, lambda it: it.changing(change(it.edited)))


async def change_orders(context: Context, sheet: Sheet, change: Change) -> Sheet:
    """Change a player's orders as they stand by now; what says nothing is not stored.

    Raises what `change` raises.
    """

    def of_text(text: str | None) -> str | None:
        orders = change(standing_orders(text) or Orders())
        return None if orders == Orders() else write_orders(orders)

    return await _sheet(
        context, await context.host.order(sheet.game.record.id, context.user_id, of_text)
    )


async def _sheet(context: Context, game: StartedGame) -> Sheet:
    seat = need_seat(game, context.user_id)
    orders = standing_orders(game.orders.get(seat)) or Orders()
    playing = await context.host.store.search.games_of(context.user_id, RUNNING)
    has_other_game = any(other.id != game.record.id for other in playing)
    return Sheet(game, seat, orders, context.words, context.host.now(), has_other_game)
