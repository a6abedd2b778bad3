"""Colours at the edge of panels, by what a panel is about."""

SETTING_UP = 0x2E7D5B
AUCTIONS = 0xC9A227
TRADES = 0x7A5CC2
READING = 0x66707A
