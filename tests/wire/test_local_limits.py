"""What the local Discord refuses in bodies, rule by rule."""

from __future__ import annotations

from typing import Any

import pytest

from bot.local.limits import message_faults
from bot.local.limits_commands import commands_faults
from bot.local.limits_components import modal_faults

V2 = 1 << 15


def button(label: str | None = "Go", custom_id: str | None = "go", **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": label, "custom_id": custom_id, **more}


def row(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(parts)}


def options(count: int) -> list[dict[str, str]]:
    return [{"label": f"o{n}", "value": f"{n}"} for n in range(count)]


def select(count: int = 2, **more: Any) -> dict[str, Any]:
    return {"type": 3, "custom_id": "s", "options": options(count), **more}


def rows(count: int) -> list[dict[str, Any]]:
    return [row(button(custom_id=f"b{n}")) for n in range(count)]


def text(content: str) -> dict[str, Any]:
    return {"type": 10, "content": content}


def section(*inside: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"type": 9, "components": list(inside), **more}


def gallery(url: str, description: str) -> dict[str, Any]:
    return {"type": 12, "items": [{"media": {"url": url}, "description": description}]}


def container(*inside: dict[str, Any]) -> dict[str, Any]:
    return {"type": 17, "components": list(inside)}


def embed(**more: Any) -> dict[str, Any]:
    return {"title": "t", **more}


GOOD: list[dict[str, Any]] = [
    {"content": "x" * 2000},
    {"content": "x", "components": rows(5)},
    {"components": [row(*(button(custom_id=f"{n}") for n in range(5))), row(select(25))]},
    {"components": [row(button(label="l" * 80, custom_id="c" * 100))]},
    {"components": [row(button(label=None, emoji={"name": "🎲"}))]},
    {"components": [row({"type": 2, "style": 5, "label": "x", "url": "https://a.b/"})]},
    {"embeds": [embed(description="x" * 4096, color=0xFFFFFF)]},
    {"embeds": [embed(fields=[{"name": "n", "value": "v" * 200}] * 25)]},
    {"content": "x", "allowed_mentions": {"parse": ["roles"], "users": ["1"]}},
    {"flags": V2, "components": [{"type": 17, "components": [text("x" * 4000)]}]},
    {"flags": V2, "components": [section(text("x"), text("y"), accessory=button())]},
    {"flags": V2, "components": [gallery("attachment://board.png", "The board")], "embeds": []},
    {"content": "x", "nonce": "n" * 25, "flags": 64},
]

BAD: list[tuple[str, dict[str, Any]]] = [
    ("content", {"content": "x" * 2001}),
    ("nonce", {"content": "x", "nonce": "n" * 26}),
    ("components", {"components": rows(6)}),
    ("components", {"components": [row(*(button(custom_id=f"{n}") for n in range(6)))]}),
    ("components", {"components": [row(button(), button())]}),
    ("components", {"components": [row(select(), button())]}),
    ("components", {"components": [row()]}),
    ("components", {"components": [button()]}),
    ("components", {"components": [row(button(label="l" * 81))]}),
    ("components", {"components": [row(button(custom_id="c" * 101))]}),
    ("components", {"components": [row(button(custom_id=None))]}),
    ("components", {"components": [row(button(label=None))]}),
    ("components", {"components": [row(button(style=9))]}),
    ("components", {"components": [row(button(url="https://a.b/"))]}),
    ("components", {"components": [row(button(emoji={"name": "dice"}))]}),
    ("components", {"components": [row({"type": 2, "style": 5, "label": "no address"})]}),
    ("components", {"components": [row(select(26))]}),
    ("components", {"components": [row(select(0))]}),
    ("components", {"components": [row(select(placeholder="p" * 151))]}),
    ("components", {"components": [row(select(min_values=2, max_values=1))]}),
    ("components", {"components": [row(select(2, max_values=3))]}),
    ("components", {"components": [row(select() | {"options": options(1) * 2})]}),
    ("components", {"components": [row(select() | {"options": [{"label": "", "value": "v"}]})]}),
    ("embeds", {"embeds": [embed()] * 11}),
    ("embeds", {"embeds": [embed(title="t" * 257)]}),
    ("embeds", {"embeds": [embed(description="d" * 4097)]}),
    ("embeds", {"embeds": [embed(description="d" * 3000), embed(description="d" * 3000)]}),
    ("embeds", {"embeds": [embed(fields=[{"name": "n", "value": "v"}] * 26)]}),
    ("embeds", {"embeds": [embed(fields=[{"name": "n", "value": ""}])]}),
    ("embeds", {"embeds": [embed(fields=[{"name": "n", "value": "v" * 1025}])]}),
    ("embeds", {"embeds": [embed(footer={"text": "f" * 2049})]}),
    ("embeds", {"embeds": [embed(author={"name": "a" * 257})]}),
    ("embeds", {"embeds": [embed(color=0x1000000)]}),
    ("embeds", {"embeds": [embed(image={"url": "board.png"})]}),
    ("embeds", {"embeds": [{}]}),
    ("allowed_mentions", {"content": "x", "allowed_mentions": {"parse": ["all"]}}),
    (
        "allowed_mentions",
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
    ),
    ("flags", {"content": "x", "flags": 1}),
    ("content", {"content": "x", "flags": V2, "components": [text("x")]}),
    ("components", {"components": [text("no flag")]}),
    ("components", {"flags": V2, "components": [text("x" * 2001), text("x" * 2000)]}),
    ("components", {"flags": V2, "components": [text("x") for _ in range(41)]}),
    ("components", {"flags": V2, "components": [section(text("x"))]}),
    ("components", {"flags": V2, "components": [section(accessory=button())]}),
    ("components", {"flags": V2, "components": [section(*[text("x")] * 4, accessory=button())]}),
    ("components", {"flags": V2, "components": [section(button(), accessory=button("b"))]}),
    ("components", {"flags": V2, "components": [section(text("x"), accessory=select())]}),
    ("components", {"flags": V2, "components": [container(container(text("x")))]}),
    ("components", {"flags": V2, "components": [container(*[text("x")] * 40)]}),
    ("components", {"flags": V2, "components": [button()]}),
    ("components", {"flags": V2, "components": [text("")]}),
    ("components", {"flags": V2, "components": [gallery("attachment://a.png", "x" * 1025)]}),
    ("components", {"flags": V2, "components": [{"type": 12, "items": []}]}),
    ("content", {"embeds": [embed()], "flags": V2, "components": [text("x")]}),
]


@pytest.mark.parametrize("body", GOOD)
def test_good_messages_pass(body: dict[str, Any]) -> None:
    assert list(message_faults(body)) == []


@pytest.mark.parametrize(("where", "body"), BAD)
def test_bad_messages_are_refused(where: str, body: dict[str, Any]) -> None:
    assert where in {path[0] for path, _ in message_faults(body)}


def test_the_new_look_cannot_be_taken_back() -> None:
    assert list(message_faults({"flags": 0}, V2))


def label(component: dict[str, Any], title: str = "Label") -> dict[str, Any]:
    return {"type": 18, "label": title, "component": component}


def entry(custom_id: str = "a", **more: Any) -> dict[str, Any]:
    return {"type": 4, "custom_id": custom_id, "style": 1, **more}


def modal(*parts: dict[str, Any], title: str = "Bid") -> dict[str, Any]:
    return {"title": title, "custom_id": "bid", "components": list(parts)}


def test_good_modals_pass() -> None:
    inputs = [label(entry(f"{n}")) for n in range(3)]
    good = modal(*inputs, label(select(25)), row(entry("old", label="Old")), title="t" * 45)
    assert list(modal_faults(good, ())) == []


@pytest.mark.parametrize(
    "bad",
    [
        modal(label(entry()), title="t" * 46),
        modal(label(entry()), title=""),
        modal(),
        modal(*(label(entry(f"{n}")) for n in range(6))),
        modal(label(entry()), label(entry())),
        modal(label(entry(), "l" * 46)),
        modal(label(entry(label="twice"))),
        modal(label(entry(style=3))),
        modal(label(entry(min_length=5, max_length=4))),
        modal(label(entry(placeholder="p" * 101))),
        modal(label(button())),
        modal(row(button())),
        modal(button()),
    ],
)
def test_bad_modals_are_refused(bad: dict[str, Any]) -> None:
    assert list(modal_faults(bad, ()))


def command(**more: Any) -> dict[str, Any]:
    return {"name": "game", "description": "A game", **more}


def option(name: str = "a", kind: int = 3, **more: Any) -> dict[str, Any]:
    return {"name": name, "description": "An option", "type": kind, **more}


def test_good_commands_pass() -> None:
    leaf = option("new", 1, options=[option("pace", required=True), option("game")])
    german = command(name_localizations={"de": "spiel"}, options=[leaf, option("mod", 2)])
    assert list(commands_faults([german, command(name="other", options=[option()])])) == []


@pytest.mark.parametrize(
    "bad",
    [
        [command(name="Game")],
        [command(name="g" * 33)],
        [command(name="two words")],
        [command(description="")],
        [command(description="d" * 101)],
        [command(), command()],
        [command(name=f"c{n}") for n in range(101)],
        [command(options=[option(f"o{n}") for n in range(26)])],
        [command(options=[option(), option()])],
        [command(options=[option("a"), option("b", required=True)])],
        [command(options=[option("sub", 1), option("plain")])],
        [command(options=[option("g", 2, options=[option("h", 2)])])],
        [command(options=[option(choices=[{"name": "n", "value": "v"}] * 26)])],
        [command(options=[option(choices=[{"name": "n" * 101, "value": "v"}])])],
        [command(options=[option(choices=[{"name": "n", "value": "v"}], autocomplete=True)])],
        [command(name_localizations={"xx": "spiel"})],
        [command(name_localizations={"de": "Spiel"})],
        [command(options=[option(f"s{n}", 1, options=[option(f"o{k}", description="d" * 100)
                                                      for k in range(8)]) for n in range(10)])],
    ],
)  # fmt: skip
def test_bad_commands_are_refused(bad: list[dict[str, Any]]) -> None:
    assert list(commands_faults(bad))
