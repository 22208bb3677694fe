import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { newDraft, type SevenDraft } from "../features/practice/sets/make.ts";
import { readDraft, writeDraft, writeSeven } from "../features/practice/sets/text.ts";
import type { Family } from "../rules/types.ts";

/** Sets in a folder: a file of lines for each game, and beside it the unfinished set. */
export const sevenFiles = (folder: string) => {
  const setsOf = (game: Family): string => join(folder, `${game}.jsonl`);
  const draftOf = (game: Family): string => join(folder, `${game}.draft`);
  const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, "utf8") : "");
  const lines = (game: Family): readonly string[] =>
    textOf(setsOf(game))
      .split("\n")
      .filter((line) => line !== "");
  return {
    lines,
    /** The draft of the next set, or a new one from this secret. */
    draft: (game: Family, secret: string): SevenDraft => {
      const begun = readDraft(textOf(draftOf(game)));
      const made = lines(game);
      // A stop between adding a set and removing its draft leaves a draft that is already added.
      const isOpen = begun !== undefined && !made.includes(writeSeven(begun));
      return isOpen ? begun : newDraft(secret, game, `set ${made.length + 1}`);
    },
    keepDraft: (draft: SevenDraft): void => {
      const file = draftOf(draft.game);
      mkdirSync(folder, { recursive: true });
      writeFileSync(`${file}.part`, writeDraft(draft));
      renameSync(`${file}.part`, file);
    },
    add: (made: SevenDraft): void => {
      appendFileSync(setsOf(made.game), `${writeSeven(made)}\n`);
      rmSync(draftOf(made.game), { force: true });
    },
  };
};
