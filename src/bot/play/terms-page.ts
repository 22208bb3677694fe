import { clockCode, clockOf, USUAL_CLOCKS } from "../press/clocks.ts";
import type { Say } from "../text/texts.ts";
import { choiceButton, type Row } from "../view/button.ts";
import { grouped } from "../view/numbers.ts";
import type { Page } from "../view/page.ts";
import { clockLabel } from "../view/titles.ts";
import { type Part, toPart } from "./game-menu.ts";
import type { Extra } from "./play-words.ts";
import { cubeCode, headText, type PlayMenu, type PlayWish, wishOf } from "./wish.ts";

const STAKES = [1, 5, 10, 20, 50] as const;
export const USUAL_MATCHES = [3, 5, 7] as const;
const EXTRAS = ["beaver", "jacoby"] as const satisfies readonly Extra[];

export const termsPage = (menu: PlayMenu, say: Say): Page => {
  const { wish, habits } = menu;
  const { cube, extras, match } = wishOf(wish);
  const isCubed = match !== undefined || (cube ?? habits.cube);
  const turn = (part: Part, change: Partial<PlayWish> = {}) =>
    ({ do: "play-menu", ...wish, ...change, part }) as const;
  const choice = (text: string, isChosen: boolean, change: Partial<PlayWish>): Row[number] =>
    choiceButton(text, turn("terms", change), isChosen);
  const stakes = among(STAKES, wish.stake);
  const matches = among(USUAL_MATCHES, wish.match);
  const asked = (extra: Extra): boolean => extras.some((one) => one === extra);
  return {
    html: `${headText(menu, say("play-terms"), say)}\n\n${say("play-terms-about")}`,
    keyboard: [
      stakes.map((stake) => choice(grouped(stake), stake === wish.stake, { stake })),
      [
        choice(say("computer-no-cube"), !isCubed, { cube: 2, match: 0 }),
        choice(say("computer-cube"), isCubed, { cube: 1 }),
      ],
      // What is the habit goes with the cube anyway.
      EXTRAS.filter((extra) => !habits[extra]).map((extra) => {
        const isChosen = asked(extra);
        const kept = EXTRAS.filter((one) => (one === extra ? !isChosen : asked(one)));
        return choice(say(`button-${extra}-wish`), isChosen, {
          cube: cubeCode({ cube: true, extras: kept }),
          match: 0,
        });
      }),
      matches.map((points) => {
        const isChosen = points === wish.match;
        const text = say("button-match-wish", { match: points });
        return choice(text, isChosen, isChosen ? { match: 0 } : { match: points, cube: 1 });
      }),
      [choice(say("button-hints-wish"), wish.hints === 1, { hints: wish.hints === 1 ? 0 : 1 })],
      clockRow(wish.clock ?? 0, (text, isChosen, clock) => choice(text, isChosen, { clock }), say),
      [toPart({ turn }, "games", say, "button-terms-done")],
    ].filter((row) => row.length > 0),
  };
};

/** The usual clocks, and the one that words have said; the chosen one again is none. */
export const clockRow = <Choice>(
  chosen: number,
  choice: (text: string, isChosen: boolean, clock: number) => Choice,
  say: Say,
): readonly Choice[] =>
  among(USUAL_CLOCKS.map(clockCode), chosen).flatMap((code) => {
    const clock = clockOf(code);
    const isChosen = code === chosen;
    return clock ? [choice(clockLabel(clock, say), isChosen, isChosen ? 0 : code)] : [];
  });

/** The usual numbers, and the one that words have said; 0 is none. */
const among = (usual: readonly number[], said: number): readonly number[] =>
  [...new Set([...usual, said])].filter((one) => one > 0).sort((a, b) => a - b);
