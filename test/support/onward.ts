import type { Random } from "../rules/random.ts";
import type { Button } from "./table.ts";

/** Mostly a whole turn at once, where one can be played: a game is over in half the presses. */
const WHOLE_TURN = 0.75;

const ONWARDS: readonly string[] = ["roll", "move", "done"];

const checkersOf = ({ press }: Button): number => (press.do === "move" ? press.moves.length : 0);

/** A random press that brings the game on; undefined where there is none. */
export const someOnward = (buttons: readonly Button[], random: Random): Button | undefined => {
  const onwards = buttons.filter(({ press }) => ONWARDS.includes(press.do));
  if (onwards.length === 0) return undefined;
  const most = Math.max(...onwards.map(checkersOf));
  const whole = onwards.filter((one) => checkersOf(one) === most);
  return random.pick(random.chance(WHOLE_TURN) ? whole : onwards);
};
