# Analysis of a finished game
button-analysis = 🔎 تحلیل
analysis-coming = بازی را تحلیل می‌کنم: چند ثانیه طول می‌کشد.
analysis-coming-there = در حال تحلیل. در گفتگوی خصوصی می‌فرستم و فقط شما آن را می‌بینید.
analysis-making = 🔎 در حال تحلیل بازی…
analysis-failed = 🔎 این بازی تحلیل نشد.
refused-analysis-there = تحلیل همین‌جاست: بالاتر را ببینید.
refused-analysis-not-yours = تحلیل هر بازی فقط برای کسانی است که آن را بازی کرده‌اند.
button-analysis-share = 📣 نشان دادن در گروه
analysis-sent-to-group = به گروه می‌فرستم.
refused-analysis-shared = این تحلیل همین حالا هم در گروه هست.
refused-no-group = این بازی در گروهی نبوده است.
analysis-title = 🔎 <b>تحلیل</b> · { $rules }
analysis-side = { $player }: <b>فرم { $form } از ۱۰۰</b> · { $lost }
analysis-side-short = { $player } · اشتباه‌ها: { $lost } (نوبت‌ها برای قضاوت کم است)
analysis-luck = 🎲 شانس: ⚪ { $white } · 🔴 { $black }. تاس { $points } به سود { $player } بود.
analysis-luck-even = 🎲 شانس: ⚪ { $white } · 🔴 { $black }. تاس به سود هیچ‌کس نبود.
analysis-by-dice = این بازی را تاس برد.
analysis-gave-up = 🏳 تسلیم زودهنگام: { $player } هنوز { $chance } شانس برد داشت.
analysis-by-play = این بازی را مهارت برد، نه تاس.
analysis-cube = ❗ مکعب، نوبت { $turn }: { $player } { $fault } ({ $cost })
analysis-flawless = اشتباهی که گفتنی باشد نبود.
analysis-worst = ❗ نوبت { $turn } · { $player } { $roll }: { $moves } ← بهتر: { $best } ({ $cost })
cube-fault-roll = بی‌موقع دوبل کرد
cube-fault-double = باید دوبل می‌کرد
cube-fault-take = باید قبول می‌کرد
cube-fault-drop = باید رد می‌کرد
cube-fault-beaver = باید بیور می‌کرد
figure-exact = ⁦{ $sign }{ NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }⁩
points-exact = ⁦{ $sign }{ NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }⁩ امتیاز

# On the picture
sheet-chances = شانس برد · ○ نوسان · ● اشتباه
sheet-turn = نوبت { $turn }
sheet-played = بازی شد
sheet-best = بهتر

# A turn beside the best one, in words under the red and green arrows
beside-played = ❌ { $turn }
beside-best = ✅ { $turn }

# A game turn by turn
button-look = نوبت به نوبت
look-sent = در گفتگوی خصوصی فرستادم.
button-next-mistake = ❗ اشتباه بعدی
button-first-mistake = ❗ اشتباه اول
look-start = <b>آغاز بازی</b> · { $rules }
look-title = <b>نوبت { $turn } از { $turns }</b> · { $rules }
look-best = 👍 بهترین حرکت.
look-good = 👍 تقریباً بهترین حرکت.
look-mistake = ❗ بهتر: { $best }. هزینهٔ این: { $cost }.
look-chances = شانس: ⚪ { $white } · 🔴 { $black }
look-lucky = 🎲 تاس خوب: { $points } امتیاز
look-unlucky = 🎲 تاس بد: { $points } امتیاز

# Under a finished game. Form: how many turns of 100 are those of the best player
turn-fine = 👏 نوبت { $turn } خوب بود: { $moves }.
turn-worse = 💡 در نوبت { $turn }، به‌جای { $moves } بهتر بود { $best }.
turn-praised = بهترین نوبت: { $player }، { $moves }.
dice-decided = 🎲 این بازی را تاس برد: حریف خوش‌تاس‌تر بود.
dice-with = 🎲 خوش‌تاس‌تر: { $player }.
dice-even = 🎲 تاس طرف هیچ‌کس را نگرفت.
form-as-usual = 📊 فرم { $form } از ۱۰۰، مثل همیشه.
form-usual = 📊 فرم { $form } از ۱۰۰، معمولاً { $mean }.
form-lately = 📊 فرم { $form } از ۱۰۰؛ در بازی‌های آخر { $mean } بود.
button-look-turn = 💡 ببینید

# Under /me: the form in each of the last games
me-form = 📊 فرم در { $games } بازی آخر شما: { $form } از ۱۰۰
stats-form = فرم از ۱۰۰، { $games } بازی آخر
stats-form-last = { $form }
