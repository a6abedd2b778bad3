# What a server plays, and its settings.

server-title = O que este servidor joga
server-footer = -# Cada /monopoly { command-name-new } neste servidor começa assim. Quem organiza ainda pode escolher outra coisa, e as partidas em curso mantêm as suas regras; o idioma e as imagens mudam nelas também.
button-server-default = Voltar ao padrão do bot
