"""Checks that must pass before anything is asked of the host."""

from typing import TypeVar

from bot.discord.needed_permissions import FILES, permission_names
from bot.interactions.context import Context
from bot.ui.press_record import PressRecord
from engine.core.decisions import Decision
from engine.host.refusals import Refusal, demand, refuse
from engine.view import View

D = TypeVar("D", bound=Decision)


def need_permissions(context: Context) -> None:
    """Raise Refused, naming what is missing, where the bot could not keep a game going."""
    if context.missing_permissions:
        refuse(
            Refusal.LACKS_PERMISSIONS,
            what=permission_names(context.missing_permissions, context.words),
        )


def need_files(context: Context) -> None:
    """Raise Refused where no file can be sent. Not of direct messages: there it always can."""
    demand(context.may_attach, Refusal.LACKS_FILES, what=permission_names((FILES,), context.words))


def need_manager(context: Context) -> int:
    """Return the id of the server. Raises Refused outside one, or for a person who may not manage
    it.

    Discord hides the command from people who may not use it, but a press can be forged, and a panel
    outlives its reader's permission.
    """
    if context.server_id is None:
        refuse(Refusal.NO_SERVER)
    demand(context.may_manage, Refusal.NOT_MODERATOR)
    return context.server_id


def need_decision(view: View, press: PressRecord, kind: type[D]) -> D:
    """Return the decision that a press answers. Raises Refused where another one waits by now."""
    decision = view.decision
    if not isinstance(decision, kind) or decision.id != press.decision:
        refuse(Refusal.STALE)
    return decision
