"""Settings of what one person or one server may ask of the bot, and how many games they have."""

from typing import Annotated

from pydantic import BeforeValidator, Field, ValidationInfo
from pydantic_settings import BaseSettings

from bot.limits.buckets import Rate
from bot.limits.rates import LimitValues
from engine.host.lobbies.quotas import MOST_DIRECT, Quotas

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


def _count(text: object) -> object:
    off = isinstance(text, str) and text.strip().lower() == OFF
    return None if off else text


RateLimit = Annotated[Rate | None, BeforeValidator(_rate)]
Count = Annotated[Annotated[int, Field(ge=1, le=1_000_000)] | None, BeforeValidator(_count)]


class LimitSettings(BaseSettings):
    """The limits that .env.example lists; None: no limit."""

    limit_presses: RateLimit = Rate(40, 20)
    limit_server: RateLimit = Rate(400, 20)
    limit_completions: RateLimit = Rate(60, 20)
    limit_costly: RateLimit = Rate(15, 15)
    limit_offers: RateLimit = Rate(8, 480)
    limit_questions: RateLimit = Rate(4, 1200)
    limit_lobbies: RateLimit = Rate(6, 1800)
    limit_shares: RateLimit = Rate(3, 900)
    limit_drafts: RateLimit = None
    limit_exports: RateLimit = None
    limit_data: RateLimit = Rate(1, 3600)
    limit_pings: RateLimit = Rate(2, 600)
    queue_films: Count = 4
    queue_files: Count = 8
    queue_lookups: Count = 40
    queue_pictures: Count = 200
    most_server_games: Count = None
    most_person_games: Count = None
    most_person_lobbies: Count = None
    most_direct_games: Count = MOST_DIRECT

    @property
    def limits(self) -> LimitValues:
        """The limits on what a person or a server may ask in a while."""
        return LimitValues(
            presses=self.limit_presses,
            server=self.limit_server,
            completions=self.limit_completions,
            costly=self.limit_costly,
            offers=self.limit_offers,
            questions=self.limit_questions,
            lobbies=self.limit_lobbies,
            shares=self.limit_shares,
            drafts=self.limit_drafts,
            exports=self.limit_exports,
            data=self.limit_data,
            pings=self.limit_pings,
            films=self.queue_films,
            files=self.queue_files,
            lookups=self.queue_lookups,
            pictures=self.queue_pictures,
        )

    @property
    def quotas(self) -> Quotas:
        """How many games there may be at a time, of one person and of one server."""
        return Quotas(
            server=self.most_server_games,
            person=self.most_person_games,
            lobbies=self.most_person_lobbies,
            direct=self.most_direct_games,
        )
