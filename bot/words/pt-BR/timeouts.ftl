# What is done for a player whose time is up: silence-<kind of the decision>.

silence-to-throw = Os dados são jogados por você.
silence-in-jail = Os dados são jogados por você.
silence-fine-or-pass = Você paga a multa se tiver dinheiro; senão, uma saída livre é usada.
silence-held = Os dados podem rolar.
silence-to-end = Sua vez acaba.
silence-buy-or-decline = Você não compra, e { $declined ->
        [left-with-bank] fica com o Banco.
       *[auctioned] vai a leilão.
    }
silence-choose-tax = Você paga o valor fixo, ou a porcentagem se o dinheiro não der.
silence-auction = Você passa.
silence-sealed-auction = Você passa.
silence-owing = O dinheiro é levantado por você, na ordem mais fácil de desfazer.
silence-rescue = Você vai à falência.
silence-shortage-claim = Você não pede nada, ou não mais do que já pediu.
silence-shortage-auction = Você passa.
silence-lift-or-hold = Você mantém as hipotecas.
