# As linhas sobre o que alguém encontra pela primeira vez.

prefer-hints-on = Dicas: ligadas
prefer-hints-on-hint = O bot explica uma vez o que é novo para você
prefer-hints-off = Dicas: desligadas
prefer-hints-off-hint = O bot não explica o que é novo
prefer-hints = Dicas sobre o que é novo para você

hint = -# 💡 { $text }
hint-hold = Antes da próxima jogada, os outros podem segurar os dados por um instante para construir, hipotecar ou trocar.
hint-two-bidders = Com dois jogadores, só o rival faz o preço subir: quem vence paga pouco mais que o limite do rival.
hint-rescue = Se nenhuma troca cobrir esta dívida a tempo, quem deve sai do jogo.
hint-time-bank = O prazo já inclui a reserva de tempo. Ela começa cheia, as decisões lentas a gastam, e decidir cedo a enche de novo.
hint-rent = Nesta partida, o bot não cobra o aluguel por você. Cobre a tempo, ou você não recebe nada.
hint-trade = “Aceitar” faz a troca na hora. “Contraproposta” responde com outra proposta. “Recusar” encerra esta proposta.
hint-offer = Escolha o que você dá e o que você quer receber. Depois, envie a proposta.
hint-manage = Tudo o que você escolhe aqui acontece na hora. Se as regras ainda não deixarem, a escolha entra na fila e acontece assim que for possível. Uma propriedade hipotecada não rende aluguel.
