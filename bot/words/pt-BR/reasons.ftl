# Why the rules refuse an action: reason-<reason>.

reason-game-over = Esta partida acabou, e não dá para fazer mais nada nela.
reason-out-of-game = Essa pessoa já saiu da partida.
reason-not-awaited = Agora não é você quem decide. O texto acima dos botões da mensagem da partida diz quem decide.
reason-not-now = Não dá para fazer isso agora. Use um dos botões da mensagem da partida.
reason-no-hour = Esta partida não tem horário de término.
reason-hour-struck = O horário de término desta partida já passou.
reason-closing = A partida está acabando, e não dá mais para trocar nem construir. Você ainda pode levantar dinheiro para pagar uma dívida.
reason-locked = Os dados já foram jogados, mas o peão ainda não andou. Tente de novo daqui a um instante.
reason-in-debt = Primeiro é preciso pagar uma dívida. Até lá, quem deve só pode vender construções, hipotecar propriedades ou fazer uma troca que ajude a pagar.
reason-cannot-afford = Isso custa $ { $price }, e você só consegue levantar $ { $cash }.
reason-bid-too-low =
    { $price ->
        [0] Esse valor é baixo demais. Dê um lance de pelo menos $ { $lowest }.
       *[other] O maior lance é de $ { $price }. Dê um lance de pelo menos $ { $lowest }.
    }
reason-bid-too-high = Esse valor é alto demais. Nesta partida, você pode dar lances de até $ { $highest }.
reason-already-leading = O maior lance já é seu ($ { $price }). Espere alguém dar um lance maior.
reason-already-passed = Você já passou, então está fora deste leilão.
reason-already-filed = Você já deu um lance ou passou neste leilão. Num leilão secreto, cada pessoa só responde uma vez.
reason-not-in-auction = Essa propriedade não está neste leilão.
reason-bid-binds = Seu lance de $ { $price } é o maior de um leilão, e você precisa conseguir pagá-lo. Gaste menos até o leilão acabar.
reason-rent-asked = Você ainda deve $ { $price } de aluguel. Por isso, só pode gastar $ { $cash }.
reason-not-owner = Essa propriedade é de outra pessoa. Escolha uma que seja sua. Numa troca, cada pessoa só pode dar as próprias propriedades.
reason-not-a-street = Você só pode construir em ruas, não em ferrovias nem em companhias.
reason-group-incomplete = Você precisa ter todas as ruas do grupo de cor antes de construir nele.
reason-not-own-turn = Nesta partida, você só pode comprar casas e hotéis na sua vez.
reason-group-mortgaged = Uma rua deste grupo de cor está hipotecada. Quite primeiro a hipoteca, depois construa.
reason-group-built = Há construções neste grupo de cor. Venda primeiro todas elas ao Banco.
reason-uneven = Construa e venda por igual: a diferença entre duas ruas da mesma cor nunca pode passar de uma casa.
reason-level-range = Essa mudança não é possível. Escolha ruas de uma só cor e um número de casas diferente do que elas têm.
reason-building-limit =
    { $left ->
        [0] Você já comprou todas as construções que esta partida permite por turno.
        [one] Neste turno, você só pode comprar mais uma casa ou um hotel.
       *[other] Neste turno, você só pode comprar mais { $left } casas ou hotéis.
    }
reason-no-houses =
    { $left ->
        [0] O Banco não tem mais casas. Alguém precisa vender algumas antes.
        [1] O Banco só tem mais uma casa, e você precisa de mais do que isso.
       *[other] O Banco só tem mais { $left } casas, e você precisa de mais do que isso.
    }
reason-no-hotels =
    { $left ->
        [0] O Banco não tem mais hotéis. Alguém precisa vender um antes.
        [1] O Banco só tem mais um hotel, e você precisa de mais do que isso.
       *[other] O Banco só tem mais { $left } hotéis, e você precisa de mais do que isso.
    }
reason-shortage-open = O Banco tem poucas construções, e ainda falta decidir quem fica com elas. Depois disso, você pode construir de novo.
reason-not-claimed = Você só pode dar lances por construções que pediu, e só para ruas em que já pode construir.
reason-already-mortgaged = Essa propriedade já está hipotecada. Escolha outra.
reason-not-mortgaged = Essa propriedade não está hipotecada. Escolha propriedades hipotecadas, cada uma só uma vez.
reason-mortgage-saves-nothing = Você deve $ { $price } e, mesmo vendendo e hipotecando tudo, teria só $ { $cash }. Por isso, não pode hipotecar nada para pagar essa dívida. Você pode vender construções ou tentar uma troca.
reason-no-pass = Essa carta de Saída Livre não está disponível. Talvez alguém já tenha usado ou trocado a carta.
reason-no-fine-on-last-turn = Esta é sua última tentativa na Prisão, então jogue os dados. Se não tirar uma dupla, você paga $ { $price } e anda.
reason-can-still-pay = Você deve $ { $price } e consegue levantar $ { $cash }, então precisa pagar a dívida e não pode desistir agora.
reason-plan-falls-short = Você deve $ { $price }, e com o que escolheu só chega a $ { $cash }. Venda ou hipoteque mais.
reason-no-such-trade = Essa proposta não está mais aberta. Faça outra com `/monopoly { command-name-trade }`.
reason-not-your-trade = Essa proposta foi feita a outra pessoa, então só ela pode responder.
reason-trade-empty = Esta proposta ainda está vazia. Inclua uma propriedade, dinheiro ou uma carta de Saída Livre.
reason-trade-with-self = Numa troca, você precisa escolher outra pessoa.
reason-trade-during-bidding = Para trocar, você precisa esperar o leilão acabar. A proposta continua aberta.
reason-no-such-debt = A dívida que esta troca ia pagar não existe mais.
reason-trade-for-nothing = Um dos lados tem uma dívida a pagar e não receberia nada nesta troca. Com uma dívida em aberto, ninguém pode dar nada de graça.
reason-trade-lowers-raisable = Um dos lados tem uma dívida a pagar e, depois desta troca, só conseguiria levantar $ { $cash } em vez de $ { $price }. Mude a troca para que esse lado ainda consiga levantar o mesmo valor, ou para que ela pague a dívida na hora.
reason-trade-before-tax = Um dos lados ainda precisa escolher como pagar o Imposto de Renda. Depois desta troca, esse lado precisa conseguir levantar $ { $price } para o imposto, ou pelo menos o mesmo que antes.
reason-partner-cannot-pay = A outra pessoa precisa de $ { $price } para esta troca e só tem $ { $cash }. A proposta continua aberta.
reason-too-many-trades = Você já tem { $most } propostas abertas. Retire uma antes de fazer outra.
reason-too-early-to-buy = Nesta partida, você só pode comprar e dar lances depois de completar uma volta no tabuleiro.
reason-too-early-to-trade = Nesta partida, só pode trocar quem já completou uma volta no tabuleiro. Um dos lados ainda não completou.
reason-held = Alguém está segurando os dados antes desta jogada. O texto acima dos botões da mensagem da partida diz até quando.
reason-no-hold-left = Você já segurou os dados antes desta jogada, ou esta partida não permite segurar.
reason-own-throw = Este botão é para as outras pessoas, que podem segurar os dados antes da sua jogada. Jogue os dados quando quiser.
reason-no-such-intent = Essa ação não está mais na fila: ela já foi feita ou foi cancelada.
reason-too-many-intents = Você já tem { $most } ações na fila. Cancele uma antes de pedir outra.
reason-no-such-claim = É tarde demais: esse aluguel já foi cobrado, ou o prazo para cobrar acabou.
reason-not-your-claim = Só a pessoa que tem a propriedade pode cobrar esse aluguel.
reason-player-count =
    { $most ->
        [2] Esta partida é para 2 participantes.
       *[other] Esta partida é para { $least } a { $most } participantes.
    }
reason-token-taken = Alguém já está com esse peão. Escolha outro.
