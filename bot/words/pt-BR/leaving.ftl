# Resigning, and calling a game off.

vote-title = Cancelar esta partida?
vote-text = A favor: { $who }. Ainda falta a resposta de { $waits }. Com um só voto contra, a partida continua.
vote-on = A partida não foi cancelada e continua.
vote-over = A votação acabou, e a partida terminou.
call-vote = { $who }: vamos cancelar esta partida?
button-agree = Cancelar a partida

resign-sure = Você quer sair de vez da partida com { $others } em <#{ $channel }>? Tudo o que você tem vai para a pessoa a quem você deve ou, se não tiver dívidas, para o Banco.
resign-sure-wins = Sem você, só resta { $who }, que vence a partida.
resign-sure-last = Sem você, só restam computadores. Eles jogam o resto da partida na hora.
resign-sure-lent = Você quer parar de jogar por { $owner } na partida com { $others } em <#{ $channel }>? Um computador joga até { $owner } voltar.
resign-not = Você continua na partida.
resign-done = Você saiu da partida com { $others } em <#{ $channel }>.
button-resign = Desistir de vez
button-resign-lent = Deixar o lugar com um computador
button-stay = { question-pause-against }
cancel-sure = Você quer cancelar esta partida? O bot pergunta a todo mundo. Se todo mundo concordar, a partida acaba e ninguém vence.
cancel-not = O bot não perguntou nada a ninguém, e a partida continua.
cancel-done = A partida foi cancelada.
cancel-waits = Você concordou em cancelar a partida. Ainda falta a resposta de { $who }.

command-name-resign = desistir
command-name-cancel = cancelar
command-resign = Sair da partida de vez
command-cancel = Fechar uma sala, ou propor cancelar a partida
