import type { Points } from "./bits.ts";

type Men = { readonly made: Points; readonly blots: Points; readonly spare: Points };

/** How many of 36 rolls make a point of `wanted` without breaking one of two checkers. */
export const pointsMadeBy = ({ made, blots, spare }: Men, wanted: Points): number => {
  const goals = wanted & ~made;
  if (goals === 0) return 0;
  let rolls = 0;
  for (let first = 1; first <= 6; first++) {
    const one = (spare >>> first) & goals;
    if (((made >>> first) & goals) !== 0) rolls++;
    for (let second = first + 1; second <= 6; second++) {
      const two = (spare >>> second) & goals;
      if (((one & two) | ((one | two) & blots)) !== 0) rolls += 2;
    }
  }
  return rolls;
};
