"""The form for a bid or a secret maximum."""

import pytest

from bot.panels.auctions.amounts import NAME
from bot.screens.screen import OPTION
from bot.text.language import languages, load


@pytest.mark.parametrize("locale", languages())
def test_who_leads_and_the_least_fit_into_a_form(locale: str) -> None:
    words = load(locale)
    lead = words.say("bid-form-lead", who="W" * NAME, price=9999)
    for kind in ("max", "type"):
        hint = words.say(f"bid-form-{kind}-hint", lowest=10_000)
        assert len(f"{lead} {hint}") <= OPTION
