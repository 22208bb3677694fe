import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: ["test/support/unbuilt.ts"],
    testTimeout: 60_000,
    hookTimeout: 90_000,
    // Most stories wait for HTTP more than they compute; modules are loaded once for all files.
    maxWorkers: 4,
    isolate: false,
  },
});
