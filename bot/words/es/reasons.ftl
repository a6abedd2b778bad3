# Why the rules refuse an action: reason-<reason>.

reason-game-over = Esta partida ha terminado. Ya no se puede hacer nada en ella.
reason-out-of-game = Esa persona ya no está en la partida.
reason-not-awaited = Ahora mismo no te toca decidir. La primera línea de la mesa dice a quién sí.
reason-not-now = Eso no es lo que pide la partida ahora. Los botones de la mesa muestran lo que sí.
reason-no-hour = Esta partida no tiene hora acordada.
reason-hour-struck = La hora acordada ya ha sonado.
reason-closing = La partida se acaba: ya no hay tratos ni se construye. Aún puedes reunir dinero para una deuda.
reason-locked = Los dados ya rodaron y la ficha aún no se ha movido. Prueba otra vez en cuanto se mueva.
reason-in-debt = Antes hay que saldar una deuda. Hasta entonces solo puedes vender edificios, hipotecar o hacer un trato que ayude a pagarla.
reason-cannot-afford = Eso cuesta { $price } $, y tú puedes reunir { $cash } $.
reason-bid-too-low =
    { $price ->
        [0] Lo mínimo son { $lowest } $.
       *[other] La puja va por { $price } $. La tuya debe ser de { $lowest } $ o más.
    }
reason-bid-too-high = En esta partida puedes pujar { $highest } $ como mucho.
reason-already-leading = Ya vas por delante con { $price } $. Espera a que alguien suba.
reason-already-passed = Has pasado, y en esta subasta eso es definitivo.
reason-already-filed = Ya has respondido en esta subasta. Cada cual responde una sola vez.
reason-not-in-auction = Ese título no está en esta subasta.
reason-bid-binds = Vas por delante en una subasta con { $price } $ y tienes que poder pagarlos. Gasta menos hasta que acabe.
reason-not-owner = Ese título no es tuyo. Elige uno propio o, en un trato, uno de la parte que lo da.
reason-not-a-street = Las casas solo van en calles, nunca en ferrocarriles ni servicios públicos.
reason-group-incomplete = Necesitas todas las calles del color para construir en él.
reason-not-own-turn = Aquí cada cual compra casas y hoteles solo en su propio turno.
reason-group-mortgaged = Una calle de este color está hipotecada. Levanta esa hipoteca y después construye.
reason-group-built = Hay edificios en este color. Véndelos antes todos a la Banca.
reason-uneven = Los edificios tienen que ir parejos: ninguna calle del color puede llevarle más de uno a otra.
reason-level-range = Este color no admite esos pasos. Elige calles de un solo color y otras alturas que las de ahora.
reason-building-limit =
    { $left ->
        [0] Ya has comprado todas las casas y hoteles que permite esta partida hasta que pasen los dados.
        [one] Hasta que pasen los dados, esta partida te permite una casa u hotel más.
       *[other] Hasta que pasen los dados, esta partida te permite { $left } casas y hoteles más.
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
reason-shortage-open = Ahora mismo se están repartiendo los últimos edificios. Podrás construir cuando acabe.
reason-not-claimed = Solo puedes pujar por edificios que hayas pedido, y para una calle donde ya puedan ir.
reason-already-mortgaged = Ese título ya está hipotecado. Elige uno que no lo esté.
reason-not-mortgaged = Ahí no hay hipoteca que levantar. Elige títulos hipotecados, cada uno una sola vez.
reason-mortgage-saves-nothing = Debes { $price } $ y con todo vendido e hipotecado solo reunirías { $cash } $, así que no se hipoteca nada para eso. Solo un trato puede ayudar. Los edificios sí se pueden vender.
reason-no-pass = Ese pase de Cárcel no está disponible para usarlo ni para darlo.
reason-no-fine-on-last-turn = Es tu último intento en la Cárcel: tira. Si no salen dobles, pagas los { $price } $ y te mueves.
reason-can-still-pay = Debes { $price } $ y puedes reunir { $cash } $, así que tienes que pagar.
reason-plan-falls-short = Con eso tu efectivo llega a { $cash } $, y debes { $price } $. Añade una hipoteca o vende más.
reason-no-such-trade = Esa oferta ya no existe. Puedes hacer otra con /monopoly { command-name-trade }.
reason-not-your-trade = Esa oferta no te toca responderla a ti.
reason-trade-empty = Esta oferta aún está vacía. Pon un título, algo de efectivo o un pase de Cárcel.
reason-trade-with-self = Un trato es cosa de dos. Elige a otra persona.
reason-trade-during-bidding = Los tratos esperan hasta que acabe la subasta. La oferta sigue en pie.
reason-no-such-debt = La deuda que este trato iba a saldar ya no existe.
reason-trade-for-nothing = Una de las partes tiene una deuda pendiente y no recibiría nada. Mientras haya una deuda no se regala nada.
reason-trade-lowers-raisable = Una de las partes tiene una deuda pendiente y después solo podría reunir { $cash } $ en vez de { $price } $. Tiene que quedar en no menos, o la deuda pagada en el acto.
reason-partner-cannot-pay = La otra parte necesitaría { $price } $ para esto y tiene { $cash } $. La oferta sigue en pie.
reason-too-many-trades = Tienes { $most } ofertas abiertas. Retira una antes de hacer otra.
reason-too-early-to-buy = En esta partida no compras ni pujas antes de dar la vuelta al tablero.
reason-too-early-to-trade = En esta partida solo hacen tratos quienes ya dieron la vuelta al tablero. A una de las partes le falta.
reason-held = Alguien frena un momento esta tirada. La primera línea de la mesa dice hasta cuándo.
reason-no-hold-left = Ya has frenado esta tirada, o en esta partida no se frenan.
reason-own-throw = La tirada es tuya: te espera de todos modos.
reason-no-such-intent = Ese encargo ya no existe: se hizo, se descartó o se retiró.
reason-too-many-intents = Tienes { $most } encargos en espera. Retira uno antes de anotar otro.
reason-no-such-claim = Ese alquiler ya no se puede pedir: ya se pidió, o los dados fueron más rápidos.
reason-not-your-claim = Ese alquiler solo lo puede pedir quien tiene la propiedad.
reason-player-count = Esta partida es para { $least } a { $most } jugadores.
reason-token-taken = Alguien ya tiene esa ficha. Elige otra.
