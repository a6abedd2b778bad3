"""A shortage of buildings: who could use how many, and the frames in which they are shared out."""
