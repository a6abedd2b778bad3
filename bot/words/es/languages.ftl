# The choice of a language.

# This language's name for itself: "English", "Deutsch".
language-name = Español
language-chosen = Idioma: { $name }
language-choose-mine = Tu idioma
language-discord-mine = Idioma: como en Discord
language-discord-mine-hint = Para los mensajes que solo ves tú; el servidor elige el idioma de lo que ve todo el mundo
language-choose-server = ¿En qué idioma se muestra lo que ve todo el mundo?
language-discord-server = Idioma: como el Discord del servidor
language-discord-server-hint = Lo que solo ves tú se muestra en tu propio idioma
