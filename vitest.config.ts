import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: ["test/support/unbuilt.ts"],
    testTimeout: 60_000,
    hookTimeout: 90_000,
    // Stories wait for HTTP as much as they compute, but each further worker loads all modules again.
    maxWorkers: 3,
    isolate: false,
  },
});
