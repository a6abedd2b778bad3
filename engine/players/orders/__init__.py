"""Standing orders: what players have said in advance, and what that answers."""

from engine.players.orders.answering import answer
from engine.players.orders.terms import Orders, read_orders, write_orders

__all__ = ["Orders", "answer", "read_orders", "write_orders"]
