"""What the best-known cities are called in the bot's languages, where that is not their name in
cities.tsv, which is mostly English.

exonyms.tsv has a line for each: the name there, the zone, and the name in each of `LOCALES`; an
empty one is the same.
"""

from functools import cache
from pathlib import Path

FILE = Path(__file__).with_name("exonyms.tsv")
LOCALES = ("de", "es", "fr", "pt-BR")
"""The languages that exonyms.tsv has."""


def city_name(name: str, zone: str, locale: str) -> str:
    """Return what the city of a time zone is called in a language; " (GB)" after it stays."""
    city, bracket, where = name.partition(" (")
    called = exonyms().get((city, zone), {}).get(locale) or city
    return f"{called}{bracket}{where}"


@cache
def exonyms() -> dict[tuple[str, str], dict[str, str]]:
    """Return the names by language of each city, which is known by its name and its zone."""
    rows = (line.split("\t") for line in FILE.read_text("utf-8").splitlines())
    return {(name, zone): dict(zip(LOCALES, names, strict=True)) for name, zone, *names in rows}
