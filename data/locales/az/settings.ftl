# Söhbətin ayarları
command-settings = ayarlar: dil, taxta, mərc, kub
settings-title =
    { $kind ->
        [group] Qrupun ayarları
       *[private] Ayarlarınız
    }
settings-note =
    { $kind ->
        [group] Adminlər dəyişir. Başlanan partiyalar dəyişmir.
       *[private] Bu söhbət və partiyalarınız üçün. Gedən partiyalar dəyişmir.
    }
settings-not-yours = Qrupun ayarlarını adminlər dəyişir. Özünüzünkü — mənimlə şəxsi söhbətdə: /settings.
not-in-person = Qrup adından yazırsınız, kim olduğunuz görünmür. Oynamaq üçün öz adınızdan yazın.
settings-back = ‹ Bütün ayarlar
# What is set, on the key of a page
setting-key = { $name }: { $value }
setting-on = var
setting-off = yox
setting-all = hamısı
setting-some = { $on }/{ $all }

settings-language = Dil
settings-language-about =
    { $kind ->
        [group] Qrupda bu dildə danışıram, taxtaları da bu dildə yazıram.
       *[private] Sizinlə bu dildə danışıram.
    }
choice-language-none = Telegram kimi
# Seçimin altında, dil təzə olanda, həmin dildə
settings-language-young = Azərbaycanca təzə öyrənmişəm: bəzi sözlər qulağa yad gələ bilər.
button-wrong-word = ✍️ Səhv sözü bildir
wrong-word-ask = Hansı sözüm səhvdir, siz necə deyərdiniz? Bir sətirlə yazın: botun sahibinə adınızla çatdıracağam. Ya da /cancel.
wrong-word-placeholder = səhv — düz
wrong-word-sent = Sağ olun, çatdırdım.
wrong-word-soon = Dəqiqədə bir söz: əvvəlkini indicə çatdırdım.
wrong-word-many = İndi çox yazan var: bir dəqiqədən sonra yenidən yazın.
# Botu saxlayana
wrong-word-told = ✍️ { $name } ({ $language }): { $line }

settings-board = Taxta
settings-board-about =
    Şəkil — əsl taxta. Emoji — mətndir: zəif internetdə də dərhal görünür. Sözlər dinləyənlər üçündür. Açıq taxtalar yenidən çəkilir.

    Rənglər şəkildə dəyişir; ən yaxşı seçiləni kontrastdır.
choice-board-picture = Şəkil
choice-board-emoji = Emoji
choice-board-words = Sözlə
choice-board-both = Şəkil və söz
choice-theme-wood = Ağac
choice-theme-dark = Tünd
choice-theme-contrast = Kontrast
choice-home-right = Ev sağda
choice-home-left = Ev solda
settings-lines = Taxta başında
settings-lines-about =
    <b>Sözlər</b> — taxtanın altında 👏 🍀 😅: dediyiniz söz taxtanın altında görünür. Gedişə bir söz.
    <b>Bəxt</b> — nadir zər haqqında bir sətir, partiyada bir dəfə: dalbadal üç qoşa və bu kimi.
    <b>Rəqabət</b> — partiyanın sonunda bir sətir: bu, dalbadal neçənci qələbədir, cədvəldə kim kimi ötdü.
settings-voices-about = <b>Söhbət</b> — taxtanın altına yazdığınız rəqibinizdə bir sətir kimi görünür, onun yazdığı isə sizdə.
toggle-emotes = Sözlər
toggle-voices = Söhbət
toggle-luck = Bəxt
toggle-rivalry = Rəqabət

settings-game = Oyun
settings-game-about = Sadəcə /play yazılanda nə oynayaq. Başqa oyunu həmişə demək olar: <code>/play gülbar</code>.
choice-ruleset-none = Soruş

settings-stake = Mərc
settings-stake-about = Çağırışda başqası deyilməyibsə, partiya neçə xaldır: <code>/play uzun 5</code>. Xal pul deyil: mən yalnız hesab aparıram.
stake-type = Başqa…
stake-typed = Başqa: { $stake }
stake-ask = { $player }, partiya neçə xaldır? 1 ilə { $most } arasında ədədlə cavab verin. Fikriniz dəyişsə — /cancel.
stake-bad = { $player }, belə olmaz: 1 ilə { $most } arasında tam ədəd lazımdır. Fikriniz dəyişsə — /cancel.
stake-placeholder = Məsələn, 25

settings-cube = Kub
settings-cube-about =
    Adətən belədir; çağırışda başqa cür demək olar: <code>/play uzun kubsuz</code>.
    <b>Biver</b> — cavabında artırmaq, kubu saxlamaq.
    <b>Yakobi</b> — dave olmayıbsa, mars və koks bir oyundur.
    <b>Avtodave</b> — püşkdə neçə bərabərlik mərci artırır.
settings-raise = Artım
settings-autoDoubles = Avtodave
toggle-cube = Kubla oyun
choice-raise-double = 1, 2, 4, 8…
choice-raise-arithmetic = 1, 2, 3, 4…
toggle-beaver = Biver
toggle-jacoby = Yakobi qaydası

settings-automation = Avtomatika
settings-automation-about =
    <b>Avto-zər</b> — seçməyə bir şey olmayanda (dave demək olmur) zəri mən atıram.
    <b>Tək gediş</b> — yalnız bir yolla oynanan zəri özüm oynayıram.
    <b>«Hazır» düyməsi</b> — gediş onunla bitir, ona qədər qaytarmaq olar. Onsuz gediş sonuncu daşla bitir.
    <b>Gedişi qaytarma</b> — ⋯ altında rəqibdən sonuncu gedişi qaytarmağı istəmək olar.
toggle-autoRoll = Avto-zər
toggle-autoForced = Tək gediş
toggle-confirmDone = «Hazır» düyməsi
toggle-takeBacks = Gedişi qaytarma

settings-time = Vaxt
settings-time-about =
    { $kind ->
        [group]
            <b>Gediş vaxtı</b> — ondan sonra rəqib qələbəni götürə bilər. <b>Xatırlatma</b> — fikrə gedənə. Yeni vaxtlar növbəti gedişdən keçərlidir.
            <b>Şəxsi cavablar</b> — yalnız soruşan görür. <b>Əmrləri sil</b> — cavab verib silirəm.
            Mesaja cavab olaraq /sideline — müəllifi burada oynamır.
       *[private] Gedişi nə qədər gözləyək; sonra rəqib qələbəni götürə bilər. Şəxsi söhbətlərinizdə vaxt fərqlidirsə, ikinizə də uzunu keçərlidir. Yeni vaxt növbəti gedişdən keçərlidir.
    }
settings-deadline = Gediş vaxtı
choice-deadlineMinutes-none = Hədsiz
settings-reminder = Xatırlatma
choice-reminderMinutes-none = Heç vaxt

time-minutes = { $minutes } dəqiqə
time-hours = { $hours } saat
time-days = { $days } gün
toggle-whispers = Şəxsi cavablar
toggle-tidies = Əmrləri sil
tidies-needs-right = Aktivdir. İndi məni mesaj silə bilən admin edin.

settings-seven = Yeddilik
settings-seven-about = Gündə bir mesaj istəyən üzvlərin yeddiliklərini burada yığır: yalnız kvadratlar, mövqelər görünmür. Onlardan birincisi oynayanda gəlir.
toggle-sevens = Yeddilik yığ

settings-zone = Saat qurşağı
settings-zone-about = «saat 20:00» hansı şəhərin vaxtıdır. Minsk — Moskva kimi, Astana — Daşkənd kimi.
choice-zone-none = Soruş
choice-zone-los-angeles = Los-Anceles
choice-zone-new-york = Nyu-York
choice-zone-london = London
choice-zone-berlin = Berlin
choice-zone-kyiv = Kiyev
choice-zone-istanbul = İstanbul
choice-zone-jerusalem = Yerusəlim
choice-zone-moscow = Moskva
choice-zone-tbilisi = Tbilisi
choice-zone-yerevan = İrəvan
choice-zone-baku = Bakı
choice-zone-tehran = Tehran
choice-zone-tashkent = Daşkənd
choice-zone-omsk = Omsk
choice-zone-novosibirsk = Novosibirsk
choice-zone-irkutsk = İrkutsk
choice-zone-yakutsk = Yakutsk
choice-zone-vladivostok = Vladivostok
choice-zone-magadan = Maqadan
choice-zone-kamchatka = Kamçatka
zone-label = { $city } { $ahead }
