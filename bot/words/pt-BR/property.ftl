# The panel in which players build, sell and mortgage.

effect-build = { $what } · $ { $price }
effect-sell = { $what } · +$ { $price }
effect-mortgage = Hipotecar { $lot } · +$ { $price }
effect-unmortgage = Quitar a hipoteca sobre { $lot } · $ { $price }
effect-lot =
    { $count ->
        [1] construir 1 casa em { $lots }
       *[other] construir até ter { $level } em { $lots }
    }
effect-lots =
    { $count ->
        [1] construir 1 casa em cada rua: { $lots }
       *[other] construir até ter { $level } em cada rua: { $lots }
    }
effect-sold =
    { $count ->
        [0] vender tudo em { $lots }
       *[other] vender e deixar { $level } em { $lots }
    }
effect-sold-each =
    { $count ->
        [0] vender tudo: { $lots }
       *[other] vender e deixar { $level } em cada rua: { $lots }
    }
level-houses =
    { $count ->
        [0] nenhuma casa
        [1] 1 casa
       *[other] { $count } casas
    }
row-dark-purple = Grupo roxo-escuro
row-brown = Grupo marrom
row-light-blue = Grupo azul-claro
row-pink = Grupo rosa
row-orange = Grupo laranja
row-red = Grupo vermelho
row-yellow = Grupo amarelo
row-green = Grupo verde
row-dark-blue = Grupo azul-escuro
manage-title = Suas propriedades
manage-cash = Dinheiro: **$ { $cash }**
manage-stock = O Banco tem { $houses ->
        [0] nenhuma casa
        [1] 1 casa
       *[other] { $houses } casas
    } e { $hotels ->
        [0] nenhum hotel
        [1] 1 hotel
       *[other] { $hotels } hotéis
    }.
manage-debt =
    { $missing ->
        [0] Você deve $ { $price } e já tem o dinheiro. O bot paga a dívida sozinho quando chegar a hora.
        [1] Você deve $ { $price }: **ainda falta $ { $missing }**. O bot paga a dívida assim que você tiver dinheiro suficiente.
       *[other] Você deve $ { $price }: **ainda faltam $ { $missing }**. O bot paga a dívida assim que você tiver dinheiro suficiente.
    }
manage-beyond-means = Você deve $ { $price }. Mesmo vendendo e hipotecando tudo, teria só $ { $able }, então não pode hipotecar nada para pagar essa dívida{ $rescue ->
        [trade] : só uma troca pode salvar você (com { $helpers }). Se tiver construções, pode vendê-las para depois trocar as ruas em que elas estavam
       *[none] , e nenhuma troca pode salvar você. Só resta “{ debt-bankrupt }” na partida
    }.
manage-debt-paid = Sua dívida de $ { $price } está paga.
manage-share = ({ $held } de { $of })
manage-lacks = { $lot }: { $who }
manage-lacks-unowned = { $lot }: livre
manage-lot-mortgaged = { $lot }, hipotecada
manage-lot-hotel = { $lot } 🏨
manage-lot-houses = { $lot } 🏠{ $count }
manage-no-build-mortgaged = { $lots }: quite primeiro a hipoteca sobre { $what } para construir aqui.
manage-no-build-turn = { $lots }: você só pode construir na sua vez.
manage-no-build-limit = { $lots }: você já construiu tudo o que pode neste turno.
manage-no-build-shortage = { $lots }: você só pode construir depois que as últimas construções do Banco forem divididas.
manage-no-build-closing = { $lots }: você não pode mais construir, porque a partida está acabando.
manage-no-build-cash = { $lots }: construir aqui custa $ { $price }, e você não tem esse dinheiro.
manage-no-build-stock = { $lots }: você não pode construir, porque o Banco não tem construções ou porque você precisa do dinheiro para um lance.
manage-over = A partida acabou. Ninguém pode mais comprar, vender nem trocar.
manage-no-deeds = Você ainda não tem propriedades para administrar.
manage-given-up = Você desistiu. Suas propriedades mudam de mãos assim que as outras dívidas forem pagas.
manage-nothing-to-raise = Agora você não tem nada para vender nem hipotecar.
manage-locked = Um peão ainda precisa andar, então agora nada pode mudar. Tente de novo daqui a um instante.
manage-nothing = Agora você não tem nada para construir, vender, hipotecar ou quitar.
manage-stale = Nada foi feito: suas propriedades mudaram desde que estes botões apareceram. Agora eles estão em dia.
manage-choose-build = Construir de outro jeito…
manage-choose-sell = Vender de outro jeito…
manage-choose-clear = Propriedades recebidas: quitar sem mais juros…
manage-noted-shortage = ⏳ Na fila: { $what }. O bot faz isso assim que as últimas construções do Banco forem divididas, se ainda for possível.
manage-claimed = ⏳ Pedido: { $what }. O Banco pode não ter construções para todo mundo, então as outras pessoas também podem pedir. Acompanhe o resultado na mensagem da partida.
manage-done-build =
    { $kind ->
        [new] ✅ Você construiu { $what } ($ { $price }).
       *[total] ✅ Você construiu por $ { $price }: agora { $what }.
    }
manage-done-sell = ✅ Você vendeu construções ({ $what }) por $ { $price }.
manage-done-mortgage = ✅ Você hipotecou { $what } por $ { $price }.
manage-done-lift =
    { $count ->
        [1] ✅ Você quitou a hipoteca sobre { $what } por $ { $price }.
       *[other] ✅ Você quitou as hipotecas sobre { $what } por $ { $price }.
    }
manage-noted-locked = ⏳ Na fila: { $what }. O bot faz isso assim que a jogada atual terminar e as regras deixarem.
manage-noted-turn = ⏳ Na fila: { $what }. O bot faz isso no começo da sua vez, antes de você jogar os dados.
manage-early-locked = ⏳ Um peão ainda precisa andar. O que você escolher agora entra na fila, e o bot faz isso assim que as regras deixarem.
manage-early-shortage = ⏳ As últimas construções estão sendo divididas. O que você escolher agora entra na fila, e o bot faz isso quando a divisão acabar.
manage-early-turn = ⏳ Você só pode construir na sua vez. O que você escolher construir agora entra na fila, e o bot constrói quando sua vez começar.
manage-intents = **Na fila**
manage-intent = ⏳ { $what }
manage-show-intents =
    { $count ->
        [1] 1 ação na fila…
       *[other] { $count } ações na fila…
    }
manage-dropped = Cancelado: { $what }
manage-tab-build = Construir
manage-tab-sell = Vender construções
manage-tab-mortgage = { orders-topic-mortgage }
manage-rents = Aluguel { $now } → { $then }
manage-open-build = Construir · $ { $price } por casa…
manage-open-sell = Vender · +$ { $price } por casa…
manage-price-build = uma casa custa $ { $price }
manage-price-sell = cada casa vendida rende $ { $price }
manage-press-plus-lot =
    { $count ->
        [1] +1 casa · $ { $price }
       *[other] +{ $count } casas · $ { $price }
    }
manage-press-plus-each =
    { $count ->
        [1] +1 casa por rua · $ { $price }
       *[other] +{ $count } casas por rua · $ { $price }
    }
manage-press-up-to =
    { $count ->
        [1] Todas com 1 casa · $ { $price }
       *[other] Todas com { $count } casas · $ { $price }
    }
manage-press-hotel-lot = Hotel · $ { $price }
manage-press-hotel-each = Um hotel por rua · $ { $price }
manage-press-down-lot =
    { $count ->
        [0] Vender tudo · +$ { $price }
        [1] Deixar só 1 casa · +$ { $price }
       *[other] Deixar só { $count } casas · +$ { $price }
    }
manage-press-down-each =
    { $count ->
        [0] Vender tudo · +$ { $price }
        [1] Deixar 1 casa por rua · +$ { $price }
       *[other] Deixar { $count } casas por rua · +$ { $price }
    }
manage-loses = -# Aluguel perdido: { $rent } · quitar a hipoteca: $ { $price }
manage-press-mortgage = Hipotecar · +$ { $price }
manage-press-lift = Quitar a hipoteca · $ { $price }
manage-press-drop = Cancelar
manage-press-trade = { button-trade }…
manage-no-build = Agora você não pode construir nada. Para construir numa rua, você precisa ter todas as ruas do grupo de cor dela.
manage-no-build-now = Agora você não pode construir nada.
manage-no-build-built = Tudo já está construído: há um hotel em cada rua dos seus grupos de cor completos.
manage-no-sell = Você não tem construções para vender.
manage-no-mortgage = Agora você não tem nada para hipotecar nem hipotecas para quitar. Para hipotecar uma rua, venda primeiro as construções do grupo de cor dela.

## Mortgages on properties just received

received-title = Quitar as hipotecas recebidas
received-about = Escolha o que quitar agora: você paga só o empréstimo. Mais tarde, paga também juros.
received-at-the-end =
    Agora só o patrimônio conta. Quitar todas as hipotecas custa $ { $price } e soma $ { $worth }, então { $tie ->
        [cash] é melhor guardar o dinheiro, que desempata.
       *[shared] nada muda.
    }
received-choose = Quais hipotecas você quer quitar?
received-loan = $ { $loan } agora
received-cash =
    { $missing ->
        [0] Dinheiro: **$ { $before }** agora · **$ { $after }** depois
       *[other] Dinheiro: **$ { $before }**, faltam $ { $missing }
    }
received-confirm =
    { $count ->
        [0] Manter todas as hipotecas
       [one] Quitar 1 hipoteca · $ { $price }
       *[other] Quitar { $count } hipotecas · $ { $price }
    }
received-done =
    { $count ->
        [0] Você manteve tudo hipotecado.
       *[other] Você quitou estas hipotecas: { $what }.
    }
received-of-another = Só { $who } decide sobre estas hipotecas.

command-name-manage = administrar
command-manage = Construir, vender, hipotecar e quitar hipotecas
