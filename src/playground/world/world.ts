import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Chance, newWord } from "../../machine/chance.ts";
import type { Time } from "../../machine/time.ts";
import { type Chats, openChats } from "./chats.ts";
import { openDatabase } from "./database.ts";
import { type Files, openFiles } from "./files.ts";
import { type Messages, openMessages } from "./messages.ts";
import { openPeople, type People } from "./people.ts";
import { openQueries, type Queries } from "./queries.ts";
import { openSettings, type WorldSettings } from "./settings.ts";
import type { Bot, Change } from "./types.ts";
import { openUpdates, type Updates } from "./updates.ts";

/** What comes to a world from outside. */
export type Machine = { readonly time: Time; readonly chance: Chance };

/** The whole state of the playground, in one database. */
export type World = Machine & {
  readonly bot: Bot;
  readonly people: People;
  readonly chats: Chats;
  readonly messages: Messages;
  readonly files: Files;
  readonly updates: Updates;
  readonly queries: Queries;
  readonly settings: WorldSettings;
  /** Milliseconds. Runs ahead of the machine's clock when a test moves it. */
  nowMs(): number;
  /** Seconds, as in Telegram. */
  now(): number;
  advanceClock(seconds: number): void;
  transaction<T>(work: () => T): T;
  announce(change: Change): void;
  /** How often messages have come, changed or gone. */
  changes(): number;
  onChange(listener: (change: Change) => void): () => void;
  close(): void;
};

const BOT_ID = 7_000_000_001;

const botProfile = (username: string): Bot => ({
  id: BOT_ID,
  is_bot: true,
  first_name: "Shesh-Besh",
  username,
  can_join_groups: true,
  can_read_all_group_messages: false,
  supports_inline_queries: true,
  can_connect_to_business: false,
  has_main_web_app: false,
  has_topics_enabled: false,
  allows_users_to_create_topics: false,
  can_manage_bots: false,
  supports_join_request_queries: false,
});

/** A random token that cannot be guessed, because a page of another site may try. */
export const newToken = ({ chance }: Machine): string => `${BOT_ID}:${newWord(chance, 26)}`;

/** The id of what a person asks of the bot. */
export const newQueryId = ({ chance }: Machine): string =>
  String(chance.bytes(8).readBigUInt64BE());

export const newInlineId = (prefix: string, { chance }: Machine): string =>
  prefix + chance.bytes(12).toString("hex");

/** Opens the world in `directory`; `:memory:` is not kept. */
export const openWorld = (directory: string, username: string, machine: Machine): World => {
  if (directory !== ":memory:") mkdirSync(directory, { recursive: true });
  const database = openDatabase(
    directory === ":memory:" ? directory : join(directory, "playground.db"),
  );
  const settings = openSettings(database);
  const listeners = new Set<(change: Change) => void>();
  let ahead = settings.get("clock-ahead", 0);

  const nowMs = (): number => machine.time.now() + ahead * 1000;
  let changes = 0;
  const announce = (change: Change): void => {
    if (change.type === "message" || change.type === "deleted") changes++;
    for (const listener of [...listeners]) listener(change);
  };
  return {
    ...machine,
    bot: botProfile(username),
    people: openPeople(database),
    chats: openChats(database),
    messages: openMessages(database),
    files: openFiles(database, machine.chance),
    updates: openUpdates(database, () =>
      settings.get<string[] | undefined>("allowed-updates", undefined),
    ),
    queries: openQueries(database),
    settings,
    nowMs,
    now: () => Math.floor(nowMs() / 1000),
    advanceClock(seconds) {
      ahead += seconds;
      settings.set("clock-ahead", ahead);
      announce({ type: "chats" });
    },
    transaction: (work) => database.transaction(work).immediate(),
    announce,
    changes: () => changes,
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => void database.close(),
  };
};
