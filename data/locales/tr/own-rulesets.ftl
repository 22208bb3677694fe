# Bir sohbetin kuralları: /rules sonrasına yazılan kelimeler
words-new = yeni, oluştur
words-own = özel, kendi, bizim, bizimki

# Diyalog
draft-base = <b>Yeni kurallar.</b> Hangi oyun temel olsun?
draft-title = <b>Yeni kurallar</b>, temeli: “{ $base }”
draft-switches = Değiştirmek istediğinize dokunun; gerisi olduğu gibi kalır.
draft-name = <b>Şimdi adı:</b> aşağıdaki mesaja yanıt olarak gönderin.
draft-name-ask = Bu kuralların adı ne olsun? Bu mesajı yanıtlayın, en çok { $most } harf. Vazgeçtiyseniz /cancel.
draft-name-placeholder = Kuralların adı
draft-left = Kurallar kaydedilmedi. Baştan: /rules yeni
draft-busy = Telegram { $seconds } sn beklememizi istiyor. Sonra yeniden deneyin.
button-draft-name = Tamam, ad ver
button-draft-back = ‹ Geri
button-draft-cancel = Vazgeç
refused-not-your-draft = Bu kuralları başkası yapıyor. Kendinizinkini yapın: /rules yeni
refused-draft-over = Burada artık kural yapılmıyor. Baştan: /rules yeni

# Olmayan bir ad
name-empty = Adda en az bir harf olmalı. Başka bir ad gönderin.
name-too-long = Çok uzun: en çok { $most } harf. Başka bir ad gönderin.
name-spoken-for = Bu kelime dolu: /play ya da /rules sonrasında bir anlamı var. Başka bir ad gönderin.
name-taken = Bu sohbette bu adda kurallar zaten var. Başka bir ad gönderin.
too-many-rulesets = Bu sohbette zaten { $most } özel oyun var, sınır bu. Gerekmeyeni silin: /rules özel

# Yapılmış kurallar
own-made = ✅ <b>Kurallar kaydedildi.</b>
own-title = Bu sohbetin özel kuralları
own-none = Henüz yok.
own-new = Yenisini yapmak için: /rules yeni
own-made-of = Temeli: “{ $base }”. Yapan: { $maker }.
own-delete = “{ $name }” kuralları silinsin mi? Süren oyunlar bu kurallarla tamamlanır.
own-deleted = “{ $name }” kuralları silindi.
button-own-play = Davet et
button-own-rules = Örneklerle anlat
button-own-list = Bütün kurallar
button-own-delete = Sil
button-own-delete-sure = Sil
button-own-keep = Kalsın
refused-not-your-ruleset = Bu kuralları yalnız yapan ya da sohbetin bir yöneticisi silebilir.

# Anahtarlar: ad, soru, değerler ve anlamları
switch-checkers = Pullar
switch-checkers-line = Oyun başlarken her oyuncunun baş hanesinde kaç pul durur?
switch-checkers-15 = on beş
switch-checkers-15-line = her zamanki gibi
switch-checkers-7 = yedi
switch-checkers-7-line = üçte bir uzunlukta oyun
switch-checkers-3 = üç
switch-checkers-3-line = birkaç dakikalık oyun

switch-opening = İlk hamle
switch-opening-line = İlk zarı kazanan hangi zarla oynar?
switch-opening-kept = ilk zarla
switch-opening-kept-line = ilk atışta gelen iki zarla
switch-opening-anew = yeni zarla
switch-opening-anew-line = iki zar da yeniden atılır, çift de gelebilir

switch-homeHit = Evde kırmak
switch-homeHit-line = Kendi evinde pul kıran pul aynı hamlede ne yapabilir?
switch-homeHit-free = serbest
switch-homeHit-free-line = sınır yok, uluslararası kurallardaki gibi
switch-homeHit-no-bear-off = toplanmaz
switch-homeHit-no-bear-off-line = o hamlede toplanmaz, çiftte bile; yanına gelen de toplanmaz
switch-homeHit-no-hiding = saklanmaz
switch-homeHit-no-hiding-line = o hamlede başka pulunuzun yanına gidemez; üstünü kapatmak ya da boş haneye gitmek olur, toplamak ancak o zar başka türlü oynanamıyorsa

switch-homeHit-no-running = yerinde kalır
switch-homeHit-no-running-line = o hamlede ne yürür ne toplanır; başka bir pul üstünü kapatabilir

switch-fullMove = Tam hamle
switch-fullMove-line = Zar tam oynanabiliyorken sayı boşa harcanabilir mi?
switch-fullMove-false = şart değil
switch-fullMove-false-line = her zarı oynamak yeter: büyük zar küçük haneden pul toplayabilir
switch-fullMove-true = şart
switch-fullMove-true-line = zar bütün sayısıyla oynanabiliyorsa hiçbiri boşa harcanmaz

switch-headException = Baştan iki pul
switch-headException-line = İlk hamlede baştan ikinci pul ne zaman kalkabilir?
switch-headException-opponent-head = { $rolls }
switch-headException-opponent-head-line = ilk pulu rakibin başı durdurduğunda
switch-headException-any-double = her çiftte
switch-headException-any-double-line = tek pulun tam oynayamadığı her çiftte
switch-headException-fours-sixes = 4:4 ve 6:6
switch-headException-fours-sixes-line = 4:4 ve 6:6 ile, ilk pulu ne durdurursa durdursun
switch-headException-none = hiçbir zaman
switch-headException-none-line = her hamlede tek pul

switch-block = Yan yana altı
switch-block-line = Yan yana altı hane ne zaman tutulabilir?
switch-block-opponent-ahead = rakip öndeyse
switch-block-opponent-ahead-line = blokajın önünde bir rakip pul varsa
switch-block-opponent-home = rakip evdeyse
switch-block-opponent-home-line = rakibin bir pulu evine girdiyse
switch-block-start-quarter = başta olmaz
switch-block-start-quarter-line = her yerde; yalnız başlangıçtaki altı hanenin hepsi olmaz
switch-block-free = her zaman
switch-block-free-line = sınır yok

switch-leftover = Artan zar
switch-leftover-line = Oynanamayan zar ne olur?
switch-leftover-lost = yanar
switch-leftover-lost-line = sıra rakibe geçer
switch-leftover-opponent = rakibe kalır
switch-leftover-opponent-line = rakip kendi zarından önce onu kendi pullarıyla oynar
switch-leftover-groups = tırmanan çiftin artanı rakibe
switch-leftover-groups-line = yalnız tırmanan çiftten artar; rakip oynayamadığını atlar, gül barada olduğu gibi

switch-doubles = Çiftler
switch-doubles-line = Çift nasıl oynanır?
switch-doubles-four = dört hamle
switch-doubles-four-line = her zar iki kez
switch-doubles-roll-again = bir daha zar
switch-doubles-roll-again-line = dört hamleyi de oynayan bir daha atar, gülbardaki gibi
switch-doubles-ascending = tırmanır
switch-doubles-ascending-line = kendi sayısından altılara kadar: 4:4 dörtler, beşler ve altılardır, deli gülbardaki gibi

switch-ascendingMoves = Sayı başına hamle
switch-ascendingMoves-line = Tırmanan çiftin her sayısı kaç kez oynanır?
switch-ascendingMoves-2 = iki kez
switch-ascendingMoves-2-line = 5:5 şudur: 5 5 6 6
switch-ascendingMoves-4 = dört kez
switch-ascendingMoves-4-line = 5:5 şudur: 5 5 5 5 6 6 6 6, Bulgar gül barasındaki gibi

switch-ascendingFromTurn = Çift tırmanır
switch-ascendingFromTurn-line = Çiftler oyuncunun kaçıncı hamlesinden başlayarak tırmanır? O zamana dek çift her zamanki gibi dört kez oynanır.
switch-ascendingFromTurn-1 = ilk hamleden
switch-ascendingFromTurn-1-line = hemen
switch-ascendingFromTurn-2 = 2. hamleden
switch-ascendingFromTurn-2-line = ilk hamle olağandır
switch-ascendingFromTurn-3 = 3. hamleden
switch-ascendingFromTurn-3-line = ilk iki hamle olağandır
switch-ascendingFromTurn-4 = 4. hamleden
switch-ascendingFromTurn-4-line = ilk üç hamle olağandır, Bulgar gül barasındaki gibi

switch-koks = Katmerli mars
switch-koks-line = Kaybeden hiç pul toplamadıysa ve barda ya da kazananın evinde pulu varsa galibiyet ne eder?
switch-koks-3 = × 3
switch-koks-3-line = üç katı
switch-koks-off = yok
switch-koks-off-line = düz mars sayılır, ×2

switch-homeMars = Ev marsı
switch-homeMars-line = Kaybedenin bütün pulları evdeyse ama hiçbiri toplanmadıysa galibiyet ne eder?
switch-homeMars-3 = × 3
switch-homeMars-3-line = üç katı
switch-homeMars-4 = × 4
switch-homeMars-4-line = dört katı
switch-homeMars-off = yok
switch-homeMars-off-line = düz mars sayılır, ×2

switch-nextFirst = Kim başlar
switch-nextFirst-line = Sonraki oyuna kim başlar?
switch-nextFirst-throw = yeni ilk zar
switch-nextFirst-throw-line = yine herkes birer zar atar
switch-nextFirst-winner = kazanan
switch-nextFirst-winner-line = kazanan başlar
switch-nextFirst-alternate = sırayla
switch-nextFirst-alternate-line = son oyuna başlamayan başlar

switch-cube = Küp
switch-cube-line = Zar atmadan önce bahis artırılabilir mi?
switch-cube-false = küpsüz
switch-cube-false-line = bahis değişmez; tek oyun için /play sonrasına “küp” ekleyin
switch-cube-true = küplü
switch-cube-true-line = vidoyu alan küpün sahibi olur, sonra yalnız o artırabilir

switch-raise = Bahsin artışı
switch-raise-line = Her vidoda bahis ne kadar artar?
switch-raise-double = iki katı
switch-raise-double-line = 1, 2, 4, 8 …
switch-raise-arithmetic = birer birer
switch-raise-arithmetic-line = 1, 2, 3, 4 …

switch-beaver = Beaver
switch-beaver-line = Vidoya hemen artırıp küpü tutarak karşılık verilebilir mi?
switch-beaver-false = yok
switch-beaver-false-line = vidoya ya al ya pas denir
switch-beaver-true = var
switch-beaver-true-line = vidoya beaver ile de karşılık verilebilir

switch-jacoby = Jacoby kuralı
switch-jacoby-line = Galibiyet ne zaman iki ya da üç kat sayılır?
switch-jacoby-false = yok
switch-jacoby-false-line = her zaman
switch-jacoby-true = var
switch-jacoby-true-line = yalnız oyunda vido çekildiyse; yoksa tek oyundur

switch-autoDoubles = Otomatik vido
switch-autoDoubles-line = İlk zarda beraberlik bahsi artırır mı?
switch-autoDoubles-0 = yok
switch-autoDoubles-0-line = beraberlikte yalnız yeniden atılır
switch-autoDoubles-1 = bir kez
switch-autoDoubles-1-line = yalnız ilk beraberlik artırır
switch-autoDoubles-2 = en çok iki kez
switch-autoDoubles-2-line = ilk iki beraberlik artırır
switch-autoDoubles-3 = en çok üç kez
switch-autoDoubles-3-line = ilk üç beraberlik artırır

draft-medley = <b>Birkaç oyundan maç</b>
draft-games = Oyunlara oynanacakları sırayla dokunun: en az iki, en çok { $most }; aynı oyun yine seçilebilir. Sonuncudan sonra ilki gelir.
button-draft-medley = Birkaç oyundan maç…
button-draft-drop = ⌫ Sonuncuyu çıkar
own-made-by = Oyunu değişen maç. Hazırlayan: { $maker }.
