import type { Feature } from "../../../../bot/feature/feature.ts";
import { dice, forgetOldDice } from "./handlers.ts";
import { WOOD_DICES } from "./message.ts";
import { WOOD_DICE_PRESSES } from "./presses.ts";
import { woodDiceIn, woodDiceTraces } from "./store.ts";

/** Fair dice for a wooden board. */
export const DICE_FOR_WOOD: Feature = {
  name: "dice-for-wood",
  queries: [woodDiceIn],
  traces: [woodDiceTraces],
  presses: WOOD_DICE_PRESSES,
  handlers: [dice],
  unlisted: ["dice"],
  posts: [WOOD_DICES],
  sweep: forgetOldDice,
};
