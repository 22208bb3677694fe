import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { playerToAct } from "../../src/game/game.ts";
import { isPlayable, movesOf } from "../../src/game/moves.ts";
import type { Game } from "../../src/game/types.ts";
import type { ChatId } from "../../src/ids/ids.ts";
import { RULESETS } from "../../src/rules/rulesets.ts";
import { type Random, seeded } from "../rules/random.ts";
import { type GameLog, openGameLog } from "../support/game-log.ts";
import { readPress } from "../support/presses.ts";
import { startProcess } from "../support/process.ts";
import { chatsOf, playersOf, writeCrowd } from "./crowd.ts";
import type { Figure } from "./figures.ts";
import { Telegram, TOKEN } from "./telegram.ts";

/** Games of each ruleset, all at one time and no faster than people play: some minutes. */
const GAMES = 2;
const LONGEST_MS = 10 * 60_000;

/** Milliseconds between two presses of a turn, and what is played so. */
const PACES = [
  { name: "quick fingers", least: 150, most: 350, rulesets: RULESETS.map(({ id }) => id) },
  { name: "unhurried", least: 500, most: 1_400, rulesets: ["short", "long"] },
] as const;

type Pace = (typeof PACES)[number];

/** TURN_PACE chooses one of them. */
const CHOSEN = process.env.TURN_PACE;
const LOOK_MS = 20;

/** One group of people with quick fingers, and what their game has cost. */
type Room = {
  readonly group: number;
  readonly chat: ChatId;
  readonly telegram: Telegram;
  readonly log: GameLog;
  readonly random: Random;
  presses: number;
  edits: number;
};

/** The callback data of what can be pressed now on the keyboard that is shown; others may be drawn later. */
const choicesIn = ({ telegram, chat }: Room, game: Game): readonly string[] =>
  (telegram.shownIn(chat)?.buttons ?? []).flatMap((button) => {
    const data = "callback_data" in button ? button.callback_data : "";
    const press = readPress(data);
    return press && "version" in press && counts(game, press) ? [data] : [];
  });

type Versioned = Extract<ReturnType<typeof readPress>, { readonly version: number }>;

const counts = ({ phase, version }: Game, press: Versioned): boolean => {
  if (press.do === "roll" || press.do === "take") return press.version === version;
  if (phase.kind !== "moving" || press.version < phase.since) return false;
  if (press.do === "move") return isPlayable(phase.turn, press.moves);
  return press.do === "done" && movesOf(phase.turn).length === 0;
};

/** Plays a game to its end by random presses that do not wait for the board. */
const playGame = async (room: Room, pace: Pace, signal: AbortSignal): Promise<Game> => {
  const { telegram, chat, log, random, group } = room;
  // Games are numbered as their groups are seated.
  const id = group + 1;
  for (let query = 0; ; query++) {
    const game = log.state(id);
    const called = playerToAct(game);
    if (called === undefined || signal.aborted) return game;
    const choices = choicesIn(room, game);
    if (choices.length === 0) {
      await sleep(LOOK_MS);
      continue;
    }
    await sleep(pace.least + random.below(pace.most - pace.least));
    telegram.press(chat, playersOf(group)[called], random.pick(choices), `${group} ${query}`);
    room.presses++;
    while (log.version(id) === game.version && !signal.aborted) await sleep(LOOK_MS);
  }
};

const turnsOf = (log: GameLog, { group }: Room): number =>
  log.events(group + 1).filter(({ type }) => type === "turn-ended").length;

/** What a turn costs in presses and in edits, over whole games in groups. */
export const turnFigures = async (): Promise<Figure[]> => {
  const figures: Figure[] = [];
  for (const pace of PACES)
    if (CHOSEN === undefined || CHOSEN === pace.name) figures.push(...(await figuresAt(pace)));
  return figures;
};

const figuresAt = async (pace: Pace): Promise<Figure[]> => {
  const { rulesets } = pace;
  const crowd = { groups: GAMES * rulesets.length, board: "emoji", finished: 0, rulesets } as const;
  const folder = mkdtempSync(join(tmpdir(), "nardy-bench-"));
  const database = join(folder, "nardy.db");
  writeCrowd(database, crowd);
  const telegram = new Telegram(0);
  const variables = {
    BOT_TOKEN: TOKEN,
    TELEGRAM_API_ROOT: await telegram.open(),
    DATABASE_PATH: database,
    PACE: "people",
  };
  const script = fileURLToPath(new URL("bot-process.js", import.meta.url));
  const log = openGameLog(database);
  const rooms = chatsOf(crowd).map(
    (chat, group): Room => ({
      ...{ group, chat, telegram, log },
      ...{ random: seeded(group), presses: 0, edits: 0 },
    }),
  );
  telegram.onCall = ({ method, args }) => {
    const room = rooms.find(({ chat }) => chat === args.integer("chat_id"));
    if (room && method.startsWith("edit")) room.edits++;
  };
  const bot = startProcess(folder, variables, script);
  await bot.says(/ready/);
  const signal = AbortSignal.timeout(LONGEST_MS);
  const ends = await Promise.all(rooms.map((room) => playGame(room, pace, signal)));
  // The last edits come a little later.
  await sleep(1_000);
  bot.kill("SIGKILL");
  await bot.ended;
  const turns = rooms.map((room) => turnsOf(log, room));
  log.close();
  telegram.close();
  rmSync(folder, { recursive: true });
  const of = (values: readonly number[], ruleset: string): number =>
    values.reduce(
      (sum, value, group) => sum + (rulesets[group % rulesets.length] === ruleset ? value : 0),
      0,
    );
  return rulesets.map((ruleset) => {
    const count = of(turns, ruleset);
    const over = of(
      ends.map(({ phase }) => Number(phase.kind === "over")),
      ruleset,
    );
    const perTurn = (values: readonly number[]): string => (of(values, ruleset) / count).toFixed(2);
    const edits = perTurn(rooms.map((room) => room.edits));
    const presses = perTurn(rooms.map((room) => room.presses));
    return {
      what: `${pace.name}, ${ruleset}, ${count} turns, ${over} of ${GAMES} games to the end: edits, presses a turn`,
      found: `${edits}, ${presses}`,
      target: "2.00, 2.20",
    };
  });
};
