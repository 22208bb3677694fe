import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, test } from "vitest";

/** Who may import whom (the arrows of the house); a folder may always import itself. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  rules: [],
  game: ["rules"],
  ai: ["rules", "game"],
  board: ["rules", "game"],
  store: ["game", "rules"],
  tables: ["game", "rules", "ai", "store"],
  bot: ["tables", "board", "game", "rules"],
  playground: [],
  ".": ["rules", "game", "ai", "board", "store", "tables", "bot", "playground", "."],
};

/** Packages that belong to one folder alone. */
const OWNER_OF_PACKAGE: Readonly<Record<string, readonly string[]>> = {
  grammy: ["bot"],
  "better-sqlite3": ["store", "playground"],
  "@napi-rs/canvas": ["board"],
};

const SRC = resolve(import.meta.dirname, "../src");

type Import = { readonly file: string; readonly target: string; readonly typeOnly: boolean };

const files = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts"))
  .map((name) => join(SRC, name));

const importsOf = (file: string): Import[] =>
  [
    ...readFileSync(file, "utf8").matchAll(
      /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^;"']*?\sfrom\s+)?["']([^"']+)["']/g,
    ),
  ].map(([, typeOnly, target]) => ({
    file,
    target: target ?? "",
    typeOnly: typeOnly !== undefined,
  }));

const imports = files.flatMap(importsOf);
const folderOf = (file: string): string => {
  const [first = ".", ...rest] = relative(SRC, file).split("/");
  return rest.length === 0 ? "." : first;
};
const local = imports
  .filter(({ target }) => target.startsWith("."))
  .map((one) => ({ ...one, to: resolve(dirname(one.file), one.target) }));

describe("the house", () => {
  test("has imports to look at", () => {
    expect(local.length).toBeGreaterThan(10);
  });

  test("only follows its arrows", () => {
    const wrong = local
      .filter(({ file, to }) => {
        const [from, target] = [folderOf(file), folderOf(to)];
        return from !== target && !(MAY_IMPORT[from] ?? []).includes(target);
      })
      .map(({ file, target }) => `${relative(SRC, file)} → ${target}`);
    expect(wrong).toEqual([]);
  });

  test("keeps a package in the folder that owns it", () => {
    const wrong = imports
      .filter(({ file, target, typeOnly }) => {
        const owners = OWNER_OF_PACKAGE[target];
        return owners !== undefined && !typeOnly && !owners.includes(folderOf(file));
      })
      .map(({ file, target }) => `${relative(SRC, file)} → ${target}`);
    expect(wrong).toEqual([]);
  });

  test("has no circles", () => {
    const next = new Map<string, string[]>();
    for (const { file, to } of local) next.set(file, [...(next.get(file) ?? []), to]);
    const done = new Set<string>();
    const circles: string[] = [];
    const visit = (file: string, path: readonly string[]): void => {
      if (path.includes(file)) {
        circles.push(
          [...path.slice(path.indexOf(file)), file].map((one) => relative(SRC, one)).join(" → "),
        );
        return;
      }
      if (done.has(file)) return;
      for (const to of next.get(file) ?? []) visit(to, [...path, file]);
      done.add(file);
    };
    for (const file of files) visit(file, []);
    expect(circles).toEqual([]);
  });
});
