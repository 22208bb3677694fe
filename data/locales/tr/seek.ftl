# Özel sohbette, kim olursa olsun rakip aramak
button-seek = 🔎 Rakip bul
seek-title = Rakip bul
seek-about =
    Bir oyun seçin, aynısını oynamak isteyen birini bulayım; önce gücü size yakın olanı. Birbirinizin yalnız adını görürsünüz.
seek-terms = Koşullarınız: { $terms }
seek-terms-about =
    Aynı oyunu başka koşullarla bekleyen biri varsa, onun koşullarıyla oynamayı hemen öneririm.
    İkiniz de bir dakika bekledikten sonra süre farkı önemli olmaz: daha uzun olan süre geçerlidir. Küp ve maç sorulmadan değişmez.
button-seek-terms = Koşullar…
button-seek-any = Fark etmez
words-any-game = herhangi, fark etmez, farketmez
button-seek-again = ▶️ Yine: { $game }
seek-open = 🔎 Rakip arıyorum…
seek-since = Arama başlangıcı: { $near }
seek-alone = Şimdilik başka arayan yok.
seek-wait = Bulunca tahta bildirimle buraya gelir. Bir saatte kimse çıkmazsa aramayı bırakırım.
seek-waits = { $name } bekliyor: { $terms }
seek-join = Oynar mısınız? Sizin koşullarınızla da aramayı sürdürüyorum.
button-seek-join = ▶️ Oyna: { $name }
seek-meanwhile = Aramayı sürdürüyorum. Rakip bulununca oyunumuz kesilir ve sayılmaz.
button-meanwhile-computer = 🤖 Bota karşı
button-seek-next = 🔎 Başka rakip
button-seek-stop = Aramayı bırak
seek-found = ✅ Rakip bulundu: { $name }
seek-broke = Benimle oyun kesildi ve sayılmaz.
seek-stopped = Rakip aramayı bıraktım.
seek-expired = Bir saatte kimse çıkmadı, aramayı bıraktım.
seek-elsewhere = Başka bir oyuna oturdunuz, rakip aramayı bıraktım.
seek-in-group = Rakibi özel sohbetimizde ararım:
refused-seek-runs = Size zaten rakip arıyorum.
refused-seek-over = Bu arama bitti.
refused-seek-gone = Bu oyuncu artık beklemiyor. Aramayı sürdürüyorum.
words-seek = bul, ara, rakip, rakip bul, yabancı

# Bulunan rakip
button-stranger = 👤 Rakip
stranger-about = Rastgele eşleştiniz, birbirinizin yalnız adını görürsünüz. İkiniz de 💬 düğmesine dokununca konuşabilirsiniz.
button-stranger-avoid = Bir daha eşleştirme
stranger-avoided = İkinizi bir daha bir araya getirmem. Bir daha dokunursanız geri alınır.
stranger-report = Bir sorun mu var? Oyun başına bir kez botu işletene bildirebilirsiniz:
button-report-name = 🚩 Hakaret içeren ad
button-report-stalling = 🚩 Bilerek oyalıyor
button-report-cheating = 🚩 Programla oynuyor
stranger-reported = Botu işletene bildirildi. Teşekkürler.
refused-no-stranger = Bu rakibi size ben bulmadım.
refused-reported = Bu oyun botu işletene zaten bildirildi.
refused-reports-enough = Bugünlük bu kadar bildirim yeter.
report-told = 🚩 { $by } bildiriyor: { $about }, oyun { $game }. Neden: { $reason }
report-gone = 🚩 Burada bir bildirim vardı. Bildiren, unutulmak istedi.
over-broken-off = 🤝 Kesildi: bu oyun sayılmaz.
