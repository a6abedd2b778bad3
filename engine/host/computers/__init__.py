"""Computers at a table: what they are asked, who thinks for them, partners, automatic answers."""
