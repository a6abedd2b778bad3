"""What panels and commands ask of the publisher, which brings the messages of games up to date."""

from contextlib import AbstractContextManager
from typing import Protocol

from bot.discord.posting import Post
from bot.discord.reply import Reply
from bot.interactions.bid_notes import BidNotes
from bot.interactions.first_encounters import FirstEncounters
from bot.interactions.sent_offers import SentOffers
from bot.language.locales import Locales
from engine.host.lobby import Location
from engine.host.people.moderators import Moderation


class GamePublisher(Protocol):
    """The messages of all games, as far as who answers an interaction has to do with them."""

    locales: Locales
    encounters: FirstEncounters
    post: Post
    sent_offers: SentOffers
    bid_notes: BidNotes

    def answer_with(self, game_id: str, reply: Reply) -> AbstractContextManager[None]:
        """Let the edit of the pressed message answer the press while this context runs."""

    def schedule(self, game_id: str) -> None:
        """Show a game that has changed, now or after the sync that runs."""

    async def flush(self, game_id: str) -> None:
        """Wait until everything that has happened so far has been shown."""

    async def ensure_active(self, game_id: str) -> None:
        """Look whether a parked game that a person has reached can go on; look for what was deleted
        of any other.
        """

    async def restore(self, game_id: str) -> None:
        """Do as `ensure_active`, and wait a little until the game is there."""

    async def retranslate(self, guild_id: int) -> None:
        """Show all games of a server again, whose language or look has been chosen anew."""

    async def retranslate_for(self, user_id: int) -> None:
        """Show all games of a person in direct messages again, who has chosen language or look."""

    async def move(self, game_id: str, place: Location, what: Moderation | None = None) -> None:
        """Show a game elsewhere from now on. Raises Refused if the game is over."""
