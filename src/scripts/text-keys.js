// Writes src/bot/text/text-keys.ts: the keys of the English texts, as a list and as a type, so that
// the compiler finds a text that does not exist. The check and the build run it; the file is not in
// git.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";

const LOCALE = new URL("../../data/locales/en/", import.meta.url);
const TARGET = new URL("../bot/text/text-keys.ts", import.meta.url);

const keys = readdirSync(LOCALE)
  .filter((file) => file.endsWith(".ftl"))
  .flatMap(
    (file) => readFileSync(new URL(file, LOCALE), "utf8").match(/^[a-z][\w-]*(?= =)/gim) ?? [],
  )
  .sort();

const list = keys.map((key) => `  "${key}",`).join("\n");
const text = `/** Every text that the bot has. Written by src/scripts/text-keys.js. */
export const TEXT_KEYS = [
${list}
] as const;

export type TextKey = (typeof TEXT_KEYS)[number];
`;

// Others may be reading it.
const isThere = existsSync(TARGET) && readFileSync(TARGET, "utf8") === text;
if (!isThere) writeFileSync(TARGET, text);
