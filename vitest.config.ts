import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // A busy machine takes longer: what comes is waited for, not the time.
    expect: { poll: { timeout: 30_000, interval: 15 } },
    // Stories wait for HTTP as much as they compute, but each further worker loads all modules again.
    maxWorkers: 3,
    isolate: false,
  },
});
