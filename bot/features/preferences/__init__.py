"""What a person has chosen for all games: language, time zone, own data."""

from bot.features.preferences import preferences, privacy

PRESSES = {
    **preferences.PANELS,
    **privacy.PANELS,
}
