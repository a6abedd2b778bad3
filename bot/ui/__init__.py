"""Messages as plain data, without Discord: screens, private panels, the codec of buttons."""
