# Kubok: cüt-cüt matçlar, hər birinin öz son vaxtı. near — Telegramın özü saydığı an.
cup-title = 🏆 <b>Kubok</b> · { $terms }
cup-pace = Qeydiyyat gedir. Hər matça { $time } verilir; mənimlə şəxsi söhbətdə oynanılır.
cup-too-few = Başlanğıca çox az oyunçu yazıldı. Adam yığılanda «Başla» düyməsinə basın.
cup-how-swiss = «Qoşul» düyməsinə basın. Çoxuq, ona görə İsveçrə sistemi ilə: hamı bütün turları oynayır.
cup-how = «Qoşul» düyməsinə basın. İki məğlubiyyət — və çıxırsınız.
cup-signed-up = { $players } oyunçu: { $names }
cup-round =
    { $isFinal ->
        [yes] Final
       *[other] Tur { $round }
    }
cup-round-of = Tur { $round }/{ $rounds }
cup-bye = Bu turda cütsüz: { $names }
cup-byes = Bu turda cütsüz: { $players } oyunçu
cup-bye-knockout = 🏆 Kubok, tur { $round }: sizə cüt çatmadı, oynamadan irəli keçirsiniz.
cup-bye-swiss = 🏆 Kubok, tur { $round }: oyunçuların sayı təkdir, sizə cüt çatmadı. Turun bir xalı sizindir.
cup-left = Bitməyib: { $matches } matç. Son vaxt: { $near }
cup-rules-knockout = İki məğlubiyyətdən sonra çıxırlar.
cup-late = Hələ yazılmaq olar: hər buraxılmış tura yarım xal.
cup-rules-swiss = Qələbə — 1 xal; bərabərlikdə rəqiblərin xalına baxılır.
cup-over = 🏁 Kubok bitdi. Qalib: <b>{ $name }</b>
cup-over-empty = 🏁 Kubok bitdi: heç bir matç oynanmadı.
cup-cancelled = Kubok ləğv edildi. Başlanan partiyaları bitirmək olar.
cup-podium = 🏆 <b>Kubok bitdi</b> · { $terms }
cup-podium-knockout = { $medal } <b>{ $name }</b> — { $won } qələbə
cup-podium-swiss = { $medal } <b>{ $name }</b> — xal: { $points }, Buxholts: { $buchholz }
# Şəkillərdə.
cup-picture = Kubok
cup-picture-unbeaten = Uduzmayanlar
cup-picture-second-chance = İkinci şans
cup-picture-round = Tur { $round }
cup-picture-final = Final
cup-picture-points = Xal
cup-picture-buchholz = Bx
# Kubok partiyasının altında, hər oyunçunun şəxsi söhbətində.
cup-next-first = 🏆 Kubok sizindir!
cup-next-on = 🏆 İrəli keçirsiniz: növbəti matç bura gələcək.
cup-next-second-chance = 🏆 Bu, ilk məğlubiyyətdir: ikinci şansınız var, matç bura gələcək.
cup-next-second = 🥈 İkinci yer, təbriklər! Finalı rəqib aldı.
cup-next-out = 🏆 Kubok sizin üçün bitdi. Oyuna görə sağ olun!
cup-your-match = ▶️ Matçınız gedir.
cup-waits-here = Tur bitəndə növbəti matçınız bura gələcək.
cup-starts-by-hand = { $name } başladacaq.
cup-starts-yours = Siz başladacaqsınız: ən azı { $least } oyunçu lazımdır.
cup-seat = 🏆 Yer: { $place }/{ $players }, xal: { $points }.
cup-put-out = 🏆 Vaxt bitdi, gediş isə sizin idi: kubokdan çıxdınız.
cup-missing = ⏱ Rəqib gəlmədi.
cup-call = ⏳ Kubok. Rəqib: { $name }. Matçın son vaxtı: { $near }; ondan sonra gedişini 10 dəqiqədən çox gözlədən çıxır.
button-cup-enter = ✋ Qoşul
button-cup-leave = Çıx
button-cup-start = ▶️ Başla
button-cup-match-mine = 🎲 Matçım
cup-start-gathered = yığışanda
button-cup-length = Matç: { $match } xal
button-cup-time = Bir matça: { $time }
button-cup-swiss = İsveçrə, { $rounds } tur
button-cup-rounds = { $rounds } tur
button-cup-knockout = Uduzan çıxır, ikinci şansla
cup-format =
    <b>{ $players } oyunçu: necə oynayırıq?</b>
    İsveçrə sistemində hamı hər turu oynayır; uduzan çıxanda tur çox olur.
cup-entered = Qoşuldunuz: matç şəxsi söhbətimizə gələcək.
cup-entered-here = Qoşuldunuz: matç bura gələcək.
cup-left-it = Kubokdan çıxdınız.
cup-no-match = Hazırda bu kubokda matçınız yoxdur.
cup-no-match-yet = Hələ rəqib yoxdur: matç şəxsi söhbətimizə gələcək.
refused-cup-over = Bu kubok bitib.
refused-cup-begun = Bu kubok artıq başlayıb.
refused-cup-full = Bu kubokda daha yer yoxdur.
refused-cup-in = Artıq qoşulmusunuz.
refused-cup-out = Bu kubokdan çıxmısınız.
refused-cup-not-in = Bu kuboka yazılmamısınız.
refused-cup-few = Kubok üçün ən azı { $least } oyunçu lazımdır.
cup-needs-group = Kubok qrupda olur: məni qrupa əlavə edin və orada /cup yazın.
cup-runs = Burada artıq kubok gedir. Ləğv etmək — /cup ləğv.
cup-bad-hours = Matça 1 saatdan { $days } günədək vermək olar, məsələn, /cup döymə 5 2 gün.
cup-bad-match = Kubok matçı ən çoxu { $most } xallıqdır, məsələn, /cup döymə 5.
cup-which-number = «{ $word }» nə deməkdir? Tək ədəd — matçın xalıdır; vaxta söz lazımdır — saat, ya gün: /cup döymə 5 2 gün.
cup-none = Ləğv etməyə kubok yoxdur.
cup-not-yours = Kuboku yalnız başladan ya da admin ləğv edə bilər.
cup-not-yours-to-begin = Kuboku açan ya da admin başladır.
cup-cancel-done = Kubok ləğv edildi.
words-hours = saat, st
words-days = gün, sutka
# Ədədsiz — bir; ədədlə yalnız öz formasında.
words-one-hour = bir saat
words-one-day = bir gün, bir sutka
words-one-week = bir həftə
words-weeks = həftə
words-cup-in = müddət
words-cup-later = sonra
words-cup = kubok

# Əsl taxtada kubok: iki nəfərdən biri kimin udduğunu deyir, o biri təsdiqləyir.
cup-on-wood = əsl taxtada
button-cup-wood = Əsl taxtada
cup-wood-how = Əsl taxtada oynayırsınız, kimin udduğunu mənə deyirsiniz. Reytinqsiz.
cup-terms-about =
    Hər gedişə vaxt, ya da ümumi ehtiyat və hər gedişə əlavə.
    Əsl taxtada: cütləri mən qururam, öz masanızda oynayırsınız; biri kimin udduğunu deyir, o biri təsdiqləyir.
cup-wood-difference = Əsl taxtada kubok marsı olan oyunda keçirilir, bu oyunda isə daşların fərqi sayılır.
cup-pace-wood = Qeydiyyat gedir. Hər matça { $time } verilir: əsl taxtada oynayırsınız, biri kimin udduğunu deyir, o biri təsdiqləyir.
cup-wood-match = 🏆 Kubok, tur { $round }: <b>{ $one }</b> — <b>{ $other }</b>
cup-wood-yours = Tur { $round }. Əsl taxtada rəqibiniz: <b>{ $name }</b>
cup-wood-until = Kim uddu? Son vaxt: { $near }
cup-wood-disputed = Razılaşmadınız. Bir də deyin; alınmasa, kuboku açan və ya admin həll edir. Son vaxt: { $near }
cup-wood-told = { $name } deyir: { $winner } uddu.
cup-wood-told-how = { $name } deyir: { $winner } uddu, { $outcome }.
cup-wood-counts = Cavab olmasa, sayılacaq: { $near }
cup-wood-of = 🏆 Kubok, tur { $round }.
cup-wood-anew = 🏆 Kubok, tur { $round }: bir də deyin. Razılaşmasanız, kuboku açan və ya admin həll edir.
cup-wood-tools = Masa arxasında: /dice — ədalətli zərlər, /clock — saat.
button-cup-won = { $name } uddu
button-cup-untell = Səhv dedim
button-cup-ask = Kim uddu?
cup-told-toast = Yazdım. İndi o biri oyunçu təsdiqləsin.
cup-answered-toast = Oldu.
cup-put-out-wood = 🏆 Vaxt bitdi, kimin udduğunu heç kim demədi. Püşk atıldı: kubokdan çıxdınız.
cup-missing-wood = ⏱ Kimin udduğu deyilmədi: qələbə sizə yazıldı.
cup-call-wood = ⏳ Kubok. Əsl taxtada rəqib: { $name }. Kimin udduğunu deyin, son vaxt: { $near }; heç biriniz deməsə, püşk atılacaq və biriniz çıxacaq.
words-cup-wood = əsl taxtada, taxtada, taxta

# /rules
guide-title-cup = Kubok
guide-cup =
    Cüt-cüt matçlar, hər birinin öz son vaxtı, kubla və Krouford partiyası ilə. «Uduzan çıxır»: iki məğlubiyyət — və çıxırsınız; sonuncu ikisi final oynayır; finalı məğlubiyyətsiz gələn uduzsa, bir də oynayırlar.

    9 oyunçudan başlayaraq İsveçrə sistemi də olar: hamı bütün turları oynayır, qələbə və ya cütsüz tur — 1 xal, yazılmazdan əvvəlki tur — ½, bərabərlikdə rəqiblərin xallarının cəmi (Buxholts). Reytinqi ən yüksək olanlar axırda görüşür.

    Son vaxtdan sonra hər kəsin gedişə 10 dəqiqəsi var: çox gözlədən matçı uduzur və çıxır. Reytinq üçün matç bir nəticədir.

    Əsl taxtada (/cup döymə 3 taxtada) cütləri mən qururam, siz isə öz masanızda oynayırsınız: biri kimin udduğunu deyir, o biri «Düzdür» ilə təsdiqləyir. Son vaxtdan sonra birinin dediyi sayılır; razılaşmasanız, kuboku açan və ya admin həll edir; heç kim deməyibsə, püşk atılır. Qrupun cədvəlinə bir partiya kimi yazılır, reytinqə yox.
