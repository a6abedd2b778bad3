# O que uma pessoa ou um servidor pode pedir ao bot em certo tempo.

limit-presses = Foi muita coisa de uma vez. Você pode continuar <t:{ $at }:R>.
limit-server = Este servidor está muito movimentado agora. Tente de novo <t:{ $at }:R>.
limit-costly = Você consultou muita coisa de uma vez. Você pode consultar mais <t:{ $at }:R>.
limit-offers = Você já fez muitas propostas nesta partida. Você pode fazer a próxima <t:{ $at }:R>.
limit-questions = Você já fez várias perguntas à mesa. Você pode perguntar de novo <t:{ $at }:R>.
limit-lobbies = Você já abriu várias salas. Você pode abrir outra <t:{ $at }:R>.
limit-shares = Você já compartilhou muita coisa neste canal. Você pode compartilhar de novo <t:{ $at }:R>.
limit-working = Seu pedido está em andamento. Assim que ele terminar, você pode fazer outro.
limit-queue = Muita gente está esperando por isso agora. Tente de novo <t:{ $at }:R>.
