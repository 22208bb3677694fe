# Rəqib axtarışı, kim olur-olsun, şəxsi söhbətdə
button-seek = 🔎 Rəqib tap
seek-title = Rəqib tap
seek-about =
    Oyunu seçin — eyni oyunu istəyəni taparam, əvvəlcə gücü yaxın olanı. Bir-birinizin yalnız adını görəcəksiniz.
seek-terms = Şərtləriniz: { $terms }
seek-terms-about =
    Kimsə eyni oyunu başqa şərtlərlə gözləyirsə, dərhal onun şərtləri ilə oynamağı təklif edəcəyəm.
    İkiniz də bir dəqiqə gözləmisinizsə, vaxtın fərqli olması mane deyil: daha çox olan vaxtla oynanılır. Kubu və matçı soruşmadan dəyişmirəm.
button-seek-terms = Şərtlər…
button-seek-any = İstənilən
words-any-game = istənilən, fərqi yoxdur, hər hansı
button-seek-again = ▶️ Yenə: { $game }
seek-open = 🔎 Rəqib axtarıram…
seek-since = Axtarışın başlanğıcı: { $near }
seek-alone = Hələlik başqa axtaran yoxdur.
seek-wait = Tapanda taxtanı bura göndərəcəyəm, səsini eşidəcəksiniz. Bir saata tapmasam, axtarışı bitirirəm.
seek-waits = { $name } gözləyir: { $terms }
seek-join = Oynayırsınız? Sizin şərtlərinizlə də axtarıram.
button-seek-join = ▶️ Oyna: { $name }
seek-meanwhile = Axtarıram. Rəqib tapılan kimi partiyamız kəsilir və sayılmır.
button-meanwhile-computer = 🤖 Hələlik botla
button-seek-next = 🔎 Başqa rəqib
button-seek-stop = Daha axtarma
seek-found = ✅ Rəqib tapıldı: { $name }
seek-broke = Mənimlə partiya kəsildi, sayılmır.
seek-stopped = Daha rəqib axtarmıram.
seek-expired = Bir saata heç kim tapılmadı, axtarış bitdi.
seek-elsewhere = Başqa partiyaya oturdunuz — daha rəqib axtarmıram.
seek-in-group = Rəqibi şəxsi söhbətdə axtarıram:
refused-seek-runs = Sizə artıq rəqib axtarıram.
refused-seek-over = Bu axtarış bitib.
refused-seek-gone = Bu oyunçu daha gözləmir. Axtarıram.
words-seek = tap, axtar, axtarış, rəqib, rəqib tap

# Botun tapdığı rəqib
button-stranger = 👤 Rəqib
stranger-about = Sizi təsadüf görüşdürüb, bir-birinizin yalnız adını görürsünüz. İkiniz də 💬 basanda söhbət edə bilərsiniz.
button-stranger-avoid = Bir də oynatma
stranger-avoided = Sizi bir də görüşdürməyəcəyəm. Fikriniz dəyişsə, yenidən basın.
stranger-report = Nəsə düz deyil? Botun sahibinə bildirmək olar, partiyada bir dəfə:
button-report-name = 🚩 Təhqiramiz ad
button-report-stalling = 🚩 Qəsdən uzadır
button-report-cheating = 🚩 Proqramla oynayır
stranger-reported = Sağ olun, botun sahibinə çatdırdım.
refused-no-stranger = Bu rəqibi mən tapmamışam.
refused-reported = Bu partiya haqqında artıq bildirmisiniz.
refused-reports-enough = Bu gün üçün şikayət bəsdir.
report-told = 🚩 { $by } şikayət edir: { $about }, partiya { $game }. Səbəb: { $reason }
report-gone = 🚩 Burada şikayət var idi. Şikayət edən unudulmasını istədi.
over-broken-off = 🤝 Partiya kəsildi, sayılmır.
