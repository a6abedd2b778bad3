"""With which code the process ends: docs/HOSTING.md says after which another start can help.

Nothing is imported here: the signals are heard before all else is.
"""

EXIT_BUG = 1
EXIT_SETTINGS = 2
EXIT_DATABASE = 3
EXIT_UNFINISHED = EXIT_DATABASE
"""The process has ended before all was done, such as writing to the database: another start can
help, as where the database cannot be used.
"""
EXIT_LOGIN = 4
EXIT_REFUSED = 5
"""A command of the host, such as `backup`, was refused, and has said why."""
EXIT_MONITORING = 6
