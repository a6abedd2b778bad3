"""Databases in which every kind of what a game can wait for stands open, and what follows from it.

`python -m tests.states` makes them with the bot itself, counts what stands open in them, and plays
them on. Nothing here is a test; tests/host/test_open_states.py reads the databases.
"""
