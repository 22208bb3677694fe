# Семёрка: семь задач в день, одни для всех
button-seven = 🧩 7 задач дня
command-seven = 7 задач дня, одни для всех
seven-choice =
    🧩 <b>Семёрка { $day }</b>
    Семь задач, одни для всех. Зары уже брошены — найдите лучший ход: 🟩 верно, 🟨 почти, 🟥 мимо. До { $until }.
# После первой семёрки правила знают
seven-choice-again =
    🧩 <b>Семёрка { $day }</b>
    До { $until }.
seven-in-group = Семёрку решают в личном чате, каждый у себя.
seven-none = Сегодняшней семёрки пока нет: я её ещё составляю. Загляните позже.
words-seven = семёрка, семёрку, семёрки, семь
seven-game-long = длинные
seven-game-short = короткие
button-seven-fresh = { $game }
button-seven-begun = { $game } · { $done }/7
button-seven-done = ✓ { $game }
# Семёрка сверх тех, что по дням: «Семёрка доп. 3»
seven-extra = доп. { $number }
seven-title = <b>Семёрка { $day }</b> · { $game } · { $number } из 7
seven-sheet-number = Задача { $number }
seven-title-done = <b>Семёрка { $day }</b> · { $game }
seven-challenge = { $name }: { $squares } — найдите лучший ход, 🟩 — верно
seven-own = вы
seven-yesterday = Вчера: { $squares }
seven-run = 🔥 Дней подряд: { $days }
seven-friends-today = Сегодня уже сыграли: { $names }
seven-found = нашли { $found } из { $players }
seven-forced = Ход один: нажмите «Готово».
seven-loss-none = лучший ход
seven-loss-close = почти не хуже лучшего
seven-loss-small = небольшая ошибка
seven-loss-large = ошибка
seven-loss-huge = грубая ошибка
seven-well-played = Лучший ход!
seven-right = { $right } из 7 верно
seven-right-all = все семь верно
seven-nearest = Ближе всего была { $number }-я: { $own } вместо { $best }.
seven-beaten-so-far = Пока лучше, чем у { $share } игроков.
seven-beaten-then = Лучше, чем у { $share } игроков.
seven-beaten-all-so-far = Пока лучше всех!
seven-beaten-all-then = Лучше всех!
seven-shared-beaten = лучше, чем у { $share } игроков
seven-shared-beaten-all = пока лучше всех
button-seven-next = Дальше
seven-no-day = Это для себя: в сравнение и серию не идёт.
seven-streak = 🔥 { $days }-й день подряд
seven-unranked = Этот день уже прошёл: в сравнение и серию не идёт.
seven-next = Следующая — { $at }.
button-seven-look = 🔎 Разобрать
button-seven-share = 💪 А сможешь?
button-seven-other = 🧩 { $game }
button-seven-menu = ☰
button-seven-result = Итог
seven-look-title = <b>Семёрка { $day }</b> · { $game } · { $number } из 7 · { $square }
seven-about = Тема: { $theme }
seven-theme-opening = начало партии
seven-theme-head = голова
seven-theme-block = забор
seven-theme-bar = бар
seven-theme-hit = удар
seven-theme-blot = одиночная шашка
seven-theme-anchor = якорь
seven-theme-contact = середина игры
seven-theme-race = гонка
seven-theme-bear-off = снятие шашек
seven-theme-cube = куб
seven-chances = победа { $win } (марсом { $mars }), проигрыш марсом { $lost }
refused-no-seven = Этой семёрки больше нет. Сегодняшняя — /seven.

# Чем ход хуже лучшего
seven-worse-shots = Вас бьют { $own } из 36 бросков, а могло быть { $best }.
seven-worse-held = Соперник не сыграет целиком { $own } из 36 бросков, а могло быть { $best }.
seven-worse-stuck = Вы не сыграете целиком { $own } из 36 бросков, а могло быть { $best }.
seven-worse-head = Шашек на голове: { $own }, а могло быть { $best }.
seven-worse-outside = Шашек ещё не дома: { $own }, а могло быть { $best }.
seven-worse-off = Снято шашек: { $own }, а могло быть { $best }.
seven-worse-wall = Пунктов подряд: { $own }, а могло быть { $best }.
seven-worse-points = Занятых пунктов в доме: { $own }, а могло быть { $best }.
seven-worse-closed = Закрыто пунктов сопернику: { $own }, а могло быть { $best }.
seven-worse-hit = Лучший ход бьёт шашку.
seven-worse-anchor = Лучший ход держит якорь.

# Прошлые дни
button-seven-days = Прошлые дни
button-seven-today = Сегодня
button-seven-all = Все
button-seven-past = { $day } · { $game }
button-seven-set = 📄 Файл с ответами
button-seven-hash = 🔒 Отпечаток завтрашней
seven-days =
    🧩 <b>Прошлые дни</b>
    Их можно сыграть и сейчас, для себя: в сравнение и серию они не идут.
seven-days-none = Прошедших семёрок ещё нет.
seven-set-caption = Семёрка { $day }, { $game }: позиции и оценки всех ходов. SHA-256 этого файла был показан накануне: { $hash }
seven-hash = 🔒 Отпечаток завтрашней: <code>{ $hash }</code>

# В любом чате
words-seven-long = длинные, длинная
words-seven-short = короткие, короткая
seven-shared = Семёрка { $day } · { $game }
seven-shared-streak = { $days }-й день подряд
inline-no-seven = Такой семёрки вы ещё не сыграли. Что можно написать?
seven-query = семёрка { $day } { $game }

# Напоминание, если о нём попросили
button-seven-remind = ⏰ Напоминать
button-seven-morning = 🌅 { $time }
button-seven-noon = ☀️ { $time }
button-seven-evening = 🌆 { $time }
button-seven-stop = Не напоминать
# Часовой пояс, в котором живёт большинство читателей: часов от UTC.
seven-zone = 3
seven-hours =
    ⏰ <b>Напоминание</b>
    В котором часу напомнить о семёрке? Ваш часовой пояс — { $zone }; если другой, поправьте его кнопками ниже. Сыграли раньше — напоминания не будет.
seven-reminding = Готово: с завтрашнего дня буду напоминать.
seven-reminding-not = Больше не напоминаю.
seven-reminder = 🧩 Семёрка { $day } на доске: семь задач, пара минут.

# Одно сообщение в день в группе, которая этого хочет
seven-group-title = 🧩 <b>Семёрка { $day }</b>
seven-group-nobody = Пока никто не показывает здесь свои результаты.
seven-group-more = … и ещё { $more }
seven-group-nameless = группа
seven-best-of = 🏆 Семёрка { $day }: { $told }
seven-best-in = { $game } — { $name }, { $told }
button-seven-here = Показать мои
seven-here = Готово: ваши семёрки будут видны здесь. Передумаете — /seven в личном чате, «В группах».
seven-here-already = Ваши здесь уже видны. Поменять можно в личном чате: /seven, «В группах».
seven-here-none = Эта группа больше не собирает семёрки.
seven-belong = Показать ваши результаты в группе { $group }?
button-seven-belong = Показать
button-seven-belong-not = Не надо
seven-shown-there = Готово: в группе их видно.
seven-shown-not = Хорошо, не покажу и больше не спрошу.
button-seven-groups = В группах
seven-groups =
    🧩 <b>В группах</b>
    Раз в день эти группы получают сообщение с семёрками участников: квадраты, без позиций. Отмечены те, где видны и ваши.

me-seven =
    🧩 Семёрка: { $played ->
        [one] { $played } день
        [few] { $played } дня
       *[many] { $played } дней
    }, серия — { $days }
# На картинке /me
stats-seven = Семёрки · { $month }.{ $year }

# /rules
guide-title-seven = Семёрка
guide-seven =
    Семь задач, одни для всех; день начинается в 04:00 UTC. 🟩 — лучший ход или почти такой же, 🟨 — небольшая ошибка, 🟥 — ошибка.

    Сравнение — по ошибкам: чем они меньше, тем лучше; лучшие дня — все, у кого меньше всех. Один пропущенный день из семи серию не прерывает.
