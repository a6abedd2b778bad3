"""Debts, and purchases that cash does not cover."""
