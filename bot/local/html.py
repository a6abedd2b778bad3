"""Templates to HTML, and the headers that every part of the page is sent with."""

from __future__ import annotations

from pathlib import Path

import jinja2

from bot.local.markdown import JUMP, emoji_words
from bot.local.payloads import roles
from bot.local.view import Viewer

TEMPLATES = jinja2.Environment(
    loader=jinja2.FileSystemLoader(Path(__file__).with_name("templates")),
    autoescape=True,
    trim_blocks=True,
    lstrip_blocks=True,
    undefined=jinja2.ChainableUndefined,
)


def address_here(viewer: Viewer, url: str) -> str:
    """Return where the page shows a linked channel or message; empty for any other address."""
    jump = JUMP.match(url)
    channel = viewer.world.channel(int(jump[1])) if jump else None
    if jump is None or channel is None:
        return ""
    return viewer.link(channel) + (f"#m{jump[2]}" if jump[2] else "")


TEMPLATES.filters["emoji_words"] = emoji_words
TEMPLATES.filters["address_here"] = address_here
TEMPLATES.filters["roles_of"] = roles
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline';"
    " img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    # The address is the only key, so it must not travel to linked sites.
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
}


def render(template: str, **values: object) -> str:
    """Return a template with these values, everything in it escaped."""
    return TEMPLATES.get_template(template).render(**values)
