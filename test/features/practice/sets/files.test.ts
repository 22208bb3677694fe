import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { sevenFiles } from "../../../../src/cli/seven-files.ts";
import { readSeven } from "../../../../src/features/practice/sets/text.ts";
import { plainSet, SECRET } from "./support.ts";

test("a folder of sets goes on with the one that was begun, by its own secret", () => {
  const folder = mkdtempSync(join(tmpdir(), "nardy-sevens-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = sevenFiles(join(folder, "sevens"));
  expect(files.lines("long")).toEqual([]);
  const first = files.draft("long", SECRET);
  expect(first).toMatchObject({ game: "long", label: "set 1", tried: 0, secret: SECRET });
  const { decisions } = plainSet("long");
  const begun = { ...first, tried: 5, decisions: decisions.slice(0, 2) };
  files.keepDraft(begun);
  expect(sevenFiles(join(folder, "sevens")).draft("long", "00".repeat(32))).toEqual(begun);
  files.add({ ...begun, decisions });
  const [line = ""] = files.lines("long");
  expect(readSeven(line)?.decisions).toEqual(decisions);
  files.keepDraft({ ...begun, decisions });
  expect(files.draft("long", SECRET)).toMatchObject({ label: "set 2", tried: 0 });
  expect(files.lines("short")).toEqual([]);
});
