"""Trades: putting one together, sending it, answering it."""
