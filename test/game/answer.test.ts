import { describe, expect, test } from "vitest";
import { answerIn } from "../../src/game/answer.ts";

const played = { type: "turn-ended", end: "played" };
const forced = { type: "turn-ended", end: "forced" };
const doubled = { type: "doubled" };
const taken = { type: "taken" };
const beavered = { type: "beavered" };
const dropped = { type: "ended", ending: "dropped" };

describe("the newest answer to an offer", () => {
  test("is a double or a beaver taken, or a beaver refused", () => {
    expect(answerIn([played, doubled, taken])).toBe("taken");
    expect(answerIn([played, doubled, beavered, taken])).toBe("beaver-taken");
    expect(answerIn([played, doubled, beavered, dropped])).toBe("beaver-dropped");
  });

  test("is a resignation that came to nothing", () => {
    const declined = { type: "resignation-declined" };
    expect(answerIn([doubled, taken, { type: "resignation-offered" }, declined])).toBe(
      "resignation-declined",
    );
  });

  test("is none where a double was refused, or nothing offered", () => {
    expect(answerIn([played, doubled, dropped])).toBeUndefined();
    expect(answerIn([played, doubled])).toBeUndefined();
    expect(answerIn([])).toBeUndefined();
  });

  test("is news until somebody decides a turn", () => {
    expect(answerIn([doubled, taken, { type: "rolled" }, forced])).toBe("taken");
    expect(answerIn([doubled, taken, { type: "rolled" }, played])).toBeUndefined();
  });
});
