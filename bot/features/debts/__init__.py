"""Debts, and purchases that cash does not cover."""

from bot.features.debts import debt, purchase

HANDLERS = {
    **debt.HANDLERS,
    **purchase.HANDLERS,
}
COMMANDS = ()
MESSAGES = ()
