# Yalnız botu işletene
owner-title = Bot ne durumda
owner-day = Son 24 saat: { $people } kişi, { $games } oyun, { $chats } grup
owner-week = Son 7 gün: { $people } kişi, { $games } oyun, { $chats } grup
owner-all = Toplam kişi: { $people }; süren oyun: { $running }
owner-calls = Başlangıçtan beri Telegram çağrısı: { $calls }, ertelenen (429): { $refused }
owner-pace = Şu anda saniyede yapılabilen çağrı: { $allowed }; son bir saatte ertelenen (429): { $refused }
owner-pressed = Başlangıçtan beri en çok dokunulan düğmeler: { $buttons }
owner-unpressed = Başlangıçtan beri hiç dokunulmayan düğmeler ({ $count } / { $all }): { $buttons }
owner-memory = Bellek: { $memory } MB, veritabanı: { $database } MB
owner-games = Gün gün oynanan oyunlar
