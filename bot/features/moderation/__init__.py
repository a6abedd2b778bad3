"""What moderators do, and the questions that they are asked."""

from bot.features.moderation import moderation_question

PRESSES = moderation_question.PANELS
