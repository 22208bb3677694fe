import { pressBook } from "../../../../bot/press/book.ts";
import { FIELDS, number } from "../../../../bot/press/fields.ts";
import { filtersOf } from "../../../../bot/updates/context.ts";
import { isWoodDiceId, type WoodDiceId } from "./store.ts";

export const WOOD_DICE_PRESSES = pressBook(
  {
    ...FIELDS,
    dice: number.refine((id): id is WoodDiceId => isWoodDiceId(id)),
    /** How often was thrown when the button was made. */
    thrown: number,
  },
  {
    "wood-throw": ["Wd", "dice", "thrown"],
    "wood-hash": ["Wh", "dice"],
    "wood-proof": ["Ws", "dice"],
    "wood-record": ["Wj", "dice"],
    "wood-dice-anew": ["We"],
  },
);

export const woodDicePress = WOOD_DICE_PRESSES.write;
export const { pressedHere } = filtersOf(WOOD_DICE_PRESSES);
