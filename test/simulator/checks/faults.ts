import type { Remains } from "./remains.ts";

/** What the simulator does to calls, and how the bot tells of it. */
const DEALT =
  /\b(?:HttpError|GrammyError|OddAnswer)\b|the way (?:there|back) is broken|disk is full|aborted/;

/** A line of the log about an error that no fault from outside explains: a fault of the bot. */
export const ownFaults = ({ output }: Pick<Remains, "output">): readonly string[] =>
  output
    .split("\n")
    .filter((line) => /"level":50.*"err":/.test(line) && !DEALT.test(line))
    .map((line) => `the log tells of a fault: ${line.slice(0, 400)}`);
