"""What may wait while people work on it, and has to be there in a release."""

from __future__ import annotations

import os

import pytest

IS_COMPLETE = bool(os.environ.get("REQUIRE_COMPLETE"))
"""Whether nothing may wait, as in .ci/run."""
for_a_release = pytest.mark.skipif(not IS_COMPLETE, reason="without REQUIRE_COMPLETE it may wait")
"""Marks a test of what no release may lack: translations, examples of custom_ids."""
