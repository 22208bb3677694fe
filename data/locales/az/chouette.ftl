# Şuet: bir taxtada üç-altı nəfər. Biri Solodur, qalanlar kapitanlı komandadır; hərənin Solo ilə öz kubu var.
words-chouette = şuet
chouette-title = 🦉 <b>Şuet</b> · { $terms }
chouette-how = Bir nəfər («Solo») komandaya qarşı: kapitan gedir, qalanlar məsləhət verir. Hərənin öz kubu var.
chouette-how-uncubed = Bir nəfər («Solo») komandaya qarşı: kapitan gedir, qalanlar məsləhət verir.
chouette-seated = Masada: { $names }
chouette-throw = 🎲 Yerlər üçün atış: { $throws }
chouette-seats =
    { $missing ->
        [0] Başlamaq olar. Boş yer: { $free }.
       *[other] Daha { $missing } oyunçu lazımdır.
    }
chouette-seats-full = Bütün yerlər tutulub.
chouette-line = { $name } { $points }
chouette-games =
    { $games ->
        [0] Birinci partiya.
       *[other] { $games } partiya oynanıb.
    }
chouette-plays = Partiya gedir; indi oturan növbətisindən oynayır.
chouette-over = 🏁 Şuet bitdi.
chouette-cancelled = Şuet bağlandı.
chouette-last = 🏁 Sonuncu partiya: məclis onunla bitir.
chouette-to-end = Məclisi bitirmək: /chouette dayan
chouette-podium = 🏆 <b>Şuet bitdi</b> · { $terms }
chouette-podium-line = { $medal } <b>{ $name }</b> — { $points }
chouette-apart = Şuetin xalları ayrıca sayılır: /top-a düşmür.
house-advice-playing = Hələ oynayanlar məsləhət verir.
house-advice-team = Bütün komanda məsləhət verir.
house-advice-cubed = Kubu çevrilənlər məsləhət verir.
house-advice-nobody = Məsləhətsiz.
house-loneTaker-free = Daveni təkcə biri qəbul edibsə, adi qaydada oynayır.
house-loneTaker-beavers = Daveni təkcə biri qəbul edibsə, biver və ya pas deməlidir.
house-boxTakes-any = Solo istədiyi kubları qəbul edir.
house-boxTakes-half = Solo ya kubların ən azı yarısını, ya da heç birini qəbul edir.
house-boxTakes-all = Solo ya bütün kubları, ya da heç birini qəbul edir.
button-house-advice-playing = Məsləhət: hələ oynayanlar
button-house-advice-team = Məsləhət: bütün komanda
button-house-advice-cubed = Məsləhət: davedən sonra
button-house-advice-nobody = Məsləhət: yoxdur

# Masa
team-players = ⚪ { $box } — 🔴 { $members }
team-member = { $name } { $cube }
team-next = Növbəti: Solo — { $box }, kapitan — { $captain }
team-next-few = Yeni partiya üçün daha { $missing } oyunçu lazımdır.
team-box-doubles =
    ⚪ { $box }: { $what ->
        [beaver] biver
       *[double] dave
    }. Qəbul, ya pas: { $members }.
team-alone = { $member }, qalanlar pas dedi: biver, ya pas.
team-doubles =
    { $members }: { $what ->
        [beaver] biver
       *[double] dave
    }. ⚪ { $box }, qəbul edirsiniz?
team-box-wins = 🏆 Solo uddu ({ $box }): { $outcome }.
team-wins = 🏆 Komanda uddu, Solo ({ $box }) uduzdu: { $outcome }.
team-cubes = hər şeyi kub həll etdi
team-resigned = Solo təslim olur
team-claimed = Solo cavab vermir
team-points = { $members }. Solo { $box }
team-missing =
    ⌛ { $name } cavab vermir: { $who ->
        [box] qələbəni komanda götürə bilər.
        [asked] susana pas yazmaq olar.
        [left] partiyadan çıxmış saymaq olar.
       *[captain] növbəti oyunçu gedə bilər.
    }
button-chouette-sit = 🪑 Otur
button-chouette-up = Dur
button-chouette-begin = ▶️ Başla
button-chouette-close = 🏁 Məclisi bitir
button-chouette-next = ▶️ Növbəti partiya
button-team-double = Dave
button-team-double-all = Dave: hamı
button-team-take-all = Hamısı qəbul
button-team-drop-all = Hamısı pas
button-team-take = ✓ { $name } { $value }
button-team-drop = ✗ { $name }
button-team-double-one = Dave: { $name }
button-team-go-on =
    { $who ->
        [box] Komanda udsun
        [asked] Pas say
        [left] Çıxmış say
       *[captain] Növbəti getsin
    }
button-team-leave = Partiyadan çıx: { $price }
team-leave-ask = 🏳 { $player }, əminsiniz? Çıxmağın qiyməti: { $price }.
advised = Məsləhətiniz: { $moves }. Kapitan onu düymədə görür.
advised-back = Məsləhət geri götürüldü.
chouette-sat = Masadasınız.
chouette-up = Masadan durdunuz. Başlanan partiyanı bitirmək olar.
chouette-needs-group = Şuet qrup oyunudur: məni qrupa əlavə edin və orada /chouette yazın.
chouette-runs = Burada artıq şuet gedir. Bağlamaq — /chouette ləğv.
chouette-none = Bağlamağa şuet yoxdur.
chouette-not-yours = Şueti yalnız başladan ya da admin bağlaya bilər.
chouette-cancel-done = Şuet bağlandı.
refused-chouette-over = Bu şuet bitib.
refused-chouette-full = Masada bütün yerlər tutulub.
refused-chouette-seated = Artıq masadasınız.
refused-chouette-not-seated = Masada deyilsiniz: əvvəlcə «Otur» düyməsinə basın.
refused-chouette-plays = Partiya hələ gedir.
refused-chouette-too-few = Şuet üçün ən azı üç nəfər lazımdır.
refused-captain-moves = Kapitan gedir.
refused-not-playing = Sizin üçün bu partiya bitib.
refused-must-beaver = Qalanlar pas dedi: biver, ya pas.
refused-box-takes-half = Burada Solo ya kubların ən azı yarısını, ya da heç birini qəbul edir.
refused-box-takes-all = Burada Solo ya bütün kubları, ya da heç birini qəbul edir.
refused-advice-nobody = Bu masada məsləhət yoxdur: kapitan gedir.
refused-advice-playing = Yalnız bu partiyada hələ oynayanlar məsləhət verir.
refused-advice-cubed = Yalnız kubu çevrilənlər məsləhət verir.
button-house-loneTaker-free = Bir nəfər alsa: adi qayda
button-house-loneTaker-beavers = Bir nəfər alsa: biver və ya pas
button-house-boxTakes-any = Solo alır: istədiyini
button-house-boxTakes-half = Solo alır: ən azı yarısını
button-house-boxTakes-all = Solo alır: hamısını, ya heç birini
chouette-no-match = Şuet matç deyil, partiya-partiya oynanılır: /chouette döymə 5.
chouette-no-hints = Şuetdə ipucunu bot yox, komanda verir: /chouette döymə 5.
chouette-no-clock = Şuet vaxtsız oynanılır: /chouette döymə 5.
house-seats = Masada yer: { $seats }.
button-house-seats = 🪑 Yer: { $seats }
button-house-cube =
    Kub: { $is ->
        [yes] var
       *[other] yox
    }
button-house-beaver =
    Biver: { $is ->
        [yes] var
       *[other] yox
    }
button-house-jacoby =
    Yakobi: { $is ->
        [yes] var
       *[other] yox
    }
chouette-cube-2 = Kubsuz.
chouette-cube-3 = Kublar: biverlə, Yakobisiz.
chouette-cube-4 = Kublar: Yakobi ilə, biversiz.
chouette-cube-5 = Kublar: biver və Yakobi ilə.
chouette-terms-about = <b>Biver</b> — daveyə cavab olaraq bir də artırmaq, kubu özündə saxlamaq. <b>Yakobi</b> — dave olmayıbsa, mars da, koks da bir oyun sayılır.
team-cube-of-box = ×{ $value } (Solo)

# /rules
guide-title-chouette = Şuet
guide-chouette =
    Bir nəfər («Solo», ⚪) bir taxtada komandaya (🔴) qarşı, üçdən altıya qədər adam. Kimin Solo, kimin kapitan olacağını ümumi bir atış həll edir. Kapitan gedir, qalanlar gedişlərə basıb məsləhət verir.

    Hərənin Solo ilə öz kubu var: daveni hərə özü üçün deyir və qəbul edir. Pas deyən ya da davesi qəbul olunmayan bu partiyadan çıxır, qalanlar oynayır; kapitan çıxsa, növbəti gedir. Kim 10 dəqiqə cavab verməsə, oyun onsuz davam edir.

    Sonda hər kəs Solo ilə hesablaşır: mərc × onun kubu × nəticə. Solo udsa, qalır, kapitan axıra keçir; uduzsa, yerinə udan kapitan keçir.
