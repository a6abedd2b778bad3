## Tabuleiros com nomes próprios: qual uma sala escolhe, e os que as pessoas criam.

board-name = { button-board }
board-choose = Escolha um tabuleiro
board-mine = Seu
board-server = Deste servidor
board-of-game = Tabuleiro: { $title }
# O que um servidor decide sobre os tabuleiros.
button-server-boards = Salas novas…
server-boards-title = Salas novas
server-boards-text = A primeira lista diz com qual tabuleiro as novas salas começam. A segunda, quem pode trazer os tabuleiros que criou. A terceira é um cargo que o bot menciona quando alguém abre uma sala para todo mundo, no máximo uma vez por hora. Todo mundo precisa poder mencionar esse cargo.
server-role-choose = Escolha um cargo para avisar, ou nenhum
refusal-calls-everyone = Escolha um cargo que não seja @everyone. Nada foi alterado.
server-board-spoken = O tabuleiro do idioma do servidor
server-board-spoken-hint = O mais conhecido de quem fala esse idioma
own-boards-choose = Escolha quem pode trazer tabuleiros
own-boards-everyone = Tabuleiros próprios: todo mundo
own-boards-everyone-hint = Quem organiza pode escolher um que criou
own-boards-managers = Tabuleiros próprios: administração
own-boards-managers-hint = Quem organiza escolhe entre os que a administração adiciona
own-boards-off = Tabuleiros próprios: nenhum
own-boards-off-hint = Só os tabuleiros que vêm com o bot

## O comando `boards`: a lista, a página de um tabuleiro e seus formulários.

command-name-boards = tabuleiros
command-boards = Criar meu próprio tabuleiro: minhas ruas, minhas cartas, minha moeda
button-make-board = Criar um tabuleiro…
boards-title = Tabuleiros
boards-mine = Seus tabuleiros. Preços, aluguéis e regras são iguais em todos.
boards-none = Dê às ruas os nomes que você quiser, ou copie com um código o tabuleiro de outra pessoa.
boards-of-server = Tabuleiros deste servidor
board-option-hidden = Ocultado por quem administra o servidor
board-is-mine = Só você pode escolher este tabuleiro. Com o código, qualquer pessoa pode copiá-lo.
board-made-by = Criado por { $maker }
board-own-cards = { $count ->
    [1] 1 carta com texto próprio.
   *[other] { $count } cartas com texto próprio.
}
board-is-offered = Todo mundo neste servidor pode escolher este tabuleiro.
board-is-elsewhere = Em outro servidor, todo mundo pode escolher este tabuleiro. Se você o adicionar aqui, ele sai de lá.
board-is-on-a-server = No servidor em que você adicionou este tabuleiro, todo mundo pode escolhê-lo.
board-is-hidden = Quem administra o servidor ocultou este tabuleiro.
board-hidden-now = O tabuleiro { $title } está oculto: ninguém pode escolhê-lo neste servidor.
board-shown-again = O tabuleiro { $title } não está mais oculto: quem o criou pode escolhê-lo e adicioná-lo de novo a este servidor.
board-made = Seu tabuleiro está salvo. Agora dê nomes às ruas.
board-saved = Salvo.
board-copied = Sua cópia de { $title } está salva. Mude o que quiser.
board-deleted = O tabuleiro foi apagado.
board-copy-title = { $title } (cópia)
board-choose-part = Mudar…
board-part-title = Título e moeda
board-part-names = Todos os 28 nomes
board-part-corners = Cantos
board-part-taxes = Impostos e montes de cartas
board-part-cards = { chapter-cards }
button-board-new = Novo tabuleiro ou código…
button-board-open = Abrir
button-board-play = Jogar neste tabuleiro
button-board-names = Todos os nomes…
button-board-cards = Cartas…
button-board-preview = Prévia
button-board-share = Compartilhar…
button-board-copy = Fazer uma cópia
button-board-offer = Adicionar a este servidor
button-board-withdraw = Tirar deste servidor
button-board-delete = Apagar…
button-board-delete-sure = Apagar o tabuleiro
button-board-keep = Manter o tabuleiro
button-board-hide = Ocultar este tabuleiro
button-board-unhide = Mostrar o tabuleiro de novo
button-board-report = Denunciar este tabuleiro…
button-board-report-sure = Denunciar o tabuleiro
button-board-back = Todos os tabuleiros
button-board-correct = Corrigir…
board-delete-sure = Apagar { $title }?
board-delete-what = Ninguém mais vai poder escolher este tabuleiro. As partidas já iniciadas mantêm os nomes.

board-form-new = Novo tabuleiro
board-form-title = Título
board-form-start = A partir de
board-form-code = Ou o código de um tabuleiro compartilhado
board-form-code-hint = Oito letras e números que alguém lhe passou. O resto pode ficar como está.
board-form-file = Ou o arquivo de um tabuleiro
board-form-file-hint = O de “Compartilhar…” (.board.json). Substitui “{ board-form-start }”.
board-form-money = Moeda
board-form-money-as-there = A do tabuleiro de partida
board-form-names = 28 nomes, um por linha
board-form-names-hint = Desde a PARTIDA. Ferrovias: { $railroads }; companhias: { $utilities }. De 2 a 24 caracteres.
board-form-chance = Cartas de Sorte, uma por linha
board-form-community_chest = Cartas do Cofre, uma por linha
board-form-cards-hint = Escreva depois de cada “=”. O efeito da carta é acrescentado sozinho. Em branco: o texto padrão.
board-field-property = { $number } · { $price }

## O que está errado no texto

board-not-saved = Nada foi salvo ainda. O que você escreveu continua lá.
board-line = Linha { $line }
board-card = { $deck }, carta { $number }
board-key = “{ $path }”
board-fault-count = { $lines ->
    [0] Não há nenhuma linha, e um tabuleiro tem { $needed } nomes.
    [1] Há 1 linha, e um tabuleiro tem { $needed } nomes.
   *[other] Há { $lines } linhas, e um tabuleiro tem { $needed } nomes.
}
board-fault-number = { $where }: { $count ->
    [1] 1 linha não começa
   *[other] { $count } linhas não começam
} com o número de uma carta. “{ button-board-correct }” põe o texto na lista, na ordem: veja se tudo está no lugar certo.
board-fault-same = { $first } e { $second } são iguais.
board-fault-taken = { $where }: outro espaço já tem esse nome.
board-fault-short = { $where }: pelo menos { $least } caracteres.
board-fault-long = { $where }: mais de { $most } caracteres.
board-fault-letters = { $where }: tem um sinal que não dá para imprimir, ou nenhuma letra.
board-fault-unknown = { $where }: um tabuleiro não tem nada assim.
board-fault-missing = Falta { $where }.
board-fault-file = { $where }: este não é o arquivo de um tabuleiro.
board-file-unread = Esse arquivo é grande demais ou não dá mais para ler. Um tabuleiro tem no máximo { $most } KB.
board-faults-more = E mais { $count }.

## Prévia, compartilhar e denunciar

board-preview-title = Uma partida no tabuleiro { $title }
board-preview-lands = { $who } cai { $where }.
board-preview-buys = { $who } compra { $what } por $ { $price }.
board-preview-draws = { $who } tira uma carta: { $card }
board-preview-cut = Compridos demais para a imagem: { $names }
board-code = Envie isto, e qualquer pessoa pode fazer uma cópia:
board-code-line =
    { $code }
    Para ter meu tabuleiro, digite { COMMAND("boards") }, clique em “{ button-board-new }” e escreva este código.
board-code-more = Se você mudar seu tabuleiro, as cópias continuam como estão. Com “{ button-board-offer }”, todo mundo no servidor pode escolher o seu.
    O arquivo abaixo vale tanto quanto o código.
board-report-sure = Denunciar { $title }?
board-report-what = Quem administra este servidor recebe uma mensagem com todos os nomes e textos das cartas e pode ocultar o tabuleiro.
board-reported = Quem administra este servidor já recebeu o aviso.
board-report-unheard = Não deu para avisar ninguém que administra este servidor. Fale com alguém diretamente.
board-report-title = Denunciado: o tabuleiro { $title }
board-report-notice = Alguém em { $channel } denunciou este tabuleiro. Para ocultar, abra `{ COMMAND("boards") }` lá, ou `{ COMMAND("board") }` na partida dele.
