"""Mortgages on properties just received: the buttons that keep them or pay them off."""

from bot.language.voice import Voice
from bot.presses.shared import Do, PayOffReceived, ShowReceived
from bot.ui.screen import Button
from engine.core.actions import SeatId, UnmortgageReceived
from engine.core.decisions import UnmortgageOrHold
from engine.host.snapshots import StartedGame
from engine.rules.ending import worth_of_unmortgaging
from engine.rules.trade.exchange import held_mortgaged
from engine.view import View

SINGLES = 2
"""Properties that have a button each; with one more, two of them could not be chosen together."""
Spaces = tuple[int, ...]


def received_buttons(game: StartedGame, decision: UnmortgageOrHold, voice: Voice) -> list[Button]:
    """Return the buttons that keep all mortgages, pay all off, or some of them.

    What the cash does not cover shows its price and waits for it.
    """
    game_id, cash, loans = game.record.id, cash_of(game, decision), loans_of(game, decision)
    every, price = tuple(loans), sum(loans.values())

    def does(spaces: Spaces) -> str:
        return Do(game_id, UnmortgageReceived(spaces), decision=decision.id).custom_id

    buttons = [Button(voice.say("button-hold", count=len(loans)), does(()), "primary")]
    clear = voice.say("button-clear-all", count=len(loans), price=price)
    if len(loans) > SINGLES:
        at = PayOffReceived(game_id, bits_of(decision, every), decision=decision.id).custom_id
        buttons.append(Button(clear, at, "secondary", price > cash))
        at = ShowReceived(game_id, decision=decision.id).custom_id
        return [*buttons, Button(voice.say("button-clear-some"), at, "secondary")]
    buttons.append(Button(clear, does(every), "secondary", price > cash))
    for space, loan in loans.items() if len(loans) > 1 else ():
        label = voice.say("button-clear", what=voice.space(space), price=loan)
        buttons.append(Button(label, does((space,)), "secondary", loan > cash))
    return buttons


def received_lines(game: StartedGame, voice: Voice) -> list[str]:
    """Return what paying the loans off still means where players are valued next (AMB-74)."""
    view = game.public()
    decision = view.decision
    if not isinstance(decision, UnmortgageOrHold) or not worth_alone_counts(view):
        return []
    loans = loans_of(game, decision)
    price, worth = sum(loans.values()), worth_of_unmortgaging(game.position, loans)
    tie = "cash" if view.rules.tie == "most-cash" else "shared"
    return [voice.say("received-at-the-end", price=price, worth=worth, tie=tie)]


def worth_alone_counts(view: View) -> bool:
    """Return whether the game ends with what is under way: no rent or interest comes anymore.

    Turns of an agreed last round still bring rent.
    """
    return view.closing and not view.rules.finishes_round


def first_bankrupt(view: View) -> SeatId | None:
    """Return whose bankruptcy ends the game, where the first one does and has come (S94-08)."""
    if not (view.closing and view.rules.ends_with_first_bankruptcy):
        return None
    left = {seat: it.left for seat, it in enumerate(view.seats) if it.left is not None}
    return max(left, key=left.__getitem__)


def loans_of(game: StartedGame, decision: UnmortgageOrHold) -> dict[int, int]:
    """Return the loans in dollars on what can be paid off, by space, in the decision's order."""
    properties = game.position.rules.properties
    held = held_mortgaged(game.position, decision.seat, decision.spaces)
    return {space: properties[space].mortgage for space in held}


def cash_of(game: StartedGame, decision: UnmortgageOrHold) -> int:
    """Return the dollars of the player who has received the properties."""
    return game.position.seats[decision.seat].cash


def bits_of(decision: UnmortgageOrHold, chosen: Spaces) -> int:
    """Return what is chosen as bits of a number that is short enough for a button."""
    return sum(1 << at for at, space in enumerate(decision.spaces) if space in chosen)
