# Resigning, and calling a game off.

vote-title = Cancelar esta partida?
vote-text = A favor: { $who }. Falta concordar: { $waits }. Basta um contra, e a partida continua.
vote-on = A partida continua.
vote-over = A questão está resolvida: a partida acabou.
call-vote = { $who }: vamos cancelar esta partida?
button-agree = Cancelar a partida

resign-sure = Sair desta partida de vez? O que você tem vai para quem você deve ou volta ao Banco.
resign-sure-last = Só sobrariam computadores: eles terminariam a partida entre si logo em seguida.
resign-not = Você continua na partida.
resign-done = Você saiu da partida.
button-resign = Desistir de vez
button-stay = Continuar jogando
cancel-sure = Cancelar esta partida? A pergunta vai a quem joga, e se todo mundo concordar ela acaba sem ninguém vencer.
cancel-not = Ninguém foi consultado. A partida continua.
cancel-done = Está cancelada.
cancel-waits = Você concorda em cancelar a partida. Falta o acordo de { $who }.
