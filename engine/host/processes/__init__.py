"""Several processes on one database: which slots each owns, and how absences are made up for."""
