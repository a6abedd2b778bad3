"""Telling computer players apart by how they have played."""
