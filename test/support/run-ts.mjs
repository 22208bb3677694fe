/**
 * Runs a TypeScript module in a process of its own: `node run-ts.mjs <module> <function> <json>`
 * calls the exported function with the JSON value, for tests that kill the process.
 */
import "./typescript.mjs";

const [, , module, name, json] = process.argv;
const loaded = await import(module);
console.log(JSON.stringify(await loaded[name](JSON.parse(json))));
