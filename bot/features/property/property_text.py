"""What one has, in a few lines, and why nothing can be done with it where that is so."""

from bot.decisions.business_options import row_name
from bot.decisions.rescue import rescue
from bot.language.language import Words
from bot.language.voice import Voice
from bot.narration.narrate_intents import intent_text
from bot.narration.story import Story
from engine.core.actions import SeatId
from engine.core.auctions import has_shortage
from engine.core.decisions import Debt
from engine.core.errors import Reason
from engine.core.offered import BuildOffer
from engine.editions.board import Group
from engine.host.snapshots import StartedGame
from engine.rules.debt.debts import has_given_up, is_unpayable, next_debt
from engine.rules.trade.exchange import mortgaged_deeds
from engine.view import View

_NO_BUILD = {
    Reason.CLOSING: "manage-no-build-closing",
    Reason.GROUP_MORTGAGED: "manage-no-build-mortgaged",
    Reason.NOT_OWN_TURN: "manage-no-build-turn",
    Reason.SHORTAGE_OPEN: "manage-no-build-shortage",
    Reason.CANNOT_AFFORD: "manage-no-build-cash",
    Reason.BUILDING_LIMIT: "manage-no-build-limit",
}


def open_debt(game: StartedGame, seat: SeatId) -> Debt | None:
    """Return what a seat has to pay next, also where an heir is asked something first.

    Until it is paid, the seat can only raise money (AMB-58, AMB-79).
    """
    return next_debt(game.public().debt_settlements, seat)


def debt_lines(game: StartedGame, view: View, seat: SeatId, voice: Voice) -> list[str]:
    """Return what is still missing, and that the debt is paid by itself."""
    debt = open_debt(game, seat)
    if debt is None:
        return []
    if is_unpayable(view, debt):
        able, help_by = view.raisable(seat), rescue(view, debt, voice)
        return [voice.say("manage-beyond-means", price=debt.amount, able=able, **help_by)]
    missing = debt.amount - view.seats[seat].cash
    return [voice.say("manage-debt", price=debt.amount, missing=max(0, missing))]


def holdings(view: View, seat: SeatId, without: set[int], voice: Voice) -> list[str]:
    """Return the properties of a seat, a line a group, without those that are shown elsewhere."""
    mine = {space for space in view.owned(seat) if space not in without}
    lines = []
    for group in view.rules.groups.values():
        if not mine.isdisjoint(group.members):
            first = next(it for it in group.members if view.deeds[it].owner == seat)
            lines.append(f"{voice.mark(first)} {held_lots(view, seat, group, voice)}")
    return lines


def held_lots(view: View, seat: SeatId, group: Group, voice: Voice) -> str:
    """Return what a seat has of a group as it stands: "Oriental 🏠2 · Vermont (2 of 3)"."""
    held = [space for space in group.members if view.deeds[space].owner == seat]
    lots = " · ".join(lot_text(view, space, voice) for space in held)
    return f"{lots}{_share(len(held), len(group.members), voice.words)}"


def _share(held: int, of: int, words: Words) -> str:
    return "" if held == of else f" {words.say('manage-share', held=held, of=of)}"


def lot_text(view: View, space: int, voice: Voice) -> str:
    """Return a property with what stands on it, or that it is mortgaged."""
    deed, lot = view.deeds[space], voice.space(space)
    if deed.mortgaged:
        return voice.say("manage-lot-mortgaged", lot=lot)
    if deed.level == view.rules.hotel_level:
        return voice.say("manage-lot-hotel", lot=lot)
    return voice.say("manage-lot-houses", lot=lot, count=deed.level) if deed.level else lot


def unbuildable_lines(game: StartedGame, view: View, seat: SeatId, voice: Voice) -> list[str]:
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
    return lines


def early_line(view: View, voice: Voice) -> str:
    """Return that what is chosen now is noted, where that is so."""
    if not view.deferrable:
        return ""
    if has_shortage((view.decision,)):
        return voice.say("manage-early-shortage")
    return voice.say("manage-early-locked" if view.locked else "manage-early-turn")


def intent_lines(view: View, voice: Voice) -> list[str]:
    """Return what is noted."""
    if not view.intents:
        return []
    story = Story(voice, view.rules)
    intents = (intent_text(story, intent) for intent in view.intents)
    return [
        voice.say("manage-intents"),
        *(voice.say("manage-intent", what=intent) for intent in intents),
    ]


def empty_reason(game: StartedGame, view: View, seat: SeatId) -> str:
    """Return the key of the sentence that says why nothing can be done."""
    if view.decision is None:
        return "manage-over"
    if not view.owned(seat):
        return "manage-no-deeds"
    if has_given_up(view.debt_settlements, seat):
        return "manage-given-up"
    if open_debt(game, seat) is not None:
        return "manage-nothing-to-raise"
    return "manage-locked" if view.locked else "manage-nothing"
