# Gerçek tavlada: oyunun sonucu
wood-needs-group = Sonuç grupta yazılır: orada arkadaşınızı /result ile yanıtlayın.
wood-needs-friend = Kiminle oynadınız? Arkadaşınızın mesajını /result ile yanıtlayın ya da /result @ad yazın.
wood-nobody = “{ $name }” adında bir oyuncu tanımıyorum. Mesajını /result ile yanıtlayın.
wood-with-other = Tavla iki kişiyle oynanır: oynadığınız kişinin mesajını /result ile yanıtlayın.
wood-not-here = Bu grupta böyle bir oyuncu yok.
wood-with-whom = Gerçek tavlada mı oynadınız? Kiminle?
wood-ask =
    🎲 Gerçek tavlada: { $one } ve { $other } · { $game }
    Kim, nasıl kazandı?
wood-which-game = Hangi oyunu oynadınız?
button-wood-begin = Gerçek tavlada oynadık
button-wood-win = { $name }: { $outcome }
button-wood-game = Başka oyun
wood-told = 🏆 { $winner } — { $outcome }, { $points }. Gerçek tavlada, rakip { $loser } · { $game }
wood-told-match = 🏆 { $winner }, { $match } puanlık maçı kazandı. Gerçek tavlada, rakip { $loser } · { $game }
wood-is-right = { $name }, doğru mu?
button-wood-right = Doğru
button-wood-wrong = Öyle değil
wood-counted = Sıralamada: { $winner } { $one } · { $loser } { $other }
button-wood-again = Bir oyun daha
button-wood-no-match = Kupa dışı oyun
button-wood-tell-anew = Yeniden söyle
wood-dropped = Yazılmadı.
wood-late = Bir hafta boyunca onaylanmadı: yazılmadı.
wood-right-toast = Grubun sıralamasına yazıldı.
refused-wood-enough = İkinizin bugün { $most } oyunu var: fazlası sayılmaz.
refused-wood-gone = Bu sonuç zaten kapandı.
refused-wood-other-answers = Buna öbür oyuncu karar verir.
# Zarlar
wood-dice-title = Gerçek tavla için zarlar
wood-dice-promise = Bütün zarlar şimdiden belli: sır sonda açılır ve bu mühre uyar. Herkes atabilir.
wood-dice-by = { $number }. atış · { $name }
wood-dice-before = Öncekiler: { $dice }
wood-dice-over = Bitti. Toplam { $count } atış; sır kayıtta.
button-wood-throw = 🎲 Zar at
button-wood-secret = Bitir
button-wood-record = Kayıt ve sır
button-wood-new-dice = 🎲 Yeni zarlar
refused-dice-not-yours = Bu zarları masaya koyan bitirir.
refused-dice-gone = Bu zarlar kaldırıldı. Yenisi: /dice.
wood-dice-thrown = Zaten atıldı: { $roll }
wood-dice-caption = Zarların sırrı ve bütün atışlar. Kontrol: npm run verify-dice -- { $file }.
# Saat
wood-clock-how = “{ $word }” ne demek, anlamadım. /clock 10+8: 10 dakika ve hamle başına 8 saniye; /clock 5: ek süresiz 5 dakika.
wood-clock-new = Oynadıktan sonra kendi düğmenize basın: rakibin süresi işler.
wood-clock-runs = Süresi işleyen: { $name }
wood-clock-stands = Ara verildi. Kendi düğmenize basın, rakibin süresi işler.
wood-clock-fallen = 🚩 Süresi bitti: { $loser }. Kazanan: { $winner }.
button-wood-pause = Ara ver
wood-clock-limits = Saat 1–60 dakikaya kurulur, hamle başına ek en çok 60 saniyedir: /clock 10+8. Ya da her hamleye 15 saniyeden 60 dakikaya kadar: /clock 30s.
refused-clock-not-yours = Bu saat oynayan iki kişi için. Sizinki: /clock.
refused-clock-gone = Bu saat artık yok. Yenisi: /clock.
refused-clock-fallen = Süre bitti: oyun sona erdi.
refused-clock-not-running = İşleyen süre sizin değil: rakip basar.
refused-clock-stands = Saat zaten duruyor.
