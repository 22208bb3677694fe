import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: ["test/support/unbuilt.ts"],
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // A busy machine takes longer: what comes is waited for, not the time.
    expect: { poll: { timeout: 30_000, interval: 15 } },
    // Stories in real time may meet a busy moment of a machine of others: a fault fails twice.
    retry: process.env.CI === "true" ? 1 : 0,
    // Stories wait for HTTP as much as they compute, but each further worker loads all modules again.
    maxWorkers: 3,
    isolate: false,
  },
});
