import { pressBook } from "../../../../bot/press/book.ts";
import { FIELDS, number } from "../../../../bot/press/fields.ts";
import { filtersOf } from "../../../../bot/updates/context.ts";
import { COLOUR } from "../../../../game/stored.ts";
import { isWoodClockId, type WoodClockId } from "./store.ts";

export const WOOD_CLOCK_PRESSES = pressBook(
  {
    ...FIELDS,
    beside: number.refine((id): id is WoodClockId => isWoodClockId(id)),
    side: COLOUR,
  },
  {
    "wood-clock": ["Wc", "beside", "side"],
    "wood-pause": ["Wp", "beside"],
  },
);

export const woodClockPress = WOOD_CLOCK_PRESSES.write;
export const { pressedHere } = filtersOf(WOOD_CLOCK_PRESSES);
