# Арена: вечер, где свободного тут же сажают играть. near — момент, до которого Telegram считает сам.
command-arena = арена: играют все со всеми, кто свободен
arena-title = 🏟 <b>Арена</b> · { $terms }
arena-starts = { $start }, на { $minutes } мин
arena-ends = Конец { $near }
arena-rules = Победа — 2 очка, марс — 3; после двух побед подряд — вдвое, до поражения. Сданная раньше пятого хода — 1.
arena-how = Нажмите «Играть»: партия начнётся в личном чате со мной, как только будет соперник.
# До начала: кто уже записался.
arena-gathers = Уже здесь: { $names }
arena-meanwhile = 🏟 Свободных соперников пока нет — сыграйте со мной. Найдётся соперник — наша партия прервётся и будет не в счёт.
button-arena-start = ▶️ Начать сейчас
button-arena-again = 🔁 Ещё раз
arena-not-yours-to-begin = Начать раньше может тот, кто открыл арену, или администратор.
arena-no-cube = На арене играют без куба. Партии с кубом — в кубке: /cup короткие 5.
arena-now =
    { $players ->
        [one] { $players } участник
        [few] { $players } участника
       *[many] { $players } участников
    } · { $games ->
        [0] партий пока нет
        [one] идёт { $games } партия
        [few] идут { $games } партии
       *[many] идёт { $games } партий
    }
arena-waiting = ждут соперника: { $waiting }
arena-line = { $place }. { $name } — { $points }
arena-streak = 🔥
arena-over = 🏁 Арена окончена.
arena-over-empty = 🏁 Арена окончена: никто не доиграл ни одной партии.
arena-cancelled = Арена отменена. Начатые партии можно доиграть.
arena-podium = 🏆 <b>Арена окончена</b> · { $terms }
arena-podium-line =
    { $medal } <b>{ $name }</b> — { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }
arena-picture = Арена
# Под партией арены, в личном чате каждого игрока.
arena-seat = 🏟 Место { $place } из { $players }, очков: { $points }.
arena-next = Ждём соперника.
arena-no-next = Вы на паузе.
arena-put-out = 🏟 Первого хода не было, и вы вне арены. Вернуться — «Играть».
over-absent = ⏱ { $loser } не за доской. Победа: { $winner }.
button-arena-play = ▶️ Играть
button-arena-pause = ⏸ Пауза
arena-entered = Вы на арене: соперник придёт в наш личный чат.
arena-entered-here = Вы на арене: соперник придёт сюда.
arena-paused = Пауза: новых соперников не будет. Вернуться — «Играть».
refused-arena-over = Эта арена уже закончилась.
refused-arena-not-in = Вы и так не играете на этой арене.
arena-needs-group = Арена бывает в группе: позовите меня туда и напишите /arena.
arena-runs = Арена здесь уже идёт. Отменить её — /arena отмена.
arena-bad-minutes = Арена длится от { $least } до { $most } минут, например /arena короткие 45.
arena-which-number = Что значит «{ $word }»? Одно число — сколько минут идёт арена, а время на ход пишут с единицей: /arena короткие 45 30с.
arena-no-match = На арене играют отдельные партии. Матчи — в кубке: /cup короткие 5.
arena-none = Отменять нечего: арены здесь нет.
arena-not-yours = Отменить арену может тот, кто её начал, или администратор.
arena-cancel-done = Арена отменена.
arena-which = <b>Во что играем на арене?</b>
arena-chosen = { $minutes } мин · { $clock }
arena-about = Быстрее всего идут короткие нарды с 30 секундами на ход. Словами: /arena кавказские 60 30с, /arena длинные через 10 минут, /arena короткие в 20:00.
button-arena-minutes = { $minutes } мин
words-arena = арена
words-arena-in = через, in
