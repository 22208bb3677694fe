/** Something due at a moment; the order decides between things of one moment. */
type Due = { readonly at: number; readonly order: number; readonly work: () => void };

type Waiting = Due & { readonly number: number; isDropped: boolean };

/** All that waits; thousands of things may wait at one time. */
export type DueList = {
  /** Gives a function that takes the thing away again. */
  readonly add: (due: Due) => () => void;
  readonly next: () => Due | undefined;
};

const isBefore = (one: Waiting, other: Waiting): boolean => {
  if (one.at !== other.at) return one.at < other.at;
  return one.order === other.order ? one.number < other.number : one.order < other.order;
};

/** A heap: each stands before the two at twice its place. A dropped one goes at its turn. */
export const openDueList = (): DueList => {
  const heap: Waiting[] = [];
  let numbers = 0;

  const stand = (one: Waiting): void => {
    let at = heap.length;
    for (let above = (at - 1) >> 1; at > 0; above = (at - 1) >> 1) {
      const parent = heap[above];
      if (!parent || !isBefore(one, parent)) break;
      heap[at] = parent;
      at = above;
    }
    heap[at] = one;
  };

  /** The last one goes down from the top to its place. */
  const sink = (one: Waiting): void => {
    let at = 0;
    for (;;) {
      const [left, right] = [heap[2 * at + 1], heap[2 * at + 2]];
      const isRight = left && right && isBefore(right, left);
      const first = isRight ? right : left;
      if (!first || isBefore(one, first)) break;
      heap[at] = first;
      at = 2 * at + (isRight ? 2 : 1);
    }
    heap[at] = one;
  };

  const take = (): Waiting | undefined => {
    const [first] = heap;
    const last = heap.pop();
    if (last && heap.length > 0) sink(last);
    return first;
  };

  return {
    add: (due) => {
      const one = { ...due, number: numbers++, isDropped: false };
      stand(one);
      return () => {
        one.isDropped = true;
      };
    },
    next: () => {
      let first = take();
      while (first?.isDropped) first = take();
      return first;
    },
  };
};
