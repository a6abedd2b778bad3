"""Deciding by the judge: each module lists what could be done in one matter and weighs it."""
