# What the table waits for: decision-<kind>.

decision-none = La partida ha terminado.
decision-to-throw = Le toca tirar a { $who }
decision-to-throw-again = { $who } sacó dobles y tira otra vez
decision-beat-end = { $who } aún puede hacer tratos o gestionar sus propiedades. Su turno termina
decision-beat = El bot tira por { $who }
decision-beat-now = El bot tira ahora por { $who }
decision-in-jail = { $who }: estás en la Cárcel. ¿Cómo quieres salir?
decision-fine-or-pass = { $who }: no sacaste dobles. ¿Pagas { $price } $ o usas una tarjeta para salir de la Cárcel?
decision-held = { $who } frena la tirada de { $mover }
decision-to-end = { $who }: { $can ->
        [build-trade] construye, haz tratos o termina tu turno
        [build] construye o termina tu turno
        [trade] haz tratos o termina tu turno
       *[end] termina tu turno
    }
decision-buy-or-decline = { $who }: ¿compras { $space } por { $price } $ o { $declined ->
        [left-with-bank] se la dejas a la Banca
       *[auctioned] dejas que salga a subasta
    }?
decision-choose-tax = { $who }: impuesto sobre la renta. ¿Pagas { $flat } $ o el { $percent } % de todo lo que tienes?
decision-auction = Se subasta { $space }. { $leader } va por delante con { $price } $. { $who }: ¿pujar más o pasar?
decision-auction-open = Se subasta { $space }. { $who }: ¿pujar o pasar?
decision-sealed-auction = Subasta secreta de { $lots }. Se espera la respuesta de { $who }
decision-owing = { $who } debe { $amount } $ a { $to } { $topic } y tiene que reunir dinero
decision-rescue = { $who } no puede reunir los { $amount } $ que debe a { $to } { $topic }{ $rescue ->
        [trade] {". Ya solo un trato puede evitar la bancarrota"}
       *[none] {""}
    }
decision-shortage-claim =
    { $count ->
        [1] { $who }: a la Banca le quedan pocos edificios. ¿Quieres construir tú también?
       *[other] { $who }: a la Banca le quedan pocos edificios. ¿Alguien más quiere construir?
    }
decision-shortage-again =
    { $count ->
        [1] { $who }: se piden más edificios de los que hay. ¿Cuánto pagas como máximo por cada uno?
       *[other] { $who }: se piden más edificios de los que hay. ¿Cuánto pagaría cada cual como máximo por cada edificio?
    }
decision-shortage-auction = Se subasta { $what }. { $leader } va por delante con { $price } $ (para { $lot }). { $who }: ¿pujar más o pasar?
decision-shortage-auction-open = Se subasta { $what }. { $who }: ¿pujar o pasar?
shortage-claim = { $who } quiere construir: { $what }
shortage-none =
    { $count ->
        [1] { $who } no quiere edificios
       *[other] { $who } no quieren edificios
    }
decision-lift-or-hold =
    { $cash ->
        [short] { $who }: ¿levantas ahora la hipoteca de { $spaces } ({ $price } $ en total; antes puedes vender o hipotecar algo) o la dejas como está?
       *[enough] { $who }: ¿levantas ahora la hipoteca de { $spaces } o la dejas como está?
    }
awaiting-until = { $what } · el tiempo se acaba <t:{ $at }:R>
awaiting-beat = { $what } <t:{ $at }:R>
# Under the question at the table: the cash of the player who is asked, and until when
asked-cash = { $missing ->
        [0] Efectivo: **{ $cash } $**
        [1] Efectivo: **{ $cash } $** · **falta { $missing } $**
       *[other] Efectivo: **{ $cash } $** · **faltan { $missing } $**
    }
asked-until = { $cash } · el tiempo se acaba <t:{ $at }:R>
asked-raise = { $who } puede reunir el resto: **{ $button }** muestra qué vender o hipotecar antes.
asked-raise-mine = Puedes reunir el resto: **{ $button }** muestra qué vender o hipotecar antes.
