"""Whose trades could still save a player who owes more than could be raised."""

from collections.abc import Mapping

from bot.language.voice import Voice
from engine.core.actions import SeatId
from engine.core.decisions import Debt
from engine.host.computers.characters import computers_of
from engine.players.rescue import rescuers
from engine.view import View

NEEDLESS: Mapping[str, str] = {"rescue": "needless", "helpers": ""}
"""The same of a debt that its debtor can pay."""


def rescue(view: View, debt: Debt, voice: Voice) -> Mapping[str, str]:
    """Return what could still pay an unpayable debt, as words select by it: a trade, and with whom;
    or nothing.
    """
    found = helpers(view, debt, voice)
    names = voice.or_list([voice.name(seat) for seat in found])
    return {"rescue": "trade" if found else "none", "helpers": names}


def helpers(view: View, debt: Debt, voice: Voice) -> tuple[SeatId, ...]:
    """Return the players whose trades could still pay an unpayable debt."""
    computers = computers_of(voice.players[seat] for seat in view.players())
    return rescuers(view, debt, computers, closing=view.closing)
