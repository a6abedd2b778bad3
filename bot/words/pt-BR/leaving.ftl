# Resigning, and calling a game off.

vote-title = Cancelar esta partida?
vote-text = A favor: { $who }. Falta a resposta de { $waits }. Basta um voto contra para a partida continuar.
vote-on = A partida continua.
vote-over = A votação acabou: a partida terminou.
call-vote = { $who }: vamos cancelar esta partida?
button-agree = Cancelar a partida

resign-sure = Sair de vez da partida com { $others } em <#{ $channel }>? Tudo o que você tem vai para a pessoa a quem você deve, ou volta ao Banco.
resign-sure-last = Só sobrariam computadores: eles terminariam a partida entre si logo em seguida.
resign-not = Você continua na partida.
resign-done = Você saiu da partida com { $others } em <#{ $channel }>.
button-resign = Desistir de vez
button-stay = Continuar jogando
cancel-sure = Cancelar esta partida? O bot pergunta à mesa toda. Se todo mundo concordar, ela acaba e ninguém vence.
cancel-not = Ninguém foi consultado. A partida continua.
cancel-done = A partida foi cancelada.
cancel-waits = Você concorda em cancelar a partida. Ainda falta a resposta de { $who }.
