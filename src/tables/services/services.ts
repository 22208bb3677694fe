import type { rollsIn } from "../../game/fairness.ts";
import type { Automation, Colour, Game, PerColour } from "../../game/types.ts";
import type { ChallengeId, ChatId, GameId, PersonId } from "../../ids/ids.ts";
import { type Chance, newWord } from "../../machine/chance.ts";
import type { Time } from "../../machine/time.ts";
import type { Outcome } from "../../rules/types.ts";
import type { GameOrigin, GameRow, Series } from "../../store/games.ts";
import type { Person } from "../../store/people.ts";
import type { Settings } from "../../store/settings.ts";
import type { Store } from "../../store/store.ts";
import type { Caches } from "./caches.ts";
import type { SlotItem } from "./slots.ts";

export type { Think } from "../../ai/table/thinker.ts";
export type { Notice } from "../../store/notices.ts";
export type { Post, Subject } from "../../store/posts.ts";
export type { Traces } from "../../store/traces.ts";

/** How many days the bot keeps unused data; 0: for ever. */
export type Retention = {
  /** Challenges without a game. */
  readonly challengesDays: number;
  /** Names, languages and settings of people who stay away. */
  readonly peopleDays: number;
};

export const RETENTION: Retention = { challengesDays: 30, peopleDays: 730 };

export type Services = {
  readonly store: Store;
  readonly caches: Caches;
  /** Additions of the features to games, in the order in which they are asked. */
  readonly extensions: readonly GameExtension[];
  readonly time: Time;
  /** Milliseconds since 1970, as `time` has them: most need nothing else of it. */
  readonly now: () => number;
  /** A new secret for the dice of one game, 32 bytes. */
  readonly newSecret: () => Uint8Array;
  /** A word that nobody can guess, of 16 random bytes by default. */
  readonly newToken: (bytes?: number) => string;
  readonly retention?: Retention;
  /** A player's luck, from the number of their update: the bot cannot choose it. */
  readonly luckOf?: (update: number) => string;
  readonly update?: number;
};

/** A party plays in place of two people. The White and Black of its row are those who move. */
export type Party = {
  readonly name: string;
  /** The side of a person who is neither White nor Black; undefined: they do not play. */
  readonly sideOf: (services: Services, row: PartyRow, person: PersonId) => Colour | undefined;
  /** The steps that its games make automatically; settings decide this for two people. */
  readonly automation: (
    services: Services,
    automation: PerColour<Automation>,
    now: { readonly row: PartyRow; readonly game: Game } | undefined,
    series: Series,
  ) => PerColour<Automation>;
  /** The person whose answer to a double a game waits for, if any, and the minutes to wait. */
  readonly awaited: (
    services: Services,
    row: PartyRow,
    game: Game,
  ) => { readonly person: PersonId | undefined; readonly minutes: number };
  /** Settles a finished game instead of the ledger, in the transaction that ends it. */
  readonly ended: (services: Services, row: PartyRow, game: Game) => void;
  /** Gives a game up for a person who is forgotten. */
  readonly givesUp: (services: Services, game: GameId, person: PersonId) => void;
  readonly shows: NonNullable<GameExtension["shows"]>;
};

export type PartyRow = Pick<GameRow, "id" | "series" | "white">;

/** A feature's additions to the games at the tables. The tables know no feature by name. */
export type GameExtension = {
  /** Things for other features, each made for one of their slots. */
  readonly gives?: readonly SlotItem[];
  readonly party?: Party;
  readonly shows?: (services: Services, shown: ShownGame) => SlotItem | undefined;
  /** True: this person throws and plays every turn by hand, whatever the settings are. */
  readonly playsByHand?: (services: Services, person: PersonId) => boolean;
  /** Called in the transaction that begins a game. */
  readonly begun?: (services: Services, game: BegunGame) => void;
  /** A game has changed, or who is late in it, in the transaction that notes it. */
  readonly happened?: (services: Services, game: GameId) => void;
  /** Called when a game that counts ends: in the same transaction, after the ledger. */
  readonly counted?: (services: Services, game: CountedGame | DrawnGame) => void;
  /** What a feature knows of a game; undefined: it knows nothing. */
  readonly knows?: {
    readonly [Key in keyof Known]?: (services: Services, game: GameId) => Known[Key] | undefined;
  };
  /** Puts its own times off, in the transaction that gives back the time of an outage. */
  readonly givesBack?: (services: Services, standstill: Standstill) => void;
  /** Called in the transaction that posts a challenge to all members of a group. */
  readonly challengeOpened?: (services: Services, challenge: OpenChallenge) => void;
  readonly personLeft?: (services: Services, chat: ChatId, person: PersonId) => void;
  /** Called in the transaction that keeps a person from beginning games in a group. */
  readonly sidelined?: (services: Services, chat: ChatId, person: PersonId) => void;
  readonly chatChanged?: (services: Services, chat: ChatId, change: ChatChange) => void;
  /** Called in the transaction that forgets a person, before their rows are deleted. */
  readonly forgotten?: (services: Services, person: PersonId) => void;
};

export type ChatChange = {
  readonly settings?: Partial<Settings>;
  /** True: the bot is there again, or has other rights; false: it may not write any more. */
  readonly isBotThere?: boolean;
};

/** Milliseconds since 1970 between which nobody could play. */
export type Standstill = { readonly from: number; readonly until: number };

export type ShownGame = {
  readonly row: GameRow;
  readonly game: Game;
  /** The only person who sees it, from their side; null: all see it. */
  readonly viewer: PersonId | null;
};

type BegunGame = Pick<GameRow, "id" | "white" | "black"> & { readonly origin: GameOrigin };

/** A game that counts and has no winner; `points` are what both score. */
export type DrawnGame = {
  readonly row: GameRow;
  readonly game: Game;
  readonly winner?: undefined;
  readonly points: bigint;
  readonly rolls: ReturnType<typeof rollsIn>;
  readonly group: ChatId | null;
  readonly at: number;
};

/** A won game that counts, and the group of its standings. */
export type CountedGame = {
  readonly row: GameRow;
  /** At its end, which the row does not have yet. */
  readonly game: Game;
  readonly winner: Colour;
  readonly outcome: Outcome;
  readonly points: bigint;
  readonly rolls: ReturnType<typeof rollsIn>;
  readonly group: ChatId | null;
  readonly at: number;
  /** Not played out, with fewer than five turns of a player: it is not rated. */
  readonly endedEarly: boolean;
  /** Left so early that it counts in no standings either. */
  readonly wasLeftEarly: boolean;
};

type OpenChallenge = {
  readonly id: ChallengeId;
  readonly chat: ChatId;
  readonly challenger: PersonId;
};

/** What there can be to say about a game that is over, of its winner. */
export type Remark = {
  readonly note:
    | "first-win"
    | "first-mars"
    | "first-over"
    | "first-place"
    | "place"
    | "passed"
    | "ended"
    | "streak"
    | "run"
    | "level"
    | "ahead"
    | "round"
    | "week";
  readonly count: number;
  /** The games that its two players have won, the winner's first. */
  readonly won: number;
  readonly lost: number;
};

/** What the table that all see says of a game, and what each of the two is told alone. */
export type Remarks = { readonly shared: Remark | undefined; readonly own: Remark | undefined };

type Known = {
  readonly remarks: Remarks;
  /** The players met through the search for an opponent. */
  readonly ofStrangers: boolean;
  readonly naming: (person: Person) => Person;
  /** It was broken off for an opponent other than the computer, and does not count. */
  readonly isBrokenOff: boolean;
  /** Who sits down for the computer in the next game, if it changes its level. */
  readonly nextComputer: PersonId;
  /** The end of a wait, by its beginning, if it is not the usual one. */
  readonly deadline: (since: number) => number;
};

/** The answer of the first feature that knows something of a game. */
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

export const playsByHand = (services: Services, person: PersonId): boolean =>
  services.extensions.some((one) => one.playsByHand?.(services, person) ?? false);

export const partyOf = (
  { extensions }: Services,
  { party: name }: Pick<GameRow, "party">,
): Party | undefined => {
  if (name === null) return undefined;
  const found = extensions.find(({ party }) => party?.name === name)?.party;
  if (!found) throw new Error(`a game is played by a party that is not known: ${name}`);
  return found;
};

export const tellHappened = (services: Services, game: GameId): void => {
  for (const { happened } of services.extensions) happened?.(services, game);
};

/** The luck that the current update brings to a game's dice. */
export const luckIn = ({ luckOf, update }: Services): string | null =>
  (update !== undefined && luckOf?.(update)) || null;

const SECRET_BYTES = 32;
const TOKEN_BYTES = 16;

/** What services need of the machine they run on. */
export const ofMachine = (
  time: Time,
  chance: Chance,
): Pick<Services, "time" | "now" | "newSecret" | "newToken"> => ({
  time,
  now: time.now,
  newSecret: () => chance.bytes(SECRET_BYTES),
  newToken: (bytes = TOKEN_BYTES) => newWord(chance, bytes),
});
