"""Settings of how much one person, or one server, may ask of the bot in a while."""

from typing import Annotated

from pydantic import BeforeValidator, ValidationInfo
from pydantic_settings import BaseSettings

from bot.limits.buckets import Rate
from bot.limits.rates import RATES, Rates

OFF = "off"


def _rate(text: object, info: ValidationInfo) -> object:
    """Return a rate as the environment writes it; None for `off`."""
    if text is None or isinstance(text, Rate):
        return text
    try:
        # A number alone has been read as JSON before.
        return None if str(text).strip().lower() == OFF else Rate.parse(str(text))
    except ValueError:
        name = str(info.field_name).upper()
        raise ValueError(f"{name} must look like 40/20s, 8/5m or 6/1h, or be off.") from None


RateLimit = Annotated[Rate | None, BeforeValidator(_rate)]


class LimitSettings(BaseSettings):
    """The limits that depend on a host's machine and servers; None: no limit."""

    limit_presses: RateLimit = RATES["presses"]
    limit_server: RateLimit = RATES["server"]
    limit_costly: RateLimit = RATES["costly"]

    @property
    def rates(self) -> Rates:
        """All rates, those that no host sets included."""
        return {
            **RATES,
            "presses": self.limit_presses,
            "server": self.limit_server,
            "costly": self.limit_costly,
        }
