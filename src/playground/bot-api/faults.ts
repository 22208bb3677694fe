import type { ApiError } from "grammy/types";

/**
 * Bad weather, made to order: how the next calls of a method go wrong.
 * - `refuse`: nothing is done, the answer is the given error;
 * - `drop`: nothing is done and the connection breaks;
 * - `lose`: it is done, but the connection breaks before the answer;
 * - `delay`: it is done, and answered late.
 */
export type Fault = {
  /** One method or several; any when not given. */
  readonly method?: string | readonly string[] | undefined;
  readonly chat?: number | undefined;
  /** How many calls; without it, until the faults are cleared. */
  readonly times?: number | undefined;
} & (
  | { readonly kind: "refuse"; readonly error: ApiError }
  | { readonly kind: "drop" | "lose" }
  | { readonly kind: "delay"; readonly seconds: number }
);

/** Never hit by a fault for any method: without them a bot could not go on. */
const SPARED = ["getupdates", "getme"];

const hits = ({ method }: Fault, name: string): boolean => {
  if (method === undefined) return !SPARED.includes(name);
  return [method].flat().some((one) => one.toLowerCase() === name);
};

export type Faults = {
  add(fault: Fault): void;
  clear(): void;
  all(): readonly Fault[];
  /** The fault that hits this call, counted. */
  take(method: string, chat: number | undefined): Fault | undefined;
};

export const openFaults = (): Faults => {
  let faults: Fault[] = [];
  return {
    add(fault) {
      faults.push(fault);
    },
    clear() {
      faults = [];
    },
    all: () => faults,
    take(method, chat) {
      const name = method.toLowerCase();
      const found = faults.find(
        (fault) => hits(fault, name) && (fault.chat === undefined || fault.chat === chat),
      );
      if (found?.times === undefined) return found;
      const left = found.times - 1;
      faults = faults.flatMap((fault) =>
        fault !== found ? [fault] : left > 0 ? [{ ...fault, times: left }] : [],
      );
      return found;
    },
  };
};
