import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const LOCALES = resolve(import.meta.dirname, "../../data/locales");

/** A message of a language as it stands in its file. */
export type Message = {
  readonly key: string;
  readonly source: string;
  /** The variables that it names, in the order of letters. */
  readonly variables: readonly string[];
};

/** All messages of a language, in the order of its files. */
export const messagesOf = (language: string): readonly Message[] => {
  const folder = join(LOCALES, language);
  return readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), "utf8").replaceAll(/^#.*$/gm, ""))
    .flatMap((text) => text.split(/^(?=[a-z][\w-]* =)/m))
    .flatMap((source) => {
      const key = /^([a-z][\w-]*) =/.exec(source)?.[1];
      const variables = [...source.matchAll(/\$(\w+)/g)].map(([, name = ""]) => name);
      return key === undefined ? [] : [{ key, source, variables: [...new Set(variables)].sort() }];
    });
};
