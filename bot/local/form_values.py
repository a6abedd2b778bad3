"""What a member chooses in selects and fills into modals, checked as the client checks it."""

from __future__ import annotations

from base64 import b64decode

from bot.local import stored_json
from bot.local.attachments import attach
from bot.local.bodies import Upload
from bot.local.errors import Json
from bot.local.hub import Hub
from bot.local.limits_components import SELECT, SELECTS, UPLOAD, walk
from bot.local.options import ClientRefusal


def select_values(hub: Hub, select: Json, values: list[str]) -> list[str]:
    """Return values for a select, named by value or label, as many as may be chosen."""
    if select["type"] == SELECT:
        known = {option["value"] for option in select["options"]}
        by_label = {option["label"]: option["value"] for option in select["options"]}
        values = [value if value in known else by_label.get(value, value) for value in values]
        if set(values) - known:
            raise ClientRefusal(f"not among the options: {sorted(set(values) - known)}")
    elif select["type"] == 5:
        rows = [hub.world.user(value) for value in values]
        values = [str(row["id"]) for row in rows if row is not None]
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    if not least <= len(values) <= most:
        raise ClientRefusal(f"between {least} and {most} values can be chosen")
    return values


def submitted_part(hub: Hub, part: Json, values: Json) -> Json:
    """Return a part of a modal as it is submitted."""
    base = {"type": part["type"], "id": part.get("id", 1)}
    if part["type"] == 18:
        return base | {"component": _value(hub, part["component"], values)}
    if part["type"] == 1:
        return base | {"components": [_value(hub, part["components"][0], values)]}
    return base


def store_files(hub: Hub, channel: Json, modal: Json, values: Json) -> tuple[Json, Json]:
    """Return the values with an id for each file that was chosen, and these files by their ids."""
    resolved: Json = {}
    stored = dict(values)
    for part in walk(modal["components"]):
        if part["type"] == UPLOAD and isinstance(values.get(part["custom_id"]), list):
            given = [_upload(at, it) for at, it in enumerate(values[part["custom_id"]])]
            files = attach(hub, channel, {}, given, [])
            text = stored_json.text_of({it["id"]: it for it in files}).replace(
                "local:/", hub.base + "/"
            )
            resolved |= stored_json.read(text)
            stored[part["custom_id"]] = [it["id"] for it in files]
    return stored, resolved


def _upload(at: int, given: Json) -> Upload:
    return Upload(at, given["name"], "application/octet-stream", b64decode(given["data"]))


def _value(hub: Hub, part: Json, values: Json) -> Json:
    custom_id, kind = part["custom_id"], part["type"]
    value: Json = {"type": kind, "custom_id": custom_id, "id": part.get("id", 1)}
    if kind == 4:
        return value | {"value": _text(part, str(values.get(custom_id, part.get("value") or "")))}
    if kind in (21, 23):
        return value | {"value": values.get(custom_id)}
    preset = [o["value"] for o in part.get("options") or [] if o.get("default")]
    given = values.get(custom_id, preset)
    given = [given] if isinstance(given, str) else list(given)
    if not given and part.get("required") is False:
        return value | {"values": []}
    return value | {"values": select_values(hub, part, given) if kind in SELECTS else given}


def _text(part: Json, text: str) -> str:
    least = part.get("min_length") or (1 if part.get("required", True) else 0)
    if not text and not part.get("required", True):
        return text
    if not least <= len(text) <= (part.get("max_length") or 4000):
        raise ClientRefusal(f"{part['custom_id']}: {least} to {part.get('max_length')} characters")
    return text
