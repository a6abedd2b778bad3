"""Trades: their terms, offers and answers (TRADE)."""
