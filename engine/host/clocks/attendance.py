"""What answering and missing a decision does to a player's time bank and standing."""

from dataclasses import replace

from engine.host.clocks.decision_classes import COUNTED_AS_MISSED, WITH_BANK
from engine.host.clocks.paces import Pace
from engine.host.store.records import Deadline, Player


def answered(player: Player, deadline: Deadline | None, pace: Pace, now: float) -> Player:
    """Somebody has pressed: there again, with a little more in the bank if it was in time."""
    if deadline is None or deadline.kind not in WITH_BANK:
        return replace(player, missed=0)
    overrun = max(0.0, deadline.bank - (deadline.at - now))
    gained = 0 if overrun else pace.refill
    bank = min(float(pace.bank), player.bank - overrun + gained)
    return replace(player, missed=0, bank=max(0.0, bank))


def taken_back(player: Player, pace: Pace) -> Player:
    """An answer is taken back: what the bank has gained by it goes with it."""
    return replace(player, bank=max(0.0, player.bank - pace.refill))


def missed(player: Player, deadline: Deadline) -> Player:
    """A deadline has passed: what the bank lent to it is used up, and it counts.

    Of somebody who is away nobody expects an answer, and a computer's throw is no silence.
    """
    if deadline.kind not in COUNTED_AS_MISSED or player.user_id is None:
        return player
    counted = player.missed if player.away_until is not None else player.missed + 1
    return replace(player, missed=counted, bank=max(0.0, player.bank - deadline.bank))
