"""Clocks by hand: a private panel that gives each class of decisions a time.

The panel opens from a lobby's list of paces, and from that of a server's settings (no game).
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from bot.features.lobby.clocks_text import FORMS, clock_lines
from bot.features.lobby.presses import ClockForm, Clocks, OpenClocks, SendClocks
from bot.features.lobby.settings_button import settings_button
from bot.interactions.checks import need_manager
from bot.interactions.context import Context
from bot.interactions.router import Handlers
from bot.language.durations import read_duration, short_duration
from bot.language.input_translation import read_translated
from bot.language.language import Words
from bot.ui.accents import SETTING_UP
from bot.ui.press import NO_GAME, Unreadable
from bot.ui.screen import Button, Embed, ModalScreen, Option, Row, Screen, Select, TextField
from engine.host.clocks.decision_classes import ClassName
from engine.host.clocks.paces import (
    LONGEST,
    LONGEST_WAITING,
    MOST_MISSED,
    PACES,
    SHORTEST,
    Pace,
    custom_pace,
    pace_of,
    read_custom_pace,
)
from engine.host.lobbies.presets import change_preset, preset_of

HANDLERS = Handlers()
CUSTOM = "hand"
"""What stands in a list of paces for one that is made by hand."""
ABSENCE, WAITING = "absent", "waiting"
TYPICAL = 43_200
"""Seconds that an empty field gives as an example."""


@dataclass(frozen=True, slots=True)
class _Sheet:
    """The pace as it is chosen so far; `mine` says that it is the reader who chooses."""

    game_id: str
    name: str
    mine: bool

    @property
    def pace(self) -> Pace:
        return pace_of(self.name)


@dataclass(frozen=True, slots=True)
class _Typed:
    """What a form has been filled in with; None for what it did not ask."""

    times: Mapping[ClassName, int]
    missed: int | None
    waiting: int | None


def pace_options(now: str, words: Words, *others: str) -> tuple[Option, ...]:
    """Return the lines of a list of paces, the last of them the way to this panel; `others` are
    paces that only some games can have.
    """
    listed = (*others, *PACES)
    named = tuple(
        Option(
            words.say(f"pace-{pace}"),
            pace,
            description=words.say(f"pace-{pace}-short"),
            default=pace == now,
        )
        for pace in listed
    )
    hand = Option(
        words.say("pace-hand"),
        CUSTOM,
        description=words.say("pace-hand-short"),
        default=now not in listed,
    )
    return (*named, hand)


def clocks_screen(sheet: _Sheet, words: Words, note: str = "") -> Screen:
    """Return the times of all classes, and the way to change them."""
    say, pace = words.say, sheet.pace
    lines = [say("rules-panel-note", note=note), ""] if note else []
    lines += [*clock_lines(pace, words), ""]
    lines.append(say("clocks-mine" if sheet.mine else "clocks-others"))
    embed = Embed(say("clocks-title"), "\n".join(lines), SETTING_UP)
    return Screen(embeds=(embed,), rows=tuple(_rows(sheet, words)))


def _rows(sheet: _Sheet, words: Words) -> Iterator[Row]:
    """Yield what the reader may change, and the way back to the settings of a lobby."""
    back = () if sheet.game_id == NO_GAME else (settings_button(sheet.game_id, words),)
    if sheet.mine:
        yield _bases(sheet, words)
    forms = _form_buttons(sheet, words) if sheet.mine else ()
    if forms or back:
        yield (*forms, *back)


def _bases(sheet: _Sheet, words: Words) -> Select:
    bases = tuple(
        Option(
            words.say(f"pace-{pace}"),
            pace,
            description=words.say(f"pace-{pace}-short"),
            default=pace == sheet.pace.name,
        )
        for pace in PACES
    )
    return Select(Clocks(sheet.game_id, "base").custom_id, words.say("clocks-base"), bases)


def _form_buttons(sheet: _Sheet, words: Words) -> tuple[Button, ...]:
    return tuple(
        Button(
            words.say(f"button-clocks-{form}"),
            OpenClocks(sheet.game_id, form).custom_id,
            emoji="✏️",
        )
        for form in FORMS
    )


def _form(sheet: _Sheet, form: ClockForm, words: Words) -> ModalScreen:
    """Asks for the times of some classes; what they are now stands there already."""
    shortest, longest = short_duration(SHORTEST, words), short_duration(LONGEST, words)
    hint = words.say("clocks-limits", shortest=shortest, longest=longest)
    fields = [
        TextField(
            words.say(f"clocks-{kind}"),
            kind,
            short_duration(TYPICAL, words),
            short_duration(sheet.pace.times[kind], words),
            hint,
            most=20,
        )
        for kind in _classes(form, sheet.pace)
    ]
    if form == "debt":
        label, hint = words.say("clocks-absent"), words.say("clocks-absent-hint")
        now = str(sheet.pace.absent_after)
        fields.append(TextField(label, ABSENCE, "3", now, hint, most=3))
        fields.append(_waiting_field(sheet.pace, words))
    title = words.say(f"button-clocks-{form}")
    return ModalScreen(title, SendClocks(sheet.game_id, form).custom_id, tuple(fields))


def _waiting_field(pace: Pace, words: Words) -> TextField:
    label, now = words.say("clocks-waiting"), short_duration(pace.waiting_time, words)
    shortest, longest = short_duration(SHORTEST, words), short_duration(LONGEST_WAITING, words)
    hint = words.say("clocks-waiting-hint", shortest=shortest, longest=longest)
    return TextField(label, WAITING, short_duration(TYPICAL, words), now, hint, most=20)


def _classes(form: ClockForm, pace: Pace) -> tuple[ClassName, ...]:
    return tuple(kind for kind in FORMS[form] if kind in pace.times)


async def open_clocks(context: Context, game_id: str) -> None:
    """Open the panel behind "By hand"."""
    await context.show(clocks_screen(await _sheet(context, game_id), context.words))


@HANDLERS.answers(Clocks)
async def _show_or_begin(context: Context, press: Clocks) -> None:
    if press.step == "main":
        await open_clocks(context, press.game_id)
        return
    pace = "".join(context.values)
    if pace not in PACES:
        raise Unreadable(pace)
    await _keep(context, press.game_id, lambda before: pace)


@HANDLERS.answers(OpenClocks)
async def _open_form(context: Context, press: OpenClocks) -> None:
    sheet = await _sheet(context, press.game_id)
    await context.form(_form(sheet, press.form, context.words))


@HANDLERS.answers(SendClocks)
async def _save_form(context: Context, press: SendClocks) -> None:
    """All of a form counts, or nothing of it."""
    sheet, words = await _sheet(context, press.game_id), context.words
    typed = _read_form(sheet.pace, press.form, context.fields, words)
    if isinstance(typed, str):
        await context.show(clocks_screen(sheet, words, typed))
    else:
        await _keep(context, press.game_id, lambda before: _custom_pace_name(before, typed))


def _read_form(
    pace: Pace, form: ClockForm, fields: Mapping[str, str], words: Words
) -> _Typed | str:
    """Return what is typed into a form, or what is wrong with it."""
    times = {
        kind: read_translated(read_duration, fields.get(kind, ""), words)
        for kind in _classes(form, pace)
    }
    wrong = [kind for kind, seconds in times.items() if not _is_time(seconds)]
    if wrong:
        return _wrong_time(wrong[0], LONGEST, words)
    waiting = read_translated(read_duration, fields.get(WAITING, ""), words)
    if WAITING in fields and not _is_time(waiting, LONGEST_WAITING):
        return _wrong_time(WAITING, LONGEST_WAITING, words)
    absent = _number(fields[ABSENCE]) if ABSENCE in fields else pace.absent_after
    if not 1 <= absent <= MOST_MISSED:
        return words.say("clocks-absent-wrong", what=words.say("clocks-absent"), most=MOST_MISSED)
    missed = absent if ABSENCE in fields else None
    return _Typed({it: time for it, time in times.items() if time is not None}, missed, waiting)


def _is_time(seconds: int | None, longest: int = LONGEST) -> bool:
    return seconds is not None and SHORTEST <= seconds <= longest


def _wrong_time(kind: str, longest: int, words: Words) -> str:
    limits = {"shortest": SHORTEST, "longest": longest}
    facts = {name: short_duration(seconds, words) for name, seconds in limits.items()}
    return words.say("clocks-wrong", what=words.say(f"clocks-{kind}"), **facts)


def _number(text: str) -> int:
    typed = text.strip()
    return int(typed) if typed.isascii() and typed.isdecimal() and len(typed) < 4 else 0


def _custom_pace_name(before: str, typed: _Typed) -> str:
    """Return the name of a pace after some of its times have been typed in.

    A waiting time that is the usual one for these times goes on following them.
    """
    pace, chosen = pace_of(before), read_custom_pace(before)
    times = {**pace.times, **{kind: it for kind, it in typed.times.items() if kind in pace.times}}
    missed = pace.absent_after if typed.missed is None else typed.missed
    waiting = chosen.waiting if chosen is not None else None
    waiting = waiting if typed.waiting is None else typed.waiting
    usual = pace_of(custom_pace(pace.name, times)).waiting_time
    return custom_pace(pace.name, times, missed, None if waiting == usual else waiting)


async def _sheet(context: Context, game_id: str) -> _Sheet:
    if game_id == NO_GAME:
        preset = await preset_of(context.host, need_manager(context))
        return _Sheet(game_id, preset.pace, mine=True)
    open_lobby = await context.lobbies.find(game_id)
    mine = open_lobby.lobby.host_id == context.user_id
    return _Sheet(game_id, open_lobby.lobby.pace, mine)


async def _keep(context: Context, game_id: str, change: Callable[[str], str]) -> None:
    """Choose a pace for a lobby or a server, and show what has come of it."""
    if game_id == NO_GAME:
        server = need_manager(context)
        preset = await change_preset(
            context.host, server, lambda before: before.with_pace(change(before.pace))
        )
        await context.show(clocks_screen(_Sheet(game_id, preset.pace, mine=True), context.words))
        return
    open_lobby = await context.lobbies.change(
        game_id, lambda it: it.with_pace(context.user_id, change(it.pace))
    )
    await context.show(
        clocks_screen(_Sheet(game_id, open_lobby.lobby.pace, mine=True), context.words)
    )
    await context.flush(game_id)
