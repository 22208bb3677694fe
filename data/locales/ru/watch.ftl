button-watch = 👁 Смотреть
button-watch-next = Другая партия
button-watch-stop = Не смотреть

watch-on = 👁 Открываю доску в нашем личном чате.
watch-begun = 👁 Готово: теперь нажмите «Смотреть» в группе ещё раз, и доска откроется здесь.
watch-rivals = Личные встречи: { $whiteMark } { $white } : { $black } { $blackMark }
watch-worth = Шансы: { $whiteMark } { $white } — { $black } { $blackMark }

refused-nothing-to-watch = Других партий сейчас нет.
refused-watch-unreachable = Сначала откройте личный чат со мной и нажмите «Старт».
