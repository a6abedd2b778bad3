"""What can be wrong when monitoring begins, each with a sentence for the host."""


class MonitoringError(Exception):
    """Raised where the bot cannot be watched as its settings say."""


class PortTaken(MonitoringError):
    """Raised where the port of the endpoints cannot be used."""


class MissingSentry(MonitoringError):
    """Raised where errors should be reported, and the package for it is not installed."""
