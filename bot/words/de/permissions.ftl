# What the bot must be allowed, as Discord calls it in this language, in small letters if it can.

permission-view-channel = Kanal ansehen
permission-embed-links = Links einbetten
permission-attach-files = Dateien anhängen
permission-read-message-history = Nachrichtenverlauf anzeigen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
