# Biten oyunun düğmeleri
button-dice = Zarlar
button-secret = 🔑 Sır
dice-checked = 🎲 Denetlendi: { $throws } zarın tümü doğru.
dice-wrong = ⚠️ Zarlar tutmuyor: { $wrong } numaralı zar sırla uyuşmuyor.
dice-other-secret = ⚠️ Zarlar tutmuyor: sırrın mührü oyundan önce gösterilenle aynı değil.
button-record = Kayıt

# Kaydın verilmesi
record-coming = Kayıt yolda.
record-caption = Oyun { $game } kaydı. { $file } dosyasında zarların sırrı ve bütün zarlar var: zarların oyundan önce belli olduğunu ve hiç değişmediğini herkes bununla denetleyebilir. Denetlemek için: npm run verify-dice -- { $file }.
record-caption-running = Oyun { $game } kaydı, şimdiye kadar. Sır oyun bitince açıklanır; o zamana dek güvencesi SHA-256.
refused-record-just-sent = Kayıt zaten burada: biraz yukarı bakın.
refused-record-needs-chat = Kaydı yalnız özel sohbetimize gönderebilirim: önce orayı açıp Başlat’a dokunun.

# Metin olarak oyun
record-title = Şeşbeş · oyun { $game }
record-rules = Kurallar: { $name } ({ $id })
record-placed = Oyun şu konumdan başladı: { $line }
record-stake = Bahis: { $stake }
record-match = Maç: { $points } puana kadar
record-games = Maçın oyunları sırayla: { $games }
record-number = Maçın oyunu: { $number }
record-crawford = Crawford oyunu, küp yok
record-score = Bu oyundan önceki skor: { $white }:{ $black }
record-began = Başlangıç: { $date }
record-ended = Bitiş: { $date }
# Numbers of turns, each after the sign of its player
record-taken-back = Geri alınan hamleler: { $turns }
record-hash = Zar sırrının SHA-256 değeri: { $hash }
record-secret = Zar sırrı: { $secret }
record-opening = İlk zar: { $throws }.
record-leftovers = artan zar { $dice }
record-no-move = gele
record-rest = artan: { $dice }
record-unfinished = (bitmedi)
record-doubled = vido: × { $value }
record-redoubled = yeniden vido: × { $value }
record-beavered = beaver: × { $value }
record-taken = alır: × { $value }
record-resignation-offered = pes teklifi: { $outcome }
record-resignation-declined = Oyun sürüyor.
record-timed-out = ⏱ süre doldu: bot karar veriyor

# Başkalarına gösterilecek biten oyun: kart ve tekrar
button-result = Kart
words-result = sonuç
button-show-friend = Paylaş
button-play-me = Benimle oyna
inline-no-result = Yalnızca bitmiş kendi oyununuzu gösterebilirsiniz
replay-turn = Hamle { $turn } / { $turns }
button-replay = Tekrar
share-coming = Çiziyorum…
share-just-sent = Zaten burada: biraz yukarı bakın.
share-enough = Üç resminiz hâlâ çiziliyor: biri gelince yeniden dokunun.
share-needs-chat = Yalnız içinde olduğum sohbetlere resim gönderebilirim.
card-score = Puanla skor
card-match = { $points } puanlık maç
card-rules = Oyun
card-length = Uzunluk
card-turns = { $turns } hamle
card-doubles = Çiftler
card-ending = Bitiş
card-resigned = pes
card-dropped = vidoya pas
card-claimed = oyunu bırakmak
card-wood = gerçek tavlada
card-not-counted = sayılmadı
card-last-turn = Son hamle
