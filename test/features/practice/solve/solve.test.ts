import { beforeEach, expect, test } from "vitest";
import { thinkNow } from "../../../../src/ai/table/task.ts";
import {
  bestMoves,
  type JudgedDecision,
  openDecision,
} from "../../../../src/features/practice/decision/decision.ts";
import {
  type Attempt,
  answerTurn,
  type PracticeKind,
  playTurn,
} from "../../../../src/features/practice/solve/solve.ts";
import type { Move } from "../../../../src/rules/types.ts";
import { type SoloPress, soloTurn, UNTOUCHED } from "../../../../src/tables/game/kept-turn.ts";
import type { Think } from "../../../../src/tables/services/services.ts";
import { ANNA, openServices } from "../../../tables/support.ts";
import { plainDecision } from "../sets/support.ts";

type Drill = Attempt & { readonly loss?: number };

const DECISION: JudgedDecision = plainDecision("long", [6, 5]);

let services: ReturnType<typeof openServices>;
let thoughts: number;
let finds: number;
let kept: Drill;

beforeEach(() => {
  services = openServices(1);
  [thoughts, finds] = [0, 0];
  kept = begun(DECISION);
});

const begun = (decision: JudgedDecision): Drill => {
  const open = openDecision(decision);
  return { ...open, ...soloTurn(open.start, UNTOUCHED) };
};

const think: Think = async (task) => {
  thoughts++;
  return thinkNow("level" in task ? { ...task, level: "easy" } : task);
};

/** A fourth kind of practice: one decision, kept in memory. */
const DRILL: PracticeKind<SoloPress, Drill> = {
  find: () => {
    finds++;
    return kept.loss === undefined ? { state: kept, now: kept } : { state: kept, refused: "stale" };
  },
  keep: (_, __, drill, turn) => {
    kept = { ...drill, ...soloTurn(drill.start, turn) };
    return kept;
  },
  answer: (_, __, drill, { loss, judged = drill.decision }) => {
    kept = { ...drill, decision: judged, loss };
    return kept;
  },
};

const play = (press: SoloPress) => playTurn(services, DRILL, ANNA, press);
const answer = (step: number) => answerTurn(services, think, DRILL, ANNA, { step });

const playBest = (): readonly Move[] => {
  const moves = bestMoves(DECISION);
  play({ step: 0, moves });
  return moves;
};

test("a press plays or takes back moves, and looks once for what it is about", () => {
  const moves = playBest();
  expect([finds, kept.turn.moves]).toEqual([1, moves]);
  expect(play({ step: 1 })).toEqual({ state: kept });
  expect([finds, kept.turn.moves]).toEqual([2, []]);
  expect(play({ step: 2 })).toEqual({ state: kept, refused: "nothing-to-undo" });
  expect(play({ step: 0, moves })).toEqual({ state: kept, refused: "stale" });
});

test("an end that is known is answered without a thought, once", async () => {
  expect(await answer(0)).toEqual({ state: kept, refused: "dice-left" });
  playBest();
  finds = 0;
  expect(await answer(1)).toMatchObject({ state: { loss: 0, decision: DECISION } });
  expect([finds, thoughts]).toEqual([1, 0]);
  expect(await answer(1)).toMatchObject({ refused: "stale" });
});

test("another end is judged and then known", async () => {
  const [worst] = DECISION.ends.slice(-1);
  kept = begun({ ...DECISION, ends: worst ? [worst] : [] });
  playBest();
  expect(await answer(1)).toMatchObject({ state: { loss: kept.loss } });
  expect([thoughts, kept.decision.ends.length]).toEqual([1, 2]);
});

test("of two presses on Done while a turn is judged only one counts", async () => {
  kept = begun({ ...DECISION, ends: DECISION.ends.slice(-1) });
  playBest();
  const [one, two] = await Promise.all([answer(1), answer(1)]);
  expect([one, two].filter((solved) => "refused" in solved)).toHaveLength(1);
});

test("an end that cannot be judged is no answer", async () => {
  kept = begun({ ...DECISION, ends: DECISION.ends.slice(-1) });
  playBest();
  const failing: Think = async () => Promise.reject(new Error("no thread"));
  await expect(answerTurn(services, failing, DRILL, ANNA, { step: 1 })).rejects.toThrow();
  expect(kept.loss).toBeUndefined();
});
