# Oyun listeleri
which-board = Hangi tahtayı yeniden göndereyim?
which-resign = Hangi oyunda pes ediyorsunuz?
no-games = Süren oyununuz yok. Başlamak için: /play.
your-games = Süren { $games } oyununuz var.
your-games-here = Bu grupta süren { $games } oyununuz var.
your-turn = { $games } oyun hamlenizi bekliyor.
no-your-turn = Bütün hamlelerinizi yaptınız, keyfinize bakın.
button-your-turn = 🟢 Sıra sizde: { $name }
button-your-turns = 🟢 Sıra sizde: { $games } oyun
no-games-here = Bu grupta süren oyununuz yok. Başlamak için: /play.
games-elsewhere = Öteki oyunlarınızı özel sohbetimizde gösteririm: orada /games yazın.
list-press = Tahtayı yeniden göndermem için bir ada dokunun.
list-private = özel sohbet
list-group = grup
list-inline = gönderildiği sohbette
list-open = rakip bekliyor
reposted-elsewhere = Oynadığınız sohbete yeniden gönderildi.
refused-no-table = Bu tahta artık yok: oyun bitti ya da davet kapandı.
refused-not-your-table = Bu tahta başkalarının: yeniden göndermeyi yalnız oyuncuları isteyebilir.
list-your-turn = sıra sizde
list-their-turn = sıra rakipte
list-since = { $turn }, { $time } oldu
list-left = { $turn }, { $time } kaldı
span-minutes = { $minutes } dk
span-hours = { $hours } sa
span-days = { $days } gün
command-games = süren ve biten oyunlarınız

# Biten oyunlar
button-finished = Biten oyunlar: { $games }
finished-title = <b>Biten oyunlar</b>: { $games }
finished-press = Analiz, tekrar ve kart için bir numaraya dokunun.

button-waiting =
    { $others ->
        [0] ▶️ { $name } bekliyor
       *[other] ▶️ { $name } bekliyor · { $others } oyun daha
    }
