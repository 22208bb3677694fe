# Məşq: öz səhvləri və keçmiş yeddiliklərin vəziyyətləri
words-train = məşq, məşq et
button-train = 🎯 Məşq
button-train-mistakes = 🎯 Səhvlərim
train-sent = Məşq sizi şəxsi söhbətdə gözləyir.
refused-train-needs-chat = Məşq yalnız şəxsi söhbətdə olur: onu açıb «Start» düyməsinə basın.
train-in-group = Məşq şəxsi söhbətdədir, hər kəs özü üçün.
train-choice =
    🎯 <b>Məşq</b>
    Səhv etdiyiniz vəziyyətlər üç dəfə düz oynayana qədər qayıdır. Aralarında — keçmiş yeddiliklərdən gücünüzə uyğun məsələlər.
button-train-due = { $game } · { $due }
train-none = Hələ məşq etməyə bir şey yoxdur. Partiya oynayıb altında «Təhlil» düyməsinə basın — səhvləriniz bura gələcək. Bugünkü yeddiliyin (/seven) vəziyyətləri isə sabah burada olacaq.
refused-no-puzzle = Bu məsələ artıq yoxdur. Yenisi — /train.
refused-nothing-to-train = Hələlik belə vəziyyət qalmayıb.
refused-not-judged = Qiymətləndirmək alınmadı. Bir də cəhd edin.
train-title = <b>Məşq</b> · { $game }
train-own = öz partiyanızdan
train-puzzle = yeddilikdən
train-played = Oynadınız: <b>{ $turn }</b>
train-best = Ən yaxşısı: <b>{ $turn }</b>
train-again = Bu vəziyyət yenə qayıdacaq.
button-train-next = Davam
button-train-more = Yenə beləsi
button-train-menu = ☰
me-weakest-long = 🎯 Uzunda ən zəif yeriniz: { $theme }, 100 partiyaya orta hesabla −{ $mean }.
me-weakest-short = 🎯 Döymədə ən zəif yeriniz: { $theme }, 100 partiyaya orta hesabla −{ $mean }.

# Kub məşqi: dave, ya atış; qəbul, ya pas
button-train-cube = 🎲 Kub
button-train-cube-due = 🎲 Kub · { $due }
button-train-cube-next = Yenə kub
train-cube-title = <b>Kub</b> · { $game }
train-cube-choice = Növbə sizdədir, kub ortadadır. Dave, ya zər atmaq?
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
