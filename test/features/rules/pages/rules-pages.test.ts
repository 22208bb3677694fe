import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { arrowsOf } from "../../../../src/board/pictures/diagram.ts";
import { readPlayWords } from "../../../../src/bot/play/play-words.ts";
import { keyOf, LANGUAGES, type Say, speaker } from "../../../../src/bot/text/texts.ts";
import { button } from "../../../../src/bot/view/button.ts";
import type { Example } from "../../../../src/bot/view/example.ts";
import { isListed } from "../../../../src/bot/view/ruleset-menu.ts";
import { tidied } from "../../../../src/bot/view/switches.ts";
import type { Look } from "../../../../src/bot/view/table-message.ts";
import { lessonPress } from "../../../../src/features/practice/lesson/presses.ts";
import type { Content } from "../../../../src/features/rules/pages/content.ts";
import { familyList, rulesHome, rulesPage } from "../../../../src/features/rules/pages/message.ts";
import { worstLoss } from "../../../../src/features/rules/pages/scenes.ts";
import { topicsOf } from "../../../../src/features/rules/pages/topics.ts";
import { familyOf } from "../../../../src/rules/family.ts";
import { parseTurnText, turnText } from "../../../../src/rules/notation.ts";
import { outcomeOf, outcomePoints } from "../../../../src/rules/outcome.ts";
import { checkersLeft, countAt, isHeld, opposite } from "../../../../src/rules/position.ts";
import { findRuleset, long, RULESETS, short } from "../../../../src/rules/rulesets.ts";
import { legalMoves, legalTurns, playMove } from "../../../../src/rules/search/search.ts";
import { beginLeftovers, beginTurn, type Turn } from "../../../../src/rules/turn.ts";
import { OFF, type Ruleset, type Switches } from "../../../../src/rules/types.ts";
import { DEFAULTS } from "../../../../src/store/settings.ts";
import type { Habits } from "../../../../src/tables/people/settings.ts";
import { readPress } from "../../../support/presses.ts";

/** Of a chat that has set nothing. */
const HABITS: Habits = { ...DEFAULTS.private, ruleset: undefined };

const PICTURES: Look = { board: "picture", theme: "wood" };
const EMOJI: Look = { board: "emoji", theme: "wood" };

const named = (id: string, differing: Partial<Switches> = {}): Ruleset => {
  const { switches } = findRuleset(id) ?? expect.fail(`no ruleset ${id}`);
  return { id, switches: { ...switches, ...differing } };
};

/**
 * Every choice of the switches that move checkers, in both families; those of the stakes go along.
 * All are such as people can make in the dialog, so a text that none of them needs is never read.
 */
const everyRuleset = (): Ruleset[] => {
  const all: Ruleset[] = [];
  let n = 0;
  const doubles = [
    { doubles: "four" },
    { doubles: "roll-again" },
    { doubles: "ascending", ascendingMoves: 2, ascendingFromTurn: 1 },
    { doubles: "ascending", ascendingMoves: 4, ascendingFromTurn: 4 },
    { doubles: "ascending", ascendingMoves: 4, ascendingFromTurn: 1 },
    { doubles: "ascending", ascendingMoves: 2, ascendingFromTurn: 2 },
  ] as const;
  const ofFamily: Readonly<Record<"short" | "long", readonly Partial<Switches>[]>> = {
    short: (["free", "no-bear-off", "no-hiding", "no-running"] as const).map((homeHit) => ({
      homeHit,
    })),
    long: (["opponent-head", "any-double", "none"] as const).flatMap((headException) =>
      (["opponent-ahead", "opponent-home", "free"] as const).map((block) => ({
        headException,
        block,
      })),
    ),
  };
  for (const family of ["short", "long"] as const) {
    for (const ofGame of ofFamily[family]) {
      for (const double of doubles) {
        for (const leftover of ["lost", "opponent"] as const) {
          for (const fullMove of [false, true]) {
            const stakes = STAKES[n++ % STAKES.length] ?? {};
            const { id, switches: made } = named(family, {
              ...ofGame,
              ...double,
              leftover,
              fullMove,
              ...stakes,
            });
            const switches = tidied(made, named(family).switches);
            all.push({ id, switches, name: "Правила нашего двора & <соседнего>" });
          }
        }
      }
    }
  }
  return all;
};

/** As many as a prime number, so that they meet all the others. */
const STAKES: readonly Partial<Switches>[] = [
  { homeMars: 3, nextFirst: "throw", koks: "off" },
  { homeMars: 4, nextFirst: "winner", cube: true, opening: "kept" },
  { homeMars: "off", nextFirst: "alternate", cube: true, beaver: true, raise: "arithmetic" },
  { homeMars: 4, autoDoubles: 1, opening: "anew" },
  { homeMars: 3, cube: true, beaver: true, jacoby: true, autoDoubles: 3 },
];

const ALL = [...RULESETS, ...everyRuleset()];

/** Enough of them to read all texts of. */
const SOME = ALL.filter((_, index) => index < RULESETS.length || index % 7 === 0);

type Told = { readonly ruleset: Ruleset; readonly title: string; readonly content: Content };

const told: readonly Told[] = ALL.flatMap((ruleset) =>
  topicsOf(ruleset).map(({ title, compose }) => ({ ruleset, title, content: compose(ruleset) })),
);

const examples = told.flatMap(({ ruleset, title, content: { example } }) =>
  example ? [{ ruleset, title, example }] : [],
);

/** Why a told line is not what the engine says of it; undefined if it is. */
const objection = (turn: Turn, line: string, isLegal: boolean): string | undefined => {
  const steps = parseTurnText(line) ?? [];
  let now = turn;
  for (const [index, { from, to, hit }] of steps.entries()) {
    const move = legalMoves(now).find((one) => one.from === from && one.to === to);
    if (!isLegal && index === steps.length - 1) return move ? `${line} is legal` : undefined;
    if (!move) return `${from}/${to} of ${line} is not legal`;
    if (move.hit !== hit) return `${from}/${to} of ${line} hits or does not`;
    now = playMove(now, move) ?? expect.fail("a legal move that cannot be played");
  }
  if (legalMoves(now).length > 0) return `${line} is not the whole turn`;
  return turnText(now.moves) === line ? undefined : `${line} is written otherwise`;
};

/** The text as Telegram counts it: after its entities. */
const plain = (html: string): string =>
  html
    .replaceAll(/<\/?[bi]>|<\/?code>|<blockquote expandable>|<\/blockquote>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

const pagesOf = (ruleset: Ruleset, say: Say, look: Look) =>
  topicsOf(ruleset).map((_, page) => rulesPage({ ruleset, ways: [] }, page, look, say));

describe("the rules in English", () => {
  /** Single and gammon where checkers are hit or pinned, oin and mars in long nardy and its kin. */
  const OTHERS = { short: /\b(oins?|mars|koks)\b/i, long: /\bgammons?\b|\bsingle games?\b/i };

  test.each(RULESETS)("call a win as the table does: $id", (ruleset) => {
    const say = speaker("en");
    const family = familyOf(ruleset.switches);
    const told = pagesOf(ruleset, say, PICTURES).map(({ html }) => plain(html));
    expect(told.filter((page) => OTHERS[family].test(page))).toEqual([]);
    for (const outcome of ["oin", "mars"] as const)
      expect(say(`outcome-${family}-${outcome}`)).not.toMatch(OTHERS[family]);
  });
});

describe("a worked example", () => {
  test("is told of every ruleset that can be made of the switches", () => {
    expect(ALL.length).toBeGreaterThan(250);
    expect(examples.length).toBeGreaterThan(1500);
  });

  test("calls legal what the engine lets play to its end, and illegal what it refuses", () => {
    const objections = examples.flatMap(({ ruleset, title, example: { turn, legal, illegal } }) =>
      [
        ...legal.map((line) => objection(turn, line, true)),
        ...illegal.map((line) => objection(turn, line, false)),
      ].flatMap((one) => (one ? [`${title}: ${one} (${JSON.stringify(ruleset.switches)})`] : [])),
    );
    expect(objections).toEqual([]);
  });

  test("shows positions of all checkers, two sides on one point only where one is held", () => {
    const points = Array.from({ length: 24 }, (_, index) => index + 1);
    const isRight = ({ example }: (typeof examples)[number]): boolean => {
      const { own, other } = example.turn.position;
      const { way, checkers } = example.turn.ruleset.switches;
      const isWhole = [own, other].every(
        (side) => checkersLeft(side) + countAt(side, OFF) === checkers,
      );
      return (
        isWhole &&
        points.every((point) => {
          const theirs = opposite(way, point);
          const isOneHeld = isHeld(own, point) !== isHeld(other, theirs);
          return Math.min(countAt(own, point), countAt(other, theirs)) === (isOneHeld ? 1 : 0);
        })
      );
    };
    expect(examples.filter((one) => !isRight(one))).toEqual([]);
  });

  test("draws an arrow for each move that it calls legal, and one for each that it does not", () => {
    const wrong = told.filter(({ content }) => {
      const { legal = [], illegal = [] } = content.example ?? {};
      const steps = legal.map((line) => parseTurnText(line)?.length ?? 0);
      const arrows = arrowsOf(content.diagram);
      const drawn = arrows.filter((arrow) => arrow.legal).length;
      const isRight = drawn > 0 === steps.some((count) => count <= 6);
      return !isRight || arrows.length - drawn !== illegal.length;
    });
    expect(wrong).toEqual([]);
  });
});

describe("what the texts say of an example is so:", () => {
  const exampleOf = (ruleset: Ruleset, title: string): Example =>
    topicsOf(ruleset)
      .find((one) => one.title === title)
      ?.compose(ruleset).example ?? expect.fail(`no example ${title}`);

  const wholeLines = ({ turn }: Example): string[] =>
    legalTurns(turn).map(({ moves }) => turnText(moves));

  const alone = ({ turn: { ruleset, position } }: Example, die: 4 | 6): string[] =>
    legalMoves(beginLeftovers({ ruleset, position, pending: [die] })).map((move) =>
      turnText([move]),
    );

  test.each(["short", "long"])("either die can be played, not both (%s)", (id) => {
    const example = exampleOf(named(id), "rules-title-compulsion");
    const [six, four] = id === "short" ? ["15/9", "15/11"] : ["20/14", "20/16"];
    expect(wholeLines(example)).toEqual([six]);
    expect([alone(example, 6), alone(example, 4)]).toEqual([[six], [four]]);
  });

  test("the six does not enter, the four does", () => {
    const example = exampleOf(named("short"), "rules-title-bar");
    expect(legalMoves(example.turn).map((move) => turnText([move]))).toEqual(["bar/21"]);
  });

  test.each([
    ["free", ["6/4* 5/4", "6/4* 4/3"], []],
    ["no-hiding", ["6/4* 5/4"], ["6/4* 4/3"]],
    ["no-running", ["6/4* 5/4"], ["6/4* 4/3"]],
    ["no-bear-off", ["5/1* 6/5"], ["5/1* 1/off"]],
  ] as const)("hitting at home, %s", (homeHit, legal, illegal) => {
    const example = exampleOf(named("short", { homeHit }), "rules-title-home-hit");
    expect([example.legal, example.illegal]).toEqual([legal, illegal]);
  });

  test("what is barred at home is free by the international rules", () => {
    for (const homeHit of ["no-hiding", "no-bear-off", "no-running"] as const) {
      const { turn, illegal } = exampleOf(named("short", { homeHit }), "rules-title-home-hit");
      const { position, all } = turn;
      const [first = 1, second = 1] = all;
      const free = beginTurn({
        ruleset: named("short"),
        position,
        dice: [first, second],
        ownTurn: 9,
      });
      expect(objection(free, illegal[0] ?? "", true)).toBeUndefined();
    }
  });

  test("6-6 on the first turn takes two from the head, or one without exceptions", () => {
    const lineOf = (headException: Switches["headException"]) =>
      exampleOf(named("long", { headException }), "rules-title-first-turn").legal;
    expect(lineOf("opponent-head")).toEqual(["24/18(2)"]);
    expect(lineOf("any-double")).toEqual(["24/18(2)"]);
    expect(lineOf("none")).toEqual(["24/18"]);
  });

  test("4-4 after the opponent's 5-5 is disputed", () => {
    const lineOf = (id: string) => exampleOf(named(id), "rules-title-disputed").legal;
    expect(lineOf("long")).toEqual(["24/20"]);
    expect(lineOf("long-classic")).toEqual(["24/20(2)"]);
    const titles = topicsOf(named("mad-gulbar")).map(({ title }) => title);
    expect(titles).not.toContain("rules-title-disputed");
  });

  test("the block is built by the same move where it is allowed and where not", () => {
    for (const id of ["long", "long-classic"]) {
      const forbidden = exampleOf(named(id), "rules-title-block");
      const allowed = exampleOf(named(id), "rules-title-block-allowed");
      expect(forbidden.illegal).toContain("6/3");
      expect(allowed.legal).toEqual(["6/3 24/19"]);
      expect(allowed.turn.position.own).toEqual(forbidden.turn.position.own);
    }
    const { position } = exampleOf(named("long-classic"), "rules-title-block").turn;
    const ahead = beginTurn({ ruleset: named("long"), position, dice: [5, 3], ownTurn: 9 });
    expect(objection(ahead, "6/3 24/19", true)).toBeUndefined();
  });

  test("the opponent leaves what he could not play", () => {
    const dice = (id: string, differing: Partial<Switches> = {}) =>
      exampleOf(named(id, differing), "rules-title-leftovers-example").turn.all.join(" ");
    expect(dice("gulbar")).toBe("6 6");
    expect(dice("gulbar", { headException: "none" })).toBe("6 6 6");
    expect(dice("mad-gulbar")).toBe("5 5 6 6");
    expect(dice("short", { leftover: "opponent" })).toBe("6");
  });

  test("the example of 001 §26 may be played where the full move is off", () => {
    const { position } = exampleOf(named("short-full"), "rules-title-full-move").turn;
    const turn = beginTurn({ ruleset: named("short"), position, dice: [5, 3], ownTurn: 9 });
    expect(objection(turn, "6/3 4/off", true)).toBeUndefined();
  });

  test("the loss on the page of outcomes is lost as it says", () => {
    const told = (one: Ruleset) => topicsOf(one).some(({ title }) => title === "rules-title-win");
    for (const ruleset of ALL.filter(told)) {
      const { outcome, position } = worstLoss(ruleset);
      expect(outcomeOf(ruleset, position)).toBe(outcome);
      const points = { oin: 1, mars: 2, koks: 3, "home-mars": ruleset.switches.homeMars };
      expect(outcomePoints(ruleset, outcome)).toBe(points[outcome]);
    }
  });

  test("the doubles of the exception are named", () => {
    const said = (id: string, differing: Partial<Switches> = {}) => {
      const ruleset = named(id, differing);
      const page = topicsOf(ruleset).findIndex(({ title }) => title === "rules-title-first-turn");
      return plain(rulesPage({ ruleset, ways: [] }, page, PICTURES, speaker("ru")).html);
    };
    expect(said("long")).toContain("(3:3, 4:4, 6:6)");
    expect(said("mad-gulbar")).toContain("(6:6)");
    expect(said("mad-gulbar", { ascendingMoves: 4 })).toContain("(3:3, 4:4, 6:6)");
  });
});

describe.each(LANGUAGES)("pages in %s", (language) => {
  const say = speaker(language);
  const said = new Set<string>();
  /** The pages of those rulesets, made once: they are the same for each reader of a language. */
  const made = new Map<Ruleset, readonly string[]>();
  let pages: readonly string[] = [];
  const pagesWith = (ruleset: Ruleset, words: Say): readonly string[] =>
    pagesOf(ruleset, words, PICTURES).map(({ html }) => html);
  const pictured = (ruleset: Ruleset) => made.get(ruleset) ?? pagesWith(ruleset, say);
  beforeAll(() => {
    const listening: Say = (key, values) => {
      said.add(key);
      return say(key, values);
    };
    const heard = say.isRightToLeft
      ? Object.assign(listening, { isRightToLeft: true } as const)
      : listening;
    for (const ruleset of SOME) made.set(ruleset, pagesWith(ruleset, heard));
    pages = [...made.values()].flat();
  });

  test("fit under a picture, and with a board of emoji into a text", () => {
    expect(pages.length).toBeGreaterThan(500);
    expect(pages.map(plain).filter(({ length }) => length > 1024)).toEqual([]);
    for (const ruleset of SOME) {
      for (const { html } of pagesOf(ruleset, say, EMOJI))
        expect(plain(html).length).toBeLessThanOrEqual(4096);
    }
  });

  test("say every key of theirs, and no other", () => {
    const text = readFileSync(`data/locales/${language}/rules.ftl`, "utf8");
    const keys = [...text.matchAll(/^(rules-[\w-]+) =/gm)].map(([, key = ""]) => key);
    const ours = [...said].filter((key) => key.startsWith("rules-"));
    const elsewhere = [
      ...["rules-list", "rules-unknown", "rules-several", "rules-button-family"],
      ...["rules-countries", "rules-button-countries"],
    ];
    expect(keys.length).toBeGreaterThan(100);
    expect([...ours, ...elsewhere].sort()).toEqual(keys.sort());
  });

  test("leave no hole where a number belongs, and no tag open", () => {
    const times = (html: string, tag: string) => html.split(tag).length;
    const broken = pages.filter(
      (html) =>
        /[{}]|undefined|NaN/.test(html) ||
        /<(?!соседнего>)/.test(plain(html)) ||
        ["b", "i", "code"].some((tag) => times(html, `<${tag}>`) !== times(html, `</${tag}>`)) ||
        times(html, "<blockquote expandable>") !== times(html, "</blockquote>"),
    );
    expect(broken).toEqual([]);
  });

  test("tell rulesets apart by their switches", () => {
    const text = (ruleset: Ruleset) =>
      pictured(ruleset)
        .map((html) =>
          html
            .split("\n")
            .slice(1)
            .join("\n")
            .replaceAll(/<code>[^<]*<\/code>/g, ""),
        )
        .join("\n");
    const texts = RULESETS.map(text);
    expect(new Set(texts).size).toBe(RULESETS.length);
    const changes: Readonly<Record<"short" | "long", readonly Partial<Switches>[]>> = {
      short: [{ homeHit: "no-hiding" }, { fullMove: true }, { leftover: "opponent" }],
      long: [
        { headException: "none" },
        { block: "free" },
        { homeMars: 4 },
        { homeMars: "off" },
        { nextFirst: "alternate" },
        { doubles: "roll-again" },
        { doubles: "ascending" },
        { cube: true },
        { cube: true, raise: "arithmetic" },
        { cube: true, beaver: true },
        { cube: true, jacoby: true },
        { autoDoubles: 2 },
        { doubles: "ascending", ascendingMoves: 4 },
        { doubles: "ascending", ascendingFromTurn: 4 },
      ],
    };
    for (const id of ["short", "long"] as const) {
      const variants = changes[id].map((change) => text(named(id, change)));
      expect(new Set([...variants, text(named(id))]).size).toBe(variants.length + 1);
    }
  });

  test("offer commands that /play understands", () => {
    const own: Ruleset = { ...named("gulbar"), id: "own-12", name: "Двор на Садовой" };
    for (const ruleset of [...RULESETS, own]) {
      const commands = pictured(ruleset).flatMap((html) =>
        [...html.matchAll(/<code>\/play ([^<]*)<\/code>/g)].map(([, words = ""]) => words),
      );
      expect(commands.length).toBeGreaterThan(0);
      for (const words of commands) {
        const read = readPlayWords(words, [own], HABITS);
        expect(read).toMatchObject({ ok: true, terms: { ruleset: { id: ruleset.id } } });
      }
    }
  });
});

describe("the buttons of a page", () => {
  const say = speaker("ru");
  const pressesOf = (page: ReturnType<typeof rulesPage>) =>
    page.keyboard.flat().map((button) => {
      if (!("callback_data" in button)) return expect.fail("a button that asks nothing");
      return readPress(button.callback_data) ?? expect.fail(`${button.callback_data} is unknown`);
    });

  test("turn to the pages before and after, and to the list", () => {
    const turn = (page: number, by = "on") => ({ do: "rules-turn", ruleset: "gulbar", page, by });
    const list = { do: "rules-list" };
    const at = (page: number) =>
      pressesOf(rulesPage({ ruleset: named("gulbar"), ways: [] }, page, PICTURES, say));
    const last = topicsOf(named("gulbar")).length - 1;
    expect(at(0)).toEqual([list, turn(1)]);
    expect(at(4)).toEqual([turn(3, "back"), list, turn(5)]);
    expect(at(last)).toEqual([turn(last - 1, "back"), list]);
  });

  test("lead to the last page where there are no longer so many", () => {
    const last = topicsOf(named("long")).length - 1;
    const page = (asked: number) =>
      rulesPage({ ruleset: named("long"), ways: [] }, asked, PICTURES, say).html;
    expect(page(99)).toBe(page(last));
  });

  test("of a family lead to the first page of each game, own ones included, three at a time", () => {
    const own: Ruleset = { ...named("gulbar"), id: "own-12", name: "Двор <на> Садовой" };
    const listed = RULESETS.filter(isListed);
    const rulesets = [...listed.filter(({ switches }) => familyOf(switches) === "long"), own];
    const pages = [0, 1, 2].map((page) => familyList("long", { rulesets, page }, PICTURES, say));
    const turns = [
      [{ do: "rules-list" }, { do: "rules-family", family: "long", page: 1 }],
      [
        { do: "rules-family", family: "long" },
        { do: "rules-family", family: "long", page: 2 },
      ],
      [{ do: "rules-family", family: "long", page: 1 }],
    ];
    for (const [at, page] of pages.entries()) {
      const those = rulesets.slice(at * 3, (at + 1) * 3);
      const presses = those.map(({ id }) => ({ do: "rules", ruleset: id, page: 0 }));
      expect(pressesOf(page)).toEqual([...presses, ...(turns[at] ?? [])]);
      for (const { id, name } of those)
        if (!name) expect(plain(page.html)).toContain(say(keyOf(`ruleset-${id}-line`)));
    }
  });

  test("of the first page lead to both games, and to their relatives", () => {
    const LESSON = button(say("button-lesson"), lessonPress({ do: "lesson", step: 0 }));
    expect(
      pressesOf(
        rulesHome(say("rules-list"), { lessons: [LESSON], games: [long, short] }, PICTURES, say),
      ),
    ).toEqual([
      { do: "lesson", step: 0 },
      { do: "rules", ruleset: "long", page: 0 },
      { do: "rules", ruleset: "short", page: 0 },
      { do: "rules-family", family: "long" },
      { do: "rules-family", family: "short" },
      { do: "rules-countries" },
      { do: "guides" },
    ]);
  });
});

describe("a page", () => {
  const say = speaker("ru");
  const pageOf = (id: string, topic: string): number =>
    topicsOf(named(id)).findIndex(({ title }) => title === `rules-title-${topic}`);

  test("has one picture for all who read it in one language and theme", () => {
    const key = (look: Look, language: string) =>
      rulesPage({ ruleset: named("long"), ways: [] }, 3, look, speaker(language)).picture?.key;
    expect(key(PICTURES, "ru")).toBe(key({ ...PICTURES }, "ru"));
    expect(key(PICTURES, "ru")).not.toBe(key(PICTURES, "en"));
    expect(key(PICTURES, "ru")).not.toBe(key({ ...PICTURES, theme: "dark" }, "ru"));
  });

  test("with a board of emoji needs no picture", () => {
    const { html, picture } = rulesPage(
      { ruleset: named("short"), ways: [] },
      pageOf("short", "bar"),
      EMOJI,
      say,
    );
    expect(picture).toBeUndefined();
    expect(html).toContain("👉⚪");
    expect(html).toContain("❌\u00a0бар→19");
    const arrows = say("rules-drawn-long", { home: "right" });
    const start = pageOf("long", "start");
    expect(rulesPage({ ruleset: named("long"), ways: [] }, start, PICTURES, say).html).toContain(
      arrows,
    );
    expect(rulesPage({ ruleset: named("long"), ways: [] }, start, EMOJI, say).html).not.toContain(
      arrows,
    );
  });

  test("calls a chat's own game by the name that it was given", () => {
    const own: Ruleset = { ...named("long"), id: "own-12", name: "Двор <на> Садовой" };
    const { html } = rulesPage({ ruleset: own, ways: [] }, 0, PICTURES, say);
    expect(plain(html).split("\n")[0]).toMatch(
      /Коротко · \u2068?Двор <на> Садовой\u2069? · 1\/\d+$/,
    );
  });
});
