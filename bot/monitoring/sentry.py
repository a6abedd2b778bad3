"""Errors of the log, sent to Sentry without ids and secrets, where a host wants that."""

import logging
import re
from collections.abc import Callable
from typing import Any, Final

from bot.monitoring.start_errors import MissingSentry
from engine.host.administration.installing import install_command

FLUSH_TIMEOUT: Final = 2.0
"""Seconds that a stopping bot gives to reports under way."""
_ID = re.compile(r"(?<!\d)\d{15,}(?!\d)")
"""An id of Discord's: of a person, a message, a channel, a server or an interaction."""


def start(
    dsn: str, redact: Callable[[str], str], release: str = "", transport: object = None
) -> None:
    """Report each error of the log from now on. Raises MissingSentry.

    `redact` takes secrets out of a text. Reports have no values of variables, no requests and no
    lines before the error: what is not collected need not be scrubbed. `transport` is for tests.
    """
    try:
        import sentry_sdk
        from sentry_sdk.integrations.logging import LoggingIntegration
    except ModuleNotFoundError as error:
        if not str(error.name).startswith("sentry_sdk"):
            raise
        raise MissingSentry(
            "SENTRY_DSN is set, but the package sentry-sdk is missing. Remove SENTRY_DSN, or run: "
            f"{install_command()}"
        ) from None

    def scrub(event: Any, hint: object) -> Any:
        return scrubbed(event, redact)

    sentry_sdk.init(
        dsn=dsn,
        release=release or None,
        transport=transport,  # type: ignore[arg-type]
        default_integrations=False,
        auto_enabling_integrations=False,
        integrations=[LoggingIntegration(level=None, event_level=logging.ERROR)],
        before_send=scrub,
        include_local_variables=False,
        include_source_context=False,
        max_breadcrumbs=0,
        max_request_body_size="never",
        server_name="",
    )


def stop() -> None:
    """Send what is still waiting, within FLUSH_TIMEOUT."""
    import sentry_sdk

    sentry_sdk.flush(FLUSH_TIMEOUT)


def scrubbed(value: Any, redact: Callable[[str], str]) -> Any:
    """Return a report's value without ids and secrets, whatever it is made of."""
    if isinstance(value, str):
        return _ID.sub("(id)", redact(value))
    if isinstance(value, dict):
        return {scrubbed(key, redact): scrubbed(it, redact) for key, it in value.items()}
    if isinstance(value, list | tuple):
        return [scrubbed(it, redact) for it in value]
    if isinstance(value, int) and _ID.fullmatch(str(abs(value))):
        return "(id)"
    return value
