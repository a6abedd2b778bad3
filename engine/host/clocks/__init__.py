"""Time: how long people have, which deadlines a state needs, and what happens when one passes."""
