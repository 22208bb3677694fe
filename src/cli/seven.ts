import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { z } from "zod";
import { loadPlayers } from "../ai/load.ts";
import { readConfig } from "../config.ts";
import { TRACES } from "../features/list.ts";
import { dayOf } from "../features/practice/sets/days.ts";
import { type Make, makeAhead } from "../features/practice/sets/fill.ts";
import { isMade, type SevenDraft, tryGame } from "../features/practice/sets/make.ts";
import { shelfOf } from "../features/practice/sets/sets.ts";
import { readSeven } from "../features/practice/sets/text.ts";
import { SEVEN, SEVEN_GAMES, SEVEN_RULESETS } from "../features/practice/sets/types.ts";
import { isBorneOut } from "../features/practice/sets/value.ts";
import type { Family } from "../rules/types.ts";
import { openStore } from "../store/store.ts";
import { sevenFiles } from "./seven-files.ts";

/** `npm run seven`: makes the sets of seven decisions, and checks them. */

const HELP = `npm run seven -- [options]

  --days N         makes sets until there are N of each game                  (30)
  --game NAME      long or short; without it both
  --folder PATH    where they are kept: long.jsonl, short.jsonl               (data/training/sevens)
  --database       no folder: makes those of the next N days in the bot's database (DATABASE_PATH),
                   from its own secret; the bot must not run meanwhile
  --secret HEX     64 hexadecimal digits that the sets of a folder follow from; without it nobody knows them
  --check N        makes nothing: values N decisions of the folder again by rollouts with other dice, and
                   tells in how many these name the same best turn
  --seed N         the dice of the check                                      (1)

What was made is kept after every game that was tried: a run that is stopped goes on from there.`;

const wholeNumber = z.coerce.number("must be a number").int("must be a whole number").min(1);

const OPTIONS = z.object({
  days: wholeNumber.default(30),
  game: z.literal(SEVEN_GAMES, "must be long or short").exactOptional(),
  folder: z.string().default("data/training/sevens"),
  database: z.boolean().default(false),
  secret: z
    .string()
    .regex(/^[0-9a-f]{64}$/, "must be 64 hexadecimal digits")
    .exactOptional(),
  check: wholeNumber.exactOptional(),
  seed: wholeNumber.default(1),
});
type SevenOptions = z.infer<typeof OPTIONS>;

const players = loadPlayers();
const playerOf = (game: Family) => players.player(SEVEN_RULESETS[game], "best");

/** Writes a progress line over the last one, if the terminal can. */
const sayProgress = (line: string): void => {
  process.stdout.write(process.stdout.isTTY ? `\r${line}\u001b[K` : `${line}\n`);
};

const say = (line: string): void => {
  process.stdout.write(`${process.stdout.isTTY ? "\r\u001b[K" : ""}${line}\n`);
};

const secondsSince = (start: number): string =>
  `${Math.round((performance.now() - start) / 1000)} s`;

/** Makes a whole set from a draft in this thread, since nothing else waits here. */
const make: Make = async (begun: SevenDraft, onTried) => {
  const startedAt = performance.now();
  let draft = begun;
  while (!isMade(draft)) {
    draft = tryGame(playerOf(draft.game), draft);
    onTried?.(draft);
    const { game, label, decisions, tried } = draft;
    sayProgress(`${game}, ${label}: ${decisions.length} of ${SEVEN} decisions from ${tried} games`);
  }
  say(`${draft.game}, ${draft.label}: made in ${secondsSince(startedAt)}`);
  return draft;
};

const gamesOf = ({ game }: SevenOptions): readonly Family[] =>
  game === undefined ? SEVEN_GAMES : [game];

const makeInFolder = async (options: SevenOptions): Promise<void> => {
  const files = sevenFiles(options.folder);
  // Game by game in turn, so that a stopped run leaves equally many sets of each.
  for (let count = 0; count < options.days; count++)
    for (const game of gamesOf(options)) {
      if (files.lines(game).length > count) continue;
      const draft = files.draft(game, options.secret ?? randomBytes(32).toString("hex"));
      const made = await make(draft, files.keepDraft);
      if (made !== undefined) files.add(made);
    }
};

const makeInDatabase = async ({ days }: SevenOptions): Promise<string | undefined> => {
  const read = readConfig(process.env);
  if (!read.ok) return read.message;
  const opened = openStore(read.config.databasePath, TRACES);
  if (!opened.ok) return `${read.config.databasePath} cannot be opened: ${opened.code}.`;
  const shelf = shelfOf({ store: opened.store, newSecret: () => randomBytes(32) });
  await makeAhead(shelf, { today: dayOf(Date.now()), days }, make);
  opened.store.close();
  return undefined;
};

const check = (options: SevenOptions, most: number): void => {
  const files = sevenFiles(options.folder);
  const all = gamesOf(options).flatMap((game) =>
    files.lines(game).flatMap((line) => {
      const decisions = readSeven(line)?.decisions ?? [];
      return decisions.map((decision) => ({ game, decision }));
    }),
  );
  const step = Math.max(1, all.length / most);
  const sample = Array.from(
    { length: Math.min(most, all.length) },
    (_, at) => all[Math.floor(at * step)],
  ).filter((one) => one !== undefined);
  let same = 0;
  for (const [at, { game, decision }] of sample.entries()) {
    const isSame = isBorneOut(playerOf(game), decision, options.seed + at);
    if (isSame) same++;
    else say(`another best turn: ${game} ${JSON.stringify(decision.ends.slice(0, 3))}`);
    sayProgress(`${same} of ${at + 1} the same, ${sample.length} to look at`);
  }
  say(
    `The same best turn in ${same} of ${sample.length}: ${((100 * same) / sample.length).toFixed(1)} %`,
  );
};

const { values } = parseArgs({
  options: {
    help: { type: "boolean", default: false },
    days: { type: "string" },
    game: { type: "string" },
    folder: { type: "string" },
    database: { type: "boolean" },
    secret: { type: "string" },
    check: { type: "string" },
    seed: { type: "string" },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
const read = OPTIONS.safeParse(values);
if (!read.success) {
  const [issue] = read.error.issues;
  console.error(`--${issue?.path.join(".") ?? ""} ${issue?.message ?? ""}\n\n${HELP}`);
  process.exit(1);
}
const options = read.data;
if (options.check !== undefined) check(options, options.check);
else if (options.database) {
  const wrong = await makeInDatabase(options);
  if (wrong !== undefined) console.error(wrong);
  process.exitCode = wrong === undefined ? 0 : 1;
} else await makeInFolder(options);
