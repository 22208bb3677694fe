import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, test } from "vitest";

/** Who may import whom (the arrows of the house); a folder may always import itself. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  rules: [],
  game: ["rules"],
  ai: ["rules", "game", "threads"],
  seven: ["rules", "game", "ai", "threads"],
  trainer: ["rules", "game", "ai", "seven"],
  board: ["rules", "game", "threads"],
  events: [],
  ids: [],
  threads: [],
  store: ["game", "rules", "ids"],
  tables: ["game", "rules", "ai", "seven", "trainer", "events", "store", "ids"],
  bot: ["tables", "board", "game", "rules", "ids"],
  web: ["rules"],
  playground: [],
  cli: ["rules", "game", "ai", "seven", "store", "."],
  ".": [
    "rules",
    "game",
    "ai",
    "seven",
    "board",
    "store",
    "tables",
    "bot",
    "web",
    "playground",
    ".",
  ],
};

/** Packages that belong to one folder alone. */
const OWNER_OF_PACKAGE: Readonly<Record<string, readonly string[]>> = {
  grammy: ["bot"],
  "better-sqlite3": ["store", "playground"],
  "@napi-rs/canvas": ["board"],
  piscina: ["threads"],
  "prom-client": ["web"],
};

/** Folders inside a folder that are entered by one file. */
const DOORS: Readonly<Record<string, string>> = {
  "ai/analysis": "ai/analysis/analysis.ts",
  "ai/table": "ai/table/thinker.ts",
  "game/record": "game/record/record.ts",
  "rules/search": "rules/search/search.ts",
};

const SRC = resolve(import.meta.dirname, "../src");
const TEST = import.meta.dirname;

type Import = { readonly file: string; readonly target: string; readonly typeOnly: boolean };

const modulesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => join(folder, name));

const files = modulesIn(SRC);

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

/** The values, not the types, that a file exports; what it hands on from another counts there. */
const valuesOf = (file: string): string[] =>
  [
    ...readFileSync(file, "utf8").matchAll(
      /^export (?:const|let|(?:async )?function\*?|class) (\w+)/gm,
    ),
  ].flatMap(([, name]) => name ?? []);

/** Everything that is taken from a file of the house by another or by a test: "file name". */
const taken = new Set(
  [...files, ...modulesIn(TEST)].flatMap((file) =>
    [
      ...readFileSync(file, "utf8").matchAll(
        /^(?:import|export) (?:\{([^}]*)\}|\* as (\w+)) from "(\.[^"]+)"/gm,
      ),
    ].flatMap(([, names, whole, target = ""]) => {
      const to = resolve(dirname(file), target);
      const one = names?.split(",").map((name) => name.trim().split(" as ")[0] ?? "");
      return (one ?? (whole === undefined ? [] : valuesOf(to))).map((name) => `${to} ${name}`);
    }),
  ),
);

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

  test("enters a closed folder by its door", () => {
    const wrong = local.flatMap(({ file, target, to }) =>
      Object.entries(DOORS).flatMap(([folder, door]) => {
        const isInside = (one: string): boolean => one.startsWith(join(SRC, folder, "/"));
        const isPast = isInside(to) && !isInside(file) && to !== join(SRC, door);
        return isPast ? [`${relative(SRC, file)} → ${target}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test("has no arrow from the bot's delivery back into its hallway", () => {
    const hallway = join(SRC, "bot");
    const wrong = local
      .filter(
        ({ file, to }) => file.startsWith(join(hallway, "delivery/")) && dirname(to) === hallway,
      )
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

  test("shows nothing that nobody takes", () => {
    const unused = files.flatMap((file) =>
      valuesOf(file)
        .filter((name) => !taken.has(`${file} ${name}`))
        .map((name) => `${relative(SRC, file)}: ${name}`),
    );
    expect(unused).toEqual([]);
  });

  test("calls no two types by one name", () => {
    const homes = new Map<string, string[]>();
    for (const file of files) {
      const found = readFileSync(file, "utf8").matchAll(/^export (?:type|interface|class) (\w+)/gm);
      for (const [, name = ""] of found) {
        homes.set(name, [...(homes.get(name) ?? []), relative(SRC, file)]);
      }
    }
    expect([...homes].filter(([, all]) => all.length > 1)).toEqual([]);
  });

  test("has the tests of the bot in the bot's rooms", () => {
    const tests = readdirSync(join(TEST, "bot"), { recursive: true, encoding: "utf8" });
    const astray = tests
      .filter((name) => name.endsWith(".test.ts"))
      .filter((name) => {
        const room = dirname(name);
        return !existsSync(join(SRC, "bot", room === "." ? name.replace(".test", "") : room));
      });
    expect(astray).toEqual([]);
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
