# Sesli okunan her şey: sözle tahta, hamleler ve işaretler. Kısa, heceleyerek okunan işaret yok.
aloud-move =
    { $from ->
        [1] 1’den
        [2] 2’den
        [3] 3’ten
        [4] 4’ten
        [5] 5’ten
        [6] 6’dan
        [7] 7’den
        [8] 8’den
        [9] 9’dan
        [10] 10’dan
        [11] 11’den
        [12] 12’den
        [13] 13’ten
        [14] 14’ten
        [15] 15’ten
        [16] 16’dan
        [17] 17’den
        [18] 18’den
        [19] 19’dan
        [20] 20’den
        [21] 21’den
        [22] 22’den
        [23] 23’ten
       *[24] 24’ten
    } { $to ->
        [1] 1’e
        [2] 2’ye
        [3] 3’e
        [4] 4’e
        [5] 5’e
        [6] 6’ya
        [7] 7’ye
        [8] 8’e
        [9] 9’a
        [10] 10’a
        [11] 11’e
        [12] 12’ye
        [13] 13’e
        [14] 14’e
        [15] 15’e
        [16] 16’ya
        [17] 17’ye
        [18] 18’e
        [19] 19’a
        [20] 20’ye
        [21] 21’e
        [22] 22’ye
        [23] 23’e
       *[24] 24’e
    }
aloud-enter =
    bardan { $to ->
        [1] 1’e
        [2] 2’ye
        [3] 3’e
        [4] 4’e
        [5] 5’e
        [6] 6’ya
        [7] 7’ye
        [8] 8’e
        [9] 9’a
        [10] 10’a
        [11] 11’e
        [12] 12’ye
        [13] 13’e
        [14] 14’e
        [15] 15’e
        [16] 16’ya
        [17] 17’ye
        [18] 18’e
        [19] 19’a
        [20] 20’ye
        [21] 21’e
        [22] 22’ye
        [23] 23’e
       *[24] 24’e
    }
aloud-off =
    { $from ->
        [1] 1’den
        [2] 2’den
        [3] 3’ten
        [4] 4’ten
        [5] 5’ten
        [6] 6’dan
        [7] 7’den
        [8] 8’den
        [9] 9’dan
        [10] 10’dan
        [11] 11’den
        [12] 12’den
        [13] 13’ten
        [14] 14’ten
        [15] 15’ten
        [16] 16’dan
        [17] 17’den
        [18] 18’den
        [19] 19’dan
        [20] 20’den
        [21] 21’den
        [22] 22’den
        [23] 23’ten
       *[24] 24’ten
    } topla
aloud-then =
    { $move }, sonra { $to ->
        [1] 1’e
        [2] 2’ye
        [3] 3’e
        [4] 4’e
        [5] 5’e
        [6] 6’ya
        [7] 7’ye
        [8] 8’e
        [9] 9’a
        [10] 10’a
        [11] 11’e
        [12] 12’ye
        [13] 13’e
        [14] 14’e
        [15] 15’e
        [16] 16’ya
        [17] 17’ye
        [18] 18’e
        [19] 19’a
        [20] 20’ye
        [21] 21’e
        [22] 22’ye
        [23] 23’e
       *[24] 24’e
    }
aloud-then-off = { $move }, sonra topla
aloud-hit = { $move }, kırar
aloud-hold = { $move }, kapatır
aloud-times =
    { $move }, { $times ->
        [2] iki kez
        [3] üç kez
       *[other] dört kez
    }
# Aynı hamle iki zarla da oynanabilir: iki düğme
aloud-with-die = { $move }, zar { $die }
aloud-right = Doğru:
aloud-wrong = Yanlış:
aloud-white = beyaz
aloud-black = siyah
aloud-square-best = doğru
aloud-square-small = az kaldı
aloud-square-large = olmadı
aloud-square-open = sırada
aloud-chosen = seçili,
aloud-stars =
    { $stars ->
        [0] yıldızsız
       *[other] { $stars } yıldız
    }
aloud-menu = Menü
aloud-back = Geri
aloud-on = İleri
aloud-first = Başa
aloud-last = Sona

# Tahta, her biri bir satır
aloud-count =
    { $count ->
        [1] bir
        [2] iki
        [3] üç
        [4] dört
        [5] beş
        [6] altı
        [7] yedi
        [8] sekiz
        [9] dokuz
        [10] on
        [11] on bir
        [12] on iki
        [13] on üç
        [14] on dört
        [15] on beş
       *[other] { $count }
    }
aloud-spot = { $point } — { $count }
aloud-spot-held = { $point } — { $count }, hapiste
aloud-points =
    { $reader ->
        [own] Sizde: { $points }.
        [other] Rakipte: { $points }.
       *[named] { $player }: { $points }.
    }
aloud-on-bar =
    { $reader ->
        [own] Barda, sizin: { $count }.
        [other] Barda, rakibin: { $count }.
       *[named] Barda, { $player }: { $count }.
    }
aloud-borne-off =
    { $reader ->
        [own] Toplanan, sizin: { $count }.
        [other] Toplanan, rakibin: { $count }.
       *[named] Toplanan, { $player }: { $count }.
    }
aloud-pips =
    { $reader ->
        [own] Kalan yol: siz { $own }, rakip { $other }.
       *[named] Kalan yol: { $player } { $own }, { $opponent } { $other }.
    }
aloud-cube =
    { $owner ->
        [own] Küp { $value }, sizde.
        [other] Küp { $value }, rakipte.
        [centre] Küp { $value }, ortada.
       *[named] Küp { $value }, { $player }.
    }
aloud-played = Oynanan: { $moves }.
aloud-left = Oynanacak zar: { $dice }.
aloud-turn =
    { $reader ->
        [own] Size gelen zar { $roll }: { $moves }.
        [other] Rakibe gelen zar { $roll }: { $moves }.
       *[named] { $player }, gelen zar { $roll }: { $moves }.
    }
aloud-turn-leftovers =
    { $reader ->
        [own] Size kalan zar { $roll }: { $moves }.
        [other] Rakibe kalan zar { $roll }: { $moves }.
       *[named] { $player }, kalan zar { $roll }: { $moves }.
    }
