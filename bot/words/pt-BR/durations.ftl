# Spans of time.

time-span = { $minutes ->
        [0] { $hours ->
            [1] uma hora
           *[other] { $hours } horas
        }
       *[other] { $hours ->
            [0] { $minutes ->
                [1] um minuto
               *[other] { $minutes } minutos
            }
            [1] 1 hora e { $minutes ->
                [1] 1 minuto
               *[other] { $minutes } minutos
            }
           *[other] { $hours } horas e { $minutes ->
                [1] 1 minuto
               *[other] { $minutes } minutos
            }
        }
    }
time-short-s = { $count } s
time-short-m = { $count } min
time-short-h = { $count } h
time-short-d = { $count } d
