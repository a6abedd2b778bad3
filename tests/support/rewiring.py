"""An app of which one part is another than its setup said, from now on."""

from __future__ import annotations

from functools import partial
from typing import Any

from bot.limits.rates import Limits
from bot.process.app import App


def give_context(app: App, **services: Any) -> None:
    """Let every context from now on have these services."""
    contexts = app.dispatcher.contexts
    contexts.new_context = partial(contexts.new_context, **services)


def set_limits(app: App, limits: Limits) -> Limits:
    """Let these limits count what is asked for from now on."""
    give_context(app, limits=limits)
    return limits
