# Bitmiş partiyanın təhlili
button-analysis = 🔎 Təhlil
analysis-coming = Partiyanı təhlil edirəm — bir neçə saniyəlik işdir.
analysis-coming-there = Təhlil edirəm. Şəxsi söhbətə göndərəcəyəm, onu yalnız siz görəcəksiniz.
analysis-making = 🔎 Partiyanı təhlil edirəm…
analysis-failed = 🔎 Bu partiyanı təhlil etmək alınmadı.
refused-analysis-there = Təhlil artıq buradadır: yuxarıya baxın.
refused-analysis-not-yours = Partiyanın təhlili yalnız onu oynayanlar üçündür.
button-analysis-share = 📣 Qrupa göstər
analysis-sent-to-group = Qrupa göndərirəm.
refused-analysis-shared = Bu təhlil artıq qrupdadır.
refused-no-group = Bu partiya qrupda oynanmayıb.
analysis-title = 🔎 <b>Təhlil</b> · { $rules }
analysis-side = { $player }: <b>forma 100-dən { $form }</b> · { $lost }
analysis-side-short = { $player } · səhvlər: { $lost } (qiymət üçün gediş azdır)
analysis-luck = 🎲 Bəxt: ⚪ { $white } · 🔴 { $black }. Zər { $player } tərəfdə idi: { $points }.
analysis-luck-even = 🎲 Bəxt: ⚪ { $white } · 🔴 { $black }. Zər heç kimə əl tutmadı.
analysis-by-dice = Bu partiyanı zər həll etdi.
analysis-gave-up = 🏳 Təslim olmağa tələsdi: { $player }. Qələbə şansı hələ { $chance } idi.
analysis-by-play = Bu partiyanı zər yox, oyun həll etdi.
analysis-cube = ❗ Kub, gediş { $turn }: { $player } — { $fault } ({ $cost })
analysis-flawless = Gözə dəyən səhv yoxdur.
analysis-worst = ❗ Gediş { $turn } · { $player } { $roll }: { $moves } → yaxşısı: { $best } ({ $cost })
cube-fault-roll = dave yerində deyildi
cube-fault-double = dave demək lazım idi
cube-fault-take = qəbul etmək lazım idi
cube-fault-drop = pas demək lazım idi
cube-fault-beaver = biver demək lazım idi
figure-exact = { $sign }{ NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
points-exact = { $sign }{ NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } xal

# Şəkildə
sheet-chances = Qələbə şansı · ○ dönüş · ● səhv
sheet-turn = Gediş { $turn }
sheet-played = Oynandı
sheet-best = Yaxşısı
beside-played = ❌ { $turn }
beside-best = ✅ { $turn }

# Partiya gediş-gediş
button-look = Gediş-gediş
look-sent = Şəxsi söhbətə göndərdim.
button-next-mistake = ❗ Növbəti səhv
button-first-mistake = ❗ İlk səhv
look-start = <b>Başlanğıc</b> · { $rules }
look-title = <b>Gediş { $turn }/{ $turns }</b> · { $rules }
look-best = 👍 Bundan yaxşısı yoxdur.
look-good = 👍 Demək olar, ən yaxşı gediş.
look-mistake = ❗ Yaxşısı: { $best }. İtki: { $cost }.
look-chances = Şans: ⚪ { $white } · 🔴 { $black }
look-lucky = 🎲 Bəxtli zər: { $points } xal
look-unlucky = 🎲 Bəxtsiz zər: { $points } xal

# Bitmiş partiyanın altında. Forma: 100 gedişdən neçəsi ən yaxşı oyunçununku kimidir
turn-fine = 👏 { $turn }. gediş yaxşı oldu: { $moves }.
turn-worse = 💡 Gediş { $turn }: { $moves } əvəzinə { $best } daha yaxşı idi.
turn-praised = Ən yaxşı gediş: { $player }, { $moves }.
dice-decided = 🎲 Bu partiyanı zər həll etdi: rəqibin bəxti daha çox gətirdi.
dice-with = 🎲 Zər bu tərəfdə idi: { $player }.
dice-even = 🎲 Zər heç kimin tərəfini tutmadı.
form-as-usual = 📊 Forma 100-dən { $form }, həmişəki kimi.
form-usual = 📊 Forma 100-dən { $form }, adətən { $mean }.
form-lately = 📊 Forma 100-dən { $form }, son partiyalarda { $mean } idi.
button-look-turn = 💡 Göstər

me-form = 📊 Son { $games } partiyada forma: 100-dən { $form }
stats-form = Son { $games } partiyada forma
stats-form-last = { $form }
