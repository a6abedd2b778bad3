"""Which slots a process owns, alone or one of several, and how absences are made up for."""
