"""Presses on the panel in which a game is put together, wherever the choice is stored."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass

from bot.features.lobby.presses import PartStep, RulesPartPress, RulesPress, Step
from bot.features.lobby.rules_screen import (
    SWITCHED,
    Sheet,
    game_page,
    house_page,
    length_form,
    number_form,
)
from bot.interactions.context import Context
from bot.language.choice_text import LENGTHS, house_rule_name, unplayable
from bot.language.language import Words
from bot.language.money import read_amount
from bot.ui.press import Unreadable, single_value
from bot.ui.refused_form import warning
from engine.editions.catalogue import HOUSE_RULES, TOPICS
from engine.editions.choice import (
    Choice,
    NotPlayable,
    by_the_book,
    dropped,
    with_edition,
    with_house_rule,
    with_only,
)

Change = Callable[[Choice], Choice]
FIRST_TOPIC = next(iter(TOPICS))
NUMBERED = {name for name, rule in HOUSE_RULES.items() if rule.numbers}


@dataclass(frozen=True, slots=True)
class ChoiceStore:
    """Where a choice is kept: how to look at it, and how to change it.

    `game` chooses a game by its name; `last` sets how many seconds a timed game lasts, where
    that is agreed on at all.
    """

    sheet: Callable[[], Awaitable[Sheet]]
    change: Callable[[Change], Awaitable[Sheet]]
    game: Callable[[str], Awaitable[Sheet]]
    last: Callable[[int], Awaitable[Sheet]] | None = None


async def choose(context: Context, press: RulesPress, store: ChoiceStore) -> None:
    """Answer a press of the panel."""
    await _STEPS[press.step](context, store)


async def choose_part(context: Context, press: RulesPartPress, store: ChoiceStore) -> None:
    """Answer a press about a topic or a house rule."""
    await _PARTS[press.step](context, store, press.part)


async def _main(context: Context, store: ChoiceStore) -> None:
    await context.show(game_page(await store.sheet(), context.words))


async def _edition(context: Context, store: ChoiceStore) -> None:
    edition = single_value(context.values)
    await _change(context, store, lambda it: with_edition(it, edition))


async def _game(context: Context, store: ChoiceStore) -> None:
    game, before = single_value(context.values), (await store.sheet()).choice
    sheet = await store.game(game)
    note = _dropped_note(before, sheet.choice, context.words)
    await context.show(game_page(sheet, context.words, note))


async def clear(context: Context, store: ChoiceStore) -> None:
    """Go back to what the book says."""
    await _change(context, store, by_the_book)


async def _change(context: Context, store: ChoiceStore, change: Change) -> None:
    """Change the choice, and say what it had to leave behind."""
    before: list[Choice] = []

    def remember(choice: Choice) -> Choice:
        before[:] = [choice]
        return change(choice)

    sheet = await store.change(remember)
    note = _dropped_note(before[0], sheet.choice, context.words)
    await context.show(game_page(sheet, context.words, note))


def _dropped_note(before: Choice, after: Choice, words: Words) -> str:
    """Return what was dropped with another rulebook or game; clearing drops what it says it
    does.
    """
    gone = dropped(before, after)
    if not gone or after == by_the_book(before):
        return ""
    rules = words.and_list([house_rule_name(name, words) for name in gone])
    return words.say("rules-left-behind", rules=rules)


async def _house(context: Context, store: ChoiceStore) -> None:
    await _show_topic(context, store, FIRST_TOPIC)


async def _topic(context: Context, store: ChoiceStore) -> None:
    await _show_topic(context, store, single_value(context.values))


async def _show_topic(context: Context, store: ChoiceStore, topic: str) -> None:
    _require(topic in TOPICS, topic)
    await context.show(house_page(await store.sheet(), context.words, topic))


def _require(known: bool, what: str) -> None:
    """Raise Unreadable for what no panel of ours has offered."""
    if not known:
        raise Unreadable(what)


async def _rules(context: Context, store: ChoiceStore, topic: str) -> None:
    """The house rules of a topic as they are ticked now; a tick too many is explained there."""
    _require(topic in TOPICS, topic)
    names, wanted = TOPICS[topic], context.values
    _require(set(wanted) <= set(names), " ".join(wanted))
    sheet, note = await _with_only(context, store, names, wanted)
    await context.show(house_page(sheet, context.words, topic, note))


async def _with(context: Context, store: ChoiceStore, name: str) -> None:
    await _switch(context, store, name, (name,))


async def _without(context: Context, store: ChoiceStore, name: str) -> None:
    await _switch(context, store, name, ())


async def _switch(context: Context, store: ChoiceStore, name: str, wanted: tuple[str, ...]) -> None:
    """Turn a house rule on or off by its switch on the first page."""
    _require(name in SWITCHED, name)
    sheet, note = await _with_only(context, store, (name,), wanted)
    await context.show(game_page(sheet, context.words, note))


async def _with_only(
    context: Context, store: ChoiceStore, names: tuple[str, ...], wanted: tuple[str, ...]
) -> tuple[Sheet, str]:
    """Choose only these of some house rules; return what is chosen, and why not, if it is not."""
    try:
        return await store.change(lambda it: with_only(it, names, wanted)), ""
    except NotPlayable as refused:
        return await store.sheet(), unplayable(refused, context.words)


async def _number(context: Context, store: ChoiceStore, name: str) -> None:
    _require(name in NUMBERED, name)
    await context.form(number_form(await store.sheet(), name, context.words))


async def _typed(context: Context, store: ChoiceStore, name: str) -> None:
    _require(name in NUMBERED, name)
    number = read_number(context.fields.get("number", ""))
    if number is None:
        raise NotPlayable("number", (name,))
    sheet = await store.change(lambda it: with_house_rule(it, name, number))
    topic = next(topic for topic, names in TOPICS.items() if name in names)
    await context.show(house_page(sheet, context.words, topic))


async def _length(context: Context, store: ChoiceStore) -> None:
    name = single_value(context.values)
    _require(name in LENGTHS, name)
    await _last(context, store, LENGTHS[name])


async def _ask_length(context: Context, store: ChoiceStore) -> None:
    await context.form(length_form(await store.sheet(), context.words))


async def _typed_length(context: Context, store: ChoiceStore) -> None:
    typed = [context.fields.get(unit, "").strip() or "0" for unit in ("hours", "minutes")]
    hours, minutes = map(read_number, typed)
    if hours is None or minutes is None:
        note = warning(context.words, context.words.say("length-not-read"))
        await context.show(game_page(await store.sheet(), context.words, note))
        return
    await _last(context, store, (hours * 60 + minutes) * 60)


async def _last(context: Context, store: ChoiceStore, seconds: int) -> None:
    if store.last is None:
        raise Unreadable("a length")
    await context.show(game_page(await store.last(seconds), context.words))


_STEPS: Mapping[Step, Callable[[Context, ChoiceStore], Awaitable[None]]] = {
    "main": _main,
    "edition": _edition,
    "game": _game,
    "house": _house,
    "topic": _topic,
    "hour": _length,
    "askhour": _ask_length,
    "typedhour": _typed_length,
}
_PARTS: Mapping[PartStep, Callable[[Context, ChoiceStore, str], Awaitable[None]]] = {
    "rules": _rules,
    "number": _number,
    "typed": _typed,
    "with": _with,
    "without": _without,
}


def read_number(text: str) -> int | None:
    """Return a whole number as people write it: "1,500", "$500", "50%"; None for anything else."""
    return read_amount(text.strip().removesuffix("%"))
