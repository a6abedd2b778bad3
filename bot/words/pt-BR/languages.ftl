# The choice of a language.

# This language's name for itself: "English", "Deutsch".
language-name = Português (Brasil)
language-chosen = Idioma: { $name }
language-choose-mine = Seu idioma
language-discord-mine = Idioma: o do Discord
language-discord-mine-hint = Vale para o que só você vê; o resto segue o idioma do servidor
language-choose-server = Escolha o idioma do servidor
language-discord-server = Idioma: igual ao deste servidor no Discord
language-discord-server-hint = O que só uma pessoa vê aparece no idioma dela
