# A dare: a position in any chat that others try
words-dare = مصاف
dare-query = مصاف
button-dare = 💪 از من بهتری؟
button-dare-back = ↩️ تلافی
button-dare-back-later = 🎯 حل مسئله برای تلافی
dare-title = 💪 <b>از من بهتری؟</b> · { $game }
dare-asks = { $name } شرط می‌بندد که بهترین حرکت را پیدا نمی‌کنید!
dare-asks-nobody = بهترین حرکت را پیدا کنید.
dare-right = { $sign } { $name }
dare-played = { $sign } { $name }: { $turn }
dare-more = … و { $more } نفر دیگر
dare-ended = این مصاف تمام شده است.
button-dare-try = امتحان می‌کنم
button-dare-best = بهترین
dare-best-later = اول خودتان امتحان کنید.
dare-best-right = بهترین حرکت را پیدا کردید: { $turn }
dare-best-played =
    بهترین حرکت: { $turn }
    حرکت شما: { $own }، { $told }
dare-own = این مصاف خود شماست: بهترین حرکت را می‌دانید.
dare-own-untried = این مصاف خود شماست: بهترین حرکت را در تحلیل، یا پس از بازی خودتان در تمرین می‌بینید.
dare-own-seven = این هفت‌تایی خود شماست: حالا نوبت بقیه است.
button-dare-seven = 🧩 من هم هستم
refused-dare-over = این مصاف تمام شده است.
inline-no-dare = با این نمی‌شود مصاف فرستاد. چه می‌شود نوشت؟

# On the page about two people; dares live for two weeks
dare-between-sevens = 🧩 هفت‌تایی‌های دو هفته، شما و حریف: { $mine } – { $theirs }
dare-between = 💪 مصاف‌های دو هفته، شما و حریف: { $mine } – { $theirs }

# In the private chat
dare-from = 💪 <b>مصاف</b> · { $name } · { $game }
dare-from-nobody = 💪 <b>مصاف</b> · { $game }
button-dare-leave = ✕ حالا نه
dare-left = باشد. با «امتحان می‌کنم» از همین‌جا ادامه دارد.
