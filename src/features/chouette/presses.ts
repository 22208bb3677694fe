import { z } from "zod";
import { pressBook } from "../../bot/press/book.ts";
import { between, FIELDS, number } from "../../bot/press/fields.ts";
import { filtersOf } from "../../bot/updates/context.ts";
import { type ChouetteId, isChouetteId } from "./chouettes.ts";
import { CHOUETTE_PLAYERS, HOUSE_RULES } from "./rules/types.ts";

/** The house rules and the cube; older menus left seats and cube as usual. */
const HOUSE = ["advice", "loneTaker", "boxTakes", "seats?", "cube?"] as const;

export const CHOUETTE_PRESSES = pressBook(
  {
    ...FIELDS,
    chouette: number.refine((id): id is ChouetteId => isChouetteId(id)),
    advice: z.enum(HOUSE_RULES.advice),
    loneTaker: z.enum(HOUSE_RULES.loneTaker),
    boxTakes: z.enum(HOUSE_RULES.boxTakes),
    seats: between(CHOUETTE_PLAYERS.least, CHOUETTE_PLAYERS.most),
    /** The member's place in the team, from 1. */
    place: between(0, CHOUETTE_PLAYERS.most - 1),
  },
  {
    "chouette-sit": ["8s", "chouette"],
    "chouette-up": ["8z", "chouette"],
    "chouette-begin": ["8g", "chouette"],
    "chouette-close": ["8x", "chouette"],
    "chouette-menu": ["8m", "person", ...HOUSE, "part?"],
    "chouette-open": ["8o", "person", "ruleset", ...HOUSE],
    /** Of the member at `place`; without it a member means their own cube, the box all cubes. */
    "cube-double": ["8d", "game", "version", "place?"],
    "cube-take": ["8t", "game", "version", "place?"],
    "cube-drop": ["8p", "game", "version", "place?"],
    "cube-beaver": ["8w", "game", "version", "place?"],
  },
);

export const chouettePress = CHOUETTE_PRESSES.write;
export const { pressed, pressedHere } = filtersOf(CHOUETTE_PRESSES);
