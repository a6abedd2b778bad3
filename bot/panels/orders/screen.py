"""The private panel of standing orders: a page for all of them, and one for each topic.

Which page is shown stands in the custom_ids; what is chosen, in the draft that the host keeps.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.panels.common.paging import paged
from bot.panels.orders.changes import CHOICES, FORMS, NO_ORDER, TOPICS
from bot.render.names import COLOUR, group_emoji
from bot.render.orders import OrdersText
from bot.render.voice import Voice
from bot.screens.panel_screen import PanelScreen, Part, Section
from bot.screens.press import panel_custom_id
from bot.screens.screen import Button, Embed, ModalScreen, Option, Row, Screen, Select, TextField
from bot.text.language import Words
from engine.actions import SeatId
from engine.editions.rules import Rules
from engine.host.snapshots import StartedGame
from engine.players.orders.presets import PRESETS
from engine.players.orders.terms import Item, Orders

VERB = "orders"
OTHER_GAME = "other"
"""Stands among the presets for the orders of another game."""
EMOJI = {
    "buy": "🏠",
    "bid": "🔨",
    "jail": "🚔",
    "tax": "🧾",
    "debt": "💸",
    "build": "🏗️",
    "mortgage": "🏦",
    "trade": "🤝",
    "rent": "💰",
}
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


@dataclass(frozen=True, slots=True)
class Sheet:
    """The orders of one seat, saved and as they are being changed, and how to tell of them.

    `has_other_game`: the person plays elsewhere too, so orders may be taken over from there.
    """

    game: StartedGame
    seat: SeatId
    orders: Orders
    words: Words
    has_other_game: bool = False

    @property
    def rules(self) -> Rules:
        """What is played."""
        return self.game.position.rules

    @property
    def orders_text(self) -> OrdersText:
        """How to tell of orders."""
        voice = Voice(self.game.players, self.game.board, self.words)
        return OrdersText(voice, self.rules)

    @property
    def topics(self) -> tuple[str, ...]:
        """What there may be orders about in this game."""
        return self.orders_text.topics(TOPICS)

    def press(self, *arguments: str) -> str:
        """Return the custom_id of a press on this panel."""
        return panel_custom_id(self.game.record.id, VERB, " ".join(arguments))


def main_page(sheet: Sheet, note: str = "") -> PanelScreen:
    """Return all topics, each with what is ordered about it and a button that opens it."""
    say, draft = sheet.words.say, sheet.orders.edited
    is_empty = draft == Orders(by=draft.by)
    noted = [note, ""] if note else []
    texts = [f"### {say('orders-title')}", *noted, say("orders-intro")]
    parts: tuple[Part, ...] = (
        "\n".join([*texts, "", say("orders-presets")]),
        _preset_buttons(sheet),
        # Beside the presets, so that on a phone the way to save is where a preset was pressed.
        _unsaved(sheet),
        tuple(save_buttons(sheet)),
        *(_topic_section(sheet, topic) for topic in sheet.topics),
        (Button(say("orders-did"), sheet.press("did")), _clear(sheet, "all", is_empty)),
    )
    return PanelScreen(parts, COLOUR)


def _unsaved(sheet: Sheet) -> str:
    """Return that what is shown is not in force yet; nothing where it is."""
    draft = sheet.orders.draft
    if draft is None:
        return ""
    return sheet.words.say(
        "orders-unsaved-none" if draft == Orders(by=draft.by) else "orders-unsaved"
    )


def _preset_buttons(sheet: Sheet) -> tuple[Button, ...]:
    names = (*PRESETS, OTHER_GAME) if sheet.has_other_game else PRESETS
    say = sheet.words.say
    return tuple(Button(say(f"orders-preset-{it}"), sheet.press("preset", it)) for it in names)


def _topic_section(sheet: Sheet, topic: str) -> Section:
    say = sheet.words.say
    sentences = sheet.orders_text.lines(topic, sheet.orders.edited) or [say("orders-open")]
    heading = f"{EMOJI[topic]} **{say(f'orders-topic-{topic}')}**"
    label = say("orders-change", topic=say(f"orders-topic-{topic}"))
    return Section("\n".join([heading, *sentences]), Button(label, sheet.press("page", topic)))


def _notes(sheet: Sheet, note: str) -> list[str]:
    """Return what has just happened, and whether what is shown is in force."""
    notes = [text for text in (note, _unsaved(sheet)) if text]
    return [*notes, ""] if notes else []


def save_buttons(sheet: Sheet) -> Sequence[Button]:
    """Return the way to put a draft in force, or to drop it."""
    if sheet.orders.draft is None:
        return ()
    say = sheet.words.say
    return (
        Button(say("orders-save"), sheet.press("save"), "success", emoji="💾"),
        Button(say("orders-discard"), sheet.press("discard")),
    )


def _clear(sheet: Sheet, topic: str, nothing: bool) -> Button:
    key = "orders-clear-all" if topic == "all" else "orders-clear"
    return Button(sheet.words.say(key), sheet.press("clear", topic), disabled=nothing)


def topic_page(sheet: Sheet, topic: str, note: str = "", page: int = 0) -> Screen:
    """Return one topic: what is ordered, and everything that may be; `page` of a long list."""
    rows: list[Row] = [_choice(sheet, field) for field in FIELDS.get(topic, ())]
    if topic in BY_GROUP:
        rows.append(_groups(sheet, topic))
    rows += [_list(sheet, name, page) for name in SPACE_LISTS.get(topic, ())]
    rows.append((*save_buttons(sheet), *_forms(sheet, topic), *_back_buttons(sheet, topic)))
    return Screen(embeds=(topic_embed(sheet, topic, note),), rows=tuple(rows))


def topic_embed(sheet: Sheet, topic: str, note: str = "") -> Embed:
    """Return what is ordered about a topic, and what such orders mean."""
    say = sheet.words.say
    sentences = sheet.orders_text.lines(topic, sheet.orders.edited) or [say("orders-open")]
    about = say(f"orders-about-{topic}", interest=sheet.rules.interest_percent)
    lines = [*_notes(sheet, note), about, "", *sentences]
    title = say("orders-topic-title", topic=say(f"orders-topic-{topic}"))
    return Embed(f"{EMOJI[topic]} {title}", "\n".join(lines), COLOUR)


def _back_buttons(sheet: Sheet, topic: str) -> Sequence[Button]:
    say = sheet.words.say
    nothing = not sheet.orders_text.lines(topic, sheet.orders.edited)
    back = Button(say("orders-back"), sheet.press("main"), "primary", emoji="⬅️")
    return back, _clear(sheet, topic, nothing)


def _choice(sheet: Sheet, field: str) -> Select:
    now = _current_value(sheet.orders.edited, field)
    options = tuple(_value(sheet, field, it, it == now) for it in CHOICES[field][1])
    few = sheet.orders.edited.leaving.few
    return Select(sheet.press("set", field), sheet.words.say(f"orders-{field}", few=few), options)


def _value(sheet: Sheet, field: str, value: str, is_now: bool) -> Option:
    """Return a value; where a topic asks several questions it says which one it answers."""
    orders = sheet.orders.edited
    facts = {"few": orders.leaving.few, "fine": sheet.rules.jail_fine, "keep": orders.buying.keep}
    return Option(sheet.words.say(f"orders-{field}-{value}", **facts), value, default=is_now)


def _current_value(orders: Orders, field: str) -> str | None:
    """Return the value that is chosen now; None for one that is not among those offered."""
    section, _ = CHOICES[field]
    value = getattr(getattr(orders, section) if section else orders, field)
    match field:
        case "until":
            return NO_ORDER if value is None else None
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
    return (Button(label, sheet.press("ask", form), emoji="✏️"),)


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
        sheet.press("group", topic), sheet.words.say(f"orders-for-{topic}"), tuple(options)
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
        group = item if isinstance(item, str) else sheet.rules.properties[item].group
        voice = sheet.orders_text.voice
        label = sheet.orders_text.group(group) if item == group else voice.space(int(item))
        hint = say("orders-listed", place=known.index(item) + 1) if item in known else None
        options.append(Option(label, str(item), hint, group_emoji(sheet.rules.groups[group])))
    shown = paged(options, page, sheet.words, "page")
    return Select(sheet.press("toggle", name), say(f"orders-list-{name}"), shown)


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
    return ModalScreen(say(f"orders-form-{section}"), sheet.press("typed", form), tuple(fields))
