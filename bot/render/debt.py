"""Debts in words, and a plan to raise the money."""

from bot.language import Words
from bot.render.names import Names
from engine.actions import RaiseMoney
from engine.decisions import Debt
from engine.editions.rules import Rules
from engine.state import Position


def debt_line(
    debt: Debt, names: Names, words: Words, rules: Rules, until: float | None = None
) -> str:
    """Who owes whom how much for what, until when."""
    raise NotImplementedError


def plan_text(plan: RaiseMoney, position: Position, seat: int, names: Names, words: Words) -> str:
    """ "I would mortgage Reading and sell two houses on Oriental: $150"."""
    raise NotImplementedError
