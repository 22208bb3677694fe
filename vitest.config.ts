import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Most stories wait for HTTP more than they compute; modules are loaded once for all files.
    maxWorkers: 3,
    isolate: false,
  },
});
