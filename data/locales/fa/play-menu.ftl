# The menu of /play
which-game = <b>کدام بازی؟</b>
play-with = دعوت فقط برای { $friend }
button-more-games = بیشتر…
button-own-games = قواعد خودمان
button-terms = ارزش، مکعب، مسابقه…
button-games = ‹ بازگشت
play-own = بازی‌هایی که در این گفتگو ساخته شده‌اند:
play-own-none = اینجا هنوز کسی قواعدی نساخته است. یک دقیقه کار دارد: بازی‌ای را بردارید و هر چه خواستید عوض کنید.
button-own-begin = ✏️ بازی تازه
play-terms = <b>با چه شرایطی؟</b>
play-terms-stake = <b>ارزش</b>: امتیازِ یک برد ساده، نه پول.
play-terms-match = <b>مسابقه</b>: تا چند امتیاز معین، همیشه با مکعب.
play-terms-cube = <b>مکعب</b>: پیش از تاس ریختن می‌توانید ارزش بازی را دو برابر کنید.
play-terms-extras = <b>بیور</b>: در پاسخ، باز هم بالا بردن. <b>جاکوبی</b>: تا کسی دوبل نکرده، هر بردی مثل برد ساده حساب می‌شود.
play-terms-clock = <b>⏱</b> وقت که تمام شود ربات تصمیم می‌گیرد؛ بار دوم می‌بازید.
# The keys of terms: each says what is chosen
term-stake = ارزش: { $stake }
term-match =
    { $match ->
        [0] بدون مسابقه
       *[other] مسابقه: تا { $match }
    }
term-cube =
    { $cube ->
        [on] با مکعب
       *[off] بدون مکعب
    }
term-hints =
    { $hints ->
        [on] راهنمایی: هر دو
       *[off] بدون راهنمایی
    }
term-no-clock = ⏱ بدون محدودیت زمان
button-beaver-wish = بیور
button-jacoby-wish = جاکوبی
button-match-wish = مسابقه { $match }
button-terms-done = ‹ بازی‌ها
play-length = تا چند امتیاز؟
play-waiting = دعوت شما منتظر است: { $terms }.
play-waiting-replaced = دعوت تازه جای آن را می‌گیرد.
button-show = نمایش دعوت
friend-unknown = هنوز اینجا با «{ $name }» بازی نکرده‌اید. به پیامش با /play پاسخ دهید، یا بنویسید /play @name.
which-friend = کدام‌یک را دعوت کنیم؟
button-way-computer = 🤖 با ربات
button-way-friend = 🤝 با دوست
button-way-seek = 🔎 حریف
button-close = بستن
refused-not-your-menu = این منو را کس دیگری باز کرده است. منوی شما: /play.
refused-no-ruleset = این قواعد دیگر نیست. فهرست بازی‌ها: /play.


# …-line: فرق بازی؛ …-button: نامش روی دکمه، حداکثر ۱۷ حرف
ruleset-long-line = بدون زدن: از حریف جلو بزنید و راهش را ببندید
ruleset-long-button = بلند
ruleset-long-classic-line = با هر جفتِ نوبت اول دو مهره از پشته؛ ششدر فقط وقتی حریف به زمینش رسیده؛ برنده شروع می‌کند
ruleset-long-classic-button = کلاسیک
ruleset-long-federation-line = بدون مارس خانگی
ruleset-long-federation-button = ساده و مارس
ruleset-gulbar-line = تاس بازی‌نشده به حریف می‌رسد؛ جفت کامل، یک تاس دیگر
ruleset-gulbar-button = گلبار
ruleset-mad-gulbar-line = تاس بازی‌نشده به حریف می‌رسد؛ جفت‌ها تا شش بالا می‌روند
ruleset-mad-gulbar-button = گلبار دیوانه
ruleset-short-line = مهرهٔ تک را می‌زنند؛ با قواعد بین‌المللی
ruleset-short-button = بک‌گمون
ruleset-short-strict-line = مهره‌ای که در زمین خودی زده، در همان نوبت برداشته نمی‌شود
ruleset-short-strict-button = سخت‌گیرانه
ruleset-short-full-line = خال‌هایی که بشود بازی کرد، هدر نمی‌رود
ruleset-short-full-button = حرکت کامل
ruleset-short-caucasian-line = در زمین خودی نمی‌شود زد و پنهان شد
ruleset-short-caucasian-button = قفقازی
ruleset-quick-long-line = نرد بلند با هفت مهره در پشته: بازی چنددقیقه‌ای
ruleset-quick-long-button = بلند سریع
ruleset-hypergammon-line = بک‌گمون با سه مهره: بازی چنددقیقه‌ای
ruleset-hypergammon-button = هایپرگمون
ruleset-nackgammon-line = بک‌گمون با چهار مهره در عقب به‌جای دو تا
ruleset-nackgammon-button = نک‌گمون
ruleset-tavla-line = بک‌گمون، بدون بزن‌ودررو در زمین خودی
ruleset-tavla-button = تاولا
ruleset-portes-line = بک‌گمون، بدون بزن‌ودررو در زمین خودی
ruleset-portes-button = پورتس
ruleset-takhteh-line = همان تختهٔ خودمان: بدون بزن‌ودررو در زمین خودی
ruleset-takhteh-button = تخته‌نرد
ruleset-prava-line = بک‌گمون بدون سیاه‌مارس
ruleset-prava-button = پراوا
ruleset-tawla-line = بک‌گمون بدون سیاه‌مارس
ruleset-tawla-button = طاوله
ruleset-own-line = قواعد خود این گفتگو
button-play-again = ▶️ دوباره: { $game }
ruleset-tavli-line = مسابقه‌ای از پورتس، پلاکوتو و فوگا به نوبت
ruleset-tavli-button = تاولی
ruleset-sreshta-line = مسابقه‌ای از پراوا، گل‌بارا و تاپا به نوبت
ruleset-sreshta-button = سرشتا
# بازی‌های همسایه‌ها، به کشور
country-tr = ترکیه
country-gr = یونان
country-ir = ایران
country-bg = بلغارستان
country-ar = کشورهای عربی
country-az = آذربایجان
country-ge = گرجستان
country-xx = جاهای دیگر
# مسابقه‌ای که بازی‌اش عوض می‌شود: بازی این نوبت و بازی بعدی
game-and-next = { $game }، بعد { $next }
ruleset-celebi-line = جفت تا شش بالا می‌رود
ruleset-celebi-button = چلبی
ruleset-chelebi-line = جفت از تاس چهارم بالا می‌رود، بقیه برای حریف
ruleset-chelebi-button = چلبی بلغاری
ruleset-fevga-line = اول یک مهره می‌دود، زدن نیست
ruleset-fevga-button = فوگا
ruleset-moultezim-line = اول یک مهره می‌دود، زدن نیست
ruleset-moultezim-button = ملتزم
ruleset-uzun-line = با ۴:۴ و ۶:۶ دو مهره از پشته
ruleset-uzun-button = اوزون نرد
ruleset-gul-bara-line = نرد بلند، پشته و ششدر آزاد، جفت بالا می‌رود
ruleset-gul-bara-button = گل‌بارا
ruleset-plakoto-line = مهرهٔ تک حبس می‌شود؛ مادرِ حبس‌شده یعنی باخت
ruleset-plakoto-button = پلاکوتو
ruleset-tapa-line = مثل پلاکوتو؛ با حبس هر دو مادر، هر کدام یک امتیاز
ruleset-tapa-button = تاپا
ruleset-khachapuri-line = نرد بلند، یازده مهره از زمین خودی شروع می‌کنند، هر مهرهٔ مانده یک امتیاز
ruleset-khachapuri-button = خاچاپوری
ruleset-mahbusa-line = مهرهٔ تک را نمی‌زنند، حبس می‌کنند
ruleset-mahbusa-button = محبوسه
