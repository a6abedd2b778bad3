"""Presses that several rooms offer: the ways from one to another, and the answers at the table."""

from dataclasses import dataclass
from typing import Literal

from bot.ui.loan_press import Loan
from bot.ui.press_record import AnAction, Bits, PressRecord, Text, press_record

Look = Literal["pictures", "text"]
BidKind = Literal["max", "type"]


@press_record("bid", acts=False)
class OpenBidForm(PressRecord):
    """Open the form for a secret maximum, with the amount that was advised, or for a bid."""

    kind: BidKind
    amount: int | None = None


@press_record("bidlot", acts=False)
class BidForBuildings(PressRecord):
    """Open the list of lots that a building can be bid for, or, of one, the form for the bid."""


@dataclass(frozen=True, slots=True)
class EstatePress(PressRecord):
    """A press in the panel of several lots, which are sold at once."""


@press_record("lots", acts=False)
class ShowLots(EstatePress):
    """Show the panel of several lots."""


@dataclass(frozen=True, slots=True)
class ClaimPress(PressRecord):
    """A press in the panel of what a player claims of the Bank's last buildings."""


@press_record("claim", acts=False)
class ShowClaim(ClaimPress):
    """Show the panel of what a player claims of the Bank's last buildings."""


@press_record("learn", acts=True, once=True)
class Learn(PressRecord):
    """Start a first game over, or another one with what the last one taught."""

    way: Literal["over", "again"]


@press_record("learn", "friends", acts=False)
class PlayWithFriends(PressRecord):
    """Tell how a game with friends begins."""


@press_record("learn", "borrow", acts=True, once=True)
class BorrowAsCoached(PressRecord):
    """Mortgage and build at once."""

    loan: Loan


StatsPage = Literal["worth", "rent", "deals", "luck"]


@press_record("board", acts=False)
class Board(PressRecord):
    """Show the board."""


@press_record("verify", acts=False)
class Verify(PressRecord):
    """Show the proof of the dice."""


@dataclass(frozen=True, slots=True)
class SincePage(PressRecord):
    """Show what has happened after a version, or since a person's last move.

    `origin`: that the press came from the short list of what was missed.
    """

    after: int | None = None
    page: int | None = None
    origin: Literal["missed"] | None = None


@press_record("since", acts=False)
class Since(SincePage):
    """Open the page, or turn to a later one."""


@dataclass(frozen=True, slots=True)
class HistoryPage(PressRecord):
    """Show a page of the history, by its number from 0."""

    page: int | Literal["first", "last"]


@press_record("older", acts=False)
class OlderHistory(HistoryPage):
    """Turn to an earlier page: two buttons of a message may not share an id."""


@press_record("stats", acts=False)
class Stats(PressRecord):
    """Show a page of the statistics."""

    page: StatsPage | None = None


@press_record("review", acts=False)
class ReviewPage(PressRecord):
    """Show a page of the review: that of a seat, or the overview."""

    seat: int | None = None


@press_record("replay", acts=False)
class Replay(PressRecord):
    """Show the film of a game."""


@press_record("why", acts=False)
class Why(PressRecord):
    """Tell why computers did what they did last, or why one has made an offer."""

    proposer: int | None = None


Page = Literal["main", "topic", "did"]


@press_record("orders", acts=False)
class ShowOrders(PressRecord):
    """Open the panel, or show the overview, the chosen topic, or what the orders have answered."""

    page: Page | None = None


@press_record("back", acts=True)
class Back(PressRecord):
    """Come back to a seat."""


@dataclass(frozen=True, slots=True)
class VoteOption(PressRecord):
    """Vote for or against something."""

    option: Literal["for", "against"]


@press_record("resume", acts=True)
class VoteToResume(VoteOption):
    """Vote on going on after a pause."""


@press_record("rematch", acts=True)
class Rematch(PressRecord):
    """Open another game of the same kind."""


@press_record("concede", acts=False)
class AskToConcede(PressRecord):
    """Ask whether to end the game, or play on."""

    answer: Literal["no"] | None = None


@press_record("undo", acts=False)
class ShowUndo(PressRecord):
    """Show a player what can be undone."""


@press_record("mine", acts=False)
class Mine(PressRecord):
    """Show the games of a person."""


@press_record("missed", acts=False)
class Missed(PressRecord):
    """Show what a person has missed, in all games."""


@press_record("more", acts=False)
class More(PressRecord):
    """Show what else can be looked up or done in a game."""


@press_record("advise", acts=False)
class Advise(PressRecord):
    """Show the best choices."""


@press_record("manage", acts=False)
class Manage(PressRecord):
    """Open the property panel."""


@dataclass(frozen=True, slots=True)
class ReceivedPress(PressRecord):
    """A press about mortgages that were just received."""


@press_record("received", acts=False)
class ShowReceived(ReceivedPress):
    """Show the panel in which a player chooses which of these mortgages to pay off."""


@press_record("received", "act", acts=True)
class PayOffReceived(ReceivedPress):
    """Pay off what is chosen, and hold the others."""

    chosen: Bits


@press_record("do", acts=True, once=True)
class Do(PressRecord):
    """Carry out an action of the game; bot/features/table/play.py answers it."""

    action: AnAction


@press_record("advise", "offer", acts=False)
class OpenOffer(PressRecord):
    """Open the builder of trades with an offer."""

    offer: AnAction


@press_record("advise", "send", acts=True, once=True)
class SendAdvisedOffer(PressRecord):
    """Send an offer as it was advised; `mark`: that of the position in which it was."""

    mark: str
    offer: AnAction


@press_record("advise", "maxima", acts=False)
class FillInMaxima(PressRecord):
    """Open the panel of several lots with the advised maxima."""


@press_record("purchase", acts=False)
class ShowPurchase(PressRecord):
    """Show how the rest of a price would be raised."""


@press_record("debt", "confirm", acts=True)
class ConfirmPlan(PressRecord):
    """Carry out the plan that was shown: as it is or, where that is too long, as a checksum."""

    seat: int
    plan: Text


@press_record("debt", "change", acts=False)
class ChangePlan(PressRecord):
    """Open the property panel to raise the money in another way."""


@press_record("debt", "giveup", acts=False)
class AskToGiveUp(PressRecord):
    """Ask once more about going bankrupt."""


@press_record("trade", acts=False)
class Trade(PressRecord):
    """Open the builder, or ask with whom to trade."""


@dataclass(frozen=True, slots=True)
class OfferPress(PressRecord):
    """A press about an offer, by its number."""

    number: int


@press_record("trade", "accept", acts=True)
class Accept(OfferPress):
    """Accept an offer, or first ask which of the mortgages received to pay off."""


@press_record("trade", "decline", acts=True)
class Decline(OfferPress):
    """Decline an offer."""


@press_record("trade", "withdraw", acts=True)
class Withdraw(OfferPress):
    """Take one's own offer back."""


@press_record("trade", "look", acts=False)
class LookAtOffer(OfferPress):
    """Show an open offer."""
