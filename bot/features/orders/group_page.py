"""Standing orders for one group and its deeds: a page of the panel, and the form for maxima."""

from bot.features.orders.changes import BUY_CHOICES, NO_EXCEPTION
from bot.features.orders.saving import save_buttons, state_text
from bot.features.orders.sheet import Sheet
from bot.features.orders.topic_page import items_of, ordered_for, space_of, topic_text
from bot.language.names import COLOUR, group_emoji
from bot.ui.panel_screen import PanelScreen, Part
from bot.ui.screen import Button, ModalScreen, Option, Select, TextField
from engine.players.orders.terms import Item


def group_page(sheet: Sheet, topic: str, item: Item, note: str = "") -> PanelScreen:
    """Return orders for one group and its deeds; `item` is the one of them that is being
    changed, and `note` what has just happened.
    """
    say, orders_text = sheet.words.say, sheet.orders_text
    group = item if isinstance(item, str) else sheet.rules.properties[item].group
    options = tuple(
        Option(
            say("orders-whole", group=orders_text.group(choice))
            if isinstance(choice, str)
            else sheet.orders_text.voice.space(choice),
            str(choice),
            _item_line(sheet, topic, group, choice),
            group_emoji(sheet.rules.groups[group]),
            default=topic != "bid" and choice == item,
        )
        for choice in items_of(sheet, group)
    )
    choices = Select(sheet.edit("item", topic), say(f"orders-which-{topic}"), options)
    parts: list[Part] = [topic_text(sheet, topic), state_text(sheet, note), choices]
    if topic == "buy":
        parts.append(_rules(sheet, item))
    if topic == "build":
        parts.append(_levels(sheet, item))
    back = Button(say("go-back"), sheet.edit("page", topic), "primary", emoji="⬅️")
    return PanelScreen((*parts, (back,), save_buttons(sheet)), COLOUR)


def _item_line(sheet: Sheet, topic: str, group: str, item: Item) -> str:
    """Return what holds for a group or a deed: its own order, else that for the group, else the
    rest.
    """
    own = ordered_for(sheet, topic, item) or ordered_for(sheet, topic, group)
    return own or sheet.words.say("orders-no-goal" if topic == "build" else "orders-as-usual")


def _rules(sheet: Sheet, item: Item) -> Select:
    say, keep = sheet.words.say, sheet.orders.edited.buying.keep
    now = sheet.orders.edited.buying
    rule = now.groups.get(str(item)) or now.deeds.get(space_of(item)) or NO_EXCEPTION
    what = sheet.orders_text.item(item)
    group = sheet.rules.properties[item].group if isinstance(item, int) else ""
    usual = say("orders-as-group" if group in now.groups else "orders-as-usual")
    labels = {NO_EXCEPTION: usual} | {
        choice: say(f"orders-except-{choice}", keep=keep) for choice in BUY_CHOICES
    }
    options = tuple(
        Option(label, choice, default=choice == rule) for choice, label in labels.items()
    )
    return Select(sheet.edit("rule", item), say("orders-choose-rule", what=what), options)


def _levels(sheet: Sheet, item: Item) -> Select:
    say, what = sheet.words.say, sheet.orders_text.item(item)
    plan = {goal.on: goal.level for goal in sheet.orders.edited.building.plan}
    none = Option(say("orders-no-goal"), "0", default=item not in plan)
    levels = tuple(
        Option(sheet.orders_text.level(level), str(level), default=plan.get(item) == level)
        for level in range(1, sheet.rules.hotel_level + 1)
    )
    place = say("orders-choose-level", what=what)
    return Select(sheet.edit("goal", item), place, (none, *levels))


def maximum_form(sheet: Sheet, item: Item) -> ModalScreen:
    """Return the form for the most to be bid for one deed, or for each of a group."""
    say, bidding = sheet.words.say, sheet.orders.edited.bidding
    now = bidding.groups.get(str(item), bidding.deeds.get(space_of(item)))
    value = None if now is None else str(now)
    field = TextField(
        say("orders-form-most"), "most", None, value, say("orders-form-most-hint"), False, most=12
    )
    title = say("orders-form-most-title", what=sheet.orders_text.item(item))
    return ModalScreen(title, sheet.edit("typedmost", item), (field,))
