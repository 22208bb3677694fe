import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { LANGUAGES } from "../../../src/bot/text/texts.ts";
import { type Screen, screens } from "../../support/screens/screens.ts";

// `UPDATE_VIEW=1 npx vitest run test/bot/view/golden.test.ts` keeps what is shown now.
// With `SHOW_VIEW=/tmp/before.txt` it writes every screen in full: the diff of two such files, from
// before a change and after it, is what people would see of the change.
const { UPDATE_VIEW, SHOW_VIEW } = process.env;

/** A difference is shown in full on so many screens. */
const MOST_SHOWN = 3;

const fileOf = (language: string): string =>
  fileURLToPath(new URL(`../../fixtures/view/${language}.txt`, import.meta.url));

const all = screens();

/** What a screen consists of, in words; the digest is what decides about an edit. */
const partsOf = ({ show }: Screen, language: string): Readonly<Record<string, string>> => {
  const { html, keyboard, picture, digest = "" } = show(language);
  const rows = keyboard.map((row) => row.map((one) => JSON.stringify(one)).join("\n"));
  return { words: html, buttons: rows.join("\n\n"), picture: picture?.key ?? "", digest };
};

const short = (text: string): string =>
  createHash("sha256").update(text).digest("base64url").slice(0, 4);

const inFull = (name: string, parts: Readonly<Record<string, string>>): string =>
  [`=== ${name}`, ...Object.entries(parts).map(([part, text]) => `[${part}]\n${text}`)].join("\n");

test("a screen has its own name", () => {
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});

test.each(LANGUAGES)("300 screens are as they were: %s", (language) => {
  const shown = all.map((screen) => ({ name: screen.name, parts: partsOf(screen, language) }));
  const lines = shown.map(({ name, parts }) =>
    [...Object.values(parts).map(short), name].join(" "),
  );
  const file = fileOf(language);
  if (SHOW_VIEW) {
    const text = shown.map(({ name, parts }) => inFull(`${language} ${name}`, parts)).join("\n");
    writeFileSync(SHOW_VIEW, `${text}\n`, { flag: "a" });
  }
  if (UPDATE_VIEW) writeFileSync(file, `${lines.join("\n")}\n`);
  const kept = existsSync(file) ? readFileSync(file, "utf8").trimEnd().split("\n") : [];
  const changed = shown.filter((_, at) => lines[at] !== kept[at]);
  const report = changed.slice(0, MOST_SHOWN).map(({ name, parts }) => inFull(name, parts));
  expect(lines, `${changed.length} screens differ, as\n${report.join("\n")}\n`).toEqual(kept);
});
