"""What Discord refuses in the components of messages and modals."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from bot.local.errors import Fault, Json, Path

ROW, BUTTON, SELECT, INPUT = 1, 2, 3, 4
PICKERS = (5, 6, 7, 8)
SELECTS = (SELECT, *PICKERS)
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 9, 10, 11, 12, 13, 14, 17, 18
UPLOAD, RADIOS, CHECKS, CHECK = 19, 21, 22, 23
LINK_STYLE, PREMIUM_STYLE = 5, 6


def walk(components: list[Json]) -> Iterator[Json]:
    """Yield every component of a message or modal, nested ones after their parent."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        for key in ("component", "accessory"):
            if isinstance(component.get(key), dict):
                yield from walk([component[key]])


def component_faults(components: list[Json], new_look: bool, at: Path) -> Iterator[Fault]:
    """Yield all that is wrong with a message's components."""
    yield from _repeated(components, at)
    if new_look:
        yield from _layout(components, at)
        return
    if len(components) > 5:
        yield at, "Must be 5 or fewer in length"
    for index, row in enumerate(components):
        if row.get("type") != ROW:
            yield (*at, index, "type"), "Value of field type must be one of (1,)"
        else:
            yield from _row(row, (*at, index))


def modal_faults(modal: Json, at: Path) -> Iterator[Fault]:
    """Yield all that is wrong with a modal."""
    yield from _text(modal, "title", 1, 45, at)
    yield from _text(modal, "custom_id", 1, 100, at)
    components = modal.get("components") or []
    if not 1 <= len(components) <= 5:
        yield (*at, "components"), "Must be between 1 and 5 in length"
    yield from _repeated(components, (*at, "components"))
    for index, component in enumerate(components):
        yield from _modal_part(component, (*at, "components", index))


def _modal_part(part: Json, at: Path) -> Iterator[Fault]:
    match part.get("type"):
        case 1:
            inside = part.get("components") or []
            if len(inside) != 1 or inside[0].get("type") != INPUT:
                yield (*at, "components"), "An action row in a modal holds one text input"
                return
            yield from _text(inside[0], "label", 1, 45, (*at, "components", 0))
            yield from _input(inside[0], (*at, "components", 0))
        case 10:
            yield from _text(part, "content", 1, 4000, at)
        case 18:
            yield from _text(part, "label", 1, 45, at)
            yield from _text(part, "description", 0, 100, at)
            yield from _labelled(part.get("component") or {}, (*at, "component"))
        case other:
            yield (*at, "type"), f"{other} is not allowed in a modal"


def _labelled(part: Json, at: Path) -> Iterator[Fault]:
    kind = part.get("type")
    if kind == INPUT:
        if part.get("label") is not None:
            yield (*at, "label"), "A text input inside a label has no label of its own"
        yield from _input(part, at)
    elif kind in SELECTS:
        yield from _select(part, at)
    elif kind in (RADIOS, CHECKS):
        yield from _text(part, "custom_id", 1, 100, at)
        yield from _options(part.get("options") or [], 2 if kind == RADIOS else 1, 10, at)
    elif kind in (UPLOAD, CHECK):
        yield from _text(part, "custom_id", 1, 100, at)
    else:
        yield (*at, "type"), f"{kind} is not allowed in a label"


def _input(part: Json, at: Path) -> Iterator[Fault]:
    yield from _text(part, "custom_id", 1, 100, at)
    yield from _text(part, "placeholder", 0, 100, at)
    yield from _text(part, "value", 0, 4000, at)
    if part.get("style") not in (1, 2):
        yield (*at, "style"), "Value of field style must be one of (1, 2)"
    yield from _range(part, "min_length", "max_length", (0, 4000), (1, 4000), at)


def _row(row: Json, at: Path) -> Iterator[Fault]:
    inside = row.get("components") or []
    kinds = [component.get("type") for component in inside]
    if not 1 <= len(inside) <= 5:
        yield (*at, "components"), "Must be between 1 and 5 in length"
    if len(inside) > 1 and any(kind in SELECTS for kind in kinds):
        yield (*at, "components"), "The specified component exceeds the maximum width"
    for index, component in enumerate(inside):
        here = (*at, "components", index)
        if component.get("type") == BUTTON:
            yield from _button(component, here)
        elif component.get("type") in SELECTS:
            yield from _select(component, here)
        else:
            yield (*here, "type"), "Only buttons and selects stand in an action row"


def _button(button: Json, at: Path) -> Iterator[Fault]:
    style = button.get("style")
    yield from _text(button, "label", 0, 80, at)
    if style not in (1, 2, 3, 4, LINK_STYLE, PREMIUM_STYLE):
        yield (*at, "style"), "Value of field style must be one of (1, 2, 3, 4, 5, 6)"
    elif style == LINK_STYLE:
        yield from _text(button, "url", 1, 512, at)
        if button.get("custom_id") is not None:
            yield (*at, "custom_id"), "A custom id and url cannot both be specified"
    elif style != PREMIUM_STYLE:
        yield from _text(button, "custom_id", 1, 100, at)
        if button.get("url") is not None:
            yield (*at, "url"), "A custom id and url cannot both be specified"
    if style != PREMIUM_STYLE and not button.get("label") and not button.get("emoji"):
        yield at, "A button needs a label or an emoji"
    yield from _emoji(button, at)


def _select(select: Json, at: Path) -> Iterator[Fault]:
    yield from _text(select, "custom_id", 1, 100, at)
    yield from _text(select, "placeholder", 0, 150, at)
    yield from _range(select, "min_values", "max_values", (0, 25), (1, 25), at)
    if select.get("type") != SELECT:
        return
    options = select.get("options") or []
    yield from _options(options, 1, 25, at)
    most = select.get("max_values") or 1
    if most > max(len(options), 1):
        yield (*at, "max_values"), f"Must be between 1 and {len(options)}"
    if sum(1 for option in options if option.get("default")) > most:
        yield (*at, "options"), "More defaults than values may be chosen"


def _options(options: list[Json], least: int, most: int, at: Path) -> Iterator[Fault]:
    if not least <= len(options) <= most:
        yield (*at, "options"), f"Must be between {least} and {most} in length"
    values = [option.get("value") for option in options]
    for index, option in enumerate(options):
        here = (*at, "options", index)
        yield from _text(option, "label", 1, 100, here)
        yield from _text(option, "value", 1, 100, here)
        yield from _text(option, "description", 0, 100, here)
        yield from _emoji(option, here)
        if option.get("value") in values[:index]:
            yield (*here, "value"), "The specified option value is already used"


def _layout(components: list[Json], at: Path) -> Iterator[Fault]:
    everything = list(walk(components))
    if len(everything) > 40:
        yield at, "A message holds at most 40 components"
    shown = sum(len(c.get("content") or "") for c in everything if c.get("type") == TEXT)
    if shown > 4000:
        yield at, "The text of all components is over 4000 characters"
    for index, component in enumerate(components):
        yield from _block(component, (*at, index))


def _block(block: Json, at: Path) -> Iterator[Fault]:
    kind = block.get("type")
    check = BLOCKS.get(kind) if isinstance(kind, int) else None
    if check is None:
        yield (*at, "type"), f"{kind} is not allowed here"
    else:
        yield from check(block, at)


def _container(block: Json, at: Path) -> Iterator[Fault]:
    for index, inside in enumerate(block.get("components") or []):
        if inside.get("type") == CONTAINER:
            yield (*at, "components", index), "A container holds no container"
        else:
            yield from _block(inside, (*at, "components", index))


def _section(block: Json, at: Path) -> Iterator[Fault]:
    inside = block.get("components") or []
    if not 1 <= len(inside) <= 3 or any(part.get("type") != TEXT for part in inside):
        yield (*at, "components"), "A section holds 1 to 3 text displays"
    accessory = block.get("accessory") or {}
    if accessory.get("type") == BUTTON:
        yield from _button(accessory, (*at, "accessory"))
    elif accessory.get("type") != THUMBNAIL:
        yield (*at, "accessory"), "A section's accessory is a button or a thumbnail"


def _gallery(block: Json, at: Path) -> Iterator[Fault]:
    items = block.get("items") or []
    if not 1 <= len(items) <= 10:
        yield (*at, "items"), "Must be between 1 and 10 in length"
    for index, item in enumerate(items):
        yield from _text(item, "description", 0, 1024, (*at, "items", index))
        yield from _text(item.get("media") or {}, "url", 1, 2048, (*at, "items", index, "media"))


def _text_display(block: Json, at: Path) -> Iterator[Fault]:
    yield from _text(block, "content", 1, 4000, at)


def _anything(block: Json, at: Path) -> Iterator[Fault]:
    yield from ()


BLOCKS: dict[int, Callable[[Json, Path], Iterator[Fault]]] = {
    ROW: _row,
    SECTION: _section,
    TEXT: _text_display,
    GALLERY: _gallery,
    FILE: _anything,
    SEPARATOR: _anything,
    CONTAINER: _container,
}


def _repeated(components: list[Json], at: Path) -> Iterator[Fault]:
    seen: set[Any] = set()
    for component in walk(components):
        custom_id = component.get("custom_id")
        if custom_id is not None and custom_id in seen:
            yield at, f"Component custom id cannot be duplicated: {custom_id}"
        seen.add(custom_id)


def _emoji(holder: Json, at: Path) -> Iterator[Fault]:
    emoji = holder.get("emoji")
    if emoji and not emoji.get("id") and (emoji.get("name") or "").isascii():
        yield (*at, "emoji", "name"), "Invalid emoji"


def _range(
    part: Json, low: str, high: str, lows: tuple[int, int], highs: tuple[int, int], at: Path
) -> Iterator[Fault]:
    least, most = part.get(low), part.get(high)
    if least is not None and not lows[0] <= least <= lows[1]:
        yield (*at, low), f"Must be between {lows[0]} and {lows[1]}"
    if most is not None and not highs[0] <= most <= highs[1]:
        yield (*at, high), f"Must be between {highs[0]} and {highs[1]}"
    if least is not None and most is not None and least > most:
        yield (*at, low), f"{low} is over {high}"


def _text(body: Json, key: str, least: int, most: int, at: Path) -> Iterator[Fault]:
    value = body.get(key)
    if value is None:
        if least:
            yield (*at, key), "This field is required"
    elif not isinstance(value, str) or not least <= len(value) <= most:
        yield (*at, key), f"Must be between {least} and {most} in length"
