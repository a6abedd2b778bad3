# What a game asks of its players: one message for each kind of decision. Everyone reads its sentence,
# and its player alone reads .mine. In the middle of the board’s picture, .board has little room: a soft
# hyphen, written {"\u00AD"}, says where a word may be broken. When somebody meets the decision for the
# first time, .hint explains it to everyone. Each .button-… is the label of an answer.

decision-to-throw = { $doubles ->
        [0] Le toca tirar a { $who }
       *[other] { $who } ha sacado dobles y tira otra vez
    }
    .mine = { $doubles ->
            [0] Tira los dados.
           *[other] Has sacado dobles: tira otra vez.
        }
    .board = { $doubles ->
            [0] Tira los dados
           *[other] ¡Dobles! Tira otra vez
        }
    .hint = Los dados mueven tu ficha. Con dobles tiras otra vez, pero a la tercera vas a la Cárcel.
    .button-throw = Tirar los dados

decision-in-jail = { $who }: estás en la Cárcel. ¿Cómo quieres salir?
    .mine = Estás en la Cárcel. ¿Cómo quieres salir?
    .board = ¿Cómo salir de la Cárcel?
    .hint = { $jail_cards ->
            [0] Para salir de la Cárcel, saca dobles o paga { $fine } $.
           *[other] Para salir de aquí, saca dobles, paga { $fine } $ o usa una tarjeta para salir de la Cárcel.
        } { $turns ->
            [one] Tienes un intento; si no sacas dobles,
           *[other] Tienes { $turns } intentos; si en el último no sacas dobles,
        } pagas la multa y avanzas.
    .button-throw = Intentar sacar dobles
    .button-fine = Pagar { $fine } $ para salir
    .button-use = { $deck ->
            [chance] Salir con tarjeta de Suerte
            [community_chest] Salir con tarjeta de la Caja
           *[other] Salir con tarjeta ({ $deck })
        }

decision-fine-or-pass = { $who }: no has sacado dobles. ¿Pagas { $fine } $ o usas una tarjeta para salir de la Cárcel?
    .mine = No has sacado dobles. ¿Pagas { $fine } $ o usas una tarjeta para salir de la Cárcel?
    .board = ¿Pagar { $fine } $ o usar tarjeta?
    .hint = Era el último intento de sacar dobles en la Cárcel. Paga la multa o usa una tarjeta para salir de la Cárcel; en ambos casos avanzas lo que has sacado.
    .button-fine = Pagar { $fine } $ y mover
    .button-use = { decision-in-jail.button-use }

decision-held = { $who }: construye, hipoteca o negocia y luego deja tirar a { $mover }
    .mine = Estás frenando la tirada de { $mover }. Cuando termines, deja que siga el juego.
    .board = { $player } frena la tirada
    .hint = En esta partida, cualquiera puede frenar un momento la tirada de otra persona para hacer algo antes.
    .button-go-on = Dejar que tire { $mover }

decision-to-end = { $who }: { $can ->
        [build-trade] construye, haz tratos o termina tu turno
        [build] construye o termina tu turno
        [trade] haz tratos o termina tu turno
       *[end] termina tu turno
    }
    .mine = { $can ->
            [build-trade] Construye, haz tratos o termina tu turno.
            [build] Construye o termina tu turno.
            [trade] Haz tratos o termina tu turno.
           *[end] Termina tu turno.
        }
    .board = ¿Terminar el turno?
    .button-end = Terminar el turno

decision-buy-or-decline = { $who }: ¿compras { $deed } por { $price } $ o { $declined ->
        [left-with-bank] se la dejas a la Banca
       *[auctioned] dejas que salga a subasta
    }?
    .mine = ¿Compras { $deed } por { $price } $ o { $declined ->
            [left-with-bank] dejas que se quede en la Banca?
           *[auctioned] dejas que salga a subasta?
        }{ $short ->
            [for-now] {" "}{ $missing ->
                [1] Te falta { $missing } $. Reúnelo con el botón «{ button-manage }».
               *[other] Te faltan { $missing } $. Reúnelos con el botón «{ button-manage }».
            }
            [for-good] {" "}{ $missing ->
                [1] Te falta { $missing } $ y no puedes reunirlo.
               *[other] Te faltan { $missing } $ y no puedes reunir tanto.
            }
           *[no] {""}
        }
    .board = ¿Comprar { $space } por { $price } $?
    .hint = Si la compras, quien caiga aquí te paga alquiler. Si no, { $declined ->
            [left-with-bank] se queda en la Banca.
           *[auctioned] sale a subasta.
        }
    .button-buy = Comprar { $space } · { $price } $
    .button-decline = { $declined ->
            [left-with-bank] No comprar { $space }
           *[auctioned] Subastar { $space }
        }

decision-choose-tax = { $who }: { $tax }. ¿Pagas { $flat } $ o el { $percent } % de todo lo que tienes?
    .mine = { CAPITALIZED($tax) }: ¿pagas { $flat } $ o el { $percent } % de todo lo que tienes?
    .board = ¿Pagar { $flat } $ o el { $percent } %?
    .hint = Cuentan el efectivo, el precio impreso de las propiedades (también hipotecadas) y lo que costaron los edificios.
    .button-flat = Pagar { $flat } $
    .button-tenth = Pagar el { $percent } % de lo que tienes

decision-auction = { $leads ->
        [nobody] { $who }: ¿pujar por { $lot } o pasar?
       *[other] { $lot }: { $leader } va por delante con { $price } $. { $who }: ¿pujar más o pasar?
    }
    .mine = { $leads ->
            [nobody] Se subasta { $lot }. ¿Haces la primera puja o pasas?
           *[other] Se subasta { $lot }. { $leads ->
                [me] Vas por delante con { $price } $.
               *[other] { $leader_name } va por delante con { $price } $. ¿Pujas más o pasas?
            }
        }
    .board = Subasta: { $lot_on_board }
    .hint = Con un máximo secreto el bot puja por ti, nunca más de lo necesario.

decision-sealed-auction = Subasta secreta: { $lots }. A la espera de { $who }
    .mine = Subasta secreta: { $lots }. Fija tu máximo o pasa.
    .board = { decision-auction.board }
    .hint = Solo respondes una vez. Nadie más ve tu máximo.

decision-owing = { $rescue ->
        [needless] { $who } debe { $amount } $ a { $to } { $topic }
       *[other] { $who } no puede reunir los { $amount } $ que debe a { $to } { $topic }{ $rescue ->
            [trade] . Ya solo un trato (con { $helpers }) puede evitar la bancarrota: pulsa «{ button-trade }»
           *[none] , y ningún trato puede evitar la bancarrota: solo queda «{ debt-give-up }»
        }
    }
    .mine = { $rescue ->
            [needless] Debes { $amount } $ a { $to } ({ $topic }) y { $missing ->
                [1] te falta { $missing } $
               *[other] te faltan { $missing } $
            }. Vende, hipoteca o haz un trato para reunir el dinero.
           *[other] Debes { $amount } $ a { $to } ({ $topic }) y no puedes reunir tanto.{ $rescue ->
                [trade] { " " }Ya solo te puede salvar un trato (con { $helpers }): pulsa «{ button-trade }» en la partida.
               *[none] { " " }Tampoco te puede salvar ningún trato: solo queda «{ debt-give-up }» en la partida.
            }
        }
    .board = { $count ->
            [1] { $player } debe { $amount } $
           *[other] { $count } jugadores deben dinero
        }

decision-lift-or-hold = { $cash ->
        [bankruptcy] { $bankrupt } está en bancarrota. Antes de que acabe la partida, { $who }: ¿deshipotecas lo que has recibido ({ $spaces }) o lo dejas todo como está?
        [hour] Antes de que acabe la partida, { $who }: ¿deshipotecas lo que has recibido ({ $spaces }) o lo dejas todo como está?
        [short] { $who }: ¿deshipotecas ahora { $spaces } ({ $price } $ en total; antes puedes vender o hipotecar algo) o lo dejas todo como está?
       *[enough] { $who }: ¿deshipotecas ahora { $spaces } o lo dejas todo como está?
    }
    .mine = ¿Deshipotecas { $spaces } por { $price } $ o lo dejas todo como está?
    .board = { $player }: ¿deshipotecar ahora?
    .hint = Por una propiedad hipotecada nadie te paga alquiler. Si la deshipotecas ahora, no volverás a pagar intereses por ella. También puedes dejarla hipotecada.

decision-shortage-claim = { $again ->
        [yes] { $count ->
            [1] { $who }: se piden más edificios de los que hay. ¿Cuánto pagas como máximo por cada uno?
           *[other] { $who }: se piden más edificios de los que hay. ¿Cuánto pagaría cada cual como máximo por cada edificio?
        }
       *[no] { $count ->
            [1] { $who }: ¿construyes también?
           *[other] { $who }: ¿alguien más construye?
        }
    }
    .mine = { $again ->
            [yes] Se piden más edificios de los que hay. ¿Cuánto pagas como máximo por cada uno?
           *[no] Quizá la Banca no tenga edificios para todos. ¿Quieres alguno?
        }
    .board = Escasez de edificios
    .hint = Si se piden más edificios de los que hay, la Banca los subasta.

decision-shortage-auction = { $leads ->
        [nobody] Se subasta { $lot }. { $who }: ¿pujar o pasar?
       *[other] Se subasta { $lot }. { $leader } va por delante con { $price } $ (para { $space }). { $who }: ¿pujar más o pasar?
    }
    .mine = { decision-auction.mine }
    .board = { decision-shortage-claim.board }
    .hint = La Banca subasta sus últimos edificios, uno por uno. Lo que ganes se construye al momento.

## Beside the question

decision-none = La partida ha terminado.
decision-automatic-end = { $who } aún puede hacer tratos o gestionar sus propiedades. Su turno termina
decision-automatic-roll = { $doubles ->
        [0] El bot tira por { $who }
       *[other] Dobles: el bot vuelve a tirar por { $who }
    }
decision-automatic-roll-now = { $doubles ->
        [0] El bot tira ahora por { $who }
       *[other] Dobles: el bot vuelve a tirar ahora por { $who }
    }
decision-automatic-held = { $what ->
        [end] El turno de { $who } termina cuando acabe la votación para deshacer
       *[throw] El bot tira por { $who } cuando acabe la votación para deshacer
    }
shortage-claim = { $who } quiere { $what }
shortage-none =
    { $count ->
        [1] { $who } no quiere edificios
       *[other] { $who } no quieren edificios
    }
awaiting-until = { $what } · ⏳ <t:{ $at }:R>
awaiting-quiet = -# 🌙 Las horas de silencio alargan este plazo.
awaiting-automatic = { $what } <t:{ $at }:R>
# Under the question at the table: the cash of the player who is asked, and until when
asked-cash = { $missing ->
        [0] Efectivo: **{ $cash } $**
        [1] Efectivo: **{ $cash } $** · **falta { $missing } $**
       *[other] Efectivo: **{ $cash } $** · **faltan { $missing } $**
    }
asked-until = { $cash } · ⏳ <t:{ $at }:R>
asked-until-alone = ⏳ <t:{ $at }:R>
asked-raise = { $who } puede reunir el resto: **{ $button }** muestra qué vender o hipotecar antes.
asked-raise-mine = Puedes reunir el resto: **{ $button }** muestra qué vender o hipotecar antes.
