# The lobby, in which a game gathers its players.

lobby-title = Uma partida de Monopoly · { $seats } de { $most } lugares ocupados
lobby-seat = { $who }
lobby-seat-host = { $who } · organiza
lobby-seat-computer = { $who } · computador
lobby-how = Clique em **Entrar** para ocupar um lugar. { $host } escolhe as regras em **Regras** e, com { $least } lugares ocupados ou mais, clica em **Começar**; **Pôr computador** completa a mesa.
lobby-commitment = -# Os dados estão lacrados desde já: SHA-256 `{ $hash }`. A semente é revelada no fim, e /monopoly { command-name-verify } confere cada jogada.
lobby-expires = -# A sala fecha <t:{ $at }:R>.
lobby-already = Já existe [uma sala]({ $link }) neste canal: entre nela. Quem organiza pode começar a partida ou fechar a sala.
lobby-closed = Esta sala está fechada.
lobby-opened = A sala está aberta. Todo mundo neste canal pode pegar um lugar.
lobby-no-files = Não posso anexar arquivos aqui, então a partida fica sem imagens: tudo aparece em texto. Para mostrar o tabuleiro, falta permissão para: { $what }.
lobby-started-title = A partida começou
lobby-started = Na partida: { $who }. Ela continua na mensagem abaixo.
lobby-choose-token = Escolha seu peão
lobby-choose-pace = Em que ritmo vocês jogam?
lobby-no-token = Não sobrou nenhum peão
button-lobby-join = Entrar
button-lobby-leave = Sair da sala
button-lobby-computer = Pôr computador
button-lobby-nocomputer = Tirar computador
button-lobby-start = Começar
button-lobby-rules = Regras
button-lobby-cancel = Fechar a sala
only-in-server = Uma partida se joga num canal de um servidor: tente isto lá.
