import type { PlayWords, Wish } from "../../bot/play/play-words.ts";
import type { CodeOf, Say, TextKey } from "../../bot/text/texts.ts";
import type { Words } from "../../bot/text/words.ts";
import type { Keyboard, Row } from "../../bot/view/button.ts";
import type { ContestPanel } from "../../bot/view/look.ts";
import type { BoardMessage, Look } from "../../bot/view/table-message.ts";
import type { Terms } from "../../game/series.ts";
import type { GameId, PersonId } from "../../ids/ids.ts";
import type { Done } from "../../rules/result.ts";
import type { Ruleset } from "../../rules/types.ts";
import type { GameRow } from "../../store/games.ts";
import type { Habits } from "../../tables/people/settings.ts";
import type { Services } from "../../tables/services/services.ts";
import type { EnterButton } from "../following/door.ts";
import type { ContestPlace, ContestQueries, GroupContest } from "./contests.ts";
import type { ContestMenu } from "./menu.ts";
import type { ContestName, PlannedStart } from "./presses.ts";

/** How a contest is kept and shown. */
export type ShownKind<Contest extends GroupContest> = {
  readonly name: ContestName;
  readonly in: (store: Services["store"]) => ContestQueries<Contest>;
  readonly message: Shows<Contest>;
  /** The message after its end. */
  readonly card: Shows<Contest>;
  /** The contest of a button that its message alone has in the group. */
  readonly idOfButton: (data: string) => Contest["id"] | undefined;
};

/** A kind whose games come to its players in private: an arena or a cup. */
export type EnteredKind<Contest extends GroupContest> = ShownKind<Contest> & {
  /** The text after entering, in the group; with `-here`, in the private chat. */
  readonly welcome: Welcome;
  readonly enterButton: (id: Contest["id"], say: Say) => EnterButton;
  readonly enter: (
    services: Services,
    id: Contest["id"],
    person: PersonId,
  ) => Done<CodeOf<"refused">>;
  /** Brings players their game where they follow the link; false if they have none. */
  readonly bring?: (services: Services, id: Contest["id"], person: PersonId) => boolean;

  /** What a player waits for now, in their card in private. */
  readonly waits: (services: Services, contest: Contest, person: PersonId, say: Say) => Waits;

  /** What a game of it shows one of its players beside the board. */
  readonly panel: (services: Services, game: GameId, person: PersonId) => ContestPanel | undefined;
  readonly idOfGame: (services: Services, game: GameId) => Contest["id"] | undefined;
  /** Its games to watch. */
  readonly games: (
    services: Services,
    contest: Contest,
  ) => readonly Pick<GameRow, "id" | "white" | "black" | "endedAt">[];
  /** Its players, the leader first. */
  readonly order: (services: Services, contest: Contest) => readonly PersonId[];
};

export type Waits = {
  /** When it begins or since when they wait, and who else is there. */
  readonly facts: readonly string[];
  /** What will happen, while they have nothing to do. */
  readonly hint: string;
  /** What they are asked, above the other keys. */
  readonly ways?: Keyboard;
  readonly keys: Row;
  /** They have nothing to do now. */
  readonly isIdle: boolean;
};

export const isEntered = <Contest extends GroupContest>(
  kind: ShownKind<Contest>,
): kind is EnteredKind<Contest> => "welcome" in kind;

/** All that arenas, cups and chouettes differ in; `Sizes` are the numbers in their menus. */
export type ContestKind<
  Contest extends GroupContest,
  Sizes extends PlannedStart,
> = ShownKind<Contest> & {
  readonly hasTime: boolean;
  readonly readWords: (
    words: Words,
    own: readonly Ruleset[],
    habits: Habits,
  ) => ContestWords<Sizes>;
  readonly menu: ContestMenu<Sizes>;
  /** The terms after a choice in the menu. */
  readonly termsFor: (ruleset: Ruleset, wish: Wish, sizes: Sizes, habits: Habits) => Terms;
  /** Opens it, one at a time in a group; `startsAt` is its planned time. */
  readonly open: (
    services: Services,
    place: ContestPlace,
    maker: PersonId,
    terms: Terms,
    sizes: Sizes,
    startsAt: number | undefined,
  ) => Done<TextKey>;
  /** Ends it by its command; `cancelContest` if not given. */
  readonly close?: (services: Services, id: Contest["id"]) => boolean;
};

type Welcome = Extract<TextKey, `${ContestName}-entered`>;

type Shows<Contest> = (
  services: Services,
  contest: Contest,
  to: { readonly look: Look; readonly say: Say },
) => BoardMessage;

/** A wish that a contest cannot have, or an unknown word, with the text that says so. */
export type ContestMistake = {
  readonly ok: false;
  readonly code: TextKey;
  readonly word: string;
  /** The numbers that are possible. */
  readonly limits?: Readonly<Record<string, number>>;
};

/** The words for a contest as read: its own numbers, and the rest as after /play. */
export type ContestWords<Sizes> = {
  readonly sizes: Sizes;
  readonly read: PlayWords | ContestMistake;
};
