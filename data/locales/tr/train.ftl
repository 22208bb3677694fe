# Antrenman: kendi hatalarınız ve geçmiş yedililerin konumları
words-train = antrenman, çalış, çalışma
button-train = 🎯 Antrenman
button-train-today = 🎯 Antrenman { $done }/{ $all }
button-train-done = 🎯 Antrenman ✅
button-train-mistakes = 🎯 Hatalarımı çalış
train-sent = Özel sohbetinizde sizi bekliyor.
refused-train-needs-chat = Antrenman yalnız özel sohbette olur: önce orayı açıp Başlat’a dokunun.
train-in-group = Antrenman özel sohbette, herkes tek başına.
train-choice =
    🎯 <b>Antrenman</b>
    En iyi hamleyi bulun. Kendi hatalarınız, her birini üç kez doğru çözene dek geri döner; aralarda gücünüze göre sorular var.
    Kendi konumunuz (XGID, GNU ID) ya da maçınız (.mat dosyası) mı var? Gönderin, inceleyeyim.
button-train-due = { $game } · { $due }
train-strengths = 📈 { $strengths }
train-strength = 📈 { $strength } ({ $change })
train-run = 🔥 üst üste { $run }
train-today = bugün { $done }/{ $all }
train-today-done = ✅ bugün { $done }, bu günlük yeter
train-today-more = ✅ bugün { $done }
refused-no-puzzle = Bu soru artık yok. Yenisi: /train.
refused-nothing-to-train = Şimdilik böyle başka konum yok.
refused-not-judged = Değerlendirilemedi. Bir daha deneyin.
train-title = <b>Antrenman</b> · { $game }
train-own = bir oyununuzdan
train-brought = getirdiğiniz konum
train-puzzle = soru
train-again = Bu konum geri dönecek.
button-train-next = Sıradaki
button-train-more = Benzerleri
button-train-menu = ☰
button-train-themes = Konular
train-themes =
    🎯 <b>Konular</b> · { $game }
    En iyi hamleyi ne sıklıkla bulduğunuz, en zayıf konu başta.
train-theme-share = { $theme } · { $right }/{ $tries }
train-flawless = Tertemiz oyun: çalışılacak hata yok.
me-weakest-long = 🎯 Uzun tavlada en zayıf konunuz: { $theme }.
me-weakest-short = 🎯 Modern tavlada en zayıf konunuz: { $theme }.

# Küp: vido mu zar mı, almak mı pas mı
button-train-cube = 🎲 Küp
button-train-cube-due = 🎲 Küp · { $due }
button-train-cube-next = Bir küp daha
train-cube-title = <b>Küp</b> · { $game }
train-cube-choice = Sıra sizde, küp ortada. Vido mu, zar mı?
train-cube-answer = Rakip vido çekti. Almak mı, pas mı?
train-cube-did-roll = Seçiminiz: zar
train-cube-did-double = Seçiminiz: vido
train-cube-did-take = Seçiminiz: almak
train-cube-did-drop = Seçiminiz: pas
train-cube-did-beaver = Seçiminiz: beaver
train-cube-right-roll = Daha iyisi: zar atmak.
train-cube-right-double = Daha iyisi: vido.
train-cube-right-take = Daha iyisi: almak.
train-cube-right-drop = Daha iyisi: pas.
train-cube-right-beaver = Daha iyisi: beaver.
train-cube-none = doğru karar
train-cube-again = Bu karar geri dönecek.
