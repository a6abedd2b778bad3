"""Presses about raising money."""

from bot.ui.press_record import PressRecord, press_record


@press_record("purchase", "buy", acts=True)
class RaiseAndBuy(PressRecord):
    """Carry out the plan that was shown, which a checksum names."""

    digest: str


@press_record("debt", "bankrupt", acts=True)
class GoBankrupt(PressRecord):
    """Give up."""
