"""Rent that its owner has to ask for: until when it may be, and a button for each (RENT-08)."""

from bot.press import doing
from bot.render.names import Names
from bot.screen import Button
from bot.text.language import Words
from engine.actions import CollectRent
from engine.host.snapshots import Playing

MOST = 5
"""So many buttons at the most, the oldest rents first: they are the first to lapse."""


def claim_lines(playing: Playing, names: Names, words: Words) -> list[str]:
    """Who may still ask whom for how much."""
    window = playing.state.rules.rent_window.kind
    return [
        words.say(
            "claim-open",
            owner=names.of(claim.owner),
            visitor=names.bare(claim.visitor),
            amount=claim.rent.amount,
            window=window,
        )
        for claim in playing.state.claims
    ]


def claim_buttons(playing: Playing, names: Names, words: Words) -> tuple[Button, ...]:
    """Everybody sees them; each is its owner's, and is gone when the window closes."""
    game = playing.game.id
    people = playing.people()
    return tuple(
        Button(
            words.say(
                "button-collect", price=claim.rent.amount, visitor=names.label(claim.visitor)
            ),
            doing(game, 0, CollectRent(claim.id)),
            "success",
        )
        for claim in playing.state.claims
        if claim.owner in people
    )[:MOST]
