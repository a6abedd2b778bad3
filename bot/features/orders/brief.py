"""Standing orders in a line a topic, which fits a phone; the topic's own page says all of it."""

from bot.decisions.orders_text import OrdersText, plan_steps
from engine.players.orders.terms import Orders

BULLET = "· "
"""What an exception begins with in a list of its own."""


def brief(text: OrdersText, topic: str, orders: Orders) -> str:
    """Return what is ordered about a topic in one line, with how many orders it leaves out; empty
    for nothing.
    """
    lines = text.lines(topic, orders)
    if not lines:
        return ""
    if topic == "jail":
        leaving = orders.leaving
        parts, more = [_jail(text, orders)], int(leaving.last not in (leaving.late, None))
    else:
        parts = _parts(text, topic, orders) or [lines[0].removeprefix(BULLET)]
        more = len(lines) - len(parts)
    if more:
        parts.append(text.voice.say("orders-brief-more", count=more))
    return " · ".join(part.rstrip(".") for part in parts)


def _parts(text: OrdersText, topic: str, orders: Orders) -> list[str]:
    """Return the main orders about a topic in short; empty where its sentence is short enough."""
    say, buying = text.voice.say, orders.buying
    match topic:
        case "buy" if buying.rule == "keep":
            return [say("orders-except-keep", keep=buying.keep)]
        case "buy" if buying.rule is not None:
            return [say(f"orders-rule-{buying.rule}")]
        case "bid" if orders.bidding.percent is not None:
            told = say("orders-told-percent", percent=orders.bidding.percent)
            return [told, *_kept(text, orders.bidding.keep)]
        case "tax":
            return [say(f"orders-tax-{orders.tax}")]
        case "debt":
            return [say("orders-raising-cheapest")]
        case "build" if orders.building.plan:
            return [_plan(text, orders), *_kept(text, orders.building.keep)]
        case _:
            return []


def _kept(text: OrdersText, keep: int | None) -> list[str]:
    return [text.voice.say("orders-brief-keep", keep=keep)] if keep else []


def _jail(text: OrdersText, orders: Orders) -> str:
    """Return how to leave Jail early in the game, and later where that differs."""
    leaving, say, fine = orders.leaving, text.voice.say, text.rules.jail_fine
    early, late = (
        say(f"orders-early-{way or 'ask'}", fine=fine) for way in (leaving.early, leaving.late)
    )
    return early if early == late else say("orders-brief-jail", early=early, late=late)


def _plan(text: OrdersText, orders: Orders) -> str:
    """Return the first step of the plan."""
    level, _, items = plan_steps(orders.building)[0]
    every = {name for name, group in text.rules.groups.items() if group.kind == "street"}
    listed = text.voice.say("orders-all-groups") if set(items) == every else text.listed(items)
    told = text.voice.say("orders-told-exception", what=listed, told=text.level(level))
    return told.removeprefix(BULLET)
