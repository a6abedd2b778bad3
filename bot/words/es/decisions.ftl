# What the table waits for: decision-<kind>.

decision-none = La partida ha terminado.
decision-to-throw = { $who }: tira los dados
decision-to-throw-again = { $who }: ¡dobles! Tira otra vez
decision-beat-end = { $who } aún puede construir y luego termina su turno
decision-beat = Ruedan los dados por { $who }
decision-in-jail = { $who }, en la Cárcel: ¿cómo sales?
decision-fine-or-pass = { $who }, sin dobles: ¿pagas los { $price } $ o usas un pase de Cárcel?
decision-held = { $who } frena un momento la tirada de { $mover }
decision-to-end = { $who }: construye, negocia o termina tu turno
decision-to-end-without-group = { $who }: negocia o termina tu turno
decision-buy-or-decline = { $who }: ¿compras { $space } por { $price } $ o { $declined ->
        [left-with-bank] se la dejas a la Banca
       *[auctioned] dejas que salga a subasta
    }?
decision-choose-tax = { $who }: impuesto sobre la renta, ¿{ $flat } $ o el { $percent } % de todo lo que tienes?
decision-auction = A la una… { $space } por { $price } $ para { $leader }. ¿Quién da más? { $who }
decision-auction-open = Se subasta { $space }. ¿Quién puja? { $who }
decision-sealed-auction = Subasta secreta de { $lots }. Por responder: { $who }
decision-owing = { $who }: reúne { $amount } $ para { $to } ({ $topic })
decision-rescue = { $who } no llega a los { $amount } $ para { $to } ({ $topic }). Solo un trato puede salvar la situación
decision-shortage-claim =
    { $count ->
        [1] { $who }: quedan pocos edificios. ¿Pides alguno o los dejas al resto?
       *[other] { $who }: quedan pocos edificios. ¿Pedir alguno o dejarlos al resto?
    }
decision-shortage-again =
    { $count ->
        [1] { $who }: se pide más de lo que tiene la Banca. ¿Cuánto vale para ti cada edificio, como máximo?
       *[other] { $who }: se pide más de lo que tiene la Banca. ¿Cuánto vale como máximo cada edificio?
    }
decision-shortage-auction = Se subasta { $what }, a { $price } $ para { $leader } ({ $lot }). ¿Quién da más? { $who }
decision-shortage-auction-open = Se subasta { $what }. ¿Quién puja? { $who }
shortage-claim = { $who } pide { $what }
shortage-none =
    { $count ->
        [1] { $who } no pide nada
       *[other] { $who } no piden nada
    }
decision-lift-or-hold =
    { $cash ->
        [short] { $who }: levanta ahora la hipoteca de { $spaces } ({ $price } $ en total; antes puedes vender o hipotecar) o mantenla
       *[enough] { $who }: levanta ahora la hipoteca de { $spaces } o mantenla
    }
awaiting-until = { $what } · <t:{ $at }:R>
awaiting-beat = { $what } <t:{ $at }:R>
# Under the question at the table: the cash of the player who is asked, and until when
asked-cash = { $missing ->
        [0] Efectivo: **{ $cash } $**
       *[other] Efectivo: **{ $cash } $** · **faltan { $missing } $**
    }
asked-until = { $cash } · el tiempo se acaba <t:{ $at }:R>
