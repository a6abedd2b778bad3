"""The other players as an adviser knows them: what trades they would accept."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.core.actions import SeatId
from engine.core.events import Trade
from engine.players.characters import NEUTRAL, USUAL_STRENGTH, Character
from engine.players.judge.judging import Judge
from engine.players.offer_limits import Company
from engine.players.policy import answering
from engine.players.policy.fairness import gains
from engine.players.policy.trading import LEAST_GAIN, is_good
from engine.players.policy.viewpoint import Viewpoint
from engine.view import View

FAIR_PART = 1 / 3
"""What a person has to gain by a fair trade, as a part of what the other side gains."""


@dataclass(frozen=True)
class Computer:
    """How a computer player plays, which everybody at the table may know."""

    character: Character = NEUTRAL
    strength: str = USUAL_STRENGTH


Computers = Mapping[SeatId, Computer]
"""The computer players by seat; on all other seats there are people."""
NO_COMPUTERS: Computers = {}


def would_accept(judge: Judge, view: View, trade: Trade, computers: Computers) -> bool:
    """Return whether the partner of a trade would accept it, by the view of its proposer.

    A computer player is asked for its own answer. A person is taken to accept what is fair.
    """
    seat, computer = trade.partner, computers.get(trade.partner)
    theirs = replace(view, seat=seat, offers=(), intents=(), trades=(trade,))
    if computer is None:
        return is_fair(gains(judge, theirs, trade), trade)
    company = Company(persons=frozenset((trade.proposer,)))
    asked = Viewpoint(theirs, computer.character, company, judge=judge, strength=computer.strength)
    return answering.is_welcome(asked, trade)


def is_fair(found: Mapping[SeatId, float], trade: Trade) -> bool:
    """Return whether both sides of a trade gain enough, neither far more than the other, and
    nobody else more than they do. `found`: the change of each player's chance to win.
    """
    sides = trade.proposer, trade.partner
    less, more = sorted(found[seat] for seat in sides)
    both_gain = all(is_good(dict(found), *pair, LEAST_GAIN) for pair in (sides, sides[::-1]))
    return both_gain and less >= more * FAIR_PART
