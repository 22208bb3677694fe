import { scriptedRecord } from "./recorded.ts";
import { withCube } from "./support.ts";

export const SHORT = withCube("short", { beaver: true });

/** Short nardy with an undone move, a double that is beavered and taken, and a resignation. */
export const SCRIPTED = scriptedRecord({
  ruleset: SHORT,
  stake: 5,
  throws: [
    [2, 2],
    [3, 1],
    [6, 4],
    [5, 2],
  ],
  commands: [
    { type: "move", by: "white", moves: [{ from: 24, die: 3 }] },
    { type: "undo", by: "white" },
    { type: "move", by: "white", moves: [{ from: 8, die: 3 }] },
    { type: "move", by: "white", moves: [{ from: 6, die: 1 }] },
    { type: "done", by: "white" },
    { type: "roll", by: "black" },
    { type: "move", by: "black", moves: [{ from: 24, die: 6 }] },
    { type: "move", by: "black", moves: [{ from: 18, die: 4 }] },
    { type: "done", by: "black" },
    { type: "double", by: "white" },
    { type: "beaver", by: "black" },
    { type: "take", by: "white" },
    { type: "resign", by: "black", outcome: "oin" },
    { type: "decline-resignation", by: "white" },
    { type: "roll", by: "white" },
    { type: "resign", by: "white", outcome: "mars" },
  ],
});
