# Что читают вслух: доска словами, ходы и знаки. Коротко и без знаков, которые чтец проговаривает.
aloud-move = с { $from } на { $to }
aloud-enter = с бара на { $to }
aloud-off = с { $from } снять
aloud-then = { $move }, дальше на { $to }
aloud-then-off = { $move }, дальше снять
aloud-hit = { $move }, бьёт
aloud-hold = { $move }, накрывает
aloud-times =
    { $move }, { $times ->
        [2] дважды
        [3] трижды
       *[other] четырежды
    }
# Две кнопки одного хода: его можно сделать любой из двух костей
aloud-with-die = { $move }, зар { $die }
aloud-right = Верно:
aloud-wrong = Неверно:
aloud-white = белые
aloud-black = чёрные
aloud-square-best = верно
aloud-square-small = почти
aloud-square-large = мимо
aloud-square-open = впереди
aloud-chosen = выбрано,
aloud-stars =
    { $stars ->
        [0] без звёзд
        [one] { $stars } звезда
        [few] { $stars } звезды
       *[many] { $stars } звёзд
    }
aloud-menu = Меню
aloud-back = Назад
aloud-on = Вперёд
aloud-first = В начало
aloud-last = В конец

# Доска, по строке на каждое
aloud-count =
    { $count ->
        [1] одна
        [2] две
        [3] три
        [4] четыре
        [5] пять
        [6] шесть
        [7] семь
        [8] восемь
        [9] девять
        [10] десять
        [11] одиннадцать
        [12] двенадцать
        [13] тринадцать
        [14] четырнадцать
        [15] пятнадцать
       *[other] { $count }
    }
aloud-spot = { $point } – { $count }
aloud-spot-held = { $point } – { $count }, накрыта
aloud-points =
    { $reader ->
        [own] У вас: { $points }.
        [other] У соперника: { $points }.
       *[named] { $player }: { $points }.
    }
aloud-on-bar =
    { $reader ->
        [own] На баре у вас: { $count }.
        [other] На баре у соперника: { $count }.
       *[named] На баре, { $player }: { $count }.
    }
aloud-borne-off =
    { $reader ->
        [own] Снято у вас: { $count }.
        [other] Снято у соперника: { $count }.
       *[named] Снято, { $player }: { $count }.
    }
aloud-pips =
    { $reader ->
        [own] Осталось пройти: вам { $own }, сопернику { $other }.
       *[named] Осталось пройти: { $player } – { $own }, { $opponent } – { $other }.
    }
aloud-cube =
    { $owner ->
        [own] Куб { $value }, у вас.
        [other] Куб { $value }, у соперника.
        [centre] Куб { $value }, посередине.
       *[named] Куб { $value }, { $player }.
    }
aloud-played = Сыграно: { $moves }.
aloud-left = Осталось сыграть: { $dice }.
aloud-turn =
    { $reader ->
        [own] У вас выпало { $roll }: { $moves }.
        [other] У соперника выпало { $roll }: { $moves }.
       *[named] { $player }, выпало { $roll }: { $moves }.
    }
aloud-turn-leftovers =
    { $reader ->
        [own] Вам осталось { $roll }: { $moves }.
        [other] Сопернику осталось { $roll }: { $moves }.
       *[named] { $player }, осталось { $roll }: { $moves }.
    }
