"""Debts: payment, raising money, bankruptcy (DEBT, BKR)."""
