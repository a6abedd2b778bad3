"""What moderators do, and the questions that they are asked."""

from bot.features.moderation import annulment_message
from bot.features.moderation.commands import MODERATOR_COMMANDS as MODERATOR_COMMANDS

MESSAGES = (annulment_message.annulment,)
