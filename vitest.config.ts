import { createHash } from "node:crypto";
import { availableParallelism } from "node:os";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { LONGEST_WAIT_MS } from "./test/support/longest-wait.ts";
import { FC_SEED } from "./test/support/seed.ts";
// What runs before all tests is imported by Node itself.
import "./test/support/typescript.mjs";

/** They play whole games, or many stories, which their few lines do not show. */
const LONG =
  /\/(?:e2e\/(?:releases|long-games|short-games)|fuzz\/fuzz|simulator\/[\w.]+|ai\/table|bot\/view\/caption-lines|rules\/(?:brute|properties))\.test/;

/** The largest files first, as without a memory of earlier runs, but the longest before all. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { shuffle, seed } = this.ctx.config.sequence;
    if (shuffle) return shuffled(files, seed);
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** In an order that follows from the seed. */
const shuffled = (files: readonly TestSpecification[], seed: number): TestSpecification[] => {
  const key = ({ moduleId }: TestSpecification): string =>
    createHash("sha256").update(`${seed} ${moduleId}`).digest("hex");
  return [...files].sort((one, other) => key(one).localeCompare(key(other)));
};

/** What needs a machine, a browser or another program says so by its name. */
const REAL = "test/**/*.real.test.ts";

/** No limit is one that a slow machine reaches. */
const HOUR_MS = 3_600_000;

/** Vitest's own limits for the start of a worker, which no option changes. */
const START_LIMITS_MS: readonly (number | undefined)[] = [60_000, 90_000];

const { setTimeout: setTimer } = globalThis;
const setPatientTimer = (work: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) =>
  setTimer(work, START_LIMITS_MS.includes(ms) ? HOUR_MS : ms, ...given);
Object.assign(globalThis, { setTimeout: Object.assign(setPatientTimer, setTimer) });

const SHARED = {
  isolate: false,
  setupFiles: ["test/support/seed.ts"],
  // Node's own modules: rewritten ones play, search and draw at half the speed.
  experimental: { viteModuleRunner: false, nodeLoader: false },
  execArgv: ["--import", new URL("test/support/typescript.mjs", import.meta.url).href],
} satisfies TestProjectInlineConfiguration["test"];

const quick: TestProjectInlineConfiguration = {
  test: {
    ...SHARED,
    name: "quick",
    include: ["test/**/*.test.ts"],
    exclude: [REAL],
    testTimeout: HOUR_MS,
    hookTimeout: HOUR_MS,
    maxWorkers: availableParallelism(),
  },
};

const real: TestProjectInlineConfiguration = {
  test: {
    ...SHARED,
    name: "real",
    include: [REAL],
    globalSetup: ["test/support/programs.ts"],
    testTimeout: HOUR_MS,
    hookTimeout: HOUR_MS,
    // A busy machine takes longer: what comes is waited for, not the time.
    expect: { poll: { timeout: LONGEST_WAIT_MS, interval: 15 } },
    // They wait for processes as much as they compute.
    maxWorkers: availableParallelism() + 1,
    sequence: { groupOrder: 1 },
  },
};

if (FC_SEED !== 1) console.warn(`The examples of properties follow from FC_SEED=${FC_SEED}.`);

export default defineConfig({
  test: {
    projects: [quick, real],
    sequence: { sequencer: LongFirst },
    teardownTimeout: HOUR_MS,
  },
});
