"""Computers at a table: what they are asked, who thinks for them and where, and their partners."""
