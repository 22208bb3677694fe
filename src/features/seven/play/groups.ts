import type { ChatId, PersonId } from "../../../ids/ids.ts";
import type { Chat } from "../../../tables/people/people.ts";
import type { GameExtension, Services } from "../../../tables/services/services.ts";
import { type Square, squareOf } from "../rules/squares.ts";
import { SEVEN_GAMES, type SevenGame } from "../rules/types.ts";
import type { GroupResult, SevenPost } from "../store/groups.ts";
import { sevenGroupsIn } from "../store/groups.ts";
import { sevenToday } from "./sets.ts";

/** Between two edits of a group's message. */
const PAUSE_MS = 60_000;

type Named = { readonly name: string; readonly loss: number };

type GroupRow = Named & { readonly squares: readonly Square[] };

type Winner = Named & { readonly game: SevenGame };

/** What a group's message of a day shows. */
export type GroupDay = {
  readonly day: number;
  /** The best first; without games that nobody has played. */
  readonly games: readonly { readonly game: SevenGame; readonly rows: readonly GroupRow[] }[];
  /** Who lost least on the day before that the group has played. */
  readonly before: BestOfDay | undefined;
};

/** Who has lost least of a day's sevens. */
export type BestOfDay = { readonly day: number; readonly winners: readonly Winner[] };

/** A message of a group that is to be sent or edited now. */
export type DueGroupDay = { readonly post: SevenPost; readonly chat: Chat };

export const dueGroupDays = (services: Services): readonly DueGroupDay[] => {
  const { store, now } = services;
  return sevenGroupsIn(store)
    .owed({ since: now() - PAUSE_MS, today: sevenToday(services) })
    .flatMap((post) => {
      const chat = store.people.chat(post.chat);
      return chat ? [{ post, chat }] : [];
    });
};

export const groupDay = (
  { store }: Services,
  { chat, day }: Pick<SevenPost, "chat" | "day">,
): GroupDay => {
  const { people } = store;
  const sevenGroups = sevenGroupsIn(store);
  const played = sevenGroups.results({ chat, day });
  const named = ({ person, loss }: GroupResult): Named => ({
    name: people.person(person)?.name ?? "",
    loss,
  });
  const games = SEVEN_GAMES.map((game) => ({
    game,
    rows: played
      .filter((one) => one.game === game)
      .map((one) => ({ ...named(one), squares: one.losses.map(squareOf) })),
  }));
  const before = sevenGroups.dayBefore({ chat, day }) ?? undefined;
  const then = before === undefined ? [] : sevenGroups.results({ chat, day: before });
  const winners = SEVEN_GAMES.flatMap((game) => {
    const best = then.find((one) => one.game === game);
    return best ? [{ game, ...named(best) }] : [];
  });
  return {
    day,
    games: games.filter(({ rows }) => rows.length > 0),
    before: before === undefined || winners.length === 0 ? undefined : { day: before, winners },
  };
};

/** Somebody has played a whole seven today: their groups see it, and they are asked about one more. */
export const noteSevenPlayed = ({ store }: Services, person: PersonId, day: number): void => {
  sevenGroupsIn(store).played({ person, day });
  const chat = sevenGroupsIn(store).unasked({ person });
  if (chat !== undefined) sevenGroupsIn(store).ask({ chat, person, day });
};

/** The group that somebody is asked about today. */
export const groupAsked = (services: Services, person: PersonId): Chat | undefined => {
  const { store } = services;
  const chat = sevenGroupsIn(store).asked({ person, day: sevenToday(services) });
  return chat === undefined ? undefined : store.people.chat(chat);
};

/** A group that wants sevens and knows somebody, and whether theirs are shown there. */
export type GroupOfSevens = { readonly chat: Chat; readonly isShown: boolean };

export const groupsOfSevens = ({ store }: Services, person: PersonId): readonly GroupOfSevens[] =>
  sevenGroupsIn(store)
    .ofPerson(person)
    .flatMap(({ chat: id, shown }) => {
      const chat = store.people.chat(id);
      return chat ? [{ chat, isShown: shown === 1 }] : [];
    });

/** Shows somebody's sevens in a group that they were asked about, or no more; false: it is none of theirs. */
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
      sevenGroups.played({ person, day: sevenToday(services) });
    } else {
      sevenGroups.makeAgain({ chat, person });
      sevenGroups.hide({ chat, person });
    }
    return true;
  });

/** Somebody in a group wants theirs shown there; false where they are, or the group wants none. */
export const joinSevens = (services: Services, person: PersonId, chat: Chat): boolean => {
  const sevenGroups = sevenGroupsIn(services.store);
  const known = sevenGroups.ofPerson(person).find((one) => one.chat === chat.id);
  if (known?.shown === 1 || !chat.settings.sevens) return false;
  return services.store.transaction(() => {
    sevenGroups.ask({ chat: chat.id, person, day: sevenToday(services) });
    return showSevens(services, person, { chat: chat.id, isShown: true });
  });
};

/** Messages of groups lose a person who is forgotten. */
const leaveSevens = ({ store }: Services, person: PersonId): void => {
  for (const chat of sevenGroupsIn(store).groupsShowing(person))
    sevenGroupsIn(store).makeAgain({ chat, person });
};

export const sevenExtension: GameExtension = {
  personLeft: ({ store }, chat, person) => {
    sevenGroupsIn(store).makeAgain({ chat, person });
    sevenGroupsIn(store).leave({ chat, person });
  },
  forgotten: leaveSevens,
};
