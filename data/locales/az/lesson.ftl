# Birinci dərs: əsl partiyadan bir neçə gediş
button-lesson = 🎓 Birinci dərs
button-lesson-next = Davam ›
button-lesson-again = Bir də
button-lesson-leave = Çıx
lesson-title = <b>Birinci dərs</b> · { $step }/{ $steps }
lesson-hint = Belə də getmək olar, amma indi «{ $move }» düyməsinə basın.
lesson-left = Dərsə /rules ilə qayıtmaq olar.

lesson-first = Döymə nərd. Siz 24-cü xanadan evinizə, 1–6 xanalarına gedirsiniz, rəqib isə qarşıdan gəlir. Püşk sizindir: 4:3. «24→20» düyməsinə basın: daş dörd xana gedəcək.
lesson-second = Dörd oynandı, üç qaldı: «13→10» düyməsinə basın.
lesson-done = Hər iki zər oynandı. Fikriniz dəyişsə, «Qaytar» daşı geri alır. «Hazır» düyməsinə basın — növbə rəqibə keçəcək.
lesson-blot = Rəqib 6:2 oynadı və sizin 7-ci xananızda bir daşını tək qoydu. Belə daşı vurmaq olar. «Zər at» düyməsinə basın.
lesson-hit = Vurun: «10→7✶» düyməsinə basın. Düymədəki ulduz vurma deməkdir.
lesson-cover = Vurulan daş bara getdi. Öz daşınızı tək qoymayın: «8→7» düyməsinə basın. İki daşınız olan xanaya rəqib gələ bilməz.
lesson-covered = Xana sizindir. «Hazır» düyməsinə basın.
lesson-pass = Rəqibə 6:6 gəldi. Əvvəlcə bardakı daş girməlidir, altı isə sizin 6-cı xananıza aparır: ora sizindir. Gediş yoxdur — növbə dərhal sizə qayıtdı. Sizin gedişiniz olmayanda da növbəni özüm ötürürəm.
lesson-only = Bir az sonra sizi də vurdular. 6:4 gəldi. Altı ilə bardan girmək olmur, dörd 21-ciyə salır, sonra altını yalnız həmin daş oynaya bilər. Yol təkdir, ona görə özüm oynadım.
lesson-home = Partiyanın sonu: bütün daşlarınız evdədir, ikisini çıxarmaq qalıb. «Zər at» düyməsinə basın.
lesson-off = Zər daşı öz xanasından çıxarır. «6→çölə» düyməsinə basın.
lesson-last = Bir də sonuncu: «3→çölə».
lesson-end =
    🏆 <b>Siz uddunuz!</b> Rəqib bir neçə daş çıxara bildi — bu, oyundur, ×1. Heç nə çıxarmasaydı, mars olardı, ×2.
    Getməyi artıq bilirsiniz. Uzun nərddə daş vurulmur, amma rəqibin yolunu bağlamaq olur: /rules uzun.

# Uzun nərdin dərsi
lesson-which = <b>Birinci dərs</b> — əsl partiyadan bir neçə dəqiqə. Hansı nərd?
lesson-long-first = Uzun nərd. Bütün daşlarınız 24-cü xanada durur — bu, başdır. Onları evinizə, 1–6 xanalarına aparın; rəqib də öz başından eyni dövrə ilə gedir. Püşk sizindir: 5:3. «24→19» düyməsinə basın.
lesson-long-second = Bir gedişdə başdan bir daş götürülür, o da götürülüb. Üçü elə həmin daş oynayır: «19→16» düyməsinə basın.
lesson-long-done = Hər iki zər oynandı. Fikriniz dəyişsə, «Qaytar» daşı geri alır. «Hazır» düyməsinə basın — növbə rəqibə keçəcək.
lesson-long-closed = Rəqib 6:4 oynadı, daşı sizin 2-ci xananızdadır. Burada daş vurulmur: rəqibin bir daşı da xananı bağlayır. «Zər at» düyməsinə basın.
lesson-long-head = Başdan birini də götürün: «24→20» düyməsinə basın.
lesson-long-other = Bu gedişdə başdan ikincini götürmək olmaz. İkini başqa daş oynayır: «16→14» düyməsinə basın.
lesson-long-played = «Hazır» düyməsinə basın.
lesson-long-pass = Bir az sonra rəqibə 6:6 gəldi, hər altı da sizin daşınız olan xanaya aparır. Gediş yoxdur — növbə dərhal sizə qayıtdı. Sizin gedişiniz olmayanda da növbəni özüm ötürürəm.
lesson-long-wall = Xana tutmaq bunun üçündür: dalbadal nə qədər çoxdursa, keçmək o qədər çətindir. «Zər at» düyməsinə basın.
lesson-long-build = 19, 21 və 22-ci xanalar artıq sizindir. 20-cini də tutun: «24→20» düyməsinə basın.
lesson-long-six = Dalbadal dörd! Dalbadal altıdan heç bir zər keçmir; belə divarı yalnız qabağında rəqibin heç olmasa bir daşı olanda qurmaq olar. «10→8» düyməsinə basın.
lesson-long-built = «Hazır» düyməsinə basın.
lesson-long-end =
    🏆 <b>Siz uddunuz!</b> Rəqib bir neçə daş çıxara bildi — bu, oyundur, ×1. Heç nə çıxarmasaydı, mars olardı, ×2.
    Qalanını taxta öyrədər. Bütün incəliklər — /rules uzun.
button-computer-of = 🤖 Botla: { $game }
