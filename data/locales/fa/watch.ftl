button-watch = 👁 تماشا
button-watch-next = بازی دیگر
button-watch-stop = پایان تماشا

watch-on = 👁 تخته در گفتگوی خصوصی ما باز می‌شود.
watch-begun = 👁 انجام شد: حالا در گروه یک بار دیگر «تماشا» را بزنید تا تخته اینجا باز شود.
watch-rivals = رودررو: { $whiteMark } { $white } – { $black } { $blackMark }
watch-worth = شانس: { $whiteMark } { $white } — { $black } { $blackMark }

refused-nothing-to-watch = الان بازی دیگری نیست.
refused-watch-unreachable = اول گفتگوی خصوصی با من را شروع کنید.
