# Только тому, кто держит бота
owner-title = Как дела у бота
owner-day = За сутки: людей { $people }, партий { $games }, групп { $chats }
owner-week = За неделю: людей { $people }, партий { $games }, групп { $chats }
owner-all = Всего людей: { $people }; партий идёт: { $running }
owner-calls = Запросов к Telegram с запуска: { $calls }, отложено им (429): { $refused }
owner-pace = Запросов в секунду сейчас можно: { $allowed }; отложено за последний час (429): { $refused }
owner-pressed = С запуска чаще всего нажимали: { $buttons }
owner-unpressed = С запуска ни разу не нажали ({ $count } из { $all }): { $buttons }
owner-memory = Память: { $memory } МБ, база: { $database } МБ
owner-games = Сыгранные партии по дням
