"""Screens: what a message should be, its picture and its buttons, without Discord."""
