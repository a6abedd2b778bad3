# Spans of time.

time-span = { $minutes ->
        [0] { $hours ->
            [1] 1 hour
           *[other] { $hours } hours
        }
       *[other] { $hours ->
            [0] { $minutes ->
                [1] 1 minute
               *[other] { $minutes } minutes
            }
            [1] 1 hour and { $minutes ->
                [1] 1 minute
               *[other] { $minutes } minutes
            }
           *[other] { $hours } hours and { $minutes ->
                [1] 1 minute
               *[other] { $minutes } minutes
            }
        }
    }
time-short-s = { $count }s
time-short-m = { $count }m
time-short-h = { $count }h
time-short-d = { $count }d
