import { isChatId, isPersonId, privateChatOf } from "../../src/ids/ids.ts";
import { RULESETS } from "../../src/rules/rulesets.ts";
import type { Sql } from "../../src/store/database.ts";
import { challenge } from "../../src/tables/challenge/challenge.ts";
import { invite } from "../../src/tables/challenge/links.ts";
import { sit } from "../../src/tables/challenge/sit.ts";
import { remember } from "../../src/tables/people/people.ts";
import { makeRuleset } from "../../src/tables/people/rulesets.ts";
import type { Services } from "../../src/tables/services/services.ts";
import { seeded } from "../rules/random.ts";
import { forgedUpdate, GROUP } from "./forge.ts";
import { openHandlers } from "./handlers.ts";

type Fuzzed = {
  readonly breaches: readonly string[];
  readonly taken: number;
  /** How many of the forgers the bot has come to know. */
  readonly known: number;
};

/** What is the victims' alone. */
const OWNED = [
  "SELECT * FROM games WHERE white IN (1, 2)",
  "SELECT * FROM events WHERE game IN (SELECT id FROM games WHERE white IN (1, 2))",
  "SELECT * FROM challenges WHERE challenger IN (1, 2)",
  "SELECT * FROM ledger WHERE winner IN (1, 2) OR loser IN (1, 2)",
  "SELECT id, kind, settings FROM chats WHERE id IN (1, 2, -100)",
  "SELECT * FROM rulesets WHERE maker IN (1, 2)",
  `SELECT t.id, t.chat, t.viewer, t.challenge, t.game, t.menu, t.menu_by, t.declined FROM tables t
   JOIN challenges c ON c.id = t.challenge WHERE c.challenger IN (1, 2)`,
  "SELECT id, name, language FROM people WHERE id IN (1, 2)",
];

const ownedIn = (sql: Sql): readonly string[] =>
  OWNED.map((text) => JSON.stringify(sql.prepare(text).all()));

/** Two people with a game, a challenge to one person, a link, settings and a ruleset of their own. */
const victims = (services: Services): void => {
  const [anna, boris, group] = [1, 2, GROUP];
  if (!isPersonId(anna) || !isPersonId(boris) || !isChatId(group)) throw new Error("no ids");
  const here = { id: group, kind: "group", language: "ru", title: "Yard" } as const;
  for (const id of [anna, boris]) {
    const person = { id, name: `Victim ${id}`, username: `victim${id}`, language: "ru" };
    remember(services, person, here);
    remember(services, person, { id: privateChatOf(id), kind: "private", language: "ru" });
  }
  const [ruleset] = RULESETS;
  if (!ruleset) throw new Error("no rulesets");
  const terms = { ruleset, stake: 1 };
  challenge(services, group, anna, terms, { opponent: { id: boris } });
  const first = services.store.challenges.openOf(group, anna);
  if (first === undefined || !sit(services, first, boris).ok) throw new Error("nobody sat down");
  challenge(services, group, boris, terms, { opponent: { id: anna } });
  invite(services, anna, terms);
  const { switches } = ruleset;
  const row = { chat: group, maker: anna, name: "Yard", key: "yard", base: ruleset.id, switches };
  if (!makeRuleset(services, row).ok) throw new Error("no ruleset was made");
};

/** The longest time between two updates. */
const LONGEST_PAUSE_MS = 20;

/** Brings forged updates to the real handlers, one after the other, and looks at what they did. */
export const fuzz = async (
  updates: number,
  seed: number,
  onTaken: () => void = () => undefined,
): Promise<Fuzzed> => {
  const random = seeded(seed);
  const handlers = await openHandlers(victims);
  const { sql, faults } = handlers;
  const breaches: string[] = [];
  const before = ownedIn(sql);
  let taken = 0;
  while (taken < updates && breaches.length === 0) {
    const n = ++taken;
    const update = forgedUpdate(random, n);
    await handlers.take(update);
    onTaken();
    await handlers.pass(random.below(LONGEST_PAUSE_MS));
    breaches.push(...faults);
    const isChanged = n % 500 === 0 || n === updates;
    if (isChanged && ownedIn(sql).some((rows, at) => rows !== before[at])) {
      const now = ownedIn(sql);
      const which = OWNED.filter((_, at) => now[at] !== before[at]);
      breaches.push(`something of somebody else has changed: ${which.join("; ")}`);
    }
    if (breaches.length > 0) breaches.push(`after ${JSON.stringify(update)}`);
  }
  const known = sql.prepare("SELECT id FROM people WHERE id BETWEEN 1000 AND 1999").all().length;
  await handlers.close();
  return { breaches, taken, known };
};
