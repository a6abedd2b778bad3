"""Errors in the log, which fail a test unless it takes them."""

import logging


class LoggedErrors(logging.Handler):
    """The errors that have been logged and that nobody has taken."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)

    def take(self) -> str:
        """The one error that was expected: its message."""
        (record,) = self.records
        self.records.clear()
        return record.getMessage()
