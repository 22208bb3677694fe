import type { ChatId, PersonId } from "../../../../ids/ids.ts";
import type { Family } from "../../../../rules/types.ts";
import type { Chat } from "../../../../tables/people/people.ts";
import type { Post, Services } from "../../../../tables/services/services.ts";
import { type Square, squareOf } from "../../decision/decision.ts";
import { sevenToday } from "../../sets/sets.ts";
import { SEVEN_GAMES } from "../../sets/types.ts";
import { type ChatDay, type GroupResult, sevenGroupsIn } from "../store/groups.ts";

type GroupRow = { readonly name: string; readonly squares: readonly Square[] };

type Winner = GroupRow & { readonly game: Family };

export type GroupDay = {
  readonly day: number;
  /** The best first; games without players are left out. */
  readonly games: readonly { readonly game: Family; readonly rows: readonly GroupRow[] }[];
  /** The best players of the last day before it with a message. */
  readonly before: BestOfDay | undefined;
};

export type BestOfDay = { readonly day: number; readonly winners: readonly Winner[] };

/** A message is sent at most this often a day, even if people delete it. */
const MOST_SENT = 2;

/** Whether a group's message is due to be sent or edited; messages of past days are only edited. */
export const isDayDue = (services: Services, { chat, subject, message, sent }: Post): boolean =>
  message !== null ||
  (subject === sevenToday(services) &&
    sent < MOST_SENT &&
    services.store.people.chat(chat)?.settings.sevens === true);

export const groupDay = ({ store }: Services, { chat, day }: ChatDay): GroupDay => {
  const { people } = store;
  const sevenGroups = sevenGroupsIn(store);
  const played = sevenGroups.results({ chat, day });
  const rowOf = ({ person, losses }: GroupResult): GroupRow => ({
    name: people.person(person)?.name ?? "",
    squares: losses.map(squareOf),
  });
  const games = SEVEN_GAMES.map((game) => ({
    game,
    rows: played.filter((one) => one.game === game).map(rowOf),
  }));
  const before = sevenGroups.dayBefore({ chat, day }) ?? undefined;
  const then = before === undefined ? [] : sevenGroups.results({ chat, day: before });
  const winners = SEVEN_GAMES.flatMap((game) => {
    const best = then.find((one) => one.game === game);
    return best ? [{ game, ...rowOf(best) }] : [];
  });
  return {
    day,
    games: games.filter(({ rows }) => rows.length > 0),
    before: before === undefined || winners.length === 0 ? undefined : { day: before, winners },
  };
};

/** After a seven of today: a person's groups show it, and one more group is asked about. */
export const noteSevenPlayed = ({ store }: Services, person: PersonId, day: number): void => {
  sevenGroupsIn(store).notePlayed({ person, day });
  const chat = sevenGroupsIn(store).unasked({ person });
  if (chat !== undefined) sevenGroupsIn(store).ask({ chat, person, day });
};

export const groupAsked = (services: Services, person: PersonId): Chat | undefined => {
  const { store } = services;
  const chat = sevenGroupsIn(store).askedAbout({ person, day: sevenToday(services) });
  return chat === undefined ? undefined : store.people.chat(chat);
};

export type GroupOfSevens = { readonly chat: Chat; readonly isShown: boolean };

export const groupsOfSevens = ({ store }: Services, person: PersonId): readonly GroupOfSevens[] =>
  sevenGroupsIn(store)
    .ofPerson(person)
    .flatMap(({ chat: id, shown }) => {
      const chat = store.people.chat(id);
      return chat ? [{ chat, isShown: shown === 1 }] : [];
    });

/** Shows or hides a person's sevens in a group; false if they were not asked about it. */
export const showSevens = (
  services: Services,
  person: PersonId,
  { chat, isShown }: { readonly chat: ChatId; readonly isShown: boolean },
): boolean =>
  services.store.transaction(() => {
    const sevenGroups = sevenGroupsIn(services.store);
    if (!sevenGroups.ofPerson(person).some((one) => one.chat === chat)) return false;
    if (isShown) {
      sevenGroups.show({ chat, person });
      sevenGroups.notePlayed({ person, day: sevenToday(services) });
    } else {
      sevenGroups.makeAgain({ chat, person });
      sevenGroups.hide({ chat, person });
    }
    return true;
  });

/** Shows a member's sevens in a group; false if it does so already, or has no sevens. */
export const joinSevens = (services: Services, person: PersonId, chat: Chat): boolean => {
  const sevenGroups = sevenGroupsIn(services.store);
  const known = sevenGroups.ofPerson(person).find((one) => one.chat === chat.id);
  if (known?.shown === 1 || !chat.settings.sevens) return false;
  return services.store.transaction(() => {
    sevenGroups.ask({ chat: chat.id, person, day: sevenToday(services) });
    return showSevens(services, person, { chat: chat.id, isShown: true });
  });
};

/** A member has left a group: its message loses them. */
export const leaveSevens = ({ store }: Services, chat: ChatId, person: PersonId): void => {
  sevenGroupsIn(store).makeAgain({ chat, person });
  sevenGroupsIn(store).leave({ chat, person });
};

/** Messages of groups lose a forgotten person. */
export const hideForgotten = ({ store }: Services, person: PersonId): void => {
  for (const chat of sevenGroupsIn(store).groupsShowing(person))
    sevenGroupsIn(store).makeAgain({ chat, person });
};
