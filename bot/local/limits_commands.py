"""What Discord refuses in command definitions and autocomplete choices."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bot.local.errors import Fault, Json, Path
from bot.local.limits import list_faults, text_faults

NAME = re.compile(r"^[-_'\w]{1,32}$")
SUBCOMMAND, GROUP = 1, 2
LOCALES = {"ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr",
           "he", "hi", "hr", "hu", "id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro",
           "ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW"}  # fmt: skip


def commands_faults(commands: list[Json]) -> Iterator[Fault]:
    """Yield all that is wrong with a full set of commands."""
    for kind, most in ((1, 100), (2, 15), (3, 15)):
        names = [c.get("name") for c in commands if c.get("type", 1) == kind]
        if len(names) > most:
            yield (), f"Maximum number of application commands reached ({most})"
        if len(set(names)) < len(names):
            yield (), "Application command names must be unique"
    for index, command in enumerate(commands):
        yield from _command(command, (index,))


def choices_faults(choices: list[Json], at: Path) -> Iterator[Fault]:
    """Yield all that is wrong with the choices of an option or of an autocomplete answer."""
    if len(choices) > 25:
        yield at, "Must be 25 or fewer in length"
    for index, choice in enumerate(choices):
        here = (*at, index)
        yield from text_faults(choice, "name", 1, 100, here)
        if isinstance(choice.get("value"), str):
            yield from text_faults(choice, "value", 0, 100, here)
        elif not isinstance(choice.get("value"), int | float):
            yield (*here, "value"), "This field is required"


def _command(command: Json, at: Path) -> Iterator[Fault]:
    if command.get("type", 1) == 1:
        yield from _described(command, at)
        yield from _options(command, 0, at)
    else:
        yield from text_faults(command, "name", 1, 32, at)
    permissions = command.get("default_member_permissions")
    if permissions is not None and not str(permissions).isdigit():
        yield (*at, "default_member_permissions"), "Must be a string of digits"
    if _size(command) > 8000:
        yield at, "Command exceeds maximum size (8000)"


def _described(part: Json, at: Path) -> Iterator[Fault]:
    for key, name in [("name", part.get("name")), *(part.get("name_localizations") or {}).items()]:
        if not isinstance(name, str) or not NAME.match(name) or name != name.lower():
            yield (*at, "name"), f"Command name is invalid ({key})"
    yield from text_faults(part, "description", 1, 100, at)
    for key in ("name_localizations", "description_localizations"):
        for locale, text in (part.get(key) or {}).items():
            if locale not in LOCALES:
                yield (*at, key, locale), "Unknown locale"
            if not 1 <= len(text) <= 100:
                yield (*at, key, locale), "Must be between 1 and 100 in length"


def _options(part: Json, depth: int, at: Path) -> Iterator[Fault]:
    options = part.get("options") or []
    yield from list_faults(part, "options", 25, at)
    names = [option.get("name") for option in options]
    if len(set(names)) < len(names):
        yield (*at, "options"), "Option names must be unique"
    nested = [option.get("type") in (SUBCOMMAND, GROUP) for option in options]
    if any(nested) and not all(nested):
        yield (
            (*at, "options"),
            "Sub-command and sub-command group option types are mutually exclusive",
        )
    seen_optional = False
    for index, option in enumerate(options):
        here = (*at, "options", index)
        if option.get("required") and seen_optional:
            yield here, "Required options must be placed before non-required options"
        seen_optional = seen_optional or not option.get("required")
        yield from _option(option, depth, here)


def _option(option: Json, depth: int, at: Path) -> Iterator[Fault]:
    yield from _described(option, at)
    kind = option.get("type")
    if kind in (SUBCOMMAND, GROUP):
        if depth > (1 if kind == SUBCOMMAND else 0):
            yield (*at, "type"), "Nested too deeply"
        yield from _options(option, depth + 1, at)
        return
    if not isinstance(kind, int) or not 3 <= kind <= 11:
        yield (*at, "type"), "Unknown option type"
    if option.get("options"):
        yield (*at, "options"), "Only sub-commands and groups have options"
    choices = option.get("choices") or []
    yield from choices_faults(choices, (*at, "choices"))
    if choices and option.get("autocomplete"):
        yield (*at, "autocomplete"), "Autocomplete and choices are mutually exclusive"


def _size(part: Json) -> int:
    total = 0
    for key in ("name", "description"):
        texts = [part.get(key) or "", *(part.get(f"{key}_localizations") or {}).values()]
        total += max(len(text) for text in texts)
    total += sum(_size(option) for option in part.get("options") or [])
    for choice in part.get("choices") or []:
        texts = [choice.get("name") or "", *(choice.get("name_localizations") or {}).values()]
        total += max(len(text) for text in texts) + len(str(choice.get("value")))
    return total
