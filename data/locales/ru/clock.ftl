# Напоминания и время на ход
reminder = ⏰ { $player }, ваш ход.
reminder-answer = ⏰ { $player }, от вас ждут ответа.
overdue = ⌛ Время на ход вышло: { $player } может забрать победу.
button-claim = Забрать победу
over-claimed = { $loser } не доигрывает партию. Победа: { $winner } — { $outcome }.
refused-not-due = Время на ход ещё не вышло.
refused-claim-not-yours = Забрать победу может только соперник: он ждёт вашего хода.

# Кого нет
left-chat = 🚪 { $player } больше не в этом чате.
stopped-bot = 💤 { $player } не получает сообщений бота.
gone-until = Партия ждёт хода до { $until }, потом победу можно забрать.
gone-deadline = Время на ход идёт как обычно.
gone-no-deadline = Партия подождёт.
