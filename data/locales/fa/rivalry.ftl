# A line below the board when a game is over; $reader is who reads it: winner, loser or all.
remark-first-win =
    { $reader ->
        [winner] 🌱 اولین برد شما در این گروه!
        [loser] 🌱 اولین برد { $winner } در این گروه.
       *[all] 🌱 اولین برد { $winner } اینجا!
    }
remark-first-mars =
    { $reader ->
        [winner] 💥 اولین مارس شما در این گروه!
        [loser] 💥 اولین مارس { $winner } در این گروه.
       *[all] 💥 اولین مارس { $winner } اینجا!
    }
remark-first-over =
    { $reader ->
        [winner] 🌱 اولین برد شما در برابر { $loser }،
        [loser] 🌱 اولین برد { $winner } در برابر شما،
       *[all] 🌱 اولین برد { $winner } در برابر { $loser }،
    } بعد از { $count } باخت.
remark-first-place =
    { $reader ->
        [winner] 👑 حالا صدرنشین جدول گروه شمایید!
        [loser] 👑 حالا { $winner } صدرنشین جدول گروه است.
       *[all] 👑 حالا { $winner } صدرنشین جدول است!
    }
remark-place =
    { $reader ->
        [winner] 📈 حالا در جدول گروه رتبهٔ { $count } هستید.
        [loser] 📈 حالا { $winner } در جدول گروه رتبهٔ { $count } است.
       *[all] 📈 حالا { $winner } در جدول رتبهٔ { $count } است.
    }
remark-passed =
    { $reader ->
        [winner] 📈 در جدول گروه از { $loser } گذشتید، با
        [loser] 📈 { $winner } در جدول گروه از شما گذشت، با
       *[all] 📈 { $winner } در جدول از { $loser } گذشت، با
    } { $count } امتیاز بیشتر.
remark-ended =
    { $reader ->
        [winner] ✋ جلو بردهای { $loser } را گرفتید، بعد از
        [loser] ✋ { $winner } جلو بردهای شما را گرفت، بعد از
       *[all] ✋ { $winner } جلو بردهای { $loser } را گرفت، بعد از
    } { $count } برد پیاپی.
remark-streak =
    { $reader ->
        [winner] 🔥 { $count } برد پیاپی در برابر { $loser }.
        [loser] 😅 { $count } باخت پیاپی در برابر { $winner }.
       *[all] 🔥 { $count } برد پیاپی: { $winner } در برابر { $loser }.
    }
remark-run =
    { $reader ->
        [winner] 🔥 شما در این گروه
        [loser] 🔥 { $winner } در این گروه
       *[all] 🔥 { $winner }:
    } { $count } برد پیاپی.
remark-level =
    { $reader ->
        [winner] ⚖️ با { $loser } برابر شدید، شما { $won } – { $lost } حریف. { $count } تا عقب بودید.
        [loser] ⚖️ با { $winner } برابر شدید، شما { $lost } – { $won } حریف. { $count } تا جلو بودید.
       *[all] ⚖️ برابر شدند: { $winner } { $won } – { $lost } { $loser }.
    }
remark-ahead =
    { $reader ->
        [winner] 📈 اولین بار از { $loser } جلو افتادید، شما { $won } – { $lost } حریف.
        [loser] 📈 { $winner } اولین بار از شما جلو افتاد، شما { $lost } – { $won } حریف.
       *[all] 📈 { $winner } اولین بار جلو افتاد: { $winner } { $won } – { $lost } { $loser }.
    }
remark-round =
    { $reader ->
        [winner] 🎲 بازی شمارهٔ { $count } با { $loser }: شما { $won } – { $lost } حریف.
        [loser] 🎲 بازی شمارهٔ { $count } با { $winner }: شما { $lost } – { $won } حریف.
       *[all] 🎲 بازی شمارهٔ { $count }: { $winner } { $won } – { $lost } { $loser }.
    }
remark-week =
    { $reader ->
        [winner] ⚔️ شما و { $loser } رقیب‌های هفته‌اید: شما { $won } – { $lost } حریف.
        [loser] ⚔️ شما و { $winner } رقیب‌های هفته‌اید: شما { $lost } – { $won } حریف.
       *[all] ⚔️ رقیب‌های هفته: { $winner } { $won } – { $lost } { $loser }.
    }
