"""What deletes people where a panel is tested without the rest of the bot."""

from bot.interactions.data_deletion import Privacy
from engine.host.lobbies.lifecycle import Lobbies
from engine.host.personal.erase import Eraser
from engine.host.personal.registry import DeletedPeople
from engine.host.service import Host


def privacy_of(host: Host) -> Privacy:
    """Return what deletes people of a host, without addresses of policies."""
    return Privacy(Eraser(host, Lobbies(host), DeletedPeople()))
