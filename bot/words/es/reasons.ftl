# Why the rules refuse an action: reason-<reason>.

reason-game-over = Esta partida ha terminado. Ya no puedes hacer nada en ella.
reason-out-of-game = Esa persona ya no está en la partida.
reason-not-awaited = Ahora mismo no te toca decidir. El mensaje de la partida dice arriba a quién le toca.
reason-not-now = Eso no se puede hacer ahora. Usa un botón del mensaje de la partida.
reason-no-hour = Esta partida no tiene hora de fin.
reason-hour-struck = El tiempo de la partida ya se acabó.
reason-closing = La partida se acaba: ya no puedes hacer tratos ni construir. Aún puedes reunir dinero para una deuda.
reason-locked = Aún falta mover la ficha. Prueba de nuevo en un momento.
reason-in-debt = Antes hay que pagar una deuda. Hasta entonces solo puedes vender edificios, hipotecar o hacer un trato que ayude a pagarla.
reason-cannot-afford = Eso cuesta { $price } $, y tú puedes reunir { $cash } $.
reason-bid-too-low =
    { $price ->
        [0] Lo mínimo son { $lowest } $.
       *[other] La puja actual es de { $price } $. La tuya debe ser de { $lowest } $ o más.
    }
reason-bid-too-high = En esta partida puedes pujar { $highest } $ como mucho.
reason-already-leading = Ya vas por delante con { $price } $. Espera a que alguien suba.
reason-already-passed = Has pasado y ya no puedes pujar en esta subasta.
reason-already-filed = Ya has respondido en esta subasta. Solo se responde una vez.
reason-not-in-auction = Esa propiedad no está en esta subasta.
reason-bid-binds = Vas por delante en una subasta con { $price } $ y tienes que poder pagarlos.
reason-not-owner = Esa propiedad es de otra persona. Elige una tuya (en un trato: una de la parte que la da).
reason-not-a-street = Las casas solo van en calles, nunca en ferrocarriles ni servicios públicos.
reason-group-incomplete = Necesitas todas las calles del color para construir en él.
reason-not-own-turn = En esta partida solo construyes en tu turno.
reason-group-mortgaged = Una calle de este color está hipotecada. Levanta antes esa hipoteca.
reason-group-built = Hay edificios en este color. Véndelos antes todos a la Banca.
reason-uneven = Hay que construir de forma uniforme: ninguna calle del color puede tener más de una casa más que otra.
reason-level-range = Eso no se puede construir ni vender así. Elige calles de un solo color y un número de casas distinto del actual.
reason-building-limit =
    { $left ->
        [0] En este turno esta partida ya no te permite más casas ni hoteles.
        [one] En este turno esta partida solo te permite una casa u hotel más.
       *[other] En este turno esta partida solo te permite { $left } casas y hoteles más.
    }
reason-no-houses =
    { $left ->
        [0] A la Banca no le quedan casas. Alguien tiene que vender antes alguna.
        [1] A la Banca solo le queda una casa, y no alcanza.
       *[other] A la Banca solo le quedan { $left } casas, y no alcanza.
    }
reason-no-hotels =
    { $left ->
        [0] A la Banca no le quedan hoteles. Alguien tiene que vender antes alguno.
        [1] A la Banca solo le queda un hotel, y no alcanza.
       *[other] A la Banca solo le quedan { $left } hoteles, y no alcanza.
    }
reason-shortage-open = Ahora mismo se están repartiendo los edificios escasos. Podrás construir cuando acabe.
reason-not-claimed = Solo puedes pujar por edificios que hayas pedido, y para una calle donde ya se puedan poner.
reason-already-mortgaged = Esa propiedad ya está hipotecada. Elige otra.
reason-not-mortgaged = Ahí no hay hipoteca que levantar. Elige propiedades hipotecadas, cada una una sola vez.
reason-mortgage-saves-nothing = Debes { $price } $; si lo vendes e hipotecas todo, solo reúnes { $cash } $. Hipotecar ya no ayuda, solo un trato. Los edificios sí puedes venderlos.
reason-no-pass = Esa tarjeta para salir de la Cárcel no está disponible.
reason-no-fine-on-last-turn = Es tu último intento: tira. Si no salen dobles, pagas { $price } $ y mueves.
reason-can-still-pay = Debes { $price } $ y puedes reunir { $cash } $, así que tienes que pagar.
reason-plan-falls-short = Con eso llegas a { $cash } $, y debes { $price } $. Hipoteca o vende más.
reason-no-such-trade = Esa oferta ya no existe. Puedes hacer otra con `/monopoly { command-name-trade }`.
reason-not-your-trade = Esa oferta no es para ti.
reason-trade-empty = Esta oferta aún está vacía. Añade una propiedad, dinero o una tarjeta para salir de la Cárcel.
reason-trade-with-self = Un trato es cosa de dos. Elige a otra persona.
reason-trade-during-bidding = Los tratos esperan hasta que acabe la subasta. La oferta sigue en pie.
reason-no-such-debt = La deuda que este trato iba a saldar ya está pagada.
reason-trade-for-nothing = Una de las partes tiene una deuda y no recibiría nada. Mientras haya una deuda no se puede regalar nada.
reason-trade-lowers-raisable = Una de las partes tiene una deuda y después solo podría reunir { $cash } $ en vez de { $price } $. El trato debe pagar la deuda en el acto o no reducir lo que se puede reunir.
reason-partner-cannot-pay = La otra parte necesitaría { $price } $ para esto y tiene { $cash } $. La oferta sigue en pie.
reason-too-many-trades = Tienes { $most } ofertas abiertas. Retira una antes de hacer otra.
reason-too-early-to-buy = En esta partida no compras ni pujas antes de tu primera vuelta completa al tablero.
reason-too-early-to-trade = En esta partida solo hacen tratos quienes ya dieron una vuelta completa al tablero. A una de las partes le falta.
reason-held = La tirada está frenada. El mensaje de la partida dice arriba hasta cuándo.
reason-no-hold-left = Ya has frenado esta tirada, o en esta partida no se puede.
reason-own-throw = Es tu propia tirada: tómate tu tiempo.
reason-no-such-intent = Esa acción ya no está en cola.
reason-too-many-intents = Ya tienes { $most } acciones en cola. Quita antes una.
reason-no-such-claim = Ese alquiler ya se cobró o se perdió.
reason-not-your-claim = Ese alquiler solo lo puede cobrar quien tiene la propiedad.
reason-player-count = Esta partida es para { $least } a { $most } jugadores.
reason-token-taken = Alguien ya tiene esa ficha. Elige otra.
