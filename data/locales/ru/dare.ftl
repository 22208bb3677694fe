# Спор: позиция в любом чате, которую пробуют другие
words-dare = сможешь, слабо
dare-query = сможешь
button-dare = 💪 А сможешь?
button-dare-back = ↩️ Ответить тем же
button-dare-back-later = 🎯 Решить своё и ответить
dare-title = 💪 <b>А сможешь?</b> · { $game }
dare-asks = { $name } спорит, что лучший ход вы не найдёте!
dare-asks-nobody = Найдите лучший ход.
dare-right = { $sign } { $name }
dare-played = { $sign } { $name }: { $turn }
dare-more = … и ещё { $more }
dare-ended = Спор окончен.
button-dare-try = Попробовать
button-dare-best = Лучший ход
dare-best-later = Сначала попробуйте сами.
dare-best-right = Вы нашли лучший ход: { $turn }
dare-best-played =
    Лучший ход: { $turn }
    Ваш: { $own }, { $told }
dare-own = Это ваш спор: лучший ход вы уже знаете.
dare-own-untried = Это ваш спор: лучший ход откроется вам в разборе или в тренировке, когда сыграете сами.
dare-own-seven = Это ваша семёрка: ждём остальных.
button-dare-seven = 🧩 Сыграть эту же
refused-dare-over = Этот спор уже окончен.
inline-no-dare = О такой позиции спора не начать. Что можно?

# На странице двоих; за две недели, пока споры живы
dare-between-sevens = 🧩 Семёрки за две недели: { $mine }:{ $theirs }
dare-between = 💪 Споры за две недели: { $mine }:{ $theirs }

# В личном чате
dare-from = 💪 <b>Спор</b> · { $name } · { $game }
dare-from-nobody = 💪 <b>Спор</b> · { $game }
button-dare-leave = ✕ Не сейчас
dare-left = Ладно. «Попробовать» начнёт с того же места.
