# За настоящей доской: результат партии
wood-needs-group = Результат записывают в группе: ответьте там другу командой /result.
wood-needs-friend = С кем играли? Ответьте на сообщение друга командой /result или напишите /result @имя.
wood-nobody = Игрока «{ $name }» я не встречал. Ответьте на его сообщение командой /result.
wood-with-other = За доской сидят двое: ответьте командой /result на сообщение того, с кем играли.
wood-not-here = В этой группе такого игрока нет.
wood-with-whom = Сыграли на доске? С кем?
wood-ask =
    🎲 На доске: { $one } и { $other } · { $game }
    Кто выиграл и как?
wood-which-game = Во что играли?
button-wood-begin = Сыграли на доске
button-wood-win = { $name }: { $outcome }
button-wood-game = Другая игра
wood-told = 🏆 { $winner } — { $outcome }, { $points }. На доске, с соперником { $loser } · { $game }
wood-told-match = 🏆 { $winner }: матч до { $match } выигран. На доске, с соперником { $loser } · { $game }
wood-is-right = { $name }, всё верно?
button-wood-right = Верно
button-wood-wrong = Не так
wood-counted = В таблице: { $winner } { $one } · { $loser } { $other }
button-wood-again = Ещё партия
button-wood-no-match = Партия вне кубка
button-wood-tell-anew = Сообщить заново
wood-dropped = Не записано.
wood-late = Неделю никто не подтвердил: не записано.
wood-right-toast = Записано в таблицу группы.
refused-wood-enough = У вас двоих уже { $most } партий за сутки: больше в таблицу не идёт.
refused-wood-gone = Этот результат уже решён.
refused-wood-other-answers = Отвечает второй игрок.
# Зары
wood-dice-title = Зары для доски
wood-dice-promise = Все броски уже определены: их секрет откроется в конце и сойдётся с этим отпечатком. Бросает любой.
wood-dice-by = Бросок { $number } · { $name }
wood-dice-before = До этого: { $dice }
wood-dice-over =
    Закончено. { $count ->
        [one] Всего { $count } бросок
        [few] Всего { $count } броска
       *[many] Всего { $count } бросков
    }, секрет — в записи.
button-wood-throw = 🎲 Бросить
button-wood-secret = Закончить
button-wood-record = Запись и секрет
button-wood-new-dice = 🎲 Новые зары
refused-dice-not-yours = Заканчивает тот, кто выложил эти зары.
refused-dice-gone = Эти зары убраны. Новые — /dice.
wood-dice-thrown = Уже брошено: { $roll }
wood-dice-caption = Секрет зар и все броски. Проверка — npm run verify-dice -- { $file }.
# Часы
wood-clock-how = Не понимаю «{ $word }». /clock 10+8 — 10 минут и 8 секунд за ход, /clock 5 — 5 минут без добавки.
wood-clock-new = Походили — нажмите свою кнопку: пойдёт время соперника.
wood-clock-runs = Идёт время: { $name }
wood-clock-stands = Пауза. Нажмите свою кнопку — пойдёт время соперника.
wood-clock-fallen = 🚩 Время вышло: { $loser }. Победа: { $winner }.
button-wood-pause = Пауза
wood-clock-limits = На часах — от 1 до 60 минут и до 60 секунд за ход: /clock 10+8. Или время на каждый ход, от 15 секунд до 60 минут: /clock 30с.
refused-clock-not-yours = Эти часы — для двоих, кто играет. Свои — /clock.
refused-clock-gone = Этих часов больше нет. Новые — /clock.
refused-clock-fallen = Время вышло: партия окончена.
refused-clock-not-running = Идёт не ваше время: жмёт соперник.
refused-clock-stands = Часы и так стоят.
