# The choice of a language.

# This language's name for itself: "English", "Deutsch".
language-name = Português (Brasil)
language-chosen = Idioma: { $name }
language-choose-mine = Seu idioma
language-discord-mine = O do meu Discord
language-discord-mine-hint = Para o que só eu vejo; o servidor escolhe para o que todo mundo vê
language-choose-server = Escolha o idioma do servidor
language-discord-server = Idioma: o deste servidor no Discord
language-discord-server-hint = O que só uma pessoa vê está no idioma dela
