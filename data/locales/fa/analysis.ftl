# Analysis of a finished game
button-analysis = 🔎 تحلیل
analysis-coming = بازی را تحلیل می‌کنم: چند ثانیه طول می‌کشد.
analysis-making = 🔎 در حال تحلیل بازی…
analysis-failed = 🔎 این بازی تحلیل نشد.
refused-analysis-there = تحلیل همین‌جاست: بالاتر را ببینید.
refused-analysis-needs-chat = تحلیل را فقط در گفتگوی خصوصی می‌فرستم: آن را باز کنید و اول «شروع» را بزنید.
analysis-title = 🔎 <b>تحلیل</b> · { $rules }
analysis-side = { $player }: <b>{ $form }</b> · { $lost }
analysis-side-short = { $player } · اشتباه‌ها: { $lost } (نوبت‌ها برای قضاوت کم است)
mark-master = استادانه
mark-strong = مثل بازیکن قوی
mark-middle = مثل بازیکن متوسط
mark-amateur = مثل بازیکن آماتور
mark-beginner = مثل بازیکن مبتدی
form = { $as } · { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-luck = 🎲 شانس: ⚪ { $white } · 🔴 { $black }. تاس { $points } به سود { $player } بود.
analysis-luck-even = 🎲 شانس: ⚪ { $white } · 🔴 { $black }. تاس به سود هیچ‌کس نبود.
analysis-by-dice = این بازی را تاس برد.
analysis-gave-up = 🏳 تسلیم زودهنگام: { $player } هنوز { $chance } شانس برد داشت.
analysis-by-play = این بازی را بازی برد، نه تاس.
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
refused-look-needs-chat = بازی را نوبت به نوبت فقط در گفتگوی خصوصی نشان می‌دهم: آن را باز کنید و اول «شروع» را بزنید.
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

# Under a finished game
form-own = 📊 بازی شما { $form } (معمولاً { NUMBER($usual, minimumFractionDigits: 1, maximumFractionDigits: 1) }؛ کمتر بهتر است)
form-first = 📊 بازی شما { $as }.
form-all = 📊 { $forms } (کمتر بهتر است)
worst-turn = ❗ گران‌ترین نوبت، { $turn }: { $moves }؛ { $best } بهتر بود.
button-look-worst = ❗ نشان بده

# Under /me: one number for each of the last games
me-form = 📊 در { $games } بازی آخر شما: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } (کمتر بهتر است)
stats-form = کیفیت { $games } بازی آخر: کمتر بهتر است
stats-form-rate = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }
