# O que uma pessoa ou um servidor pode pedir ao bot em certo tempo.

limit-presses = Foi muita coisa de uma vez. Você pode continuar a partir das <t:{ $at }:T>.
limit-server = Este servidor está muito movimentado agora. Tente de novo a partir das <t:{ $at }:T>.
limit-costly = Você consultou muita coisa de uma vez. Você pode consultar mais a partir das <t:{ $at }:T>.
limit-offers = Você já fez muitas propostas nesta partida. Você pode fazer a próxima a partir de <t:{ $at }:f>.
limit-questions = Você já fez várias perguntas à mesa. Você pode perguntar de novo a partir de <t:{ $at }:f>.
limit-lobbies = Você já abriu várias salas. Você pode abrir outra a partir de <t:{ $at }:f>.
limit-shares = Você já compartilhou muita coisa neste canal. Você pode compartilhar de novo a partir de <t:{ $at }:f>.
limit-working = Seu pedido está em andamento. Assim que ele terminar, você pode fazer outro.
limit-queue = Muita gente está esperando por isso agora. Tente de novo a partir das <t:{ $at }:T>.
