# Resigning, and calling a game off.

vote-title = ¿Cancelar esta partida?
vote-text = A favor: { $who }. Votos pendientes: { $waits }. Tiene que aceptar todo el mundo: con un solo voto en contra, la partida sigue.
vote-on = La votación ha terminado: la partida sigue.
vote-over = La votación ha terminado: la partida se acabó.
call-vote = { $who }: ¿cancelamos esta partida?
button-agree = Cancelar la partida

resign-sure = ¿Dejas definitivamente la partida con { $others } en <#{ $channel }>? Todo lo que tienes pasa a la persona a la que debes dinero o, si no debes nada, a la Banca.
resign-sure-wins = Entonces solo queda { $who } y gana la partida.
resign-sure-last = Solo quedarían robots, que jugarían enseguida el resto de la partida.
resign-sure-lent = ¿Dejas de jugar por { $owner } en la partida con { $others } en <#{ $channel }>? Jugará un robot hasta que { $owner } vuelva.
resign-not = Sigues en la partida.
resign-done = Has dejado la partida con { $others } en <#{ $channel }>.
button-resign = Rendirme definitivamente
button-resign-lent = Dejar el asiento a un robot
button-stay = { question-pause-against }
cancel-sure = ¿Cancelar esta partida? Si todo el mundo acepta, termina sin que gane nadie.
cancel-not = No se ha abierto ninguna votación. La partida sigue.
cancel-done = La partida queda cancelada.
cancel-waits = Aceptas cancelar la partida. Votos pendientes: { $who }.

command-name-resign = rendirse
command-name-cancel = cancelar
command-resign = Dejar la partida definitivamente
command-cancel = Cerrar una sala o votar si se cancela la partida
