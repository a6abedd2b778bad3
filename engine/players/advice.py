"""Advice to a person: the best choices for what is awaited of a seat, with what each is worth."""

from dataclasses import dataclass

from engine.core.actions import Action, RaiseMoney
from engine.players.advice_notes import Note, loan_notes, notes, notes_on_leaving
from engine.players.building_loans import BuildingLoan
from engine.players.judge.judging import Judge
from engine.players.opponents import NO_COMPUTERS, Computers
from engine.players.options import options
from engine.players.ranking import GOING_ON, Option, Options, is_better
from engine.view import View

MOST_CHOICES = 3
"""Choices that are named."""


@dataclass(frozen=True)
class Advice:
    """One choice: the own chance to win now and after it, from 0 to 1, and what speaks about it.

    `after` is None where it is not known yet. For a bid it is the chance after winning the lot for
    its printed price; at the maximum of the bid, winning the lot and losing it are worth the same.
    `loan`: of a first mortgage, all that is borrowed, and what is then built.
    """

    action: Action
    before: float
    after: float | None
    notes: tuple[Note, ...] = ()
    loan: BuildingLoan | None = None


def advice(
    judge: Judge,
    view: View,
    computers: Computers = NO_COMPUTERS,
    plan: RaiseMoney | None = None,
) -> tuple[Advice, ...]:
    """Return up to three choices for the seat of a view, the best first; none where nothing awaits
    it. `computers`: how the others play, as far as they are computer players. `plan`: how the seat
    could raise the cash that it lacks for a purchase; as a choice, it means to buy after it.
    """
    found = options(judge, view, computers, plan)
    return tuple(
        Advice(it.action, found.before, it.after, _notes(judge, view, it, found), it.loan)
        for it in _named(found)
    )


def _named(found: Options) -> list[Option]:
    """Return the best options; going on is never left out."""
    named = list(found.ranked[:MOST_CHOICES])
    going_on = [it for it in found.ranked[MOST_CHOICES:] if isinstance(it.action, GOING_ON)]
    return [*named[: MOST_CHOICES - len(going_on)], *going_on]


def _is_second_to_own_plan(view: View, option: Option, found: Options) -> bool:
    """Return whether an option is the plan that everybody sees for a debt, but not the best."""
    is_proposed = isinstance(option.action, RaiseMoney) and option.action in view.offers
    return is_proposed and option is not found.best


def _notes(judge: Judge, view: View, option: Option, found: Options) -> tuple[Note, ...]:
    """Return what speaks about an option, and why it comes before others."""
    loan, action = option.loan, option.action
    if _is_second_to_own_plan(view, option, found):
        return (Note("proposed"),)
    told = notes(judge, view, action) if loan is None else loan_notes(view, loan)
    told += notes_on_leaving(view, action) if option is found.best else ()
    if option.grounds is not None:
        return (option.grounds, *(it for it in told if it != option.grounds))
    is_best = option is found.best and not any(is_better(it, option) for it in found.ranked)
    if is_best and isinstance(option.action, GOING_ON) and not told:
        return (Note("no-more"),)
    return told
