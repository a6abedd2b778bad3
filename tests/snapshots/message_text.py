"""What Discord is sent, as text that people read: one block for each message, edit or form."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from bot.local.limits_components import walk

Json = Mapping[str, Any]
BUTTON, CONTAINER = 2, 17
LISTS = (3, 5, 6)
"""Lists of options, of members and of roles."""
STYLES = {1: "primary", 2: "", 3: "success", 4: "danger", 5: "link"}


def message(body: Json) -> Iterator[str]:
    """A message, part by part: its words, its embeds with their pictures, files, then what can be
    pressed."""
    attached = {it["filename"]: it for it in body.get("attachments") or [] if "filename" in it}
    if body.get("content"):
        yield body["content"]
    for embed in body.get("embeds") or []:
        lines = (f"│ {line}".rstrip() for line in _embed(embed))
        first = next(lines, "│").replace("│", "┌", 1)
        yield "\n".join([first, *lines, "└"])
        if picture := _picture(embed):
            words = attached.get(picture, {}).get("description")
            yield f"(picture {picture})\n{words}" if words else f"(picture {picture}) as it was"
    shown = {_picture(embed) for embed in body.get("embeds") or []}
    for name, file in attached.items():
        if name not in shown:
            yield f"(file {name})\n{file.get('description') or ''}".rstrip()
    for part in body.get("components") or []:
        if part["type"] == CONTAINER:
            yield from _panel(part["components"])
        else:
            yield from _row(part["components"])


def _panel(parts: Iterable[Json]) -> Iterator[str]:
    """A panel in its frame, a section's button at the right of its text; then its pictures."""
    parts = list(parts)
    lines = [line for part in parts for line in _panel_part(part)]
    yield "\n".join([f"╭ {lines[0]}".rstrip(), *(f"│ {it}".rstrip() for it in lines[1:]), "╰"])
    for part in parts:
        for item in part.get("items") or []:
            name = item["media"]["url"].removeprefix("attachment://")
            yield f"(picture {name})\n{item.get('description') or ''}".rstrip()


def _panel_part(part: Json) -> Iterator[str]:
    match part["type"]:
        case 9:
            words = "\n".join(it["content"] for it in part["components"])
            yield from f"{words}  {_button(part['accessory'])}".splitlines()
        case 10:
            yield from part["content"].splitlines()
        case 14:
            yield "────"
        case 1:
            for block in _row(part["components"]):
                yield from block.splitlines()


def pressed(body: Json, custom_id: str, values: Iterable[str]) -> str:
    """What somebody has pressed or chosen, by its label."""
    (part,) = [it for it in walk(body["components"]) if it.get("custom_id") == custom_id]
    if part["type"] == BUTTON:
        return f"presses {_button(part)}"
    labels = {it["value"]: it["label"] for it in part.get("options", [])}
    return f"chooses {', '.join(labels.get(it, it) for it in values)}"


def _embed(embed: Json) -> Iterator[str]:
    if embed.get("title"):
        yield f"# {embed['title']}"
    yield from (embed.get("description") or "").splitlines()
    for field in embed.get("fields") or []:
        yield f"## {field['name']}"
        yield from field["value"].splitlines()
    if embed.get("footer"):
        yield f"_{embed['footer']['text']}_"


def _picture(embed: Json) -> str:
    return str((embed.get("image") or {}).get("url", "")).removeprefix("attachment://")


def _row(parts: Iterable[Json]) -> Iterator[str]:
    buttons = [_button(part) for part in parts if part["type"] == BUTTON]
    if buttons:
        yield " ".join(buttons)
    for part in parts:
        if part["type"] in LISTS:
            yield "\n".join(_select(part))


def _button(part: Json) -> str:
    emoji = (part.get("emoji") or {}).get("name")
    label = f"{emoji} {part['label']}" if emoji else part["label"]
    off = "disabled" if part.get("disabled") else ""
    return f"[{'|'.join(it for it in (label, STYLES[part['style']], off) if it)}]"


def _select(part: Json) -> Iterator[str]:
    least, most = part.get("min_values", 1), part.get("max_values", 1)
    many = "" if (least, most) == (1, 1) else f" ({least} to {most})"
    yield f"▾ {part['placeholder']}{many}"
    yield from (f"  ● {it['id']}" for it in part.get("default_values", ()))
    yield from _options(part.get("options", []))


def _options(options: list[Json]) -> Iterator[str]:
    for option in options:
        emoji = (option.get("emoji") or {}).get("name")
        mark = "●" if option.get("default") else "○"
        about = f" — {option['description']}" if option.get("description") else ""
        yield f"  {mark} {emoji + ' ' if emoji else ''}{option['label']}{about}"


def form(body: Json) -> str:
    """A form: its title, and each line to type into with what stands there already."""
    lines = [f"# {body['title']}"]
    for label in body["components"]:
        field = label["component"]
        wanted = "" if field.get("required", True) else " (optional)"
        lines.append(f"{label['label']}{wanted}: {field.get('value') or ''}".rstrip())
        hints = (label.get("description"), field.get("placeholder"))
        lines += [f"  {hint}" for hint in hints if hint]
        lines += _options(field.get("options") or [])
    return "\n".join(lines)
