"""Auctions: open calls and sealed maxima (AUC)."""
