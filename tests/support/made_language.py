"""A language with words of a test's own."""

from __future__ import annotations

import pytest

from bot.language import language


def make_language(monkeypatch: pytest.MonkeyPatch, locale: str, text: str) -> None:
    """Let a language have these words; they are kept for no other test."""
    real = language.text_of
    monkeypatch.setattr(language, "text_of", lambda it: text if it == locale else real(it))
    monkeypatch.setattr(language, "sentences_with", language.sentences_with.__wrapped__)
