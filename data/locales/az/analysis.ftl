# Bitmiş partiyanın təhlili
button-analysis = 🔎 Təhlil
analysis-coming = Partiyanı təhlil edirəm — bir neçə saniyəlik işdir.
analysis-making = 🔎 Partiyanı təhlil edirəm…
analysis-failed = 🔎 Bu partiyanı təhlil etmək alınmadı.
refused-analysis-there = Təhlil artıq buradadır: yuxarıya baxın.
refused-analysis-needs-chat = Təhlili yalnız şəxsi söhbətə göndərə bilirəm: onu açıb «Start» düyməsinə basın.
analysis-title = 🔎 <b>Təhlil</b> · { $rules }
analysis-side = { $player }: <b>{ $form }</b> · { $lost }
analysis-side-short = { $player } · səhvlər: { $lost } (qiymət üçün gediş azdır)
mark-master = usta kimi
mark-strong = güclü oyunçu kimi
mark-middle = orta oyunçu kimi
mark-amateur = həvəskar kimi
mark-beginner = təzə başlayan kimi
form = { $as } · { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }
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
refused-look-needs-chat = Partiyanı gediş-gediş yalnız şəxsi söhbətdə göstərə bilirəm: onu açıb «Start» düyməsinə basın.
button-next-mistake = ❗ Növbəti səhv
button-first-mistake = ❗ İlk səhv
look-start = <b>Başlanğıc</b> · { $rules }
look-title = <b>Gediş { $turn }/{ $turns }</b> · { $rules }
look-best = 👍 Bundan yaxşısı yoxdur.
look-good = 👍 Az qala ən yaxşı gediş.
look-mistake = ❗ Yaxşısı: { $best }. İtki: { $cost }.
look-chances = Şans: ⚪ { $white } · 🔴 { $black }
look-lucky = 🎲 Bəxtli zər: { $points } xal
look-unlucky = 🎲 Bəxtsiz zər: { $points } xal

# Bitmiş partiyanın altında
form-own = 📊 Oyununuz: { $form } (adətən { NUMBER($usual, minimumFractionDigits: 1, maximumFractionDigits: 1) }; az olan yaxşıdır)
form-first = 📊 Oyununuz: { $as }.
form-all = 📊 { $forms } (az olan yaxşıdır)
worst-turn = ❗ Ən bahası — gediş { $turn }: { $moves }, yaxşısı { $best }.
button-look-worst = ❗ Göstər
me-form = 📊 Son { $games } partiyada { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } (az olan yaxşıdır)
stats-form = Forma, son { $games } partiya: az olan yaxşıdır
stats-form-rate = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }
