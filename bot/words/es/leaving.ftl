# Resigning, and calling a game off.

vote-title = ¿Cancelar esta partida?
vote-text = A favor: { $who }. Faltan por aceptar: { $waits }. Con un solo voto en contra, la partida sigue.
vote-on = La partida sigue.
vote-over = Asunto cerrado: la partida ha terminado.
call-vote = { $who }: ¿se cancela esta partida?
button-agree = Cancelarla

resign-sure = ¿Dejas esta partida para siempre? Lo que tienes pasa a quien le debas, o vuelve a la Banca.
resign-sure-last = Solo quedarían robots: terminarían enseguida la partida entre ellos.
resign-not = Sigues en juego.
resign-done = Has dejado la partida.
button-resign = Rendirme del todo
button-stay = Seguir
cancel-sure = ¿Cancelar esta partida? Se pregunta a cada jugador y, si nadie se opone, termina sin que gane nadie.
cancel-not = No se ha preguntado nada. La partida sigue.
cancel-done = Queda cancelada.
cancel-waits = Aceptas cancelar la partida. Falta el sí de { $who }.
