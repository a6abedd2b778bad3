"""Debts in words, and a plan to raise the money."""

from bot.render.awaiting import creditors
from bot.render.names import Names
from bot.render.why import explain, needs_explaining, topic
from bot.text.language import Words
from engine.actions import RaiseMoney, SeatId
from engine.decisions import Debt
from engine.editions.rules import Rules
from engine.state import Position


def debt_line(
    debt: Debt, names: Names, words: Words, rules: Rules, until: float | None = None
) -> str:
    """Return who owes whom how much for what, and until when."""
    explained = needs_explaining(debt.why)
    told = words.say(
        "debt-line" if explained else "debt-line-plain",
        who=names.of(debt.debtor),
        to=creditors(debt, names, words),
        amount=debt.amount,
        topic=topic(debt.why, names, words),
        **({"why": explain(debt.why, debt.amount, names, words, rules)} if explained else {}),
    )
    return told if until is None else words.say("debt-until", debt=told, at=int(until))


def plan_text(
    plan: RaiseMoney, position: Position, seat: SeatId, names: Names, words: Words
) -> str:
    """Return a plan: "For Ada I would mortgage Reading and sell two houses. That brings $150." """
    parts = [_sale(space, level, position, names, words) for space, level in plan.levels]
    if plan.mortgages:
        spaces = words.listed([names.space(space) for space in plan.mortgages])
        parts.append(words.say("plan-mortgage", spaces=spaces))
    if not parts:
        return words.say("plan-nothing")
    amount = plan_sum(plan, position)
    who = names.bare(seat)
    return words.say("plan", who=who, what=words.listed(parts), amount=amount)


def _sale(space: int, level: int, position: Position, names: Names, words: Words) -> str:
    before, name = position.deeds[space].level, names.space(space)
    if before < position.rules.hotel_level:
        return words.say("plan-sell", count=before - level, space=name)
    if level:
        return words.say("plan-sell-down", level=level, space=name)
    return words.say("plan-sell-hotel", space=name)


def plan_sum(plan: RaiseMoney, position: Position) -> int:
    """Return the dollars that a plan raises."""
    loans = sum(position.rules.properties[space].mortgage for space in plan.mortgages)
    return position.sale_proceeds(plan.levels) + loans
