# Computer players: who can sit down in a lobby, and how they play.

computers-title = Adicionar um computador
computers-full = A sala está cheia: os { $most } lugares estão ocupados.
computers-added = ✅ { $who } entrou na sala: { $seats } de { $most } lugares ocupados.
computers-alt = Os computadores: { $names }
computers-strength = Nível do próximo computador
computers-who = Escolha quem entra
seated-title = Mudar computadores
button-seated = Mudar computadores…
seated-choose = Escolha um computador
seated-none = Nesta sala não há nenhum computador.
seated-left = ✅ { $who } saiu da sala: { $seats } de { $most } lugares ocupados.
button-seated-remove = Remover { $who }
strength-gentle = Nível: tranquilo
strength-gentle-hint = Segue os preços impressos e quase não negocia
strength-even = Nível: equilibrado
strength-even-hint = Joga com bom senso e faz propostas simples e justas
strength-sharp = Nível: afiado
strength-sharp-hint = Calcula cada jogada e hipoteca para construir
button-computers-surprise = Quero uma surpresa
character-builder = Constrói assim que completa um grupo de cor. Guarda pouco dinheiro: um aluguel alto pesa.
character-dealer = Faz muitas propostas e aceita ficar com a menor parte. Os grupos se completam cedo.
character-saver = Guarda dinheiro para o pior aluguel que pode vir. Constrói tarde e raramente vai à falência.
character-collector = Adora ferrovias e companhias e paga mais por elas. Não gosta de se desfazer de nenhuma.
character-blocker = Compra o que falta para os outros e não solta. Atrapalha quem está na frente, mesmo que custe caro.
character-neutral = Não tem preferências. Faz o que dá mais chance de vitória.
