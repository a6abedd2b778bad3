"""Auctions: of one lot, of an estate, of the Bank's last buildings."""
