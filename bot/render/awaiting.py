"""The awaited decision in one line: who must do what by when."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from bot.render.lots import lot_mark, lots_in_short
from bot.render.rescue import rescue
from bot.render.shortage import building_text
from bot.render.voice import Voice
from bot.render.why import payee, topic
from bot.text.language import Words
from engine.core import decisions as d
from engine.core.actions import SeatId
from engine.host.snapshots import StartedGame
from engine.host.store.records import AUTOMATIC_ROLL, THOUGHT, Deadline
from engine.rules.debt.debts import is_unpayable
from engine.rules.trade.exchange import held_mortgaged
from engine.view import View

AT_ONCE = 30
"""Seconds within which a computer's roll is told without its time."""

AwaitedKind = Literal["players", "roll", "end", "pause"]
"""What a game waits for: answers of players, or the time of a roll, of the end of a turn, or of a
pause, which come by themselves.
"""


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked: the sentence, who has to answer it alone, and until when.

    `seat`: the one person who is asked; None where several are, or where the dice roll by
    themselves. `at`: the first deadline, in unix seconds. `key`: the words for it with its time.
    """

    text: str
    seat: SeatId | None = None
    at: float | None = None
    key: str = "awaiting-until"


def questions(view: View, voice: Voice, deadlines: Sequence[Deadline] = ()) -> tuple[Question, ...]:
    """Return what the table waits for: one question, or one for each debtor."""
    decision = view.decision
    if decision is None:
        return (Question(voice.say("decision-none")),)
    if isinstance(decision, d.DebtSettlement):
        return tuple(
            Question(
                _owing(decision, debt, view, voice),
                debt.debtor,
                _first_end(decision, debt.debtor, deadlines),
            )
            for debt in decision.debts
        )
    seats = view.awaited
    automatic = _automatic(decision, deadlines)
    if automatic is not None:
        is_end = isinstance(decision, d.ToEnd)
        if not is_end and _is_at_once(automatic, voice):
            return (Question(voice.say("decision-beat-now", who=voice.player(seats[0]))),)
        key = "decision-beat-end" if is_end else "decision-beat"
        question = voice.say(key, who=voice.player(seats[0]))
        return (Question(question, None, automatic.at, "awaiting-beat"),)
    alone = seats[0] if len(seats) == 1 and not isinstance(decision, d.HeldRoll) else None
    text = _DECISIONS[type(decision)](decision, view, voice)
    return (Question(text, alone, _first_end(decision, None, deadlines)),)


def waiting_for(game: StartedGame) -> AwaitedKind:
    """Return what a game waits for, as the question above its buttons says it."""
    decision = game.public().decision
    if game.record.paused_at is not None:
        return "pause"
    if decision is None or _automatic(decision, game.deadlines) is None:
        return "players"
    return "end" if isinstance(decision, d.ToEnd) else "roll"


def _automatic(decision: d.Decision, deadlines: Sequence[Deadline]) -> Deadline | None:
    """Return when a decision is answered without its player, if it is a roll or a turn's end."""
    running = (
        deadline
        for deadline in deadlines
        if deadline.decision == decision.id and deadline.covered is None
    )
    return next((it for it in running if it.kind == AUTOMATIC_ROLL), None)


def _is_at_once(automatic: Deadline, voice: Voice) -> bool:
    """Return whether a computer's roll comes so soon that its time is over when it is read."""
    return voice.user(automatic.seat) is None and automatic.at - automatic.since <= AT_ONCE


def awaiting_line(view: View, voice: Voice, deadlines: Sequence[Deadline] = ()) -> str:
    """Return who must do what by when; several debtors get a line each."""
    return "\n".join(
        timed_question(question, voice.words) for question in questions(view, voice, deadlines)
    )


def timed_question(question: Question, words: Words) -> str:
    """Return a question with the time that Discord counts down, in one line."""
    if question.at is None:
        return question.text
    return words.say(question.key, what=question.text, at=int(question.at))


def _first_end(
    decision: d.Decision, seat: SeatId | None, deadlines: Sequence[Deadline]
) -> float | None:
    """Return the first time that runs for a decision and, where one is given, a seat."""
    running = (
        deadline
        for deadline in deadlines
        if deadline.decision == decision.id and deadline.covered is None
    )
    asked = (it for it in running if seat in (None, it.seat) and it.kind != THOUGHT)
    return min((it.at for it in asked), default=None)


def who_is_awaited(seats: Sequence[SeatId], voice: Voice) -> str:
    """Return the names of the awaited players in bold."""
    return voice.and_list([f"**{voice.player(seat)}**" for seat in seats])


def _simple(key: str) -> Callable[[Any, View, Voice], str]:
    def question(decision: Any, view: View, voice: Voice) -> str:
        return voice.say(key, who=who_is_awaited(view.awaited, voice))

    return question


def before_the_end(view: View, seat: SeatId) -> str:
    """Return what a seat can do before it ends its turn, as words select their sentence by it."""
    can = (("build", view.can_build(seat)), ("trade", _can_trade(view, seat)))
    return "-".join(name for name, is_possible in can if is_possible) or "end"


def _can_trade(view: View, seat: SeatId) -> bool:
    """Return whether a seat may trade with anybody, and one of them has more than cash."""
    partners = view.trade_partners(seat)
    owners = {deed.owner for deed in view.deeds.values()}
    return bool(partners) and any(
        partner in owners or view.seats[partner].jail_cards for partner in (seat, *partners)
    )


def _to_end(decision: d.ToEnd, view: View, voice: Voice) -> str:
    who = who_is_awaited(view.awaited, voice)
    return voice.say("decision-to-end", who=who, can=before_the_end(view, decision.seat))


def _fine_or_jail_card(decision: d.FineOrJailCard, view: View, voice: Voice) -> str:
    who = who_is_awaited(view.awaited, voice)
    return voice.say("decision-fine-or-pass", who=who, price=view.rules.jail_fine)


def _to_roll(decision: d.ToRoll, view: View, voice: Voice) -> str:
    key = "decision-to-throw-again" if decision.doubles else "decision-to-throw"
    return voice.say(key, who=who_is_awaited(view.awaited, voice))


def _held(decision: d.HeldRoll, view: View, voice: Voice) -> str:
    who, mover = who_is_awaited(view.awaited, voice), voice.name(decision.mover)
    return voice.say("decision-held", who=who, mover=mover)


def _buy(decision: d.BuyOrDecline, view: View, voice: Voice) -> str:
    return voice.say(
        "decision-buy-or-decline",
        who=who_is_awaited(view.awaited, voice),
        space=voice.deed(decision.space),
        price=view.rules.properties[decision.space].price,
        declined=view.rules.declined,
    )


def _tax(decision: d.ChooseTax, view: View, voice: Voice) -> str:
    return voice.say(
        "decision-choose-tax",
        who=who_is_awaited(view.awaited, voice),
        flat=decision.flat,
        percent=decision.percent,
    )


def _auction(decision: d.Auction, view: View, voice: Voice) -> str:
    who = who_is_awaited(view.awaited, voice)
    space = lot_mark(decision.space, voice)
    if decision.leader is None:
        return voice.say("decision-auction-open", who=who, space=space)
    leader = voice.player(decision.leader)
    price = decision.price
    return voice.say("decision-auction", who=who, space=space, leader=leader, price=price)


def _sealed(decision: d.SealedAuction, view: View, voice: Voice) -> str:
    who = who_is_awaited(view.awaited, voice)
    lots = lots_in_short(decision.lots, voice)
    return voice.say("decision-sealed-auction", who=who, lots=lots)


def _owing(decision: d.DebtSettlement, debt: d.Debt, view: View, voice: Voice) -> str:
    """Return the line of a debt; a debtor who cannot raise the sum waits for a rescue (AMB-64)."""
    hopeless = is_unpayable(view, debt)
    return voice.say(
        "decision-rescue" if hopeless else "decision-owing",
        who=who_is_awaited((debt.debtor,), voice),
        amount=debt.amount,
        to=payee(debt.creditors, debt.why, voice, view.rules),
        topic=topic(debt.why, voice),
        rescue=rescue(view, debt, voice),
    )


def _unmortgage(decision: d.UnmortgageOrHold, view: View, voice: Voice) -> str:
    held = held_mortgaged(view, decision.seat, decision.spaces)
    loans = sum(view.rules.properties[space].mortgage for space in held)
    return voice.say(
        "decision-lift-or-hold",
        who=who_is_awaited(view.awaited, voice),
        spaces=voice.and_list([voice.space(space) for space in held]),
        price=loans,
        cash="enough" if loans <= view.seats[decision.seat].cash else "short",
    )


def _shortage_auction(decision: d.ShortageAuction, view: View, voice: Voice) -> str:
    who = who_is_awaited(view.awaited, voice)
    what = building_text(decision.building, voice.words)
    if decision.leader is None or decision.lot is None:
        return voice.say("decision-shortage-auction-open", who=who, what=what)
    leader, lot = voice.player(decision.leader), voice.space(decision.lot)
    price = decision.price
    return voice.say(
        "decision-shortage-auction", who=who, what=what, leader=leader, lot=lot, price=price
    )


def _shortage_claim(decision: d.ShortageClaim, view: View, voice: Voice) -> str:
    """Return the line of a shortage claim; by post, claimants are asked a second time when more
    is claimed than the Bank has (AMB-49).
    """
    who = who_is_awaited(view.awaited, voice)
    again = all(decision.claim_of(seat) for seat in view.awaited)
    key = "decision-shortage-again" if again else "decision-shortage-claim"
    return voice.say(key, who=who, count=len(view.awaited))


_DECISIONS: dict[type[Any], Callable[[Any, View, Voice], str]] = {
    d.ToRoll: _to_roll,
    d.InJail: _simple("decision-in-jail"),
    d.FineOrJailCard: _fine_or_jail_card,
    d.HeldRoll: _held,
    d.ToEnd: _to_end,
    d.BuyOrDecline: _buy,
    d.ChooseTax: _tax,
    d.Auction: _auction,
    d.SealedAuction: _sealed,
    d.UnmortgageOrHold: _unmortgage,
    d.ShortageClaim: _shortage_claim,
    d.ShortageAuction: _shortage_auction,
}
