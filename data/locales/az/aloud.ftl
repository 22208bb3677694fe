# Səslə oxunan hər şey: sözlə taxta, gedişlər və işarələr. Qısa, hərf-hərf oxunan işarəsiz.
aloud-move =
    { $from ->
        [1] 1-dən
        [2] 2-dən
        [3] 3-dən
        [4] 4-dən
        [5] 5-dən
        [6] 6-dan
        [7] 7-dən
        [8] 8-dən
        [9] 9-dan
        [10] 10-dan
        [11] 11-dən
        [12] 12-dən
        [13] 13-dən
        [14] 14-dən
        [15] 15-dən
        [16] 16-dan
        [17] 17-dən
        [18] 18-dən
        [19] 19-dan
        [20] 20-dən
        [21] 21-dən
        [22] 22-dən
        [23] 23-dən
       *[24] 24-dən
    } { $to ->
        [1] 1-ə
        [2] 2-yə
        [3] 3-ə
        [4] 4-ə
        [5] 5-ə
        [6] 6-ya
        [7] 7-yə
        [8] 8-ə
        [9] 9-a
        [10] 10-a
        [11] 11-ə
        [12] 12-yə
        [13] 13-ə
        [14] 14-ə
        [15] 15-ə
        [16] 16-ya
        [17] 17-yə
        [18] 18-ə
        [19] 19-a
        [20] 20-yə
        [21] 21-ə
        [22] 22-yə
        [23] 23-ə
       *[24] 24-ə
    }
aloud-enter =
    bardan { $to ->
        [1] 1-ə
        [2] 2-yə
        [3] 3-ə
        [4] 4-ə
        [5] 5-ə
        [6] 6-ya
        [7] 7-yə
        [8] 8-ə
        [9] 9-a
        [10] 10-a
        [11] 11-ə
        [12] 12-yə
        [13] 13-ə
        [14] 14-ə
        [15] 15-ə
        [16] 16-ya
        [17] 17-yə
        [18] 18-ə
        [19] 19-a
        [20] 20-yə
        [21] 21-ə
        [22] 22-yə
        [23] 23-ə
       *[24] 24-ə
    }
aloud-off =
    { $from ->
        [1] 1-dən
        [2] 2-dən
        [3] 3-dən
        [4] 4-dən
        [5] 5-dən
        [6] 6-dan
        [7] 7-dən
        [8] 8-dən
        [9] 9-dan
        [10] 10-dan
        [11] 11-dən
        [12] 12-dən
        [13] 13-dən
        [14] 14-dən
        [15] 15-dən
        [16] 16-dan
        [17] 17-dən
        [18] 18-dən
        [19] 19-dan
        [20] 20-dən
        [21] 21-dən
        [22] 22-dən
        [23] 23-dən
       *[24] 24-dən
    } çıxart
aloud-then =
    { $move }, sonra { $to ->
        [1] 1-ə
        [2] 2-yə
        [3] 3-ə
        [4] 4-ə
        [5] 5-ə
        [6] 6-ya
        [7] 7-yə
        [8] 8-ə
        [9] 9-a
        [10] 10-a
        [11] 11-ə
        [12] 12-yə
        [13] 13-ə
        [14] 14-ə
        [15] 15-ə
        [16] 16-ya
        [17] 17-yə
        [18] 18-ə
        [19] 19-a
        [20] 20-yə
        [21] 21-ə
        [22] 22-yə
        [23] 23-ə
       *[24] 24-ə
    }
aloud-then-off = { $move }, sonra çıxart
aloud-hit = { $move }, vurur
aloud-hold = { $move }, bağlayır
aloud-times =
    { $move }, { $times ->
        [2] iki dəfə
        [3] üç dəfə
       *[other] dörd dəfə
    }
# Eyni gediş hər iki zərlə mümkündür: iki düymə
aloud-with-die = { $move }, zər { $die }
aloud-right = Düz:
aloud-wrong = Səhv:
aloud-white = ağ
aloud-black = qara
aloud-square-best = düz
aloud-square-small = yaxın
aloud-square-large = səhv
aloud-square-open = qabaqda
aloud-chosen = seçilib,
aloud-stars =
    { $stars ->
        [0] ulduzsuz
       *[other] { $stars } ulduz
    }
aloud-menu = Menyu
aloud-back = Geri
aloud-on = İrəli
aloud-first = Əvvələ
aloud-last = Sona

# Taxta, hərəsi bir sətir
aloud-count =
    { $count ->
        [1] bir
        [2] iki
        [3] üç
        [4] dörd
        [5] beş
        [6] altı
        [7] yeddi
        [8] səkkiz
        [9] doqquz
        [10] on
        [11] on bir
        [12] on iki
        [13] on üç
        [14] on dörd
        [15] on beş
       *[other] { $count }
    }
aloud-spot = { $point } — { $count }
aloud-spot-held = { $point } — { $count }, həbsdə
aloud-points =
    { $reader ->
        [own] Sizdə: { $points }.
        [other] Rəqibdə: { $points }.
       *[named] { $player }: { $points }.
    }
aloud-on-bar =
    { $reader ->
        [own] Barda, sizin: { $count }.
        [other] Barda, rəqibin: { $count }.
       *[named] Barda, { $player }: { $count }.
    }
aloud-borne-off =
    { $reader ->
        [own] Çıxarılıb, sizin: { $count }.
        [other] Çıxarılıb, rəqibin: { $count }.
       *[named] Çıxarılıb, { $player }: { $count }.
    }
aloud-pips =
    { $reader ->
        [own] Qalan yol: sizə { $own }, rəqibə { $other }.
       *[named] Qalan yol: { $player } — { $own }, { $opponent } — { $other }.
    }
aloud-cube =
    { $owner ->
        [own] Kub { $value }, sizdə.
        [other] Kub { $value }, rəqibdə.
        [centre] Kub { $value }, ortada.
       *[named] Kub { $value }, { $player }.
    }
aloud-played = Oynanıb: { $moves }.
aloud-left = Qalan zər: { $dice }.
aloud-turn =
    { $reader ->
        [own] Sizin zər { $roll }: { $moves }.
        [other] Rəqibin zəri { $roll }: { $moves }.
       *[named] { $player }, zər { $roll }: { $moves }.
    }
aloud-turn-leftovers =
    { $reader ->
        [own] Sizə qalan zər { $roll }: { $moves }.
        [other] Rəqibə qalan zər { $roll }: { $moves }.
       *[named] { $player }, qalan zər { $roll }: { $moves }.
    }
