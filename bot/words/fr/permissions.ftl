# What the bot must be allowed, as Discord calls it in this language, in small letters if it can.

permission-view-channel = voir le salon
permission-embed-links = intégrer des liens
permission-attach-files = joindre des fichiers
permission-read-message-history = voir les anciens messages
permission-send-messages = envoyer des messages
permission-send-messages-in-threads = envoyer des messages dans les fils
