/**
 * Runs a TypeScript module in a process of its own: `node run-ts.mjs <module> <function> <json>`
 * calls the exported function with the JSON value, for tests that kill the process.
 */
import { createViteServer } from "vitest/node";

const [, , module, name, json] = process.argv;
const vite = await createViteServer({
  configFile: false,
  logLevel: "error",
  appType: "custom",
  server: { middlewareMode: true, ws: false, watch: null },
});
const loaded = await vite.ssrLoadModule(module);
console.log(JSON.stringify(await loaded[name](JSON.parse(json))));
