# The rules of a game on one page; rulebook.ftl has them chapter by chapter.

rules-heading-chosen = Escolhas desta partida
rules-heading-money = Dinheiro
rules-heading-jail = { orders-topic-jail }
rules-heading-building = Construções
rules-heading-dealing = Compras e dívidas
rules-heading-turns = A vez e o fim da partida
rules-game =
    { $game ->
        [short] Jogo Curto
        [time-limit] Jogo com Tempo Limite
        [new-short] Novo Jogo Curto
       *[standard] Jogo Normal
    }
rules-house-rules =
    { $house_rules ->
        [0] {""}
        [one] Uma regra da casa
       *[other] { $house_rules } regras da casa
    }
rules-board =
    { $board ->
        [us2008] As cores, os preços e os aluguéis são os do tabuleiro de 2008.
        [classic] As cores, os preços e os aluguéis são os do tabuleiro clássico.
       *[other] { "" }
    }
rules-cards =
    { $cards ->
        [us2008] Cada monte tem 16 cartas, as da edição de 2008.
       *[classic] Cada monte tem 16 cartas.
    }
rules-players =
    { $players_max ->
        [2] A partida é para 2 pessoas.
       *[other] A partida é para { $players_min } a { $players_max } pessoas.
    }
rules-start-cash = Todo mundo começa com $ { $start_cash }.
rules-go-salary =
    { $go_landing ->
        [more] Você recebe $ { $go_salary } ao passar pelo Ponto de Partida e $ { $go_landing_salary } ao parar nele.
       *[same] Você recebe $ { $go_salary } ao passar pelo Ponto de Partida ou parar nele.
    }
rules-luxury-tax = O Imposto de Luxo é de $ { $luxury_tax }.
rules-income-tax =
    { $income_tax ->
        [flat] { house-rule-flat-income-tax-told }
       *[tenth-or-flat] O Imposto de Renda é de $ { $income_tax_flat } ou { $income_tax_percent }% de tudo o que você tem. Você escolhe antes de fazer a conta.
    }
rules-free-parking =
    { $free_parking ->
        [pot] { house-rule-parking-pot-told }
       *[rest] Nada acontece na Parada Livre.
    }
rules-interest = Quitar uma hipoteca custa o empréstimo mais { $interest_percent }% de juros. Quem recebe uma propriedade hipotecada também paga { $interest_percent }% de juros.
rules-jail-fine = { $jail_prepay_turns ->
        [1] No seu primeiro turno
       *[other] Nos seus { $jail_prepay_turns } primeiros turnos
    } na Prisão, você pode { $jail_fine ->
        [0] sair de graça
       *[other] sair pagando $ { $jail_fine }
    } antes de jogar os dados.
rules-jail-turns =
    { $jail_turns ->
        [1] Você tem uma tentativa de tirar uma dupla e sair da Prisão. Se não conseguir,
       *[other] Você tem { $jail_turns } tentativas de tirar uma dupla e sair da Prisão. Se não conseguir na última,
    } { $jail_fine ->
        [0] sai mesmo assim e anda.
       *[other] paga a multa e anda.
    }
rules-jail-pass =
    { $jail_fine ->
        [0] {""}
       *[other] { $pass_after_last_throw ->
            [0] Se você não tirar uma dupla na última tentativa na Prisão, tem de pagar a multa, mesmo que tenha uma carta de Saída Livre.
           *[other] Se você não tirar uma dupla na última tentativa na Prisão, ainda pode usar uma carta de Saída Livre em vez de pagar a multa.
        }
    }
rules-jail-again =
    { $jail_doubles_throw_again ->
        [0] { house-rule-no-throw-after-jail-doubles-told }
       *[other] { house-rule-throw-after-jail-doubles-told }
    }
rules-doubles = Se tirar uma dupla, você joga de novo. Se tirar { $doubles_to_jail } duplas seguidas, vai para a Prisão.
rules-stock = O Banco tem { $houses ->
        [1] uma casa
       *[other] { $houses } casas
    } e { $hotels ->
        [0] nenhum hotel
        [one] um hotel
       *[other] { $hotels } hotéis
    }.
rules-shortage =
    { $shortage ->
        [first-come] { house-rule-first-come-buildings-told }
       *[claim-window] Quando há mais pedidos do que construções, o Banco leiloa as últimas.
    }
rules-hotel = Para construir um hotel, você precisa ter antes { $hotel_houses } casas em cada rua do grupo de cor.
rules-building-time =
    { $building_time ->
        [own-turn] { house-rule-own-turn-building-told }
       *[any-time] Você pode construir na vez de qualquer pessoa.
    }
rules-building-limit =
    { $building_limit ->
        [per-turn] { house-rule-limited-building-told }
       *[no-limit] {""}
    }
rules-selling =
    { $selling ->
        [sell-in-any-order] Você pode vender casas e hotéis ao Banco em qualquer ordem.
       *[sell-evenly] {""}
    }
rules-mortgage-scope =
    { $mortgage_scope ->
        [that-lot] Você não pode construir numa rua hipotecada nem hipotecar uma rua com construções. As outras ruas do grupo de cor não importam.
       *[whole-group] Você não pode construir num grupo de cor com uma rua hipotecada, nem hipotecar uma rua de um grupo com construções.
    }
rules-setup =
    { $setup ->
        [deeds-sold] { house-rule-sold-deeds-told }
        [deeds-given] { house-rule-dealt-deeds-told }
       *[cash-only] Ninguém começa com propriedades.
    }
rules-buying-lap =
    { $buying_from_lap ->
        [0] {""}
        [one] { house-rule-no-buying-first-lap-told }
       *[other] Você só pode comprar propriedades e dar lances depois de completar { $buying_from_lap } voltas no tabuleiro.
    }
rules-trading-lap =
    { $trading_from_lap ->
        [0] {""}
        [one] { house-rule-no-trading-first-lap-told }
       *[other] Você só pode fazer trocas depois de completar { $trading_from_lap } voltas no tabuleiro.
    }
rules-auction =
    { $declined ->
        [left-with-bank] Uma propriedade que ninguém compra fica com o Banco. Não há leilões.
       *[auctioned] { $auction ->
            [sealed-maxima] Uma propriedade que ninguém compra vai a leilão secreto, a partir de $ { $auction_least }. Quem registra o máximo mais alto vence e paga $ { $auction_step } a mais que o segundo mais alto.
           *[open-calls] Uma propriedade que ninguém compra vai a leilão aberto, a partir de $ { $auction_least }. Cada lance supera o anterior em pelo menos $ { $auction_step }.
        }
    }
rules-reserve =
    { $reserve_percent ->
        [0] {""}
       *[other] Por uma regra da casa, porém, o primeiro lance é de pelo menos { $reserve_percent }% do preço impresso.
    }
rules-bid-cap =
    { $declined ->
        [left-with-bank] {""}
       *[auctioned] { $bid_cap ->
            [cash-in-hand] { house-rule-cash-bids-told }
            [no-cap] { house-rule-bids-without-cap-told }
           *[raisable] Seu lance pode chegar ao total que você conseguiria levantar: dinheiro, venda de construções e hipotecas.
        }
    }
rules-rent-collection =
    { $rent_collection ->
        [claimed-rent] { $rent_window ->
            [next-throw] Você precisa cobrar o aluguel antes que alguém jogue os dados de novo.
           *[second-following] Você pode cobrar o aluguel até uma segunda pessoa jogar os dados depois da vez de quem parou na sua propriedade.
        }
       *[automatic-rent] O bot cobra o aluguel automaticamente.
    }
rules-jailed-owner =
    { $jailed_owner ->
        [collects-nothing] { house-rule-no-rent-in-jail-told }
       *[collects-rent] Você recebe aluguel mesmo na Prisão.
    }
rules-bankruptcy =
    { $bankruptcy ->
        [straight-to-bank] { house-rule-fast-bankruptcy-told }
       *[to-creditor] Se você for à falência, a pessoa a quem você deve fica com tudo o que você tem.
    }
rules-estate-passes =
    { $estate_passes ->
        [passes-auctioned] Se alguém for à falência por uma dívida com o Banco, as cartas de Saída Livre dessa pessoa também vão a leilão.
       *[under-deck] {""}
    }
rules-turn-end =
    { $turn_end ->
        [by-itself] Sua vez acaba sozinha quando você já resolveu tudo.
       *[said-by-player] Sua vez acaba quando você clica em “{ decision-to-end.button-end }”.
    }
rules-holds =
    { $holds_a_gap ->
        [0] {""}
        [one] Antes de cada jogada, as outras pessoas podem segurar os dados por um instante, uma vez cada uma.
       *[other] Antes de cada jogada, as outras pessoas podem segurar os dados por um instante, { $holds_a_gap } vezes cada uma.
    }
rules-early =
    { $early ->
        [noted] Se você pedir algo cedo demais, o bot põe o pedido na fila e faz o que você pediu assim que as regras deixarem.
       *[refused] {""}
    }
rules-ending =
    { $ending ->
        [first-bankruptcy] A primeira falência encerra a partida, e vence a pessoa com o maior patrimônio entre as que ficaram.
        [agreed-hour] A partida acaba no horário de término, e vence quem tiver o maior patrimônio.
        [agreed-round] No horário de término, vocês ainda jogam a rodada até o fim. Depois, vence quem tiver o maior patrimônio.
       *[last-player-left] Vence a última pessoa que ficar na partida.
    }{ $ending ->
        [last-player-left] {""}
       *[other] { $tie ->
            [most-cash] {" "}{ house-rule-cash-breaks-ties-told }
           *[shared-win] {" "}Em caso de empate, as pessoas empatadas dividem a vitória.
        }
    }
