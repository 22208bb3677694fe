import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { MACHINE, OWN } from "./support/machine-words.ts";

/** Who may import whom (the arrows of the house); a folder may always import itself. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  rules: [],
  game: ["rules"],
  ai: ["rules", "game", "threads"],
  board: ["rules", "game", "threads"],
  ids: [],
  threads: [],
  store: ["game", "rules", "ids"],
  tables: ["game", "rules", "ai", "store", "ids", "machine"],
  bot: ["tables", "board", "game", "rules", "ids", "machine"],
  features: ["bot", "tables", "store", "board", "ai", "game", "rules", "ids", "threads", "machine"],
  web: ["rules"],
  machine: [],
  playground: ["machine"],
  cli: ["rules", "game", "ai", "features", "bot", "board", "store", "."],
  ".": [
    ...["rules", "game", "ai", "board", "store", "tables", "bot", "features", "web"],
    "playground",
    "machine",
    ".",
  ],
};

/** Packages that belong to one folder alone. */
const OWNER_OF_PACKAGE: Readonly<Record<string, readonly string[]>> = {
  grammy: ["bot", "features"],
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

/** The houses of `features`: what shares a thing lives in one. */
const HOUSES = [
  "chat",
  "chouette",
  "computer",
  "contests",
  "following",
  "practice",
  "records",
  "rules",
  "seek",
  "standings",
];

/** Where that is done for everybody else, and what is a process of its own. */
const OF_THE_MACHINE = [
  ...["machine/", "main.ts", "cli/", "threads/", "playground/page/", "playground/playground.ts"],
];

/** The greatest width of a comment line in all of `src`. */
const COMMENT_WIDTH = 100;

/** Names that types of different files share; all but one of such types are local. */
const MOST_SHARED_NAMES = 25;

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

/** The house of features that a file belongs to. */
const houseOf = (file: string): string | undefined => {
  const [first, house, ...rest] = relative(SRC, file).split("/");
  return first === "features" && rest.length > 0 ? house : undefined;
};

/** Pairs of rooms that import each other: "one ↔ other". */
const mutual = (roomOf: (file: string) => string | undefined): readonly string[] => {
  const arrows = new Set(
    local.flatMap(({ file, to }) => {
      const [from, target] = [roomOf(file), roomOf(to)];
      return from === undefined || target === undefined ? [] : `${from} → ${target}`;
    }),
  );
  return [...arrows].flatMap((arrow) => {
    const [from = "", to = ""] = arrow.split(" → ");
    return from < to && arrows.has(`${to} → ${from}`) ? [`${from} ↔ ${to}`] : [];
  });
};

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

/** The names of types that more than one file declares: "name: file, file". */
const sharedNames = (declaration: RegExp): readonly string[] => {
  const homes = new Map<string, Set<string>>();
  for (const file of files) {
    for (const [, name = ""] of readFileSync(file, "utf8").matchAll(declaration)) {
      homes.set(name, (homes.get(name) ?? new Set()).add(relative(SRC, file)));
    }
  }
  return [...homes]
    .filter(([, all]) => all.size > 1)
    .map(([name, all]) => `${name}: ${[...all].join(", ")}`);
};

/** The lines that hold a comment, whole or at their end, with their numbers. */
const commentLines = (file: string): readonly (readonly [number: number, line: string])[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .map((line, at) => [at + 1, line] as const)
    .filter(([, line]) => /^\s*(?:\/\/|\/\*|\*)|[;,{})\]]\s+(?:\/\/|\/\*)\s/.test(line));

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
      .map(({ file, to }) => `${relative(SRC, file)} → ${relative(SRC, to)}`);
    expect(wrong).toEqual([]);
  });

  test("has few houses of features", () => {
    const houses = new Set(files.flatMap((file) => houseOf(file) ?? []));
    expect([...houses].toSorted()).toEqual(HOUSES);
  });

  test("enters a house from another one by its door", () => {
    const wrong = local.flatMap(({ file, to }) => {
      const [from, target] = [houseOf(file), houseOf(to)];
      const isOutside = from !== undefined && target !== undefined && from !== target;
      const isDoor = relative(SRC, to) === `features/${target}/door.ts`;
      return isOutside && !isDoor ? [`${relative(SRC, file)} → ${relative(SRC, to)}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  test("has no two houses that import each other", () => {
    expect(mutual(houseOf)).toEqual([]);
  });

  test("has no two folders that import each other, at any depth", () => {
    const depths = files.map((file) => relative(SRC, file).split("/").length);
    const pairs = Array.from({ length: Math.max(...depths) }, (_, depth) =>
      mutual(
        (file) =>
          relative(SRC, dirname(file))
            .split("/")
            .slice(0, depth + 1)
            .join("/") || ".",
      ),
    );
    expect([...new Set(pairs.flat())]).toEqual([]);
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
    expect(sharedNames(/^export (?:type|interface|class) (\w+)/gm)).toEqual([]);
  });

  test("calls few local types by the name of another", () => {
    const shared = sharedNames(/^(?:export )?(?:type|interface|class) (\w+)/gm);
    expect(shared.length, shared.join("\n")).toBeLessThanOrEqual(MOST_SHARED_NAMES);
  });

  test("has the tests of a room in a room of the same name", () => {
    const astray = ["bot", "tables", "features"].flatMap((part) =>
      readdirSync(join(TEST, part), { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith(".test.ts"))
        .filter((name) => !existsSync(join(SRC, part, dirname(name))))
        .map((name) => join(part, name)),
    );
    expect(astray).toEqual([]);
  });

  test("keeps its comments within 100 columns", () => {
    const sources = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((name) =>
      /\.[jt]s$/.test(name),
    );
    const wide = sources.flatMap((name) =>
      commentLines(join(SRC, name))
        .filter(([, line]) => line.length > COMMENT_WIDTH)
        .map(([number]) => `${name}:${number}`),
    );
    expect(wide).toEqual([]);
  });

  test("goes by a clock and a chance that are given to it", () => {
    const wrong = files
      .filter((file) => !OF_THE_MACHINE.some((place) => relative(SRC, file).startsWith(place)))
      .flatMap((file) =>
        [MACHINE, OWN]
          .flatMap((words) => [...readFileSync(file, "utf8").matchAll(words)])
          .map(([found]) => `${relative(SRC, file)}: ${found}`),
      );
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
