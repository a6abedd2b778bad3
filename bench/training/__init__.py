"""Fitting the judge of the computer players to who wins their games."""

import os

# Sums are rounded alike on any number of processors if one thread makes them; numpy reads this when
# it is imported first. For arrays as small as these, more threads are slower anyway.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
