"""What happens when the Bank runs short of buildings: claims first, then an auction (SHTG)."""
