# Why the rules refuse an action: reason-<reason>.

reason-game-over = Esta partida acabou. Não dá para fazer mais nada nela.
reason-out-of-game = Essa pessoa já saiu da partida.
reason-not-awaited = Agora não é você quem decide. A primeira linha da mensagem da partida diz quem decide.
reason-not-now = Não é isso que a partida pede agora. Os botões da mensagem da partida mostram o que dá para fazer.
reason-no-hour = Esta partida não tem horário de término.
reason-hour-struck = O horário de término já passou.
reason-closing = A partida está acabando: não há mais trocas nem construções. Levantar dinheiro para uma dívida ainda dá.
reason-locked = Os dados já rolaram e o peão ainda não andou. Tente de novo assim que ele andar.
reason-in-debt = Primeiro é preciso acertar uma dívida. Até lá, só dá para vender construções, hipotecar propriedades ou fazer uma troca que ajude a pagar.
reason-cannot-afford = Isso custa $ { $price }, e você consegue levantar $ { $cash }.
reason-bid-too-low =
    { $price ->
        [0] O valor mínimo é $ { $lowest }.
       *[other] O lance está em $ { $price }. O seu tem de ser de $ { $lowest } ou mais.
    }
reason-bid-too-high = Nesta partida seu lance pode ser de $ { $highest } no máximo.
reason-already-leading = O maior lance já é seu, com $ { $price }. Espere alguém dar mais.
reason-already-passed = Você passou, e neste leilão isso é definitivo.
reason-already-filed = Você já respondeu a este leilão. Cada pessoa responde uma vez só.
reason-not-in-auction = Essa propriedade não está neste leilão.
reason-bid-binds = O maior lance de um leilão é seu, $ { $price }, e você precisa continuar podendo pagar. Gaste menos até ele acabar.
reason-not-owner = Essa propriedade é de outra pessoa. Escolha uma das suas ou, numa troca, uma do lado que a entrega.
reason-not-a-street = Casas ficam só em ruas, nunca em ferrovias ou companhias.
reason-group-incomplete = Você precisa de todas as ruas da cor antes de construir nela.
reason-not-own-turn = Aqui casas e hotéis só se compram na própria vez.
reason-group-mortgaged = Há uma rua desta cor hipotecada. Quite primeiro, depois construa.
reason-group-built = Há construções nesta cor. Venda todas ao Banco primeiro.
reason-uneven = As construções têm de ficar niveladas: nenhuma rua da cor pode ficar mais de uma casa à frente das outras.
reason-level-range = Esta cor não pode ficar com essas alturas. Escolha ruas de uma só cor e alturas diferentes das de agora.
reason-building-limit =
    { $left ->
        [0] Você já comprou todas as casas e hotéis que esta partida permite até os dados passarem adiante.
        [one] Até os dados passarem adiante, esta partida permite a você só mais uma casa ou hotel.
       *[other] Até os dados passarem adiante, esta partida permite a você mais { $left } casas e hotéis.
    }
reason-no-houses =
    { $left ->
        [0] O Banco está sem casas. Alguém precisa vender algumas antes.
        [1] O Banco só tem uma casa, e não basta para isso.
       *[other] O Banco só tem { $left } casas, e não basta para isso.
    }
reason-no-hotels =
    { $left ->
        [0] O Banco está sem hotéis. Alguém precisa vender um antes.
        [1] O Banco só tem um hotel, e não basta para isso.
       *[other] O Banco só tem { $left } hotéis, e não basta para isso.
    }
reason-shortage-open = As construções em falta estão sendo disputadas agora. Você volta a construir depois da divisão.
reason-not-claimed = Só dá para dar lance por construções que você pediu, numa rua em que elas possam subir já.
reason-already-mortgaged = Essa propriedade já está hipotecada. Escolha uma que não esteja.
reason-not-mortgaged = Aí não há hipoteca para quitar. Escolha propriedades hipotecadas, cada uma só uma vez.
reason-mortgage-saves-nothing = Você deve $ { $price } e, com tudo vendido e hipotecado, teria só $ { $cash }, então nada é hipotecado para isso. Só uma troca pode ajudar. Construções podem ser vendidas.
reason-no-pass = Essa carta de Saída Livre não está disponível para usar nem para passar adiante.
reason-no-fine-on-last-turn = Esta é sua última tentativa na Prisão: jogue os dados. Sem dupla, você paga os $ { $price } e anda.
reason-can-still-pay = Você deve $ { $price } e consegue levantar $ { $cash }, então precisa pagar.
reason-plan-falls-short = Com isso seu dinheiro chega a $ { $cash }, e você deve $ { $price }. Hipoteque mais uma propriedade ou venda mais.
reason-no-such-trade = Essa proposta não existe mais. Faça outra com /monopoly { command-name-trade }.
reason-not-your-trade = Não é você quem responde a essa proposta.
reason-trade-empty = Esta proposta ainda está vazia. Coloque uma propriedade, dinheiro ou uma carta de Saída Livre.
reason-trade-with-self = Troca se faz a dois. Escolha outra pessoa.
reason-trade-during-bidding = As trocas esperam o leilão acabar. A proposta continua de pé.
reason-no-such-debt = A dívida que esta troca ia acertar não existe mais.
reason-trade-for-nothing = Um lado desta troca tem uma dívida a pagar e não receberia nada. Com uma dívida em aberto, nada é dado de graça.
reason-trade-lowers-raisable = Um lado desta troca tem uma dívida a pagar e depois só conseguiria levantar $ { $cash } em vez de $ { $price }. É preciso que não fique menos, ou que a dívida seja paga na hora.
reason-partner-cannot-pay = O outro lado precisaria de $ { $price } e tem $ { $cash }. A proposta continua de pé.
reason-too-many-trades = Você tem { $most } propostas abertas. Retire uma antes de fazer outra.
reason-too-early-to-buy = Nesta partida você não compra nem dá lances antes de dar a volta no tabuleiro.
reason-too-early-to-trade = Nesta partida só troca quem já deu a volta no tabuleiro. Um dos lados ainda não deu.
reason-held = Alguém segura esta jogada por um instante. A primeira linha da mensagem da partida diz até quando.
reason-no-hold-left = Você já segurou esta jogada, ou não dá para segurar os dados nesta partida.
reason-own-throw = A jogada é sua: ela espera por você de qualquer jeito.
reason-no-such-intent = Esse pedido não existe mais: foi feito, cancelado ou retirado.
reason-too-many-intents = Você tem { $most } pedidos à espera. Retire um antes de anotar outro.
reason-no-such-claim = Esse aluguel não se cobra mais: já foi cobrado, ou os dados foram jogados antes.
reason-not-your-claim = Só quem tem a propriedade pode cobrar esse aluguel.
reason-player-count = Esta partida é para { $least } a { $most } participantes.
reason-token-taken = Alguém já está com esse peão. Escolha outro.
