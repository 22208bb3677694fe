import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { LANGUAGES } from "../../src/bot/text/texts.ts";

/** What is tested of one language alone, in `test/fixtures/languages`; all of it may be missing. */
export type LanguageTest = {
  /** Words that were replaced by better ones, and what stands in their place. */
  readonly replaced?: readonly (readonly [RegExp, string])[];
  /** Each word that is counted: after 1, 2 and 5, in the case in which some message has it. */
  readonly counted?: readonly (readonly [one: string, two: string, five: string])[];
};

const FOLDER = resolve(import.meta.dirname, "../fixtures/languages");

const testOf = async (language: string): Promise<LanguageTest> => {
  const file = resolve(FOLDER, `${language}.ts`);
  if (!existsSync(file)) return {};
  const { TESTED }: { readonly TESTED: LanguageTest } = await import(file);
  return TESTED;
};

export const LANGUAGE_TESTS: ReadonlyMap<string, LanguageTest> = new Map(
  await Promise.all(LANGUAGES.map(async (language) => [language, await testOf(language)] as const)),
);
