# What a server plays, and its settings.

server-title = Padrões deste servidor
server-footer = -# Cada `/monopoly { command-name-new }` neste servidor começa assim. Quem organiza a partida ainda pode escolher outras regras. As partidas em andamento mantêm suas regras, mas o idioma e as imagens mudam nelas também.
button-server-default = Voltar ao padrão do bot

command-name-settings = ajustes
command-settings = Definir as regras com que as partidas novas deste servidor começam
