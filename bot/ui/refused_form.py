"""What a panel says whose form was refused: the panel stays, to be tried again."""

from bot.language.language import Words


def warning(words: Words, why: str) -> str:
    """Return the line that says why nothing was changed."""
    return words.say("rules-panel-note", note=why)
