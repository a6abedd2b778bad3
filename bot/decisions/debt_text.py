"""Debts in words, and a plan to raise the money."""

from bot.language.language import Fact
from bot.language.voice import Voice
from bot.narration.charge_reasons import explain, needs_explaining, payee, topic
from engine.core.actions import RaiseMoney, SeatId
from engine.core.decisions import Debt
from engine.core.position import Position
from engine.editions.rules import Rules


def debt_line(debt: Debt, voice: Voice, rules: Rules, until: float | None = None) -> str:
    """Return whom the reader owes how much for what, and until when."""
    explained = needs_explaining(debt.why)
    line = voice.say(
        "debt-line" if explained else "debt-line-plain",
        to=payee(debt.creditors, debt.why, voice, rules),
        amount=debt.amount,
        topic=topic(debt.why, voice),
        **({"why": explain(debt.why, debt.amount, voice, rules)} if explained else {}),
    )
    return line if until is None else voice.say("debt-until", debt=line, at=int(until))


def of_debtor(key: str, voice: Voice, seat: SeatId | None, **facts: Fact) -> str:
    """Return a sentence about the player on a seat, by name; about the reader where it is None."""
    if seat is None:
        return voice.say(f"{key}-mine", **facts)
    return voice.say(key, who=voice.name(seat), **facts)


def hopeless_line(able: int, voice: Voice, seat: SeatId | None = None) -> str:
    """Return that all a debtor, or the reader, can raise is not enough."""
    return of_debtor("debt-hopeless", voice, seat, able=able)


def plan_text(plan: RaiseMoney, position: Position, seat: SeatId | None, voice: Voice) -> str:
    """Return a plan: "Suggestion for Ada: mortgage Reading. That raises $100." """
    parts = [_sale(space, level, position, voice) for space, level in plan.levels]
    if plan.mortgages:
        spaces = voice.and_list([voice.the_space(space) for space in plan.mortgages])
        parts.append(voice.say("plan-mortgage", spaces=spaces))
    if not parts:
        return voice.say("plan-nothing")
    amount = plan_sum(plan, position)
    return of_debtor("plan", voice, seat, what=voice.and_list(parts), amount=amount)


def _sale(space: int, level: int, position: Position, voice: Voice) -> str:
    before, name = position.deeds[space].level, voice.space(space)
    if before < position.rules.hotel_level:
        return voice.say("plan-sell", count=before - level, space=name)
    if level:
        return voice.say("plan-sell-down", level=level, space=name)
    return voice.say("plan-sell-hotel", space=name)


def plan_sum(plan: RaiseMoney, position: Position) -> int:
    """Return the dollars that a plan raises."""
    loans = sum(position.rules.properties[space].mortgage for space in plan.mortgages)
    return position.sale_proceeds(plan.levels) + loans
