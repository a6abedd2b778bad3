"""The buttons at the table while a building shortage is open."""

from collections.abc import Sequence

from bot.decisions.business_options import effect
from bot.language.voice import Voice
from bot.presses.shared import Do, ShowClaim
from bot.ui.screen import Button, Row, rows_of
from engine.core.actions import Build, PassBid, SeatId
from engine.core.decisions import ShortageClaim
from engine.core.offered import BuildOffer
from engine.host.snapshots import StartedGame
from engine.rules.building.layouts import offered_layouts

MAX_BUTTONS = 2
"""Claims that have a button of their own at the table."""


def shortage_rows(game: StartedGame, voice: Voice) -> tuple[Row, ...]:
    """Return the buttons at the table: the likeliest claims, others, and none."""
    decision = game.public().decision
    assert isinstance(decision, ShortageClaim)
    game_id, asked = game.record.id, game.public().awaited
    again = all(decision.claim_of(seat) for seat in asked)
    none = "button-claim-enough" if again else "button-claim-none"
    claims = _direct_claims(game, decision, asked, voice)
    return (
        *rows_of(claims),
        (
            Button(
                voice.say("button-claim-other" if claims else "button-claim-choose"),
                ShowClaim(game_id, decision=decision.id).custom_id,
                "primary",
            ),
            Button(voice.say(none), Do(game_id, PassBid(), decision=decision.id).custom_id),
        ),
    )


def _direct_claims(
    game: StartedGame,
    decision: ShortageClaim,
    asked: Sequence[SeatId],
    voice: Voice,
) -> list[Button]:
    """Return one button for each who is asked: whose button it is, the lot says."""
    buttons = []
    for seat in asked:
        view = game.seen_from(seat)
        for offer in view.offers:
            if isinstance(offer, BuildOffer):
                build = Build(offered_layouts(view, offer)[0])
                label = voice.say("button-claim", what=effect(view, build, voice))
                custom_id = Do(game.record.id, build, decision=decision.id).custom_id
                buttons.append(Button(label, custom_id, "success"))
    return buttons[:MAX_BUTTONS]
