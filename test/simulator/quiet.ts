import { isTablePress } from "../../src/bot/press/presses.ts";
import type { Time } from "../../src/machine/time.ts";
import type { Sql } from "../../src/store/database.ts";
import type { PlaygroundClient } from "../support/playground-client.ts";
import { buttonsOf } from "../support/table.ts";
import { everything } from "./checks/remains.ts";
import { isOfTable } from "./checks/tables.ts";
import { type Groups, gather, unlessRefused } from "./groups.ts";
import { type Company, pressOne } from "./players.ts";

type Ended = {
  readonly client: PlaygroundClient;
  readonly groups: Groups;
  /** Of the bot. */
  readonly sql: Sql;
  readonly time: Time;
};

/** How long the tables may take to their newest state when the trouble is over. */
const LONGEST_CALM_MS = 10 * 60_000;
const LOOK_MS = 500;

/** What is brought up to date as soon as it may be, where the bot may write. */
const POSTS_BEHIND = `posts p JOIN chats c ON c.id = p.chat AND c.present = 1 WHERE p.behind > 0
  AND p.kind IN ('arena', 'cup', 'chouette', 'seek', 'watch')`;

/** What is said once, to a chat in which the bot may write. */
const NOTICES = `notices n JOIN chats c ON c.id = coalesce(n.chat, n.person) AND c.present = 1`;

/** Waits until no table is behind; people look for the bot where it believes itself thrown out. */
export const calm = async ({ client, groups, sql, time }: Ended): Promise<readonly string[]> => {
  const people = await client.people();
  for (const { key } of people) {
    const phone = client.as(key);
    await phone.unblock().catch(unlessRefused);
    await phone.say("bot", "/help");
  }
  await gather(client, groups);
  const countOf = (rows: string) =>
    sql.prepare<[], number>(`SELECT count(*) FROM ${rows}`).pluck().get() ?? 0;
  const left = async () => ({
    "tables are behind": countOf("tables WHERE behind > 0"),
    "posts are behind": countOf(POSTS_BEHIND),
    "notices are not said": countOf(NOTICES),
    "old messages are still there": countOf("leftovers"),
    "updates are not taken": await client.pendingUpdates(),
  });
  const isBusy = async () => Object.values(await left()).some((count) => count > 0);
  const end = time.elapsed() + LONGEST_CALM_MS;
  while (time.elapsed() < end && (await isBusy())) await time.sleep(LOOK_MS);
  const last = Object.entries(await left()).filter(([, count]) => count > 0);
  return last.map(([what, count]) => `${count} ${what} after ${LONGEST_CALM_MS / 1000} s`);
};

/** A table that was sent although its answer was lost is found out by the first press on it. */
export const pressStrays = async (
  { client, sql }: Ended,
  company: Pick<Company, "tally" | "presses" | "time" | "links">,
): Promise<void> => {
  const people = await client.people();
  const known = sql.prepare("SELECT 1 FROM tables WHERE chat = ? AND message = ?");
  for (const message of await everything(client, people)) {
    const { from, viaBot, chat, id } = message;
    if (!from.bot || viaBot || !isOfTable(message) || known.get(chat, id)) continue;
    const presser = people.find((one) => one.chats.some((own) => own.id === chat));
    const buttons = buttonsOf(message);
    // By one of the table itself: what leads elsewhere says nothing of its message.
    const button = buttons.find(({ press }) => isTablePress(press)) ?? buttons[0];
    if (!presser || !button) continue;
    company.tally.count("pressed on a table that was sent unknown");
    const by = { phone: client.as(presser.key), id: presser.id };
    // It may go just then.
    await pressOne(company, by, message, button).catch(unlessRefused);
  }
};
