# The seven: seven decisions a day, the same for everyone
button-seven = 🧩 هفت مسئلهٔ روز
command-seven = هفت مسئلهٔ روز، برای همه یکسان
seven-choice =
    🧩 <b>هفت‌تایی { $day }</b>
    هفت مسئله، برای همه یکسان. تاس ریخته شده است. در هر کدام بهترین حرکت را پیدا کنید: 🟩 درست، 🟨 نزدیک، 🟥 نادرست. تا { $until }.
seven-choice-again =
    🧩 <b>هفت‌تایی { $day }</b>
    تا { $until }.
seven-in-group = هفت‌تایی را در گفتگوی خصوصی با من بازی کنید.
seven-none = هفت‌تایی امروز هنوز نیامده است: دارم می‌سازمش. بعداً سر بزنید.
words-seven = هفت‌تایی, هفت
seven-game-long = بلند
seven-game-short = بک‌گمون
button-seven-fresh = { $game }
button-seven-begun = { $game } · { $done } از ۷
button-seven-done = ✓ { $game }
seven-extra = اضافی { $number }
seven-title = <b>هفت‌تایی { $day }</b> · { $game } · { $number } از ۷
seven-sheet-number = مسئلهٔ { $number }
seven-title-done = <b>هفت‌تایی { $day }</b> · { $game }
seven-challenge = { $name }: { $squares } — بهترین حرکت را پیدا کنید، 🟩 یعنی درست
seven-own = شما
seven-yesterday = دیروز: { $squares }
seven-run = 🔥 روزهای پیاپی: { $days }
seven-friends-today = امروز بازی کرده‌اند: { $names }
seven-found = { $found } از { $players } نفر پیدا کردند
seven-forced = فقط یک حرکت ممکن است: «تمام» را بزنید.
seven-loss-none = بهترین حرکت
seven-loss-close = تقریباً به خوبی بهترین
seven-loss-small = اشتباه کوچک
seven-loss-large = اشتباه
seven-loss-huge = اشتباه بزرگ
seven-well-played = بهترین حرکت!
seven-right = { $right } از ۷ درست
seven-right-all = هر هفت تا درست
seven-nearest = نزدیک‌ترین مسئله { $number } بود: { $own } به جای { $best }.
seven-beaten-so-far = فعلاً بهتر از { $share } بازیکنان.
seven-beaten-then = بهتر از { $share } بازیکنان.
seven-beaten-all-so-far = فعلاً از همه بهتر!
seven-beaten-all-then = از همه بهتر!
seven-shared-beaten = بهتر از { $share } بازیکنان
seven-shared-beaten-all = فعلاً از همه بهتر
button-seven-next = بعدی
seven-no-day = فقط برای خودتان: نه با دیگران مقایسه می‌شود و نه در روزهای پیاپی حساب می‌شود.
seven-streak = 🔥 { $days } روز پیاپی
seven-unranked = روز گذشته: نه با دیگران مقایسه می‌شود و نه در روزهای پیاپی حساب می‌شود.
seven-next = بعدی: { $at }.
button-seven-look = 🔎 مرور
button-seven-share = 💪 از من بهتری؟
button-seven-other = 🧩 { $game }
button-seven-menu = ☰
button-seven-result = نتیجه
seven-look-title = <b>هفت‌تایی { $day }</b> · { $game } · { $number } از ۷ · { $square }
seven-about = موضوع: { $theme }
seven-theme-opening = شروع
seven-theme-head = پشته
seven-theme-block = ششدر
seven-theme-bar = بار
seven-theme-hit = زدن
seven-theme-blot = مهرهٔ تک
seven-theme-anchor = لنگر
seven-theme-contact = میانهٔ بازی
seven-theme-race = کورس
seven-theme-bear-off = برداشتن
seven-theme-cube = مکعب
seven-chances = برد { $win }، مارس { $mars }، باخت مارس { $lost }
refused-no-seven = این هفت‌تایی دیگر نیست. امروز: /seven.

# What a turn did worse than the best one
seven-worse-shots = تاس‌هایی که شما را می‌زند: { $own } از ۳۶؛ بعد از بهترین حرکت { $best }.
seven-worse-held = تاس‌هایی که حریف نمی‌تواند کامل بازی کند: { $own } از ۳۶؛ بعد از بهترین حرکت { $best }.
seven-worse-stuck = تاس‌هایی که شما نمی‌توانید کامل بازی کنید: { $own } از ۳۶؛ بعد از بهترین حرکت { $best }.
seven-worse-head = مهره‌های مانده در پشته: { $own }؛ بعد از بهترین حرکت { $best }.
seven-worse-outside = مهره‌های بیرون از زمین: { $own }؛ بعد از بهترین حرکت { $best }.
seven-worse-off = مهره‌های برداشته: { $own }؛ بعد از بهترین حرکت { $best }.
seven-worse-wall = بلندترین ردیف خانه‌ها: { $own }؛ بعد از بهترین حرکت { $best }.
seven-worse-points = خانه‌های بسته در زمین: { $own }؛ بعد از بهترین حرکت { $best }.
seven-worse-closed = خانه‌های بسته سر راه حریف: { $own }؛ بعد از بهترین حرکت { $best }.
seven-worse-hit = بهترین حرکت مهره‌ای را می‌زند.
seven-worse-anchor = بهترین حرکت لنگر را نگه می‌دارد.

# Past days
button-seven-days = روزهای گذشته
button-seven-today = امروز
button-seven-all = همه
button-seven-past = { $day } · { $game }
button-seven-set = 📄 مجموعه با ارزش حرکت‌ها
button-seven-hash = 🔒 مُهر فردا
seven-days =
    🧩 <b>روزهای گذشته</b>
    هنوز می‌توانید این‌ها را برای خودتان بازی کنید: نه با دیگران مقایسه می‌شود و نه در روزهای پیاپی حساب می‌شود.
seven-days-none = هنوز هفت‌تایی گذشته‌ای نیست.
seven-set-caption = هفت‌تایی { $day }، { $game }: وضعیت‌ها و ارزش همهٔ حرکت‌ها. SHA-256 این فایل یک روز پیش نشان داده شد: { $hash }
seven-hash = 🔒 مُهر فردا: <code>{ $hash }</code>

# In any chat
words-seven-long = بلند
words-seven-short = بک‌گمون, بکگمون, کوتاه
seven-shared = هفت‌تایی { $day } · { $game }
seven-shared-streak = { $days } روز پیاپی
inline-no-seven = این هفت‌تایی را هنوز بازی نکرده‌اید. چه می‌شود نوشت؟
seven-query = هفت‌تایی { $day } { $game }

# A reminder, for whoever asks for it
button-seven-remind = ⏰ یادآوری کن
button-seven-morning = 🌅 { $time }
button-seven-noon = ☀️ { $time }
button-seven-evening = 🌆 { $time }
button-seven-stop = دیگر یادآوری نکن
# The time zone where most readers live: hours from UTC.
seven-zone = 3.5
seven-hours =
    ⏰ <b>یادآوری</b>
    هفت‌تایی را کِی یادآوری کنم؟ منطقهٔ زمانی شما { $zone } است؛ اگر نیست با دکمه‌های زیر درستش کنید. بازی که کرده باشید یادآوری نمی‌آید.
seven-reminding = انجام شد: از فردا یادآوری می‌کنم.
seven-reminding-not = دیگر یادآوری نمی‌کنم.
seven-reminder = 🧩 هفت‌تایی { $day } روی تخته است: هفت مسئله، چند دقیقه.

# One message a day in a group that wants it
seven-group-title = 🧩 <b>هفت‌تایی { $day }</b>
seven-group-nobody = الان نتیجهٔ کسی اینجا نشان داده نمی‌شود.
seven-group-more = … و { $more } نفر دیگر
seven-group-nameless = گروه
seven-best-of = 🏆 هفت‌تایی { $day }: { $told }
seven-best-in = { $game } — { $name }، { $told }
button-seven-here = من را نشان بده
seven-here = انجام شد: هفت‌تایی‌های شما اینجا نشان داده می‌شود. تغییرش: /seven در گفتگوی خصوصی، «در گروه‌ها».
seven-here-already = هفت‌تایی‌های شما از قبل اینجا نشان داده می‌شود. تغییرش در گفتگوی خصوصی: /seven، «در گروه‌ها».
seven-here-none = این گروه دیگر هفت‌تایی جمع نمی‌کند.
seven-belong = نتیجه‌های شما در { $group } نشان داده شود؟
button-seven-belong = نشان بده
button-seven-belong-not = نشان نده
seven-shown-there = انجام شد: در گروه نشان داده می‌شود.
seven-shown-not = باشد، نشان نمی‌دهم و دیگر نمی‌پرسم.
button-seven-groups = در گروه‌ها
seven-groups =
    🧩 <b>در گروه‌ها</b>
    این گروه‌ها روزی یک پیام با هفت‌تایی‌های اعضا می‌گیرند: فقط مربع‌ها، نه وضعیت‌ها. تیک یعنی آن گروه مال شما را می‌بیند.

me-seven = 🧩 هفت‌تایی: { $played } روز، { $days } روز پیاپی
# On the picture of /me
stats-seven = هفت‌تایی‌ها · { $month }/{ $year }

# /rules
guide-title-seven = هفت‌تایی
guide-seven =
    هفت مسئله، برای همه یکسان؛ روز از ساعت ۰۴:۰۰ به وقت UTC شروع می‌شود. 🟩 بهترین حرکت یا نزدیک به آن، 🟨 اشتباه کوچک، 🟥 اشتباه.

    بازیکن‌ها با اشتباه‌هایشان مقایسه می‌شوند: هرچه کوچک‌تر، بهتر؛ بهترین‌های روز همهٔ کسانی‌اند که کمترین را از دست داده‌اند. یک روز غیبت در هفت روز، روزهای پیاپی را نمی‌شکند.
