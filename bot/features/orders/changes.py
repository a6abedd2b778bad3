"""Changes to standing orders, each as it is pressed or typed: silly values are refused whole."""

from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError

from bot.decisions.orders_text import TOPICS
from bot.ui.press import Unreadable
from engine.editions.rules import Rules
from engine.players.orders import Orders
from engine.players.orders.terms import Item, Raising

NO_ORDER = "ask"
"""What stands for no order at all."""
HOUR = 3600.0
NO_EXCEPTION = "usual"
"""What stands for no exception."""
BUY_CHOICES = (NO_ORDER, "always", "never", "keep", "group")
JAIL_CHOICES = (NO_ORDER, "throw", "fine", "pass", "pass-fine")
CHOICES: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "rule": ("buying", BUY_CHOICES),
    "percent": ("bidding", (NO_ORDER, "0", "50", "75", "100", "125", "150", "200")),
    "early": ("leaving", JAIL_CHOICES),
    "late": ("leaving", JAIL_CHOICES),
    "last": ("leaving", (NO_ORDER, "throw", "pass")),
    "tax": ("", (NO_ORDER, "flat", "tenth")),
    "raising": ("", (NO_ORDER, "cheapest")),
    "received": ("lifting", (NO_ORDER, "lift", "hold")),
    "until": ("trading", (NO_ORDER, "12", "24", "72", "168")),
    "rents": ("", (NO_ORDER, "claim")),
}
"""What is chosen from a list: the part of the orders it belongs to, and the values."""
FORMS: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "buying": ("buying", ("keep",)),
    "buyif": ("buying", ("keep",)),
    "bidding": ("bidding", ("most", "passes", "limit", "keep")),
    "leaving": ("leaving", ("few",)),
    "building": ("building", ("keep", "scarce")),
    "lifting": ("lifting", ("keep",)),
    "trading": ("trading", ("gain",)),
}
"""What is typed into a form: the part of the orders, and its numbers."""
LISTS: Mapping[str, str] = {"first": "raising", "keep": "raising", "never": "trading"}
"""Lists of deeds and groups, by the part of the orders they belong to."""


def with_choice(orders: Orders, field: str, value: str, now: float) -> Orders:
    """Return the orders after a choice from a list, at `now` (unix seconds)."""
    section, values = CHOICES.get(field, ("", ()))
    if value not in values:
        raise Unreadable(f"{field} {value}")
    meant = _parsed(orders, field, None if value == NO_ORDER else value, now)
    return _with_values(orders, section, {field: meant})


def _parsed(orders: Orders, field: str, value: str | None, now: float) -> Any:
    match field:
        case "rents":
            return value is not None
        case "raising":
            return None if value is None else orders.raising or Raising()
        case "percent":
            return None if value is None else int(value)
        case "until":
            return None if value is None else now + int(value) * HOUR
        case _:
            return value


def _with_values(orders: Orders, section: str, values: Mapping[str, Any]) -> Orders:
    """With other values in a part, or in the whole. Raises Unreadable for what cannot be."""
    part = getattr(orders, section) if section else orders
    try:
        changed = type(part).model_validate({**dict(part), **values})
    except ValidationError as error:
        raise Unreadable(str(values)) from error
    return orders.model_copy(update={section: changed}) if section else changed


def with_numbers(orders: Orders, form: str, numbers: Mapping[str, int | None]) -> Orders:
    """Return the orders with numbers from a form; a blank is None, or the usual number if
    required.
    """
    section, names = FORMS[form]
    usual = {name: type(getattr(orders, section)).model_fields[name].default for name in names}
    values = {name: usual[name] if numbers[name] is None else numbers[name] for name in names}
    rule = {"rule": "keep"} if form == "buyif" else {}
    return _with_values(orders, section, {**values, **rule})


def item_of(rules: Rules, text: str) -> Item:
    """Return a deed or a group of this board. Raises Unreadable."""
    if text in rules.groups:
        return text
    if text.isascii() and text.isdecimal() and len(text) < 3 and int(text) in rules.properties:
        return int(text)
    raise Unreadable(text)


def with_rule(orders: Orders, item: Item, value: str) -> Orders:
    """Return the orders with another rule for buying one deed or one group."""
    if value not in (NO_EXCEPTION, *BUY_CHOICES):
        raise Unreadable(value)
    return _with_exception(orders, "buying", item, None if value == NO_EXCEPTION else value)


def with_maximum(orders: Orders, item: Item, amount: int | None) -> Orders:
    """Return the orders with the most to bid for one deed, or each of one group."""
    return _with_exception(orders, "bidding", item, amount)


def _with_exception(orders: Orders, section: str, item: Item, value: Any) -> Orders:
    field = "deeds" if isinstance(item, int) else "groups"
    known = {**getattr(getattr(orders, section), field), item: value}
    kept = {of: ordered for of, ordered in known.items() if ordered is not None}
    return _with_values(orders, section, {field: kept})


def with_goal(orders: Orders, item: Item, level: int | None) -> Orders:
    """Return the orders with a building goal: added last, at another level, or removed."""
    plan: list[object] = list(orders.building.plan)
    known = [goal.on for goal in orders.building.plan]
    place = known.index(item) if item in known else len(plan)
    plan[place : place + 1] = [] if level is None else [{"on": item, "level": level}]
    return _with_values(orders, "building", {"plan": tuple(plan)})


def with_toggled(orders: Orders, name: str, item: Item) -> Orders:
    """Return the orders with an item added to a list, or removed; none is both first and last."""
    section = LISTS[name]
    part = getattr(orders, section) or Raising()
    known = getattr(part, name)
    rest = tuple(it for it in known if it != item)
    values = {name: rest if item in known else (*rest, item)}
    for other in LISTS:
        if other != name and LISTS[other] == section:
            values[other] = tuple(it for it in getattr(part, other) if it != item)
    return _with_values(orders.model_copy(update={section: part}), section, values)


def without_topic(orders: Orders, topic: str) -> Orders:
    """Return the orders without those of one topic."""
    fresh = Orders()
    section = TOPICS[topic]
    return orders.model_copy(update={section: getattr(fresh, section)})
