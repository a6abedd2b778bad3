# Lo que una persona o un servidor puede pedirle al bot en un rato.

limit-presses = Has pulsado demasiadas veces seguidas. Puedes seguir <t:{ $at }:R>.
limit-server = Ahora mismo hay mucho movimiento en este servidor. Vuelve a intentarlo <t:{ $at }:R>.
limit-costly = Has consultado muchas cosas seguidas. Podrás consultar más <t:{ $at }:R>.
limit-offers = Ya has hecho muchas ofertas en esta partida. Podrás hacer la siguiente <t:{ $at }:R>.
limit-questions = Ya has abierto varias votaciones. Podrás abrir otra <t:{ $at }:R>.
limit-lobbies = Ya has abierto varias salas. Podrás abrir otra <t:{ $at }:R>.
limit-shares = Ya has compartido mucho en este canal. Podrás compartir otra vez <t:{ $at }:R>.
limit-working = Tu petición está en marcha. Cuando termine, podrás pedir otra cosa.
limit-queue = Ahora mismo hay mucha gente esperando esto. Vuelve a intentarlo <t:{ $at }:R>.
