"""`python -m tests.support.screenshots`: take all pictures of docs/img again."""

import asyncio
import sys
from pathlib import Path

from tests.support.browser_tabs import has_chromium
from tests.support.screenshots.all_scenarios import take_all

FOLDER = Path(__file__).parents[3] / "docs/img"

if __name__ == "__main__":
    if not has_chromium():
        sys.exit("There is no Chromium to take the pictures with; CHROMIUM names one.")
    asyncio.run(take_all(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER))
