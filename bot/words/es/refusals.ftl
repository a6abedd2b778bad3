## Why the host refuses a request: refusal-<refusal>.

refusal-no-such-game = Esa partida no existe o se ha borrado.
refusal-not-playing = No juegas en esta partida. Puedes mirar y entrar en la próxima.
refusal-left = Ya no estás en esta partida. Puedes ver cómo acaba.
refusal-stale = Eso ya no se puede elegir: la partida ha seguido adelante. Mira el mensaje de la partida.
refusal-not-started = La partida aún no ha empezado. Quien la organiza tiene que pulsar «Empezar la partida».
refusal-started = Esta partida ya ha empezado. `{ COMMAND("rules") }` muestra cómo se juega.
refusal-over = Esta partida ha terminado. Empieza otra con `{ COMMAND("new") }`.
refusal-cancelled = Esta partida se canceló. Empieza otra con `{ COMMAND("new") }`.
refusal-not-host = Solo quien organiza la partida puede hacer eso.
refusal-lobby-here =
    { $where ->
        [direct] Ya tienes [una sala]({ $link }) abierta. Antes, empieza esa partida o cancélala.
       *[server] Ya hay [una sala]({ $link }) en este canal. Entra en ella o pide a quien la organiza que la cierre.
    }
refusal-lobby-full = La sala está llena: los { $most } sitios están ocupados.
refusal-lobby-changed = Los robots de esta sala han cambiado antes de que el bot recibiera tu decisión. Elige otra vez.
refusal-seats-taken = Ya hay { $taken } sitios ocupados, y con esa elección solo pueden jugar { $most } personas. Antes alguien tiene que salir de la sala.
refusal-already-joined = Ya estás en la sala.
refusal-not-in-lobby = No estás en esta sala.
refusal-not-joined = { refusal-not-in-lobby } Para jugar, pulsa «Entrar».
refusal-token-taken = { reason-token-taken }
refusal-terms-changed = Las reglas, el ritmo o los plazos han cambiado justo antes de que pulsaras. Mira la sala y pulsa otra vez.
refusal-unanswered = No todo el mundo ha dicho aún si sigue. Pulsa otra vez **Empezar la partida**.
refusal-too-few = Hacen falta al menos { $least } jugadores para empezar. Puedes añadir robots.
refusal-not-timed = La hora de fin solo se fija en una partida con hora límite. Elige antes una de esas partidas en «Ajustes» > «Reglas».
refusal-length-out-of-range = Una partida con hora límite puede durar entre diez minutos y un año.
refusal-barred = No puedes entrar en esta sala: quien la organiza o la moderación te sacó.
refusal-not-invited = A esta sala se entra con invitación, y quien la organiza no te ha invitado.
refusal-no-guests = Invita hasta a { $most } personas de este servidor mencionándolas, como @Bo @Cem. En los mensajes directos se juega contra robots.
refusal-no-computer = Aquí no hay ningún robot.

refusal-no-such-pace = Elige un ritmo de la lista. Los plazos que escribes tú pueden ir de 10 segundos a 14 días.
refusal-no-such-deed = No hay ninguna propiedad con ese nombre.
refusal-no-game-here = En este canal no hay ninguna partida. `{ COMMAND("new") }` abre una sala.
refusal-only-a-lobby = Aquí hay una sala, pero la partida aún no ha empezado. Primero tiene que empezarla quien la organiza.
refusal-not-begun = La partida aún no ha empezado. Su sala sigue abierta: { $where }
refusal-several-here = En este canal hay varias partidas. Elige una con la opción `{ option-name-game }`.
refusal-several-games = Estás en varias partidas. Elige una con la opción `{ option-name-game }`.
refusal-direct-full = { $most ->
        [one] Ya tienes una partida en estos mensajes directos. Antes, termínala o ríndete en ella. `{ COMMAND("mine") }` la muestra.
       *[other] Ya tienes { $most } partidas en estos mensajes directos. Antes, termina una o ríndete en ella. `{ COMMAND("mine") }` las muestra.
    }
refusal-direct-taken = Esta sala está en los mensajes directos de otra persona, y solo esa persona puede jugar allí. Abre la tuya con `{ COMMAND("new") }`.
refusal-no-server = Eso es un ajuste de servidor. Escribe el comando en un canal del servidor.
refusal-not-in-server = Ya no estás en el servidor donde se juega esta partida, así que no puedes hacer nada en ella.
refusal-not-moderator = Para hacer eso necesitas el permiso «Gestionar servidor».
refusal-lacks-permissions = Aquí no puedo llevar una partida. Necesito permiso para { $what }.
refusal-lacks-files = Aquí no puedo enviar archivos. Necesito permiso para { $what }. Prueba en otro canal o pide ayuda a quien gestiona el servidor.
refusal-lacks-posting = No puedo publicar en este canal. Necesito permiso para { $what }.
refusal-shared-elsewhere = { $channel ->
        [direct] Esta partida la juegas sin nadie más, así que aquí no hay con quién compartirla.
       *[other] Esto solo se puede compartir donde se juega la partida: <#{ $channel }>.
    }

refusal-paused = La partida está en pausa. Podrás jugar cuando se reanude.
refusal-trade-short = Este trato te cuesta { $price } $ y tienes { $cash } $ en efectivo. { $raisable ->
        [yes] Vende o hipoteca algo antes. La oferta sigue en pie.
       *[no] Aunque vendieras e hipotecaras todo, solo llegarías a { $most } $. Puedes rechazarla o hacer una contraoferta.
    }
refusal-proposer-cannot-pay = { $who } necesita { $price } $ para este trato y solo tiene { $cash } $. La oferta sigue en pie.
refusal-log-deleted = El registro de esta partida se ha borrado, porque terminó hace mucho tiempo. El resultado se conserva.
refusal-no-such-board = Ese tablero no existe o se ha borrado.
refusal-no-such-code = No hay ningún tablero con ese código. Revisa las ocho letras y cifras y prueba otra vez.
refusal-not-your-board = Ese tablero es de otra persona. Con su código puedes hacerte una copia.
refusal-board-hidden = Alguien que gestiona este servidor ha ocultado este tablero, así que aquí no se puede usar, copiar ni añadir.
refusal-board-changed = Este tablero ha cambiado desde que lo abriste, así que no se ha guardado nada. Ábrelo de nuevo y repite el cambio.
refusal-too-many-boards = Ya tienes { $most } tableros. Borra uno antes.
refusal-server-boards-full = Este servidor ya tiene { $most } tableros. Antes, alguien tiene que retirar uno de los suyos.
refusal-own-boards-off = En este servidor no puedes usar tableros propios. Pregunta a alguien que lo gestione.
refusal-follows-own = En esta partida juegas tú. Puedes seguir las partidas en las que no juegas.
refusal-follows-enough = Ya sigues { $most } partidas. Deja de seguir una antes, en `{ COMMAND("mine") }`.
refusal-followed-enough = Ya siguen esta partida { $most } personas. Puedes verla aquí igualmente.
refusal-guesses-closed = Es tarde para un pronóstico: ya hay edificios en el tablero o esa persona está fuera.
refusal-guesses-enough = Esta partida ya tiene { $most } pronósticos. No se admiten más.
refusal-not-blockable = Puedes bloquear a otras personas, pero no a ti ni a un bot.
refusal-blocked-enough = Ya has bloqueado a { $most } personas. Desbloquea antes a alguien, en `{ COMMAND("preferences") }`.

# Instead of the refusals about several games, where there is a button for each
which-several-games = Estás en varias partidas. ¿A cuál te refieres?
which-several-here = En este canal hay varias partidas. ¿A cuál te refieres?
which-more = Para elegir otra partida, añade la opción `{ option-name-game }` al comando.
button-which = Esta partida

## Why the rules refuse an action: reason-<reason>.

reason-game-over = Esta partida ha terminado. Ya no puedes hacer nada en ella.
reason-out-of-game = Esa persona ya no está en la partida. Elige a otra.
reason-not-awaited = Ahora mismo no te toca decidir. El mensaje de la partida dice a quién le toca.
whose-decision = Ahora la decisión es de { $who }.
reason-not-now = Eso no se puede hacer ahora. Usa un botón del mensaje de la partida.
reason-no-hour = Esta partida no tiene hora de fin.
reason-hour-struck = El tiempo de esta partida ya se acabó.
reason-closing = Se acabó el tiempo de la partida: ya no puedes hacer tratos ni construir. Aún puedes reunir dinero para una deuda.
reason-locked = La ficha aún no se ha movido después de la tirada. Prueba de nuevo en un momento.
reason-in-debt = Antes hay que pagar una deuda. Hasta entonces, quien la debe solo puede vender edificios, hipotecar propiedades o hacer un trato que ayude a pagarla.
reason-cannot-afford = Eso cuesta { $price } $ y para eso solo tienes { $cash } $.
reason-bid-too-low =
    { $price ->
        [0] Esa puja es demasiado baja. Puja { $lowest } $ o más.
       *[other] La puja actual es de { $price } $. Puja { $lowest } $ o más.
    }
reason-bid-too-high = Puedes pujar { $highest } $ como mucho. Puja eso o menos, o pasa.
reason-already-leading = Ya vas por delante con { $price } $. Espera a que alguien puje más.
reason-already-passed = Has pasado y ya no puedes pujar en esta subasta.
reason-already-filed = Ya has respondido en esta subasta. Solo puedes responder una vez.
reason-not-in-auction = Esa propiedad no está en esta subasta.
reason-bid-binds = Vas por delante en una subasta con { $price } $ y tienes que poder pagar tu puja. Gasta menos hasta que acabe la subasta.
reason-rent-asked = Aún debes { $price } $ de alquiler. Por eso solo puedes gastar { $cash } $.
reason-not-owner = Solo puedes usar propiedades tuyas. En un trato, cada parte solo puede dar las suyas.
reason-not-a-street = Solo puedes construir en calles, no en estaciones ni servicios públicos.
reason-group-incomplete = Necesitas todas las calles de un color para construir en él.
reason-not-own-turn = En esta partida solo puedes construir en tu turno.
reason-group-mortgaged = Una calle de este color está hipotecada. Para construir, deshipotécala antes.
reason-group-built = Hay edificios en este color. Primero hay que venderlos todos a la Banca.
reason-uneven = Construye y vende de forma uniforme: ninguna calle de un color puede llevar a otra más de una casa de ventaja.
reason-level-range = Ese cambio no es posible. Elige calles de un solo color y un número de casas distinto del actual.
reason-building-limit =
    { $left ->
        [0] En este turno ya no puedes construir más casas ni hoteles.
        [one] En este turno solo puedes construir una casa o un hotel más.
       *[other] En este turno solo puedes construir { $left } casas u hoteles más.
    }
reason-no-houses =
    { $left ->
        [0] A la Banca no le quedan casas. Alguien tiene que vender antes alguna.
        [1] A la Banca solo le queda una casa, y necesitas más.
       *[other] A la Banca solo le quedan { $left } casas, y necesitas más.
    }
reason-no-hotels =
    { $left ->
        [0] A la Banca no le quedan hoteles. Alguien tiene que vender antes alguno.
        [1] A la Banca solo le queda un hotel, y necesitas más.
       *[other] A la Banca solo le quedan { $left } hoteles, y necesitas más.
    }
reason-shortage-open = Ahora se decide quién recibe los edificios de la Banca. Después podrás construir.
reason-not-claimed = Solo puedes pujar por edificios que hayas pedido, para una calle en la que ya se pueda construir.
reason-already-mortgaged = Esa propiedad ya está hipotecada. Elige otra.
reason-not-mortgaged = Esa propiedad no está hipotecada. Elige propiedades hipotecadas, cada una solo una vez.
reason-mortgage-saves-nothing = Debes { $price } $, y vendiendo e hipotecando todo solo reunirías { $cash } $. Por eso ya no puedes hipotecar: vende edificios o intenta un trato.
reason-no-pass = Esa tarjeta para salir de la Cárcel no está disponible. Puede que ya se haya usado o entregado en un trato.
reason-no-fine-on-last-turn = Es tu último intento de salir de la Cárcel: tira los dados. Si no sacas dobles, pagas { $price } $ y avanzas.
reason-can-still-pay = Debes { $price } $ y puedes reunir { $cash } $, así que tienes que pagar y no puedes rendirte ahora.
reason-plan-falls-short = Con eso llegas a { $cash } $, pero debes { $price } $. Vende o hipoteca más.
reason-no-such-trade = Esa oferta ya no existe. Puedes hacer otra con `{ COMMAND("trade") }`.
reason-not-your-trade = Esa oferta es para otra persona.
reason-trade-empty = Esta oferta aún está vacía. Añade una propiedad, dinero o una tarjeta para salir de la Cárcel.
reason-trade-with-self = Para hacer un trato, elige a otra persona.
reason-trade-during-bidding = Los tratos esperan hasta que acabe la subasta. La oferta sigue en pie.
reason-no-such-debt = La deuda que este trato iba a saldar ya está pagada.
reason-trade-for-nothing = Una de las dos partes tiene una deuda y no recibiría nada con este trato. Mientras tenga la deuda, no puede regalar nada.
reason-trade-lowers-raisable = Una de las partes tiene una deuda y, después de este trato, solo podría reunir { $cash } $ en vez de { $price } $. Cambia el trato para que pague la deuda en el acto o no reduzca lo que esa parte puede reunir.
reason-trade-before-tax = Una de las partes aún tiene que elegir cómo paga un impuesto. Después de este trato tiene que poder reunir { $price } $ para pagarlo, o al menos tanto como antes.
reason-partner-cannot-pay = La otra persona necesita { $price } $ para este trato y solo tiene { $cash } $. La oferta sigue en pie.
reason-too-many-trades = Tienes { $most } ofertas abiertas. Retira una antes de hacer otra.
reason-too-early-to-buy = En esta partida no puedes comprar ni pujar hasta que hayas dado una vuelta al tablero.
reason-too-early-to-trade = En esta partida solo puede hacer tratos quien ya ha dado una vuelta al tablero. Una de las dos partes aún no la ha dado.
reason-held = Alguien ha frenado esta tirada. El mensaje de la partida dice hasta cuándo.
reason-no-hold-left = Ya has frenado esta tirada, o en esta partida no se puede frenar.
reason-own-throw = Este botón es para los demás jugadores: con él frenan tu tirada. Tú puedes tirar cuando quieras.
reason-no-such-intent = Esa acción ya no está en cola: se hizo o se quitó.
reason-too-many-intents = Ya tienes { $most } acciones en cola. Quita una antes de añadir otra.
reason-no-such-claim = Llegas tarde: ese alquiler ya se cobró o se perdió.
reason-not-your-claim = Ese alquiler solo lo puede cobrar quien tiene la propiedad.
reason-player-count =
    { $most ->
        [2] En esta partida solo pueden jugar 2 personas.
       *[other] En esta partida pueden jugar de { $least } a { $most } personas.
    }
reason-token-taken = Alguien ya tiene esa ficha. Elige otra.

## What the bot answers when something went wrong, or a press came too late.

not-an-amount = Eso no es una cantidad. Escribe un número entero, como 120 o 1.200.
amount-too-high = Ninguna partida tiene tanto dinero. Escribe { $most } como mucho.

table-past = { APP_TITLE() } con { $who } · mensaje anterior
table-past-nothing = La partida ha avanzado; el mensaje más nuevo está abajo.
press-again = El botón ha tardado demasiado en responder. Púlsalo otra vez, por favor.
press-double = Ese botón acababa de aparecer, así que el bot no ha hecho nada, por si lo has pulsado sin querer. Si querías pulsarlo, hazlo otra vez.
command-unknown = Este comando ha cambiado. Recarga Discord y escríbelo otra vez.
press-unknown = Este botón ya no funciona. Tus partidas están en `{ COMMAND("mine") }`.
# To each player, once, when the bot can no longer write where they play
parked-direct = Ya no puedo escribir en el canal donde juegan { $players }. No se pierde nada y todos los plazos están detenidos. Para seguir, usa `{ COMMAND("board") }` en ese canal cuando yo pueda escribir allí de nuevo, o pide a quien modera que mueva la partida con `{ MODERATOR_COMMAND("move") }`.
parked-thread-direct = El hilo <#{ $thread }>, donde juegan { $players }, se ha archivado y bloqueado, así que no lo toco. No se pierde nada y todos los plazos están detenidos. La partida sigue en cuanto el hilo vuelva a estar abierto o quien modera la mueva con `{ MODERATOR_COMMAND("move") }`.
# In place of a name that the server's own filter forbids
player-nameless = Jugador { $number }
trouble = Algo ha fallado. No se ha perdido nada; prueba otra vez, por favor.
trouble-disk = Ahora mismo no se puede guardar la partida, así que no se ha hecho nada. Prueba otra vez en un minuto, por favor.
trouble-contradiction = Las reglas del bot se contradicen aquí, así que tu jugada no se ha hecho. No se ha perdido nada: la partida sigue como estaba, y quien administra este bot tiene los detalles en su registro.

## Lo que una persona o un servidor puede pedirle al bot en un rato.

limit-presses = Has pulsado demasiadas veces seguidas. Puedes seguir a partir de esta hora: <t:{ $at }:T>.
limit-server = Ahora mismo hay mucho movimiento en este servidor. Vuelve a intentarlo a partir de esta hora: <t:{ $at }:T>.
limit-costly = Has consultado muchas cosas seguidas. Podrás consultar más a partir de esta hora: <t:{ $at }:T>.
limit-offers = Ya has hecho muchas ofertas en esta partida. Podrás hacer la siguiente a partir del <t:{ $at }:f>.
limit-questions = Ya has abierto varias votaciones. Podrás abrir otra a partir del <t:{ $at }:f>.
limit-lobbies = Ya has abierto varias salas. Podrás abrir otra a partir del <t:{ $at }:f>.
limit-shares = Ya has compartido mucho en este canal. Podrás compartir otra vez a partir del <t:{ $at }:f>.
limit-data = Acabas de recibir un archivo con tus datos. Podrás recibir otro a partir del <t:{ $at }:f>.
limit-deletions = Acabas de borrar tus datos. Podrás borrarlos otra vez a partir del <t:{ $at }:f>.
limit-reports = Este tablero ya está denunciado. Puedes volver a denunciarlo a partir del <t:{ $at }:f>.
limit-reporters = Has denunciado varios tableros. Puedes denunciar el siguiente a partir del <t:{ $at }:f>.
limit-codes = Han sido muchos códigos. Puedes probar otro a partir del <t:{ $at }:f>.
limit-working = Tu petición está en marcha. Cuando termine, podrás pedir otra cosa.
limit-queue = Ahora mismo hay muchas peticiones antes que la tuya. Vuelve a intentarlo a partir de esta hora: <t:{ $at }:T>.
