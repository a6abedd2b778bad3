"""Houses and hotels: how they may stand, buying, selling, and shortages (HOUSE, HOTEL, SHTG)."""
