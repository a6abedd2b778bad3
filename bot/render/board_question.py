"""What is asked at the table just now, in the few words that fit into the board's middle."""

from collections.abc import Callable
from typing import Any

from bot.render.awaiting import AwaitedKind
from bot.render.lots import lots_in_short
from bot.render.plain_names import player_text
from bot.render.voice import Voice
from engine.core import decisions as d
from engine.view import View


def question_text(view: View, voice: Voice, waiting: AwaitedKind = "players") -> str:
    """Return what is asked, or what comes by itself.

    Bids and who is still awaited are left out, for they change often.
    """
    decision = view.decision
    if decision is None:
        return ""
    if waiting != "players":
        return voice.say(f"board-picture-by-itself-{waiting}")
    return _QUESTIONS[type(decision)](decision, view, voice)


def _simple(key: str) -> Callable[[Any, View, Voice], str]:
    def question(decision: Any, view: View, voice: Voice) -> str:
        return voice.say(key)

    return question


def _roll(decision: d.ToRoll, view: View, voice: Voice) -> str:
    return voice.say("board-picture-roll-again" if decision.doubles else "board-picture-roll")


def _fine(decision: d.FineOrJailCard, view: View, voice: Voice) -> str:
    return voice.say("board-picture-fine-or-card", price=view.rules.jail_fine)


def _held(decision: d.HeldRoll, view: View, voice: Voice) -> str:
    return voice.say("board-picture-held", who=player_text(decision.seat, voice))


def _buy(decision: d.BuyOrDecline, view: View, voice: Voice) -> str:
    price = view.rules.properties[decision.space].price
    return voice.say("board-picture-buy", space=voice.space(decision.space), price=price)


def _tax(decision: d.ChooseTax, view: View, voice: Voice) -> str:
    return voice.say("board-picture-tax", flat=decision.flat, percent=decision.percent)


def _auction(decision: d.Auction, view: View, voice: Voice) -> str:
    lots = lots_in_short([decision.space], voice)
    return voice.say("board-picture-auction", lots=lots)


def _sealed(decision: d.SealedAuction, view: View, voice: Voice) -> str:
    return voice.say("board-picture-auction", lots=lots_in_short(decision.lots, voice, most=1))


def _owing(decision: d.DebtSettlement, view: View, voice: Voice) -> str:
    if len(decision.debts) != 1:
        return voice.say("board-picture-debts", count=len(decision.debts))
    (debt,) = decision.debts
    who = player_text(debt.debtor, voice)
    return voice.say("board-picture-owes", who=who, amount=debt.amount)


def _mortgages(decision: d.UnmortgageOrHold, view: View, voice: Voice) -> str:
    return voice.say("board-picture-unmortgage", who=player_text(decision.seat, voice))


_QUESTIONS: dict[type[Any], Callable[[Any, View, Voice], str]] = {
    d.ToRoll: _roll,
    d.InJail: _simple("board-picture-in-jail"),
    d.FineOrJailCard: _fine,
    d.HeldRoll: _held,
    d.ToEnd: _simple("board-picture-end"),
    d.BuyOrDecline: _buy,
    d.ChooseTax: _tax,
    d.Auction: _auction,
    d.SealedAuction: _sealed,
    d.DebtSettlement: _owing,
    d.UnmortgageOrHold: _mortgages,
    d.ShortageClaim: _simple("board-picture-shortage"),
    d.ShortageAuction: _simple("board-picture-shortage"),
}
