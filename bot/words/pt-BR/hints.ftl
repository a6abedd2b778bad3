# As linhas sobre o que alguém encontra pela primeira vez.

prefer-hints-on = 💡 Dicas ligadas: o que é novo para você é explicado uma vez.
prefer-hints-off = 💡 Dicas desligadas.
button-hints-on = Ligar as dicas
button-hints-off = Desligar as dicas

hint = -# 💡 { $text }
hint-to-throw = Os dados movem o seu peão. Com uma dupla, você joga de novo; a terceira na mesma vez leva à Prisão.
hint-in-jail = Para sair da Prisão: tirar uma dupla, pagar $ { $fine } ou usar uma carta de Saída Livre. Depois de { $turns ->
        [one] uma jogada
       *[other] { $turns } jogadas
    } a estadia acaba.
hint-fine-or-pass = A última tentativa na Prisão falhou. Nesta partida, ainda dá para usar uma carta de Saída Livre no lugar da multa; de qualquer jeito, você anda o que tirou.
hint-held = Segurar os dados dá tempo para construir, hipotecar ou trocar antes da próxima jogada. “Deixar os dados rolarem” encerra isso.
hint-to-end = Você já resolveu tudo. Ainda pode construir ou trocar; depois, encerre a vez.
hint-buy-or-decline = Uma propriedade sua rende aluguel cada vez que alguém para nela. Se você não comprar, { $declined ->
        [left-with-bank] ela fica com o Banco.
       *[auctioned] ela vai a leilão, e todo mundo pode dar lances.
    }
hint-choose-tax = Escolha antes de fazer as contas: um valor fixo, ou uma parte de tudo o que você tem (dinheiro, preços impressos, construções).
hint-auction = O lance mais alto vence quando os outros passaram ou o prazo acabou. Com um máximo secreto, o bot dá lances no seu lugar, nunca mais do que precisa.
hint-sealed-auction = Cada pessoa registra um máximo secreto ou passa. O mais alto vence, por pouco mais que o segundo.
hint-owing = Seu dinheiro não cobre esta dívida. O primeiro botão faz o que está proposto aqui; “Fazer de outro jeito” deixa você escolher o que vender ou hipotecar.
hint-rescue = Mesmo vendendo tudo, o dinheiro não daria. Só uma troca ainda pode ajudar; senão, você vai à falência.
hint-lift-or-hold = Estas propriedades vieram hipotecadas e não rendem aluguel. Quitar agora evita pagar juros de novo; senão, a hipoteca fica.
hint-shortage-claim = O Banco tem menos construções do que seria preciso. Peça o que quer construir; se houver pedidos demais, elas vão a leilão.
hint-shortage-auction = O Banco leiloa suas últimas construções, uma a uma. A que você arrematar é construída na hora.
hint-rent = Aqui nenhum aluguel se paga sozinho: cobre a tempo, ou ele se perde.
hint-trade = “Aceitar” conclui a troca na hora, “Contraproposta” responde com outra proposta, “Recusar” encerra.
hint-offer = Escolha o que você dá e o que quer. Ninguém vê nada antes de você enviar.
hint-manage = O que você escolhe é feito na hora. Se as regras ainda não deixarem, fica anotado e é feito assim que der. Uma propriedade hipotecada não rende aluguel.
