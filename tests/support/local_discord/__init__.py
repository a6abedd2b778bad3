"""The local Discord as tests drive it: members who act, routes that look, failures to inject."""

from bot.local.options import ClientRefusal
from tests.support.local_discord.client_view import Answer, Message
from tests.support.local_discord.member import Control, Member
from tests.support.local_discord.renewed import RenewedWorld
from tests.support.local_discord.server import LocalDiscord

__all__ = [
    "Answer",
    "ClientRefusal",
    "Control",
    "LocalDiscord",
    "Member",
    "Message",
    "RenewedWorld",
]
