"""What a table message asks, right above its buttons: who, what, with what cash, until when."""

from collections.abc import Sequence

from bot.decisions.awaiting import Question, questions, timed_question
from bot.decisions.debt_text import hopeless_line, of_debtor
from bot.decisions.purchase_buttons import asked_for, missing_cash
from bot.language.names import COLOUR
from bot.language.voice import Voice
from bot.render.standings import newest_lines, square_lines, square_of
from bot.ui.screen import Embed
from engine.core import decisions as d
from engine.core.actions import SeatId
from engine.host.store.records import Deadline
from engine.view import View


def question_embed(
    view: View,
    voice: Voice,
    *,
    lines: Sequence[str] = (),
    notes: Sequence[str] = (),
    deadlines: Sequence[Deadline] = (),
    paused: str = "",
    reader: SeatId | None = None,
) -> Embed:
    """Return what has just happened, what is asked, and what there is to know for an answer.

    `lines`: what happened, oldest first; only the newest stands here. `notes`: more about the
    decision; `paused`: the line that replaces it during a pause; `reader`: the one player who reads
    it, if nobody else does.
    """
    newest = [line for line in newest_lines(lines, 1) if line]
    square = square_of(view)
    asked = [paused] if paused else _questions(view, voice, deadlines)
    raising = [] if paused else _raising(view, voice, reader)
    # An auction has its property in the message of its bids, a debt has none to decide on.
    is_about = isinstance(view.decision, d.BuyOrDecline | d.ChooseTax)
    about = square_lines(view, square, voice) if is_about else []
    text = "\n".join([*newest, *asked, *raising, *about, *notes])
    return Embed("", text, COLOUR if square is None else voice.colour(square))


def _questions(view: View, voice: Voice, deadlines: Sequence[Deadline]) -> list[str]:
    lines = []
    for question in questions(view, voice, deadlines):
        if question.seat is None:
            lines.append(f"### {timed_question(question, voice.words)}")
        else:
            means = _means(view, question, question.seat, voice)
            lines += [f"### {question.text}", *([means] if means else [])]
    return lines


def _means(view: View, question: Question, seat: SeatId, voice: Voice) -> str:
    """Return until when, and before that, where money is asked for, the cash of the player and
    what is missing of it.
    """
    cash, sum_asked = view.seats[seat].cash, asked_for(view, seat)
    line = voice.say("asked-cash", cash=cash, missing=max(0, sum_asked - cash)) if sum_asked else ""
    if question.at is None:
        return line
    if not line:
        return voice.say("asked-until-alone", at=int(question.at))
    return voice.say("asked-until", cash=line, at=int(question.at))


def _raising(view: View, voice: Voice, reader: SeatId | None) -> list[str]:
    """Return whether the cash that is missing for a purchase can be raised, and how."""
    missing = missing_cash(view)
    if not missing:
        return []
    (seat,) = view.awaited
    able, named = view.raisable(seat), None if seat == reader else seat
    if able == view.seats[seat].cash:
        return [voice.say("plan-nothing")]
    if able < asked_for(view, seat):
        return [hopeless_line(able, voice, named)]
    button = voice.say("button-raise-and-buy", missing=missing)
    return [of_debtor("asked-raise", voice, named, button=button)]
