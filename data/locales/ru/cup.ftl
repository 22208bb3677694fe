# Кубок: матчи парами, у каждой пары свой срок. near — момент, до которого Telegram считает сам.
cup-title = 🏆 <b>Кубок</b> · { $terms }
cup-pace = Идёт запись. На каждый матч — { $time }; играют в личном чате со мной.
cup-too-few = К началу записалось слишком мало игроков. Наберётся больше — нажмите «Начать».
cup-how-swiss = Нажмите «Участвовать». Нас много, поэтому — по швейцарской системе: все играют все туры.
cup-how = Нажмите «Участвовать». Два поражения — и вы выбыли.
cup-signed-up =
    { $players ->
        [one] { $players } участник
        [few] { $players } участника
       *[many] { $players } участников
    }: { $names }
cup-round =
    { $isFinal ->
        [yes] Финал
       *[other] Тур { $round }
    }
cup-round-of = Тур { $round } из { $rounds }
cup-bye = Без пары в этом туре: { $names }
cup-byes =
    Без пары в этом туре { $players ->
        [one] { $players } участник
        [few] { $players } участника
       *[many] { $players } участников
    }
cup-bye-knockout = 🏆 Кубок, тур { $round }: пары вам не досталось, вы проходите дальше без игры.
cup-bye-swiss = 🏆 Кубок, тур { $round }: участников нечётное число, пары вам не досталось. Очко за тур — ваше.
cup-left =
    { $matches ->
        [one] Не доигран { $matches } матч
        [few] Не доиграны { $matches } матча
       *[many] Не доиграно { $matches } матчей
    }, срок истекает { $near }
cup-rules-knockout = Выбывают после двух поражений.
cup-late = Записаться ещё можно: за каждый пропущенный тур — пол-очка.
cup-rules-swiss = Победа — 1 очко; при равенстве решают очки соперников.
cup-over = 🏁 Кубок окончен. Победа: <b>{ $name }</b>
cup-over-empty = 🏁 Кубок окончен: не сыграно ни одного матча.
cup-cancelled = Кубок отменён. Начатые партии можно доиграть.
cup-podium = 🏆 <b>Кубок окончен</b> · { $terms }
cup-podium-knockout =
    { $medal } <b>{ $name }</b> — { $won ->
        [one] { $won } победа
        [few] { $won } победы
       *[many] { $won } побед
    }
cup-podium-swiss = { $medal } <b>{ $name }</b> — очков: { $points }, Бухгольц: { $buchholz }
# На картинках.
cup-picture = Кубок
cup-picture-unbeaten = Без поражений
cup-picture-second-chance = Второй шанс
cup-picture-round = Тур { $round }
cup-picture-final = Финал
cup-picture-points = Очки
cup-picture-buchholz = Бх
# Под партией кубка, в личном чате каждого игрока.
cup-next-first = 🏆 Кубок ваш!
cup-next-on = 🏆 Вы идёте дальше: следующий матч придёт сюда.
cup-next-second-chance = 🏆 Это первое поражение: у вас второй шанс, матч придёт сюда.
cup-next-second = 🥈 Второе место — поздравляю! Финал взял соперник.
cup-next-out = 🏆 Для вас кубок окончен. Спасибо за игру!
cup-your-match = ▶️ Ваш матч идёт.
cup-waits-here = Круг доиграют — следующий матч придёт сюда.
cup-starts-by-hand = Начнёт { $name }.
cup-starts-yours = Начнёте вы: нужно хотя бы { $least } участника.
cup-seat = 🏆 { $place }-е место из { $players }, очков: { $points }.
cup-put-out = 🏆 Срок вышел, а ход был ваш: вы выбыли из кубка.
cup-missing = ⏱ Соперник не пришёл.
cup-call = ⏳ Кубок. Соперник: { $name }. Срок матча истекает { $near }; потом выбывает тот, чьего хода ждут дольше 10 минут.
button-cup-enter = ✋ Участвовать
button-cup-leave = Выйти
button-cup-start = ▶️ Начать
button-cup-match-mine = 🎲 Мой матч
cup-start-gathered = когда соберёмся
button-cup-length =
    Матч: { $match ->
        [one] { $match } очко
        [few] { $match } очка
       *[many] { $match } очков
    }
button-cup-time = На матч: { $time }
button-cup-swiss =
    Швейцарка, { $rounds ->
        [one] { $rounds } тур
        [few] { $rounds } тура
       *[many] { $rounds } туров
    }
button-cup-rounds =
    { $rounds ->
        [one] { $rounds } тур
        [few] { $rounds } тура
       *[many] { $rounds } туров
    }
button-cup-knockout = На выбывание, со вторым шансом
cup-format = <b>{ $players ->
        [one] { $players } участник
        [few] { $players } участника
       *[many] { $players } участников
    }: как играем?</b>
    В швейцарке все играют в каждом туре; на выбывание туров больше.
cup-entered = Вы участвуете: матч придёт в наш личный чат.
cup-entered-here = Вы участвуете: матч придёт сюда.
cup-left-it = Вы вышли из кубка.
cup-no-match = Сейчас у вас нет матча в этом кубке.
cup-no-match-yet = Соперника пока нет: матч придёт в наш личный чат.
refused-cup-over = Этот кубок уже закончился.
refused-cup-begun = Этот кубок уже начался.
refused-cup-full = В этом кубке мест больше нет.
refused-cup-in = Вы уже участвуете.
refused-cup-out = Из этого кубка вы выбыли.
refused-cup-not-in = Вы не записаны на этот кубок.
refused-cup-few = Для кубка нужно хотя бы { $least } участника.
cup-needs-group = Кубок бывает в группе: добавьте меня в группу и напишите там /cup.
cup-runs = Кубок здесь уже идёт. Отменить его — /cup отмена.
cup-bad-hours = На матч можно дать от 1 часа до { $days } дней, например /cup короткие 5 2 дня.
cup-bad-match = Матч кубка — не больше чем до { $most } очков, например /cup короткие 5.
cup-which-number = Что значит «{ $word }»? Одно число — до скольких очков матч; у срока нужно слово — часы или дни: /cup короткие 5 2 дня.
cup-none = Отменять нечего: кубка здесь нет.
cup-not-yours = Отменить кубок может тот, кто его начал, или администратор.
cup-not-yours-to-begin = Начинает кубок тот, кто его открыл, или администратор.
cup-cancel-done = Кубок отменён.
words-hours = ч, час, часа, часу, часов
words-days = д, день, дня, дней, сутки, суток
# Без числа — один; с числом — только в своей форме: «7 суток», но не «7 сутки».
words-one-hour = час
words-one-day = день, сутки
words-one-week = неделя, неделю
words-weeks = неделя, недели, недель, неделю
words-cup-in = за, на
words-cup-later = через
words-cup = кубок

# /rules
guide-title-cup = Кубок
guide-cup =
    Матчи парами, на каждый свой срок, с кубом и партией Кроуфорда. На выбывание: выбывают после двух поражений; последние двое играют финал; если в нём проиграет тот, кто шёл без поражений, играют ещё раз.

    От 9 участников — можно по швейцарской системе: играют все туры, победа и отдых — 1 очко, тур до записи — ½, при равенстве — сумма очков соперников (Бухгольц). Сильнейшие по рейтингу встретятся последними.

    После срока у каждого 10 минут на ход: кто дольше, проиграл матч и выбыл. Для рейтинга матч — один результат.
