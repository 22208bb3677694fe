import { COLOURS, opponent } from "../../../game/colours.ts";
import type { Terms } from "../../../game/series.ts";
import {
  type ChatId,
  type GameId,
  isComputer,
  type PersonId,
  privateChatOf,
} from "../../../ids/ids.ts";
import { DONE, type Done, type Result, refused } from "../../../rules/result.ts";
import type { Person } from "../../../store/people.ts";
import { ownGame, playersOf } from "../../../tables/game/players.ts";
import type { CountedGame, Services } from "../../../tables/services/services.ts";
import { DAY_MS } from "../../../tables/services/time.ts";
import { ringAnew } from "../../../tables/shown/repost.ts";
import { hear } from "../../../tables/shown/voices.ts";
import { leaverOf } from "../rules/leaving.ts";
import { leaversIn } from "../store/leavers.ts";
import { REPORT_POST, STRANGER_POST, strangersIn } from "../store/strangers.ts";

export const REASONS = ["name", "stalling", "cheating"] as const;
type Reason = (typeof REASONS)[number];

export const isReason = (text: string): text is Reason => REASONS.some((one) => one === text);

/** The owner gets at most this many complaints of one person in a day. */
const MOST_REPORTS = 3;

export type Stranger = {
  readonly person: Person;
  readonly isAvoided: boolean;
  readonly isReported: boolean;
};

/** People who met by a search know only first names. */
export const asStranger = <Of extends Pick<Person, "name" | "username">>(person: Of): Of => {
  const [first = ""] = person.name.trim().split(/\s+/u);
  return { ...person, name: first, username: null };
};

/** Notes who stayed to the end of a game that a search had found, and who did not. */
export const noteLeaving = (
  services: Services,
  { row, game }: Pick<CountedGame, "row" | "game">,
): void => {
  if (!strangersIn(services.store).haveMetIn(row.id)) return;
  const leavers = leaversIn(services.store);
  const leaver = leaverOf(game);
  for (const colour of COLOURS) leavers[colour === leaver ? "left" : "stayed"](row[colour]);
};

type StrangerFound = Result<
  { readonly other: Stranger; readonly terms: Terms },
  "no-game" | "not-your-game" | "no-stranger"
>;

/** A person's opponent in a game that began by a search of both. */
export const strangerIn = (services: Services, game: GameId, person: PersonId): StrangerFound => {
  const strangers = strangersIn(services.store);
  const own = ownGame(services, game, person);
  if (!own.ok) return own;
  const other = playersOf(services, own.row)?.[opponent(own.by)];
  if (!other || isComputer(other.id) || !strangers.haveMetIn(game)) return refused("no-stranger");
  return {
    ok: true,
    terms: services.store.games.series(own.row.series).terms,
    other: {
      person: other,
      isAvoided: strangers.avoids({ person, other: other.id }),
      isReported: strangers.hasReported({ game, person }),
    },
  };
};

const pageOf = (game: GameId, person: PersonId) => ({
  ...{ kind: STRANGER_POST, subject: game, chat: privateChatOf(person) },
});

/** Sends a person the page about their opponent, once more if it is there already. */
export const showStranger = (services: Services, game: GameId, person: PersonId): StrangerFound =>
  services.store.transaction(() => {
    const met = strangerIn(services, game, person);
    if (!met.ok) return met;
    const { posts } = services.store;
    const page = pageOf(game, person);
    if (!posts.add(page)) ringAnew(services, posts.in(page));
    return met;
  });

/** The page has changed; one of an earlier version is kept from now on. */
const touchPage = ({ store }: Services, page: ReturnType<typeof pageOf>, message: number | null) =>
  store.posts.add({ ...page, message }) || store.posts.touchIn(page);

/** The two are no longer paired, or can be again; `message` is the page. */
export const turnAvoiding = (
  services: Services,
  game: GameId,
  person: PersonId,
  message: number | null,
): StrangerFound =>
  services.store.transaction(() => {
    const met = strangerIn(services, game, person);
    if (!met.ok) return met;
    const strangers = strangersIn(services.store);
    const two = { person, other: met.other.person.id };
    if (!strangers.avoidNoMore(two)) {
      strangers.avoid(two);
      hear(services, person, two.other, false);
    }
    touchPage(services, pageOf(game, person), message);
    return met;
  });

type Reported = Done<"no-game" | "not-your-game" | "no-stranger" | "reported" | "reports-enough">;

/** Tells the owner in `chat` about an opponent, once a game; `message` is the page. */
export const reportStranger = (
  services: Services,
  game: GameId,
  person: PersonId,
  reason: Reason,
  { chat, message }: { readonly chat: ChatId; readonly message: number | null },
): Reported =>
  services.store.transaction(() => {
    const { posts } = services.store;
    const strangers = strangersIn(services.store);
    const met = strangerIn(services, game, person);
    if (!met.ok) return met;
    const at = services.now();
    if (met.other.isReported) return refused("reported");
    if (strangers.reportsBy(person, at - DAY_MS) >= MOST_REPORTS) return refused("reports-enough");
    strangers.report({ game, person, other: met.other.person.id, reason, at });
    touchPage(services, pageOf(game, person), message);
    const report = { kind: REPORT_POST, subject: game, chat };
    if (!posts.add(report)) ringAnew(services, posts.in(report));
    return DONE;
  });
