# Spans of time.

time-span = { $minutes ->
        [0] { $hours ->
            [1] una hora
           *[other] { $hours } horas
        }
       *[other] { $hours ->
            [0] { $minutes ->
                [1] un minuto
               *[other] { $minutes } minutos
            }
            [1] 1 hora y { $minutes ->
                [1] 1 minuto
               *[other] { $minutes } minutos
            }
           *[other] { $hours } horas y { $minutes ->
                [1] 1 minuto
               *[other] { $minutes } minutos
            }
        }
    }
time-short-s = { $count } s
time-short-m = { $count } min
time-short-h = { $count } h
time-short-d = { $count } d
