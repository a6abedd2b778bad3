"""What a person has chosen for all games: who rolls, calls, quiet hours, the language."""

from collections.abc import Callable, Mapping
from functools import partial

from pydantic import ValidationError

from bot.features.preferences.blocked_people import blocked_button
from bot.features.preferences.presses import (
    Listed,
    PreferHere,
    PreferListed,
    PreferLook,
    PreferOffers,
    PreferOther,
    Privacy,
    Switch,
    Zone,
)
from bot.features.preferences.switches import switch_sections
from bot.features.preferences.zone import (
    choose_time,
    in_zone,
    not_read,
    open_zone,
    read_back,
    zone_button,
    zone_form,
    zone_screen,
)
from bot.interactions.context import Context
from bot.interactions.router import Handlers
from bot.language.hours import OFF, clock, read_hours, typed_hours
from bot.language.input_translation import english_readings, read_translated
from bot.language.language import Words
from bot.language.zones import minute_in, read_zone, zone_city, zone_label
from bot.presses.buttons import picture_button
from bot.ui.accents import READING
from bot.ui.languages import chosen_language, language_list
from bot.ui.panel_screen import PanelScreen, Part, Section
from bot.ui.press import NO_GAME, Unreadable
from bot.ui.refused_form import warning
from bot.ui.screen import Button, ModalScreen, Option, Select, TextField
from engine.host.people.dice import heed_dice
from engine.host.preferences.preferences import Preferences
from engine.host.preferences.quiet_hours import LONGEST, QuietHours, is_zone
from engine.host.text_changes import change_preferences

HANDLERS = Handlers()
LISTS: Mapping[Listed, tuple[str, ...]] = {
    "dice": ("pace", "own", "for-me"),
    "ping": ("table", "dm", "both"),
    "hints": ("on", "off"),
}
"""What is chosen from a list, and what the list holds."""


async def open_preferences(
    context: Context, zone: str | None = None, hours: str | None = None
) -> None:
    """Answer `preferences`: with options, set the time zone and quiet hours."""
    if zone is None and hours is None:
        await _show(context, await context.host.preferences(context.user_id))
    else:
        await _set_hours(context, zone or "", hours or "")


@HANDLERS.answers(PreferListed)
async def _choose_listed(context: Context, press: PreferListed) -> None:
    value = press.value or (context.values[0] if context.values else "")
    await _choose(context, press.what, value)


@HANDLERS.answers(PreferOther)
async def _answer(context: Context, press: PreferOther) -> None:
    match press.what:
        case "open":
            await _show(context, await context.host.preferences(context.user_id))
        case "language":
            await _choose_language(context)
        case "hours":
            await context.form(
                _form(await context.host.preferences(context.user_id), context.words)
            )
        case "typed":
            fields = context.fields
            await _set_hours(context, fields.get("zone", ""), fields.get("hours", ""))


async def _choose(context: Context, field: str, value: str) -> None:
    """Save what is chosen from a list; hints begin anew when they are turned off or on.

    Who rolls counts at once in every game.
    """

    def chosen(before: Preferences) -> Preferences:
        try:
            return Preferences.model_validate({**before.model_dump(), field: value})
        except ValidationError:
            raise Unreadable(value) from None

    before, changed = await _change(context, chosen)
    if changed.hints != before.hints:
        await context.publisher.encounters.forget(context.user_id)
    await _show(context, changed)
    if changed.dice != before.dice:
        await heed_dice(context.host, context.user_id)


async def _choose_language(context: Context) -> None:
    """Save a language, and answer in it."""
    update = {"language": chosen_language(context.values)}
    _, changed = await _change(context, lambda it: it.model_copy(update=update))
    await _show_anew(context, changed)


@HANDLERS.answers(PreferLook)
async def _choose_pictures(context: Context, press: PreferLook) -> None:
    """Save whether pictures are shown, and answer accordingly."""
    update = {"pictures": press.look == "pictures"}
    _, changed = await _change(context, lambda it: it.model_copy(update=update))
    await _show_anew(context, changed)


@HANDLERS.answers(PreferOffers, PreferHere)
async def _turn(context: Context, press: Switch) -> None:
    """Save what a button turns on or off."""
    field: str = press.what if isinstance(press, PreferHere) else "offers_from_computers"
    update = {field: press.wanted == "on"}
    _, after = await _change(context, lambda it: it.model_copy(update=update))
    await _show(context, after)


async def _show_anew(context: Context, changed: Preferences) -> None:
    """Show the panel in the words just chosen, as far as the server lets them be read."""
    await context.publisher.retranslate_for(context.user_id)
    await _show(await context.with_new_words(), changed)


async def _set_hours(context: Context, zone: str, hours: str) -> None:
    """Save zone and quiet hours: an empty one stays, an unreadable one changes nothing."""
    known, say = await context.host.preferences(context.user_id), context.words.say
    now, words = context.host.now(), context.words
    is_same = not zone.strip() or zone.strip() == zone_label(known.zone)
    found = [] if is_same else read_zone(zone, now)
    is_off = any(reading.strip().lower() in OFF for reading in english_readings(hours, words))
    read = None if is_off else read_translated(read_hours, hours, words)
    if not is_same and not found:
        await _show(context, known, warning(words, not_read(zone, now, words)))
        return
    if hours.strip() and not is_off and read is None:
        wrong = say("prefer-hours-wrong", most=LONGEST // 60)
        await _show(context, known, warning(words, wrong))
        return

    def with_hours(before: Preferences) -> Preferences:
        moved = in_zone(before, found[0].zone if found else before.zone)
        quiet = moved.quiet if read is None else QuietHours(moved.zone, *read)
        return before.with_hours(moved.zone, None if is_off else quiet, now)

    before, changed = await _change(context, with_hours)
    notes = [] if is_same else [read_back(found, now, words)]
    if changed.quiet != before.quiet:
        at_once = changed.deadline_quiet_hours(now) == changed.quiet
        notes.append(say("prefer-hours-when" if at_once else "prefer-hours-later"))
    await _show(context, changed, "\n".join(notes))


@HANDLERS.answers(Zone)
async def choose_zone(context: Context, press: Zone) -> None:
    """Answer a press in the panel of time zones; the result is shown in that of the preferences."""
    match press.step:
        case None:
            await open_zone(context)
        case "time":
            await choose_time(context)
        case "city":
            await _choose_city(context)
        case "back":
            await _show(context, await context.host.preferences(context.user_id))
        case "type":
            await context.form(zone_form(context.words))
        case "typed":
            await _type_city(context, context.fields.get("zone", ""))


async def _type_city(context: Context, zone: str) -> None:
    now, words = context.host.now(), context.words
    if read_zone(zone, now):
        await _set_hours(context, zone, "")
    else:
        note = warning(words, not_read(zone, now, words))
        await context.show(zone_screen(now, words, note=note))


async def _choose_city(context: Context) -> None:
    zone = "".join(context.values)
    if not is_zone(zone):
        raise Unreadable(zone)
    await _set_hours(context, zone, "")


async def _change(
    context: Context, change: Callable[[Preferences], Preferences]
) -> tuple[Preferences, Preferences]:
    """Change what the person has chosen; return it before and after."""
    return await change_preferences(context.host, context.user_id, change)


async def _show(context: Context, chosen: Preferences, note: str = "") -> None:
    await context.show(preferences_screen(chosen, context.host.now(), context.words, note))


def preferences_screen(
    chosen: Preferences, now: float, words: Words, note: str = ""
) -> PanelScreen:
    """Return the lists, each naming what it is about in its options, then what a button changes;
    `note` is what has just happened.
    """
    say = words.say
    parts: tuple[Part, ...] = (
        f"### {say('prefer-title')}",
        _list("dice", chosen.dice, words),
        _list("ping", chosen.ping, words),
        language_list(PreferOther(NO_GAME, "language").custom_id, chosen.language, words, "mine"),
        _list("hints", chosen.hints, words),
        *_sections(chosen, now, words),
        say("prefer-pictures-all"),
        say("prefer-text"),
        note,
        (
            Button(say("privacy-title"), Privacy(NO_GAME).custom_id, emoji="🔒"),
            blocked_button(words),
        ),
    )
    return PanelScreen(parts, READING)


def _sections(chosen: Preferences, now: float, words: Words) -> tuple[Section, ...]:
    """Return time zone, quiet hours, pictures and offers as they are, each with its button."""
    say, quiet = words.say, chosen.quiet
    hours = say("prefer-no-hours")
    if quiet is not None:
        hours = say(
            "prefer-hours", begins=clock(quiet.begins, words), ends=clock(quiet.ends, words)
        )
    hours_button = Button(say("quiet-hours"), PreferOther(NO_GAME, "hours").custom_id, emoji="🌙")
    zone = say(
        "prefer-zone", zone=zone_city(chosen.zone, words.locale), time=_time(chosen, now, words)
    )
    pictures = say("prefer-pictures-on" if chosen.pictures else "prefer-pictures-off")
    press = partial(PreferLook, NO_GAME)
    return (
        Section(zone, zone_button(words)),
        Section(hours, hours_button),
        Section(pictures, picture_button(press, chosen.pictures, words)),
        *switch_sections(chosen, words),
    )


def _time(chosen: Preferences, now: float, words: Words) -> str:
    return clock(minute_in(chosen.zone, now), words)


def _list(field: Listed, now: str, words: Words) -> Select:
    options = tuple(
        Option(
            words.say(f"prefer-{field}-{value}"),
            value,
            description=words.say(f"prefer-{field}-{value}-hint"),
            default=value == now,
        )
        for value in LISTS[field]
    )
    return Select(PreferListed(NO_GAME, field).custom_id, words.say(f"prefer-{field}"), options)


def _form(chosen: Preferences, words: Words) -> ModalScreen:
    """Asks for zone and hours; what they are now stands there already."""
    say, quiet = words.say, chosen.quiet
    hours = typed_hours(quiet.begins, quiet.ends, words) if quiet is not None else ""
    fields = (
        TextField(
            say("zone-title"), "zone", say("zone-type-example"), zone_label(chosen.zone),
            say("prefer-form-zone-hint"), required=False, most=40,
        ),
        TextField(
            say("quiet-hours"), "hours", "22:30-7", hours,
            say("prefer-form-hours-hint"), required=False, most=40,
        ),
    )  # fmt: skip
    return ModalScreen(say("quiet-hours"), PreferOther(NO_GAME, "typed").custom_id, fields)
