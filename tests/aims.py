"""python -m tests.aims [FOLDER]: counts how large the project in a folder is, usually this one.

Statements are those that do something: imports and docstrings are left out. For each decision the
modules are counted that name it. The words of the pages are without docs/RULES.md, which is written
by tests; keys of the words are counted as equal where they say the same in every language.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from statistics import median

PARTS = ("engine", "bot", "tests")
DECISION = re.compile(r"^Decision = \(?([^)=]*?)\)?$(?=\n\S)", re.MULTILINE | re.DOTALL)
MESSAGE = re.compile(
    r"^( +\.)?([a-z][\w-]*) = (.*(?:\n[ \t]+(?!\.).*|\n$(?=\n[ \t]))*)", re.MULTILINE
)
REFERENCE = re.compile(r"\{ [a-z][\w-]* \}")
"""What a key has in place of a text that stands at another."""


def main() -> None:
    """Print a line for each count."""
    root = Path(sys.argv[1] if len(sys.argv) > 1 else ".").resolve()
    for part in PARTS:
        modules = sorted((root / part).rglob("*.py"))
        statements = sum(map(count_statements, modules))
        lines = sum(len(it.read_text().splitlines()) for it in modules)
        print(f"{part}: {len(modules)} modules, {lines} lines, {statements} statements")
    for part in ("engine", "engine/host", "engine/host/store"):
        loose = [it.stem for it in (root / part).glob("*.py")]
        print(f"modules right in {part}: {len(loose)}")
    engine, bot = (naming(root, part) for part in ("engine", "bot"))
    print(f"modules that name a decision: {median(engine):g} of engine, {median(bot):g} of bot")
    pages = [it for it in [*root.glob("*.md"), *root.glob("docs/*.md")] if it.name != "RULES.md"]
    words = {it.name: len(it.read_text().split()) for it in pages}
    print(f"words of pages: {sum(words.values())}, {', '.join(sorted(longest(words)))}")
    print(f"keys with equal text: {sum(equal_texts(root))}")


def count_statements(module: Path) -> int:
    """Return the statements of a module, but for imports and docstrings."""
    found = 0
    for node in ast.walk(ast.parse(module.read_text())):
        if isinstance(node, ast.stmt) and not isinstance(node, ast.Import | ast.ImportFrom):
            text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
            found += not text
    return found


def decisions(root: Path) -> list[str]:
    """Return the names of all kinds of decisions."""
    (place,) = (root / "engine").rglob("decisions.py")
    found = DECISION.search(place.read_text())
    assert found is not None
    return re.findall(r"\w+", found[1])


def naming(root: Path, part: str) -> list[int]:
    """Return for each decision how many modules of a part name it."""
    texts = [it.read_text() for it in (root / part).rglob("*.py")]
    names = [re.compile(rf"\b{name}\b") for name in decisions(root)]
    return [sum(name.search(text) is not None for text in texts) for name in names]


def longest(words: dict[str, int]) -> Iterator[str]:
    """Yield the longest pages with their words."""
    for name in sorted(words, key=words.__getitem__)[-6:]:
        yield f"{name} {words[name]}"


def equal_texts(root: Path) -> Iterator[int]:
    """Yield for each text that stands more than once how often it is repeated.

    Two keys whose texts differ in one language are two sentences.
    """
    languages = [it for it in sorted((root / "bot" / "words").iterdir()) if any(it.glob("*.ftl"))]
    said = [texts_of(it) for it in languages]
    every = Counter(tuple(texts.get(key) for texts in said) for key in set().union(*said))
    for texts, times in every.items():
        if not all(text is None or REFERENCE.fullmatch(text) for text in texts):
            yield times - 1


def texts_of(language: Path) -> dict[str, str]:
    """Return the texts of a language by key, on one line each."""
    found, message = {}, ""
    for place in sorted(language.glob("*.ftl")):
        for part, name, text in MESSAGE.findall(place.read_text()):
            message = message if part else name
            found[f"{message}.{name}" if part else name] = " ".join(text.split())
    return found


if __name__ == "__main__":
    main()
