# What the bot must be allowed, as Discord calls it in this language, in small letters if it can.

permission-view-channel = ver canal
permission-embed-links = insertar enlaces
permission-attach-files = adjuntar archivos
permission-read-message-history = leer el historial de mensajes
permission-send-messages = enviar mensajes
permission-send-messages-in-threads = enviar mensajes en hilos
