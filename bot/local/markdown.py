"""Discord's Markdown as HTML: mentions, timestamps and jump links included."""

from __future__ import annotations

import re
from collections.abc import Callable, MutableMapping, Sequence
from html import escape
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.rules_block import StateBlock
from markdown_it.rules_core import StateCore
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token
from markupsafe import Markup

SPECIAL = re.compile(
    r"<(?:t:(?P<time>-?\d{1,13})(?::(?P<style>[tTdDfFR]))?|@!?(?P<user>\d+)|@&(?P<role>\d+)|#(?P<channel>\d+)"
    r"|/(?P<command>[^:<>]{1,100}):\d+|a?:(?P<emoji>\w+):(?P<emoji_id>\d+))>"
)
SPOILER = re.compile(r"\|\|(?P<inside>(?:(?!\|\|).)+)\|\|", re.DOTALL)
URL = re.compile(r"https?://[^\s<>]*[^\s<>.,:;\"')\]]")
JUMP = re.compile(r"^https://(?:\w+\.)?discord\.com/channels/(?:\d+|@me)/(\d+)(?:/(\d+))?$")
Names = Callable[[str, str], str]
"""Kind (user, role, channel or jump) and id → the name to show."""


def render(text: str, names: Names, root: str) -> Markup:
    """Return a text as HTML; root is the address that jump links lead to."""
    return Markup(_READER.render(text, {"names": names, "root": root}))


def _special(state: StateInline, silent: bool) -> bool:
    match = SPECIAL.match(state.src, state.pos)
    if match is None:
        return False
    if not silent:
        token = state.push("special", "", 0)
        token.meta = match.groupdict()
    state.pos = match.end()
    return True


def _spoiler(state: StateInline, silent: bool) -> bool:
    match = SPOILER.match(state.src, state.pos)
    if match is None:
        return False
    if not silent:
        attributes = {
            "class": "spoiler",
            "role": "button",
            "tabindex": "0",
            "aria-expanded": "false",
        }
        state.push("spoiler_open", "span", 1).attrs.update(attributes)
        end, state.pos, state.posMax = state.posMax, match.start("inside"), match.end("inside")
        state.md.inline.tokenize(state)
        state.posMax = end
        state.push("spoiler_close", "span", -1)
    state.pos = match.end()
    return True


def _subtext(state: StateBlock, start: int, end: int, silent: bool) -> bool:
    line = state.src[state.bMarks[start] + state.tShift[start] : state.eMarks[start]]
    if not line.startswith("-# "):
        return False
    if not silent:
        state.push("subtext_open", "small", 1)
        inline = state.push("inline", "", 0)
        inline.content, inline.map, inline.children = line[3:], [start, start + 1], []
        state.push("subtext_close", "small", -1)
        state.line = start + 1
    return True


def _bare_urls(state: StateCore) -> None:
    for block in state.tokens:
        if block.type != "inline" or not block.children:
            continue
        depth, found = 0, []
        for token in block.children:
            depth += token.nesting if token.type in ("link_open", "link_close") else 0
            found += _split(token) if token.type == "text" and not depth else [token]
        block.children = found


def _split(token: Token) -> list[Token]:
    parts, at = [], 0
    for match in URL.finditer(token.content):
        parts.append(Token("text", "", 0, content=token.content[at : match.start()]))
        parts.append(Token("link_open", "a", 1, attrs={"href": match[0]}))
        parts.append(Token("text", "", 0, content=match[0]))
        parts.append(Token("link_close", "a", -1))
        at = match.end()
    return [*parts, Token("text", "", 0, content=token.content[at:])]


Tokens = Sequence[Token]
Env = MutableMapping[str, Any]


def _show_special(r: RendererHTML, tokens: Tokens, at: int, options: Any, env: Env) -> str:
    part, names = tokens[at].meta, env["names"]
    if part["time"]:
        style = part["style"] or "f"
        return f'<time class="stamp" data-unix="{part["time"]}" data-style="{style}"></time>'
    for kind in ("user", "role"):
        if part[kind]:
            return f'<span class="mention">@{escape(names(kind, part[kind]))}</span>'
    if part["channel"]:
        href = f"{env['root']}&channel={part['channel']}"
        name = escape(names("channel", part["channel"]))
        return f'<a class="mention" href="{escape(href)}">#{name}</a>'
    if part["command"]:
        name = escape(part["command"])
        return f'<button type="button" class="mention" data-type="{name}">/{name}</button>'
    name, address = escape(part["emoji"]), f"/cdn/emojis/{part['emoji_id']}.png"
    words = emoji_words(name)
    return f'<img class="custom-emoji" src="{address}" alt="{words}" title=":{name}:">'


def emoji_words(name: str) -> str:
    """Return what an application's emoji shows: "dark blue" for mono_dark_blue.

    Discord's client reads out the name with colons, which is hard to listen to in each line.
    """
    return name.removeprefix("mono_").replace("_", " ")


def _show_link(r: RendererHTML, tokens: Tokens, at: int, options: Any, env: Env) -> str:
    href = str(tokens[at].attrs.get("href", ""))
    jump = JUMP.match(href)
    if jump is None:
        return f'<a href="{escape(href)}" target="_blank" rel="noreferrer noopener">'
    message = f"#m{jump[2]}" if jump[2] else ""
    if tokens[at + 1].content == href:
        tokens[at + 1].content = f"#{env['names']('channel', jump[1])} › message"
    return f'<a class="mention" href="{escape(env["root"] + "&channel=" + jump[1] + message)}">'


def _show_strong(r: RendererHTML, tokens: Tokens, at: int, options: Any, env: Env) -> str:
    tag = "u" if tokens[at].markup == "__" else "strong"
    return f"<{'/' if tokens[at].nesting < 0 else ''}{tag}>"


def _reader() -> MarkdownIt:
    reader = MarkdownIt("commonmark", {"html": False, "breaks": True}).enable("strikethrough")
    reader.disable(["image", "reference", "lheading", "hr", "code", "entity", "html_inline",
                    "html_block"])  # fmt: skip
    reader.inline.ruler.before("autolink", "special", _special)
    reader.inline.ruler.before("autolink", "spoiler", _spoiler)
    reader.inline.add_terminator_char("|")
    reader.block.ruler.before("list", "subtext", _subtext, {"alt": ["paragraph"]})
    reader.core.ruler.push("bare_urls", _bare_urls)
    reader.add_render_rule("special", _show_special)
    reader.add_render_rule("link_open", _show_link)
    reader.add_render_rule("strong_open", _show_strong)
    reader.add_render_rule("strong_close", _show_strong)
    return reader


_READER = _reader()
