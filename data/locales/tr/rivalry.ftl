# Oyun bitince tahtanın altındaki satır; $reader okuyan: winner, loser ya da all
remark-first-win =
    { $reader ->
        [winner] 🌱 Bu gruptaki ilk galibiyetiniz!
        [loser] 🌱 { $winner } bu grupta ilk kez kazandı.
       *[all] 🌱 { $winner } burada ilk kez kazandı!
    }
remark-first-mars =
    { $reader ->
        [winner] 💥 Bu gruptaki ilk marsınız!
        [loser] 💥 { $winner } bu grupta ilk kez mars etti.
       *[all] 💥 { $winner } burada ilk kez mars etti!
    }
remark-first-over =
    { $reader ->
        [winner] 🌱 { $loser } karşısında ilk galibiyetiniz,
        [loser] 🌱 { $winner } sizi ilk kez yendi,
       *[all] 🌱 { $winner } — { $loser }: ilk galibiyet,
    } { $count } mağlubiyetten sonra.
remark-first-place =
    { $reader ->
        [winner] 👑 Artık grup sıralamasında birincisiniz!
        [loser] 👑 { $winner } artık grup sıralamasında birinci.
       *[all] 👑 { $winner } artık sıralamada birinci!
    }
remark-place =
    { $reader ->
        [winner] 📈 Grup sıralamasında artık { $count }. sıradasınız.
        [loser] 📈 { $winner } grup sıralamasında artık { $count }. sırada.
       *[all] 📈 { $winner } sıralamada artık { $count }. sırada.
    }
remark-passed =
    { $reader ->
        [winner] 📈 Grup sıralamasında artık öndesiniz, geçilen: { $loser }. Fark
        [loser] 📈 { $winner } grup sıralamasında sizi geçti. Fark
       *[all] 📈 { $winner } sıralamada öne geçti, geçilen: { $loser }. Fark
    } { $count } puan.
remark-ended =
    { $reader ->
        [winner] ✋ Bir seriyi bozdunuz. { $loser } üst üste kazanmıştı:
        [loser] ✋ { $winner } serinizi bozdu. Üst üste kazanmıştınız:
       *[all] ✋ { $winner } bir seriyi bozdu. { $loser } üst üste kazanmıştı:
    } { $count } oyun.
remark-streak =
    { $reader ->
        [winner] 🔥 { $loser } karşısında üst üste { $count }. galibiyetiniz.
        [loser] 😅 { $winner } üst üste { $count }. kez kazandı. Rövanş zamanı!
       *[all] 🔥 { $winner } — { $loser }: üst üste { $count }. galibiyet.
    }
remark-run =
    { $reader ->
        [winner] 🔥 Grupta üst üste galibiyetiniz:
        [loser] 🔥 { $winner } grupta üst üste kazanıyor:
       *[all] 🔥 { $winner } üst üste kazanıyor:
    } { $count } oyun.
remark-level =
    { $reader ->
        [winner] ⚖️ { $loser } ile eşitlendiniz, { $won }:{ $lost }. { $count } oyun gerideydiniz.
        [loser] ⚖️ { $winner } ile eşitlendiniz, { $lost }:{ $won }. { $count } oyun öndeydiniz.
       *[all] ⚖️ { $winner } — { $loser }: artık eşit, { $won }:{ $lost }.
    }
remark-ahead =
    { $reader ->
        [winner] 📈 { $loser } karşısında ilk kez öndesiniz, { $won }:{ $lost }.
        [loser] 📈 { $winner } ilk kez önde, { $lost }:{ $won }.
       *[all] 📈 { $winner } ilk kez öne geçti. Rakip: { $loser }, { $won }:{ $lost }.
    }
remark-round =
    { $reader ->
        [winner] 🎲 { $loser } ile { $count }. oyununuz, skor { $won }:{ $lost }.
        [loser] 🎲 { $winner } ile { $count }. oyununuz, skor { $lost }:{ $won }.
       *[all] 🎲 { $winner } — { $loser }: { $count }. oyun, skor { $won }:{ $lost }.
    }
remark-week =
    { $reader ->
        [winner] ⚔️ Siz ve { $loser } haftanın rakiplerisiniz: { $won }:{ $lost }.
        [loser] ⚔️ Siz ve { $winner } haftanın rakiplerisiniz: { $lost }:{ $won }.
       *[all] ⚔️ Haftanın rakipleri: { $winner } — { $loser }, { $won }:{ $lost }.
    }
