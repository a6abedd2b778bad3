"""Interactions: who asks, in which words, what they may do, and where a press goes."""
