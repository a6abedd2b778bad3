# Español, neutral: España y América Latina; de tú, sin género para las personas.
# Claves: event-<kind>, reason-<reason>, refusal-<refusal>, decision-<kind>,
# card-<id>. Los números llegan como números, los nombres ya escapados.
# El tono y una palabra para cada cosa: docs/WORDS.md. La Banca, nunca «el Banco»: a la, de la.

money = { $amount } $
priced = { $what } { $amount } $
gained = +{ $amount } $
list-separator = { ", " }
list-last =
    { BEGINS_LIKE_I($last) ->
        [yes] { $first } e { $last }
       *[no] { $first } y { $last }
    }
list-separator-of-lists = { "; " }
bank = la Banca
pot = la Parada Libre
nothing = nada
go-back = Volver
button-share = Compartir en el canal
button-shared = Compartido
share-refused = Discord no me ha dejado publicarlo en el canal. Comprueba que puedo enviar mensajes y archivos aquí e inténtalo de nuevo.

button-page-first = ⏮ { $page }
button-page-last = { $pages } ⏭
button-page-older = ◀ { $page } de { $pages }
button-page-newer = { $page } de { $pages } ▶
