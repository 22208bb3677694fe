/** So many of what a generator makes, at most. */
export const firstOf = function* <Made>(made: Generator<Made>, most: number): Generator<Made> {
  for (let count = 0; count < most; count++) {
    const next = made.next();
    if (next.done) return;
    yield next.value;
  }
};
