"""A building shortage in words: who wants which buildings, and what the Bank has."""

from collections.abc import Iterable, Sequence

from bot.language.language import Words
from bot.language.voice import Voice
from bot.narration.narrate_business import levels_text
from bot.narration.story import Story
from engine.core import events as e
from engine.core.auctions import BuildingClaim, ShortageAuction, ShortageClaim
from engine.core.buildings import Building, to_levels
from engine.core.position import Position


def building_text(building: Building, words: Words) -> str:
    """Return a building with its article: "a house"."""
    return words.say("a-house" if building == "house" else "a-hotel")


def shortage_lines(position: Position, decision: object, voice: Voice) -> list[str]:
    """Return what each player has claimed, and who claims nothing."""
    if isinstance(decision, ShortageClaim):
        claims = claim_lines(position, decision.claims, voice)
        none = [seat for seat in decision.answered if decision.claim_of(seat) is None]
        if none:
            who = voice.and_list([voice.player(seat) for seat in none])
            claims.append(voice.say("shortage-none", who=who, count=len(none)))
        return claims
    if isinstance(decision, ShortageAuction):
        return claim_lines(position, decision.claims, voice)
    return []


def claim_lines(position: Position, claims: Iterable[BuildingClaim], voice: Voice) -> list[str]:
    """Return a line for each player who still wants something."""
    return [
        voice.say("shortage-claim", who=voice.player(claim.seat), what=wanted)
        for claim in claims
        if (wanted := claim_text(position, claim, voice))
    ]


def claim_text(position: Position, claim: BuildingClaim, voice: Voice) -> str:
    """Return a claim: "Oriental and Vermont to 2 houses"; empty once all of it is met."""
    levels = to_levels(position, [space for space, _ in claim.wanted])
    return levels_text(Story(voice, position.rules), levels) if levels else ""


# -- telling ------------------------------------------------------------------------------------


def shortage_opened(story: Story, event: e.ShortageOpened) -> None:
    levels = levels_text(story, event.levels)
    asked = story.who(event.asked)
    clause = story.voice.say(
        "event-shortage-opened", levels=levels, asked=asked, count=len(event.asked)
    )
    story.alone((event.seat,), clause)


def claim_made(story: Story, event: e.ClaimMade) -> None:
    clause = story.voice.say("event-claim-made", count=len(event.lots))
    story.alone((event.seat,), clause, story.spaces(tuple(dict.fromkeys(event.lots))))


def claim_deferred(story: Story, event: e.ClaimDeferred) -> None:
    clause = story.voice.say("event-claim-deferred", count=len(event.lots))
    story.alone((event.seat,), clause, story.spaces(tuple(dict.fromkeys(event.lots))))


def shortage_auction_opened(story: Story, event: e.ShortageAuctionOpened) -> None:
    what, who = building_text(event.building, story.voice.words), story.who(event.seats)
    story.sentence(story.voice.say("event-shortage-auction-opened", what=what, who=who))


def building_bid(story: Story, events: Sequence[e.BuildingBid]) -> None:
    """Tell of the last of several bids in a row for a building."""
    last = events[-1]
    space = story.voice.space(last.space)
    clause = story.voice.say("event-building-bid", amount=last.amount, space=space)
    story.alone((last.seat,), clause)


def building_won(story: Story, event: e.BuildingWon) -> None:
    """Tell who won a building; what was built with it follows and ends the sentence."""
    clause = story.voice.say("event-building-won", price=event.price)
    story.alone((event.seat,), clause)
    story.outbid = event.seat


def building_unsold(story: Story, event: e.BuildingUnsold) -> None:
    what = building_text(event.building, story.voice.words)
    story.sentence(story.voice.say("event-building-unsold", what=what))
