import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";

/** Writes a file, and its folder. If the program stops while writing, the old file stays. */
export const writeWhole = (file: string, content: string | Uint8Array): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, content);
  renameSync(`${file}.part`, file);
};

/** Reads lines of JSON: a head about all, then one for each; undefined if there is no file. */
export const readLines = <Head, One>(
  file: string,
): { readonly head: Head; readonly all: readonly One[] } | undefined => {
  if (!existsSync(file)) return undefined;
  const [head = "{}", ...lines] = readFileSync(file, "utf8").trimEnd().split("\n");
  return { head: JSON.parse(head), all: lines.map((line) => JSON.parse(line)) };
};

export const writeLines = (file: string, head: object, all: readonly unknown[]): void =>
  writeWhole(file, `${[head, ...all].map((line) => JSON.stringify(line)).join("\n")}\n`);

/** The names of the files in a folder with this ending; none if there is no folder. */
export const namesIn = (folder: string, ending: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(ending)) : [];
