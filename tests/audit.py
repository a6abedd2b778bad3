"""python -m tests.audit: whether the pinned packages have weaknesses that are known.

One line for each weakness, and exit code 1; else one line on how many pins were looked up. Where
there is no data (no network, or an index that keeps none) the line says so, and nothing fails.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[1] / "requirements"
TIMEOUT = 180.0
"""Seconds for all of them."""
REASON = 200
"""Characters of why nothing could be looked up."""


@dataclass(frozen=True)
class Report:
    """What was found: the weaknesses, how many pins were looked up, and how many could not be."""

    weaknesses: tuple[str, ...]
    looked_up: int
    skipped: int
    why: str = ""

    @property
    def lines(self) -> tuple[str, ...]:
        """What is printed."""
        if not self.looked_up:
            why = f": {self.why}" if self.why else ""
            return (f"The pins could not be checked for known weaknesses{why}.",)
        rest = f", {self.skipped} could not be looked up" if self.skipped else ""
        count = len(self.weaknesses)
        return (*self.weaknesses, f"{self.looked_up} pins, {count} known weaknesses{rest}.")


def report(told: str, trouble: str) -> Report:
    """What pip-audit has told as JSON; `trouble` is what it wrote beside."""
    try:
        found: list[dict[str, Any]] = json.loads(told)["dependencies"]
    except (ValueError, KeyError):
        last = trouble.strip().splitlines()[-1:] or ["it told nothing"]
        return Report((), 0, 0, last[0][:REASON])
    skipped = [it for it in found if "skip_reason" in it]
    known = tuple(_weaknesses(found))
    why = skipped[0]["skip_reason"][:REASON] if skipped else ""
    return Report(known, len(found) - len(skipped), len(skipped), why)


def _weaknesses(found: Iterable[dict[str, Any]]) -> Iterable[str]:
    for it in found:
        for weakness in it.get("vulns", ()):
            fixed = ", ".join(weakness["fix_versions"]) or "no version yet"
            yield f"{it['name']} {it['version']}: {weakness['id']}, mended in {fixed}"


def audit(files: Iterable[Path]) -> Report:
    """Ask what is known of every pin in these files."""
    given = [part for file in files for part in ("-r", str(file))]
    command = (sys.executable, "-m", "pip_audit", "--disable-pip", "--require-hashes", *given)
    options = ("--format", "json", "--progress-spinner", "off")
    try:
        ended = subprocess.run(
            (*command, *options), capture_output=True, text=True, timeout=TIMEOUT, check=False
        )
    except subprocess.TimeoutExpired:
        return Report((), 0, 0, f"no answer within {TIMEOUT:.0f} seconds")
    return report(ended.stdout, ended.stderr)


def main() -> int:
    """Exit code 1 if a weakness is known."""
    found = audit(FOLDER / f"{name}.txt" for name in ("dev", "pins", "cities"))
    print(*found.lines, sep="\n")
    return int(bool(found.weaknesses))


if __name__ == "__main__":
    sys.exit(main())
