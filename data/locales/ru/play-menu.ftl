# Меню /play
which-game = <b>Во что играем?</b>
play-menu-own = Собрать свои правила — /rules new
button-close = Закрыть
refused-not-your-menu = Это меню открыли не вы. Своё — /play.
refused-no-ruleset = Этих правил больше нет. Что есть — /play.

family-long = Длинные нарды
family-short = Короткие нарды

# …-line: чем игра отличается; …-button: имя на кнопке, до 17 знаков
ruleset-long-line = шашек не бьют: занятый пункт закрыт
ruleset-long-button = Длинные
ruleset-long-classic-line = с головы двумя на любом дубле, начинает победитель
ruleset-long-classic-button = Классические
ruleset-long-federation-line = домашнего марса нет
ruleset-long-federation-button = Оин и марс
ruleset-gulbar-line = остаток доигрывает соперник, за дубль — ещё бросок
ruleset-gulbar-button = Гюльбар
ruleset-mad-gulbar-line = остаток — сопернику, дубль растёт до шестёрок
ruleset-mad-gulbar-button = Бешеный гюльбар
ruleset-short-line = по международным правилам
ruleset-short-button = Короткие
ruleset-short-strict-line = побившую дома шашку в тот же ход не снимают
ruleset-short-strict-button = Строгие
ruleset-short-full-line = терять очки броска нельзя
ruleset-short-full-button = Полный ход
ruleset-short-caucasian-line = побив дома, прятаться в тот же ход нельзя
ruleset-short-caucasian-button = Кавказские
ruleset-own-line = свои правила этого чата
