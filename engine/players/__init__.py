"""Answers without a person: silence at a deadline, standing orders, and computer players."""
