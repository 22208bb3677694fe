# The trainer: one's own mistakes, and positions of past sevens
words-train = تمرین
button-train = 🎯 تمرین
button-train-today = 🎯 تمرین { $done } از { $all }
button-train-done = 🎯 تمرین ✅
button-train-mistakes = 🎯 تمرین اشتباه‌هایم
train-sent = در گفتگوی خصوصی منتظر شماست.
refused-train-needs-chat = تمرین فقط در گفتگوی خصوصی است: آن را باز کنید و اول «شروع» را بزنید.
train-in-group = تمرین در گفتگوی خصوصی است، برای هر کدام جداگانه.
train-choice =
    🎯 <b>تمرین</b>
    بهترین حرکت را پیدا کنید. اشتباه‌های خودتان آن‌قدر برمی‌گردند تا هر کدام را سه بار درست بازی کنید؛ در میانشان مسئله‌هایی در حد توان شما.
    وضعیت (XGID یا GNU ID) یا مسابقه‌ای (فایل mat) از خودتان دارید؟ بفرستید تا تحلیل کنم.
button-train-due = { $game } · { $due }
train-strengths = 📈 { $strengths }
train-strength = 📈 { $strength } ({ $change })
train-run = 🔥 { $run } تا پشت سر هم
train-today = امروز { $done } از { $all }
train-today-done = ✅ امروز { $done }، برای یک روز بس است
train-today-more = ✅ امروز { $done }
refused-no-puzzle = این مسئله دیگر نیست. مسئلهٔ تازه: /train.
refused-nothing-to-train = فعلاً وضعیت دیگری از این دست نیست.
refused-not-judged = نشد ارزیابی کنم. یک بار دیگر امتحان کنید.
train-title = <b>تمرین</b> · { $game }
train-own = از بازی خودتان
train-brought = وضعیتی که آوردید
train-puzzle = مسئله
train-again = این یکی برمی‌گردد.
button-train-next = بعدی
button-train-more = از همین‌ها
button-train-menu = ☰
button-train-themes = موضوع‌ها
train-themes =
    🎯 <b>موضوع‌ها</b> · { $game }
    چند بار بهترین حرکت را پیدا کردید؛ ضعیف‌ترین موضوع اول است.
train-theme-share = { $theme } · { $right } از { $tries }
train-flawless = بازی پاکی بود: اشتباهی برای تمرین نیست.
me-weakest-long = 🎯 در نرد بلند ضعیف‌ترین موضوع شما { $theme } است.
me-weakest-short = 🎯 در بک‌گمون ضعیف‌ترین موضوع شما { $theme } است.

# The cube: double or roll, take or pass
button-train-cube = 🎲 مکعب
button-train-cube-due = 🎲 مکعب · { $due }
button-train-cube-next = مکعب بعدی
train-cube-title = <b>مکعب</b> · { $game }
train-cube-choice = نوبت شماست و مکعب در وسط است. دوبل یا تاس؟
train-cube-answer = حریف دوبل می‌کند. قبول یا رد؟
train-cube-did-roll = انتخاب شما: تاس
train-cube-did-double = انتخاب شما: دوبل
train-cube-did-take = انتخاب شما: قبول
train-cube-did-drop = انتخاب شما: رد
train-cube-did-beaver = انتخاب شما: بیور
train-cube-right-roll = بهتر: تاس.
train-cube-right-double = بهتر: دوبل.
train-cube-right-take = بهتر: قبول.
train-cube-right-drop = بهتر: رد.
train-cube-right-beaver = بهتر: بیور.
train-cube-none = تصمیم درست
train-cube-again = این یکی برمی‌گردد.
