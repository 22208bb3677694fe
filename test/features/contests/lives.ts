import { type GameId, isPersonId, type PersonId, privateChatOf } from "../../../src/ids/ids.ts";
import { SQL } from "../../../src/store/prepared.ts";
import { play } from "../../../src/tables/game/play.ts";
import { remember } from "../../../src/tables/people/people.ts";
import { newCaches } from "../../../src/tables/services/caches.ts";
import type { Services } from "../../../src/tables/services/services.ts";
import { openServices, playSome, rowOf } from "../../tables/support.ts";

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

/** Services with so many people, by a clock from outside. */
export const openWithPeople = (count: number, now: () => number): Services => {
  const services = { ...openServices(1), now };
  peopleIn(services, count);
  return services;
};

export const sure = <T>(found: T | null | undefined): T => {
  if (found === undefined || found === null) throw new Error("there is nothing");
  return found;
};

/** Gives their game up after some turns, as a mars, which the other accepts where that is asked. */
export const givesUp = (services: Services, game: GameId, one: PersonId): void => {
  playSome(services, game);
  const { version, white, black } = rowOf(services, game);
  const resigned = play(services, game, version, one, { type: "resign", outcome: "mars" });
  if (!resigned.ok) throw new Error(resigned.code);
  if (resigned.game.phase.kind === "over") return;
  const other = white === one ? black : white;
  const accepted = play(services, game, rowOf(services, game).version, other, {
    type: "accept-resignation",
  });
  if (!accepted.ok) throw new Error(accepted.code);
};

export class Killed extends Error {}

/** How long a process has to live: so many calls of the database, or of Telegram. */
export const lifeOf = (calls: number) => {
  let left = calls;
  return {
    get isOver(): boolean {
      return left <= 0;
    },
    spend(): void {
      left--;
      if (left <= 0) throw new Killed();
    },
  };
};

type Life = ReturnType<typeof lifeOf>;

const RUNS: readonly PropertyKey[] = ["get", "all", "run", "iterate"];

/** A database that dies with the process, at queries of features that name this in their text. */
const mortalSql = <Asked extends object>(asked: Asked, life: Life, about = ""): Asked =>
  new Proxy(asked, {
    get(target, name) {
      const found: unknown = Reflect.get(target, name, target);
      if (typeof found !== "function") return found;
      return (...args: readonly unknown[]) => {
        if (RUNS.includes(name)) life.spend();
        const done: unknown = Reflect.apply(found, target, args);
        const isMeant = name === "pluck" || (name === "prepare" && String(args[0]).includes(about));
        return isMeant && typeof done === "object" && done !== null ? mortalSql(done, life) : done;
      };
    },
  });

/** The same, dying with the process at the last call of what is in it, and dead from then on. */
export const mortal = <Queries extends object>(queries: Queries, life: Life): Queries => {
  const databases = new WeakMap<object, object>();
  return new Proxy(queries, {
    get(target, name, receiver) {
      const found: unknown = Reflect.get(target, name, receiver);
      if (typeof found === "object" && found !== null) {
        if (name !== SQL) return mortal(found, life);
        const known = databases.get(found) ?? mortalSql(found, life);
        databases.set(found, known);
        return known;
      }
      if (typeof found !== "function") return found;
      return (...args: readonly unknown[]) => {
        life.spend();
        return Reflect.apply(found, target, args);
      };
    },
  });
};

/** The same services, dying at that call of what a contest asks of the database. */
export const dyingAt = (
  services: Services,
  contest: "arena" | "cup" | "chouette",
  call: number,
): Services => {
  const life = lifeOf(call);
  // Nobody is left who could set anything aside.
  const unlessDamaged = <T>(_: string, read: () => T): T => read();
  const { games, waits } = services.store;
  // All of a chouette happens at the board.
  const board =
    contest === "chouette" ? { games: mortal(games, life), waits: mortal(waits, life) } : {};
  const dying = { [SQL]: mortalSql(services.store[SQL], life, contest), ...board };
  return {
    ...services,
    caches: newCaches(),
    store: { ...services.store, ...dying, unlessDamaged },
  };
};
