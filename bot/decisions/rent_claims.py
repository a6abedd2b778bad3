"""Rent that its owner has to ask for: until when it may be, and a button for each (RENT-08)."""

from bot.language.voice import Voice
from bot.presses.shared import Do
from bot.ui.screen import Button
from engine.core.actions import CollectRent
from engine.host.snapshots import StartedGame

MAX_BUTTONS = 5
"""Buttons at the most; the oldest rents come first, because they lapse first."""


def claim_lines(game: StartedGame, voice: Voice) -> list[str]:
    """Return a line for each rent that may be claimed: who may ask whom for how much; and one for
    each that has been asked for, and is paid after what is open.
    """
    window = game.position.rules.rent_window
    asked = [
        voice.say(
            "claim-asked",
            owner=voice.name(rent.owner),
            visitor=voice.player(rent.visitor),
            amount=rent.rent.amount,
        )
        for rent in game.public().asked_rents
    ]
    return asked + [
        voice.say(
            "claim-open",
            owner=voice.player(claim.owner),
            visitor=voice.name(claim.visitor),
            amount=claim.rent.amount,
            window=window,
        )
        for claim in game.public().claims
    ]


def claim_buttons(game: StartedGame, voice: Voice) -> tuple[Button, ...]:
    """Return the buttons that all see; each is its owner's, and is gone when the window closes."""
    game_id = game.record.id
    people = game.people()
    return tuple(
        Button(
            voice.say(
                "button-collect", price=claim.rent.amount, visitor=voice.label(claim.visitor)
            ),
            Do(game_id, CollectRent(claim.id)).custom_id,
            "success",
        )
        for claim in game.public().claims
        if claim.owner in people
    )[:MAX_BUTTONS]
