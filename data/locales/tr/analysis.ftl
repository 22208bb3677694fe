# Biten oyunun analizi
button-analysis = 🔎 Analiz
analysis-coming = Oyunu inceliyorum: birkaç saniye sürer.
analysis-making = 🔎 Oyunu inceliyorum…
analysis-failed = 🔎 Bu oyun incelenemedi.
refused-analysis-there = Analiz zaten burada: yukarı bakın.
refused-analysis-needs-chat = Analizi yalnız özel sohbetimize gönderebilirim: önce orayı açıp Başlat’a dokunun.
analysis-title = 🔎 <b>Analiz</b> · { $rules }
analysis-side = { $player }: <b>{ $form }</b> · { $lost }
analysis-side-short = { $player } · hatalar: { $lost } (değerlendirmek için hamle az)
mark-master = usta gibi
mark-strong = güçlü oyuncu gibi
mark-middle = orta oyuncu gibi
mark-amateur = amatör gibi
mark-beginner = acemi gibi
form = { $as } · { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-luck = 🎲 Şans: ⚪ { $white } · 🔴 { $black }. Zarın kayırdığı: { $player }, { $points }.
analysis-luck-even = 🎲 Şans: ⚪ { $white } · 🔴 { $black }. Zar kimseyi kayırmadı.
analysis-by-dice = Bu oyunu zar belirledi.
analysis-gave-up = 🏳 Pes etmek için erkendi. { $player }: kazanma şansı hâlâ { $chance }.
analysis-by-play = Bu oyunu zar değil oyun belirledi.
analysis-cube = ❗ Küp, hamle { $turn }: { $player } — { $fault } ({ $cost })
analysis-flawless = Sözü edilecek hata yok.
analysis-worst = ❗ Hamle { $turn } · { $player } { $roll }: { $moves } → daha iyisi: { $best } ({ $cost })
cube-fault-roll = vido yanlış zamanda
cube-fault-double = vido demeliydi
cube-fault-take = almalıydı
cube-fault-drop = geçmeliydi
cube-fault-beaver = beaver demeliydi
figure-exact = { $sign }{ NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
points-exact = { $sign }{ NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } puan

# Resimde
sheet-chances = Kazanma şansı · ○ dönüm noktası · ● hata
sheet-turn = Hamle { $turn }
sheet-played = Oynanan
sheet-best = Daha iyisi

# Bir hamle, en iyisinin yanında; kırmızı ve yeşil okların altında
beside-played = ❌ { $turn }
beside-best = ✅ { $turn }

# Hamle hamle bir oyun
button-look = Hamle hamle
look-sent = Özel sohbetinize gönderildi.
refused-look-needs-chat = Oyunu hamle hamle yalnız özel sohbetimizde gösterebilirim: önce orayı açıp Başlat’a dokunun.
button-next-mistake = ❗ Sonraki hata
button-first-mistake = ❗ İlk hata
look-start = <b>Oyunun başı</b> · { $rules }
look-title = <b>Hamle { $turn } / { $turns }</b> · { $rules }
look-best = 👍 En iyi hamle.
look-good = 👍 Neredeyse en iyi hamle.
look-mistake = ❗ Daha iyisi: { $best }. Bedeli: { $cost }.
look-chances = Şanslar: ⚪ { $white } · 🔴 { $black }
look-lucky = 🎲 Şanslı zar: { $points } puan
look-unlucky = 🎲 Şanssız zar: { $points } puan

# Biten oyunun altında
form-own = 📊 Oyununuz: { $form } (genelde { NUMBER($usual, minimumFractionDigits: 1, maximumFractionDigits: 1) }; az olan iyidir)
form-first = 📊 Oyununuz: { $as }.
form-all = 📊 { $forms } (az olan iyidir)
worst-turn = ❗ En pahalısı { $turn }. hamle: { $moves }; daha iyisi { $best }.
button-look-worst = ❗ Göster

# /me altında: son oyunların her biri için bir sayı
me-form = 📊 Son { $games } oyunda { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } (az olan iyidir)
stats-form = Form, son { $games } oyun: az olan iyidir
stats-form-rate = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }
