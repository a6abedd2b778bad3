# Games that one person plays against computers in direct messages.

direct-name = Partida { $number }
direct-title = Partida { $number } · { $title }
direct-choice = Partida { $number }: { $who } ({ $id })
direct-lobby = Sua partida está pronta. Clique em **Começar** para jogar contra estes computadores, ou mude antes o que quiser.
direct-opened =
    { "**" }Sua partida está pronta.**
    Você joga lá contra computadores, nas suas mensagens diretas com o bot.
direct-closed = Não posso enviar mensagens diretas para você, então sua partida não pode ser aberta lá. Permita as mensagens diretas do bot nas configurações de privacidade do Discord e tente de novo.
lobby-how-alone = Clique em **Começar** para jogar contra estes computadores. Você pode adicionar outros antes. Seu peão e as regras estão em **Ajustes**.
lobby-how-alone-few = Clique em **Adicionar computador** até haver pelo menos { $least } participantes e, depois, em **Começar**. Seu peão e as regras estão em **Ajustes**.
direct-resign-sure = Você quer desistir da partida { $number } contra { $others }? Ela acaba na hora, e você perde.
direct-resign-done = Você desistiu da partida { $number } contra { $others }.
