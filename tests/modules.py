"""python -m tests.modules [FOLDER]: prints each module of a folder with its first line."""

from __future__ import annotations

import ast
import sys
from pathlib import Path


def main() -> None:
    """Print a line for each module, packages included."""
    for path in sorted(Path(sys.argv[1] if len(sys.argv) > 1 else ".").rglob("*.py")):
        text = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
        print(f"{path}  {text.partition(chr(10))[0]}")


if __name__ == "__main__":
    main()
