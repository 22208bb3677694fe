import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

export const LOCALES = resolve(import.meta.dirname, "../../data/locales");

/** A message of a language as it stands in its file. */
export type Message = {
  readonly key: string;
  readonly source: string;
  /** The variables that it names, in the order of letters. */
  readonly variables: readonly string[];
  /** Those of them that it says, and does not only choose a form by. */
  readonly spoken: readonly string[];
};

/** The files with texts of a language; beside them lies a page with its words. */
export const filesOf = (
  language: string,
): readonly { readonly file: string; readonly text: string }[] => {
  const folder = join(LOCALES, language);
  return readdirSync(folder)
    .filter((file) => file.endsWith(".ftl"))
    .map((file) => ({ file, text: readFileSync(join(folder, file), "utf8") }));
};

/** All messages of a language, in the order of its files. */
export const messagesOf = (language: string): readonly Message[] =>
  filesOf(language)
    .map(({ text }) => text.replaceAll(/^#.*$/gm, ""))
    .flatMap((text) => text.split(/^(?=[a-z][\w-]* =)/m))
    .flatMap((source) => {
      const key = /^([a-z][\w-]*) =/.exec(source)?.[1];
      const variables = namesIn(source, /\$(\w+)/g);
      const spoken = namesIn(source, /\$(\w+)(?!\w|\s*->)/g);
      return key === undefined ? [] : [{ key, source, variables, spoken }];
    });

const namesIn = (source: string, pattern: RegExp): readonly string[] =>
  [...new Set([...source.matchAll(pattern)].map(([, name = ""]) => name))].sort();
