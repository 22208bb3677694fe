# Bir sohbetin ayarları
command-settings = ayarlar: dil, tahta, bahis, küp
settings-title =
    { $kind ->
        [group] Grup ayarları
       *[private] Ayarlarınız
    }
settings-note =
    { $kind ->
        [group] Yöneticiler değiştirir. Süren oyunlar değişmez.
       *[private] Bu sohbet ve buradaki oyunlarınız için. Süren oyunlar değişmez.
    }
settings-not-yours = Grup ayarlarını yalnız yöneticiler değiştirebilir. Sizinkiler: özel sohbetimizde /settings.
not-in-person = Grup adına yazıyorsunuz, kim olduğunuzu göremiyorum. Oynamak için kendi adınızla yazın.
settings-back = ‹ Tüm ayarlar
# What is set, on the key of a page
setting-key = { $name }: { $value }
setting-on = var
setting-off = yok
setting-all = hepsi
setting-some = { $on }/{ $all }

settings-language = Dil
settings-language-about =
    { $kind ->
        [group] Bu grupta ve tahtalarında kullandığım dil.
       *[private] Sizinle konuştuğum dil.
    }
choice-language-none = Telegram dili
# Dil yeniyken, o dilde, seçimin altında
settings-language-young = Türkçeyi yeni öğrendim: bazı kelimeler kulağa ters gelebilir.
button-wrong-word = ✍️ Yanlış kelime bildir
wrong-word-ask = Hangi kelimem yanlış, siz ne derdiniz? Tek satır yazın: adınızla birlikte botu işletene iletirim. Ya da /cancel.
wrong-word-placeholder = yanlış — doğru
wrong-word-sent = Teşekkürler, ilettim.
wrong-word-soon = Dakikada bir kelime lütfen: az önce birini ilettim.
wrong-word-many = Şu an çok kişi yazıyor: bir dakika sonra yeniden yazın.
# Botu işletene
wrong-word-told = ✍️ { $name } ({ $language }): { $line }

settings-board = Tahta
settings-board-about =
    Resim gerçek bir tahtadır. Emoji metindir: yavaş bağlantıda bile hemen görünür. Sözler dinleyenler içindir. Açık tahtalar yeniden çizilir.

    Renkler resim içindir; en kolay seçileni yüksek kontrasttır.
choice-board-picture = Resim
choice-board-emoji = Emoji
choice-board-words = Sözle
choice-board-both = Resim ve söz
choice-theme-wood = Ahşap
choice-theme-dark = Koyu
choice-theme-contrast = Kontrast
choice-home-right = Ev sağda
choice-home-left = Ev solda

settings-lines = Tahta başında
settings-lines-about =
    <b>Tepkiler</b>: tahtanın altında 👏 🍀 😅. Sizinki tahtanın altında görünür. Her hamlede bir tane.
    <b>Şans</b>: nadir zarlar için bir satır, oyunda bir kez: üst üste üç çift gibi.
    <b>Rekabet</b>: oyun sonunda bir satır: üst üste kaç galibiyet, sıralamada kim kimi geçti.
settings-voices-about = <b>Sohbet</b>: tahtanın altına yazdığınız rakibinizde tek satır olarak görünür, onun yazdığı da sizde.
toggle-emotes = Tepkiler
toggle-voices = Sohbet
toggle-luck = Şans
toggle-rivalry = Rekabet

settings-game = Oyun
settings-game-about = Yalnız /play yazınca ne oynanacağı. Her zaman başka oyun da yazabilirsiniz: <code>/play gülbar</code>.
choice-ruleset-none = Sor

settings-stake = Bahis
settings-stake-about = Davette başka bir şey yazmıyorsa oyunun kaç puanlık olduğu: <code>/play tavla 5</code>. Puan para değildir: ben yalnız skoru tutarım.
stake-type = Başka…
stake-typed = Başka: { $stake }
stake-ask = { $player }, bir oyun kaç puan? 1 ile { $most } arasında bir sayıyla yanıtlayın ya da /cancel.
stake-bad = { $player }, bu bahis olmaz: 1 ile { $most } arasında tam sayı gerekir. Ya da /cancel.
stake-placeholder = Örneğin 25

settings-cube = Küp
settings-cube-about =
    Varsayılan budur; davette başka yazılabilir: <code>/play modern küpsüz</code>.
    <b>Beaver</b> — vidoya hemen artırarak karşılık vermek, küp sizde kalır.
    <b>Jacoby</b> — vido çekilmedikçe her galibiyet tek oyun sayılır.
    <b>Otomatik vido</b> — ilk zarda kaç beraberlik bahsi artırır.
settings-raise = Artış
settings-autoDoubles = Otomatik vido
toggle-cube = Küplü oyun
choice-raise-double = 1, 2, 4, 8…
choice-raise-arithmetic = 1, 2, 3, 4…
toggle-beaver = Beaver
toggle-jacoby = Jacoby kuralı

settings-automation = Otomatik
settings-automation-about =
    <b>Oto zar</b> — karar verecek bir şey yoksa (vido çekilemiyorsa) zarı ben atarım.
    <b>Tek hamle</b> — yalnız bir türlü oynanabilen zarı ben oynarım.
    <b>Tamam düğmesi</b> — hamleyi o bitirir; o zamana dek geri alabilirsiniz. Düğme yoksa hamle son pulla biter.
    <b>Hamleyi geri alma</b> — oyuncular ⋯ altından son hamleyi geri almayı isteyebilir.
toggle-autoRoll = Oto zar
toggle-autoForced = Tek hamle
toggle-confirmDone = Tamam düğmesi
toggle-takeBacks = Hamleyi geri alma

settings-time = Süre
settings-time-about =
    { $kind ->
        [group]
            <b>Hamle süresi</b>: dolunca rakip hükmen kazanabilir. <b>Hatırlatma</b>: düşünen oyuncuya. Değişiklik sonraki hamleden geçerli.
            <b>Özel yanıtlar</b>: yalnız soran görür. <b>Komutları sil</b>: yanıtlayıp silerim.
            Bir mesaja /sideline diye yanıt verin: yazan burada oynayamaz.
       *[private] Bir hamle ne kadar beklenir; sonra rakip hükmen kazanabilir. Özel sohbetlerinizdeki süreler farklıysa ikinize de uzun olanı geçerli. Değişiklik sonraki hamleden geçerli.
    }
settings-deadline = Hamle süresi
choice-deadlineMinutes-none = Sınırsız
settings-reminder = Hatırlatma
choice-reminderMinutes-none = Hiçbir zaman

time-minutes = { $minutes } dakika
time-hours = { $hours } saat
time-days = { $days } gün
toggle-whispers = Özel yanıtlar
toggle-tidies = Komutları sil
tidies-needs-right = Açık. Şimdi beni mesaj silebilen bir yönetici yapın.

settings-seven = Yedili
settings-seven-about = Günde bir mesaj, isteyen üyelerin yedililerini burada gösterir: yalnız kareler, konumlar görünmez. İlki oynayınca gelir.
toggle-sevens = Yedilileri topla

settings-zone = Saat dilimi
settings-zone-about = “Saat 20:00” hangi şehrin saatidir. Minsk için Moskova, Astana için Taşkent.
choice-zone-none = Sor
choice-zone-los-angeles = Los Angeles
choice-zone-new-york = New York
choice-zone-london = Londra
choice-zone-berlin = Berlin
choice-zone-kyiv = Kiev
choice-zone-istanbul = İstanbul
choice-zone-jerusalem = Kudüs
choice-zone-moscow = Moskova
choice-zone-tbilisi = Tiflis
choice-zone-yerevan = Erivan
choice-zone-baku = Bakü
choice-zone-tehran = Tahran
choice-zone-tashkent = Taşkent
choice-zone-omsk = Omsk
choice-zone-novosibirsk = Novosibirsk
choice-zone-irkutsk = İrkutsk
choice-zone-yakutsk = Yakutsk
choice-zone-vladivostok = Vladivostok
choice-zone-magadan = Magadan
choice-zone-kamchatka = Kamçatka
zone-label = { $city } { $ahead }
