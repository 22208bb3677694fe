# Biten oyunun analizi
button-analysis = 🔎 Analiz
analysis-coming = Oyunu inceliyorum: birkaç saniye sürer.
analysis-coming-there = İnceliyorum. Özel sohbetinize göndereceğim, yalnız siz göreceksiniz.
analysis-making = 🔎 Oyunu inceliyorum…
analysis-failed = 🔎 Bu oyun incelenemedi.
refused-analysis-there = Analiz zaten burada: yukarı bakın.
refused-analysis-not-yours = Bir oyunun analizi yalnız oynayanlar içindir.
button-analysis-share = 📣 Grupta göster
analysis-sent-to-group = Gruba gönderiyorum.
refused-analysis-shared = Bu analiz zaten grupta.
refused-no-group = Bu oyun bir grupta oynanmadı.
analysis-title = 🔎 <b>Analiz</b> · { $rules }
analysis-side = { $player }: <b>form 100 üzerinden { $form }</b> · { $lost }
analysis-side-short = { $player } · hatalar: { $lost } (değerlendirmek için hamle az)
analysis-luck = 🎲 Şans: ⚪ { $white } · 🔴 { $black }. Zarın kayırdığı: { $player }, { $points }.
analysis-luck-even = 🎲 Şans: ⚪ { $white } · 🔴 { $black }. Zar kimseyi kayırmadı.
analysis-by-dice = Bu oyunu zar belirledi.
analysis-gave-up = 🏳 Pes etmek için erkendi. { $player }: kazanma şansı hâlâ { $chance }.
analysis-by-play = Bu oyunu zar değil, hamleler belirledi.
analysis-cube = ❗ Küp, hamle { $turn }: { $player } — { $fault } ({ $cost })
analysis-flawless = Sözü edilecek hata yok.
analysis-worst = ❗ Hamle { $turn } · { $player } { $roll }: { $moves } → daha iyisi: { $best } ({ $cost })
cube-fault-roll = vido yanlış zamanda
cube-fault-double = vido çekmeliydi
cube-fault-take = almalıydı
cube-fault-drop = pas geçmeliydi
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

# Biten oyunun altında. Form: 100 hamlenin kaçı en iyi oyuncununki gibi
turn-fine = 👏 { $turn }. hamle güzeldi: { $moves }.
turn-worse = 💡 { $turn }. hamlede { $moves } yerine { $best } daha iyiydi.
turn-praised = En iyi hamle: { $player }, { $moves }.
dice-decided = 🎲 Bu oyunu zar belirledi: şans rakipten yanaydı.
dice-with = 🎲 Zar ondan yanaydı: { $player }.
dice-even = 🎲 Zar kimseyi kayırmadı.
form-as-usual = 📊 Form 100 üzerinden { $form }, her zamanki gibi.
form-usual = 📊 Form 100 üzerinden { $form }, genelde { $mean }.
form-lately = 📊 Form 100 üzerinden { $form }, son oyunlarda { $mean } idi.
button-look-turn = 💡 Göster

# /me altında: son oyunların her birindeki form
me-form = 📊 Son { $games } oyunda form: 100 üzerinden { $form }
stats-form = Son { $games } oyunda form
stats-form-last = { $form }
