# O que uma pessoa ou um servidor pode pedir ao bot em certo tempo.

limit-presses = Foi muita coisa de uma vez. Você pode continuar <t:{ $at }:R>.
limit-server = Este servidor está muito movimentado agora. Tente de novo <t:{ $at }:R>.
limit-costly = Você consultou muita coisa de uma vez. Dá para consultar mais <t:{ $at }:R>.
limit-offers = Você já fez muitas ofertas nesta partida. Dá para fazer a próxima <t:{ $at }:R>.
limit-questions = Você já perguntou várias vezes à mesa. Dá para perguntar de novo <t:{ $at }:R>.
limit-lobbies = Você já abriu várias salas. Dá para abrir outra <t:{ $at }:R>.
limit-working = O que você pediu está a caminho. Assim que chegar, você pode pedir mais.
limit-queue = Muita gente está esperando por isso agora. Tente de novo <t:{ $at }:R>.
