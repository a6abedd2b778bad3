# What is done for a player whose time is up: silence-<kind of the decision>.

silence-to-throw = Los dados se tiran por ti.
silence-in-jail = Los dados se tiran por ti.
silence-fine-or-pass = Pagas la multa si te alcanza el efectivo; si no, se usa un pase.
silence-held = Se pueden tirar los dados.
silence-to-end = Tu turno termina.
silence-buy-or-decline = No compras, y { $declined ->
        [left-with-bank] se la queda la Banca.
       *[auctioned] sale a subasta.
    }
silence-choose-tax = Pagas la cuota fija, o el porcentaje si tu efectivo no alcanza.
silence-auction = Pasas.
silence-sealed-auction = Pasas.
silence-owing = El dinero se reúne por ti, empezando por lo más fácil de deshacer.
silence-rescue = Caes en bancarrota.
silence-shortage-claim = No pides nada, o nada más de lo que ya pediste.
silence-shortage-auction = Pasas.
silence-lift-or-hold = Mantienes las hipotecas.
