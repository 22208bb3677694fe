import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { newDraft, type SevenDraft, tryGame } from "../../../../src/features/practice/sets/make.ts";
import { openWorkshop } from "../../../../src/features/practice/sets/workshop.ts";
import { realTime } from "../../../../src/machine/time.ts";
import { player } from "../../../ai/players.ts";
import { build } from "../../../support/process.ts";
import { LITTLE, SECRET } from "./support.ts";

const WORKER = pathToFileURL(resolve(import.meta.dirname, "../../../support/seven-worker.mjs"));
const DRAFT = newDraft(SECRET, "long", "test");

beforeAll(build);

test("a workshop tries games until a set is whole, and tells of each", async () => {
  const workshop = openWorkshop({ time: realTime(), worker: WORKER });
  onTestFinished(() => workshop.close());
  const tried: number[] = [];
  const made = await workshop.make(DRAFT, (draft) => tried.push(draft.tried));
  expect(made?.decisions).toHaveLength(7);
  expect(tried).toEqual(Array.from({ length: 14 }, (_, at) => at + 1));
});

test("a workshop that is closed ends what it makes", async () => {
  const workshop = openWorkshop({
    time: realTime(),
    worker: WORKER,
    effort: { plies: 1, fewest: 1, most: 3 },
  });
  const making = workshop.make(DRAFT, ({ tried }) => {
    if (tried === 3) void workshop.close();
  });
  expect(await making).toBeUndefined();
});

test("a game that hangs is passed over", async () => {
  const workshop = openWorkshop({
    time: realTime(),
    worker: WORKER,
    effort: { plies: 1, fewest: 1, most: 3 },
    boundMs: 300,
  });
  onTestFinished(() => workshop.close());
  const made = await workshop.make(DRAFT);
  expect(made?.decisions).toHaveLength(7);
  expect(made?.tried).toBe(16);
});

test("the thread makes what is made anywhere from the same draft", async () => {
  const worker = pathToFileURL(
    resolve(import.meta.dirname, "../../../../dist/features/practice/sets/worker.js"),
  );
  const workshop = openWorkshop({ time: realTime(), worker, effort: LITTLE });
  const draft = newDraft(SECRET, "short", "test");
  const tried: SevenDraft[] = [];
  await workshop.make(draft, (one) => {
    tried.push(one);
    void workshop.close();
  });
  expect(tried).toEqual([tryGame(player("short"), draft, LITTLE)]);
});
