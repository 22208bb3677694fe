import type { User } from "grammy/types";
import type { Database } from "./database.ts";
import type { WorldPerson } from "./types.ts";

/** Ids above 32 bits, like Telegram's, so that code with smaller numbers fails here first. */
const FIRST_ID = 5_100_000_001;

const FIRST_PEOPLE: readonly WorldPerson[] = [
  {
    key: "anna",
    user: {
      id: FIRST_ID,
      is_bot: false,
      first_name: "Anna",
      username: "anna_dvor",
      language_code: "ru",
    },
  },
  {
    key: "boris",
    user: {
      id: FIRST_ID + 1,
      is_bot: false,
      first_name: "Boris",
      last_name: "Katz",
      username: "boris_plays",
      language_code: "en",
    },
  },
  {
    key: "vahe",
    user: { id: FIRST_ID + 2, is_bot: false, first_name: "Vahe", language_code: "ru" },
  },
];

/** Friends who can be invited, in this order. */
const FRIENDS = [
  ["narek", "Нарек", "ru"],
  ["sophie", "Sophie", "en"],
  ["gurgen", "Гурген", "ru"],
  ["tamar", "Tamar", "en"],
  ["elena", "Елена", "ru"],
  ["oscar", "Oscar", "en"],
  ["ruslan", "Руслан", "ru"],
  ["nino", "Nino", "en"],
  ["aram", "Арам", "ru"],
  ["judith", "Judith", "en"],
  ["timur", "Тимур", "ru"],
  ["leyla", "Leyla", "en"],
  ["vardan", "Вардан", "ru"],
] as const;

export type People = {
  all(): readonly WorldPerson[];
  /** Adds the next friend; undefined if all are there. */
  add(): WorldPerson | undefined;
  byKey(key: string): WorldPerson | undefined;
  byId(id: number): WorldPerson | undefined;
  byUsername(username: string): WorldPerson | undefined;
  /** Replaces Telegram's data of a person: names, username, language. */
  change(person: WorldPerson, user: Partial<User>): void;
};

export const openPeople = (database: Database): People => {
  const insert = database.prepare("INSERT OR IGNORE INTO person (id, key, user) VALUES (?, ?, ?)");
  for (const { key, user } of FIRST_PEOPLE) insert.run(user.id, key, JSON.stringify(user));

  const select = database.prepare<[], { key: string; user: string }>(
    "SELECT key, user FROM person ORDER BY id",
  );
  const update = database.prepare("UPDATE person SET user = ? WHERE key = ?");
  const load = (): WorldPerson[] =>
    select.all().map(({ key, user }) => ({ key, user: JSON.parse(user) }));

  let people = load();
  return {
    all: () => people,
    add() {
      const [key, first_name, language_code] = FRIENDS[people.length - FIRST_PEOPLE.length] ?? [];
      if (key === undefined) return undefined;
      const id = FIRST_ID + people.length;
      const user = { id, is_bot: false, first_name, language_code };
      insert.run(id, key, JSON.stringify(user));
      people = load();
      return people.at(-1);
    },
    byKey: (key) => people.find((person) => person.key === key),
    byId: (id) => people.find(({ user }) => user.id === id),
    byUsername: (name) =>
      people.find(({ user }) => user.username?.toLowerCase() === name.toLowerCase()),
    change(person, user) {
      const { username, ...changed } = { ...person.user, ...user, id: person.user.id };
      // Who has removed it has none.
      update.run(JSON.stringify({ ...changed, ...(username && { username }) }), person.key);
      people = load();
    },
  };
};
