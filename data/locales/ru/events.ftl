# Что говорится о любом вечере группы.
refused-event-unreachable = Сначала начните разговор со мной в личном чате: партии идут там.
event-not-your-menu = Это меню открыли не вы.
words-event-cancel = отмена, отменить, отмени, стоп, cancel, stop
event-podium = Подиум
