import { expect, test } from "vitest";
import { equityAt } from "../../src/ai/chances.ts";
import { agreementOn, coachMatches, farthestApart } from "../../src/ai/train/coach.ts";
import { netEngine } from "../../src/ai/train/engines.ts";
import { chancesOn } from "../../src/ai/value.ts";
import { player } from "./players.ts";

const MATCHES = 2;

test("coaches of one mind agree on every turn, and on how much weaker the pupil is", async () => {
  const coach = { ...player("hypergammon"), plies: 0 as const };
  const pupil = player("hypergammon", "easy");
  const { search } = coach;
  const other = {
    ...netEngine({ search: player("hypergammon").search, plies: 0 }),
    value: async (board: Uint8Array) =>
      equityAt(search.evaluator.scale, chancesOn(search, board, 0), 0),
  };
  const judged = await coachMatches({ coach, pupil, others: [other], matches: MATCHES, seed: 3 });
  expect(judged).toHaveLength(MATCHES);
  for (const { own, other } of judged.flat()) expect(own.loss).toBeCloseTo(other.loss, 4);

  const [ofCoach, ofPupil] = (["coach", "pupil"] as const).map((by) => agreementOn(judged, by));
  expect(ofCoach?.own.mean).toBe(0);
  expect(ofPupil?.own.mean).toBeGreaterThan(1);
  expect(ofPupil?.difference.mean).toBeCloseTo(0, 1);
  expect(ofPupil?.correlation).toBeCloseTo(1, 3);
});

test("a coach who knows nothing of a turn is farthest from the other there", async () => {
  const coach = { ...player("hypergammon"), plies: 0 as const };
  const pupil = player("hypergammon", "beginner");
  const blind = { ...netEngine(coach), value: async () => 0 };
  const judged = await coachMatches({ coach, pupil, others: [blind], matches: 1, seed: 3 });
  const [worst] = farthestApart(judged, 1);
  const losses = judged.flat().map(({ own }) => own.loss);
  expect(worst?.own.loss).toBe(Math.max(...losses));
  expect(worst?.other.loss).toBe(0);
});
