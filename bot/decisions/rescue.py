"""Whether trades could still save a player who owes more than could be raised."""

from bot.language.voice import Voice
from engine.core.decisions import Debt
from engine.host.computers.characters import computers_of
from engine.players.opponents import could_be_saved
from engine.view import View


def rescue(view: View, debt: Debt, voice: Voice) -> str:
    """Return what could still pay an unpayable debt, as words select by it: a trade, or nothing."""
    if view.closing:
        return "none"
    computers = computers_of(voice.players[seat] for seat in view.players())
    return "trade" if could_be_saved(view, debt, computers) else "none"
