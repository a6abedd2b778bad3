# As linhas sobre o que alguém encontra pela primeira vez.

prefer-hints-on = 💡 Dicas ligadas: o que é novo para você é explicado uma vez.
prefer-hints-off = 💡 Dicas desligadas.
button-hints-on = Ligar as dicas
button-hints-off = Desligar as dicas

hint = -# 💡 { $text }
hint-to-throw = Os dados movem o peão. Uma dupla joga de novo; a terceira na mesma vez leva à Prisão.
hint-in-jail = Para sair da Prisão: tirar uma dupla, pagar $ { $fine } ou usar uma saída livre. Depois de { $turns ->
        [one] uma jogada
       *[other] { $turns } jogadas
    } a estadia acaba.
hint-fine-or-pass = A última jogada na Prisão falhou. Nesta partida, ainda dá para usar uma saída livre no lugar da multa; de qualquer jeito, você anda o que tirou.
hint-held = Com os dados segurados há tempo para construir, hipotecar ou trocar antes da próxima jogada. “Deixar os dados rolarem” encerra isso.
hint-to-end = Não falta responder nada. Ainda dá tempo de construir ou trocar; depois a vez passa.
hint-buy-or-decline = Uma propriedade cobra aluguel de quem para nela. Sem compra, { $declined ->
        [left-with-bank] ela fica com o Banco.
       *[auctioned] ela vai a leilão, e a mesa toda pode dar lances.
    }
hint-choose-tax = Primeiro se escolhe, depois se soma: um valor fixo, ou uma parte de tudo o que se tem – dinheiro, preços impressos, construções.
hint-auction = O lance mais alto vence quando o resto da mesa passou ou o tempo acabou. Um máximo secreto dá lances sozinho, nunca mais do que precisa.
hint-sealed-auction = Cada pessoa registra um máximo secreto ou passa. O mais alto vence, por pouco mais que o segundo.
hint-owing = O dinheiro não cobre esta dívida. O primeiro botão faz o que está proposto aqui; Mudar procura outro jeito.
hint-rescue = Nem vendendo tudo daria. Agora só trocas ajudam, uma ou várias; senão, vem a falência.
hint-lift-or-hold = Estes títulos vieram hipotecados e não cobram aluguel. Quitar agora evita pagar juros de novo; senão, a hipoteca fica.
hint-shortage-claim = O Banco tem menos construções do que a mesa poderia usar. Pede-se o que seria construído; se pedirem demais, vai a leilão.
hint-shortage-auction = O Banco leiloa suas últimas construções, uma a uma. A que alguém ganha é posta na hora.
hint-rent = Aqui nenhum aluguel se paga sozinho: é preciso pedir a tempo, ou ele se perde.
hint-trade = Aceitar, e tudo muda de mãos na hora. Contraproposta responde com outra proposta, Recusar encerra.
hint-offer = Escolha o que você dá e o que quer. Ninguém vê nada antes de você enviar.
hint-manage = O que você escolhe numa lista é feito na hora, ou fica anotado até as regras permitirem. Um título hipotecado não cobra aluguel.
