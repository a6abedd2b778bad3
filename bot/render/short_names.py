"""Names of properties as they are printed where a square is too small for all of them."""

import re

from engine.editions.board_names import BoardNames, built_in

US_SHORT_NAMES = {
    "Mediterranean": "Mediter\u00adranean",
    "Connecticut": "Connec\u00adticut",
    "Kentucky": "Ken\u00adtucky",
    "St. Charles Place": "St. Charles",
    "St. James Place": "St. James",
    "North Carolina": "N. Carolina",
    "Pennsylvania RR": "Penn. RR",
    "Pennsylvania Ave.": "Penn. Ave.",
}
"""Those of the usual board; a soft hyphen says where one may be broken."""
_WORDS = {
    "de": {" Straße$": " Str.", "straße$": "str.", "^Bahnhof (?=S)": "", "^Hauptbahnhof$": "Hbf"},
    "es": {
        "^Calle ": "C/ ", "^Avenida ": "Av. ", "^Plaza ": "Pl. ", "^Paseo ": "P.º ",
        "^Ronda ": "Rda. ", "^Compañía ": "Cía. ", "^Estación (de )?": "",
    },
    "fr": {
        "^Rue ": "R. ", "^Avenue ": "Av. ", "^Place ": "Pl. ", "^Compagnie ": "Cie ",
        "^Gare d(e |’)(?=[AB])": "",
    },
    "pt": {
        "^Rua ": "R. ", "^Avenida ": "Av. ", "^Praça ": "Pça. ", "^Estrada ": "Estr. ",
        "^Largo ": "Lg. ", "^Calçada ": "Cç. ", "^Companhia ": "Cia. ", "^Estação (de )?": "",
    },
}  # fmt: skip
"""By the language: what maps abbreviate; and words for a station, which the locomotive shows."""
_NAMES = {
    "Compagnie d’électricité": "Électricité",
    "Elektrizitätswerk": "E-Werk",
    "Kurfürstendamm": "Ku’damm",
}


def short_name(name: str, names: BoardNames) -> str:
    """Return how a name on a board of our own may be shortened in its picture; an empty string if
    it may not. What people call their properties stays as they wrote it.
    """
    if names not in built_in().values():
        return ""
    short = _NAMES.get(name, name)
    for pattern, word in _WORDS.get(names.locale.partition("-")[0], {}).items():
        short = re.sub(pattern, word, short)
    return "" if short == name else short
