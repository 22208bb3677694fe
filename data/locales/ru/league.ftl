settings-league = Лига
settings-league-about = По понедельникам — итоги недели одним сообщением и кто кому соперник на новую. Если бот — администратор и может менять метки участников, чемпион недели носит метку.
toggle-league = Итоги недели

league-title = Неделя: { $from } — { $to }
league-played =
    { $games ->
        [one] Сыграна { $games } партия
        [few] Сыграны { $games } партии
       *[many] Сыграно { $games } партий
    }, { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }
league-best = 🏆 Лучший результат: { $name }, { $points }
league-run =
    🔥 Самая длинная серия: { $name }, { $games ->
        [one] { $games } победа
        [few] { $games } победы
       *[many] { $games } побед
    }
league-mars = 💥 Марс недели: { $winner } — { $loser }, { $points }
league-koks = 💥 Кокс недели: { $winner } — { $loser }, { $points }
league-luck = 🎲 Самые везучие зары: { $name }, в среднем { $pips } очка за бросок (обычно 8,2)
# не больше 16 букв, без эмодзи
league-tag = чемпион недели
league-rivals = ⚔️ Соперники новой недели: { $pairs }
league-rivals-pair = { $above } — { $below } ({ $gap })
league-rivals-level = вровень
league-rivals-apart = разрыв { $points }
rival-news = ⚔️ { $group }: ваш соперник недели — { $name } ({ $gap })
button-rivals = ⚔️ { $one } — { $other }
rival-not-yours = Эта кнопка для этих двоих.

# Offered once in a group that plays much.
league-offer = 🏆 Партий здесь всё больше. Подводить по понедельникам итоги недели: кто лучший и кто кому соперник?
button-league-on = Да
button-league-off = Не надо
league-begun = 🏆 Итоги недели — по понедельникам. Выключить: /settings
