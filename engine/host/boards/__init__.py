"""Boards with names that people have made: keeping, offering and hiding them."""
