"""What a person has chosen for all games: language, time zone, own data."""

from bot.features.preferences.blocked_people import MENUS as MENUS
from bot.features.preferences.commands import COMMANDS as COMMANDS
