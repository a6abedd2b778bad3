"""What holds for every test."""

from hypothesis import settings

# A loaded machine is no error: what is slow is measured by `make bench`.
settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")
