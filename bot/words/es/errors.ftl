# What the bot answers when something went wrong, or a press came too late.

not-dollars = Eso no es una cantidad. Escribe dólares enteros, como 120 o 1.200.
too-many-dollars = Ninguna partida tiene tanto dinero. Escribe { $most } $ como mucho.

table-past-title = Monopoly con { $who } · mensaje anterior
table-past-nothing = La partida ha avanzado; el mensaje más nuevo está abajo.
press-again = El botón tardó demasiado en responder. Púlsalo otra vez, por favor.
press-double = Ese botón acababa de aparecer, así que el bot no hizo nada, por si lo pulsaste sin querer. Si querías pulsarlo, hazlo otra vez.
command-unknown = Este comando ha cambiado. Recarga Discord y escríbelo otra vez.
press-unknown = Este botón ya no funciona. Tus partidas están en `/monopoly { command-name-mine }`.
# To each player, once, when the bot can no longer write where they play
parked-direct = Ya no puedo escribir en el canal donde juegan { $players }. No se pierde nada y todos los plazos están detenidos. Para seguir, usa `/monopoly { command-name-board }` en ese canal cuando yo pueda escribir allí de nuevo, o pide a quien modera que mueva la partida con `/monopoly-mod { command-name-move }`.
parked-thread-direct = El hilo <#{ $thread }>, donde juegan { $players }, se ha archivado y bloqueado, así que no lo toco. No se pierde nada y todos los plazos están detenidos. La partida sigue en cuanto el hilo vuelva a estar abierto o quien modera la mueva con `/monopoly-mod { command-name-move }`.
# In place of a name that the server's own filter forbids
player-nameless = Jugador { $number }
trouble = Algo ha fallado. No se ha perdido nada; prueba otra vez, por favor.
trouble-disk = Ahora mismo no se puede guardar la partida, así que no se hizo nada. Prueba otra vez en un minuto, por favor.
trouble-contradiction = Las reglas del bot se contradicen aquí, así que tu jugada no se hizo. No se ha perdido nada: la partida sigue como estaba, y quien administra este bot tiene los detalles en su registro.
