nobody = oyuncu

empty-seat = boş yer
waiting-seat = bekliyor

# Davet
challenge-open = { $name } pulları dizdi. Karşısına kim oturur?
challenge-cancelled = { $name } daveti geri çekti.
button-sit = 🎲 Ben varım
button-cancel = Geri çek

# Koşullar
terms-stake = bahis { $stake }
terms-match = { $match } puanlık maç
terms-cube = küplü
terms-cube-with = küplü, { $extras }
terms-beaver = beaver
terms-from = konumdan, sayılmaz
terms-jacoby = Jacoby kuralı
terms-auto-doubles =
    { $count ->
        [1] bir otomatik vido
       *[other] en çok { $count } otomatik vido
    }
terms-arithmetic = birer birer artar
crawford = Crawford oyunu, küp yok
words-cube = küp, küple, küplü, vido, vidolu
# "Küpsüz", tek kelimeyle
words-no-cube = küpsüz, vidosuz
words-beaver = beaver, biver
words-jacoby = jacoby, jakobi
words-with = ile, karşı
words-without = olmadan, yok
words-friend = arkadaş, arkadaşla, arkadaşımla, dost, dostla
words-match = maç
words-to = kadar
words-one = bir
words-two = iki
words-three = üç
words-four = dört
words-five = beş
words-six = altı
words-seven-of = yedi
words-eight = sekiz
words-nine = dokuz
words-ten = ona
words-points = puan, puana, puanlık, sayı, sayılık
words-idle = ve, ile, bahis, bahisli, puan, puana, puanlık, sayı, sayılık, kadar
words-nardy = nard, oyun, oyunu
# Arkadaşın tahtası altında bunlar ona söylenen sözdür, oyun adı değil
words-small-talk = deli, çılgın, tam, katı, hızlı, klasik, hapis, tablo, oyun, oyunu, türkiye, yunanistan, iran, bulgaristan, azerbaycan, gürcistan
words-clock = süre, süreli, saatli
words-seconds = s, sn, saniye
words-minutes = dk, dak, dakika
words-per = her, başına
words-turn = hamle, hamleye, hamlede, el

# Oyun
series-score = skor { $score }
opening =
    { $reader ->
        [own] İlk zar { $throws }: siz başlıyorsunuz.{ $raise }
       *[other] İlk zar { $throws }: { $player } başlıyor.{ $raise }
    }
opening-played = İlk zar { $throws }.{ $raise } { $told }
opening-raised = Otomatik vido: bahis × { $value }.
turn = { $player } { $roll }: { $moves }
turn-leftovers = { $player } artan zarı oynuyor, { $roll }: { $moves }
no-move = gele
forced = tek hamle
unplayed = { $dice } oynanmadı
unplayed-leftover =
    { $reader ->
        [own] size kalan: { $dice }
       *[other] rakibe kalan: { $dice }
    }
to-roll =
    { $reader ->
        [own] Zarı atın!
        [called] { $player }, zar atın.
       *[other] Zar sırası: { $player }.
    }
to-roll-again =
    { $reader ->
        [own] Çifti oynadınız: bir daha atın!
        [called] { $player }, çifti oynadınız: bir daha atın.
       *[other] { $player } çifti oynadı, bir daha atıyor.
    }
doubled =
    { $reader ->
        [own] { $player } vido çekti, × { $value }: ortada { $worth } var, pasın bedeli { $price }. Alıyor musunuz?
        [called] { $player } vido çekti, × { $value }: ortada { $worth } var, pasın bedeli { $price }. { $opponent }, alıyor musunuz?
       *[other] { $player } vido çekti, × { $value }: ortada { $worth } var, pasın bedeli { $price }. Yanıt sırası: { $opponent }.
    }
redoubled =
    { $reader ->
        [own] { $player } yeniden vido çekti, × { $value }: ortada { $worth } var, pasın bedeli { $price }. Alıyor musunuz?
        [called] { $player } yeniden vido çekti, × { $value }: ortada { $worth } var, pasın bedeli { $price }. { $opponent }, alıyor musunuz?
       *[other] { $player } yeniden vido çekti, × { $value }: ortada { $worth } var, pasın bedeli { $price }. Yanıt sırası: { $opponent }.
    }
beavered =
    { $reader ->
        [own] { $player } beaver dedi, × { $value }: ortada { $worth } var, pasın bedeli { $price }. Alıyor musunuz?
        [called] { $player } beaver dedi, × { $value }: ortada { $worth } var, pasın bedeli { $price }. { $opponent }, alıyor musunuz?
       *[other] { $player } beaver dedi, × { $value }: ortada { $worth } var, pasın bedeli { $price }. Yanıt sırası: { $opponent }.
    }
to-move =
    { $reader ->
        [own] Sıra sizde — { $roll }
        [called] { $player }, sıra sizde — { $roll }
       *[other] { $player } oynuyor — { $roll }
    }
to-move-leftovers =
    { $reader ->
        [own] Rakibin artan zarını oynayın: { $roll }
        [called] { $player }, rakibin artan zarını oynayın: { $roll }
       *[other] { $player } rakibin artan zarını oynuyor: { $roll }
    }
goal = Bütün pulları evinize, 1–6. hanelere getirin, sonra toplayın.
taken = { $player } aldı: küp × { $value }.
beaver-taken = { $opponent } beaver’ı aldı: küp × { $value }.
resignation-declined = Pes etmek yok, oyuna devam.
# Hamleler, zarlar, skorlar: metnin neresinde olursa olsun
notation = { $moves }
# İki oyuncunun: önce ilkinin sayısı
figures-of-two = { $first }:{ $second }
roll-called = { $dice }, { $name }
point-bar = bar
point-off = topla
button-roll = 🎲 Zar at
button-double = Vido × { $value }
button-redouble = Vido × { $value }
button-take = Al
button-drop = Pas
button-beaver = Beaver
button-undo = ↩ Geri al
button-undo-short = ↩
button-done = Tamam
button-resign = Pes et
button-rules = Kurallar
button-menu-close = Kapat
button-down = Tahtayı yenile

# Pes etmek ve oyun sonu
resign-ask = 🏳 { $player }, gerçekten pes ediyor musunuz? Bedeli: { $prices }.
resign-ask-free = 🏳 { $player }, gerçekten pes ediyor musunuz? Oyun sayılmıyor.
resign-ask-early = 🏳 { $player }, gerçekten pes ediyor musunuz? Beşinci hamleden önce oyun sayılmaz.
menu-sent = Menü özel sohbetimizde.
resign-sure = 🏳 { $player }, yalnız oyunu değil maçı da kaybedersiniz. Emin misiniz?
button-resign-at-once = { $outcome } — hemen
button-resign-if-accepted = { $outcome } — kabul olursa
button-resign-match = Maçı ver…
button-resign-sure = Evet, maçı ver
button-resign-sure-by = Evet: { $outcome }
button-not-now = Sonra
button-resign-not = Oyuna devam
button-accept = Kabul et
button-decline = Oyuna devam
resignation =
    { $reader ->
        [own] { $player } pes ediyor ({ $outcome }). Kabul mü?
        [called] { $player } pes ediyor ({ $outcome }). { $opponent }, kabul mü?
       *[other] { $player } pes ediyor ({ $outcome }). Yanıt sırası: { $opponent }.
    }
outcome-short-oin = tek oyun
outcome-short-mars = mars
outcome-koks = katmerli mars
outcome-long-oin = tek oyun
outcome-long-mars = mars
outcome-home-mars = ev marsı
over-borne-off =
    { $reader ->
        [own] 🏆 Kazandınız: { $outcome }!
       *[other] Kazanan: { $winner } — { $outcome }.
    }
over-won =
    { $reader ->
        [own] 🏆 Kazandınız!
       *[other] Kazanan: { $winner }.
    }
over-mother =
    { $reader ->
        [own] 🏆 Ana hapsedildi: iki katı kazandınız!
       *[other] Ana hapsedildi: iki katı galibiyet — { $winner }.
    }
over-mothers = İki ana da hapiste: berabere.
over-frozen = Yüz el boyunca kimse oynayamadı: berabere.
draw-each = Her oyuncuya { $worth }
over-resigned = { $loser } pes etti. { $won }
over-not-counted = Sayılmaz: daveti gönderen hiç oynamadı.
over-left-early = Beşinci hamleden önce bitti: sıralamaya ve reytinge girmez.
over-wood = Gerçek tavlada. { $won }
over-dropped = { $loser } pas geçti. { $won }
over-beaver-dropped = { $loser } beaver’a pas geçti. { $won }
points = { $points } puan
worth-in-match = { $worth }, maçta { $score }
cut-by-jacoby = { $counted } (Jacoby)
match-over = Maç bitti. Kazanan: { $winner }.
match-over-too =
    { $reader ->
        [own] Maç da sizin!
        [lost] Maç da rakibinizin.
       *[other] Bununla maç da kazanıldı.
    }
button-rematch = Rövanş
button-next-game = Sonraki
button-next-game-of = Sonraki: { $game }
button-rematch-accept = Kabul et
button-rematch-asked = ⏳ Rövanş istendi
button-rematch-with = Rövanş: { $name } istiyor
button-next-game-with = Sonraki: { $name }
rematch-asked = { $name } bir oyun daha istiyor.

# Tahta resminde, kalan yol sayısının altında; en çok 8 harf
picture-pips = kalan
# Uzun süren oyunlarda: ikisine de ne kadar yol kaldı
checker-held =
    { $reader ->
        [own] Pulunuz hapiste: üstündeki gitmeden kıpırdayamaz.
       *[other] { $player }, pulunuz hapiste: üstündeki gitmeden kıpırdayamaz.
    }

# Bir düğmeye basınca gelen yanıt; tahta biraz sonra gelebilir
moves-counted = { $moves }
board-in = Yeni tahta { $seconds } sn sonra
button-hash = Mühür
hash-whole = Zarların mührü, oyundan sonra karşılaştırmak için. Sırrın SHA-256 değeri: { $hash }
hash-and-secret =
    🔑 Sır: { $secret }
    🔒 SHA-256: { $hash }
dice-nonce = 🍀 Oyunculardan: { $nonce }

board-late = Resim gecikti, tahta şu an böyle:
pictures-forbidden = Bu sohbette resim gönderilemiyor, tahtalar artık emojiyle. Resimlere izin verilince /settings ile geri açın.

# Oyuncuların birbirine tek dokunuşla söyledikleri; sonraki hamleye kadar tahtanın altında durur
button-emote-bravo = 👏
button-emote-lucky = 🍀
button-emote-alas = 😅
emote-bravo = 👏 Eline sağlık!
emote-lucky = 🍀 Zara bak!
emote-alas = 😅 Bugün zar gelmiyor.
emote-heard = { $name }: { $words }
refused-emote-said = Bir hamlede bir tepki yeter.
refused-emotes-off = Bu oyunda tepkiler kapalı: /settings.

# Sohbet: özel sohbette yazılan, iki taraf da oynayana dek ötekinin tahtası altında tek satırdır.
talk-asks = Konuşalım mı? 💬 düğmesine dokunun
talk-agrees = Konuşalım! Buraya yazmanız yeter.
talk-heard = 💬 { $name }: { $words }
voice-words-only = { $name } tahtanın altında yalnız yazıyı görür.
voice-off = Tahta altı sohbet sizde kapalı: /settings.
voice-unheard = { $name } tahtanın altına yazılanları görmüyor.
voice-unasked = İkiniz de 💬 düğmesine dokununca yazdıklarınız ulaşır.
voice-waiting = { $name } 💬 düğmesine dokununca yazdıklarınız ulaşır.
way-to-person = Doğrudan yazmak için: { $link }
button-talk-ask = 💬 Sohbet
button-talk-mute = Yazdığını gizle
button-talk-unmute = Yazdığını göster
talk-asked = Sordum. Rakibiniz de 💬 düğmesine dokununca buraya yazmanız yeter.
talk-on = Buraya yazmanız yeter: sözleriniz rakibinizin tahtası altında görünür.
talk-muted = Rakibinizin yazdıkları artık tahtanızın altında görünmez. Geri almak için yine ⋯.
talk-unmuted = Rakibinizin yazdıkları yeniden tahtanızın altında görünür.

# Tek satırda anlatılan hamleler: kaç kez hamle olmadı, hangi zarlar oynandı
chain-stuck = { $player } { $rolls } ile oynayamadı
chain-stuck-both = { $player } { $stuck } ile oynayamadı, { $rolls } oynadı
chain-passed = { $player } { $times } kez oynayamadı
chain-played = { $player } oynadı: { $rolls }
chain-both = { $player } { $rolls } oynadı, { $times } kez oynayamadı
chain-rolls = { $turns } zar
chain-and = { $first } ve { $last }
# Botun tahta resmindeki adı
board-bot = Bot { $stars }
# Birinin ilk oyununda
board-bot-first = Bot

# Oyun sonu
card-you-won = Kazandınız! { $outcome }
caption-you-won = 🏆 Galibiyet sizin!
caption-you-lost = Bu, rakibin oldu. Sıradaki sizin mi?
caption-you-lost-there = Bu oyun rakibin oldu.
missed-double = 🎲 Bir iyi çift yetecekti: { $pips } adım kaldı.
card-streak = Üst üste galibiyet
card-streak-ended = Galibiyet serisi bozuldu
button-over-more = Diğer…
button-next-dice = 🔒 Sonraki zarlar

# Nadir zarlar, oyunda bir satır
luck-doubles = 🍀 { $player }: üst üste üç çift! { $oneIn } kerede bir olur.
luck-same-double = 🍀 { $player }: üst üste iki kez { $roll }! { $oneIn } kerede bir olur.
luck-same-roll = 🍀 { $player }: üst üste üç kez { $roll }! { $oneIn } kerede bir olur.
luck-no-double = 🙈 { $player }: { $rolls } zardır çift yok. { $oneIn } kerede bir olur.
outcome-mother = ana
outcome-drawn = berabere
# Haçapuri: kaybedenin toplamadığı pullar
outcome-difference = { $checkers } pul
outcome-times = { $outcome } ×{ $multiplier }

# Hamle iadesi: rakibe sorarak, bota karşı hemen
button-ask-back = Geri almayı iste
button-take-back = Hamleyi geri al
button-allow-back = Olur
button-refuse-back = Hayır
asked-back =
    { $reader ->
        [own] { $player } { $roll } hamlesini geri almak istiyor. Olur mu?
        [called] { $player } { $roll } hamlesini geri almak istiyor. { $opponent }, olur mu?
        [asker] { $roll } hamlesini geri almak istediniz. Yanıt: { $opponent }.
       *[other] { $player } { $roll } hamlesini geri almak istiyor. Yanıt: { $opponent }.
    }
taken-back = Hamle geri alındı.
take-back-refused = Hamle geri alınmadı, oyuna devam.
back-asked = Soruldu. Rakip pul oynatana dek kabul edebilir.
back-taken = Sıra yine sizde, zarlar aynı. Bu oyun artık alıştırma: basamaklara sayılmaz.
refused-nothing-to-take-back = Geri alınacak bir hamleniz yok.
refused-moved-on = Artık geç: bu arada pul oynandı.
refused-cube-turned = Az önce vido çekildi: o hamle kalır.
refused-asked-before = Bu hamleyi zaten istediniz.
refused-no-question = Artık hamle geri isteyen yok.
refused-own-question = Bunu rakibiniz yanıtlar.
refused-take-back-off = Bu oyunda hamle geri alınmaz.
