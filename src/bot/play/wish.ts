import { CUBE_CODES, type CubeCode, type PressOf } from "../callback-data.ts";
import type { Wish } from "./play-words.ts";

/** What is chosen so far of a challenge; every button of its menu carries it along. */
export type PlayWish = Omit<PressOf<"play">, "do" | "ruleset">;

type Carried = Omit<PlayWish, "person" | "friend" | "waiting">;

const CUBES = [
  { cube: undefined, extras: [] },
  { cube: true, extras: [] },
  { cube: false, extras: [] },
  { cube: true, extras: ["beaver"] },
  { cube: true, extras: ["jacoby"] },
  { cube: true, extras: ["beaver", "jacoby"] },
] as const satisfies readonly Pick<Wish, "cube" | "extras">[];

/** The number that stands for what is wished of the cube. */
export const cubeCode = ({ cube, extras }: Pick<Wish, "cube" | "extras">): CubeCode =>
  CUBE_CODES.find((code) => {
    const one = CUBES[code];
    return one.cube === cube && (cube !== true || one.extras.join() === extras.join());
  }) ?? 0;

export const codeOf = (wish: Wish): Carried => ({
  stake: wish.stake,
  cube: cubeCode(wish),
  match: wish.match ?? 0,
  hints: wish.hints ? 1 : 0,
});

/** What was wished for when the button was made. */
export const wishOf = ({ stake, cube, match, hints }: Carried): Wish => ({
  stake,
  ...CUBES[cube],
  match: match || undefined,
  hints: hints === 1,
});
