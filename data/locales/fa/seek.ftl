# Looking for an opponent, whoever that may be, in the private chat
button-seek = 🔎 پیدا کردن حریف
seek-title = پیدا کردن حریف
seek-about =
    بازی را انتخاب کنید تا کسی را پیدا کنم که همان را بخواهد، و اگر بشود هم‌زور شما باشد. فقط نام کوچک یکدیگر را می‌بینید.
seek-terms = شرایط شما: { $terms }
seek-terms-about =
    اگر کسی همان بازی را با شرایط دیگری بخواهد، فوراً می‌پرسم که با شرایط او بازی می‌کنید یا نه.
    وقتی هر دو یک دقیقه صبر کرده باشید، تفاوت زمان مهم نیست: زمانِ بیشتر به کار می‌رود. مکعب و مسابقه هیچ‌وقت بی‌پرسش عوض نمی‌شود.
button-seek-terms = شرایط…
button-seek-any = هر بازی‌ای
words-any-game = هر بازی, هرچه, فرقی ندارد
button-seek-again = ▶️ دوباره: { $game }
seek-open = 🔎 دنبال حریف می‌گردم…
seek-since = شروع جست‌وجو: { $near }
seek-alone = فعلاً کس دیگری دنبال حریف نیست.
seek-wait = پیدا که شد، تخته همین‌جا با اعلان می‌آید. اگر تا یک ساعت کسی نیاید، دیگر نمی‌گردم.
seek-waits = { $name } منتظر است: { $terms }
seek-join = بازی می‌کنید؟ با شرایط شما هم همچنان می‌گردم.
button-seek-join = ▶️ بازی با { $name }
seek-meanwhile = همچنان می‌گردم. حریف که پیدا شود، بازی ما قطع می‌شود و حساب نیست.
button-meanwhile-computer = 🤖 فعلاً با ربات
button-seek-next = 🔎 حریف بعدی
button-seek-stop = دیگر نگرد
seek-found = ✅ حریف پیدا شد: { $name }
seek-broke = بازی با من قطع شد و حساب نیست.
seek-stopped = دیگر دنبال حریف نمی‌گردم.
seek-expired = تا یک ساعت کسی نیامد؛ دیگر نمی‌گردم.
seek-elsewhere = سر بازی دیگری نشستید؛ دیگر دنبال حریف نمی‌گردم.
seek-in-group = حریف را در گفتگوی خصوصی پیدا می‌کنم:
refused-seek-runs = دارم برایتان دنبال حریف می‌گردم.
refused-seek-over = این جست‌وجو تمام شده است.
refused-seek-gone = این بازیکن دیگر منتظر نیست. همچنان می‌گردم.
words-seek = یافتن, پیدا کن, حریف, جستجو, ناشناس, هر کسی

# The opponent who was found
button-stranger = 👤 حریف
stranger-about = شما اتفاقی حریف هم شدید و فقط نام کوچک یکدیگر را می‌بینید. وقتی هر دو 💬 را بزنید، می‌توانید گپ بزنید.
button-stranger-avoid = دیگر با او نه
stranger-avoided = دیگر شما دو نفر را حریف هم نمی‌کنم. دوباره بزنید تا لغو شود.
stranger-report = مشکلی هست؟ می‌توانید به گردانندهٔ ربات خبر دهید، برای هر بازی یک بار:
button-report-name = 🚩 نام زننده
button-report-stalling = 🚩 عمداً معطل می‌کند
button-report-cheating = 🚩 با برنامه بازی می‌کند
stranger-reported = به گردانندهٔ ربات خبر دادم. ممنون.
refused-no-stranger = این حریف را من برایتان پیدا نکرده‌ام.
refused-reported = دربارهٔ این بازی به گردانندهٔ ربات خبر داده شده است.
refused-reports-enough = برای امروز گزارش بس است.
report-told = 🚩 گزارش { $by } دربارهٔ { $about }، بازی { $game }: { $reason }
report-gone = 🚩 اینجا گزارشی بود. فرستنده‌اش خواست فراموش شود.
over-broken-off = 🤝 قطع شد: این بازی حساب نیست.
