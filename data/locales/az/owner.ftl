# Yalnız botu saxlayan üçün
owner-title = Botun işləri necədir
owner-day = Son 24 saat: adam { $people }, partiya { $games }, qrup { $chats }
owner-week = Son 7 gün: adam { $people }, partiya { $games }, qrup { $chats }
owner-all = Cəmi adam: { $people }; gedən partiya: { $running }
owner-calls = Başlanandan Telegrama sorğu: { $calls }, onun təxirə saldığı (429): { $refused }
owner-pace = İndi saniyədə mümkün olan sorğu: { $allowed }; son bir saatda təxirə salınan (429): { $refused }
owner-pressed = Başlanandan ən çox basılan düymələr: { $buttons }
owner-unpressed = Başlanandan heç basılmayan düymələr ({ $count } / { $all }): { $buttons }
owner-memory = Yaddaş: { $memory } MB, baza: { $database } MB
owner-games = Oynanmış partiyalar, gün-gün
