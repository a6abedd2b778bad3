# Why the rules refuse an action: reason-<reason>.

reason-game-over = Esta partida ha terminado. Ya no puedes hacer nada en ella.
reason-out-of-game = Esa persona ya no está en la partida. Elige a otra.
reason-not-awaited = Ahora mismo no te toca decidir. El mensaje de la partida dice a quién le toca.
reason-not-now = Eso no se puede hacer ahora. Usa un botón del mensaje de la partida.
reason-no-hour = Esta partida no tiene hora de fin.
reason-hour-struck = El tiempo de esta partida ya se acabó.
reason-closing = Se acabó el tiempo de la partida: ya no puedes hacer tratos ni construir. Aún puedes reunir dinero para una deuda.
reason-locked = La ficha aún no se ha movido después de la tirada. Prueba de nuevo en un momento.
reason-in-debt = Antes hay que pagar una deuda. Hasta entonces, quien la debe solo puede vender edificios, hipotecar propiedades o hacer un trato que ayude a pagarla.
reason-cannot-afford = Eso cuesta { $price } $, y tú solo puedes reunir { $cash } $.
reason-bid-too-low =
    { $price ->
        [0] Esa puja es demasiado baja. Puja { $lowest } $ o más.
       *[other] La puja actual es de { $price } $. Puja { $lowest } $ o más.
    }
reason-bid-too-high = Esa puja es demasiado alta. Puedes pujar { $highest } $ como mucho.
reason-already-leading = Ya vas por delante con { $price } $. Espera a que alguien puje más.
reason-already-passed = Has pasado y ya no puedes pujar en esta subasta.
reason-already-filed = Ya has respondido en esta subasta. Solo puedes responder una vez.
reason-not-in-auction = Esa propiedad no está en esta subasta.
reason-bid-binds = Vas por delante en una subasta con { $price } $ y tienes que poder pagar tu puja. Gasta menos hasta que acabe la subasta.
reason-rent-asked = Aún debes { $price } $ de alquiler. Por eso solo puedes gastar { $cash } $.
reason-not-owner = Solo puedes usar propiedades tuyas. En un trato, cada parte solo puede dar las suyas.
reason-not-a-street = Solo puedes construir en calles, no en ferrocarriles ni servicios públicos.
reason-group-incomplete = Necesitas todas las calles de un color para construir en él.
reason-not-own-turn = En esta partida solo puedes construir en tu turno.
reason-group-mortgaged = Una calle de este color está hipotecada. Para construir, levanta antes la hipoteca.
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
reason-shortage-open = A la Banca le quedan pocos edificios y ahora se decide quién los recibe. Después podrás construir.
reason-not-claimed = Solo puedes pujar por edificios que hayas pedido, para una calle en la que ya se pueda construir.
reason-already-mortgaged = Esa propiedad ya está hipotecada. Elige otra.
reason-not-mortgaged = Esa propiedad no está hipotecada. Elige propiedades hipotecadas, cada una solo una vez.
reason-mortgage-saves-nothing = Debes { $price } $, y vendiendo e hipotecando todo solo reunirías { $cash } $. Por eso ya no puedes hipotecar: vende edificios o intenta un trato.
reason-no-pass = Esa tarjeta para salir de la Cárcel no está disponible. Puede que ya se haya usado o entregado en un trato.
reason-no-fine-on-last-turn = Es tu último intento de salir de la Cárcel: tira los dados. Si no sacas dobles, pagas { $price } $ y avanzas.
reason-can-still-pay = Debes { $price } $ y puedes reunir { $cash } $, así que tienes que pagar y no puedes rendirte ahora.
reason-plan-falls-short = Con eso llegas a { $cash } $, pero debes { $price } $. Vende o hipoteca más.
reason-no-such-trade = Esa oferta ya no existe. Puedes hacer otra con `/monopoly { command-name-trade }`.
reason-not-your-trade = Esa oferta es para otra persona.
reason-trade-empty = Esta oferta aún está vacía. Añade una propiedad, dinero o una tarjeta para salir de la Cárcel.
reason-trade-with-self = Para hacer un trato, elige a otra persona.
reason-trade-during-bidding = Los tratos esperan hasta que acabe la subasta. La oferta sigue en pie.
reason-no-such-debt = La deuda que este trato iba a saldar ya está pagada.
reason-trade-for-nothing = Una de las dos partes tiene una deuda y no recibiría nada con este trato. Mientras tenga la deuda, no puede regalar nada.
reason-trade-lowers-raisable = Una de las partes tiene una deuda y, después de este trato, solo podría reunir { $cash } $ en vez de { $price } $. Cambia el trato para que pague la deuda en el acto o no reduzca lo que esa parte puede reunir.
reason-trade-before-tax = Una de las partes aún tiene que elegir cómo paga el impuesto sobre la renta. Después de este trato tiene que poder reunir { $price } $ para pagarlo, o al menos tanto como antes.
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
