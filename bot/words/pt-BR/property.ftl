# The panel in which players build, sell and mortgage.

effect-build = { $what } · $ { $price }
effect-sell = { $what } · +$ { $price }
effect-mortgage = Hipotecar { $lot } · +$ { $price }
effect-lift = Quitar a hipoteca de { $lot } · $ { $price }
effect-lot =
    { $count ->
        [1] construir 1 casa em { $lots }
       *[other] construir até { $level } em { $lots }
    }
effect-lots =
    { $count ->
        [1] construir 1 casa em cada rua: { $lots }
       *[other] construir até { $level } em cada rua: { $lots }
    }
effect-sold =
    { $count ->
        [0] vender todas as construções: { $lots }
       *[other] vender em { $lots }, deixando { $level }
    }
effect-sold-each =
    { $count ->
        [0] vender todas as construções: { $lots }
       *[other] vender, deixando { $level } em cada rua: { $lots }
    }
level-hotel = um hotel
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
page-turn = Mais: página { $page } de { $pages }
manage-title = Suas propriedades
manage-cash = Dinheiro: **$ { $cash }**
manage-stock = O Banco tem { $houses ->
        [1] 1 casa
       *[other] { $houses } casas
    } e { $hotels ->
        [1] 1 hotel
       *[other] { $hotels } hotéis
    }.
manage-debt =
    { $missing ->
        [0] Você deve $ { $price } e já tem o dinheiro: a dívida se paga sozinha quando chegar a hora.
        [1] Você deve $ { $price }: **ainda falta $ { $missing }**. A dívida se paga sozinha assim que seu dinheiro der.
       *[other] Você deve $ { $price }: **ainda faltam $ { $missing }**. A dívida se paga sozinha assim que seu dinheiro der.
    }
manage-beyond-means = Você deve $ { $price }; vendendo e hipotecando tudo, teria só $ { $able }. Por isso não dá para hipotecar nada para essa dívida: agora só trocas ajudam. Você pode vender construções para negociar os terrenos delas.
manage-debt-paid = Sua dívida de $ { $price } está paga.
manage-share = ({ $held } de { $of })
manage-lot-mortgaged = { $lot }, hipotecada
manage-lot-hotel = { $lot } 🏨
manage-lot-houses = { $lot } 🏠{ $count }
manage-no-build-mortgaged = { $lots }: não dá para construir. Hipotecada: { $what }.
manage-no-build-turn = { $lots }: você só constrói na sua vez.
manage-no-build-limit = { $lots }: você já comprou tudo o que uma vez permite.
manage-no-build-shortage = { $lots }: só depois de dividir as construções em falta.
manage-no-build-closing = { $lots }: não dá mais para construir, a partida está acabando.
manage-no-build-cash = { $lots }: falta dinheiro, uma casa custa $ { $price }.
manage-no-build-stock = { $lots }: faltam construções no Banco, ou um lance prende seu dinheiro.
manage-over = A partida acabou. Nada mais muda de mãos.
manage-no-deeds = Você ainda não tem propriedades para administrar.
manage-given-up = Você desistiu: suas propriedades serão entregues assim que as outras dívidas forem acertadas.
manage-nothing-to-raise = Agora não dá para vender nem hipotecar nada. Uma troca ainda pode salvar você.
manage-locked = Um peão ainda precisa andar; até lá o tabuleiro não muda. Tente de novo daqui a pouco.
manage-nothing = Agora não há nada para construir, vender, hipotecar ou quitar.
manage-choose-build = Construir de outro jeito…
manage-choose-sell = Vender de outro jeito…
manage-choose-clear = Recém-recebidas: quitar já, sem juros…
manage-back = Voltar
manage-noted-shortage = ⏳ Anotado · { $what }. Será feito assim que as construções em falta forem divididas, se ainda der.
manage-claimed = ⏳ Pedido · { $what }. Pode não dar para todo mundo, então os outros também podem pedir: acompanhe na mensagem da partida.
manage-done = ✅ Feito · { $what }
manage-noted-locked = ⏳ Anotado · { $what }. Será feito assim que a jogada em curso terminar e as regras deixarem.
manage-noted-turn = ⏳ Anotado · { $what }. Será feito no começo da sua vez, antes dos dados.
manage-early-locked = ⏳ Um peão ainda precisa andar. O que você escolher agora fica anotado e é feito assim que as regras deixarem.
manage-early-shortage = ⏳ As construções em falta estão sendo divididas. O que você escolher agora fica anotado e é feito depois.
manage-early-turn = ⏳ Você constrói na sua vez. O que escolher agora fica anotado e é feito quando ela começar.
manage-intents = **Anotado**
manage-intent = ⏳ { $what }
manage-wishes =
    { $count ->
        [1] 1 pedido anotado…
       *[other] { $count } pedidos anotados…
    }
manage-dropped = Retirado · { $what }
manage-tab-build = Construir
manage-tab-sell = Vender construções
manage-tab-mortgage = Hipotecas
manage-open-build = Construir · $ { $price } por casa…
manage-open-sell = Vender · +$ { $price } por casa…
manage-price-build = uma casa custa $ { $price }
manage-price-sell = uma casa rende $ { $price }
manage-press-plus-lot =
    { $count ->
        [1] +1 casa · $ { $price }
       *[other] +{ $count } casas · $ { $price }
    }
manage-press-plus-each =
    { $count ->
        [1] +1 casa em cada · $ { $price }
       *[other] +{ $count } casas em cada · $ { $price }
    }
manage-press-up-to =
    { $count ->
        [1] Todas com 1 casa · $ { $price }
       *[other] Todas com { $count } casas · $ { $price }
    }
manage-press-hotel-lot = Hotel · $ { $price }
manage-press-hotel-each = Um hotel em cada · $ { $price }
manage-press-down-lot =
    { $count ->
        [0] Vender tudo · +$ { $price }
        [1] Baixar para 1 casa · +$ { $price }
       *[other] Baixar para { $count } casas · +$ { $price }
    }
manage-press-down-each =
    { $count ->
        [0] Vender tudo · +$ { $price }
        [1] Baixar todas para 1 casa · +$ { $price }
       *[other] Baixar todas para { $count } casas · +$ { $price }
    }
manage-press-mortgage = Hipotecar · +$ { $price }
manage-press-lift = Quitar a hipoteca · $ { $price }
manage-press-drop = Retirar
manage-no-build = Você pode construir quando tiver todas as propriedades de uma cor.
manage-no-sell = Você não tem construções para vender.
manage-no-mortgage = Não há nada para hipotecar: venda antes as construções de uma cor.
