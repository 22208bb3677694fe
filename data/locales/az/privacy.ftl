# Botun adamlar haqqında bildiyi
privacy-title = <b>Nəyi saxlayıram</b>
privacy =
    • Sizin haqqınızda: Telegram ID (telefon nömrəsi yox), ad, istifadəçi adı və dil — sonuncu dəfə gördüyüm kimi.
    • Söhbət haqqında: ID-si, dili, qrupun adı, ayarları, orada qurulan qaydalar və adminlərin kimə orada oynamağa imkan vermədiyi — bu, /forget-dən sonra da qalır.
    • Çağırışlar və partiyalar haqqında: kim kiminlə, nəyə oynayır, hər atış və hər gediş vaxtı ilə, nə ilə və neçə xalla bitib, partiyanın ortasında söhbətdən kim çıxıb. /top, reytinq və /me-dəki zərlər bundan alınır.
    • Arena, kubok və şuetlər haqqında: kim oynayıb, nə qədər udub; şuetdəki məsləhətlər — partiyanın sonuna qədər.
    • Sizi hara çağırmalı olduğum haqqında: zəngə basdığınız qruplar və partiyalar, baxdığınız partiya. Həftənin çempionunun ondan əvvəlki nişanı.
    • Rəqib axtarışı haqqında: sonuncu dəfə nə axtarmısınız, kiminlə bir də oynamaq istəmirsiniz, kimdən şikayət etmisiniz, tapılan partiyanı bu yaxınlarda yarımçıq qoymusunuzmu.
    • Yeddiliklər haqqında: gedişləriniz və itkisi, hansı qruplarda göstərildiyi, xatırlatma istəmisinizsə, saatı və günləri.
    • Bir-birinizə göndərdiyiniz vəziyyətlər və yeddiliklər haqqında: kim göndərib, kim nə oynayıb; iki həftədən sonra silirəm.
    • Məşq haqqında: təhlil olunmuş partiyalarınızdan vəziyyətlər, oradakı gedişləriniz, hansının nə vaxt qayıdacağı, gücünüz, bir gündə və dalbadal neçəsini oynadığınız.
    • Fayl kimi göndərdiyiniz matçlar: partiyaları və təhlili; bir həftədən sonra silirəm.
    • Taxta partiyadan geri qalmasın deyə: öz mesajlarımın ID-ləri, növbə kimdədir və nə vaxtdan.
privacy-messages = Yazışmanı saxlamıram: taxtanın altına yazdığınızı bir sətirdə yalnız rəqibiniz görür, onu heç yerə yazmıram. Qayda quranda, ya da mərc qoyanda verdiyiniz cavabları söhbət bitəndə unuduram — ən geci bir saata.
privacy-challenges = Partiya alınmayan çağırışı { $days } gündən sonra silirəm.
privacy-people = Sizi { $days } gün görməsəm, özüm unuduram.
privacy-rights = Bunların hamısı botun sahibində qalır, başqa heç kimə verilmir. Haqqınızda hər şeyi bir faylda göndərə bilərəm (/export), ya da sizi unuda bilərəm (/forget).
forget-ask =
    <b>Sizi unudum?</b>

    Adınızı, istifadəçi adınızı, dilinizi və şəxsi söhbətin ayarlarını siləcəyəm, açıq çağırışlarınızı geri götürəcəyəm. Oynanmış partiyalar və hesab qalır — onlar rəqiblərinizindir də, — amma orada adınızın yerinə «{ $nobody }» olacaq.
forget-games = Bitirmədiyiniz { $games } partiya var: təslim olmuş kimi uduzacaqsınız — taxtaya görə oyun, mars, ya da koks.
forget-after = Şəxsi söhbətimizdəki taxtaları siləcəyəm; başqa söhbətlərdə mesajı hələ dəyişmək olursa, adınız gedəcək. Mənə yenidən yazsanız, ya da düyməmə bassanız, təzədən tanış olarıq və adınız qayıdar.
button-forget = Məni unut
button-forget-not = Qalsın
forgotten = Hazırdır: ad, istifadəçi adı, dil və şəxsi söhbət unuduldu. Bundan sonra adınız: «{ $nobody }».
export-in-private = Haqqınızda saxladığım hər şeyi yalnız şəxsi söhbətə göndərirəm: orada /export yazın.
export-caption = Haqqınızda saxladığım hər şey. Zərlərin sirri partiyaların yazılarındadır.
refused-export-just-sent = Fayl artıq buradadır, yenisi — bir gündən sonra.
refused-not-yours-to-forget = Yalnız öz məlumatınızı silə bilərsiniz: bunun üçün /forget var.
button-export = 📦 Məlumatlarım
button-forget-ask = 🗑 Məni unut…
button-privacy = 🔒 Nə saxlayıram
privacy-in-private = Adamlar haqqında nəyi saxladığımı şəxsi söhbətdə deyirəm.
