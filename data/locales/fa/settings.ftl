# Settings of a chat
command-settings = تنظیمات: زبان، تخته، ارزش، مکعب
settings-title =
    { $kind ->
        [group] تنظیمات گروه
       *[private] تنظیمات شما
    }
settings-note =
    { $kind ->
        [group] مدیران عوضش می‌کنند. بازی‌های نیمه‌تمام عوض نمی‌شوند.
       *[private] برای این گفتگو و بازی‌های شما در آن. بازی‌های نیمه‌تمام عوض نمی‌شوند.
    }
settings-not-yours = تنظیمات گروه را فقط مدیران عوض می‌کنند. تنظیمات خودتان: /settings در گفتگوی خصوصی.
not-in-person = شما به نام گروه می‌نویسید و نمی‌فهمم کیستید. برای بازی با نام خودتان بنویسید.
settings-back = ‹ همهٔ تنظیمات
# What is set, on the key of a page
setting-key = { $name }: { $value }
setting-on = دارد
setting-off = ندارد
setting-all = همه
setting-some = { $on } از { $all }

settings-language = زبان
settings-language-about =
    { $kind ->
        [group] زبان من در این گروه و روی تخته‌هایش.
       *[private] زبان من با شما.
    }
choice-language-none = مثل تلگرام
settings-language-young = فارسی را تازه یاد گرفته‌ام: شاید بعضی واژه‌ها به گوش خوش نیاید.
button-wrong-word = ✍️ گزارش واژهٔ نادرست
wrong-word-ask = کدام واژه نادرست است و به‌جایش چه باید گفت؟ در یک خط بنویسید: با نام شما به گردانندهٔ ربات می‌رسانم. یا /cancel.
wrong-word-placeholder = نادرست — درست
wrong-word-sent = ممنون، رساندم.
wrong-word-soon = لطفاً دقیقه‌ای یک واژه: همین حالا یکی را رساندم.
wrong-word-many = الان خیلی‌ها می‌نویسند: یک دقیقهٔ دیگر دوباره بنویسید.
wrong-word-told = ✍️ { $name } ({ $language }): { $line }

settings-board = تخته
settings-board-about =
    تصویر مثل تختهٔ واقعی است. ایموجی متن است: با اینترنت کند هم فوراً می‌آید. کلمه‌ها برای گوش دادن است. تخته‌های باز از نو کشیده می‌شوند.

    رنگ‌ها برای تصویر است؛ پرکنتراست از همه خواناتر است.
choice-board-picture = تصویر
choice-board-emoji = ایموجی
choice-board-words = کلمه‌ها
choice-board-both = تصویر و کلمه‌ها
choice-theme-wood = چوب
choice-theme-dark = تیره
choice-theme-contrast = پرکنتراست
choice-home-right = زمین راست
choice-home-left = زمین چپ

settings-lines = پای تخته
settings-lines-about =
    <b>شکلک</b>: 👏 🍀 😅 زیر تخته. شکلک شما زیر آن دیده می‌شود. در هر نوبت یکی.
    <b>شانس</b>: خطی دربارهٔ تاس‌های کمیاب، در هر بازی یک بار: سه جفت پشت سر هم و مانند آن.
    <b>رقابت</b>: خطی در پایان بازی: چند برد پیاپی، چه کسی در جدول از چه کسی گذشت.
settings-voices-about = <b>گفتگو</b>: آنچه زیر تخته می‌نویسید در یک خط پیش حریفتان دیده می‌شود و نوشتهٔ او پیش شما.
toggle-emotes = شکلک
toggle-voices = گفتگو
toggle-luck = شانس
toggle-rivalry = رقابت

settings-game = بازی
settings-game-about = وقتی فقط /play می‌نویسید چه بازی‌ای باشد. همیشه می‌توانید بازی دیگری بنویسید: <code>/play گلبار</code>.
choice-ruleset-none = بپرس

settings-stake = ارزش
settings-stake-about = بازی چند امتیاز می‌ارزد، اگر در دعوت چیز دیگری نباشد: <code>/play بلند 5</code>. امتیاز پول نیست: من فقط حساب نگه می‌دارم.
stake-type = عدد دیگر…
stake-typed = عدد دیگر: { $stake }
stake-ask = { $player }، بازی چند امتیاز می‌ارزد؟ عددی از ۱ تا { $most } بفرستید، یا /cancel.
stake-bad = { $player }، این ارزش درست نیست: عددی از ۱ تا { $most } لازم است. یا /cancel.
stake-placeholder = مثلاً ۲۵

settings-cube = مکعب
settings-cube-about =
    پیش‌فرض؛ دعوت می‌تواند چیز دیگری بگوید: <code>/play بلند بدون مکعب</code>.
    <b>بیور</b> — بالا بردن دوبل در همان دم و نگه داشتن مکعب.
    <b>جاکوبی</b> — تا کسی دوبل نکرده، هر بردی مثل برد ساده حساب می‌شود.
    <b>دوبل خودکار</b> — چند تاس شروعِ مساوی ارزش را بالا می‌برد.
settings-raise = رشد
settings-autoDoubles = دوبل خودکار
toggle-cube = بازی با مکعب
choice-raise-double = ۱، ۲، ۴، ۸…
choice-raise-arithmetic = ۱، ۲، ۳، ۴…
toggle-beaver = بیور
toggle-jacoby = قاعدهٔ جاکوبی

settings-automation = خودکار
settings-automation-about =
    <b>پرتاب تاس</b> — وقتی تصمیمی در کار نیست (دوبل ممکن نیست) به‌جای شما تاس می‌ریزم.
    <b>حرکت اجباری</b> — تاسی را که فقط یک راه دارد خودم بازی می‌کنم.
    <b>دکمهٔ «تمام»</b> — نوبت را می‌بندد؛ تا پیش از آن می‌شود برگرداند. بدون آن آخرین مهره نوبت را می‌بندد.
    <b>پس گرفتن نوبت</b> — زیر ⋯ می‌شود از حریف خواست که نوبت آخر پس گرفته شود.
toggle-autoRoll = پرتاب تاس
toggle-autoForced = حرکت اجباری
toggle-confirmDone = دکمهٔ «تمام»
toggle-takeBacks = پس گرفتن نوبت

settings-time = زمان
settings-time-about =
    { $kind ->
        [group]
            <b>مهلت حرکت</b>: بعد از آن حریف می‌تواند برد را بگیرد. <b>یادآوری</b>: به بازیکنی که معطل می‌کند. از حرکت بعد اثر دارد.
            <b>پاسخ خصوصی</b>: فقط کسی می‌بیند که خواسته. <b>پاک کردن دستورها</b>: پاسخ می‌دهم و پاک می‌کنم.
            /sideline در پاسخ به یک پیام: نویسنده‌اش اینجا بازی نمی‌کند.
       *[private] چقدر منتظر حرکت بمانیم؛ بعد از آن حریف می‌تواند برد را بگیرد. اگر گفتگوهای خصوصی شما فرق دارند، مهلت بیشتر برای هر دو است. از حرکت بعد اثر دارد.
    }
settings-deadline = مهلت حرکت
choice-deadlineMinutes-none = بدون مهلت
settings-reminder = یادآوری
choice-reminderMinutes-none = هیچ‌وقت

time-minutes = { $minutes } دقیقه
time-hours = { $hours } ساعت
time-days = { $days } روز
toggle-whispers = پاسخ خصوصی
toggle-tidies = پاک کردن دستورها
tidies-needs-right = روشن شد. حالا مرا مدیری کنید که بتواند پیام‌ها را پاک کند.

settings-seven = هفت‌تایی
settings-seven-about = روزی یک پیام، هفت‌تایی اعضایی را که بخواهند نشان می‌دهد: فقط مربع‌ها، نه وضعیت‌ها. وقتی می‌آید که اولین نفر بازی کرده باشد.
toggle-sevens = هفت‌تایی‌ها

settings-zone = منطقهٔ زمانی
settings-zone-about = «ساعت 20:00» به وقت کدام شهر است. مینسک با مسکو و آستانه با تاشکند یکی است.
choice-zone-none = بپرس
choice-zone-los-angeles = لس‌آنجلس
choice-zone-new-york = نیویورک
choice-zone-london = لندن
choice-zone-berlin = برلین
choice-zone-kyiv = کی‌یف
choice-zone-istanbul = استانبول
choice-zone-jerusalem = بیت‌المقدس
choice-zone-moscow = مسکو
choice-zone-tbilisi = تفلیس
choice-zone-yerevan = ایروان
choice-zone-baku = باکو
choice-zone-tehran = تهران
choice-zone-tashkent = تاشکند
choice-zone-omsk = اومسک
choice-zone-novosibirsk = نووسیبیرسک
choice-zone-irkutsk = ایرکوتسک
choice-zone-yakutsk = یاکوتسک
choice-zone-vladivostok = ولادی‌وستوک
choice-zone-magadan = ماگادان
choice-zone-kamchatka = کامچاتکا
zone-label = { $city } { $ahead }
