"""Standing orders: the private panel and its changes."""

from bot.features.orders import standing_orders

PRESSES = standing_orders.PANELS
