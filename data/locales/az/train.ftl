# Məşq: öz səhvləri və keçmiş yeddiliklərin vəziyyətləri
words-train = məşq, məşq et
button-train = 🎯 Məşq
button-train-today = 🎯 Məşq { $done }/{ $all }
button-train-done = 🎯 Məşq ✅
button-train-mistakes = 🎯 Səhvlərim
train-sent = Məşq sizi şəxsi söhbətdə gözləyir.
refused-train-needs-chat = Məşq yalnız şəxsi söhbətdə olur: onu açıb «Start» düyməsinə basın.
train-in-group = Məşq şəxsi söhbətdədir, hər kəs özü üçün.
train-choice =
    🎯 <b>Məşq</b>
    Ən yaxşı gedişi tapın. Öz səhvləriniz üç dəfə düz oynayana qədər qayıdır, aralarında — gücünüzə uyğun məsələlər.
    Öz mövqeyiniz (XGID, GNU ID) və ya matçınız (.mat faylı) var? Göndərin, təhlil edim.
button-train-due = { $game } · { $due }
train-strengths = 📈 { $strengths }
train-strength = 📈 { $strength } ({ $change })
train-run = 🔥 dalbadal { $run }
train-today = bu gün { $done }/{ $all }
train-today-done = ✅ bu gün { $done }, bir günə bəsdir
train-today-more = ✅ bu gün { $done }
refused-no-puzzle = Bu məsələ artıq yoxdur. Yenisi — /train.
refused-nothing-to-train = Hələlik belə vəziyyət qalmayıb.
refused-not-judged = Qiymətləndirmək alınmadı. Bir də cəhd edin.
train-title = <b>Məşq</b> · { $game }
train-own = öz partiyanızdan
train-brought = gətirdiyiniz mövqe
train-puzzle = məsələ
train-again = Bu vəziyyət yenə qayıdacaq.
button-train-next = Davam
button-train-more = Yenə beləsi
button-train-menu = ☰
button-train-themes = Mövzular
train-themes =
    🎯 <b>Mövzular</b> · { $game }
    Ən yaxşı gedişi nə qədər tez-tez tapırsınız; ən zəif mövzu birinci durur.
train-theme-share = { $theme } · { $right }/{ $tries }
train-flawless = Təmiz oyun: məşq etməyə səhv yoxdur.
me-weakest-long = 🎯 Uzunda ən zəif yeriniz: { $theme }.
me-weakest-short = 🎯 Döymədə ən zəif yeriniz: { $theme }.

# Kub məşqi: dave, ya atış; qəbul, ya pas
button-train-cube = 🎲 Kub
button-train-cube-due = 🎲 Kub · { $due }
button-train-cube-next = Yenə kub
train-cube-title = <b>Kub</b> · { $game }
train-cube-choice = Növbə sizdədir, kub ortadadır. Dave deyirsiniz, ya zər atırsınız?
train-cube-answer = Rəqib dave deyir. Qəbul, ya pas?
train-cube-did-roll = Cavabınız: zər atmaq
train-cube-did-double = Cavabınız: dave
train-cube-did-take = Cavabınız: qəbul
train-cube-did-drop = Cavabınız: pas
train-cube-did-beaver = Cavabınız: biver
train-cube-right-roll = Düzü: zər atmaq.
train-cube-right-double = Düzü: dave.
train-cube-right-take = Düzü: qəbul.
train-cube-right-drop = Düzü: pas.
train-cube-right-beaver = Düzü: biver.
train-cube-none = düz qərar
train-cube-again = Bu qərar yenə qayıdacaq.
