# Списки партий
which-board = Какую доску прислать?
which-resign = В какой партии сдаться?
no-games = У вас нет идущих партий. Начать — /play.
your-games =
    { $games ->
        [one] У вас идёт { $games } партия. Нажмите — пришлю её доску вниз чата.
        [few] У вас идут { $games } партии. Нажмите на нужную — пришлю её доску вниз чата.
       *[many] У вас идёт { $games } партий. Нажмите на нужную — пришлю её доску вниз чата.
    }
brought-elsewhere = Доска отправлена вниз того чата, где идёт партия.
refused-no-table = Эту доску вниз не перенести: найдите её в том чате, где играете.
list-your-turn = ваш ход, { $time }
list-their-turn = ход соперника, { $time }
span-minutes = { $minutes } мин
span-hours = { $hours } ч
span-days = { $days } дн.
command-games = мои идущие партии
