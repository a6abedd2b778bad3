# Conselhos: quando existem, o que dizem e como uma troca muda as chances de vencer.

advice = Conselhos
advice-choose = Quem pode pedir conselho?
advice-for-computers = Só contra computadores
advice-for-computers-hint = Para quem joga sem outras pessoas
advice-for-always = Sempre
advice-for-always-hint = A partida não conta para a classificação
advice-for-never = Nunca
advice-for-never-hint = Sem conselhos nem chances de vencer até a partida acabar
advice-rule-computers = **Conselhos**: só para quem joga contra computadores e mais ninguém.
advice-rule-always = **Conselhos**: para todo mundo. Esta partida não conta para a classificação.
advice-rule-never = **Conselhos**: desligados.
refusal-no-advice = Quem organiza esta partida desligou os conselhos.
refusal-no-advice-against-people = Nesta partida não há conselhos, porque você joga com outras pessoas. Quem organizar sua próxima partida pode permitir conselhos na sala, em **Ajustes**.
