import { randomBytes } from "node:crypto";
import type { Analysis } from "../../ai/analysis/analysis.ts";
import type { rollsIn } from "../../game/rolls.ts";
import type { Automation, Colour, Game, PerColour } from "../../game/types.ts";
import type { ChallengeId, ChatId, GameId, PersonId } from "../../ids/ids.ts";
import type { Outcome } from "../../rules/types.ts";
import type { GameOrigin, GameRow, Series } from "../../store/games.ts";
import type { Person } from "../../store/people.ts";
import type { Settings } from "../../store/settings.ts";
import type { Store } from "../../store/store.ts";
import type { Caches } from "./caches.ts";
import type { Given } from "./slots.ts";

export type { Think } from "../../ai/table/thinker.ts";
export type { Traces } from "../../store/traces.ts";

/** For how many days the bot keeps what nobody needs; 0: for ever. */
export type Retention = {
  /** Challenges that no game came of. */
  readonly challengesDays: number;
  /** Names, languages and settings of people who do not come any more. */
  readonly peopleDays: number;
};

export const RETENTION: Retention = { challengesDays: 30, peopleDays: 730 };

export type Services = {
  readonly store: Store;
  readonly caches: Caches;
  /** What features add to the games at the tables, in the order in which they are asked. */
  readonly extensions: readonly GameExtension[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A new secret for the dice of one game, 32 bytes. */
  readonly newSecret: () => Uint8Array;
  readonly newToken: () => string;
  /** As `RETENTION` says where it is not given. */
  readonly retention?: Retention;
  /** What a player brings to the dice by an update of theirs, whose number the bot cannot choose. */
  readonly luckOf?: (update: number) => string;
  /** The update that is dealt with, if any. */
  readonly update?: number;
};

/**
 * Who plays a game that is not played by two people. White and Black stand in its row all the same:
 * they are who moves.
 */
export type Party = {
  /** What the series of its games say of who plays them. */
  readonly name: string;
  /** For which side a person plays who is neither White nor Black; undefined: for none. */
  readonly sideOf: (services: Services, row: PartyRow, person: PersonId) => Colour | undefined;
  /** What goes by itself in its games, where two people would have it so. */
  readonly automation: (
    services: Services,
    automation: PerColour<Automation>,
    now: { readonly row: PartyRow; readonly game: Game } | undefined,
    series: Series,
  ) => PerColour<Automation>;
  /** For whom a game waits, where that is not who moves, and for how long. */
  readonly awaited: (
    services: Services,
    row: PartyRow,
    game: Game,
  ) => { readonly person: PersonId | undefined; readonly minutes: number };
  /** Whether an answer is waited for that the game itself knows nothing of. */
  readonly isAsking: (services: Services, row: PartyRow, game: Game) => boolean;
  /** What the end of a game brings, in place of the ledger, in the transaction that ends it. */
  readonly ended: (services: Services, row: PartyRow, game: Game) => void;
};

export type PartyRow = Pick<GameRow, "id" | "series" | "party" | "white">;

/** What a feature adds to the games at the tables, which know no feature by name. */
export type GameExtension = {
  /** What it gives to other features, each for a slot of theirs. */
  readonly gives?: readonly Given[];
  readonly party?: Party;
  /** What it has to show at the table of a game, for slots of who shows it. */
  readonly shows?: (services: Services, shown: ShownGame) => Given | undefined;
  /** Until when a game waits that has waited for one player since then; undefined: as any game. */
  readonly deadline?: (services: Services, game: GameId, since: number) => number | undefined;
  /** False: nothing that comes of this game counts. */
  readonly counts?: (services: Services, game: GameId) => boolean;
  /** A player as this game names them, where it does not do so by all of their name. */
  readonly named?: (services: Services, game: GameId, person: Person) => Person;
  /** A game has begun, in the transaction that begins it. */
  readonly begun?: (services: Services, game: BegunGame) => void;
  /** A game that counts has ended, in the transaction that ends it, after the ledger. */
  readonly counted?: (services: Services, game: CountedGame) => void;
  /** What a feature knows of a game; undefined where it has nothing to say. */
  readonly knows?: {
    readonly [Key in keyof Known]?: (services: Services, game: GameId) => Known[Key] | undefined;
  };
  /** A challenge to all stands in a group now, in the transaction that posts it. */
  readonly challengeOpened?: (services: Services, challenge: OpenChallenge) => void;
  /** A person has left a group. */
  readonly personLeft?: (services: Services, chat: ChatId, person: PersonId) => void;
  /** The bot may no longer write in a chat. */
  readonly botLeft?: (services: Services, chat: ChatId) => void;
  /** The bot is in a chat again, or has other rights there. */
  readonly botReturned?: (services: Services, chat: ChatId) => void;
  /** Settings of a chat have changed, in the transaction that changes them. */
  readonly settingsChanged?: (services: Services, chat: ChatId, change: Partial<Settings>) => void;
  /** A person who is about to be forgotten gives up what they play other than as one of two. */
  readonly givesUp?: (services: Services, person: PersonId) => void;
  /** A person is forgotten, in the transaction that forgets them, before their rows go. */
  readonly forgotten?: (services: Services, person: PersonId) => void;
};

export type ShownGame = {
  readonly row: GameRow;
  readonly game: Game;
  /** Whose side it is shown from, alone; null: all see it. */
  readonly viewer: PersonId | null;
};

type BegunGame = Pick<GameRow, "id" | "white" | "black"> & { readonly origin: GameOrigin };

/** A game that has ended and counts, and the group in whose standings it does. */
export type CountedGame = {
  readonly row: GameRow;
  readonly winner: Colour;
  readonly outcome: Outcome;
  readonly points: bigint;
  readonly rolls: ReturnType<typeof rollsIn>;
  readonly group: ChatId | null;
  readonly at: number;
};

type OpenChallenge = {
  readonly id: ChallengeId;
  readonly chat: ChatId;
  readonly challenger: PersonId;
};

/** What was remarkable about a game for its winner, and how many wins in a row it made. */
export type Remark = {
  readonly note: "first-win" | "first-mars" | "run";
  readonly count: number;
};

/** What features know of games, and tables show. */
type Known = {
  readonly remark: Remark;
  readonly analysis: Analysis;
  /** Its players met by looking for an opponent. */
  readonly ofStrangers: boolean;
  /** It ended as another opponent than the computer was found. */
  readonly isBrokenOff: boolean;
};

/** What the first feature that has something to say knows of a game. */
export const knownOf = <Key extends keyof Known>(
  services: Services,
  key: Key,
  game: GameId,
): Known[Key] | undefined => {
  for (const { knows } of services.extensions) {
    const found = knows?.[key]?.(services, game);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** The party that plays a game; undefined: two people. */
export const partyOf = (
  { extensions }: Services,
  { party: name }: Pick<GameRow, "party">,
): Party | undefined => {
  if (name === null) return undefined;
  const found = extensions.find(({ party }) => party?.name === name)?.party;
  if (!found) throw new Error(`a game is played by a party that is not known: ${name}`);
  return found;
};

/** What whoever acts now brings to the dice of a game. */
export const luckIn = ({ luckOf, update }: Services): string | null =>
  (update !== undefined && luckOf?.(update)) || null;

/** 128 random bits in base64url. */
export const newToken = (): string => randomBytes(16).toString("base64url");
