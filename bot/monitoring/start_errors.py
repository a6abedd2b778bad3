"""What can be wrong when monitoring begins, each with a sentence for the host."""


class MonitoringError(Exception):
    """Raised where the bot cannot be watched as its settings say."""


class PortUnusable(MonitoringError):
    """Raised where the bot cannot listen on the port of the endpoints, now or later."""


class PortTaken(MonitoringError):
    """Raised where something else listens on the port of the endpoints."""


class MissingSentry(MonitoringError):
    """Raised where errors should be reported, and the package for it is not installed."""
