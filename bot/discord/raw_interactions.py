"""Raw interactions from Discord, made safe to read: a forged request may hold any types."""

import re
from collections.abc import Iterator
from typing import Any

NOBODY = "0"
"""An id that nobody and nothing has."""
_NAMING = (6, 7, 8, 9, 11)
"""The types of options whose value is an id: member, channel, role, either, file."""
_BUTTON = 2
"""The type of a button."""
_SNOWFLAKE = re.compile("[0-9]{1,20}")


def readable(data: Any) -> Any:
    """Return the text with a mark in place of every character that cannot be written to a file."""
    if isinstance(data, str):
        return data.encode("utf-8", "replace").decode()
    if isinstance(data, dict):
        return {readable(key): readable(value) for key, value in data.items()}
    return [readable(it) for it in data] if isinstance(data, list) else data


def read_command(data: Any) -> Any:
    """Return a command's data with readable text; an option that should hold an id and does not
    gets NOBODY.

    discord.py would fail on such an option, and nobody would be answered.
    """
    found = readable(data)
    _name_nobody(found)
    return found


def _name_nobody(part: Any) -> None:
    options = part.get("options") if isinstance(part, dict) else None
    for option in options if isinstance(options, list) else []:
        _name_nobody(option)
        if isinstance(option, dict) and option.get("type") in _NAMING:
            value = option.get("value")
            known = isinstance(value, str) and _SNOWFLAKE.fullmatch(value)
            option["value"] = value if known else NOBODY


def id_of(data: Any) -> str:
    """Return the custom_id of a press or a form; one that is no text is none of ours."""
    found = data.get("custom_id")
    return readable(found) if isinstance(found, str) else ""


def is_button(data: Any) -> bool:
    """Return whether a button was pressed, and not a select or a form, whose values may differ."""
    return bool(data.get("component_type") == _BUTTON)


def selected_values(data: Any) -> tuple[str, ...]:
    """Return the values chosen in a select, as far as they are text."""
    values = data.get("values")
    found = values if isinstance(values, list) else []
    return tuple(readable(it) for it in found if isinstance(it, str))


def form_fields(data: Any) -> dict[str, str]:
    """Return what was typed into a form, or chosen in its lists, which Discord wraps in labels or
    rows.
    """
    fields = {}
    for part in form_parts(data):
        name, value = part.get("custom_id"), part.get("value")
        chosen = selected_values(part)
        if isinstance(name, str) and isinstance(value, str):
            fields[name] = readable(value)
        elif isinstance(name, str) and chosen:
            fields[name] = chosen[0]
    return fields


def form_parts(data: Any) -> Iterator[dict[str, Any]]:
    """Yield what stands inside the labels or rows of a form."""
    wrappers = data.get("components")
    for wrapper in wrappers if isinstance(wrappers, list) else []:
        if isinstance(wrapper, dict):
            rows = wrapper.get("components")
            inner = rows if isinstance(rows, list) else []
            yield from (it for it in [wrapper.get("component"), *inner] if isinstance(it, dict))


def focused_option(data: Any) -> str | None:
    """Return the name of the option, of a command or its subcommand, that is being typed into."""
    options = data.get("options")
    for option in options if isinstance(options, list) else []:
        found = option.get("name") if option.get("focused") else focused_option(option)
        if found is not None:
            return str(found)
    return None
