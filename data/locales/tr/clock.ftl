# Hatırlatmalar ve hamle süresi
reminder = ⏰ { $player }, sıra sizde.
reminder-answer = ⏰ { $player }, yanıtınız bekleniyor.
overdue = ⌛ Süre doldu: { $player } hükmen kazanabilir.
button-claim = Hükmen kazan
over-claimed = { $loser } oyunu bıraktı. { $won }
refused-not-due = Hamle için hâlâ süre var.
refused-claim-not-yours = Hükmen yalnız rakibiniz kazanabilir: sıra sizde.

# Kim gitti
left-chat = 🚪 { $player } artık bu sohbette değil.
stopped-bot = 💤 { $player } botun mesajlarını almıyor.
gone-until = Oyun şu zamana kadar bekler: { $until }. Sonra rakip hükmen kazanabilir.
gone-deadline = Süre her zamanki gibi işliyor.
gone-no-deadline = Oyun bekler.

# Grup tahtasının altındaki zil: sıra basana gelince özel mesaj
button-bell = 🔔 Sıram
bell-on = 🔔 Bu oyunda sıra size gelince özel sohbetten haber veririm. Bir daha dokunursanız bırakırım.
bell-off = 🔕 Artık haber vermem: oyunu buradan izleyin.
bell-begun = 🔔 Tamam: zile dokunduğunuz oyunda sıra size gelince buraya yazarım.
bell-move = 🔔 Sıra sizde! Rakip: { $name } · { $group }
bell-answer = 🔔 Yanıtınız bekleniyor! Rakip: { $name } · { $group }

# Süre: her hamle için ya da toplam ve her hamlede ek. Telegram kalanı kendisi sayar.
terms-clock-turn = ⏱ hamleye { $time }
terms-clock-bank = ⏱ { $time } + hamleye { $add }
terms-clock-bank-alone = ⏱ oyuncu başına toplam { $time }
clock-minutes = { $count } dk
clock-seconds = { $count } sn
clock-bank = ⏱ { $time } + { $add }
clock-until = ⏱ { $near }
clock-counts = ⏱ “Tamam”a dokunmayı unutsanız da süre dolunca bu hamle geçerli sayılır.
timed-out = süre doldu, bot oynadı
timed-out-once = ⏱ { $player } süresini aştı, bot karar verdi. Bir daha olursa oyunu kaybeder.
over-timed-out = ⏱ { $loser } süresini yine aştı. { $won }
reminder-clock = ⏰ { $player }, sıra sizde. Süre bitimi: { $near }
reminder-clock-answer = ⏰ { $player }, yanıtınız bekleniyor. Süre bitimi: { $near }

# /rules
guide-title-clock = Süre
guide-clock =
    Her hamle için bir sınır ya da toplam süre ve her hamlede küçük bir ek; toplam süre bütün maç içindir. Tahta size gösterilene kadar süre işlemez.

    İlk dolduğunda sizin yerinize bot karar verir; yalnız “Tamam”ı eksik hamle ise geçerli sayılır. İkincisinde kaybedersiniz: onuncu hamlenizden önce küpün değeriyle tek oyun, sonrasında pes etmenin bedeli.
