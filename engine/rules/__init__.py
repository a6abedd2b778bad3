"""The chapters of the rulebook: each is its offers and its handlers."""
