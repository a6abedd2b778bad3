# What the bot must be allowed, as Discord calls it in this language, in small letters if it can.

permission-view-channel = view channel
permission-embed-links = embed links
permission-attach-files = attach files
permission-read-message-history = read message history
permission-send-messages = send messages
permission-send-messages-in-threads = send messages in threads
