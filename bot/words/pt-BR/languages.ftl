# The choice of a language.

# This language's name for itself: "English", "Deutsch".
language-name = Português (Brasil)
language-chosen = Idioma: { $name }
language-choose-mine = Em que idioma eu leio?
language-discord-mine = Idioma: como no meu Discord
language-discord-mine-hint = Para o que só eu vejo; o servidor escolhe para o que todo mundo vê
language-choose-server = Em que idioma todo mundo aqui lê?
language-discord-server = Idioma: como no Discord deste servidor
language-discord-server-hint = O que só uma pessoa vê está no idioma dela
