# What a sum was for: rents, taxes, cards.

why-rent-bare = alquiler { $amount } $
why-rent-full-group = alquiler { $amount } $ (2 × { $base } $ por el grupo completo sin casas)
why-rent-built =
    { $houses ->
        [0] alquiler { $amount } $ con hotel
        [1] alquiler { $amount } $ con 1 casa
       *[other] alquiler { $amount } $ con { $houses } casas
    }
why-rent-railroads =
    { $count ->
        [1] alquiler { $amount } $ con un ferrocarril
        [2] alquiler { $amount } $ con dos ferrocarriles
        [3] alquiler { $amount } $ con tres ferrocarriles
       *[other] alquiler { $amount } $ con los { $count } ferrocarriles
    }
why-rent-railroads-times =
    { $count ->
        [1] alquiler { $amount } $ con un ferrocarril ({ $factor } × { $base } $)
        [2] alquiler { $amount } $ con dos ferrocarriles ({ $factor } × { $base } $)
        [3] alquiler { $amount } $ con tres ferrocarriles ({ $factor } × { $base } $)
       *[other] alquiler { $amount } $ con los { $count } ferrocarriles ({ $factor } × { $base } $)
    }
why-rent-utility =
    { $count ->
        [1] alquiler { $amount } $ con un servicio público ({ $factor } × la tirada de { $base })
       *[other] alquiler { $amount } $ con los dos servicios públicos ({ $factor } × la tirada de { $base })
    }
why-rent-card-utility = alquiler { $amount } $ ({ $factor } × la tirada de { $base })
why-income-tax-flat = la cuota fija, { $amount } $
why-income-tax-share = el { $percent } % de todo lo que tiene, { $amount } $
why-auction-price = { $amount } $, la puja ganadora
why-interest = { $percent } % de intereses por { $spaces }: { $amount } $
# What is owed or paid, as it follows “owes Bo $6”
topic-rent = por caer { $where }
topic-auction = por ganar { $what } en la subasta
topic-card = por lo que dice { $deck }
topic-income-tax = por el impuesto sobre la renta
topic-luxury-tax = por el impuesto de lujo
topic-jail-fine = por salir de la Cárcel
topic-interest = por los intereses de las hipotecas
topic-share = por los bienes de { $debtor }
deck-chance = una tarjeta de Suerte
deck-community-chest = una tarjeta de Caja de Comunidad
under-chance = del mazo de Suerte
under-community-chest = del mazo de Caja de Comunidad
