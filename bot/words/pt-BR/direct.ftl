# Games that one person plays against computers in direct messages.

direct-lobby = Sua partida está pronta. Clique em **Começar** para jogar contra estes computadores, ou mude antes o que quiser.
direct-opened = Contra computadores, você joga nas suas mensagens diretas com o bot. [Sua partida]({ $link }) está pronta lá.
direct-already = Você já tem [uma sala]({ $link }) aberta. Antes, comece essa partida ou cancele.
direct-full = Você já tem { $most } partidas nestas mensagens diretas. Antes, termine uma delas ou desista. `/monopoly { command-name-mine }` mostra todas.
direct-closed = Não posso enviar mensagens diretas para você, então sua partida não pode abrir lá. Permita as mensagens diretas do bot nas configurações de privacidade do Discord e tente de novo.
lobby-how-alone = Clique em **Começar** para jogar contra estes computadores. Você pode adicionar outros antes. Seu peão e as regras estão em **Ajustes**.
