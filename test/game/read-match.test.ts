import { describe, expect, test } from "vitest";
import { AUTOMATIC } from "../../src/game/decide.ts";
import { readMatch, recordText } from "../../src/game/record/record.ts";
import { eager, randomRecord } from "./recorded.ts";
import { ruleset } from "./support.ts";
import { towardDraw } from "./toward-draw.ts";

const RECORD = randomRecord(
  {
    terms: { ruleset: ruleset("long"), stake: 1 },
    ...{ crawford: false, first: undefined, automation: AUTOMATIC, seed: 7 },
  },
  eager,
);

const UNFIT = { ok: false, code: "record" };

describe("a record of a game of ours that somebody sends", () => {
  test("is a match of one game", () => {
    expect(readMatch(recordText(RECORD))).toMatchObject({ ok: true, match: { games: [{}] } });
  });

  test("counts its points as its series does, with the stake; one that was broken off none", () => {
    const around = { crawford: false, first: undefined, automation: AUTOMATIC, seed: 7 };
    const terms = { ruleset: ruleset("long"), stake: 10 };
    const record = {
      ...randomRecord({ ...around, terms }, eager),
      score: { white: "0", black: "0" },
    };
    const [counted, brokenOff] = [record, { ...record, brokenOff: true } as const].map((one) => {
      const read = readMatch(recordText(one));
      return read.ok && read.match.score;
    });
    const { winner, points } = record.result ?? expect.fail("no result");
    expect(counted).toEqual({ white: 0, black: 0, [winner ?? ""]: Number(points) });
    expect(brokenOff).toEqual({ white: 0, black: 0 });
  });

  test("counts what a drawn game scores for both", () => {
    const terms = { ruleset: ruleset("tapa"), stake: 10, match: 5 };
    const around = { crawford: false, first: undefined, automation: AUTOMATIC };
    const toDraw: Parameters<typeof randomRecord>[1] = (game) => {
      const by = game.toMove;
      if (game.phase.kind === "rolling") return { type: "roll", by };
      const move = towardDraw(game);
      return move ? { type: "move", by, moves: [move] } : { type: "done", by };
    };
    const seeds = Array.from({ length: 12 }, (_, at) => at + 1);
    const drawn = seeds
      .map((seed) => randomRecord({ ...around, terms, seed }, toDraw))
      .find(({ result }) => result?.winner === null);
    const read = readMatch(recordText(drawn ?? expect.fail("no draw")));
    expect(read).toMatchObject({ ok: true });
    const { white, black } = drawn?.score ?? expect.fail("no score");
    const after = { white: Number(white) + 1, black: Number(black) + 1 };
    expect(read.ok && read.match.score).toEqual(after);
  });

  test.each(["9".repeat(20), "9".repeat(400)])(
    "has no score that no number holds (%#)",
    (white) => {
      const score = { ...RECORD.score, white };
      expect(readMatch(recordText({ ...RECORD, score }))).toEqual(UNFIT);
    },
  );

  test("has a name of its rules that a message has room for", () => {
    const named = (name: string) => ({
      ...RECORD,
      ruleset: { ...RECORD.ruleset, id: "own", name },
    });
    expect(readMatch(recordText(named("Kitchen nardy")))).toMatchObject({ ok: true });
    expect(readMatch(recordText(named("x".repeat(9000))))).toEqual(UNFIT);
  });

  test.each(["{", "{}", `${'{"a":'.repeat(40_000)}1${"}".repeat(40_000)}`])(
    "is whole (%#)",
    (text) => {
      expect(readMatch(text)).toEqual(UNFIT);
    },
  );
});
