"""Computer players against each other, in games of equal chances."""
