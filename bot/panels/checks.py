"""What must hold before anything is asked of the host."""

from bot.context import Context
from engine.host.refusals import Refusal, refuse


def need_permissions(context: Context) -> None:
    """Raise Refused, naming what is missing, where the bot could not keep a game going."""
    if context.lacks:
        refuse(Refusal.LACKS_PERMISSIONS, what=", ".join(context.lacks))
