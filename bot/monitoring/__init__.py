"""What a host sees of a running bot: health, metrics, and a watchdog."""
