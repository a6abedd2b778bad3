"""Presses at the table: the actions of the game, advice, a dear purchase or bid, an open debt."""

from collections.abc import Callable
from functools import partial
from typing import Annotated
from urllib.parse import quote, unquote

from bot.screens.loan_press import Loan
from bot.screens.press_record import AnAction, Codec, PressRecord, Text, press_record

percent_encoded: Callable[[str], str] = partial(quote, safe=" :,")
Typed = Annotated[str, Codec(unquote, percent_encoded, takes_rest=True)]
"""What a person has typed, in the characters that a custom_id may have."""


@press_record("do", acts=True)
class Do(PressRecord):
    """Carry out an action of the game."""

    action: AnAction


@press_record("advise", acts=False)
class Advise(PressRecord):
    """Show the best choices."""


@press_record("advise", "act", acts=True)
class DoAsAdvised(PressRecord):
    """Carry out a choice, and show what is best after it."""

    action: AnAction


@press_record("advise", "borrow", acts=True)
class BorrowAsAdvised(PressRecord):
    """Mortgage and build at once, and show what is best after it."""

    loan: Loan


@press_record("advise", "offer", acts=False)
class OpenAdvisedOffer(PressRecord):
    """Open the builder of trades with an offer."""

    offer: AnAction


@press_record("advise", "maxima", acts=False)
class FillInMaxima(PressRecord):
    """Open the panel of several lots with the advised maxima."""


@press_record("purchase", acts=False)
class ShowPurchase(PressRecord):
    """Show how the rest of a price would be raised."""


@press_record("purchase", "buy", acts=True)
class RaiseAndBuy(PressRecord):
    """Carry out the plan that was shown, which a checksum names."""

    digest: str


@press_record("dear", acts=False)
class DearBid(PressRecord):
    """Make a bid that needs more than the cash."""

    amount: int


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


@press_record("debt", "bankrupt", acts=True)
class GoBankrupt(PressRecord):
    """Give up."""


@press_record("which", acts=False)
class Which(PressRecord):
    """Do what a command does, with what was typed beside it, for the game that was chosen."""

    command: str
    typed: Typed | None = None
