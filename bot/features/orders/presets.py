"""Orders about every topic at one press: a preset, or those of another game, put into the draft."""

from collections.abc import AsyncIterator

from bot.features.orders.drafts import change_draft
from bot.features.orders.overview import OTHER_GAME, main_page
from bot.features.orders.sheet import Sheet
from bot.interactions.context import Context
from bot.ui.press import Unreadable
from engine.editions.rules import Rules
from engine.host.clocks.seat_status import standing_orders
from engine.host.snapshots import StartedGame
from engine.players.orders import Orders
from engine.players.orders.presets import PRESETS, for_another_game, preset


async def choose_preset(context: Context, sheet: Sheet, name: str) -> None:
    """Put a preset, or the orders of the person's newest other game, in place of the draft."""
    if name == OTHER_GAME:
        await _copy_from_another_game(context, sheet)
        return
    found = next((it for it in PRESETS if it == name), None)
    if found is None:
        raise Unreadable(name)
    await _show_draft(context, sheet, preset(found, sheet.rules))


async def _copy_from_another_game(context: Context, sheet: Sheet) -> None:
    others = [found async for found in _orders_elsewhere(context, sheet.game.record.id)]
    if not others:
        await context.send_private(context.words.say("orders-no-other"))
        return
    rules, orders = others[-1]
    await _show_draft(context, sheet, for_another_game(orders, rules, sheet.rules))


async def _orders_elsewhere(context: Context, game_id: str) -> AsyncIterator[tuple[Rules, Orders]]:
    """Yield the orders that a person has in force in other running games, oldest game first."""
    for game in await context.host.store.search.games_of(context.user_id):
        found = await context.host.snapshot(game.id) if game.id != game_id else None
        seat = found.seat_of(context.user_id) if isinstance(found, StartedGame) else None
        if isinstance(found, StartedGame) and seat is not None:
            orders = standing_orders(found.orders.get(seat))
            if orders is not None and orders.model_copy(update={"draft": None}) != Orders():
                yield found.position.rules, orders


async def _show_draft(context: Context, sheet: Sheet, draft: Orders) -> None:
    await context.show(main_page(await change_draft(context, sheet, lambda _: draft)))
