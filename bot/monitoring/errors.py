"""What can be wrong when monitoring begins."""


class PortTaken(Exception):
    """Raised where the port of the endpoints cannot be used."""
