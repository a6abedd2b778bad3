# Lo que una persona o un servidor puede pedirle al bot en un rato.

limit-presses = Has pulsado demasiadas veces seguidas. Puedes seguir a partir de esta hora: <t:{ $at }:T>.
limit-server = Ahora mismo hay mucho movimiento en este servidor. Vuelve a intentarlo a partir de esta hora: <t:{ $at }:T>.
limit-costly = Has consultado muchas cosas seguidas. Podrás consultar más a partir de esta hora: <t:{ $at }:T>.
limit-offers = Ya has hecho muchas ofertas en esta partida. Podrás hacer la siguiente a partir del <t:{ $at }:f>.
limit-questions = Ya has abierto varias votaciones. Podrás abrir otra a partir del <t:{ $at }:f>.
limit-lobbies = Ya has abierto varias salas. Podrás abrir otra a partir del <t:{ $at }:f>.
limit-shares = Ya has compartido mucho en este canal. Podrás compartir otra vez a partir del <t:{ $at }:f>.
limit-data = Acabas de recibir un archivo con tus datos. Podrás recibir otro a partir del <t:{ $at }:f>.
limit-deletions = Acabas de borrar tus datos. Podrás borrarlos otra vez a partir del <t:{ $at }:f>.
limit-working = Tu petición está en marcha. Cuando termine, podrás pedir otra cosa.
limit-queue = Ahora mismo hay muchas peticiones antes que la tuya. Vuelve a intentarlo a partir de esta hora: <t:{ $at }:T>.
