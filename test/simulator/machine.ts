import type { Transformer } from "grammy";
import type { Polls, Wire } from "../../src/bot/wire/wire.ts";
import { type Time, timeOf } from "../../src/machine/time.ts";
import type { Departures } from "./departures.ts";

/** What never comes: the process that waits for it is dead. */
const never = <T>(): Promise<T> => new Promise(() => undefined);

/** The machine of one process: when it dies, nothing that the process waits for comes any more. */
export type Machine = { readonly time: Time; readonly wire: Wire; readonly die: () => void };

/** The ways between the process and Telegram: each takes its time, and may lead nowhere. */
export type Network = {
  readonly pass: () => Promise<boolean>;
  /** Notes what goes out, and that another process begins. */
  readonly departures?: Departures;
};

/** Ends a wait with an error when the signal aborts. */
const unlessAborted = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const end = (): void => reject(new Error("the connection is given up"));
    if (signal.aborted) end();
    signal.addEventListener("abort", end, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", end));
  });

export const openMachine = (outside: Time, wire: Wire, network: Network): Machine => {
  network.departures?.begin();
  const dying = new AbortController();
  const { signal: death } = dying;
  const alive = async <T>(work: Promise<T>): Promise<T> => {
    const ended = await work.then(
      (value) => () => value,
      (error: unknown) => () => {
        throw error;
      },
    );
    return death.aborted ? never() : ended();
  };
  const time = timeOf({
    now: outside.now,
    elapsed: outside.elapsed,
    after: (ms, work) => outside.after(ms, () => death.aborted || work()),
    yield: () => alive(outside.yield()),
  });
  /** There, and back again. */
  const travel = async <T>(call: () => Promise<T>): Promise<T> => {
    if (!(await network.pass())) throw new Error("the way there is broken");
    if (death.aborted) return never();
    const answer = await call();
    if (!(await network.pass())) throw new Error("the way back is broken");
    return answer;
  };
  const { carry } = wire;
  const carried: Transformer | undefined =
    carry &&
    ((call, method, payload, signal) => {
      if (!death.aborted) network.departures?.leave(method, payload);
      return alive(travel(() => carry(call, method, payload, signal)));
    });
  const polls: Polls = (question, signal) => {
    const gone = AbortSignal.any([signal, death]);
    return alive(
      unlessAborted(
        gone,
        travel(() => wire.polls(question, gone)),
      ),
    );
  };
  return { time, wire: { ...wire, carry: carried, polls }, die: () => dying.abort() };
};
