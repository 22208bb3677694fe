import { EXTENSIONS } from "../../../src/features/list.ts";
import type { Time } from "../../../src/machine/time.ts";
import type { Sql } from "../../../src/store/database.ts";
import type { Store } from "../../../src/store/store.ts";
import { newCaches } from "../../../src/tables/services/caches.ts";
import { ofMachine, type Services } from "../../../src/tables/services/services.ts";
import { seededChance } from "../../support/chance.ts";
import type { PlaygroundClient, SeenMessage, SeenPerson } from "../../support/playground-client.ts";
import type { Departure } from "../departures.ts";
import type { Moments } from "../moments.ts";
import type { PressOutcome } from "../players.ts";

/** What is there when all is quiet again. */
export type Remains = {
  readonly sql: Sql;
  readonly presses: readonly PressOutcome[];
  /** The messages that people took away: the bot does not hear of it before it edits them. */
  readonly taken: ReadonlySet<string>;
  /** All who pressed: of games with the computer its own moves are not known. */
  readonly people: readonly number[];
  /** All chats on people's phones: a group that became another one is none of them. */
  readonly chats: ReadonlySet<number>;
  /** Everything that people see in them. */
  readonly messages: readonly SeenMessage[];
  /** What they read in the files that they were sent. */
  readonly documents: readonly string[];
  readonly output: string;
  readonly time: Time;
  readonly moments: Moments;
  readonly departures: readonly (readonly Departure[])[];
  readonly token: string;
  /** The bot's username. */
  readonly me: string;
};

export const idsIn = <Id>(sql: Sql, table: string): readonly Id[] =>
  sql.prepare<[], Id>(`SELECT id FROM ${table} ORDER BY id`).pluck().all();

/** What boards are made of, over the same database. */
export const servicesOver = (store: Store, time: Time): Services => ({
  store,
  caches: newCaches(),
  extensions: EXTENSIONS,
  ...ofMachine(time, seededChance(1)),
});

/** More than any chat has. */
const MOST_MESSAGES = 10_000;

/** Everything that these people see and that can change, of all chats. */
export const everything = async (
  client: PlaygroundClient,
  people: readonly SeenPerson[],
): Promise<readonly SeenMessage[]> => {
  const owners = new Map(people.flatMap(({ key, chats }) => chats.map(({ id }) => [id, key])));
  const seen: SeenMessage[] = [];
  for (const [id, key] of owners) {
    const messages = await client.as(key).messages(id, MOST_MESSAGES);
    // What was said before a group became a supergroup can be read, and changes no more.
    seen.push(...messages.filter(({ chat }) => chat === id));
  }
  return seen;
};

/** Of what remains, the part that is on people's phones. */
export const onPhones = async (
  client: PlaygroundClient,
): Promise<Pick<Remains, "people" | "chats" | "messages" | "documents">> => {
  const people = await client.people();
  const messages = await everything(client, people);
  const files = messages.flatMap(({ document }) => document ?? []);
  const read = files.map(async ({ url }) => (await client.download(url)).toString());
  return {
    people: people.map(({ id }) => id),
    chats: new Set(people.flatMap(({ chats }) => chats.map(({ id }) => id))),
    messages,
    documents: await Promise.all(read),
  };
};
