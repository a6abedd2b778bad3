"""Which of the page's languages a browser asks for."""

from __future__ import annotations

import pytest

from bot.local.browser_language import preferred_locale


@pytest.mark.parametrize(
    ("header", "locale"),
    [
        ("es-ES", "es-ES"),
        ("es-MX,es;q=0.9,en;q=0.8", "es-ES"),
        ("pt-PT, pt;q=0.9", "pt-BR"),
        ("en;q=0.5, DE-at;q=0.9", "de"),
        ("eo,fr-CA;q=0.7,en;q=0.3", "fr"),
        ("en-GB,fr;q=0.9", "en-US"),
        ("fr;q=0,de;q=0.1", "de"),
        ("fr;q=much", "en-US"),
        ("eo,*;q=0.5", "en-US"),
        ("", "en-US"),
    ],
)
def test_a_browser_is_answered_in_its_language(header: str, locale: str) -> None:
    assert preferred_locale(header) == locale
