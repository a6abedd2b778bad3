"""A small Discord of our own on loopback: REST, gateway, and a page for the browser."""

from bot.local.client_view import Answer, Message
from bot.local.member import Control, Member
from bot.local.options import ClientRefusal
from bot.local.server import LocalDiscord

__all__ = ["Answer", "ClientRefusal", "Control", "LocalDiscord", "Member", "Message"]
