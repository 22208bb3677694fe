import { isPersonId, type PersonId, privateChatOf } from "../../src/ids/ids.ts";
import { newCaches } from "../../src/tables/caches.ts";
import { remember } from "../../src/tables/people.ts";
import type { Services } from "../../src/tables/services.ts";

export const person = (id: number): PersonId => {
  if (!isPersonId(id)) throw new Error(`${id} is nobody`);
  return id;
};

/** So many people who have begun with the bot. */
export const peopleIn = (services: Services, count: number): readonly PersonId[] =>
  Array.from({ length: count }, (_, at): PersonId => {
    const id = person(at + 1);
    const known = { id, name: `Player ${id}`, username: null, language: "en" };
    remember(services, known, { id: privateChatOf(id), kind: "private", language: "en" });
    return id;
  });

export class Killed extends Error {}

/** The same services, dying at that call of what an event asks of the database. */
export const dyingAt = (services: Services, events: "arenas" | "cups", call: number): Services => {
  let left = call;
  const die = (): void => {
    left--;
    if (left === 0) throw new Killed();
  };
  const mortal = <Queries extends object>(queries: Queries): Queries =>
    new Proxy(queries, {
      get(target, name, receiver) {
        die();
        return Reflect.get(target, name, receiver);
      },
    });
  // Nobody is left who could set anything aside.
  const unlessDamaged = <T>(_: string, read: () => T): T => read();
  const { arenas, cups } = services.store;
  const dying = events === "arenas" ? { arenas: mortal(arenas) } : { cups: mortal(cups) };
  return {
    ...services,
    caches: newCaches(),
    store: { ...services.store, ...dying, unlessDamaged },
  };
};
