# What is said of any contest of a group.
refused-contest-unreachable = اول گفتگوی خصوصی با من را شروع کنید: بازی‌ها آنجاست.
refused-not-member = این برای اعضای گروه است: عضو شوید و همان‌جا دکمه را بزنید.
refused-member-unsure = نفهمیدم عضو گروه هستید یا نه. دوباره امتحان کنید یا دکمه را در خود گروه بزنید.
contest-not-your-menu = این منو را کس دیگری باز کرده است.
words-contest-cancel = لغو, پایان, ختم
contest-podium = سکو
contest-starts = شروع { $at } ({ $near })
contest-starts-soon = شروع { $near }
contest-zone =
    🕐 تلگرام منطقهٔ زمانی شما را به من نمی‌گوید. ساعت کدام شهر را در نظر بگیرم؟

    <code>{ $words }</code>

    برای گروه به یاد می‌سپارم؛ تغییرش در /settings است.
button-zone-others = شهر دیگر…
contest-bad-delay = حداکثر تا یک هفتهٔ دیگر می‌شود قرار گذاشت، مثل /{ $command } بک‌گمون ساعت 20:00.
contest-bad-time = «{ $word }» ساعت روز نیست. مثلاً بنویسید: /{ $command } بک‌گمون ساعت 20:00.
contest-which-time = چه ساعتی؟ مثلاً بنویسید: /{ $command } بک‌گمون فردا ساعت 20:00.
contest-past-time = این ساعت امروز گذشته است. مثلاً بنویسید: /{ $command } بک‌گمون فردا ساعت 20:00.
contest-two-times = یا بنویسید چند وقت دیگر (پس از 10 دقیقه) یا چه ساعتی (ساعت 20:00)، نه هر دو.
words-at = ساعت, در ساعت
words-moscow = مسکو, به وقت مسکو
words-baku = باکو, به وقت باکو
words-yerevan = ایروان, به وقت ایروان
words-by-zone = به
words-on-day = این
words-half-day = صبح, ظهر, عصر, شب
words-morning = صبح, بامداد
words-evening = عصر, شب, غروب
words-today = امروز, امشب
words-tomorrow = فردا, فردا شب
words-after-tomorrow = پس‌فردا, پس فردا
words-monday = دوشنبه, دو‌شنبه
words-tuesday = سه‌شنبه, سه شنبه
words-wednesday = چهارشنبه, چهار شنبه
words-thursday = پنج‌شنبه, پنج شنبه
words-friday = جمعه
words-saturday = شنبه
words-sunday = یک‌شنبه, یک شنبه

# /evening: what a group can hold.
contests-title = <b>دورهمی گروه</b>
contest-kind-arena = 🏟 <b>میدان</b> — هر کس آزاد باشد فوراً حریف می‌گیرد؛ در پایان سکوی قهرمانی.
contest-kind-cup = 🏆 <b>جام</b> — مسابقه‌های دونفره: با دو باخت حذف می‌شوید.
contest-kind-chouette = 🦉 <b>شوئت</b> — یکی («یکه‌باز») در برابر تیم روی یک تخته، سه نفر یا بیشتر.
contests-in-groups = دورهمی در گروه است: مرا به گروه‌تان اضافه کنید و آنجا /evening را بفرستید.
button-contest-arena = 🏟 میدان
button-contest-cup = 🏆 جام
button-contest-chouette = 🦉 شوئت
command-evening = دورهمی گروه: میدان، جام، شوئت
words-contests = دورهمی
button-contest-terms = شرایط…

# The menu of a contest: the buttons of its terms stand above the games.
button-contest-start = شروع: { $start }
contest-in = { $time } دیگر
contest-terms = <b>{ $contest }: شرایط</b>
contest-clock-about = مهلتی برای هر نوبت، یا ذخیره‌ای کلی با کمی افزوده در هر نوبت.
contest-no-clock = بدون محدودیت زمان
contest-days = { $count } روز
contest-hours = { $count } ساعت
