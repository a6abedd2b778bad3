# What the bot must be allowed, as Discord calls it in this language, in small letters if it can.

permission-view-channel = ver canal
permission-embed-links = inserir links
permission-attach-files = anexar arquivos
permission-read-message-history = ver histórico de mensagens
permission-send-messages = enviar mensagens
permission-send-messages-in-threads = enviar mensagens em tópicos
