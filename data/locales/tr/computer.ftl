# Bota karşı oyunlar
button-computer = ▶️ Oyna
button-computer-menu = 🤖 Bota karşı…
button-sit-computer = 🤖 Bota karşı oyna
button-hint = 💡 İpucu
computer-title = 🤖 Bota karşı oyun
computer-about = Zarlar insanlara karşı olduğu kadar hilesiz: bot gelecek zarları görmez. Bu oyunlar reytingi değiştirmez.
computer-cube = Küplü
computer-no-cube = Küpsüz
words-computer = bot, bota, botla, bilgisayar, bilgisayara, robot
words-level-beginner = çocuk, çırak, ilk
words-level-easy = kolay, acemi, zayıf
words-level-middle = orta
words-level-hard = güçlü, zor
words-level-best = en iyi, en güçlü, usta
words-hints = ipucu, ipuçlu, ipucuyla
terms-hints = ipucu açık
refused-computer-plays = Burada botla süren bir oyununuz var, yeniden gönderdim. Başkasına başlamak için onu bitirin ya da pes edin.
refused-hints-off = Bu oyunda ipucu yok: iki oyuncu baştan anlaşmalı (/play modern ipucu).
refused-nothing-to-hint = Şu an karar verilecek bir şey yok.

# İpuçları (içine konanlarla 200 karakter)
hint-best =
    { $win ->
        [0] 💡 En iyisi: { $moves } — kazanma şansı yok gibi.
        [100] 💡 En iyisi: { $moves } — neredeyse kesin galibiyet.
       *[other] 💡 En iyisi: { $moves } — kazanma şansı %{ $win }.
    }
hint-undo-first = ↩ Önce oynadığınızı geri alın.
hint-second =
    { $win ->
        [0] İkinci: { $moves } — { $worse }.
        [100] İkinci: { $moves } — { $worse }.
       *[other] İkinci: { $moves } — %{ $win }, { $worse }.
    }
hint-worse = { $loss } puan daha kötü
hint-as-good = hemen hemen aynı
hint-roll-double = 💡 Vido çekin: yeterince öndesiniz.
hint-roll-roll = 💡 Zar atın: vido için erken.
hint-roll-too-good = 💡 Zar atın: vido için fazla iyisiniz, mars için oynayın.
hint-double-take = 💡 Alın: devam etmek pastan ucuz.
hint-double-drop = 💡 Pas geçin: devam etmek daha pahalıya gelir.
hint-double-beaver = 💡 Beaver deyin: bu vido çok erken geldi.

# Ayarlar
settings-computer = Bot
settings-computer-about =
    <b>Seviye</b> — siz başka bir şey seçmedikçe. “Kendi seçsin”: önce ☆; üç oyunda iki galibiyet botu bir ★ güçlendirir, iki mağlubiyet zayıflatır.
    <b>Bekleme</b> — botun hamlesinden önce.
    <b>İpuçları</b> — ⋯ altında, yalnız siz görürsünüz.
choice-level-none = Kendi seçsin
choice-level-beginner = ☆ İlk oyunlar
choice-level-easy = ★ Acemi
choice-level-middle = ★★ Orta
choice-level-hard = ★★★ Güçlü
choice-level-best = ★★★★ Usta
settings-pause = Bekleme
choice-computerPause-none = yok
toggle-hints = İpuçları
time-seconds = { $seconds } saniye

# /me
me-computer = 🤖 Bota karşı: { $score }

# Bota karşı oyunun sonu
computer-one-more = 📈 Bir galibiyet daha, bot güçleniyor: { $level }.
computer-stronger = 📈 İki galibiyet! Daha güçlü bir rakibi hak ettiniz: bot { $level }.
computer-weaker = 🌱 Sıradaki daha kolay: bot { $level }.
button-computer-easier = Daha kolay: bot { $level }

# /play bot menüsü
computer-which = <b>Bota karşı ne oynayalım?</b>
computer-which-first = <b>Ne oynayalım?</b> Modern, bildiğiniz tavladır; uzunda pul kırılmaz.
button-computer-terms = Seviye, küp, maç…

# Bota karşı merdiven: bir basamak, bir seviyede üç oyundan ikisini kazanmak
ladder-reached-long = 🪜 Uzun tavlada yeni basamak: { $level }. Üç oyunda iki galibiyet.
ladder-reached-short = 🪜 Modern tavlada yeni basamak: { $level }. Üç oyunda iki galibiyet.
computer-taught = 🎓 Hamle geri alındı: bu bir alıştırma oyunuydu, basamaklara sayılmaz.
me-ladder = 🪜 { $steps }
me-ladder-long = uzun { $level }
me-ladder-short = modern { $level }
me-ladder-none = –
stats-ladder = Bota karşı merdiven: üç oyunda iki galibiyet bir basamak
stats-ladder-long = Uzun
stats-ladder-short = Modern
button-me-stats = ‹ İstatistik
