import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** They play whole games, or many stories, which their few lines do not show. */
const LONG = /\/(?:e2e\/(?:releases|long-games|short-games)|fuzz\/fuzz|torture\/torture)\.test/;

/** The largest files first, as without a memory of earlier runs, but the longest before all. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    sequence: { sequencer: LongFirst },
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // A busy machine takes longer: what comes is waited for, not the time.
    expect: { poll: { timeout: 30_000, interval: 15 } },
    // Stories wait for HTTP as much as they compute, but each further worker loads all modules again.
    maxWorkers: 3,
    isolate: false,
    // Node's own modules: rewritten ones play, search and draw at half the speed.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    execArgv: ["--import", new URL("test/support/typescript.mjs", import.meta.url).href],
  },
});
