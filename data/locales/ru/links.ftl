# Ссылка другу
challenge-link = Отправьте вызов другу: он откроет ссылку и сядет за доску. Ссылка действует неделю, на одну партию.
challenge-to-you = { $name } зовёт вас сыграть.
challenge-to = { $name } вызывает на партию: { $opponent }.
challenge-taken = За эту доску уже сели.
challenge-declined = Вызов от { $name }: соперник отказался.
challenge-yourself = С самим собой не сыграть: вызовите кого-нибудь другого.
button-send-link = Вызвать друга
button-copy-link = Скопировать ссылку
button-accept-challenge = Принять вызов
button-refuse = Отказаться
button-open-link = Принять вызов
link-message = { $name } зовёт сыграть в нарды.
link-no-challenge = Такой ссылки нет: попросите друга прислать новую. Самому вызвать друга — /play.
link-own-challenge = Это ваша собственная ссылка: отправьте её другу.
link-challenge-closed = По этой ссылке уже сели играть, или вызов снят. Новый — /play.
link-link-expired = Ссылка действовала неделю и устарела: попросите новую.
link-not-for-you = Этот вызов — другому игроку.
link-too-many-games = У вас уже 20 идущих партий. Доиграйте одну — список в /games.
link-opponent-plays-too-much = У вызвавшего уже 20 идущих партий: придётся подождать.

# Вызов из любого чата
inline-here = Играть прямо в этом чате, доска из эмодзи
inline-link = Играть в личных чатах с ботом, доска картинкой
