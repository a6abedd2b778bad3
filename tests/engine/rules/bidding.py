"""An auction of Vermont, which A has come to and declined."""

OPEN = "A at vermont; turn 1 of A auction vermont"
SEALED = "rules by-post; A at vermont; turn 1 of A sealed vermont"
