"""Bringing each kind of message up to the state: lobby, table, auctions, trade offers."""
