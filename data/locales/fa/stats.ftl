top-needs-group = هر گروه جدول خودش را دارد: آنجا /top را بفرستید. آمار خودتان: /me.
refused-against-needs-chat = مقایسهٔ شما با حریف را فقط در گفتگوی خصوصی نشان می‌دهم: آن را باز کنید و اول «شروع» را بزنید.
top-empty = در این گفتگو هنوز کسی از کسی نبرده است. شروع بازی: /play.
top-title-all = جدول این گفتگو
top-title-week = جدول هفته
top-title-month = جدول ماه
top-line = { $place }. <b>{ $name }</b> · { $points }
top-empty-all = اینجا هنوز کسی از کسی نبرده است.
top-empty-week = این هفته هنوز کسی اینجا از کسی نبرده است.
top-empty-month = این ماه هنوز کسی اینجا از کسی نبرده است.
button-top-week = هفته
button-top-month = ماه
button-top-all = کل
stats-games = { $games } بازی، { $share } برد
stats-mars = { $mars } مارس
stats-koks = { $koks } سیاه‌مارس
stats-series = طولانی‌ترین سری: { $series } بازی
stats-run = بهترین رکورد: { $run } برد پیاپی
me-against = { $me } در برابر { $friend }
me-against-empty = شما دو نفر هنوز بازی تمام‌شده‌ای ندارید.
button-against = ⚔️ { $name }
button-against-game = ⚔️ رودررو
me-empty = هنوز بازی تمام‌شده‌ای ندارید. شروع بازی: /play.
stats-won = { $won } برد
stats-lost = { $lost } باخت
stats-drawn = { $drawn } مساوی
percent = { $percent }٪
percent-tiny = کمتر از ۰٫۱٪
unsettled-rating = حدود { $value }
me-rating = ریتینگ: { $ratings }
rating-long = بلند { $value }
rating-short = بک‌گمون { $value }
button-me-dice = 🎲 تاس‌هایم
dice-title = تاس‌های شما: { $rolls } تاس
dice-too-few = تاس‌ها برای قضاوت کم است.
dice-faces-usual = انتظار از هر عدد حدود { $expected } بار: تاس معمولی است.
dice-faces-rare = انتظار از هر عدد حدود { $expected } بار: چنین تفاوتی برای یک بازیکن از { $oneIn } بازیکن پیش می‌آید.
dice-doubles = { $doubles } جفت، انتظار حدود { $expected }
dice-doubles-usual = { $doubles }: معمولی است.
dice-doubles-rare = { $doubles }: برای یک بازیکن از { $oneIn } بازیکن پیش می‌آید.
nobody-called = بازیکن «{ $name }» را نمی‌شناسم. بنویسید /me @name یا با /me به پیامش پاسخ دهید.
yourself = این خودتان هستید! برای آمار خودتان فقط /me را بفرستید.

# In the picture of the stats; the labels are short ones.
stats-rating = ریتینگ
stats-rating-long = بلند { $value }
stats-rating-short = بک‌گمون { $value }
stats-points = امتیازها، بازی به بازی
rating-later = ریتینگ بعد از ده بازی با آدم‌ها می‌آید، برای بلند و بک‌گمون جداگانه.

# /rules
words-rating = ریتینگ
guide-title-rating = ریتینگ
guide-rating =
    روش Glicko-2، بلند و بک‌گمون جداگانه، شروع از ۱۵۰۰. بعد از ده بازی نشان داده می‌شود.

    همهٔ بازی‌ها با آدم‌ها حساب است، برد یا باخت؛ مکعب، مارس و نتیجه اثری ندارد. مسابقه یک نتیجه است، در پایانش.
