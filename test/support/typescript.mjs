/**
 * Lets Node import TypeScript as it imports JavaScript: `node --import ./typescript.mjs`. Newer
 * versions do so by themselves.
 */
import { register } from "node:module";

if (!process.features.typescript) register("./typescript-hook.mjs", import.meta.url);
