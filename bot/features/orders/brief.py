"""Standing orders in a line a topic, which fits a phone; the topic's own page says all of it."""

from bot.decisions.orders_text import OrdersText, plan_steps
from bot.features.orders.changes import CHOICES
from engine.players.orders.terms import Bidding, Orders, Trading

BULLET = "· "
"""What an exception begins with in a list of its own."""


def brief(text: OrdersText, topic: str, orders: Orders) -> str:
    """Return the main orders about a topic in one line; empty for nothing. It names the choices, as
    their lists do, and addresses nobody.
    """
    lines = text.lines(topic, orders)
    if not lines:
        return ""
    parts = _parts(text, topic, orders) or [lines[0].removeprefix(BULLET)]
    return " · ".join(part.rstrip(".") for part in parts)


def _parts(text: OrdersText, topic: str, orders: Orders) -> list[str]:
    """Return the main orders about a topic in short; empty where its sentence is short enough."""
    say, buying = text.voice.say, orders.buying
    match topic:
        case "buy" if buying.rule is not None:
            return [say(f"orders-except-{buying.rule}", keep=buying.keep)]
        case "bid" if most := _most(text, orders.bidding):
            return [most, *_kept(text, orders.bidding.keep)]
        case "build" if orders.building.plan:
            return [_plan(text, orders), *_kept(text, orders.building.keep)]
        case "trade":
            return _declined(text, orders.trading)
        case _:
            return _single(text, topic, orders)


def _single(text: OrdersText, topic: str, orders: Orders) -> list[str]:
    """Return what is one choice, or the first of two."""
    say, lifting = text.voice.say, orders.lifting
    match topic:
        case "jail":
            return [_jail(text, orders)]
        case "tax":
            return [say(f"orders-tax-{orders.tax}")]
        case "debt":
            return [say("orders-raising-cheapest")]
        case "mortgage" if lifting.received is not None:
            return [say(f"orders-received-{lifting.received}")]
        case "mortgage":
            return [say("orders-brief-lift", keep=lifting.keep or 0)]
        case "rent":
            return [say("orders-rents-claim")]
        case _:
            return []


def _most(text: OrdersText, bidding: Bidding) -> str:
    """Return the most for any property, as the list of choices has it; empty where none is set."""
    if str(bidding.percent) in CHOICES["percent"][1]:
        return text.voice.say(f"orders-percent-{bidding.percent}")
    return "" if bidding.most is None else text.voice.say("orders-short-most", most=bidding.most)


def _declined(text: OrdersText, trading: Trading) -> list[str]:
    """Return which offers of trades are declined."""
    say = text.voice.say
    if trading.until is not None:
        return [say("orders-brief-until", at=int(trading.until))]
    if trading.never:
        return [say("orders-brief-never", what=text.listed(trading.never))]
    return [say("orders-brief-gain", gain=trading.gain or 0)]


def _kept(text: OrdersText, keep: int | None) -> list[str]:
    return [text.voice.say("orders-brief-keep", keep=keep)] if keep else []


def _jail(text: OrdersText, orders: Orders) -> str:
    """Return how to leave Jail early in the game, and later where that differs."""
    leaving, say, fine = orders.leaving, text.voice.say, text.rules.jail_fine
    early, late = (
        say(f"orders-early-{way}", fine=fine) if way else say("orders-short-ask")
        for way in (leaving.early, leaving.late)
    )
    return early if early == late else say("orders-brief-jail", early=early, late=late)


def _plan(text: OrdersText, orders: Orders) -> str:
    """Return the first step of the plan."""
    level, _, items = plan_steps(orders.building)[0]
    every = {name for name, group in text.rules.groups.items() if group.kind == "street"}
    listed = text.voice.say("orders-all-groups") if set(items) == every else text.listed(items)
    told = text.voice.say("orders-told-exception", what=listed, told=text.level(level))
    return told.removeprefix(BULLET)
