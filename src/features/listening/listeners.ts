import type { Terms } from "../../game/series.ts";
import type { ChatId, PersonId } from "../../ids/ids.ts";
import { privateChatOf } from "../../ids/ids.ts";
import type { Chat, Person } from "../../store/people.ts";
import type { Table } from "../../store/tables.ts";
import type { GameExtension, Services } from "../../tables/services/services.ts";
import { DAY_MS, MINUTE_MS } from "../../tables/services/time.ts";
import { arenasIn } from "../arena/store/arenas.ts";
import { chouettesIn } from "../chouette/store/chouettes.ts";
import type { GroupEvent } from "../contest/store/contests.ts";
import { cupsIn } from "../cup/store/cups.ts";
import type { Telling, Tiding } from "./store.ts";
import { listenersIn } from "./store.ts";

/** Whoever sits down at once has called nobody. */
const PATIENCE_MS = 15_000;
/** Later than this it is no news, as after a stop of the bot. */
const NEWS_MS = 5 * MINUTE_MS;
/** Those who want more are told no more often; longer than something is news, so that it is said once. */
const OFTEN_MS = 10 * MINUTE_MS;

/** Turns on for somebody that they are told of what happens in a group, or off where that may be; which it is now. */
export const turnListening = (
  { store }: Services,
  chat: ChatId,
  person: PersonId,
  mayTurnOff: boolean,
): boolean =>
  store.transaction(() => {
    if (mayTurnOff && listenersIn(store).remove({ chat, person })) return false;
    listenersIn(store).add({ chat, person });
    return true;
  });

/** Something begins in a group, now or later, by somebody who need not be told. To be called in a transaction. */
export const announce = (
  { store, now }: Services,
  tiding: Tiding,
  person: PersonId,
  at = now() + PATIENCE_MS,
): void => {
  listenersIn(store).removeBefore(now() - NEWS_MS);
  listenersIn(store).announce({ ...tiding, person, at });
};

/** What somebody is to be told now. */
export type DueTelling = {
  readonly telling: Telling;
  /** Their private chat. */
  readonly chat: Chat;
  readonly group: Chat;
  readonly by: Person;
  readonly terms: Terms;
  /** The message in the group. */
  readonly table: Pick<Table, "chat" | "thread" | "message">;
};

/** Who is to be told of what is still so. */
export const dueTellings = (services: Services): readonly DueTelling[] => {
  const { store, now } = services;
  const asked = {
    ...{ from: now() - NEWS_MS, to: now() },
    ...{ usual: now() - DAY_MS, often: now() - OFTEN_MS },
  };
  return listenersIn(store)
    .owed(asked)
    .flatMap((telling) => {
      const chat = store.people.chat(privateChatOf(telling.person));
      const group = store.people.chat(telling.chat);
      const begun = chat && group && begunBy(services, telling);
      // First it has to stand in the group.
      const isThere = begun && begun.table.message !== null;
      return isThere ? [{ telling, chat, group, ...begun }] : [];
    });
};

type Begun = Pick<DueTelling, "by" | "terms" | "table">;

const begunBy = (services: Services, telling: Telling): Begun | undefined => {
  const { store } = services;
  switch (telling.what) {
    case "challenge": {
      const found = store.challenges.byId(telling.number);
      const by = found?.state === "open" ? store.people.person(found.challenger) : undefined;
      const [table] = store.tables.byChallenge(telling.number);
      return found && by && table && { by, terms: found.terms, table };
    }
    case "arena":
      return eveningBy(services, arenasIn(store).byId(telling.number));
    case "cup":
      return eveningBy(services, cupsIn(store).byId(telling.number));
    case "chouette":
      return eveningBy(services, chouettesIn(store).byId(telling.number));
  }
};

const eveningBy = (
  { store }: Services,
  evening: GroupEvent<number> | undefined,
): Begun | undefined => {
  const by = evening?.state === "open" ? store.people.person(evening.maker) : undefined;
  return evening && by && { by, terms: evening.terms, table: evening };
};

export const listeningExtension: GameExtension = {
  challengeOpened: (services, { id, chat, challenger }) =>
    announce(services, { chat, what: "challenge", number: id }, challenger),
  personLeft: ({ store }, chat, person) => void listenersIn(store).remove({ chat, person }),
};
