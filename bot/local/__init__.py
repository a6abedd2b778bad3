"""A small Discord of our own on loopback: REST, gateway, and a page for the browser."""

from bot.local.member import Control, Member
from bot.local.options import Refused
from bot.local.seen import Answer, Message
from bot.local.server import LocalDiscord

__all__ = ["Answer", "Control", "LocalDiscord", "Member", "Message", "Refused"]
