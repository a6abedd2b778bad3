# What a person prefers.

prefer-title = Minhas preferências
prefer-text = 
    Nas listas abaixo, escolha quem joga seus dados, onde você recebe notificações e em que idioma você lê.
    Nas horas de silêncio, você não recebe notificações e seus prazos ficam parados. Tudo isso vale para todas as suas partidas.
prefer-dice = Quem joga seus dados
prefer-dice-pace = Conforme o ritmo da partida
prefer-dice-pace-hint = Ao vivo, eu jogo meus dados. Nos ritmos mais lentos, o bot joga por mim.
prefer-dice-own = Eu jogo meus dados
prefer-dice-own-hint = Em todos os ritmos. Se meu prazo acabar, o bot joga por mim.
prefer-dice-for-me = O bot joga por mim
prefer-dice-for-me-hint = Em todos os ritmos, o bot joga meus dados na hora.
prefer-ping = Onde você recebe notificações
prefer-ping-table = No canal
prefer-ping-table-hint = O bot menciona você no canal da partida
prefer-ping-dm = Por mensagem direta
prefer-ping-dm-hint = O bot não menciona você no canal
prefer-ping-both = No canal e por mensagem direta
prefer-ping-both-hint = O bot menciona você e envia uma mensagem direta
prefer-zone = 🕑 Fuso horário: { $zone }. Hora atual: { $time }.
prefer-hours = 🌙 Suas horas de silêncio vão de { $begins } a { $ends }.
prefer-no-hours = 🌙 Você não tem horas de silêncio.
prefer-pictures-on = 🖼️ As mensagens que só você vê têm imagens. Nas que todo mundo vê, quem administra o servidor escolhe: `/monopoly-mod { command-name-settings }`.
prefer-pictures-off = 📝 As mensagens que só você vê têm só texto, sem imagens. Nas que todo mundo vê, quem administra o servidor escolhe: `/monopoly-mod { command-name-settings }`.
prefer-hours-when = ✅ Salvo. As horas de silêncio valem a partir da sua próxima decisão, também nas partidas em andamento.
prefer-hours-wrong = Escreva as horas de silêncio como 22:30-7, ou escreva “nenhuma”. Elas podem durar no máximo { $most } horas por dia. Nada mudou.
prefer-zones = Qual destes lugares você quer dizer? { $zones } Nada mudou.
prefer-no-zone = Não conheço nenhum lugar nem fuso horário com esse nome. Digite uma cidade grande perto de você, ou UTC-3. Nada mudou.
zone-panel-title = Fuso horário
button-zone = Fuso horário
button-zone-type = Digitar uma cidade
button-zone-back = Voltar
zone-time-list = Que horas são aí?
zone-city-list = Qual cidade tem o mesmo horário que você?
zone-panel-time = Que horas são aí agora? Escolha na lista ou digite uma cidade.
zone-panel-city = Escolha uma cidade que tenha sempre o mesmo horário que você.
zone-read = ✅ Seu fuso horário é { $zone }. Hora atual: { $time }.
zone-read-fixed = { $zone } fica igual o ano todo. Se onde você mora há horário de verão, escolha uma cidade.
zone-read-others = Há outros lugares com esse nome: { $others }.
zone-type-example = Campinas
prefer-form-zone = Fuso horário
prefer-form-zone-hint = Uma cidade grande, America/Sao_Paulo ou UTC-3
prefer-form-hours = Horas de silêncio
prefer-form-hours-hint = Como 22:30-7, ou “nenhuma”. No máximo 16 horas.
button-prefer-hours = Horas de silêncio
