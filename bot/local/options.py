"""The options of a typed command: found, checked and made into what Discord sends."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.local import payloads
from bot.local.errors import Json
from bot.local.permissions import member_permissions
from bot.local.world import World

TEXT, WHOLE, TRUTH, USER, CHANNEL, NUMBER = 3, 4, 5, 6, 7, 10


class ClientRefusal(Exception):
    """What the real client would not let a member do."""


def find_command(
    commands: list[Json], name: str, leaves: Callable[[Json], list[tuple[str, Json]]]
) -> tuple[Json, Json]:
    """Return the command with this full name, and the part of it that has the options."""
    for command in commands:
        for full, leaf in leaves(command):
            if full == name:
                return command, leaf
    typed = [full for command in commands for full, _ in leaves(command)]
    raise ClientRefusal(f"there is no /{name} here; there are {typed}")


def filled(world: World, leaf: Json, given: Json) -> list[Json]:
    """Return the given options, checked as the client checks them."""
    known = {option["name"]: option for option in leaf.get("options") or []}
    if set(given) - set(known):
        raise ClientRefusal(f"no such option: {sorted(set(given) - set(known))}")
    missing = [name for name, o in known.items() if o.get("required") and name not in given]
    if missing:
        raise ClientRefusal(f"options are missing: {missing}")
    return [
        {"name": name, "type": known[name]["type"], "value": _value(world, known[name], value)}
        for name, value in given.items()
    ]


def focused(world: World, leaf: Json, option: str, given: Json) -> list[Json]:
    """Return the options while one of them is being typed; that one stays as typed."""
    found = next((o for o in leaf.get("options") or [] if o["name"] == option), None)
    if found is None or not found.get("autocomplete"):
        raise ClientRefusal(f"{option!r} does not complete")
    others = {name: value for name, value in given.items() if name != option}
    partly = leaf | {"options": [o | {"required": False} for o in leaf["options"]]}
    typed = {"name": option, "type": found["type"], "value": str(given.get(option, ""))}
    return [*filled(world, partly, others), typed | {"focused": True}]


def resolved_users(world: World, ids: list[str]) -> Json:
    """Return the users and members that options or values name."""
    members = {}
    for user_id in ids:
        member = payloads.member(world, int(user_id))
        del member["user"]
        member["permissions"] = str(member_permissions(world, int(user_id)))
        members[user_id] = member
    return {"users": {i: payloads.user(world, int(i)) for i in ids}, "members": members}


def _value(world: World, option: Json, value: Any) -> Any:
    kind = option["type"]
    if option.get("choices"):
        return _choice(option, value)
    if kind == USER:
        row = world.user(value)
        if row is None:
            raise ClientRefusal(f"there is no member {value!r}")
        return str(row["id"])
    if kind == CHANNEL:
        found = [c for c in world.channels(0) if value in (c["id"], c["name"])]
        if not found:
            raise ClientRefusal(f"there is no channel {value!r}")
        return found[0]["id"]
    return _plain(option, value)


def _choice(option: Json, value: Any) -> Any:
    for choice in option["choices"]:
        if str(value) in (str(choice["value"]), choice["name"]):
            return choice["value"]
    raise ClientRefusal(f"{value!r} is not among {[c['name'] for c in option['choices']]}")


def _plain(option: Json, value: Any) -> Any:
    name, kind = option["name"], option["type"]
    if kind == TRUTH:
        return value if isinstance(value, bool) else str(value).lower() == "true"
    if kind in (WHOLE, NUMBER):
        try:
            number = int(value) if kind == WHOLE else float(value)
        except ValueError:
            raise ClientRefusal(f"{name}: {value!r} is not a number") from None
        _within(name, number, option.get("min_value"), option.get("max_value"))
        return number
    text = str(value)
    _within(f"{name}'s length", len(text), option.get("min_length"), option.get("max_length"))
    return text


def _within(name: str, size: float, least: float | None, most: float | None) -> None:
    if (least is not None and size < least) or (most is not None and size > most):
        raise ClientRefusal(f"{name}: {size} is not between {least} and {most}")
