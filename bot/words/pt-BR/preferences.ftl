# What a person prefers.

prefer-title = Minhas preferências
prefer-text = 
    As listas definem quem joga seus dados, onde você recebe notificações e em que idioma você lê.
    Nas horas de silêncio você não recebe notificações e seus prazos ficam suspensos. Vale para todas as suas partidas.
prefer-dice = Quem joga seus dados
prefer-dice-pace = Conforme o ritmo
prefer-dice-pace-hint = Ao vivo eu clico em Jogar; nos ritmos mais lentos o bot joga no meu lugar
prefer-dice-own = Eu jogo os meus
prefer-dice-own-hint = Em todos os ritmos; quando meu prazo acaba, o bot joga no meu lugar
prefer-dice-for-me = O bot joga por mim
prefer-dice-for-me-hint = Em todos os ritmos, o bot joga no meu lugar na hora
prefer-ping = Onde você recebe notificações
prefer-ping-table = No canal
prefer-ping-table-hint = Uma menção no canal da partida
prefer-ping-dm = Por mensagem direta
prefer-ping-dm-hint = O canal fica em silêncio
prefer-ping-both = As duas
prefer-ping-both-hint = Uma menção e uma mensagem direta
prefer-zone = 🕑 { $zone } · hora atual: { $time }.
prefer-hours = 🌙 Horas de silêncio: de { $begins } a { $ends }.
prefer-no-hours = 🌙 Sem horas de silêncio.
prefer-pictures-on = 🖼️ O que só você vê tem imagens. Para as mensagens que todos veem, quem escolhe é quem administra o servidor: `/monopoly-mod { command-name-settings }`.
prefer-pictures-off = 📝 O que só você vê é só texto, sem imagens. Para as mensagens que todos veem, quem escolhe é quem administra o servidor: `/monopoly-mod { command-name-settings }`.
prefer-hours-when = ✅ Salvo. Vale a partir da sua próxima decisão, também nas partidas em curso.
prefer-hours-wrong = Escreva as horas de silêncio como 22:30-7, ou “nenhuma”; no máximo { $most } horas do dia. Nada mudou.
prefer-zones = Qual? { $zones } Nada mudou.
prefer-no-zone = Não conheço nenhum lugar nem fuso com esse nome: digite uma cidade grande perto de você, ou UTC-3. Nada mudou.
zone-panel-title = Fuso horário
button-zone = Fuso horário
button-zone-type = Digitar uma cidade
button-zone-back = Voltar
zone-time-list = Que horas são aí?
zone-city-list = Qual cidade tem o seu horário?
zone-panel-time = Que horas são aí agora? Escolha na lista ou digite uma cidade.
zone-panel-city = Escolha uma cidade que tenha sempre o mesmo horário que você.
zone-read = ✅ { $zone }: hora local, { $time }.
zone-read-fixed = { $zone } fica igual o ano todo: escolha uma cidade se aí tem horário de verão.
zone-read-others = Há mais lugares com esse nome: { $others }.
zone-type-example = Campinas
prefer-form-zone = Fuso horário
prefer-form-zone-hint = Uma cidade grande, America/Sao_Paulo ou UTC-3
prefer-form-hours = Horas de silêncio
prefer-form-hours-hint = Como 22:30-7, ou “nenhuma”; no máximo 16 horas
button-prefer-hours = Horas de silêncio
