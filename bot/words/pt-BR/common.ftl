# Português do Brasil. Keys as in words/en. Money: "$", a no-break space, the number.
# Said to a friend: "você". Of people nothing that has a gender: "quem deve", "todo mundo", "ausente".
# Glossary, one word for one thing:
# GO = Ponto de Partida · Jail = Prisão · Free Parking = Parada Livre · Chance = Sorte
# Community Chest = Cofre · Income Tax = Imposto de Renda · Luxury Tax = Imposto de Luxo
# Bank = Banco · salary = salário · rent = aluguel · fine = multa · pot = pote · deed = título (de propriedade), só a carta
# property = propriedade · street = rua · railroad = ferrovia · utility = companhia
# colour, group, set = cor, grupo, grupo completo · bare = sem casas · house = casa · hotel = hotel
# building = construção (never "casa") · space = espaço (never "casa") · board = tabuleiro
# token = peão · deck = monte · card = carta · jail pass, Get Out of Jail Free = carta de Saída Livre
# throw = jogar os dados, tirar 4+4 · doubles = dupla · turn = vez (counted: turno) · lap = volta
# mortgage = hipoteca · lift, pay off = quitar · hold = manter · interest = juros
# auction = leilão · sealed = fechado · bid = lance · pass = passar · maximum = máximo secreto
# trade = troca · offer = proposta · counter-offer = contraproposta · draft = rascunho
# debt = dívida · raise = levantar · bankrupt = falência · estate = bens · resign = desistir
# game = partida · lobby = sala · host = quem organiza · seat = lugar · table = mesa
# shortage = falta de construções · claim = pedir · hold the dice = segurar os dados
# standing orders = instruções · wish = pedido · pace = ritmo · rulebook = manual
# house rule = regra da casa · call off = cancelar · take back = desfazer

money = $ { $amount }
priced = { $what } $ { $amount }
list-more = { $first }, { $next }
list-last = { $first } e { $last }
list-apart = { $first }; { $next }
bank = o Banco
nothing = nada
button-share = Compartilhar no canal
button-shared = Compartilhado
share-refused = O Discord não me deixou publicar isto no canal. Veja se posso enviar mensagens e arquivos aqui e tente de novo.

button-page-first = ⏮ { $page }
button-page-last = { $pages } ⏭
button-page-older = ◀ { $page } de { $pages }
button-page-newer = { $page } de { $pages } ▶
