# Games against the computer
button-computer = ▶️ بازی
button-computer-menu = 🤖 بازی با ربات…
button-sit-computer = 🤖 بازی با ربات
button-hint = 💡 راهنمایی
computer-title = 🤖 بازی با ربات
computer-about = تاس همان‌قدر سالم است که در بازی با آدم‌ها: ربات تاس‌ها را از پیش نمی‌بیند. این بازی‌ها در ریتینگ حساب نمی‌شوند.
computer-cube = با مکعب
computer-no-cube = بدون مکعب
words-computer = ربات, کامپیوتر, رایانه, روبات
words-level-beginner = بچه, کودک, نوآموز
words-level-easy = آسان, مبتدی, ساده
words-level-middle = متوسط, میانه
words-level-hard = سخت, قوی
words-level-best = بهترین, قوی‌ترین, استاد
words-hints = راهنمایی, راهنما
terms-hints = با راهنمایی
refused-computer-plays = شما اینجا یک بازی با ربات دارید: دوباره فرستادمش. برای شروع بازی دیگر، آن را تمام کنید یا تسلیم شوید.
refused-hints-off = این بازی راهنمایی ندارد: هر دو باید از اول با آن موافق باشند (/play بلند راهنمایی).
refused-nothing-to-hint = الان تصمیمی در کار نیست.

# Hints (200 characters with what is put in)
hint-best =
    { $win ->
        [0] 💡 بهترین: { $moves } — تقریباً شانسی برای برد نیست.
        [100] 💡 بهترین: { $moves } — برد تقریباً قطعی است.
       *[other] 💡 بهترین: { $moves } — { $win }٪ شانس برد.
    }
hint-undo-first = ↩ اول حرکتی را که کرده‌اید برگردانید.
hint-second =
    { $win ->
        [0] بعدی: { $moves } — { $worse }.
        [100] بعدی: { $moves } — { $worse }.
       *[other] بعدی: { $moves } — { $win }٪، { $worse }.
    }
hint-worse = { $loss } امتیاز بدتر
hint-as-good = تقریباً به همان خوبی
hint-roll-double = 💡 دوبل کنید: به‌قدر کافی جلو هستید.
hint-roll-roll = 💡 فقط تاس بریزید: برای دوبل زود است.
hint-roll-too-good = 💡 فقط تاس بریزید: آن‌قدر جلو هستید که برای برد بزرگ‌تر بازی کنید.
hint-double-take = 💡 قبول کنید: ادامه دادن کمتر از رد کردن ضرر دارد.
hint-double-drop = 💡 رد کنید: ادامه دادن گران‌تر تمام می‌شود.
hint-double-beaver = 💡 بیور کنید: این دوبل زود بود.

# The settings
settings-computer = ربات
settings-computer-about =
    <b>سطح</b> — اگر خودتان چیز دیگری نگویید. اگر خودش انتخاب کند: اول ☆؛ دو برد در سه بازی یک ★ قوی‌ترش می‌کند و دو باخت ضعیف‌تر.
    <b>مکث</b> — پیش از حرکت ربات.
    <b>راهنمایی</b> — زیر ⋯، فقط شما می‌بینید.
choice-level-none = خودش انتخاب کند
choice-level-beginner = ☆ بازی‌های اول
choice-level-easy = ★ مبتدی
choice-level-middle = ★★ متوسط
choice-level-hard = ★★★ قوی
choice-level-best = ★★★★ بهترین
settings-pause = مکث
choice-computerPause-none = ندارد
toggle-hints = راهنمایی
time-seconds = { $seconds } ثانیه

# /me
me-computer = 🤖 در برابر ربات: { $score }

# The end of a game against the bot
computer-one-more = 📈 یک برد دیگر، و ربات قوی‌تر می‌شود: { $level }.
computer-stronger = 📈 دو برد! حریف قوی‌تری حق شماست: ربات { $level }.
computer-weaker = 🌱 دست بعد آسان‌تر است: ربات { $level }.
button-computer-easier = آسان‌تر: ربات { $level }

# The menu of /play bot
computer-which = <b>چه بازی‌ای با ربات می‌کنید؟</b>
computer-which-first = <b>چه بازی کنیم؟</b> در بلند مهره نمی‌زنند.
button-computer-terms = سطح، مکعب، مسابقه…

# The ladder against the bot: a step is two of three games won at a level
ladder-reached-long = 🪜 پلهٔ { $level } نرد بلند: دو برد در سه بازی.
ladder-reached-short = 🪜 پلهٔ { $level } بک‌گمون: دو برد در سه بازی.
me-ladder = 🪜 { $steps }
me-ladder-long = بلند { $level }
me-ladder-short = بک‌گمون { $level }
me-ladder-none = –
stats-ladder = نردبان در برابر ربات: دو برد از سه بازی یک پله است
stats-ladder-long = بلند
stats-ladder-short = بک‌گمون
button-me-stats = ‹ آمار
