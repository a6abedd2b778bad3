"""The process: its settings, its start and its end, its checks, its backups, its log."""
