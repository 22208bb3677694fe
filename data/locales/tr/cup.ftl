# Kupa: ikili maçlar, her birinin süresi var. Telegram kalanı kendisi sayar.
cup-title = 🏆 <b>Kupa</b> · { $terms }
cup-pace = Kayıtlar açık. Her maçın süresi { $time }; benimle özel sohbette oynanır.
cup-too-few = Başlangıç saatine dek yeterli oyuncu kaydolmadı. Çoğalınca “Başlat” düğmesine dokunun.
cup-how-swiss = “Katıl” düğmesine dokunun. Bu kadar oyuncuyla İsviçre sistemi olur: herkes her turu oynar.
cup-how = “Katıl” düğmesine dokunun. İki kez kaybeden elenir.
cup-signed-up = { $players } oyuncu: { $names }
cup-round =
    { $isFinal ->
        [yes] Final
       *[other] Tur { $round }
    }
cup-round-of = Tur { $round } / { $rounds }
cup-bye = Bu turda maçı olmayan: { $names }
cup-byes = Bu turda { $players } oyuncunun maçı yok
cup-bye-knockout = 🏆 Kupa, tur { $round }: bu tur rakibiniz yok, oynamadan geçiyorsunuz.
cup-bye-swiss = 🏆 Kupa, tur { $round }: oyuncu sayısı tek, size rakip çıkmadı. Turun bir puanı sizin.
cup-left = Kalan maç: { $matches }, süre bitimi: { $near }
cup-rules-knockout = İki mağlubiyet alan elenir.
cup-late = Hâlâ katılabilirsiniz: kaçırılan her tur yarım puan sayılır.
cup-rules-swiss = Galibiyet 1 puan; eşitlikte rakiplerin puanlarına bakılır.
cup-over = 🏁 Kupa bitti. Kazanan: <b>{ $name }</b>
cup-over-empty = 🏁 Kupa bitti: hiç maç oynanmadı.
cup-cancelled = Kupa iptal edildi. Başlamış oyunlar tamamlanabilir.
cup-podium = 🏆 <b>Kupa bitti</b> · { $terms }
cup-podium-knockout = { $medal } <b>{ $name }</b> — { $won } maç galibiyeti
cup-podium-swiss = { $medal } <b>{ $name }</b> — puan: { $points }, Buchholz: { $buchholz }
# Resimlerde
cup-picture = Kupa
cup-picture-unbeaten = Yenilmeyenler
cup-picture-second-chance = İkinci şans
cup-picture-round = Tur { $round }
cup-picture-final = Final
cup-picture-points = Puan
cup-picture-buchholz = Bh
# Kupa oyununun altında, her oyuncunun özel sohbetinde
cup-next-first = 🏆 Kupa sizin!
cup-next-on = 🏆 Tur atladınız: sonraki maçınız buraya gelecek.
cup-next-second-chance = 🏆 Bu ilk mağlubiyet: ikinci bir şansınız var, sonraki maçınız buraya gelecek.
cup-next-second = 🥈 İkincilik, tebrikler! Finali rakip aldı.
cup-next-out = 🏆 Kupa sizin için bitti. Oyun için teşekkürler!
cup-seat = 🏆 { $players } oyuncuda { $place }. sıra, { $points } puan.
cup-your-match = ▶️ Maçınız sürüyor.
cup-waits-here = Tur bitince sıradaki maçınız buraya gelecek.
cup-starts-by-hand = { $name } başlatacak.
cup-starts-yours = Siz başlatacaksınız: en az { $least } oyuncu gerek.
cup-put-out = 🏆 Hamle sizdeyken süre doldu: kupadan elendiniz.
cup-missing = ⏱ Rakibiniz gelmedi.
cup-call = ⏳ Kupa. Rakip: { $name }. Maçın süre bitimi: { $near }. Ondan sonra 10 dakika bekleten elenir.
button-cup-enter = ✋ Katıl
button-cup-leave = Ayrıl
button-cup-start = ▶️ Başlat
button-cup-match-mine = 🎲 Maçım
cup-start-gathered = herkes gelince
button-cup-length = Maç: { $match } puan
button-cup-time = Maç başına: { $time }
button-cup-swiss = İsviçre, { $rounds } tur
button-cup-rounds = { $rounds } tur
button-cup-knockout = Eleme, ikinci şanslı
cup-format = <b>{ $players } oyuncu: nasıl oynayalım?</b>
    İsviçre sisteminde herkes her turu oynar; eleme daha çok tur sürer.
cup-entered = Katıldınız: maçınız özel sohbetimize gelecek.
cup-entered-here = Katıldınız: maçınız buraya gelecek.
cup-left-it = Kupadan ayrıldınız.
cup-no-match = Şu an bu kupada maçınız yok.
cup-no-match-yet = Henüz rakip yok: maçınız özel sohbetimize gelecek.
refused-cup-over = Bu kupa bitti.
refused-cup-begun = Bu kupa çoktan başladı.
refused-cup-full = Bu kupa dolu.
refused-cup-in = Zaten katıldınız.
refused-cup-out = Bu kupadan elendiniz.
refused-cup-not-in = Bu kupaya kaydolmadınız.
refused-cup-few = Kupa için en az { $least } oyuncu gerek.
cup-needs-group = Kupa gruplar içindir: beni bir gruba ekleyin ve orada /cup yazın.
cup-runs = Burada zaten bir kupa var. İptal etmek için: /cup iptal.
cup-bad-hours = Bir maça en az 1 saat, en çok { $days } gün verilebilir, örneğin /cup modern 5 2 gün.
cup-bad-match = Kupa maçı en çok { $most } puanlıktır, örneğin /cup modern 5.
cup-which-number = “{ $word }” ne demek? Tek sayı maçın uzunluğudur; süresine birimi de gerekir: /cup modern 5 2 gün.
cup-none = Burada iptal edilecek kupa yok.
cup-not-yours = Kupayı yalnız açan ya da bir yönetici iptal edebilir.
cup-not-yours-to-begin = Kupayı yalnız açan ya da bir yönetici başlatabilir.
cup-cancel-done = Kupa iptal edildi.
words-hours = sa, saat
words-days = gün
# Sayısız kullanılırsa bir tane
words-one-hour = bir saat
words-one-day = bir gün
words-one-week = bir hafta
words-weeks = hafta
words-cup-in = süre
words-cup-later = sonra
words-cup = kupa

# Gerçek tavlada kupa: iki kişiden biri kimin kazandığını söyler, öbürü onaylar.
cup-on-wood = gerçek tavlada
button-cup-wood = Gerçek tavlada
cup-wood-how = Gerçek tavlada oynar, kimin kazandığını bana söylersiniz. Reytinge girmez.
cup-terms-about =
    Her hamle için süre ya da toplam süre ve her hamlede küçük bir ek.
    Gerçek tavlada: eşleri ben belirlerim, kendi masanızda oynarsınız; biri kimin kazandığını söyler, öbürü onaylar.
cup-wood-difference = Gerçek tavlada kupa, marsı olan oyunlarda olur; bu oyunda pul farkı sayılıyor.
cup-pace-wood = Kayıtlar açık. Her maçın süresi { $time }: gerçek tavlada oynarsınız, biri kimin kazandığını söyler, öbürü onaylar.
cup-wood-match = 🏆 Kupa, tur { $round }: <b>{ $one }</b> — <b>{ $other }</b>
cup-wood-yours = Tur { $round }. Gerçek tavladaki rakibiniz: <b>{ $name }</b>
cup-wood-until = Kim kazandı? Süre bitimi: { $near }
cup-wood-disputed = Anlaşamadınız. Yeniden söyleyin; olmazsa kupayı açan ya da bir yönetici karar verir. Süre bitimi: { $near }
cup-wood-told = { $name } diyor ki: { $winner } kazandı.
cup-wood-told-how = { $name } diyor ki: { $winner } kazandı, { $outcome }.
cup-wood-counts = Yanıt gelmezse sayılır: { $near }
cup-wood-of = 🏆 Kupa, tur { $round }.
cup-wood-anew = 🏆 Kupa, tur { $round }: yeniden söyleyin. Anlaşamazsanız kupayı açan ya da bir yönetici karar verir.
cup-wood-tools = Masada: /dice adil zar, /clock saat.
button-cup-won = { $name } kazandı
button-cup-untell = Yanlış söyledim
button-cup-ask = Kim kazandı?
cup-told-toast = Yazdım. Şimdi öbür oyuncu onaylasın.
cup-answered-toast = Tamam.
cup-put-out-wood = 🏆 Süre doldu, kimin kazandığını kimse söylemedi. Kura çekildi: kupadan elendiniz.
cup-missing-wood = ⏱ Kimin kazandığı söylenmedi: galibiyet size yazıldı.
cup-call-wood = ⏳ Kupa. Gerçek tavladaki rakibiniz: { $name }. Kimin kazandığını söyleyin, süre bitimi: { $near }; ikiniz de söylemezseniz kura çekilir, biriniz elenir.
words-cup-wood = gerçek tavlada, tahtada, tahta

# /rules
guide-title-cup = Kupa
guide-cup =
    İkili maçlar, her birinin süresi var; küplü, Crawford oyunlu. Eleme: iki mağlubiyet alan elenir; son iki kişi final oynar, yenilmemiş olan kaybederse bir kez daha oynanır.

    9 oyuncudan sonra İsviçre sistemi de olabilir: herkes her turu oynar, galibiyet ya da rakipsiz tur 1 puan, siz katılmadan önceki tur ½; eşitlikte rakiplerin puanlarına bakılır (Buchholz). Reytingi en yüksek olanlar en son karşılaşır.

    Süre bitince hamle başına 10 dakikanız olur: aşan, maçı kaybeder ve kupadan çıkar. Reyting için maç tek sonuçtur.

    Gerçek tavlada (/cup modern 3 tahtada) eşleri ben belirlerim, siz kendi masanızda oynarsınız: biri kimin kazandığını söyler, öbürü “Doğru” ile onaylar. Süre bitince birinin söylediği sayılır; anlaşamazsanız kupayı açan ya da bir yönetici karar verir; kimse bir şey söylemediyse kura çekilir. Grubun sıralamasına tek oyun olarak girer, reytinge girmez.
