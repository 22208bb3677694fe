import { writeFileSync } from "node:fs";
import Database from "better-sqlite3";
import { pino } from "pino";
import type { Think } from "../../src/ai/table/task.ts";
import { HEIGHT, WIDTH } from "../../src/board/layout/geometry.ts";
import type { Draw } from "../../src/board/studio/studio.ts";
import { FEATURES, NAMES } from "../../src/features/list.ts";
import type { Settings } from "../../src/store/settings.ts";
import { drawReally } from "./draw.ts";
import { LIVED_MS, livedDatabase } from "./lived.ts";
import { type Phone, PlaygroundRefusal, type SeenMessage } from "./playground-client.ts";
import { plainPng } from "./playground-server.ts";
import { type Press, readPress } from "./presses.ts";
import { openStage, type Stage } from "./stage.ts";

/** A message that the bot shows outside of a game, and how one comes to it. */
export type WalkedPage = {
  readonly chat: "bot" | "group";
  /** What was typed, and the keys that were pressed then. */
  readonly way: readonly string[];
  readonly message: SeenMessage;
};

/** Keys are pressed under a first page and under those behind it. */
const DEPTH = 2;

const CHATS = ["bot", "group"] as const;

/** Those that lead to others come last: so each page is gone from where it is nearest. */
const COMMANDS = [
  ...NAMES.commands.filter((command) => command !== "start").toReversed(),
  "start",
].map((command) => `/${command}`);

/** What is said to come to a first page: the bot's own commands, and words of some of them. */
const SAID: Readonly<Record<WalkedPage["chat"], readonly string[]>> = {
  bot: [
    ...COMMANDS,
    ...["/play find", "/play find long", "/play short", "/me Boris"],
    ...FEATURES.flatMap(({ starts = [] }) =>
      starts.filter(({ isBeginning }) => !isBeginning).map(({ payload }) => `/start ${payload}`),
    ),
  ],
  group: [...COMMANDS, "/play find", "/play short", "/play @boris_plays"],
};

/** Pages of rules are many and have a test of their own; the others would end the walk. */
const UNPRESSED: readonly Press["do"][] = [
  ...(["rules", "rules-turn", "rules-country", "rules-family", "guide", "lesson"] as const),
  ...(["start-language", "settings-set", "forget"] as const),
];

const TO_READ: readonly Press["do"][] = ["lesson", "rules-family", "rules-countries"];

/** Rules and lessons are to be read, and a board that is played has as many keys as moves. */
export const mayBeTaller = ({ message }: WalkedPage): boolean =>
  message.keyboard.flat().some((button) => {
    const press = "callback_data" in button ? readPress(button.callback_data) : undefined;
    return press !== undefined && (TO_READ.includes(press.do) || "moves" in press);
  });

const BOARD = plainPng(WIDTH, HEIGHT);

/** Boards are all of one height. */
const draw: Draw = async (drawing) =>
  drawing.kind === "board" || drawing.kind === "diagram" ? BOARD : drawReally(drawing);

/** Games are begun on the way, and not played. */
const think: Think = () => Promise.reject(new Error("nobody thinks here"));

type Button = SeenMessage["keyboard"][number][number];

/** Those of a move are of a board that is being played, which stays as tall. */
const isPressed = (button: Button): boolean => {
  if (!("callback_data" in button)) return "url" in button || isSending(button);
  const press = readPress(button.callback_data);
  return press !== undefined && !UNPRESSED.includes(press.do) && !("moves" in press);
};

/** Of values or numbers in a row, which all bring the same page, the first and the last. */
const endsOf = (row: readonly Button[]): readonly Button[] => {
  const kinds = new Set(row.map(kindOf));
  return row.length > 2 && kinds.size === 1
    ? row.filter((_, at) => at === 0 || at === row.length - 1)
    : row;
};

const kindOf = (button: Button): string =>
  "callback_data" in button
    ? (readPress(button.callback_data)?.do ?? "")
    : Object.keys(button).join();

const isSending = (button: Button): boolean => "switch_inline_query_chosen_chat" in button;

const isOfGame = ({ keyboard }: SeenMessage): boolean =>
  keyboard.flat().some((button) => {
    const press = "callback_data" in button ? readPress(button.callback_data) : undefined;
    return press !== undefined && "game" in press && "version" in press;
  });

type Step = { readonly page: SeenMessage; readonly button: Button };

/** What is typed, and the labels of the keys that are pressed then. */
type Way = {
  readonly chat: WalkedPage["chat"];
  readonly said: string;
  readonly keys: readonly string[];
};

/** How the people have their boards in their private chats. */
type BoardKind = Settings["board"];

const openLived = async (language: string, board: BoardKind): Promise<Stage> => {
  const stage = await openStage({ botWaits: true, draw, think, log: pino({ level: "silent" }) });
  stage.passTime(LIVED_MS);
  writeFileSync(stage.databasePath, livedDatabase(language));
  const sql = new Database(stage.databasePath);
  sql
    .prepare("UPDATE chats SET settings = json_set(settings, '$.board', ?) WHERE kind = 'private'")
    .run(board);
  sql.close();
  await stage.startBot();
  for (const phone of [stage.anna, stage.boris]) await phone.rename({ language_code: language });
  await shownBy(stage, async () => undefined);
  return stage;
};

/** What the phones show anew because of that. */
const shownBy = async (
  { client, anna, boris }: Stage,
  work: () => Promise<unknown>,
): Promise<readonly SeenMessage[]> => {
  const before = new Set(await seenBy(anna, boris));
  await client.callsDuring(work);
  return (await seenBy(anna, boris)).flatMap((one) => (before.has(one) ? [] : JSON.parse(one)));
};

/** More than a press brings. */
const LOOKED_AT = 8;

const seenBy = async (...phones: readonly Phone[]): Promise<readonly string[]> => {
  const seen = phones.flatMap((phone) => CHATS.map((chat) => phone.messages(chat, LOOKED_AT)));
  const messages = (await Promise.all(seen)).flat();
  return [
    ...new Set(
      messages.filter(({ from, viaBot }) => from.bot || viaBot).map((one) => JSON.stringify(one)),
    ),
  ];
};

/** Anna presses, or Boris where she has sent the message; what is to be sent goes to the group. */
const press = async ({ anna, boris }: Stage, { page, button }: Step): Promise<unknown> => {
  const reader = page.viaBot ? boris : anna;
  if ("callback_data" in button) return reader.pressOld(page, button.callback_data);
  if ("url" in button) return reader.open(button.url);
  if (!("switch_inline_query_chosen_chat" in button)) return undefined;
  const query = button.switch_inline_query_chosen_chat.query ?? "";
  return reader.choose(await reader.inline("group", query), 0);
};

/** A stage that is opened when it is needed, and anew after something was changed there. */
type Stages = { readonly now: () => Promise<Stage>; readonly close: () => Promise<void> };

const openStages = (language: string, board: BoardKind): Stages => {
  let stage: Stage | undefined;
  return {
    now: async () => {
      stage ??= await openLived(language, board);
      return stage;
    },
    close: async () => {
      await stage?.close();
      stage = undefined;
    },
  };
};

/** Goes a way from its beginning, and tells what its last step has brought. */
const gone = async (stage: Stage, { chat, said, keys }: Way): Promise<readonly SeenMessage[]> => {
  let shown = await shownBy(stage, () => stage.anna.say(chat, said));
  for (const key of keys) {
    const steps = shown.flatMap((page) =>
      page.keyboard.flat().flatMap((button) => (button.text === key ? { page, button } : [])),
    );
    const step = steps.at(-1);
    shown = step ? await shownBy(stage, () => press(stage, step)) : [];
  }
  return shown;
};

/** All that the bot shows outside of games, in a language and in these chats, to a person who has played for a while. */
export const walkPages = async (
  language: string,
  board: BoardKind = "picture",
  chats: readonly WalkedPage["chat"][] = CHATS,
): Promise<readonly WalkedPage[]> => {
  const pages = new Map<string, WalkedPage>();
  const stages = openStages(language, board);
  const done = new Set<string>();
  try {
    for (const chat of chats) {
      for (const said of SAID[chat]) {
        const seen = await walkFrom(stages, { chat, said, keys: [] }, done);
        for (const page of seen.flatMap(pagesIn)) {
          const { text, keyboard } = page.message;
          const keys = keyboard.map((row) => row.map((one) => one.text));
          const look = JSON.stringify([page.chat, text, keys]);
          if (!pages.has(look)) pages.set(look, page);
        }
      }
    }
    return [...pages.values()];
  } finally {
    await stages.close();
  }
};

/** The end of a way, and what its last step has brought. */
type Seen = { readonly way: Way; readonly shown: readonly SeenMessage[] };

const pagesIn = ({ way, shown }: Seen): readonly WalkedPage[] =>
  shown
    .filter((one) => !isOfGame(one))
    .map((message) => ({
      chat: message.chat < 0 ? "group" : "bot",
      way: [way.said, ...way.keys],
      message,
    }));

/** The same page with other values chosen, or about another person or day, has such keys too. */
const shapeOf = ({ keyboard }: SeenMessage): string =>
  JSON.stringify(keyboard.map((row) => row.map(kindOf)));

/** What was done once is not done again; `done` has it. */
const walkFrom = async (
  stages: Stages,
  first: Way,
  done: Set<string>,
): Promise<readonly Seen[]> => {
  const isNew = (what: string): boolean => {
    const key = `${first.chat} ${what}`;
    return !done.has(key) && done.add(key) !== undefined;
  };
  /** Where the message of a key has gone, the way is gone again from its beginning. */
  const further = async (way: Way, step: Step): Promise<readonly SeenMessage[]> => {
    const stage = await stages.now();
    try {
      return await shownBy(stage, () => press(stage, step));
    } catch (error) {
      if (!(error instanceof PlaygroundRefusal)) throw error;
      await stages.close();
      return gone(await stages.now(), way);
    }
  };
  const behind = async ({ way, shown }: Seen): Promise<readonly Seen[]> => {
    const seen: Seen[] = [];
    for (const page of shown.filter((one) => !isOfGame(one) && isNew(shapeOf(one)))) {
      for (const button of page.keyboard.flatMap(endsOf).filter(isPressed)) {
        if (!isNew("callback_data" in button ? button.callback_data : JSON.stringify(button)))
          continue;
        const on = { ...way, keys: [...way.keys, button.text] };
        seen.push({ way: on, shown: await further(on, { page, button }) });
      }
    }
    return seen;
  };
  let level: readonly Seen[] = [{ way: first, shown: await gone(await stages.now(), first) }];
  const all = [...level];
  for (let depth = 0; depth < DEPTH; depth++) {
    const next: Seen[] = [];
    for (const seen of level) next.push(...(await behind(seen)));
    level = next;
    all.push(...next);
  }
  // A command by itself only shows a page.
  if (all.length > 1 || first.said.includes(" ")) await stages.close();
  return all;
};
