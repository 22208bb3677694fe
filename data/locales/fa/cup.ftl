# The cup: matches in pairs, each by its deadline. Telegram counts down to near.
cup-title = 🏆 <b>جام</b> · { $terms }
cup-pace = نام‌نویسی باز است. هر مسابقه { $time } مهلت دارد و در گفتگوی خصوصی با من بازی می‌شود.
cup-too-few = تا وقت شروع به تعداد کافی نام ننوشتند. وقتی بیشتر شدید «شروع» را بزنید.
cup-how-swiss = «هستم» را بزنید. با این تعداد، سوئیسی است: همه در همهٔ دورها بازی می‌کنند.
cup-how = «هستم» را بزنید. با دو باخت حذف می‌شوید.
cup-signed-up = { $players } بازیکن: { $names }
cup-round =
    { $isFinal ->
        [yes] فینال
       *[other] دور { $round }
    }
cup-round-of = دور { $round } از { $rounds }
cup-bye = بدون مسابقه در این دور: { $names }
cup-byes = بدون مسابقه در این دور: { $players } بازیکن
cup-bye-knockout = 🏆 جام، دور { $round }: قرعهٔ استراحت به شما افتاد و بدون بازی بالا می‌روید.
cup-bye-swiss = 🏆 جام، دور { $round }: تعداد فرد است و قرعهٔ استراحت به شما افتاد: یک امتیاز.
cup-left = { $matches } مسابقه مانده، پایان وقت { $near }
cup-rules-knockout = با دو باخت حذف می‌شوید.
cup-late = هنوز می‌شود آمد: هر دورِ از دست رفته نیم امتیاز دارد.
cup-rules-swiss = برد ۱ امتیاز است؛ در امتیاز برابر، امتیاز حریف‌ها تعیین‌کننده است.
cup-over = 🏁 جام تمام شد. قهرمان: <b>{ $name }</b>
cup-over-empty = 🏁 جام تمام شد: هیچ مسابقه‌ای انجام نشد.
cup-cancelled = جام لغو شد. بازی‌های شروع‌شده را می‌شود تمام کرد.
cup-podium = 🏆 <b>جام تمام شد</b> · { $terms }
cup-podium-knockout = { $medal } <b>{ $name }</b> — { $won } مسابقه برد
cup-podium-swiss = { $medal } <b>{ $name }</b> — امتیاز: { $points }، بوخهولتس: { $buchholz }
# In the pictures.
cup-picture = جام
cup-picture-unbeaten = بی‌باخت
cup-picture-second-chance = شانس دوم
cup-picture-round = دور { $round }
cup-picture-final = فینال
cup-picture-points = امتیاز
cup-picture-buchholz = بوخ
# Under a game of a cup, in the private chat of each player.
cup-next-first = 🏆 جام مال شماست!
cup-next-on = 🏆 بالا رفتید: مسابقهٔ بعدی همین‌جا می‌آید.
cup-next-second-chance = 🏆 این یک باخت بود: شانس دوم دارید، مسابقهٔ بعدی همین‌جا می‌آید.
cup-next-second = 🥈 مقام دوم، آفرین! فینال را حریف برد.
cup-next-out = 🏆 جام برای شما تمام شد. ممنون از بازی!
cup-your-match = ▶️ مسابقهٔ شما در جریان است.
cup-waits-here = این دور که تمام شود، مسابقهٔ بعدی همین‌جا می‌آید.
cup-starts-by-hand = { $name } شروعش می‌کند.
cup-starts-yours = شروعش با شماست: دست‌کم { $least } بازیکن لازم است.
cup-seat = 🏆 رتبهٔ { $place } از { $players }، امتیاز: { $points }.
cup-put-out = 🏆 وقت حرکت شما تمام شد: از جام حذف شدید.
cup-missing = ⏱ حریف نیامد.
cup-call = ⏳ جام: وقت مسابقهٔ شما با { $name } { $near } تمام می‌شود. بعد از آن هر کس ۱۰ دقیقه معطل کند حذف است.
button-cup-enter = ✋ هستم
button-cup-leave = انصراف
button-cup-start = ▶️ شروع
button-cup-match-mine = 🎲 بازی من
cup-start-gathered = وقتی همه جمع شدند
button-cup-length = مسابقهٔ { $match } امتیازی
button-cup-time = مهلت هر مسابقه: { $time }
button-cup-swiss = سوئیسی، { $rounds } دور
button-cup-rounds = { $rounds } دور
button-cup-knockout = حذفی با شانس دوم
cup-format = <b>{ $players } بازیکن: چطور بازی کنیم؟</b>
    در سوئیسی همه در همهٔ دورها بازی می‌کنند؛ حذفی دورهای بیشتری می‌خواهد.
cup-entered = نام‌تان ثبت شد: مسابقه در گفتگوی خصوصی ما می‌آید.
cup-entered-here = نام‌تان ثبت شد: مسابقه همین‌جا می‌آید.
cup-left-it = از جام انصراف دادید.
cup-no-match = الان در این جام مسابقه‌ای ندارید.
cup-no-match-yet = حریف هنوز معلوم نیست: مسابقه در گفتگوی خصوصی ما می‌آید.
refused-cup-over = این جام تمام شده است.
refused-cup-begun = این جام شروع شده است.
refused-cup-full = جای این جام پر است.
refused-cup-in = نام‌تان ثبت شده است.
refused-cup-out = شما از این جام حذف شده‌اید.
refused-cup-not-in = شما در این جام نام ننوشته‌اید.
refused-cup-few = جام دست‌کم { $least } بازیکن می‌خواهد.
cup-needs-group = جام برای گروه است: مرا به گروهی اضافه کنید و آنجا /cup را بفرستید.
cup-runs = اینجا جامی برپاست. برای لغو آن: /cup لغو.
cup-bad-hours = مهلت هر مسابقه از ۱ ساعت تا { $days } روز است، مثل /cup بک‌گمون 5 2 روز.
cup-bad-match = مسابقهٔ جام حداکثر تا { $most } امتیاز است، مثل /cup بک‌گمون 5.
cup-which-number = «{ $word }» یعنی چه؟ عددِ تنها طول مسابقه است؛ مهلت آن واحد می‌خواهد: /cup بک‌گمون 5 2 روز.
cup-none = اینجا جامی نیست که لغو شود.
cup-not-yours = فقط کسی که جام را باز کرده یا مدیر گروه می‌تواند لغوش کند.
cup-not-yours-to-begin = فقط کسی که جام را باز کرده یا مدیر گروه می‌تواند شروعش کند.
cup-cancel-done = جام لغو شد.
words-hours = ساعت
words-days = روز
words-one-hour = یک ساعت
words-one-day = یک روز
words-one-week = یک هفته
words-weeks = هفته
words-cup-in = مهلت, برای
words-cup-later = بعد, دیگر
words-cup = جام

# /rules
guide-title-cup = جام
guide-cup =
    مسابقه‌های دونفره، هر کدام با مهلت خود، با مکعب و بازی کرافورد. حذفی: با دو باخت بیرون می‌روید؛ دو نفر آخر فینال بازی می‌کنند و اگر آن که نباخته فینال را ببازد، یک بار دیگر بازی می‌کنند.

    از ۹ بازیکن به بالا می‌تواند سوئیسی باشد: همه در همهٔ دورها بازی می‌کنند، برد یا استراحت ۱ امتیاز است، هر دور پیش از آمدن شما نیم امتیاز، و در امتیاز برابر امتیاز حریف‌ها (بوخهولتس) تعیین‌کننده است. آن‌ها که ریتینگ بالاتری دارند دیرتر به هم می‌رسند.

    پس از پایان مهلت برای هر حرکت ۱۰ دقیقه وقت دارید: بیشتر که شود مسابقه را می‌بازید و از جام بیرون می‌روید. برای ریتینگ هر مسابقه یک نتیجه است.
