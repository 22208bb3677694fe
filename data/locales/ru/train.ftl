# Тренировка: свои ошибки и позиции прошлых семёрок
words-train = тренировка, тренировку, тренировки, тренажёр
button-train = 🎯 Тренировка
button-train-today = 🎯 Тренировка { $done }/{ $all }
button-train-done = 🎯 Тренировка ✅
button-train-mistakes = 🎯 Мои ошибки
train-sent = Тренировка ждёт вас в личном чате.
refused-train-needs-chat = Тренироваться можно только в личном чате: откройте его и нажмите «Старт».
train-in-group = Тренируются в личном чате, каждый у себя.
train-choice =
    🎯 <b>Тренировка</b>
    Найдите лучший ход. Свои ошибки возвращаются, пока вы трижды не сыграете верно, а между ними — задачи вам по силам.
    Есть своя позиция (XGID, GNU ID) или матч (файл .mat)? Пришлите — разберу.
button-train-due = { $game } · { $due }
train-strengths = 📈 { $strengths }
train-strength = 📈 { $strength } ({ $change })
train-run = 🔥 { $run } подряд
train-today = сегодня { $done } из { $all }
train-today-done = ✅ { $done } за сегодня, на день хватит
train-today-more = ✅ { $done } за сегодня
refused-no-puzzle = Этой задачи больше нет. Новая — /train.
refused-nothing-to-train = Больше таких позиций пока нет.
refused-not-judged = Не получилось оценить. Попробуйте ещё раз.
train-title = <b>Тренировка</b> · { $game }
train-own = из вашей партии
train-brought = позиция со стороны
train-puzzle = задача
train-again = Эта позиция ещё вернётся.
button-train-next = Дальше
button-train-more = Ещё такие
button-train-menu = ☰
button-train-themes = По темам
train-themes =
    🎯 <b>Темы</b> · { $game }
    Как часто вы находите лучший ход; первой стоит слабейшая тема.
train-theme-share = { $theme } · { $right } из { $tries }
train-flawless = Чисто сыграно: тренировать в этой партии нечего.
me-weakest-long = 🎯 Слабее всего в длинных: { $theme }
me-weakest-short = 🎯 Слабее всего в коротких: { $theme }

# Тренировка куба: даве или бросок, принять или пас
button-train-cube = 🎲 Куб
button-train-cube-due = 🎲 Куб · { $due }
button-train-cube-next = Ещё куб
train-cube-title = <b>Куб</b> · { $game }
train-cube-choice = Ваш ход, куб на середине. Даве или бросок?
train-cube-answer = Соперник говорит «даве». Принять или пас?
train-cube-did-roll = Ваш ответ: бросок
train-cube-did-double = Ваш ответ: даве
train-cube-did-take = Ваш ответ: принять
train-cube-did-drop = Ваш ответ: пас
train-cube-did-beaver = Ваш ответ: бивер
train-cube-right-roll = Надо было: бросать.
train-cube-right-double = Надо было: даве.
train-cube-right-take = Надо было: принять.
train-cube-right-drop = Надо было: пас.
train-cube-right-beaver = Надо было: бивер.
train-cube-none = верное решение
train-cube-again = Это решение ещё вернётся.
