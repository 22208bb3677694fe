import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Language } from "./languages.ts";

/** Beside the texts lies a page with the language's own words. */
const isTexts = (file: string): boolean => file.endsWith(".ftl");

/** The texts of a language as they stand in its files; empty where it has no folder. */
const sourceOf = (directory: string, { code }: Language): string => {
  const folder = join(directory, code);
  const files = existsSync(folder) ? readdirSync(folder).filter(isTexts).sort() : [];
  return files.map((file) => readFileSync(join(folder, file), "utf8")).join("\n");
};

/** The messages with these keys only. */
const picked = (source: string, keys: ReadonlySet<string>): string =>
  source
    .split(/^(?=[\w-])/m)
    .filter((message) => keys.has(/^[\w-]+/.exec(message)?.[0] ?? ""))
    .join("");

const bundleOf = ({ code, isRightToLeft }: Language, source: string): FluentBundle => {
  // From the right a value of other letters would turn around what stands beside it. From the left
  // it is enough that `nameHtml` isolates names.
  const bundle = new FluentBundle(code, { useIsolating: isRightToLeft === true });
  // Of a key that stands twice the first text counts; a test finds the other one.
  bundle.addResource(new FluentResource(source));
  return bundle;
};

/** The languages of a table whose texts lie in a folder; a language is read when it is needed. */
export const openBundles = (directory: string, table: readonly Language[]) => {
  const kept = new Map<Language, FluentBundle>();
  return {
    languages: table.filter(({ code }) => existsSync(join(directory, code))),
    /** All texts, kept in memory from now on. */
    all: (language: Language): FluentBundle => {
      const bundle = kept.get(language) ?? bundleOf(language, sourceOf(directory, language));
      kept.set(language, bundle);
      return bundle;
    },
    /** A few texts, which the caller may keep. */
    few: (language: Language, keys: readonly string[]): FluentBundle =>
      bundleOf(language, picked(sourceOf(directory, language), new Set(keys))),
  };
};
