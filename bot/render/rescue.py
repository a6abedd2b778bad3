"""Whether trades could still save a player who owes more than could be raised."""

from engine.debts import is_rescuable
from engine.decisions import Debt
from engine.view import View


def rescue(view: View, debt: Debt) -> str:
    """Return what could still pay an unpayable debt, as words select by it: a trade, or nothing."""
    return "trade" if not view.closing and is_rescuable(view, debt) else "none"
