import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../../src/bot/text/texts.ts";

const LOCALES = resolve(import.meta.dirname, "../../../data/locales");

/** Words that were replaced by better ones, and what stands in their place. */
const REPLACED: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/\b(games?|list) running\b|\bis (still|already) running\b|\brunning games\b/i, "in progress"],
    [/\btak(e|es|en|ing) (back|the challenge back|your [\w ]*challenges? back)\b/i, "withdraw"],
    [/\btook the challenge back\b/i, "withdrew"],
    [/\banew\b/i, "again"],
    [/\bfigures\b/i, "stats"],
    [/\b(bring|brings|bringing|brought) (it |the board )?down\b|\bboard down\b/i, "repost"],
    [/\bno longer there\b/i, "gone"],
    [/= There is no\b/, "say it straight"],
    [/\b(he|his|him)\b/i, "they, their"],
    [/\b(somebody|anybody)\b/i, "someone, anyone"],
    [/\b(do not|cannot|is not your|you are not|has not|have not)\b/i, "a contraction"],
    [/\bautomatic double/i, "auto-double"],
    [/\bdubl\b|\bgosh\b|\bdave\b/i, "kush, pash, koshka; davé"],
    [/\bsettings of the group\b/i, "group settings"],
    [/\byour number in telegram\b/i, "your Telegram ID"],
    [/\b(court|back)yard/i, "house rules"],
    [/\bthrow(s|n|ing)?\b|\bthrew\b/i, "roll"],
    [/\bpress(es|ed|ing)?\b/i, "tap"],
    [/\b(your|their|its) own (backyard|rules)\b|\brules of your own\b|= own rules/i, "house rules"],
    [/\brulesets?\b/i, "house rules"],
    [/\bcomes? towards you\b/i, "moves the other way"],
    [/\bone’s own\b/i, "your own"],
    [/\bshall\b/i, "should, do"],
    [/\bafresh\b/i, "again"],
    [/\bat least as (much|far)\b/i, "this big or bigger"],
    [/\bbehind ⋯/, "under ⋯"],
    [/\b(to|in) so many points\b/i, "a set number of points"],
    [/\bin 100\b/i, "per 100 games"],
    [/\bovermorrow\b/i, "day after tomorrow"],
    [/\btake part\b/i, "join"],
    [/\bwhat do we play\b/i, "which game"],
    [/\bbest turn\b|^= Your turn: <?\{/i, "best move; you played"],
    [/\bgone on without\b|\bsilent for\b/i, "doesn’t answer; go on without them"],
    [/\b(takes?|taken) up your\b/i, "accepted"],
    [/\btake me to\b/i, "add me to"],
    [/\bwhom i found\b|\bbrought you together\b/i, "found you, matched"],
    [/\bcity’s clock\b/i, "city’s time"],
    [/\bwe’re many\b|\bTime is out\b/, "say it straight"],
    [/\bEach pair has\b|\bA pair has\b/, "a match has"],
    [/№/, "numbers"],
    [/ – /, "—"],
    [/'/, "’"],
  ],
  ru: [
    [/цифры|цифрах/i, "статистика"],
    [/вниз (её |того )?чата|доску вниз|присла\S* (доску|её) вниз/i, "заново"],
    [/забрать (партию|её)/i, "забрать победу"],
    [/полоса/i, "рекорд"],
    [/(?<![а-яё])(имя|имени|именем) правил|осталось имя|другим именем/i, "название"],
    [/(?<![а-яё])(гош|куша|кушей)(?![а-яё])/i, "кошка; дубль"],
    [/доигра(ются|ешься)/i, "будут доиграны"],
    [/предложени[ея] сдаться/i, "сдача"],
    [/собрать свои правила/i, "составить"],
    [/номер в telegram|номера своих/i, "ID"],
    [/спорный дубль/i, "После 5:5"],
    [/гюль баре/i, "гюль-бара"],
    [/\/play (short|long)/i, "длинные, короткие"],
    [/(?<![а-яё])(ты|твой|твоя|твои|тебе|тебя)(?![а-яё])/i, "вы"],
    [/за (кнопкой )?⋯/i, "под кнопкой ⋯"],
    [/знак(и|ах) (у|вокруг) доски/i, "значки на доске"],
    [/как нажимать/i, "как сделать ход"],
    [/следу(ет|ют) из секрета/i, "сходится с секретом"],
    [/порук/i, "удостоверяет"],
    [/отказывается от (даве|бивера)|отказ стоит/i, "пасует, пас"],
    [/\} из 100(?!, \{ \$worse)/, "на 100 партий"],
    [/общая позиция/i, "середина игры"],
    [/удвоени/i, "даве"],
    [/, подряд —|дней подряд\./i, "серия"],
    [/ничьих результатов/i, "никто не показывает"],
    [/без того можно|с единицей/i, "буква, слово; без него"],
    [/не за доской|вне арены|ко времени/i, "say it straight"],
    [/позовите меня туда|нужно слово того/i, "добавьте меня в группу; подтверждает"],
    [/последний срок|разыгрываем|решили даве|на сейчас/i, "истекает; играем; решил куб; пока"],
    [/колокольчик там|придёт сюда со звуком/i, "say it straight"],
    [/Верно —|теряете вот где/i, "надо было; слабее всего"],
    [/№(?! )/, "номера"],
    [/ (с|за|соперником|от|к) \{ \$(name|player|opponent)/i, "the name stands in the nominative"],
    [
      / для \{ \$friend \}| у \{ \$player \}|помогли \{ \$player \}/i,
      "the name stands in the nominative",
    ],
    [/["“”]/, "«ёлочки»"],
  ],
};

describe.each(LANGUAGES)("the texts in %s", (language) => {
  const lines = readdirSync(join(LOCALES, language)).flatMap((file) =>
    readFileSync(join(LOCALES, language, file), "utf8")
      .split("\n")
      .map((line, at) => ({ place: `${file}:${at + 1}`, line }))
      .filter(({ line }) => !line.startsWith("#")),
  );

  test.each((REPLACED[language] ?? []).map(([word, better]) => [word, better] as const))(
    "no longer say %s (%s)",
    (word) => {
      const said = lines.filter(({ line }) =>
        word.test(
          line
            .replace(/^[\w-]+ =/, "=")
            .replace(/<[^>]*>/g, "")
            .replace(/\{ \$throws/g, "{"),
        ),
      );
      expect(said.map(({ place, line }) => `${place}: ${line}`)).toEqual([]);
    },
  );
});

test("there is a list of replaced words for each language", () => {
  expect(Object.keys(REPLACED).sort()).toEqual([...LANGUAGES]);
});
