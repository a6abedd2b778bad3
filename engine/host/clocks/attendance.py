"""What answering and missing a decision does to a player's time bank and standing."""

from dataclasses import replace

from engine.core.actions import AcceptTrade, Action, DeclineTrade, OfferTrade
from engine.host.clocks.decision_classes import COUNTED_AS_MISSED, WITH_BANK
from engine.host.clocks.paces import Pace
from engine.host.clocks.waiting_time import spared_time
from engine.host.store.records import Deadline, Player


def after_answer(player: Player, deadline: Deadline | None, pace: Pace, now: float) -> Player:
    """Note a person's answer: present again, with time won if it came within the free quarter."""
    if deadline is None or deadline.kind not in WITH_BANK:
        return player if player.missed == 0 else replace(player, missed=0)
    overrun = max(0.0, deadline.bank - (deadline.at - now))
    spared = spared_time(player, deadline, pace, now)
    bank = min(float(pace.bank), player.bank - overrun + (pace.refill if spared else 0))
    after = 0, max(0.0, bank), max(0.0, player.waited - spared)
    if after == (player.missed, player.bank, player.waited):
        return player  # As after most answers.
    missed, bank, waited = after
    return replace(player, missed=missed, bank=bank, waited=waited)


def ends_absence(action: Action) -> bool:
    """Return whether a player who is away is back by an action.

    Not by the answer to an offer: it may be given by direct message, out of sight of the game.
    """
    is_counteroffer = isinstance(action, OfferTrade) and action.answers is not None
    return not (is_counteroffer or isinstance(action, AcceptTrade | DeclineTrade))


def after_miss(player: Player, deadline: Deadline) -> Player:
    """Note a missed deadline: the time lent by the bank is used up, and the miss is counted.

    Nobody expects an answer of a person who is away, and a computer's roll is no silence.
    """
    if deadline.kind not in COUNTED_AS_MISSED or player.user_id is None:
        return player
    counted = player.missed if player.away_until is not None else player.missed + 1
    return replace(player, missed=counted, bank=max(0.0, player.bank - deadline.bank))
