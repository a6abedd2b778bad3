# The rules of a game on one page; rulebook.ftl has them chapter by chapter.

rules-title = As regras desta partida
rules-heading-chosen = Escolhas desta partida
rules-heading-money = Dinheiro
rules-heading-jail = Prisão
rules-heading-building = Construções
rules-heading-dealing = Compras e dívidas
rules-heading-turns = A vez e o fim
rules-edition = Manual de { $edition }
rules-game =
    { $game ->
        [short] Jogo Curto
        [time-limit] Jogo com Hora Marcada
        [new-short] Novo Jogo Curto
       *[standard] Jogo Normal
    }
rules-house-rules =
    { $count ->
        [0] { "" }
        [one] Uma regra da casa
       *[other] { $count } regras da casa
    }
rules-board =
    { $board ->
        [us2008] O tabuleiro de 2008, com as ruas de Atlantic City.
        [classic] O tabuleiro clássico, com as ruas de Atlantic City.
       *[other] { "" }
    }
rules-cards =
    { $cards ->
        [us2008] Dezesseis cartas Sorte e dezesseis cartas Cofre de 2008.
       *[classic] Dezesseis cartas Sorte e dezesseis cartas Cofre.
    }
rules-players = De { $least } a { $most } participantes.
rules-start-cash = Todo mundo começa com $ { $cash }.
rules-go-salary =
    { $kind ->
        [more] $ { $amount } por passar pelo Ponto de Partida, $ { $landing } por parar nele.
       *[same] $ { $amount } por passar pelo Ponto de Partida ou parar nele.
    }
rules-luxury-tax = O Imposto de Luxo é de $ { $amount }.
rules-income-tax =
    { $kind ->
        [flat] O Imposto de Renda é de $ { $flat }.
       *[tenth-or-flat] O Imposto de Renda é de $ { $flat } ou { $percent }% de tudo o que você tem; escolha antes de contar.
    }
rules-free-parking =
    { $kind ->
        [pot] { $seed ->
            [0] Multas, impostos e pagamentos de cartas ficam na Parada Livre até alguém parar lá e levar tudo.
           *[other] Multas, impostos e pagamentos de cartas ficam na Parada Livre, além de $ { $seed }, até alguém parar lá e levar tudo.
        }
       *[rest] A Parada Livre não paga nada.
    }
rules-interest = Quitar uma hipoteca custa { $percent }% além do empréstimo. Receber uma propriedade hipotecada também custa { $percent }%.
rules-jail-fine = Sair custa $ { $fine }, antes de jogar os dados, { $turns ->
        [1] na primeira vez
       *[other] nas primeiras { $turns } vezes
    } na Prisão.
rules-jail-turns =
    { $turns ->
        [1] Uma tentativa de dupla. Sem dupla, você paga e anda.
       *[other] { $turns } tentativas de dupla. Sem dupla na última, você paga e anda.
    }
rules-jail-pass =
    { $after ->
        [0] Depois da última jogada sem dupla, você tem de pagar a multa, mesmo com uma carta de Saída Livre.
       *[other] Depois da última jogada sem dupla, uma carta de Saída Livre ainda pode substituir a multa.
    }
rules-jail-again =
    { $again ->
        [0] A dupla que tira você da Prisão não dá outra jogada.
       *[other] A dupla que tira você da Prisão dá outra jogada.
    }
rules-doubles = Com uma dupla, você joga de novo. { $count } seguidas levam à Prisão.
rules-stock = O Banco tem { $houses ->
        [1] uma casa
       *[other] { $houses } casas
    } e { $hotels ->
        [0] nenhum hotel
        [one] um hotel
       *[other] { $hotels } hotéis
    }.
rules-shortage =
    { $kind ->
        [first-come] As últimas casas e hotéis são de quem pedir primeiro.
       *[claim-window] Quando várias pessoas querem as últimas construções, há leilão.
    }
rules-hotel = Antes de um hotel, são precisas { $houses } casas em cada rua da cor.
rules-building-time =
    { $kind ->
        [own-turn] Você só constrói na sua vez.
       *[any-time] Você pode construir na vez de qualquer pessoa.
    }
rules-building-limit =
    { $kind ->
        [per-turn] { $most ->
            [one] Uma casa ou hotel por pessoa em cada vez, não mais.
           *[other] No máximo { $most } casas e hotéis por pessoa em cada vez.
        }
       *[no-limit] { "" }
    }
rules-selling =
    { $kind ->
        [sell-in-any-order] As construções são devolvidas em qualquer ordem.
       *[sell-evenly] { "" }
    }
rules-mortgage-scope =
    { $kind ->
        [that-lot] Uma hipoteca trava as obras só na própria rua, e uma construção trava a hipoteca só na própria rua.
       *[whole-group] Uma rua hipotecada trava as obras na cor inteira, e uma construção trava as hipotecas da cor.
    }
rules-setup =
    { $kind ->
        [deeds-sold] { $count ->
            [one] Todo mundo recebe uma propriedade no começo e paga o preço na hora.
           *[other] Todo mundo recebe { $count } propriedades no começo e paga o preço delas na hora.
        }
        [deeds-given] { $count ->
            [one] Todo mundo recebe uma propriedade no começo, de graça.
           *[other] Todo mundo recebe { $count } propriedades no começo, de graça.
        }
       *[cash-only] Ninguém começa com propriedades.
    }
rules-buying-lap =
    { $laps ->
        [0] { "" }
        [one] Você não compra nem dá lances antes de completar uma volta no tabuleiro.
       *[other] Você não compra nem dá lances antes de completar { $laps } voltas no tabuleiro.
    }
rules-trading-lap =
    { $laps ->
        [0] { "" }
        [one] Você não faz trocas antes de completar uma volta no tabuleiro.
       *[other] Você não faz trocas antes de completar { $laps } voltas no tabuleiro.
    }
rules-auction =
    { $kind ->
        [left-with-bank] O que ninguém compra fica com o Banco. Não há leilões.
        [sealed-maxima] O que não é comprado vai a leilão secreto a partir de $ { $least }: vence o máximo mais alto, que paga $ { $step } a mais que o segundo.
       *[open-calls] O que não é comprado vai a leilão aberto a partir de $ { $least }, de $ { $step } em $ { $step } ou mais.
    }
rules-reserve =
    { $percent ->
        [0] { "" }
       *[other] O primeiro lance é de pelo menos { $percent }% do preço impresso.
    }
rules-bid-cap =
    { $kind ->
        [left-with-bank] { "" }
        [cash-in-hand] Seu lance não passa do seu dinheiro.
        [no-cap] Você pode dar qualquer lance. Se não conseguir pagar, vai à falência.
       *[raisable] Seu lance não passa do que você consegue levantar.
    }
rules-rent-collection =
    { $kind ->
        [second-following] O aluguel tem de ser cobrado antes da segunda jogada depois da vez de quem parou ali.
        [next-throw] O aluguel tem de ser cobrado antes da próxima jogada.
       *[automatic-rent] O aluguel é cobrado automaticamente.
    }
rules-jailed-owner =
    { $kind ->
        [collects-nothing] Quem está na Prisão não recebe aluguel.
       *[collects-rent] Quem está na Prisão também recebe aluguel.
    }
rules-bankruptcy =
    { $kind ->
        [straight-to-bank] Na falência, o dinheiro vai ao credor e as propriedades voltam ao Banco, na hora.
       *[to-creditor] Na falência, quem tem a receber fica com tudo o que sobrou.
    }
rules-estate-passes =
    { $kind ->
        [passes-auctioned] Na falência para o Banco, as cartas de Saída Livre também vão a leilão.
       *[under-deck] { "" }
    }
rules-turn-end =
    { $kind ->
        [by-itself] A vez acaba sozinha.
       *[said-by-player] Sua vez acaba quando você a encerra.
    }
rules-holds =
    { $count ->
        [0] { "" }
        [one] Todo mundo pode segurar os dados por um instante uma vez antes de cada jogada.
       *[other] Todo mundo pode segurar os dados por um instante { $count } vezes antes de cada jogada.
    }
rules-early =
    { $kind ->
        [noted] O que você pede cedo demais fica anotado e é feito assim que der.
       *[refused] { "" }
    }
rules-ending =
    { $kind ->
        [first-bankruptcy] A primeira falência encerra a partida, e vence quem tiver o maior patrimônio entre as demais pessoas.
        [agreed-hour] A partida acaba na hora combinada, e vence quem tiver o maior patrimônio.
        [agreed-round] A partida acaba com a rodada em que cai a hora combinada, e vence quem tiver o maior patrimônio.
       *[last-player-left] Vence quem sobrar sem ir à falência.
    }{ $tie ->
        [shared-win] {" "}Quem tem patrimônios iguais divide a vitória.
        [most-cash] {" "}Com patrimônios iguais, vence quem tem mais dinheiro.
       *[none] { "" }
    }
