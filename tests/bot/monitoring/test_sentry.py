"""Reports of errors: what is in them, and what never is."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

import pytest
import sentry_sdk
from sentry_sdk.envelope import Envelope
from sentry_sdk.transport import Transport

from bot.monitoring import sentry
from bot.monitoring.sentry import scrubbed
from bot.monitoring.start_errors import MissingSentry
from bot.process.logs import Redactor
from tests.support.logged_errors import LoggedErrors
from tests.support.missing_package import hide

DSN = "https://key@sentry.example/1"
TOKEN = "MTE2.Gx7.a-secret_of_38_letters"
ANSWERS = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5"
PERSON = 117580000000000123
LOG = logging.getLogger("bot.test_sentry")


class Sent(Transport):
    """Keeps what would be sent."""

    def __init__(self) -> None:
        super().__init__()
        self.events: list[Any] = []

    def capture_envelope(self, envelope: Envelope) -> None:
        self.events.append(envelope.get_event())


@pytest.fixture
def sent() -> Iterator[Sent]:
    with sentry_sdk.isolation_scope():
        found = Sent()
        sentry.start(DSN, Redactor(TOKEN), transport=found)
        yield found
        sentry_sdk.get_client().close()
        sentry_sdk.Scope.get_global_scope().set_client(None)


def failing(person: int) -> None:
    name = f"Ada {person}"
    raise KeyError(f"PATCH /webhooks/7/{ANSWERS}/messages has 404, {TOKEN}, {name}")


def test_an_error_of_the_log_is_reported_without_ids_and_tokens(
    sent: Sent, errors: LoggedErrors
) -> None:
    LOG.warning("nothing happens to %d", PERSON)
    try:
        failing(PERSON)
    except KeyError:
        LOG.exception("game %s: person %d met a bug", "abc1234", PERSON, extra={"user": PERSON})

    (event,) = sent.events
    text = str(event)
    assert "abc1234" in text
    assert "failing" in text
    assert "(id)" in text
    for secret in (str(PERSON), TOKEN, ANSWERS):
        assert secret not in text
    assert "'vars'" not in text
    assert not event.get("breadcrumbs", {}).get("values")
    assert not event.get("server_name")
    assert "met a bug" in errors.take()


def test_whatever_a_report_is_made_of_is_scrubbed() -> None:
    redact = Redactor(TOKEN)

    found = scrubbed({str(PERSON): [PERSON, f"<@{PERSON}> {TOKEN}", ("x", 7)], "n": None}, redact)

    assert found == {"(id)": ["(id)", "<@(id)> (hidden)", ["x", 7]], "n": None}


def test_without_its_package_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    hide(monkeypatch, "sentry_sdk")
    with pytest.raises(MissingSentry, match="the package sentry-sdk is missing"):
        sentry.start(DSN, str)
