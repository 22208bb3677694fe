import { describe, expect, test } from "vitest";
import {
  isSpokenFor,
  type PlayWords,
  readPlayWords,
  readStake,
} from "../../../src/bot/play/play-words.ts";
import { clockCode, clockOf, MOST_CLOCK_CODE } from "../../../src/bot/press/clocks.ts";
import { unmarked } from "../../../src/bot/text/direction.ts";
import { LANGUAGES, speaker } from "../../../src/bot/text/texts.ts";
import { clockLabel } from "../../../src/bot/view/titles.ts";
import { long, RULESETS, short } from "../../../src/rules/rulesets.ts";
import type { Ruleset } from "../../../src/rules/types.ts";
import { DEFAULTS } from "../../../src/store/settings.ts";
import type { Habits } from "../../../src/tables/people/settings.ts";

/** Of a chat that has set nothing. */
const HABITS: Habits = { ...DEFAULTS.private, ruleset: undefined };

const own = (id: number, name: string): Ruleset => ({ ...long, id: `own-${id}`, name });

/** What came of the words, in short: the ids of the rulesets, or the code of what was wrong. */
const idsOf = (read: PlayWords): readonly string[] | string => {
  if (read.ok) return [read.terms.ruleset.id];
  return read.code === "which-ruleset" ? read.candidates.map(({ id }) => id) : read.code;
};

const ids = (text: string, names: readonly Ruleset[] = []) =>
  idsOf(readPlayWords(text, names, HABITS));

describe("numbers are read", () => {
  const stakeOf = (text: string) => {
    const read = readPlayWords(text, [], HABITS);
    return read.ok ? read.terms.stake : read.code;
  };

  test.each(["long 20", "long ۲۰", "long ٢٠"])("whatever digits a keyboard has: %s", (text) => {
    expect(stakeOf(text)).toBe(20);
  });

  test("in the stake that a dialog asks for, too", () => {
    expect([readStake("۲۵"), readStake("٢٥"), readStake("x")]).toEqual([25, 25, undefined]);
  });
});

test.each([
  ["короткие с другом", "short"],
  ["short with a friend", "short"],
  ["dostla döymə", "short"],
  ["arkadaşımla tavla", "tavla"],
  ["کوتاه با دوست", "short"],
])("a friend who is not named changes nothing: %s", (text, id) => {
  expect(ids(text)).toEqual([id]);
});

describe("a word that two games claim", () => {
  test.each(["şeş-beş", "ses bes", "ШЕШ-БЕШ"])("asks which is meant: %s", (text) => {
    expect(ids(text)).toEqual(["short", "long"]);
  });

  test.each(["Gülbahar", "гюльбахар", "гюльбара", "гульбара", "گلبهار"])("or which: %s", (text) => {
    expect(ids(text)).toEqual(["gulbar", "gul-bara"]);
  });

  test.each(["tapa", "Tapa", "тапа", "تاپا"])("or which: %s", (text) => {
    expect(ids(text)).toEqual(["plakoto", "tapa"]);
  });

  test("asks which çelebi is meant, unless it is written as in Turkey", () => {
    expect(ids("челеби")).toEqual(["celebi", "chelebi"]);
    expect(ids("çelebi")).toEqual(["celebi"]);
  });
});

describe("a ruleset is found", () => {
  test.each(RULESETS.map(({ id }) => id))("by its id %s, alone or among others", (id) => {
    expect(ids(id)).toEqual(id === "tapa" ? ["plakoto", "tapa"] : [id]);
  });

  test.each([
    ["гюльбар", "gulbar"],
    ["Gulbar", "gulbar"],
    ["мад", "mad-gulbar"],
    ["бешеный гюльбар", "mad-gulbar"],
    ["кавказские", "short-caucasian"],
    ["Кавк", "short-caucasian"],
    ["Длинные", "long"],
    ["длинные нарды", "long"],
    ["Long nardy, classic", "long-classic"],
    ["полный ход", "short-full"],
    ["fed", "long-federation"],
    ["backgammon", "short"],
    ["doyme", "short"],
    ["تخته‌نرد", "takhteh"],
    ["تخته نرد", "takhteh"],
    ["мад гюльбар", "mad-gulbar"],
    ["сумасшедший", "mad-gulbar"],
    ["gulbar mad", "mad-gulbar"],
    ["строг корот", "short-strict"],
    ["короткие кавказские", "short-caucasian"],
    ["нарды длинные классические", "long-classic"],
    ["нарды длинные", "long"],
    ["нарды тавла", "tavla"],
    ["игра плакото", "plakoto"],
    ["nard tavla", "tavla"],
    ["tavla oyunu", "tavla"],
    ["азербайджанские нарды", "uzun"],
    ["длинные азербайджанские", "uzun"],
    ["бекгаммон", "short"],
    ["беккгаммон", "short"],
    ["tavla", "tavla"],
    ["тавла", "tavla"],
    ["гюль-бара", "gul-bara"],
    ["гюль бара", "gul-bara"],
    ["хачапури", "khachapuri"],
    ["хачапурі", "khachapuri"],
    ["Khachapuri", "khachapuri"],
    ["ხაჭაპური", "khachapuri"],
    ["xaçapuri", "khachapuri"],
    ["haçapuri", "khachapuri"],
    ["خاچاپوری", "khachapuri"],
    ["бешенный", "mad-gulbar"],
    ["бешенный гюльбар", "mad-gulbar"],
    ["narde", "long"],
    ["оин и марс", "long-federation"],
    ["ойн и марс", "long-federation"],
    ["ойн", "long-federation"],
    ["oin and mars", "long-federation"],
    ["гулбар", "gulbar"],
    ["gul bara", "gul-bara"],
    ["безумный гюльбар", "mad-gulbar"],
    ["быстрые длинные", "quick-long"],
    ["quick long", "quick-long"],
    ["длинные быстрые", "quick-long"],
    ["гипер", "hypergammon"],
    ["Πόρτες", "portes"],
    ["ΠΟΡΤΕΣ", "portes"],
    ["портес", "portes"],
    ["права", "prava"],
    ["тауля", "tawla"],
    ["накгаммон", "nackgammon"],
    ["гипергаммон", "hypergammon"],
    ["Hyper", "hypergammon"],
    ["плакото", "plakoto"],
    ["Πλακωτό", "plakoto"],
    ["ΠΛΑΚΩΤΟ", "plakoto"],
    ["болгарская тапа", "tapa"],
  ])("by «%s»", (words, id) => {
    expect(ids(words)).toEqual([id]);
  });

  test.each([
    ["турецкие нарды", "турецкие"],
    ["болгарские нарды", "болгарские"],
    ["Greek nardy", "Greek"],
  ])("by «%s» as by «%s»", (words, fewer) => {
    expect(ids(words)).toBeInstanceOf(Array);
    expect(ids(words)).toEqual(ids(fewer));
  });

  test("by no beginning of two", () => {
    expect(ids("длин")).toEqual(["long", "long-classic", "long-federation"]);
    expect(ids("кла")).toEqual(["long-classic"]);
  });

  test("by no name that is only begun", () => {
    expect(ids("long-")).toEqual(["long", "long-classic", "long-federation"]);
    expect(ids("gulbar- 5")).toEqual(["gulbar", "mad-gulbar", "gul-bara"]);
    expect(ids("short-c")).toEqual(["short-caucasian"]);
  });

  test("by nothing that is no name", () => {
    expect(ids("мад длинные")).toBe("unknown-ruleset");
    expect(ids("chess")).toBe("unknown-ruleset");
    expect(ids("инные")).toBe("unknown-ruleset");
  });

  test.each([
    ["длиные", ["long"]],
    ["линные", ["long"]],
    ["корткие", ["short"]],
    ["кортокие", ["short"]],
    ["uzuun nerd", ["uzun"]],
    ["şeşbeş", ["short", "long"]],
    ["тафли", ["tavla", "tawla"]],
    // A short word has too many neighbours.
    ["тава", "unknown-ruleset"],
    ["lonk", "unknown-ruleset"],
  ])("by a name with one letter wrong: «%s»", (words, found) => {
    expect(ids(words)).toEqual(found);
  });

  test.each(["quick", "быстрая", "быстрые", "fast", "блиц"])(
    "among the quick games by «%s»",
    (words) => {
      expect(ids(words)).toEqual(["quick-long", "hypergammon"]);
    },
  );

  test("among both families by the name of the game itself", () => {
    for (const words of ["шеш-беш", "Шеш беш", "shesh-besh", "шешбеш", "nardi"])
      expect(ids(words)).toEqual(["short", "long"]);
    expect(readPlayWords("шеш-беш 5 с кубом", [], HABITS)).toMatchObject({
      code: "which-ruleset",
      word: "шеш-беш",
      wish: { stake: 5, cube: true },
    });
  });

  test("among all where none is named", () => {
    expect(ids("")).toEqual(RULESETS.map(({ id }) => id));
    expect(ids("5 куб")).toEqual(RULESETS.map(({ id }) => id));
  });
});

describe("what it is played for", () => {
  test("goes with the words in any order", () => {
    const read = readPlayWords("5 куб длинные", [], HABITS);
    expect(read.ok && read.terms).toMatchObject({
      ruleset: { id: "long", switches: { cube: true } },
      stake: 5,
    });
    const match = readPlayWords("матч 7 short", [], HABITS);
    expect(match.ok && match.terms).toMatchObject({
      ruleset: { id: "short", switches: { cube: true } },
      stake: 1,
      match: 7,
    });
  });

  test("is kept while the ruleset is still to be chosen", () => {
    expect(readPlayWords("chess 5 cube", [own(1, "Дворовые")], HABITS)).toMatchObject({
      code: "unknown-ruleset",
      word: "chess",
      candidates: [...RULESETS, { id: "own-1" }],
      wish: { stake: 5, cube: true },
    });
    expect(readPlayWords("корот 20 матч 3", [], HABITS)).toMatchObject({
      code: "which-ruleset",
      word: "корот",
      wish: { stake: 20, cube: undefined, match: 3 },
    });
  });

  test.each([
    ["long 1 000 000", 1_000_000],
    ["long 1\u202f000 cube", 1000],
    ["25 000 длинные", 25_000],
    ["long match 5 100", 100],
    ["длинные на 5 очков", 5],
    ["длинные ставка 5", 5],
    ["long stake 5", 5],
    ["long 5'lik", 5],
    ["long 5’ta", 5],
    ["short for 5 points", 5],
  ])("«%s» is a stake of %i", (text, stake) => {
    expect(readPlayWords(text, [], HABITS)).toMatchObject({ ok: true, terms: { stake } });
  });

  test.each([
    ["короткие матч до 5", 1],
    ["матч до 5 очков, короткие", 1],
    ["match to 5 short", 1],
    ["короткие до 5", 1],
    ["короткие матч до пяти", 1],
    ["матч пять короткие", 1],
    ["short to five points", 1],
    ["короткие матч 5 по 20", 20],
    ["short match to 5 points", 1],
    ["short 5-point match", 1],
    ["short 5 point match stake 20", 20],
    ["короткие 5 до", 1],
    ["короткие 5 очков до", 1],
    ["короткие 5 до матч", 1],
    ["короткие матч 5'e до", 1],
    ["короткие до 5-ти", 1],
    ["короткие и матч до 5 и ставка 3", 3],
  ])("«%s» is a match to five", (text, stake) => {
    expect(readPlayWords(text, [], HABITS)).toMatchObject({
      ok: true,
      terms: { ruleset: { id: "short" }, match: 5, stake },
    });
  });

  test.each([
    ["long 0", "bad-stake", "0"],
    ["long -5", "bad-stake", "-5"],
    ["long 1.5", "bad-stake", "1.5"],
    ["long 5 6", "two-stakes", "5, 6"],
    ["long 1000001", "bad-stake", "1000001"],
    ["long 1e3", "bad-stake", "1e3"],
    ["long −1", "bad-stake", "−1"],
    ["long ten", "unknown-word", "ten"],
    ["пять длинные", "unknown-word", "пять"],
    ["длинные 5 фишкой вперёд", "unknown-word", "фишкой"],
    ["long 5 10", "two-stakes", "5, 10"],
    ["100 short match 5 200", "two-stakes", "100, 200"],
    ["long 2 000 000", "bad-stake", "2000000"],
    ["short match 5 no cube", "match-without-cube", "short"],
    ["long match", "no-match-length", ""],
    ["матч до", "no-match-length", ""],
    ["матч длинные", "no-match-length", ""],
    ["long match 100", "bad-match", "100"],
    ["chess 0", "bad-stake", "0"],
  ])("«%s» is refused", (words, code, word) => {
    expect(readPlayWords(words, [], HABITS)).toEqual({ ok: false, code, word });
  });
});

describe("the cube", () => {
  const cubeIn = (text: string, habits: Partial<Habits> = {}, names: readonly Ruleset[] = []) => {
    const read = readPlayWords(text, names, { ...HABITS, ...habits });
    return read.ok ? read.terms.ruleset.switches.cube : read.code;
  };

  test.each([
    ["long cube", true],
    ["long with cube", true],
    ["длинные с кубом", true],
    ["куб long", true],
    ["long no cube", false],
    ["long without cube", false],
    ["длинные без куба", false],
    ["без куба длинные 5", false],
    ["длинные с кубиком", true],
    ["кубик длинные", true],
    ["длинные без кубика", false],
    ["длинные даве", true],
    ["long nocube", false],
  ])("by «%s» is %s", (text, cube) => {
    for (const habit of [false, true]) expect(cubeIn(text, { cube: habit })).toBe(cube);
  });

  test.each([
    ["короткие бивер", { cube: true, beaver: true, jacoby: false }],
    ["короткие куб с бивером якоби", { cube: true, beaver: true, jacoby: true }],
    ["short jacoby 5", { cube: true, beaver: false, jacoby: true }],
    ["короткие с бивером и якоби", { cube: true, beaver: true, jacoby: true }],
    ["short with cube and beaver", { cube: true, beaver: true, jacoby: false }],
    ["short with beaver", { cube: true, beaver: true, jacoby: false }],
    ["короткие без куба бивер", { cube: false, beaver: false, jacoby: false }],
  ])("by «%s» has its extras", (text, switches) => {
    expect(readPlayWords(text, [], HABITS)).toMatchObject({
      ok: true,
      terms: { ruleset: { id: "short", switches } },
    });
  });

  test("is a habit where nothing is said of it, but not in a ruleset that people made", () => {
    expect(cubeIn("long")).toBe(false);
    expect(cubeIn("long", { cube: true })).toBe(true);
    expect(cubeIn("дворовые", { cube: true }, [own(1, "Дворовые")])).toBe(false);
    expect(cubeIn("дворовые куб", {}, [own(1, "Дворовые")])).toBe(true);
  });

  test("is on in a match, and nobody is let believe it is not", () => {
    expect(cubeIn("long match 5")).toBe(true);
    expect(cubeIn("long match 5 no cube")).toBe("match-without-cube");
  });

  test("is never on where the difference counts, whatever is said or usual", () => {
    for (const text of ["khachapuri cube", "хачапури бивер", "khachapuri match 15"])
      expect(cubeIn(text)).toBe(false);
    expect(cubeIn("khachapuri match 15 no cube")).toBe(false);
    expect(cubeIn("khachapuri", { cube: true, autoDoubles: 3 })).toBe(false);
    const read = readPlayWords("khachapuri", [], { ...HABITS, cube: true, autoDoubles: 3 });
    expect(read).toMatchObject({ terms: { ruleset: { switches: { autoDoubles: 0 } } } });
  });

  test("is never on in a neighbours' game that does not know it, not even in a match", () => {
    for (const text of ["tavla cube", "плакото бивер", "tavla match 5", "gul bara match 5 no cube"])
      expect(cubeIn(text)).toBe(false);
    expect(cubeIn("nackgammon match 5")).toBe(true);
    expect(cubeIn("hypergammon cube")).toBe(true);
  });

  test("brings its habits along, and takes them away", () => {
    const extras = { raise: "arithmetic", beaver: true, jacoby: true, autoDoubles: 2 } as const;
    const habits = { ...HABITS, ...extras };
    const switchesIn = (text: string, names: readonly Ruleset[] = []) => {
      const read = readPlayWords(text, names, habits);
      return read.ok ? read.terms.ruleset.switches : undefined;
    };
    expect(switchesIn("long cube")).toEqual({ ...long.switches, ...extras, cube: true });
    expect(switchesIn("long")).toEqual(long.switches);
    const yard = {
      ...own(1, "Дворовые"),
      switches: { ...long.switches, cube: true, jacoby: true },
    };
    expect(switchesIn("дворовые", [yard])).toEqual(yard.switches);
    expect(switchesIn("дворовые без куба", [yard])).toEqual(long.switches);
  });
});

test.each(["короткие без подсказок", "short without hints", "короткие 1 без подсказок"])(
  "hints that are declined are none: %s",
  (text) => {
    const read = readPlayWords(text, [], HABITS);
    expect(read).toMatchObject({ ok: true, wish: { hints: false }, terms: { ruleset: short } });
  },
);

test.each(["короткие без бивера", "короткие с кубом без якоби"])(
  "what is declined is not offered: %s",
  (text) => {
    const read = readPlayWords(text, [], HABITS);
    expect(read).toMatchObject({ code: "unknown-ruleset", wish: { extras: [] } });
  },
);

test.each([
  "короткие, ставка 5, матч до 7, с часами",
  "short 5! match to 7. clock",
  "short 5، match 7؛ clock",
])("a number may end a part of a sentence: %s", (text) => {
  expect(readPlayWords(text, [], HABITS)).toMatchObject({
    terms: { ruleset: { id: "short" }, stake: 5, match: 7, clock: { turn: 60 } },
  });
});

test.each([
  ["long 5$", "unknown-word"],
  ["короткие 5₽", "unknown-word"],
  ["tavla 5₺", "unknown-word"],
  ["long5", "unknown-ruleset"],
  ["короткие5", "unknown-ruleset"],
])("a number in a word is not left out as a slip: %s", (text, code) => {
  expect(ids(text)).toBe(code);
});

describe("a clock", () => {
  const clockIn = (text: string) => {
    const read = readPlayWords(text, [], HABITS);
    return read.ok ? { ...read.terms.clock, stake: read.terms.stake } : read.code;
  };

  test.each([
    ["short 60s", { turn: 60, stake: 1 }],
    ["короткие 60с", { turn: 60, stake: 1 }],
    ["длинные 2м", { turn: 120, stake: 1 }],
    ["2m long 5", { turn: 120, stake: 5 }],
    ["long 5 90 sec", { turn: 90, stake: 5 }],
    ["короткие 90 секунд 5", { turn: 90, stake: 5 }],
    ["короткие по 2 минуты на ход", { turn: 120, stake: 1 }],
    ["короткие 45с на ход", { turn: 45, stake: 1 }],
    ["short 2 minutes a turn", { turn: 120, stake: 1 }],
    ["short 30s per move 5", { turn: 30, stake: 5 }],
    ["короткие с часами", { turn: 60, stake: 1 }],
    ["short with a clock", { turn: 60, stake: 1 }],
    ["short clock", { turn: 60, stake: 1 }],
    ["short 5+10", { bank: 300, add: 10, stake: 1 }],
    ["короткие 5 мин + 10 с", { bank: 300, add: 10, stake: 1 }],
    ["короткие 5 мин + 10 с за ход 3", { bank: 300, add: 10, stake: 3 }],
    ["modern 5dk+10sn", { bank: 300, add: 10, stake: 1 }],
    ["modern 5 dk + 10 sn", { bank: 300, add: 10, stake: 1 }],
    ["döymə 5 dəq + 10 san", { bank: 300, add: 10, stake: 1 }],
    ["کوتاه 5دقیقه+10ثانیه", { bank: 300, add: 10, stake: 1 }],
    ["کوتاه ۵ دقیقه + ۱۰ ثانیه", { bank: 300, add: 10, stake: 1 }],
    ["short 5 min + 10 s a turn", { bank: 300, add: 10, stake: 1 }],
    ["короткие 5м+10с куб 3", { bank: 300, add: 10, stake: 3 }],
    ["short 10+0", { bank: 600, add: 0, stake: 1 }],
    ["короткие 1 час", { turn: 3600, stake: 1 }],
    ["короткие 1ч", { turn: 3600, stake: 1 }],
    ["short 1 hour", { turn: 3600, stake: 1 }],
    ["short 1h", { turn: 3600, stake: 1 }],
    ["короткие по 1 часу на ход", { turn: 3600, stake: 1 }],
    ["короткие без часов", { stake: 1 }],
    ["короткие 5 без часов с кубом", { stake: 5 }],
    ["short without a clock 5", { stake: 5 }],
    ["short no clock", { stake: 1 }],
    ["short 60min", { turn: 3600, stake: 1 }],
    ["short 47s", { turn: 45, stake: 1 }],
    ["полный ход 60с", { turn: 60, stake: 1 }],
    ["короткие матч 5 60с", { turn: 60, stake: 1 }],
    ["short 5", { stake: 5 }],
    ["короткие 5 с кубом", { stake: 5 }],
    ["короткие 5 с часами", { turn: 60, stake: 5 }],
    ["short 10+5 5", { bank: 600, add: 5, stake: 5 }],
    ["короткие 3 5+10", { bank: 300, add: 10, stake: 3 }],
    ["короткие 3 5 мин + 10 с", { bank: 300, add: 10, stake: 3 }],
    ["short with a clock 5+10", { bank: 300, add: 10, stake: 1 }],
    ["short 5+10 clock", { bank: 300, add: 10, stake: 1 }],
    ["короткие с часами 5+10 3", { bank: 300, add: 10, stake: 3 }],
    ["короткие часы по 2 минуты", { turn: 120, stake: 1 }],
    ["short 2 min clock", { turn: 120, stake: 1 }],
    ["short clock 5", { turn: 60, stake: 5 }],
    ["modern süre 30 saniye", { turn: 30, stake: 1 }],
    ["modern 30 saniye süreli", { turn: 30, stake: 1 }],
    ["короткие 30 с", { turn: 30, stake: 1 }],
    ["короткие 5 30 с", { turn: 30, stake: 5 }],
    ["короткие 30 с на ход", { turn: 30, stake: 1 }],
    ["короткие 2 м", { turn: 120, stake: 1 }],
    ["short 30 s", { turn: 30, stake: 1 }],
    ["short 2 m 5", { turn: 120, stake: 5 }],
    ["modern 30 sn", { turn: 30, stake: 1 }],
    ["modern 2 dk", { turn: 120, stake: 1 }],
  ])("is read in «%s»", (text, clock) => expect(clockIn(text)).toEqual(clock));

  test.each(LANGUAGES)("is read as a button says it (%s)", (language) => {
    for (const clock of [{ bank: 300, add: 10 }, { turn: 30 }, { turn: 120 }]) {
      const label = clockLabel(clock, speaker(language));
      expect(label).not.toMatch(/\d\s*\+\s*\d/);
      const typed = unmarked(label).replace("⏱", "short");
      expect(clockIn(typed)).toEqual({ ...clock, stake: 1 });
    }
  });

  test.each([
    "short 5s",
    "short 2000m",
    "короткие 12 часов",
    "short 90+5",
    "short 0+5",
    "short 5+120",
  ])("too short or too long in «%s» is refused", (text) => expect(clockIn(text)).toBe("bad-clock"));

  test("is the same in a button, whatever it is set to", () => {
    for (let code = 1; code <= MOST_CLOCK_CODE; code++) {
      expect(clockCode(clockOf(code))).toBe(code);
    }
    expect([clockCode(undefined), clockOf(0), clockOf(MOST_CLOCK_CODE + 1)]).toEqual([
      0,
      undefined,
      undefined,
    ]);
  });
});

describe("the habits of a chat", () => {
  const read = (text: string, habits: Partial<Habits>) =>
    readPlayWords(text, [], { ...HABITS, ...habits });

  test("name the ruleset and the stake where nothing else is said", () => {
    expect(read("", { ruleset: short, stake: 7 })).toMatchObject({
      ok: true,
      terms: { ruleset: { id: "short" }, stake: 7 },
    });
    expect(read("2 cube", { ruleset: short, stake: 7 })).toMatchObject({
      terms: { ruleset: { id: "short", switches: { cube: true } }, stake: 2 },
    });
    expect(read("gulbar", { ruleset: short, stake: 7 })).toMatchObject({
      terms: { ruleset: { id: "gulbar" }, stake: 7 },
    });
    expect(read("", { stake: 7 })).toMatchObject({ code: "which-ruleset", wish: { stake: 7 } });
  });
});

describe("rulesets of the chat", () => {
  const yard = own(1, "Дворовые");
  const numbered = own(2, "Двор 2");
  const cubed = own(3, "Куб и матч 5");

  test("are found by their whole name, in any case", () => {
    expect(ids("дворовые", [yard])).toEqual(["own-1"]);
    expect(ids("ДВОРОВЫЕ!", [yard])).toEqual(["own-1"]);
    expect(ids("двор", [yard])).toEqual(["own-1"]);
    expect(ids("двор", [yard, numbered])).toEqual(["own-1", "own-2"]);
  });

  test("may have numbers and words of stakes in their names", () => {
    expect(readPlayWords("двор 2 5", [yard, numbered], HABITS)).toMatchObject({
      ok: true,
      terms: { ruleset: { id: "own-2", switches: { cube: false } }, stake: 5 },
    });
    expect(readPlayWords("10 куб и матч 5 матч 3", [cubed], HABITS)).toMatchObject({
      ok: true,
      terms: { ruleset: { id: "own-3" }, stake: 10, match: 3 },
    });
  });

  test("the longest name counts", () => {
    expect(ids("двор 2", [own(7, "двор"), numbered])).toEqual(["own-2"]);
    expect(readPlayWords("двор 3", [own(7, "двор"), numbered], HABITS)).toMatchObject({
      terms: { ruleset: { id: "own-7" }, stake: 3 },
    });
  });

  test("do not take words away from ours", () => {
    expect(ids("длинные нарды", [own(4, "нарды")])).toEqual(["long"]);
    expect(ids("полный ход", [own(5, "ход")])).toEqual(["short-full"]);
    expect(ids("дворовые длинные", [yard])).toBe("unknown-ruleset");
  });

  test("cannot be called what already means something", () => {
    for (const name of [
      "long",
      "Длинные",
      "Гюльбар!",
      "5",
      "-5",
      "куб",
      "матч 5",
      "long 5",
      "мад куб",
    ]) {
      expect(isSpokenFor(name), name).toBe(true);
    }
    for (const name of ["Дворовые", "Двор 2", "длин", "Нарды у Гюли"]) {
      expect(isSpokenFor(name), name).toBe(false);
    }
  });
});
