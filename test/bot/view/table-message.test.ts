import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pictureKey } from "../../../src/board/pictures/picture.ts";
import { MOST_BYTES } from "../../../src/bot/press/book.ts";
import { LANGUAGES } from "../../../src/bot/text/texts.ts";
import { linesTaken } from "../../../src/bot/view/fit.ts";
import { tableMessage } from "../../../src/bot/view/table-message.ts";
import { isPlayable } from "../../../src/game/moves.ts";
import type { CheckerMove, Game, TurnRecord } from "../../../src/game/types.ts";
import { isPersonId } from "../../../src/ids/ids.ts";
import { RULESETS } from "../../../src/rules/rulesets.ts";
import { legalMoves, legalTurnsWithin, playMove } from "../../../src/rules/search/search.ts";
import { beginTurn } from "../../../src/rules/turn.ts";
import type { Dice, Die, Position, Ruleset } from "../../../src/rules/types.ts";
import { type TableView, viewOf } from "../../../src/tables/shown/view.ts";
import { kindsOf, madeUp } from "../../rules/positions.ts";
import { seeded } from "../../rules/random.ts";
import { unlike } from "../../rules/shapes.ts";
import { asRead } from "../../support/as-read.ts";
import { readPress } from "../../support/presses.ts";
import { openServices, sitTogether } from "../../tables/support.ts";

type Played = NonNullable<TableView["played"]>;

/** A real table of two people, its game put into another state. */
const tableWith = (
  ruleset: Ruleset,
  change: (played: Played) => Partial<Played>,
  language = "en",
): TableView & { readonly played: Played } => {
  const services = openServices(1);
  const game = sitTogether(services, { ruleset, stake: 1_000_000 });
  const [table] = services.store.tables.byGame(game);
  const view = table && viewOf(services, table.id);
  if (!view?.played) throw new Error("nobody plays");
  const { played } = view;
  services.store.close();
  const look = { ...view.look, language };
  return { ...view, look, played: { ...played, ...change(played) } };
};

/** White is to play this roll from this position. */
const toMove = (game: Game, position: Position, dice: Dice): Game => ({
  ...game,
  toMove: "white",
  sides: { white: position.own, black: position.other },
  phase: {
    kind: "moving",
    part: "roll",
    turn: beginTurn({ ruleset: game.ruleset, position, dice, ownTurn: 2 }),
    before: [],
    presses: [],
    since: game.version,
  },
});

describe.each(unlike(RULESETS, "moves").map((ruleset) => [ruleset.id, ruleset] as const))(
  "the buttons of %s",
  (_, ruleset) => {
    test("play every legal move or every whole turn and nothing else, within Telegram's limits, wherever the checkers stand", () => {
      const { switches } = ruleset;
      const table = tableWith(ruleset, () => ({}));
      for (let seed = 0; seed < 25; seed++) {
        const random = seeded(seed);
        const position = madeUp(random, switches, random.pick(kindsOf(switches)));
        const game = toMove(table.played.game, position, random.dice());
        if (game.phase.kind !== "moving") throw new Error("nobody is to move");
        const { keyboard } = tableMessage({ ...table, played: { ...table.played, game } }, "bot");

        const buttons = keyboard.flat();
        expect(buttons.length).toBeLessThanOrEqual(100);
        expect(Math.max(...keyboard.map((row) => row.length))).toBeLessThanOrEqual(8);
        expect(keyboard.every((row) => row.length > 0)).toBe(true);
        const presses = buttons.flatMap((button) => {
          if (!("callback_data" in button)) return [];
          expect(Buffer.byteLength(button.callback_data)).toBeLessThanOrEqual(MOST_BYTES);
          return [readPress(button.callback_data)];
        });
        const { turn } = game.phase;
        const offered = presses.flatMap((press) => (press?.do === "move" ? [press.moves] : []));
        expect(offered.every((moves) => isPlayable(turn, moves))).toBe(true);
        const wordsOf = ({ from, die }: CheckerMove) => `${from} by ${die}`;
        const alone = offered
          .filter((moves) => moves.length === 1)
          .flat()
          .map(wordsOf);
        const firsts = legalMoves(turn).map(wordsOf);
        // A climbing 1-1 has more turns than memory holds, and no keyboard lists so many.
        const turns = legalTurnsWithin(turn, 100_000)?.length;
        const isByTurns = offered.length === turns && alone.length < firsts.length;
        if (isByTurns) continue;
        expect(new Set(alone)).toEqual(new Set(firsts));
        // Half-way every move that is legal then has a place.
        const [first] = random.shuffled(legalMoves(turn));
        const half = first && playMove(turn, first);
        if (!half) continue;
        const phase = { ...game.phase, turn: half, before: [turn] };
        const later = tableMessage(
          { ...table, played: { ...table.played, game: { ...game, phase } } },
          "bot",
        );
        const offeredLater = later.keyboard.flat().flatMap((button) => {
          const press = "callback_data" in button ? readPress(button.callback_data) : undefined;
          return press?.do === "move" && press.moves.length === 1 ? press.moves.map(wordsOf) : [];
        });
        expect(new Set(offeredLater)).toEqual(new Set(legalMoves(half).map(wordsOf)));
      }
    });
  },
);

const LONG_NAME = "👨‍👩‍👧‍👦".repeat(30);

/** A turn of mad gulbar that takes as many words as there can be. */
const wordy = (by: "white" | "black"): TurnRecord => {
  const dice: readonly Die[] = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6];
  const moves = dice.map((die, n) => ({ from: 24 - n, to: 24 - n - die, die, hit: false }));
  return { by, part: "roll", dice, moves: moves.slice(0, 9), rest: [5, 6, 6], end: "forced" };
};

describe.each(LANGUAGES)("the caption in %s", (language) => {
  test("fits under a picture, with the longest names, stake and turns", () => {
    const [mad] = RULESETS.filter(({ id }) => id === "mad-gulbar");
    if (!mad) throw new Error("no mad gulbar");
    const forced = Array.from({ length: 9 }, (_, n) => wordy(n % 2 === 0 ? "white" : "black"));
    const history = forced.map((turn, n) => (n > 0 ? turn : { ...turn, end: "played" as const }));
    const table = tableWith(
      mad,
      ({ game, players }) => ({
        players: {
          white: { ...players.white, name: LONG_NAME },
          black: { ...players.black, name: LONG_NAME },
        },
        game: { ...game, history },
      }),
      language,
    );
    const { html } = tableMessage(table, "bot");
    const text = html.replaceAll(/<[^>]*>/g, "");
    expect(text.length).toBeLessThanOrEqual(1024);
    expect(linesTaken(html, "group")).toBeLessThanOrEqual(5);
  });
});

describe("a table's message", () => {
  test("is told from another by its digest: by words, buttons and picture alike", () => {
    const [ruleset] = RULESETS;
    if (!ruleset) throw new Error("no rulesets");
    const digest = (change: (played: Played) => Partial<Played>, language?: string) =>
      tableMessage(tableWith(ruleset, change, language), "bot").digest;
    const plain = digest(() => ({}));
    expect(digest(() => ({}))).toBe(plain);
    expect(digest(() => ({}), "ru")).not.toBe(plain);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (version) => {
        const other = digest(({ game }) => ({ game: { ...game, version: version + 1000 } }));
        expect(other).not.toBe(plain);
      }),
      { numRuns: 5 },
    );
  });
});

describe("the last turn", () => {
  const short = RULESETS.find(({ id }) => id === "short") ?? expect.fail("no short nardy");
  const record: TurnRecord = {
    by: "black",
    part: "roll",
    dice: [6, 5],
    moves: [
      { from: 24, to: 18, die: 6, hit: true },
      { from: 13, to: 8, die: 5, hit: false },
    ],
    rest: [],
    end: "played",
  };
  /** Black has played; White is to move. */
  const told = (change: Partial<Played>): string => {
    const table = tableWith(short, ({ game }) => ({
      game: {
        ...game,
        toMove: "white",
        phase: { kind: "rolling", again: false },
        history: [record],
      },
      ...change,
    }));
    return tableMessage(table, "bot").html;
  };

  test("is told in the numbers that the board shows", () => {
    expect(told({ viewer: undefined, bottom: "black" })).toContain("1→7✶ 12→17");
    expect(told({ viewer: "white", bottom: "white" })).toContain("1→7✶ 12→17");
    expect(told({ viewer: "black", bottom: "black" })).toContain("24→18✶ 13→8");
  });

  test("has taken the place of the line with both names", () => {
    expect(told({})).not.toContain(" — ");
  });
});

describe("a row of words that a phone would cut", () => {
  const short = RULESETS.find(({ id }) => id === "short") ?? expect.fail("no short nardy");
  const rows = (value: bigint): readonly (readonly string[])[] => {
    const ruleset = { ...short, switches: { ...short.switches, cube: true } };
    const table = tableWith(ruleset, ({ game }) => ({
      emotes: false,
      game: {
        ...game,
        phase: { kind: "rolling", again: false },
        cube: { value, owner: game.toMove, offered: true },
      },
    }));
    return tableMessage(table, "bot").keyboard.map((row) => row.map(({ text }) => text));
  };

  test("becomes two, and ⋯ has none of its own", () => {
    expect(rows(8n)).toEqual([["🎲 Roll"], ["Redouble × 16", "⋯"]]);
  });
});

describe("what went by before a reader's first turn", () => {
  const long = RULESETS.find(({ id }) => id === "long") ?? expect.fail("no long nardy");
  const turn = (by: "white" | "black", from: number, end: TurnRecord["end"]): TurnRecord => ({
    by,
    part: "roll",
    dice: [2, 1],
    moves: [{ from, to: from - 1, die: 1, hit: false }],
    rest: [],
    end,
  });
  const [white, black] = [111, -2].map((id) => (isPersonId(id) ? id : expect.fail("no person")));
  test("breaks no line between a sign and its name, nor inside a score or a sum", () => {
    const table = tableWith(long, ({ terms }) => ({
      terms: { ...terms, stake: 5 },
      standing: { score: { white: 10n, black: 0n }, crawfordPlayed: false },
    }));
    const { html } = tableMessage(table, "bot");
    expect(html).toContain("stake\u00a05");
    expect(html).toContain("⚪\u00a010:0\u00a0🔴");
    expect(html).toMatch(/[⚪🔴]\u00a0\u2068/u);
    expect(html).not.toMatch(/[⚪🔴] \u2068/u);
  });

  test("call no game of a match to one point the Crawford game", () => {
    for (const match of [1, 3]) {
      const { html } = tableMessage(
        tableWith(long, ({ terms, row }) => ({
          terms: { ...terms, match },
          row: { ...row, crawford: true },
        })),
        "bot",
      );
      expect(html.includes("Crawford")).toBe(match > 1);
    }
  });

  /** White reads, in his private chat, a game against the computer that began with these turns. */
  const lines = (...history: readonly TurnRecord[]): readonly string[] => {
    const table = tableWith(long, ({ game, row }) => ({
      row: { ...row, white: white ?? row.white, black: black ?? row.black },
      viewer: "white",
      game: {
        ...game,
        openingThrows: [{ white: 6, black: 3 }],
        first: "white",
        toMove: "white",
        phase: { kind: "rolling", again: false },
        history,
      },
    }));
    return asRead(tableMessage(table, "bot").html).split("\n");
  };

  test("is one line: what both threw, and the turn that followed", () => {
    const [, opening, now, ...rest] = lines(turn("black", 23, "played"));
    expect(opening).toMatch(/^Opening roll 6:3\. 🔴 .+ 11→10$/u);
    expect(now).toBe("Roll the dice!");
    expect(rest).toEqual([]);
    expect(lines()[1]).toMatch(/^Opening roll 6:3: you start\.$/u);
  });

  test("is counted where it is more, both sides in order", () => {
    const [, counted, now, ...rest] = lines(
      turn("white", 22, "forced"),
      turn("black", 24, "played"),
      turn("black", 21, "played"),
      turn("black", 20, "played"),
    );
    expect(counted).toMatch(
      /^Opening roll 6:3\. ⚪ .+ played 2:1, 🔴 .+ played 2:1, 2:1 and 2:1$/u,
    );
    expect(now).toBe("Roll the dice!");
    expect(rest).toEqual([]);
  });

  test("names up to three rolls that could not be played, and counts more", () => {
    const pass = { ...turn("white", 24, "passed"), moves: [], rest: [2, 1] } as const;
    const alone = [24, 21, 20, 19].flatMap((from) => [turn("black", from, "played"), pass]);
    const [, named] = lines(...alone.slice(0, 6));
    expect(named).toMatch(/🔴 .*played 2:1 and 2:1, ⚪ .*had no move with 2:1, 2:1 and 2:1$/u);
    const [, counted] = lines(...alone);
    expect(counted).toMatch(/⚪ .+ was stuck 4 times$/u);
  });

  test("is all that he has not seen, and of his first turn on no more than that", () => {
    const on = lines(
      turn("white", 24, "played"),
      turn("black", 24, "played"),
      turn("white", 23, "forced"),
      turn("black", 22, "played"),
    );
    expect(on.slice(1).map((line) => line.slice(0, 2).trim())).toEqual(["🔴", "🔴", "Ro"]);
    expect(on[1]).toMatch(/^🔴 .+ played 2:1, ⚪ .+ played 2:1$/u);
  });
});

test("words below a board begin where their reader does, and moves stay where the board has them", () => {
  const long = RULESETS.find(({ id }) => id === "long");
  if (!long) throw new Error("no long nardy");
  const rowsIn = (language: string, menu: "more" | null): readonly string[] => {
    const view = tableWith(long, () => ({}), language);
    const { keyboard } = tableMessage({ ...view, table: { ...view.table, menu } }, "bot");
    return keyboard.map((row) =>
      row.map((one) => ("callback_data" in one ? one.callback_data : "")).join(" "),
    );
  };
  const turned = (rows: readonly string[]) => rows.map((row) => row.split(" ").reverse().join(" "));
  const inEnglish = rowsIn("en", "more");
  expect(rowsIn("fa", "more").slice(-3)).toEqual(turned(inEnglish.slice(-3)));
});

test("a Persian board counts in Persian digits, and numbers its points as moves do", () => {
  const long = RULESETS.find(({ id }) => id === "long");
  if (!long) throw new Error("no long nardy");
  const sceneIn = (language: string) => {
    const { picture } = tableMessage(
      tableWith(long, () => ({}), language),
      "bot",
    );
    return picture?.drawing.kind === "board" ? picture.drawing.scene : undefined;
  };
  const [persian, russian] = [sceneIn("fa"), sceneIn("ru")];
  if (!persian || !russian) throw new Error("no board");
  expect(persian.digits).toBe("۰۱۲۳۴۵۶۷۸۹");
  expect(russian).not.toHaveProperty("digits");
  // A board of other digits is another picture, and nobody else's is drawn anew.
  const { digits: _, ...latin } = persian;
  expect(pictureKey(persian, "wood")).not.toBe(pictureKey(latin, "wood"));
});
