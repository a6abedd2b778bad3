"""Sentences of every language are read once for all tests, whichever words ask for them."""

from collections.abc import Iterator
from functools import cache

import pytest

from bot.language import sentences

_read = cache(sentences.parse)


@pytest.fixture(autouse=True, scope="module")
def read_once() -> Iterator[None]:
    """To read all languages takes more than a second, and most tests here ask for all."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(sentences, "parse", _read)
        yield
