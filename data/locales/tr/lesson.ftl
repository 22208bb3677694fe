# İlk ders: gerçek bir oyundan birkaç hamle
button-lesson = 🎓 İlk ders
button-lesson-next = İleri ›
button-lesson-again = Bir daha
button-lesson-leave = Çık
lesson-title = <b>İlk ders</b> · { $step }/{ $steps }
lesson-hint = Olur, ama şimdilik “{ $move }” düğmesine dokunun.
lesson-left = Derse /rules üzerinden dönebilirsiniz.

lesson-first = Modern tavla. 24. haneden evinize, 1–6. hanelere yürürsünüz; rakip ters yönde gelir. İlk zarı siz kazandınız: 4:3. “24→20” düğmesine dokunun: pul dört hane yürür.
lesson-second = Dört oynandı, üç kaldı: “13→10” düğmesine dokunun.
lesson-done = İki zar da oynandı. Fikriniz değişirse “Geri al” pulu geri getirir. “Tamam” deyin, sıra rakibe geçsin.
lesson-blot = Rakip 6:2 oynadı ve 7. hanenizde tek bir pul, bir açık bıraktı. Onu kırabilirsiniz. “Zar at” düğmesine dokunun.
lesson-hit = Kırın: “10→7✶” düğmesine dokunun. Düğmedeki yıldız kırmak demektir.
lesson-cover = Kırdığınız pul bara gitti. Kendi pulunuzu kapatın: “8→7” düğmesine dokunun. İki pulunuz bir kapı eder: rakip oraya konamaz.
lesson-covered = Kapı sizin. “Tamam” düğmesine dokunun.
lesson-pass = Rakip 6:6 attı. Bardaki kırık pul önce girmeli, altı ise 6. hanenize götürür: orası sizin kapınız. Gele! Hamle yok, sıra hemen yine sizde. Sizin hamleniz olmadığında da sırayı ben geçiririm.
lesson-only = Biraz sonra siz de kırıldınız. 6:4 attınız. Altıyla bardan girilmez, dörtle 21’e girilir, altıyı da ancak o pul oynar. Tek yol var, sizin yerinize oynadım.
lesson-home = Oyun sonu: bütün pullarınız evde, toplanacak iki pul kaldı. “Zar at” düğmesine dokunun.
lesson-off = Zar, kendi hanesindeki pulu toplar. “6→topla” düğmesine dokunun.
lesson-last = Sonuncusu: “3→topla” düğmesine dokunun.
lesson-end =
    🏆 <b>Kazandınız!</b> Rakip birkaç pul toplamıştı, bu yüzden tek oyun, ×1. Hiç toplamamış olsaydı mars, ×2.
    Artık oynamayı biliyorsunuz. Uzun tavlada pul kırılmaz ama rakibin önü kapatılır: /rules uzun.

# Uzun tavla dersi
lesson-which = <b>İlk ders</b>: gerçek bir oyundan birkaç dakika. Hangisi?
lesson-long-first = Uzun tavla. Bütün pullarınız 24. hanede, başta durur. Onları evinize, 1–6. hanelere götürün; rakip de kendi başından aynı yönde döner. İlk zarı siz kazandınız: 5:3. “24→19” düğmesine dokunun.
lesson-long-second = Bir hamlede baştan tek pul kalkar, o da kalktı. 3’ü aynı pul oynar: “19→16” düğmesine dokunun.
lesson-long-done = İki zar da oynandı. Fikriniz değişirse “Geri al” pulu geri getirir. “Tamam” deyin, sıra rakibe geçsin.
lesson-long-closed = Rakip 6:4 oynadı, bir pulu sizin 2. hanenizde duruyor. Burada pul kırılmaz: tek bir pul bile haneyi karşı tarafa kapatır. “Zar at” düğmesine dokunun.
lesson-long-head = Baştan bir pul daha: “24→20” düğmesine dokunun.
lesson-long-other = Bu hamlede baştan ikinci pul kalkamaz. 2’yi başka bir pul oynar: “16→14” düğmesine dokunun.
lesson-long-played = “Tamam” düğmesine dokunun.
lesson-long-pass = Biraz sonra rakip 6:6 attı; her altı, sizin pulunuzun durduğu bir haneye gidiyor. Oynayacak bir şey yok, sıra hemen yine sizde. Sizin hamleniz olmadığında da sırayı ben geçiririm.
lesson-long-wall = Haneler bunun için tutulur: yan yana ne kadar çoksa geçmesi o kadar zor. “Zar at” düğmesine dokunun.
lesson-long-build = 19, 21 ve 22. haneler zaten sizin. 20. haneyi de alın: “24→20” düğmesine dokunun.
lesson-long-six = Yan yana dört! Altısını hiçbir zar geçemez; öyle bir blokaj ancak önünde en az bir rakip pul varken kurulabilir. “10→8” düğmesine dokunun.
lesson-long-built = “Tamam” düğmesine dokunun.
lesson-long-end =
    🏆 <b>Kazandınız!</b> Rakip birkaç pul toplamıştı, bu yüzden tek oyun, ×1. Hiç toplamamış olsaydı mars, ×2.
    Gerisini tahta gösterir. Bütün incelikler: /rules uzun.
button-computer-of = 🤖 Bota karşı: { $game }
