"""The process: its settings, its start and end, its Discord client, checks, backups, log."""
