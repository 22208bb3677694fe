# The rules of a chat: words after /rules
words-new = تازه, جدید, ساختن
words-own = خودی, خودمان

# The dialog
draft-base = <b>قواعد تازهٔ خودمان.</b> بر پایهٔ کدام بازی؟
draft-title = <b>قواعد تازهٔ خودمان</b> بر پایهٔ «{ $base }»
draft-switches = هر چه را می‌خواهید عوض کنید بزنید؛ بقیه همان می‌ماند.
draft-name = <b>حالا نام:</b> در پاسخ به پیام زیر بفرستید.
draft-name-ask = این قواعد چه نامی داشته باشد؟ به همین پیام پاسخ دهید، حداکثر { $most } حرف. پشیمان شدید؟ /cancel.
draft-name-placeholder = نام قواعد
draft-left = قواعد ذخیره نشد. از نو: /rules جدید
draft-busy = تلگرام می‌گوید { $seconds } ثانیه صبر کنیم. بعد از آن دوباره امتحان کنید.
button-draft-name = تمام: نام‌گذاری
button-draft-back = ‹ بازگشت
button-draft-cancel = لغو
refused-not-your-draft = این قواعد را کس دیگری می‌سازد. قواعد خودتان: /rules جدید
refused-draft-over = دیگر کسی اینجا قواعدی نمی‌سازد. از نو: /rules جدید

# A name that will not do
name-empty = نام دست‌کم یک حرف می‌خواهد. نام دیگری بفرستید.
name-too-long = بلند است: حداکثر { $most } حرف. نام دیگری بفرستید.
name-spoken-for = این واژه بعد از /play یا /rules معنای دیگری دارد. نام دیگری بفرستید.
name-taken = این گفتگو قواعدی با این نام دارد. نام دیگری بفرستید.
too-many-rulesets = این گفتگو { $most } بازی خودساخته دارد و بیشتر نمی‌شود. آنچه را لازم نیست حذف کنید: /rules خودمان

# Rules that are made
own-made = ✅ <b>قواعد ذخیره شد.</b>
own-title = قواعد خود این گفتگو
own-none = هنوز چیزی نیست.
own-new = ساختن قواعد تازه: /rules جدید
own-made-of = بر پایهٔ «{ $base }»، سازنده: { $maker }.
own-delete = قواعد «{ $name }» حذف شود؟ بازی‌های نیمه‌تمام آن را نگه می‌دارند.
own-deleted = قواعد «{ $name }» حذف شد.
button-own-play = دعوت به بازی
button-own-rules = توضیح با مثال
button-own-list = همهٔ قواعد
button-own-delete = حذف
button-own-delete-sure = حذف شود
button-own-keep = بماند
refused-not-your-ruleset = فقط سازنده یا مدیر گفتگو می‌تواند این قواعد را حذف کند.

# The switches: name, question, values and what each means
switch-checkers = مهره‌ها
switch-checkers-line = هر بازیکن با چند مهره در پشته شروع می‌کند؟
switch-checkers-15 = پانزده
switch-checkers-15-line = مثل همیشه
switch-checkers-7 = هفت
switch-checkers-7-line = بازی به اندازهٔ یک‌سوم
switch-checkers-3 = سه
switch-checkers-3-line = بازی چنددقیقه‌ای

switch-opening = نوبت اول
switch-opening-line = برندهٔ تاس شروع با چه تاسی بازی می‌کند؟
switch-opening-kept = تاس شروع
switch-opening-kept-line = همان دو تاس شروع
switch-opening-anew = تاس تازه
switch-opening-anew-line = هر دو تاس دوباره ریخته می‌شود و ممکن است جفت باشد

switch-homeHit = زدن در زمین خودی
switch-homeHit-line = مهره‌ای که در زمین خودی زده، در همان نوبت چه می‌تواند بکند؟
switch-homeHit-free = هر چه بخواهد
switch-homeHit-free-line = بی‌محدودیت، مثل قواعد بین‌المللی
switch-homeHit-no-bear-off = برداشته نمی‌شود
switch-homeHit-no-bear-off-line = در همان نوبت برداشته نمی‌شود، حتی با جفت؛ مهره‌ای هم که به آن بپیوندد همین‌طور
switch-homeHit-no-hiding = پنهان نمی‌شود
switch-homeHit-no-hiding-line = در همان نوبت به مهرهٔ دیگر شما نمی‌پیوندد؛ می‌شود آن را پوشاند یا به خانهٔ خالی برد، و فقط وقتی برداشت که آن تاس حرکت دیگری ندارد

switch-homeHit-no-running = می‌ماند
switch-homeHit-no-running-line = در همان نوبت نه جلوتر می‌رود و نه برداشته می‌شود؛ مهرهٔ دیگری می‌تواند بپوشاندش

switch-fullMove = حرکت کامل
switch-fullMove-line = وقتی همهٔ خال‌های تاس را می‌شود بازی کرد، هدر دادن خال مجاز است؟
switch-fullMove-false = لازم نیست
switch-fullMove-false-line = همین که همهٔ تاس‌ها بازی شود بس است: تاس بزرگ می‌تواند از خانهٔ پایین‌تر مهره بردارد
switch-fullMove-true = لازم است
switch-fullMove-true-line = اگر بشود همهٔ خال‌های تاس را بازی کرد، هیچ‌کدام هدر نمی‌رود

switch-headException = دو مهره از پشته
switch-headException-line = در نوبت اول کِی مهرهٔ دوم از پشته برداشته می‌شود؟
switch-headException-opponent-head = { $rolls }
switch-headException-opponent-head-line = وقتی پشتهٔ حریف جلو مهرهٔ اول را می‌گیرد
switch-headException-any-double = هر جفت
switch-headException-any-double-line = با هر جفتی که یک مهره نتواند کامل بازی کند
switch-headException-fours-sixes = ۴:۴ و ۶:۶
switch-headException-fours-sixes-line = با ۴:۴ و ۶:۶، هرچه جلوی مهرهٔ اول را بگیرد
switch-headException-none = هیچ‌وقت
switch-headException-none-line = همیشه در هر نوبت یک مهره

switch-block = ششدر
switch-block-line = کِی می‌شود شش خانهٔ پشت سر هم را گرفت؟
switch-block-opponent-ahead = حریف جلوتر
switch-block-opponent-ahead-line = وقتی حریف مهره‌ای جلوتر از ششدر دارد
switch-block-opponent-home = حریف در زمین
switch-block-opponent-home-line = وقتی حریف مهره‌ای در زمین خودش دارد
switch-block-start-quarter = نه در شروع
switch-block-start-quarter-line = هر جا، ولی نه هر شش خانه‌ای که مهره‌ها از آن شروع می‌کنند
switch-block-free = همیشه
switch-block-free-line = بی‌محدودیت

switch-leftover = تاس بازی‌نشده
switch-leftover-line = تاسی که نشود بازی کرد چه می‌شود؟
switch-leftover-lost = می‌سوزد
switch-leftover-lost-line = نوبت به حریف می‌رسد
switch-leftover-opponent = به حریف می‌رسد
switch-leftover-opponent-line = حریف پیش از تاس خودش آن را با مهره‌های خودش بازی می‌کند
switch-leftover-groups = باقی جفت بالارونده به حریف
switch-leftover-groups-line = فقط از جفتی که بالا می‌رود می‌ماند؛ حریف آنچه را نشود بازی کرد رد می‌کند، مثل گل‌بارا

switch-doubles = جفت‌ها
switch-doubles-line = جفت را چطور بازی می‌کنند؟
switch-doubles-four = چهار حرکت
switch-doubles-four-line = هر تاس دو بار
switch-doubles-roll-again = و یک تاس دیگر
switch-doubles-roll-again-line = هر کس هر چهار حرکت را بازی کند دوباره تاس می‌ریزد، مثل گلبار
switch-doubles-ascending = بالارونده
switch-doubles-ascending-line = از عدد خودش تا شش: جفت چهار یعنی چهار و پنج و شش، مثل گلبار دیوانه

switch-ascendingMoves = حرکت با هر عدد
switch-ascendingMoves-line = هر عددِ جفت بالارونده چند بار بازی می‌شود؟
switch-ascendingMoves-2 = دو بار
switch-ascendingMoves-2-line = جفت پنج: ۵ ۵ ۶ ۶
switch-ascendingMoves-4 = چهار بار
switch-ascendingMoves-4-line = جفت پنج: ۵ ۵ ۵ ۵ ۶ ۶ ۶ ۶، مثل گلبارا

switch-ascendingFromTurn = بالا رفتن جفت
switch-ascendingFromTurn-line = جفت‌ها از کدام نوبت هر بازیکن بالا می‌روند؟ پیش از آن جفت چهار حرکت معمولی است.
switch-ascendingFromTurn-1 = از نوبت ۱
switch-ascendingFromTurn-1-line = از همان اول
switch-ascendingFromTurn-2 = از نوبت ۲
switch-ascendingFromTurn-2-line = نوبت اول معمولی است
switch-ascendingFromTurn-3 = از نوبت ۳
switch-ascendingFromTurn-3-line = دو نوبت اول معمولی است
switch-ascendingFromTurn-4 = از نوبت ۴
switch-ascendingFromTurn-4-line = سه نوبت اول معمولی است، مثل گلبارا

switch-koks = سیاه‌مارس
switch-koks-line = اگر بازنده مهره‌ای برنداشته و مهره‌ای روی بار یا در زمین برنده دارد، برد چند می‌ارزد؟
switch-koks-3 = × ۳
switch-koks-3-line = سه برابر
switch-koks-off = ندارد
switch-koks-off-line = مارس معمولی حساب می‌شود، ×۲

switch-homeMars = مارس خانگی
switch-homeMars-line = اگر همهٔ مهره‌های بازنده در زمینش باشد و هیچ‌کدام برداشته نشده باشد، برد چند می‌ارزد؟
switch-homeMars-3 = × ۳
switch-homeMars-3-line = سه برابر
switch-homeMars-4 = × ۴
switch-homeMars-4-line = چهار برابر
switch-homeMars-off = ندارد
switch-homeMars-off-line = مارس معمولی حساب می‌شود، ×۲

switch-nextFirst = شروع‌کننده
switch-nextFirst-line = بازی بعدی را چه کسی شروع می‌کند؟
switch-nextFirst-throw = با تاس شروع
switch-nextFirst-throw-line = هر بازیکن دوباره یک تاس می‌ریزد
switch-nextFirst-winner = برنده
switch-nextFirst-winner-line = هر کس برد شروع می‌کند
switch-nextFirst-alternate = یکی‌درمیان
switch-nextFirst-alternate-line = کسی که بازی قبل را شروع نکرده

switch-cube = مکعب
switch-cube-line = پیش از تاس ریختن می‌شود ارزش بازی را بالا برد؟
switch-cube-false = بدون مکعب
switch-cube-false-line = ارزش همان می‌ماند؛ برای یک بازی بعد از /play بنویسید «مکعب»
switch-cube-true = با مکعب
switch-cube-true-line = هر کس دوبل را قبول کند مکعب دست اوست و بار بعد او بالا می‌برد

switch-raise = رشد ارزش
switch-raise-line = ارزش با هر دوبل چقدر بالا می‌رود؟
switch-raise-double = دو برابر
switch-raise-double-line = ۱، ۲، ۴، ۸ …
switch-raise-arithmetic = یکی بیشتر
switch-raise-arithmetic-line = ۱، ۲، ۳، ۴ …

switch-beaver = بیور
switch-beaver-line = در پاسخ دوبل می‌شود همان دم بالا برد و مکعب را نگه داشت؟
switch-beaver-false = خاموش
switch-beaver-false-line = دوبل را یا قبول می‌کنند یا رد
switch-beaver-true = روشن
switch-beaver-true-line = دوبل را با بیور هم می‌شود پاسخ داد

switch-jacoby = قاعدهٔ جاکوبی
switch-jacoby-line = برد کِی دو یا سه برابر حساب می‌شود؟
switch-jacoby-false = خاموش
switch-jacoby-false-line = همیشه
switch-jacoby-true = روشن
switch-jacoby-true-line = فقط اگر در بازی کسی دوبل کرده باشد؛ وگرنه برد ساده است

switch-autoDoubles = دوبل خودکار
switch-autoDoubles-line = تاس شروعِ مساوی ارزش را بالا می‌برد؟
switch-autoDoubles-0 = خاموش
switch-autoDoubles-0-line = مساوی که شد فقط دوباره می‌ریزند
switch-autoDoubles-1 = یک بار
switch-autoDoubles-1-line = فقط مساوی اول بالا می‌برد
switch-autoDoubles-2 = تا دو بار
switch-autoDoubles-2-line = دو مساوی اول بالا می‌برد
switch-autoDoubles-3 = تا سه بار
switch-autoDoubles-3-line = سه مساوی اول بالا می‌برد

draft-medley = <b>مسابقه‌ای از چند بازی</b>
draft-games = بازی‌ها را به ترتیبی که بازی می‌شوند بزنید: از ۲ تا { $most } بازی، تکراری هم می‌شود. بعد از آخری دوباره اولی می‌آید.
button-draft-medley = مسابقه‌ای از چند بازی…
button-draft-drop = ⌫ حذف آخری
own-made-by = مسابقه‌ای که بازی‌اش عوض می‌شود. سازنده: { $maker }.
