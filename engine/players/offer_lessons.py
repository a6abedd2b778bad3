"""What a coach can tell a learner about an offer: whether it is good, and what it completes."""

from dataclasses import replace

from engine.core import actions as a
from engine.core.events import Trade
from engine.players.judge.judging import Judge
from engine.players.lesson import Lesson
from engine.players.lesson_gambles import with_gamble
from engine.players.opponents import NO_COMPUTERS, Computers
from engine.players.options import answers
from engine.players.plain.groups import completed
from engine.players.ranking import after_of
from engine.view import View


def about_offer(
    judge: Judge, view: View, trade: Trade, computers: Computers = NO_COMPUTERS
) -> Lesson:
    """Return what to tell the player to whom a trade is offered, whose view it is.

    Its group is one that the trade completes for that player, or else for the proposer.
    """
    seat, view = trade.partner, replace(view, trades=(trade,))
    found = answers(judge, view, trade, computers)
    accepted = found.of(a.AcceptTrade)
    kind = "offer-good" if found.best is accepted else "offer-bad"
    mine = completed(view, seat, trade.gives.deeds)
    theirs = completed(view, trade.proposer, trade.takes.deeds)
    lesson = Lesson(kind, group=mine or theirs, seat=trade.proposer, is_theirs=mine is None)
    lesson = replace(lesson, before=found.before, after=after_of(accepted))
    return with_gamble(lesson, view, seat)
