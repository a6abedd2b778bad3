"""The page of one topic of standing orders: what is ordered about it, and all that may be.

Which page is shown stands in the custom_ids; what is chosen, in the draft that the host keeps.
"""

from collections.abc import Iterable, Iterator, Sequence

from bot.decisions.orders_text import TOPICS
from bot.features.orders.changes import CHOICES, FORMS, HOUR, NO_ORDER
from bot.features.orders.saving import clear_button, save_buttons, state_text
from bot.features.orders.sheet import EMOJI, UNASKED, Sheet
from bot.language.clipping import clip_lines
from bot.language.names import COLOUR, group_emoji
from bot.ui.paging import paged
from bot.ui.panel_screen import PanelScreen, Part
from bot.ui.screen import Button, ModalScreen, Option, Select, TextField
from engine.players.orders.terms import Item, Orders

BY_GROUP = ("buy", "bid", "build")
"""Topics with orders for single deeds and groups."""
SPACE_LISTS = {"debt": ("first", "keep"), "trade": ("never",)}
"""The lists of a topic."""
FIELDS = {
    "buy": ("rule",),
    "bid": ("percent",),
    "jail": ("early", "late", "last"),
    "tax": ("tax",),
    "debt": ("raising",),
    "mortgage": ("received",),
    "trade": ("until",),
    "rent": ("rents",),
}
"""What is chosen in a topic, as against typed."""


TOLD_LENGTH = 2500
"""Characters of what is ordered about one topic, so that Save always has room below it."""


def topic_page(sheet: Sheet, topic: str, note: str = "", page: int = 0) -> PanelScreen:
    """Return one topic: what is ordered, and everything that may be; `page` of a long list.

    `note` is what has just happened.
    """
    parts: list[Part] = [topic_text(sheet, topic), state_text(sheet, note)]
    for field in FIELDS.get(topic, ()):
        parts += _headed_choice(sheet, field)
    if topic in BY_GROUP:
        parts.append(_groups(sheet, topic))
    if topic in SPACE_LISTS:
        parts.append(sheet.words.say("orders-lists"))
        parts += [_list(sheet, name, page) for name in SPACE_LISTS[topic]]
    parts.append((*_forms(sheet, topic), *_back_buttons(sheet, topic)))
    return PanelScreen((*parts, save_buttons(sheet)), COLOUR)


def topic_text(sheet: Sheet, topic: str) -> str:
    """Return what is ordered about a topic, and what such orders mean."""
    say, draft = sheet.words.say, sheet.orders.edited
    asked = f"orders-open-{topic}" if topic in UNASKED else "orders-open"
    told = "\n".join(sheet.orders_text.lines(topic, draft)) or say(asked)
    title = say("orders-topic-title", topic=say(f"orders-topic-{topic}"))
    about = say(f"orders-about-{topic}", interest=sheet.rules.interest_percent)
    return f"### {EMOJI[topic]} {title}\n{about}\n\n{clip_lines(told, TOLD_LENGTH)}"


def _back_buttons(sheet: Sheet, topic: str) -> Sequence[Button]:
    nothing = not sheet.orders_text.lines(topic, sheet.orders.edited)
    back = Button(sheet.words.say("orders-back"), sheet.show("main"), "primary", emoji="⬅️")
    return back, clear_button(sheet, topic, disabled=nothing)


def _headed_choice(sheet: Sheet, field: str) -> Iterator[Part]:
    """Yield a question, and the list of its answers, which shows the one that is chosen."""
    say, now = sheet.words.say, _current_value(sheet, field)
    options = tuple(_value(sheet, field, choice, choice == now) for choice in CHOICES[field][1])
    question = say(f"orders-{field}", few=sheet.orders.edited.leaving.few)
    yield f"**{question}**"
    yield Select(sheet.edit("set", field), question, options)


def _value(sheet: Sheet, field: str, value: str, is_now: bool) -> Option:
    say, keep = sheet.words.say, sheet.orders.edited.buying.keep
    if is_now and (field, value) == ("rule", "keep"):
        return Option(say("orders-except-keep", keep=keep), value, default=True)
    label = say(f"orders-{field}-{value}", fine=sheet.rules.jail_fine)
    return Option(label, value, default=is_now)


def _current_value(sheet: Sheet, field: str) -> str | None:
    """Return the value that is chosen now; None for one that is not among those offered."""
    orders, (section, values) = sheet.orders.edited, CHOICES[field]
    value = getattr(getattr(orders, section) if section else orders, field)
    match field:
        case "until":
            left = 0.0 if value is None else value - sheet.now
            longest = (value for value in values[1:] if left <= int(value) * HOUR)
            return next(longest, None) if left > 0 else NO_ORDER
        case "rents":
            return "claim" if value else NO_ORDER
        case "raising":
            return NO_ORDER if value is None else "cheapest"
        case _:
            return NO_ORDER if value is None else str(value)


def _forms(sheet: Sheet, topic: str) -> Sequence[Button]:
    """Return the form of a topic, where it has one that matters now."""
    form = TOPICS[topic]
    if form not in FORMS or (topic == "buy" and not _asks_for_cash(sheet.orders.edited)):
        return ()
    label = sheet.words.say(f"orders-type-{topic}")
    return (Button(label, sheet.edit("ask", form), emoji="✏️"),)


def _asks_for_cash(orders: Orders) -> bool:
    buying = orders.buying
    return "keep" in (buying.rule, *buying.groups.values(), *buying.deeds.values())


def _groups(sheet: Sheet, topic: str) -> Select:
    """Return the groups that may be opened, each with how much is ordered for it."""
    options = []
    for name, group in sheet.rules.groups.items():
        if topic != "build" or group.kind == "street":
            label, count = sheet.orders_text.group(name), len(_ordered_items(sheet, topic, name))
            hint = sheet.words.say("orders-count", count=count) if count else None
            options.append(Option(label, name, hint, group_emoji(group)))
    return Select(
        sheet.edit("group", topic), sheet.words.say(f"orders-for-{topic}"), tuple(options)
    )


def _ordered_items(sheet: Sheet, topic: str, group: str) -> Sequence[Item]:
    return [it for it in items_of(sheet, group) if ordered_for(sheet, topic, it)]


def items_of(sheet: Sheet, group: str) -> tuple[Item, ...]:
    """Return the whole group, then its deeds."""
    return (group, *sheet.rules.groups[group].members)


def ordered_for(sheet: Sheet, topic: str, item: Item) -> str:
    """Return what is ordered for one deed or group alone, in a few words; nothing without an
    order.
    """
    orders, say = sheet.orders.edited, sheet.words.say
    if topic == "buy":
        rule = orders.buying.groups.get(str(item)) or orders.buying.deeds.get(space_of(item))
        return say(f"orders-short-{rule}", keep=orders.buying.keep) if rule else ""
    if topic == "bid":
        most = orders.bidding.groups.get(str(item), orders.bidding.deeds.get(space_of(item)))
        return "" if most is None else say("orders-short-most", most=most)
    levels = [goal.level for goal in orders.building.plan if goal.on == item]
    return sheet.orders_text.level(levels[0]) if levels else ""


def space_of(item: Item) -> int:
    """Return the space of a deed; -1, where there is none, for a group."""
    return item if isinstance(item, int) else -1


def _list(sheet: Sheet, name: str, page: int) -> Select:
    """Return all groups, then one's own deeds: each may be put on the list or taken off it."""
    orders, say = sheet.orders.edited, sheet.words.say
    part = orders.trading if name == "never" else orders.raising
    known: Sequence[Item] = getattr(part, name) if part else ()
    items: Iterable[Item] = (*sheet.rules.groups, *sheet.game.position.owned(sheet.seat))
    options = []
    for item in items:
        text = sheet.orders_text
        label = text.group(item) if isinstance(item, str) else text.voice.space(item)
        emoji = text.mark(item) if isinstance(item, str) else text.voice.mark(item)
        hint = say("orders-listed", place=known.index(item) + 1) if item in known else None
        options.append(Option(label, str(item), hint, emoji))
    shown = paged(options, page, sheet.words)
    return Select(sheet.edit("toggle", name), say(f"orders-list-{name}"), shown)


def form_page(sheet: Sheet, form: str) -> ModalScreen:
    """Return the form for the numbers of a topic, filled with what they are now."""
    say = sheet.words.say
    section, names = FORMS[form]
    part = getattr(sheet.orders.edited, section)
    fields = []
    for name in names:
        now = getattr(part, name)
        label, hint = (
            say(f"orders-form-{section}-{name}"),
            say(f"orders-form-{section}-{name}-hint"),
        )
        value = None if now is None else str(now)
        fields.append(TextField(label, name, None, value, hint, required=False, most=12))
    return ModalScreen(say(f"orders-form-{section}"), sheet.edit("typed", form), tuple(fields))
