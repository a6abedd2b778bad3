"""What one has, in a few lines, and why nothing can be done with it where that is so."""

from bot.panels.property.options import row_name
from bot.render.names import COLOUR, group_emoji
from bot.render.narrate_intents import intent_text
from bot.render.story import Story
from bot.render.voice import Voice
from bot.screens.screen import Embed
from bot.text.language import Words
from engine.actions import SeatId
from engine.debts import has_given_up, is_unpayable, next_debt
from engine.decisions import Debt
from engine.errors import Reason
from engine.exchange import mortgaged_deeds
from engine.host.snapshots import StartedGame
from engine.offered import BuildOffer
from engine.shortage.frames import is_scarce
from engine.view import View

_NO_BUILD = {
    Reason.CLOSING: "manage-no-build-closing",
    Reason.GROUP_MORTGAGED: "manage-no-build-mortgaged",
    Reason.NOT_OWN_TURN: "manage-no-build-turn",
    Reason.SHORTAGE_OPEN: "manage-no-build-shortage",
    Reason.CANNOT_AFFORD: "manage-no-build-cash",
    Reason.BUILDING_LIMIT: "manage-no-build-limit",
}


def property_embed(game: StartedGame, view: View, able: bool, voice: Voice) -> Embed:
    """Return cash, the Bank's stock and all deeds by group; `able`: there is something to
    choose.
    """
    seat = view.seat
    assert seat is not None
    lines = [voice.say("manage-cash", cash=view.seats[seat].cash)]
    lines += _debt(game, view, seat, voice.words)
    lines += ["", *_groups(view, seat, voice)] if view.owned(seat) else []
    lines += _not_buildable(game, view, seat, voice) if able else []
    lines += _intent_lines(view, voice)
    if not able:
        lines += ["", voice.say(_empty_reason(game, view, seat))]
    stock = voice.say("manage-stock", houses=view.houses, hotels=view.hotels)
    return Embed(voice.say("manage-title"), "\n".join(lines), COLOUR, footer=stock)


def open_debt(game: StartedGame, seat: SeatId) -> Debt | None:
    """Return what a seat has to pay next, also where an heir is asked something first."""
    return next_debt(game.public().debt_settlements, seat)


def _debt(game: StartedGame, view: View, seat: SeatId, words: Words) -> list[str]:
    """Return what is still missing, and that the debt is paid by itself."""
    debt = open_debt(game, seat)
    if debt is None:
        return []
    if is_unpayable(view, debt):
        return [words.say("manage-beyond-means", price=debt.amount, able=view.raisable(seat))]
    missing = debt.amount - view.seats[seat].cash
    return [words.say("manage-debt", price=debt.amount, missing=max(0, missing))]


def _groups(view: View, seat: SeatId, voice: Voice) -> list[str]:
    mine = set(view.owned(seat))
    lines = []
    for group in view.rules.groups.values():
        held = [space for space in group.members if space in mine]
        if held:
            lots = " · ".join(_lot(view, space, voice) for space in held)
            share = _share(len(held), len(group.members), voice.words)
            lines.append(f"{group_emoji(group)} {lots}{share}")
    return lines


def _share(held: int, of: int, words: Words) -> str:
    return "" if held == of else f" {words.say('manage-share', held=held, of=of)}"


def _lot(view: View, space: int, voice: Voice) -> str:
    deed, lot = view.deeds[space], voice.space(space)
    if deed.mortgaged:
        return voice.say("manage-lot-mortgaged", lot=lot)
    if deed.level == view.rules.hotel_level:
        return voice.say("manage-lot-hotel", lot=lot)
    return voice.say("manage-lot-houses", lot=lot, count=deed.level) if deed.level else lot


def _not_buildable(game: StartedGame, view: View, seat: SeatId, voice: Voice) -> list[str]:
    """Return why there is no building on a group that is complete."""
    if open_debt(game, seat) is not None:
        return []
    lines = []
    deferrable = {offer.group for offer in view.deferrable if isinstance(offer, BuildOffer)}
    for name, reason in ((it.group, it.reason) for it in view.unbuildable):
        if name in deferrable:
            continue
        group = view.rules.groups[name]
        mortgaged = [voice.space(s) for s in mortgaged_deeds(view, group.members)]
        key = _NO_BUILD.get(reason, "manage-no-build-stock")
        lots, what = row_name(group, voice.words), voice.and_list(mortgaged)
        lines.append(voice.say(key, lots=lots, what=what, price=group.house_cost))
    return ["", *lines] if lines else []


def _intent_lines(view: View, voice: Voice) -> list[str]:
    """Return what is noted, and that more may be."""
    key = "manage-early-locked" if view.locked else "manage-early-turn"
    if is_scarce((view.decision,)):
        key = "manage-early-shortage"
    lines = [voice.say(key)]
    lines = ["", *lines] if view.deferrable else []
    if view.intents:
        story = Story(voice, view.rules)
        intents = (intent_text(story, intent) for intent in view.intents)
        lines += ["", voice.say("manage-intents")]
        lines += [voice.say("manage-intent", what=what) for what in intents]
    return lines


def _empty_reason(game: StartedGame, view: View, seat: SeatId) -> str:
    """Return the key of the sentence that says why no list is shown."""
    if view.decision is None:
        return "manage-over"
    if not view.owned(seat):
        return "manage-no-deeds"
    if has_given_up(view.debt_settlements, seat):
        return "manage-given-up"
    if open_debt(game, seat) is not None:
        return "manage-nothing-to-raise"
    return "manage-locked" if view.locked else "manage-nothing"
