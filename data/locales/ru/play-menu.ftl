# Меню /play
which-game = <b>Во что играем?</b>
play-menu-own = Составить свои правила — /rules new
button-close = Закрыть
refused-not-your-menu = Это меню открыли не вы. Своё — /play.
refused-no-ruleset = Этих правил больше нет. Что есть — /play.

family-long = Длинные нарды
family-short = Короткие нарды

# …-line: чем игра отличается; …-button: имя на кнопке, до 17 знаков
ruleset-long-line = шашки не бьют: занятый пункт закрыт
ruleset-long-button = Длинные
ruleset-long-classic-line = первым ходом две с головы на любом дубле; забор — когда соперник уже дома; начинает победитель
ruleset-long-classic-button = Классические
ruleset-long-federation-line = домашнего марса нет
ruleset-long-federation-button = Оин и марс
ruleset-gulbar-line = остаток доигрывает соперник, за дубль — ещё бросок
ruleset-gulbar-button = Гюльбар
ruleset-mad-gulbar-line = остаток — сопернику, дубль растёт до шестёрок
ruleset-mad-gulbar-button = Бешеный гюльбар
ruleset-short-line = по международным правилам
ruleset-short-button = Короткие
ruleset-short-strict-line = шашку, побившую в своём доме, тем же ходом не снимают
ruleset-short-strict-button = Строгие
ruleset-short-full-line = терять очки нельзя, если их можно сыграть
ruleset-short-full-button = Полный ход
ruleset-short-caucasian-line = в своём доме нельзя побить и спрятаться
ruleset-short-caucasian-button = Кавказские
ruleset-own-line = свои правила этого чата
