"""Whether the list of deleted people that the settings name is the one of the database."""

from bot.process.database_settings import DatabaseSettings
from engine.host.administration.databases import setting_at
from engine.host.personal.erase import APPLIED
from engine.host.personal.registry import DeletedPeople


def need_one_list(settings: DatabaseSettings) -> None:
    """Raise UnreadableList, with a sentence for the operator, unless that list can be read and is
    the only one.
    """
    mark = setting_at(settings.database_url, APPLIED) or "0"
    usual, others = settings.usual_deleted_people_file, settings.other_deleted_people_files
    DeletedPeople(settings.deleted_people_file).need_no_other(mark, usual, others)
