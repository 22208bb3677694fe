# Partiyaların siyahıları
which-board = Hansı taxtanı göndərim?
which-resign = Hansı partiyada təslim olursunuz?
no-games = Davam edən partiyanız yoxdur. Başlamaq üçün — /play.
your-games = Davam edən { $games } partiyanız var.
your-games-here = Bu qrupda davam edən { $games } partiyanız var.
your-turn = { $games } partiya gedişinizi gözləyir.
no-your-turn = Bütün gedişlərinizi etmisiniz, dincələ bilərsiniz.
button-your-turn = 🟢 Növbə sizdə: { $name }
button-your-turns = 🟢 Növbə sizdə: { $games } partiya
no-games-here = Bu qrupda davam edən partiyanız yoxdur. Başlamaq üçün — /play.
games-elsewhere = Qalan partiyalarınızı şəxsi söhbətdə göstərərəm: orada da /games var.
list-press = Ada basın — taxtanı öz söhbətinə yenidən göndərərəm.
list-private = şəxsi söhbət
list-group = qrup
list-inline = çağırışın göndərildiyi söhbətdə
list-open = rəqib gözləyir
reposted-elsewhere = Taxtanı partiyanın getdiyi söhbətə yenidən göndərdim.
refused-no-table = Bu taxta artıq yoxdur: partiya bitib, ya da çağırış bağlanıb.
refused-not-your-table = Bu, başqasının taxtasıdır: onu yalnız oyunçular yenidən istəyə bilər.
list-your-turn = növbə sizdə
list-their-turn = növbə rəqibdə
list-since = { $turn }, artıq { $time }
list-left = { $turn }, { $time } qalıb
span-minutes = { $minutes } dəq
span-hours = { $hours } saat
span-days = { $days } gün
command-games = partiyalarım: gedən və bitmiş

# Bitmiş partiyalar
button-finished = Bitmiş partiyalar: { $games }
finished-title = <b>Bitmiş partiyalar</b>: { $games }
finished-press = Nömrəyə basın — təhlilini, təkrarını və kartını göstərim.

button-waiting =
    { $others ->
        [0] ▶️ { $name } gözləyir
       *[other] ▶️ { $name } gözləyir · daha { $others } oyun
    }
