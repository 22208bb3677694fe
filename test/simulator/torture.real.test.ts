import { resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { build } from "../support/process.ts";
import { torture } from "./torture.ts";

beforeAll(build);

test("faults and kills lose, double and reveal nothing", async () => {
  const breaches = await torture({
    presses: 40,
    seed: 1,
    // A player who is told to wait long would still wait at the end.
    pace: { faultMs: 800, lateSeconds: 3, without: ["flood-long"] },
    script: resolve("dist/main.js"),
  });
  expect(breaches).toEqual([]);
});
