# What the bot answers when something went wrong, or a press came too late.

not-dollars = Isso não é um valor: escreva dólares inteiros, sem ponto, como 120 ou 1200.
too-many-dollars = Nenhuma partida tem tanto dinheiro. Escreva no máximo $ { $most }.

table-past-title = Monopoly com { $who } · antes
table-past-nothing = A partida já seguiu adiante; a mensagem mais nova está abaixo.
press-again = Demorou demais para abrir. Clique mais uma vez, por favor.
press-double = Esse botão tinha acabado de aparecer, então nada foi feito. Clique de novo se era isso mesmo.
command-unknown = Este comando mudou. Reinicie ou recarregue o Discord e digite de novo.
press-unknown = Este botão é de uma versão antiga e não funciona mais. /monopoly { command-name-mine } mostra suas partidas.
# To each player, once, when the bot can no longer write where they play
parked-direct = Não consigo mais escrever no canal da partida de { $players }. Nada se perdeu: a partida espera, e nenhum prazo corre. Ela continua quando alguém clicar num dos botões dela, aqui ou onde eu puder escrever de novo.
# In place of a name that the server's own filter forbids
player-nameless = Participante { $number }
trouble = Algo deu errado do nosso lado. Nada se perdeu; tente de novo, por favor.
trouble-disk = Agora não dá para salvar a partida, então nada foi feito. Tente de novo daqui a um minuto.
trouble-contradiction = Nossas regras se contradizem aqui, então sua jogada não foi feita. Nada se perdeu: o jogo está como estava, e quem cuida deste bot encontra os detalhes no registro.
