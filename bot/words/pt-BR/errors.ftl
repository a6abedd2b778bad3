# What the bot answers when something went wrong, or a press came too late.

not-dollars = Esse valor não serve. Escreva dólares inteiros, sem ponto, como 120 ou 1200.
too-many-dollars = Nenhuma partida tem tanto dinheiro. Escreva no máximo $ { $most }.

table-past-title = Monopoly com { $who } · jogadas anteriores
table-past-nothing = A partida já continuou. A mensagem mais nova está mais abaixo.
press-again = O Discord demorou demais para abrir isso. Clique mais uma vez.
press-double = Esse botão tinha acabado de aparecer, então nada foi feito. Se era isso mesmo que você queria, clique de novo.
command-unknown = Este comando mudou. Reinicie ou recarregue o Discord e digite de novo.
press-unknown = Este botão é de uma versão antiga e não funciona mais. `/monopoly { command-name-mine }` mostra suas partidas.
# To each player, once, when the bot can no longer write where they play
parked-direct = Não consigo mais escrever no canal onde { $players } estão jogando. Nada se perdeu: a partida espera, e nenhum prazo corre. Para continuar, use `/monopoly { command-name-board }` nesse canal quando eu puder escrever lá de novo, ou peça à moderação que mova a partida com `/monopoly-mod { command-name-move }`.
parked-thread-direct = O tópico <#{ $thread }>, onde { $players } estão jogando, foi arquivado e trancado, então não mexo nele. Nada se perdeu: a partida espera, e nenhum prazo corre. Ela continua assim que o tópico for reaberto ou a moderação a mover com `/monopoly-mod { command-name-move }`.
# In place of a name that the server's own filter forbids
player-nameless = Participante { $number }
trouble = Algo deu errado no bot. Nada se perdeu. Tente de novo.
trouble-disk = O bot não consegue salvar a partida agora, então nada foi feito. Tente de novo daqui a um minuto.
trouble-contradiction = O bot encontrou um erro nas próprias regras, então sua jogada não foi feita. Nada se perdeu: a partida está como antes. Quem cuida deste bot encontra os detalhes no registro.
