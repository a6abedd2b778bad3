# O que uma pessoa ou um servidor pode pedir ao bot em certo tempo.

limit-presses = Você clicou em muita coisa de uma vez. Pode continuar a partir das <t:{ $at }:T>.
limit-server = Este servidor está muito movimentado agora. Tente de novo a partir das <t:{ $at }:T>.
limit-costly = Você consultou muita coisa de uma vez. Pode consultar mais a partir das <t:{ $at }:T>.
limit-offers = Você já fez muitas propostas nesta partida. Pode fazer a próxima a partir de <t:{ $at }:f>.
limit-questions = Você já propôs várias votações nesta partida. Pode propor outra a partir de <t:{ $at }:f>.
limit-lobbies = Você já abriu várias salas. Pode abrir outra a partir de <t:{ $at }:f>.
limit-shares = Você já compartilhou muita coisa neste canal. Pode compartilhar de novo a partir de <t:{ $at }:f>.
limit-data = Você acabou de receber um arquivo com seus dados. Pode receber outro a partir de <t:{ $at }:f>.
limit-deletions = Você acabou de apagar seus dados. Pode apagá-los de novo a partir de <t:{ $at }:f>.
limit-working = O bot ainda está cuidando do seu pedido anterior. Assim que ele terminar, você pode fazer outro.
limit-queue = Muita gente está pedindo isso agora. Tente de novo a partir das <t:{ $at }:T>.
