import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { dueNews, turnListening } from "../../../../src/features/following/listening/listeners.ts";
import { listenersIn } from "../../../../src/features/following/listening/store.ts";
import {
  type ChallengeId,
  type ChatId,
  isPersonId,
  type PersonId,
  privateChatOf,
} from "../../../../src/ids/ids.ts";
import { cancel, challenge } from "../../../../src/tables/challenge/challenge.ts";
import { remember } from "../../../../src/tables/people/people.ts";
import type { Services } from "../../../../src/tables/services/services.ts";
import { ruleset } from "../../../game/support.ts";
import { chatId, GROUP, openServices } from "../../../tables/support.ts";

const MINUTE = 60_000;
const OTHER = chatId(-200);
const MANY = 60;

let now: number;
let services: Services;

beforeEach(() => {
  now = 1_700_000_000_000;
  services = { ...openServices(3), now: () => now };
});
afterEach(() => services.store.close());

const person = (id: number): PersonId => {
  if (!isPersonId(id)) throw new Error(`${id} is nobody`);
  return id;
};

/** So many listeners of a group, whom the bot may write to. */
const listenersOf = (group: ChatId, from: number, count: number): readonly PersonId[] =>
  Array.from({ length: count }, (_, at) => {
    const id = person(from + at);
    const name = { id, name: `Listener ${id}`, username: null, language: "en" };
    remember(services, name, { id: group, kind: "group", language: "en" });
    remember(services, name, { id: privateChatOf(id), kind: "private", language: "en" });
    turnListening(services, group, id, true);
    return id;
  });

/** A member of a group looks for a game, and the message stands there. */
const looksIn = (group: ChatId, maker: PersonId): ChallengeId => {
  const name = { id: maker, name: "Maker", username: null, language: "en" };
  remember(services, name, { id: group, kind: "group", language: "en" });
  const terms = { ruleset: ruleset("long"), stake: 1 };
  const posted = challenge(services, group, maker, terms);
  const table = posted.ok ? services.store.tables.byId(posted.table) : undefined;
  if (!table?.challenge) throw new Error("no challenge");
  services.store.outbox.sending(table.id);
  services.store.outbox.sent({ ...table, message: table.id, shown: "", before: null });
  return table.challenge;
};

const told = (): readonly PersonId[] => dueNews(services).map(({ owed }) => owed.person);

describe("the news of two groups", () => {
  test("is told in turns: the many listeners of one do not silence the other", () => {
    const many = listenersOf(OTHER, 100, MANY);
    const [one] = listenersOf(GROUP, 1_000, 1);
    looksIn(OTHER, person(1));
    looksIn(GROUP, person(2));
    now += MINUTE;
    expect(told().slice(0, 2).toSorted()).toEqual([many[0], one].toSorted());
    expect(told().length).toBeLessThan(MANY);
  });

  test("goes when it closes, and stands in front of none", () => {
    listenersOf(GROUP, 100, MANY);
    const [one] = listenersOf(OTHER, 1_000, 1);
    const closed = looksIn(GROUP, person(1));
    looksIn(OTHER, person(2));
    cancel(services, closed, person(1));
    now += MINUTE;
    expect(told()).toEqual([one]);
    const announced = listenersIn(services.store).announced({ from: 0, to: now });
    expect(announced.map(({ chat }) => chat)).toEqual([OTHER]);
  });

  test("waits for who listens later, and is not read where nobody does", () => {
    looksIn(GROUP, person(1));
    now += MINUTE;
    const read = () => listenersIn(services.store).announced({ from: 0, to: now });
    expect(read()).toEqual([]);
    const later = listenersOf(GROUP, 100, 1);
    expect(told()).toEqual(later);
  });
});
