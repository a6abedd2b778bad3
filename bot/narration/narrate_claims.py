"""Telling of rent that its owner has to ask for."""

from bot.narration.charge_reasons import explain
from bot.narration.story import Story
from engine.core import events as e


def rent_claimable(story: Story, event: e.RentClaimable) -> None:
    """Tell of a landing and the rent that the owner may ask for."""
    claim = event.claim
    voice = story.voice
    where, owner = voice.on_space(claim.rent.space), voice.name(claim.owner)
    # After a roll for a utility card the landing has been told already.
    if story.take_landing(claim.visitor, claim.rent.space) or not story.is_about(claim.visitor):
        story.go_on(claim.visitor, voice.say("moved-owned", where=where, owner=owner))
    sentence = voice.say(
        "event-rent-claimable",
        why=_sum(story, claim),
        owner=owner,
        visitor=voice.name(claim.visitor),
        window=story.rules.rent_window,
    )
    story.because(sentence)


def rent_claimed(story: Story, event: e.RentClaimed) -> None:
    """Tell of claimed rent; a payment that follows at once is not told of again."""
    claim = event.claim
    space, visitor = story.voice.space(claim.rent.space), story.voice.name(claim.visitor)
    clause = story.voice.say("event-rent-claimed", visitor=visitor, space=space)
    story.alone((claim.owner,), clause, _sum(story, claim))
    story.claimed = (claim.visitor, claim.rent)


def rent_lapsed(story: Story, event: e.RentLapsed) -> None:
    story.sentence(
        story.voice.say(
            "event-rent-lapsed",
            owner=story.voice.name(event.claim.owner),
            amount=event.claim.rent.amount,
            space=story.voice.space(event.claim.rent.space),
            by=event.by,
        )
    )


def _sum(story: Story, claim: e.RentClaim) -> str:
    return explain(claim.rent, claim.rent.amount, story.voice, story.rules)
