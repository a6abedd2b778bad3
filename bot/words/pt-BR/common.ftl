# Português do Brasil. Keys as in words/en. The voice and the one word for each thing: docs/WORDS.md.
# Money: "$", a no-break space, the number. Said to a friend: "você". Of people nothing that has a
# gender: "quem deve", "todo mundo", "ausente". A building is a "construção", a space an "espaço":
# neither is ever a "casa".

money = $ { $amount }
priced = { $what } $ { $amount }
gained = +$ { $amount }
list-separator = { ", " }
list-last = { $first } e { $last }
list-separator-of-lists = { "; " }
bank = o Banco
pot = o pote
nothing = nada
go-back = Voltar
button-share = Compartilhar no canal
button-shared = Compartilhado
share-refused = O Discord não me deixou publicar isso no canal. Veja se eu posso enviar mensagens e arquivos aqui, e tente de novo.

button-page-first = ⏮ { $page }
button-page-last = { $pages } ⏭
button-page-older = ◀ { $page } de { $pages }
button-page-newer = { $page } de { $pages } ▶
