# Lo que una persona o un servidor puede pedirle al bot en un rato.

limit-presses = Han sido muchas cosas de golpe. Puedes seguir <t:{ $at }:R>.
limit-server = Ahora mismo hay mucho movimiento en este servidor. Vuelve a intentarlo <t:{ $at }:R>.
limit-costly = Has consultado muchas cosas de golpe. Podrás seguir consultando <t:{ $at }:R>.
limit-offers = Ya has hecho muchas ofertas en esta partida. Podrás hacer la siguiente <t:{ $at }:R>.
limit-questions = Ya has preguntado varias veces a la mesa. Podrás volver a preguntar <t:{ $at }:R>.
limit-lobbies = Ya has abierto varias salas. Podrás abrir otra <t:{ $at }:R>.
limit-working = Lo que has pedido está en camino. En cuanto llegue, podrás pedir más.
limit-queue = Ahora mismo hay mucha gente esperando esto. Vuelve a intentarlo <t:{ $at }:R>.
