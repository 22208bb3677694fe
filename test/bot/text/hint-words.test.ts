import { expect, test } from "vitest";
import { speaker } from "../../../src/bot/text/texts.ts";

const say = speaker("ru");
const moves = "8→5 6→5";

test.each([
  [0, "шансов на победу почти нет"],
  [1, "победа в 1 случае из 100"],
  [11, "победа в 11 случаях из 100"],
  [51, "победа в 51 случае из 100"],
  [52, "победа в 52 случаях из 100"],
  [100, "победа почти наверняка"],
])("the best turn that wins %i times in 100", (win, words) => {
  expect(say("hint-best", { moves, win })).toBe(`💡 Лучше всего: ${moves} — ${words}.`);
});

test("of a second turn in a game that is lost or won no chances are told", () => {
  const second = (win: number) => say("hint-second", { moves, win, worse: say("hint-as-good") });
  expect(second(0)).toBe(`Следующий по силе: ${moves} — почти не хуже.`);
  expect(second(100)).toBe(second(0));
  expect(second(49)).toBe(`Следующий по силе: ${moves} — 49 из 100, почти не хуже.`);
});

test.each([
  [0.05, "хуже на 0,05 очка"],
  [1, "хуже на 1 очко"],
  [1.5, "хуже на 1,5 очка"],
  [2, "хуже на 2 очка"],
])("a loss of %d points", (loss, words) => expect(say("hint-worse", { loss })).toBe(words));
