"""Trades: putting one together, sending it, answering it."""

from bot.features.trade import draft_opening, trades

PRESSES = {
    **draft_opening.PANELS,
    **trades.PANELS,
}
