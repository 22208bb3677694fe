# Arena: boşta kalanın hemen eşlendiği bir akşam. Telegram kalanı kendisi sayar.
arena-title = 🏟 <b>Arena</b> · { $terms }
arena-starts = { $start } · { $minutes } dk sürer
arena-ends = Bitiş: { $near }
arena-rules = Galibiyet 2 puan, mars ve üstü 3, beşinci hamleden önce bırakılan oyun 1. Üst üste iki galibiyetten sonra 🔥 kaybedene dek puanlar ikiye katlanır.
arena-how = “Oyna” düğmesine dokunun: rakip çıkar çıkmaz oyununuz özel sohbetimizde başlar.
# Başlamadan önce: gelenler
arena-gathers = Gelenler: { $names }
button-arena-start = 🏁 Şimdi başlat
button-arena-again = 🔁 Bir daha
arena-not-yours-to-begin = Arenayı yalnız açan ya da bir yönetici erken başlatabilir.
arena-no-cube = Arena küpsüz oynanır. Küplü oyunlar için kupa açın: /cup modern 5.
arena-now =
    { $players } oyuncu · { $games ->
        [0] şu an oyun yok
       *[other] { $games } oyun sürüyor
    }
arena-waiting = { $waiting } bekliyor
arena-line = { $place }. { $name } — { $points }
arena-streak = 🔥
arena-over = 🏁 Arena bitti.
arena-over-empty = 🏁 Arena bitti: tamamlanan oyun yok.
arena-cancelled = Arena iptal edildi. Başlamış oyunlar tamamlanabilir.
arena-podium = 🏆 <b>Arena bitti</b> · { $terms }
arena-podium-line = { $medal } <b>{ $name }</b> — { $points } puan, { $games } oyun
arena-picture = Arena
# Arena oyununun altında, her oyuncunun özel sohbetinde
arena-seat = 🏟 { $players } oyuncuda { $place }. sıra, { $points } puan.
arena-seat-early = Beşinci hamleden önce bitti, bu yüzden bir puan.
arena-your-game = ▶️ Oyununuz sürüyor.
arena-end = { $medal } { $players } oyuncu arasında { $place }. sıra, { $points } puan
arena-tie = Puanlar eşit: rakipleri daha güçlü olan öndedir.
arena-next = Yeni rakip yakında.
arena-no-next = Moladasınız.
arena-put-out = 🏟 İlk hamlenizi yapmadınız, arenadan çıktınız. Dönmek için “Oyna” düğmesine dokunun.
over-absent = ⏱ { $loser } gelmedi. { $won }
button-arena-play = ▶️ Oyna
button-arena-pause = ⏸ Mola
arena-entered = Arenadasınız: rakibiniz özel sohbetimize gelecek.
arena-entered-here = Arenadasınız: rakibiniz buraya gelecek.
arena-paused = Mola: şimdilik yeni rakip yok. “Oyna” sizi geri getirir.
refused-arena-over = Bu arena bitti.
refused-arena-not-in = Bu arenada oynamıyorsunuz.
arena-needs-group = Arena gruplar içindir: beni bir gruba ekleyin ve orada /arena yazın.
arena-runs = Burada zaten bir arena var. İptal etmek için: /arena iptal.
arena-bad-minutes = Arena en az { $least }, en çok { $most } dakika sürer, örneğin /arena modern 45.
arena-which-number = “{ $word }” ne demek? Tek sayı arenanın kaç dakika sürdüğüdür; hamle süresine birimi de gerekir: /arena modern 45 30sn.
arena-no-match = Arenada tek tek oyunlar oynanır. Maç için kupa açın: /cup modern 5.
arena-none = Burada iptal edilecek arena yok.
arena-not-yours = Arenayı yalnız açan ya da bir yönetici iptal edebilir.
arena-cancel-done = Arena iptal edildi.
button-arena-length = Süre: { $time }
words-arena = arena
words-arena-in = sonra

# /rules
guide-title-arena = Arena
guide-arena =
    Arena oyuncularını iki dakika toplar; sonra boşta kalan, sıralamada kendine yakın biriyle hemen eşlenir. Oyunlar özel sohbette oynanır. Açıkta kalan bu arada botla oynar, o oyun sayılmaz. Galibiyet 2 puan; mars ve tek oyundan büyük her şey 3. Üst üste iki galibiyetten sonra (🔥) galibiyetler kaybedene dek ikiye katlanır. Berabere biten oyun ikisine de 1 puan getirir.

    Arenada küp ve Jacoby yok: oyun neyse odur. Eşitlikte daha güçlü rakiplerle oynayan öndedir. Bitişe yetişmeyen oyun sayılmaz.

    İki taraf beşer hamle yapmadan biten oyun 1 puandır, aynı iki kişi arasında bir kez, serisiz ve reytingsiz. Bir oyunu kaçıran, “Oyna” düğmesine dokunana dek eşlenmez. Öteki oyunların hepsi /top ve reytinge girer.
