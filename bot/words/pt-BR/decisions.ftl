# What a game asks of its players: one message for each kind of decision. Everyone reads its sentence,
# and its player alone reads .mine. In the middle of the board’s picture, .board has little room: a soft
# hyphen, written {"\u00AD"}, says where a word may be broken. When somebody meets the decision for the
# first time, .hint explains it to everyone. Each .button-… is the label of an answer.

decision-to-throw = { $doubles ->
        [0] { $who }: jogue os dados
       *[other] { $who }: você tirou uma dupla. Jogue os dados de novo
    }
    .mine = { $doubles ->
            [0] Jogue os dados.
           *[other] Você tirou uma dupla: jogue os dados de novo.
        }
    .board = { $doubles ->
            [0] Jogue os dados
           *[other] Dupla! Jogue de novo
        }
    .hint = Os dados movem seu peão. Com uma dupla, você joga de novo; com a terceira seguida, vai para a Prisão.
    .button-throw = Jogar os dados

decision-in-jail = { $who }, você está na Prisão. Como quer sair?
    .mine = Você está na Prisão. Como quer sair?
    .board = Como sair da Prisão?
    .hint = { $jail_cards ->
            [0] Para sair da Prisão, tire uma dupla ou pague $ { $fine }.
           *[other] Para sair da Prisão, tire uma dupla, pague $ { $fine } ou use uma carta de Saída Livre.
        } { $turns ->
            [one] Você tem uma tentativa de tirar uma dupla. Se ela falhar,
           *[other] Você tem { $turns } tentativas de tirar uma dupla. Se a última falhar,
        } você paga a multa e anda.
    .button-throw = Tentar uma dupla
    .button-fine = Pagar $ { $fine } para sair
    .button-use = { $deck ->
            [chance] Usar Saída Livre (Sorte)
            [community_chest] Usar Saída Livre (Cofre)
           *[other] Usar Saída Livre ({ $deck })
        }

decision-fine-or-pass = { $who }, não saiu uma dupla. Quer pagar $ { $fine } ou usar uma carta de Saída Livre?
    .mine = Não saiu uma dupla. Quer pagar $ { $fine } ou usar uma carta de Saída Livre?
    .board = Pagar $ { $fine } ou usar a carta?
    .hint = Sua última tentativa na Prisão falhou. Nesta partida, você ainda pode usar uma carta de Saída Livre em vez de pagar a multa. Nos dois casos, você anda o que tirou.
    .button-fine = Pagar $ { $fine } e andar
    .button-use = { decision-in-jail.button-use }

decision-held = { $who }: construa, hipoteque ou negocie e depois deixe { $mover } jogar os dados
    .mine = Você está segurando os dados de { $mover }. Quando terminar, deixe os dados rolarem.
    .board = { $player } segura os dados
    .hint = Nesta partida, qualquer pessoa pode segurar os dados de outra por um momento, para fazer algo antes.
    .button-go-on = Deixar { $mover } jogar

decision-to-end = { $who }: { $can ->
        [build-trade] construa, proponha uma troca ou encerre a vez
        [build] construa ou encerre a vez
        [trade] proponha uma troca ou encerre a vez
       *[end] encerre a vez
    }
    .mine = { $can ->
            [build-trade] Construa, proponha uma troca ou encerre a vez.
            [build] Construa ou encerre a vez.
            [trade] Proponha uma troca ou encerre a vez.
           *[end] Encerre a vez.
        }
    .board = Encerrar a vez?
    .button-end = Encerrar a vez

decision-buy-or-decline = { $who }: comprar { $deed } por $ { $price } ou { $declined ->
        [left-with-bank] deixar com o Banco?
       *[auctioned] mandar para leilão?
    }
    .mine = Comprar { $deed } por $ { $price } ou { $declined ->
            [left-with-bank] deixar com o Banco?
           *[auctioned] mandar para leilão?
        }{ $short ->
            [for-now] {" "}Você precisa de mais $ { $missing }. Use o botão “{ button-manage }” para levantar o dinheiro.
            [for-good] {" "}Você precisa de mais $ { $missing } e não consegue levantar esse valor.
           *[no] {""}
        }
    .board = Comprar { $space } por $ { $price }?
    .hint = Se comprar, quem parar aqui paga aluguel a você. Se não, a propriedade { $declined ->
            [left-with-bank] fica com o Banco.
           *[auctioned] vai a leilão.
        }
    .button-buy = Comprar { $space } · $ { $price }
    .button-decline = { $declined ->
            [left-with-bank] Deixar { $space } com o Banco
           *[auctioned] Leiloar { $space }
        }

decision-choose-tax = { $who }: { $tax }. Pagar $ { $flat } ou { $percent }% de tudo o que você tem?
    .mine = { $tax }: pagar $ { $flat } ou { $percent }% de tudo o que você tem?
    .board = Pagar $ { $flat } ou { $percent }%?
    .hint = Contam o dinheiro, o preço impresso das propriedades (mesmo hipotecadas) e o que custaram as construções.
    .button-flat = Pagar $ { $flat }
    .button-tenth = Pagar { $percent }% do que você tem

decision-auction = { $leads ->
        [nobody] { $who }: dar um lance por { $lot } ou passar?
       *[other] { $lot }: o maior lance é de { $leader } ($ { $price }). { $who }: cobrir o lance ou passar?
    }
    .mine = { $leads ->
            [nobody] Em leilão: { $lot }. Quer dar o primeiro lance ou passar?
           *[other] Em leilão: { $lot }. { $leads ->
                [me] O maior lance é seu: $ { $price }.
               *[other] O maior lance é de { $leader_name }: $ { $price }. Cobrir o lance ou passar?
            }
        }
    .board = Leilão: { $lot_on_board }
    .hint = Com um máximo secreto, o bot dá lances por você, só até onde for necessário.

decision-sealed-auction = Leilão secreto: { $lots }. À espera de { $who }
    .mine = Leilão secreto: { $lots }. Registre seu máximo ou passe.
    .board = { decision-auction.board }
    .hint = Você só responde uma vez. Ninguém mais vê seu máximo.

decision-owing = { $rescue ->
        [needless] { $who }: você deve $ { $amount } para { $to } ({ $topic })
       *[other] { $who }: você não consegue levantar os $ { $amount } que deve para { $to } ({ $topic }){ $rescue ->
            [trade] . Só uma troca pode salvar você (com { $helpers }): clique em “{ button-trade }”
           *[none] , e nenhuma troca pode salvar você: só resta “{ debt-give-up }”
        }
    }
    .mine = { $rescue ->
            [needless] Você deve $ { $amount } para { $to } ({ $topic }) e precisa de mais $ { $missing }. Venda, hipoteque ou troque para levantar o dinheiro.
           *[other] Você não consegue levantar os $ { $amount } que deve para { $to } ({ $topic }).{ $rescue ->
                [trade] { " " }Só uma troca ainda pode salvar você (com { $helpers }): clique em “{ button-trade }” na partida.
               *[none] { " " }Nenhuma troca pode salvar você: só resta “{ debt-give-up }” na partida.
            }
        }
    .board = { $count ->
            [1] { $player } deve $ { $amount }
           *[other] { $count } pessoas devem dinheiro
        }

decision-lift-or-hold = { $cash ->
        [bankruptcy] { $bankrupt } faliu. Antes do fim da partida, { $who }: quitar as hipotecas recebidas ({ $spaces }) ou deixar como está?
        [hour] Antes do fim da partida, { $who }: quitar as hipotecas recebidas ({ $spaces }) ou deixar como está?
        [short] { $who }: quitar agora { $count ->
                [1] a hipoteca
               *[other] as hipotecas
            } sobre { $spaces } ($ { $price } ao todo) ou deixar como está? Antes de quitar, você pode vender ou hipotecar algo
       *[enough] { $who }: quitar agora { $count ->
                [1] a hipoteca
               *[other] as hipotecas
            } sobre { $spaces } ou deixar como está?
    }
    .mine = Quer quitar { $count ->
                [1] a hipoteca
               *[other] as hipotecas
            } sobre { $spaces } por $ { $price } ou deixar como está?
    .board = { $player }: quitar a hipoteca?
    .hint = Você recebeu propriedades hipotecadas, que não rendem aluguel. Se quitar as hipotecas agora, não paga juros de novo. Se não quitar, as propriedades continuam hipotecadas.

decision-shortage-claim = { $again ->
        [yes] { $count ->
            [1] { $who }: há mais pedidos do que construções. Quanto você quer pagar por cada uma, no máximo?
           *[other] { $who }: há mais pedidos do que construções. Quanto vocês querem pagar por cada uma, no máximo?
        }
       *[no] { $count ->
            [1] { $who }: constrói também?
           *[other] { $who }: constroem também?
        }
    }
    .mine = { $again ->
            [yes] Há mais pedidos do que construções. Quanto você quer pagar por cada uma, no máximo?
           *[no] Talvez o Banco não tenha construções para todos. Quer pedir alguma?
        }
    .board = Falta de construções
    .hint = Se houver mais pedidos do que construções, o Banco leiloa as construções.

decision-shortage-auction = { $leads ->
        [nobody] Em leilão: { $lot }. { $who }: dar um lance ou passar?
       *[other] Em leilão: { $lot }. O maior lance é de { $leader } ({ $space }): $ { $price }. { $who }: cobrir o lance ou passar?
    }
    .mine = { decision-auction.mine }
    .board = { decision-shortage-claim.board }
    .hint = O Banco leiloa suas últimas construções, uma por uma. Se você vencer, constrói na hora.

## Beside the question

decision-none = A partida acabou.
decision-automatic-end = { $who } ainda pode trocar e administrar suas propriedades. A vez termina sozinha
decision-automatic-roll = { $doubles ->
        [0] O bot joga os dados por { $who }
       *[other] Dupla: o bot joga os dados de novo por { $who }
    }
decision-automatic-roll-now = { $doubles ->
        [0] O bot joga agora os dados por { $who }
       *[other] Dupla: o bot joga agora os dados de novo por { $who }
    }
decision-automatic-held = { $what ->
        [end] A vez de { $who } termina quando a votação para desfazer acabar
       *[throw] O bot joga os dados por { $who } quando a votação para desfazer acabar
    }
shortage-claim = { $who } quer { $what }
shortage-none =
    { $count ->
        [1] { $who } não pediu nada
       *[other] { $who } não pediram nada
    }
awaiting-until = { $what } · ⏳ <t:{ $at }:R>
awaiting-quiet = -# 🌙 As horas de silêncio alongam este prazo.
awaiting-automatic = { $what } <t:{ $at }:R>
# Under the question at the table: the cash of the player who is asked, and until when
asked-cash = { $missing ->
        [0] Dinheiro: **$ { $cash }**
        [1] Dinheiro: **$ { $cash }** · **falta $ { $missing }**
       *[other] Dinheiro: **$ { $cash }** · **faltam $ { $missing }**
    }
asked-until = { $cash } · ⏳ <t:{ $at }:R>
asked-until-alone = ⏳ <t:{ $at }:R>
asked-raise = { $who } pode levantar o que falta. O botão **{ $button }** mostra antes o que vender ou hipotecar.
asked-raise-mine = Você pode levantar o que falta. O botão **{ $button }** mostra antes o que vender ou hipotecar.
