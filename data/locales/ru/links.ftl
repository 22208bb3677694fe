# Ссылка другу
challenge-link = Отправьте вызов другу: он откроет ссылку и сядет за доску. Ссылка действует неделю и годится на одну партию.
challenge-link-to = Вызов одному игроку: { $opponent }. Отправьте ссылку, играть по ней сможет только он. Ссылка действует неделю.
cancelled = Вызов снят: { $terms }.
challenge-to-you = { $name } зовёт вас сыграть.
challenge-to = { $name } вызывает на партию: { $opponent }.
challenge-taken-by = Играют { $name } и { $opponent } — каждый у себя в личном чате.
challenge-taken = За эту доску уже сели.
challenge-declined = { $name }: вызов не принят, соперник отказался.
challenge-expired = { $name }: ссылка действовала неделю и устарела. Новая — /play.
link-declined = { $name } зовёт вас сыграть, вы отказались. Если передумаете, место пока свободно.
link-declined-by = ✋ { $name } не хочет играть.
challenge-yourself = С самим собой не сыграть: вызовите кого-нибудь другого.
button-send-link = Вызвать друга
button-copy-link = Скопировать ссылку
button-accept-challenge = Принять вызов
button-refuse = Отказаться
button-to-board = К доске
link-message = { $name } зовёт сыграть в нарды.
link-no-challenge = Такой ссылки нет: попросите друга прислать новую. Самому вызвать друга — /play.
link-own-challenge = Это ваша собственная ссылка: отправьте её другу.
link-challenge-closed = По этой ссылке уже сели играть, или вызов снят. Новый — /play.
link-link-expired = Эта ссылка действовала неделю и устарела: попросите новую. Самому вызвать друга — /play.
link-not-for-you = Этот вызов адресован другому игроку.
link-too-many-games = У вас уже { $mostGames } незаконченных партий. Доиграйте одну — список в /games.
link-opponent-plays-too-much = У автора вызова уже { $mostGames } незаконченных партий: придётся подождать.

# Вызов из любого чата
words-challenge = вызов
inline-no-challenge = Этого вызова больше нет. Что можно написать?
inline-here = Прямо здесь, доска из эмодзи
inline-unknown-ruleset = Такой игры нет. Что можно написать?
inline-bad-stake = Ставка — целое число от 1 до { $mostStake }
inline-two-stakes = Ставка нужна одна, например: длинные 5
inline-bad-match = После «матч» — число от 1 до { $mostMatch }
inline-no-match-length = После «матч» напишите, до скольких очков: матч 5
inline-match-without-cube = Матч играется с кубом: уберите «без куба»
inline-link = В личных чатах, настоящая доска
