"""Standing orders, privately: looked at, changed on a draft, and put in force by Save."""

from collections.abc import Awaitable, Callable, Mapping, Sequence

from bot.decisions.orders_text import TOPICS, orders_lines
from bot.features.orders import changes as change
from bot.features.orders.drafts import change_draft, change_orders, sheet_of
from bot.features.orders.group_page import group_page, maximum_form
from bot.features.orders.overview import main_page
from bot.features.orders.presets import choose_preset
from bot.features.orders.presses import ChoosePreset, ClearOrders, EditOrders, KeepOrders, Part
from bot.features.orders.sheet import Sheet
from bot.features.orders.topic_page import BY_GROUP, form_page, topic_page
from bot.interactions.context import Context
from bot.interactions.router import Handlers
from bot.language.money import is_number, read_amount, refused_amount
from bot.language.names import COLOUR
from bot.presses.shared import ShowOrders
from bot.ui.press import Unreadable, read_int, single_value
from bot.ui.refused_form import warning
from bot.ui.screen import Button, Embed, Screen
from engine.players.orders import Orders

HANDLERS = Handlers()
MAX_LISTED = 15
"""Answers of orders that are listed."""


async def open_orders(context: Context, game_id: str) -> None:
    """Show a player the panel. Raises Refused for a person who is not playing."""
    await context.show(main_page(await sheet_of(context, game_id)))


@HANDLERS.answers(ShowOrders)
async def _show_page(context: Context, press: ShowOrders) -> None:
    sheet = await sheet_of(context, press.game_id)
    match press.page:
        case None | "main":
            await context.show(main_page(sheet))
        case "topic":
            await _page(context, sheet, single_value(context.values))
        case "did":
            await _show_answers(context, sheet)


@HANDLERS.answers(KeepOrders)
async def _keep(context: Context, press: KeepOrders) -> None:
    sheet = await sheet_of(context, press.game_id)
    await (_save if press.way == "save" else _discard)(context, sheet)


@HANDLERS.answers(EditOrders)
async def _edit(context: Context, press: EditOrders) -> None:
    sheet = await sheet_of(context, press.game_id)
    await _PARTS[press.part](context, sheet, press.about)


@HANDLERS.answers(ChoosePreset)
async def _choose_preset(context: Context, press: ChoosePreset) -> None:
    await choose_preset(context, await sheet_of(context, press.game_id), press.name)


# -- pages -------------------------------------------------------------------------------------


async def _page(context: Context, sheet: Sheet, topic: str) -> None:
    await context.show(topic_page(sheet, _parse_topic(sheet, topic)))


def _parse_topic(sheet: Sheet, topic: str) -> str:
    """Return a topic of this game. Raises Unreadable."""
    if topic not in sheet.topics:
        raise Unreadable(topic)
    return topic


async def _group(context: Context, sheet: Sheet, topic: str) -> None:
    """One group is opened, its whole being what is changed first."""
    _need_by_group(topic)
    group = single_value(context.values)
    if group not in sheet.rules.groups:
        raise Unreadable(group)
    await context.show(group_page(sheet, topic, group))


def _need_by_group(topic: str) -> None:
    if topic not in BY_GROUP:
        raise Unreadable(topic)


async def _item(context: Context, sheet: Sheet, topic: str) -> None:
    """One deed of an open group, or the whole of it: for bids its maximum is asked at once."""
    _need_by_group(topic)
    item = change.item_of(sheet.rules, single_value(context.values))
    if topic == "bid":
        await context.form(maximum_form(sheet, item))
    else:
        await context.show(group_page(sheet, topic, item))


async def _open_form(context: Context, sheet: Sheet, form: str) -> None:
    if form not in change.FORMS:
        raise Unreadable(form)
    await context.form(form_page(sheet, form))


async def _show_answers(context: Context, sheet: Sheet) -> None:
    """What the orders have answered, oldest first."""
    say = context.words.say
    text = "\n".join(await _recent_answers(context, sheet)) or say("orders-did-nothing")
    back = Button(say("orders-back"), sheet.show("main"), "primary", emoji="⬅️")
    embed = Embed(say("orders-did"), text, COLOUR)
    await context.show(Screen(embeds=(embed,), rows=((back,),)))


async def _recent_answers(context: Context, sheet: Sheet, after_version: int = 0) -> list[str]:
    """Return the last answers of the orders, oldest first."""
    log = await context.host.history(sheet.game.record.id, context.user_id, after_version)
    mine = [it for it in log if it[0].hand == "orders" and it[0].seat == sheet.seat]
    voice = context.voice(sheet.game)
    return list(orders_lines(mine[-MAX_LISTED:], log, voice, sheet.rules))


# -- changes -----------------------------------------------------------------------------------


async def _choose_value(context: Context, sheet: Sheet, field: str) -> None:
    value = single_value(context.values)
    if (field, value) == ("rule", "keep"):  # How much is asked before anything is changed.
        await context.form(form_page(sheet, "buyif"))
        return
    now = context.host.now()
    after = await change_draft(
        context, sheet, lambda draft: change.with_choice(draft, field, value, now)
    )
    await _show_topic(context, after, _topic_of(change.CHOICES[field][0] or field))


def _topic_of(section: str) -> str:
    return next(topic for topic, of in TOPICS.items() if of == section)


async def _show_topic(context: Context, sheet: Sheet, topic: str, page: int = 0) -> None:
    await context.show(topic_page(sheet, topic, page=page))


async def _save_form(context: Context, sheet: Sheet, form: str) -> None:
    """Numbers from a form; what is no number is named, and nothing is changed."""
    if form not in change.FORMS:
        raise Unreadable(form)
    section, names = change.FORMS[form]
    numbers: dict[str, int | None] = {}
    for name in names:
        text = context.fields.get(name, "").strip()
        number = _read(text, form)
        if text and number is None:
            refused = _not_read(context, text)
            await context.show(topic_page(sheet, _topic_of(section), refused))
            return
        numbers[name] = number
    try:
        after = await change_draft(
            context, sheet, lambda draft: change.with_numbers(draft, form, numbers)
        )
    except Unreadable:
        refused = _out_of_range(context, names)
        await context.show(topic_page(sheet, _topic_of(section), refused))
        return
    await _show_topic(context, after, _topic_of(section))


def _not_read(context: Context, text: str) -> str:
    """Return why what was typed is no amount; nothing is changed."""
    say = context.words.say
    if is_number(text):
        return warning(context.words, refused_amount(context.words, text))
    return warning(context.words, say("orders-not-read", typed=text[:20]))


def _out_of_range(context: Context, names: Sequence[str]) -> str:
    """Return which numbers can be read and cannot be meant; nothing is changed."""
    typed = [text for name in names if (text := context.fields.get(name, "").strip())]
    refused = context.words.say("orders-out-of-range", typed=context.words.and_list(typed))
    return warning(context.words, refused)


def _read(text: str, form: str) -> int | None:
    """Dollars; a gain may be a loss, with a minus sign before it."""
    minus = form == "trading" and text[:1] in ("-", "−", "–")
    number = read_amount(text[1:] if minus else text)
    return -number if minus and number is not None else number


async def _typed_most(context: Context, sheet: Sheet, about: str) -> None:
    item = change.item_of(sheet.rules, about)
    text = context.fields.get("most", "").strip()
    most = read_amount(text)
    if text and most is None:
        await context.show(group_page(sheet, "bid", item, _not_read(context, text)))
        return
    try:
        after = await change_draft(
            context, sheet, lambda draft: change.with_maximum(draft, item, most)
        )
    except Unreadable:
        await context.show(group_page(sheet, "bid", item, _out_of_range(context, ("most",))))
        return
    await context.show(group_page(after, "bid", item))


async def _rule(context: Context, sheet: Sheet, about: str) -> None:
    item, rule = change.item_of(sheet.rules, about), single_value(context.values)
    after = await change_draft(context, sheet, lambda draft: change.with_rule(draft, item, rule))
    await context.show(group_page(after, "buy", item))


async def _goal(context: Context, sheet: Sheet, about: str) -> None:
    item, level = change.item_of(sheet.rules, about), read_int(single_value(context.values))
    after = await change_draft(
        context, sheet, lambda draft: change.with_goal(draft, item, level or None)
    )
    await context.show(group_page(after, "build", item))


async def _toggle(context: Context, sheet: Sheet, name: str) -> None:
    """Put something on a list or take it off; the last line of a long one turns its page."""
    if name not in change.LISTS:
        raise Unreadable(name)
    topic, value = _topic_of(change.LISTS[name]), single_value(context.values)
    match value.split():
        case ["page", page]:
            await _show_topic(context, sheet, topic, read_int(page))
        case _:
            item = change.item_of(sheet.rules, value)
            after = await change_draft(
                context, sheet, lambda draft: change.with_toggled(draft, name, item)
            )
            await _show_topic(context, after, topic)


@HANDLERS.answers(ClearOrders)
async def _clear(context: Context, press: ClearOrders) -> None:
    sheet = await sheet_of(context, press.game_id)
    if press.topic == "all":
        sheet = await change_draft(context, sheet, lambda _: Orders())
        await context.show(main_page(sheet))
        return
    topic = _parse_topic(sheet, press.topic)
    after = await change_draft(context, sheet, lambda draft: change.without_topic(draft, topic))
    await _show_topic(context, after, topic)


async def _discard(context: Context, sheet: Sheet) -> None:
    sheet = await change_orders(context, sheet, lambda it: it.model_copy(update={"draft": None}))
    await context.show(main_page(sheet, context.words.say("orders-discarded")))


async def _save(context: Context, sheet: Sheet) -> None:
    """From now on the draft answers, and at once where something waits for it."""
    after, say = await change_orders(context, sheet, lambda it: it.edited), context.words.say
    done = await _recent_answers(context, after, sheet.game.record.version)
    has_none = after.orders == Orders()
    saved = say("orders-saved-none" if has_none else "orders-saved")
    note = [saved, *([say("orders-at-once"), *done] if done else [])]
    await context.show(main_page(after, "\n".join(note)))


_PARTS: Mapping[Part, Callable[[Context, Sheet, str], Awaitable[None]]] = {
    "page": _page,
    "group": _group,
    "item": _item,
    "ask": _open_form,
    "set": _choose_value,
    "typed": _save_form,
    "typedmost": _typed_most,
    "rule": _rule,
    "goal": _goal,
    "toggle": _toggle,
}
