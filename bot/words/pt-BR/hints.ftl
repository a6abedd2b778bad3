# As linhas sobre o que alguém encontra pela primeira vez.

prefer-hints-on = Dicas: ligadas
prefer-hints-on-hint = O bot explica uma vez o que é novo para você
prefer-hints-off = Dicas: desligadas
prefer-hints-off-hint = O bot não explica o que é novo
prefer-hints = Dicas sobre o que é novo para você

hint = -# 💡 { $text }
hint-to-throw = Os dados movem seu peão. Se tirar uma dupla, você joga de novo. Com três duplas na mesma vez, você vai para a Prisão.
hint-in-jail = { $jail_cards ->
        [0] Para sair da Prisão, tire uma dupla ou pague $ { $fine }.
       *[other] Para sair da Prisão, tire uma dupla, pague $ { $fine } ou use uma carta de Saída Livre.
    } { $turns ->
        [one] Você tem uma tentativa de tirar uma dupla. Se ela falhar,
       *[other] Você tem { $turns } tentativas de tirar uma dupla. Se a última falhar,
    } você paga a multa e anda.
hint-fine-or-pass = Sua última tentativa na Prisão falhou. Nesta partida, você ainda pode usar uma carta de Saída Livre em vez de pagar a multa. Nos dois casos, você anda o que tirou.
hint-hold = Antes da próxima jogada, os outros podem segurar os dados por um instante para construir, hipotecar ou trocar.
hint-held = Alguém está segurando os dados para construir, hipotecar ou trocar antes da próxima jogada. Quando terminar, essa pessoa clica em “Deixar os dados rolarem”.
hint-to-end = Você não precisa decidir mais nada nesta vez. Se quiser, ainda pode propor trocas e administrar suas propriedades. Depois, encerre a vez.
hint-buy-or-decline = Se você comprar, recebe aluguel cada vez que outra pessoa parar nesta propriedade. Se não comprar, { $declined ->
        [left-with-bank] a propriedade fica com o Banco.
       *[auctioned] a propriedade vai a leilão, e todo mundo pode dar lances.
    }
hint-choose-tax = “Tudo o que você tem” inclui o seu dinheiro, o preço impresso das suas propriedades (mesmo das hipotecadas) e o que custaram as suas construções.
hint-auction = O maior lance vence quando todas as outras pessoas passarem ou o prazo acabar. Se você registrar um máximo secreto, o bot dá lances por você, só até onde for necessário.
hint-two-bidders = Com dois jogadores, só o rival faz o preço subir: quem vence paga pouco mais que o limite do rival.
hint-sealed-auction = Cada pessoa registra um máximo secreto ou passa. Quem registra o máximo mais alto vence e paga só um pouco mais do que o segundo mais alto.
hint-owing = Seu dinheiro não dá para pagar esta dívida. O botão com o valor a levantar faz o que o bot sugere acima. Com “{ debt-change }”, você escolhe o que vender ou hipotecar.
hint-rescue = Se nenhuma troca cobrir esta dívida a tempo, quem deve sai do jogo.
hint-lift-or-hold = Você recebeu propriedades hipotecadas, que não rendem aluguel. Se quitar as hipotecas agora, não paga juros de novo. Se não quitar, as propriedades continuam hipotecadas.
hint-shortage-claim = Talvez o Banco não tenha construções para todo mundo. Escolha o que você quer construir. Se houver mais pedidos do que construções, o Banco leiloa as construções.
hint-shortage-auction = O Banco leiloa suas últimas construções, uma por uma. Se você vencer, constrói na hora.
hint-time-bank = O prazo já inclui a reserva de tempo. Ela começa cheia, as decisões lentas a gastam, e decidir cedo a enche de novo.
hint-rent = Nesta partida, o bot não cobra o aluguel por você. Cobre a tempo, ou você não recebe nada.
hint-trade = “Aceitar” faz a troca na hora. “Contraproposta” responde com outra proposta. “Recusar” encerra esta proposta.
hint-offer = Escolha o que você dá e o que você quer receber. Depois, envie a proposta.
hint-manage = Tudo o que você escolhe aqui acontece na hora. Se as regras ainda não deixarem, a escolha entra na fila e acontece assim que for possível. Uma propriedade hipotecada não rende aluguel.
