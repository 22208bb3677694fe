import type { Say } from "../../../../bot/text/texts.ts";
import type { Page, Row } from "../../../../bot/view/button.ts";
import type { ChatId, PersonId } from "../../../../ids/ids.ts";
import type { Services } from "../../../../tables/services/services.ts";
import { slotOf } from "../../../../tables/services/slots.ts";
import type { WoodResult, WoodResultId } from "./store.ts";

/** A contest whose matches are played on wood: their results are told as those of other games. */
type MatchesOnWood = {
  /** Asks who won the match that two people have to play; undefined if they have none. */
  readonly asks: (
    services: Services,
    chat: ChatId,
    both: readonly [PersonId, PersonId],
    say: Say,
  ) => Page | undefined;
  /** Whom a person has to play now; they may not have met before. */
  readonly rival: (services: Services, chat: ChatId, person: PersonId) => PersonId | undefined;
  /** What its result says in the group beside the game; undefined for one of no match. */
  readonly told: (services: Services, result: WoodResult, say: Say) => ToldOfMatch | undefined;
  /** Whether an answer is still awaited, however old the result is. */
  readonly awaits: (services: Services, id: WoodResultId) => boolean;
  /** One of the two has answered, in a transaction; or denied what the other told. */
  readonly answered: (services: Services, result: WoodResult, isDenied: boolean) => void;
};

type ToldOfMatch = {
  /** The points of a match of several games, of which it is told who won. */
  readonly match: number | undefined;
  readonly line: string;
  /** Asks anew; none once the match is decided. */
  readonly keys: Row;
};

export const MATCHES_ON_WOOD = slotOf<MatchesOnWood>();
