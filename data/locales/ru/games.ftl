# Списки партий
which-board = Какую доску прислать?
which-resign = В какой партии сдаётесь?
no-games = У вас нет незаконченных партий. Начать — /play.
your-games =
    { $games ->
        [one] У вас идёт { $games } партия.
        [few] У вас идут { $games } партии.
       *[many] У вас идёт { $games } партий.
    }
your-games-here =
    { $games ->
        [one] В этой группе у вас идёт { $games } партия.
        [few] В этой группе у вас идут { $games } партии.
       *[many] В этой группе у вас идёт { $games } партий.
    }
your-turn =
    { $games ->
        [one] Вашего хода ждёт { $games } партия.
        [few] Вашего хода ждут { $games } партии.
       *[many] Вашего хода ждут { $games } партий.
    }
no-your-turn = Все ваши ходы сделаны, можно отдыхать.
button-your-turn = 🟢 Ваш ход: { $name }
button-your-turns =
    { $games ->
        [one] 🟢 Ваш ход: { $games } партия
        [few] 🟢 Ваш ход: { $games } партии
       *[many] 🟢 Ваш ход: { $games } партий
    }
no-games-here = В этой группе у вас нет незаконченных партий. Начать — /play.
games-elsewhere = Остальные ваши партии покажу в личном чате: там тоже есть /games.
list-press = Нажмите имя — пришлю доску заново.
list-private = личный чат
list-group = группа
list-inline = доска в том чате, где вызвали
list-open = ждёт соперника
reposted-elsewhere = Доска отправлена заново — в чат, где идёт партия.
refused-no-table = Этой доски больше нет: партия закончена или вызов закрыт.
refused-not-your-table = Это чужая доска: прислать её заново могут только сами игроки.
list-your-turn = ваш ход
list-their-turn = ход соперника
list-since = { $turn }, уже { $time }
list-left = { $turn }, осталось { $time }
span-minutes = { $minutes } мин
span-hours = { $hours } ч
span-days = { $days } дн.
command-games = мои партии, текущие и сыгранные

# Сыгранные партии
button-finished = Сыгранные партии: { $games }
finished-title = <b>Сыгранные партии</b>: { $games }
finished-press = Нажмите номер — покажу разбор, повтор и карточку.

# Под доской, где ждут хода соперника: кто ждёт в другой партии, и в скольких ещё.
button-waiting =
    { $others ->
        [0] ▶️ { $name } ждёт
       *[other] ▶️ { $name } ждёт · ещё { $others }
    }
