# Тренировка: свои ошибки и позиции прошлых семёрок
words-train = тренировка, тренировку, тренировки, тренажёр
button-train = 🎯 Тренировка
button-train-mistakes = 🎯 Мои ошибки
train-sent = Тренировка ждёт вас в личном чате.
refused-train-needs-chat = Тренироваться можно только в личном чате: откройте его и нажмите «Старт».
train-in-group = Тренируются в личном чате, каждый у себя.
train-choice =
    🎯 <b>Тренировка</b>
    Позиции, где вы ошиблись, возвращаются, пока вы трижды не сыграете верно. Между ними — задачи вашей силы из прошлых семёрок.
button-train-due = { $game } · { $due }
train-none = Пока тренировать нечего. Сыграйте партию и нажмите под ней «Разбор» — ваши ошибки придут сюда. А позиции сегодняшней семёрки (/seven) будут здесь завтра.
refused-no-puzzle = Этой задачи больше нет. Новая — /train.
refused-nothing-to-train = Больше таких позиций пока нет.
refused-not-judged = Не получилось оценить. Попробуйте ещё раз.
train-title = <b>Тренировка</b> · { $game }
train-own = из вашей партии
train-puzzle = из семёрки
train-played = Вы сыграли <b>{ $turn }</b>
train-best = Лучший: <b>{ $turn }</b>
train-again = Эта позиция ещё вернётся.
button-train-next = Дальше
button-train-more = Ещё такие
button-train-menu = ☰
me-weakest-long = 🎯 В длинных слабее всего у вас: { $theme }, в среднем −{ $mean } на 100 партий.
me-weakest-short = 🎯 В коротких слабее всего у вас: { $theme }, в среднем −{ $mean } на 100 партий.

# Тренировка куба: даве или бросок, принять или пас
button-train-cube = 🎲 Куб
button-train-cube-due = 🎲 Куб · { $due }
button-train-cube-next = Ещё куб
train-cube-title = <b>Куб</b> · { $game }
train-cube-choice = Ваш ход, куб на середине. Даве или бросок?
train-cube-answer = Соперник предлагает даве. Принять или пас?
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
