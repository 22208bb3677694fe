import { expect, test } from "vitest";
import { story } from "../support/stage.ts";
import {
  buttonFor,
  buttonNamed,
  buttonsOf,
  calledOn,
  counted,
  hasButton,
  moveButtons,
  movesSaid,
  newerThan,
  pressAll,
  pressFor,
  pressOn,
  sitDown,
  tableIn,
  toastOf,
} from "../support/table.ts";
import { ru } from "../support/texts.ts";
import { THREE_ONE, THREE_SIXES } from "../support/three-one.ts";

/** In a group as it begins: nobody is asked for Done. Anna has 3:1, then Boris 3:2. */
const stage = story("later");
const { anna, boris } = stage;

/** Longer than any test: only the clock of the test ends turns. */
const FOR_EVER = 600_000;

const seated = async (words = "short", secondThoughtMs = FOR_EVER, secrets = THREE_ONE) => {
  await stage.open({ secrets, asksDone: false, secondThoughtMs });
  return sitDown(anna, boris, words);
};

/** A button that plays both dice at once. */
const wholeTurn = (table: Parameters<typeof moveButtons>[0]) => {
  const found = moveButtons(table).find(({ press }) => press.do === "move" && press.moves[1]);
  if (!found) throw new Error(`no button plays two moves under «${table.text}»`);
  return found;
};

test("a turn that ends by itself in a group is taken back by one undo, a whole one too", async () => {
  const start = await seated();
  const pressed = wholeTurn(start);
  const played = await pressOn(anna, start, pressed);
  expect(calledOn(played)?.name).toBe("Boris Katz");
  expect(played.text).toMatch(/⚪ 3:1 .*: \d+→/u);
  expect(played.text).not.toContain("3:2");
  expect(hasButton(played, "done")).toBe(false);
  const back = await pressOn(anna, played, buttonFor(played, "undo"));
  expect(back.text).toBe(start.text);
  expect(moveButtons(back).map(({ text }) => text)).toEqual(
    moveButtons(start).map(({ text }) => text),
  );
});

test("the last of two presses is taken back alone", async () => {
  const start = await seated();
  const one = await pressAll(anna, start, "8→5");
  const two = await pressAll(anna, one, "6→5");
  const back = await pressOn(anna, two, buttonFor(two, "undo"));
  expect(movesSaid(back)).toBe("8→5");
  expect((await pressAll(anna, back, "6→5")).text).toBe(two.text);
});

test("a player who asks to resign while the other's turn ends by itself keeps the question", async () => {
  const start = await seated("short", 4_000);
  await pressAll(anna, start, "8→5", "6→5");
  await boris.say("group", "/resign");
  await boris.waitFor("group", (one) => hasButton(one, "resign"));
  stage.passTime(4_000);
  await stage.sweep();
  const next = await boris.waitFor("group", ({ text }) => text.includes("3:2"));
  expect(buttonsOf(next).map(({ text }) => text)).toContain("Марс ×2 — сразу");
  const over = await pressOn(boris, next, buttonNamed(next, "Марс ×2 — сразу"));
  expect(hasButton(over, "rematch")).toBe(true);
});

test("four seconds after the last press the opponent has rolled, over a restart too", async () => {
  const start = await seated("short", 4_000);
  const played = await pressAll(anna, start, "8→5", "6→5");
  await stage.stopBot();
  stage.passTime(2_500);
  await stage.startBot();
  await stage.sweep();
  expect((await tableIn(anna)).text).toBe(played.text);
  stage.passTime(1_500);
  const edits = await stage.client.callsDuring(() => stage.sweep());
  const next = await newerThan(boris, played);
  expect(calledOn(next)?.name).toBe("Boris Katz");
  expect(next.text).toContain("3:2");
  expect(counted(edits)).toHaveLength(1);
  const late = await anna.pressOld(next, buttonFor(played, "undo").data);
  expect(toastOf(late)).toBe(ru("refused-turn-over"));
});

test("the time begins again with each last press, and nothing ends while the turn is taken back", async () => {
  const start = await seated("short", 4_000);
  let table = await pressAll(anna, start, "8→5", "6→5");
  stage.passTime(3_000);
  table = await pressOn(anna, table, buttonFor(table, "undo"));
  stage.passTime(60_000);
  await stage.sweep();
  table = await pressAll(anna, table, "6→5");
  stage.passTime(3_000);
  await stage.sweep();
  expect((await tableIn(anna)).text).toBe(table.text);
  stage.passTime(1_000);
  await stage.sweep();
  expect((await newerThan(anna, table)).text).toContain("3:2");
});

test("nobody has to wait: the opponent's own press rolls at once", async () => {
  const start = await seated();
  const played = await pressAll(anna, start, "8→5", "6→5");
  expect(await pressFor(anna, played, "roll")).toBe(ru("refused-not-your-turn"));
  const next = await pressOn(boris, played, buttonFor(played, "roll"));
  expect(calledOn(next)?.name).toBe("Boris Katz");
  expect(moveButtons(next)).not.toEqual([]);
  expect(next.text).toContain("3:2");
});

test("a player who may double is asked, and can do so at once", async () => {
  const start = await seated("short cube");
  const played = await pressAll(anna, start, "8→5", "6→5");
  expect(buttonsOf(played).map(({ press }) => press.do)).toEqual(
    expect.arrayContaining(["undo", "roll", "double"]),
  );
  const doubled = await pressOn(boris, played, buttonFor(played, "double"));
  expect(hasButton(doubled, "take")).toBe(true);
});

test("a whole turn is one edit where the opponent rolls: its end changes nothing that is seen", async () => {
  const start = await seated("short cube", 4_000);
  let played = start;
  const calls = await stage.client.callsDuring(async () => {
    played = await pressOn(anna, start, wholeTurn(start));
    stage.passTime(4_000);
    await stage.sweep();
  });
  expect(counted(calls)).toHaveLength(1);
  expect(calledOn(played)?.name).toBe("Boris Katz");
  const late = await anna.pressOld(played, buttonFor(played, "undo").data);
  expect(toastOf(late)).toBe(ru("refused-turn-over"));
  const rolled = await boris.waitFor(
    "group",
    (one) => one.id === played.id && !hasButton(one, "undo"),
  );
  expect(moveButtons(await pressOn(boris, rolled, buttonFor(played, "roll")))).not.toEqual([]);
});

test("by itself it ends within seconds, without anybody's press", async () => {
  const start = await seated("short", 300);
  const played = await pressAll(anna, start, "8→5", "6→5");
  expect(calledOn(await newerThan(boris, played))?.name).toBe("Boris Katz");
});

test("the last move of a game, and a turn without a choice, are not waited for", async () => {
  const start = await seated("long", FOR_EVER, THREE_SIXES);
  const played = await pressAll(anna, start, "24→18×2");
  const rolled = await pressOn(boris, played, buttonFor(played, "roll"));
  const answered = await pressAll(boris, rolled, "24→18×2");
  const table = await pressOn(anna, answered, buttonFor(answered, "roll"));
  expect(calledOn(table)?.name).toBe("Boris Katz");
});

test("against the computer too, which plays once the turn is over", async () => {
  await stage.open({ asksDone: false, secondThoughtMs: 300, seed: 3 });
  await anna.say("group", "/play bot long");
  let table = await anna.waitFor("group", (one) => moveButtons(one).length > 0);
  for (let presses = 0; moveButtons(table).length > 0 && presses < 4; presses++) {
    const [move] = moveButtons(table);
    if (move) table = await pressOn(anna, table, move);
  }
  expect(hasButton(table, "undo")).toBe(true);
  expect(hasButton(table, "roll")).toBe(false);
  const next = await newerThan(anna, table);
  expect(next.text).toMatch(/🔴 \d:\d/u);
  expect(moveButtons(next)).not.toEqual([]);
});

test("in a private chat Done ends a turn, as before", async () => {
  await stage.open({ asksDone: true, secrets: THREE_ONE });
  const start = await sitDown(anna, boris, "short");
  const played = await pressOn(anna, start, buttonNamed(start, "8→4"));
  expect(hasButton(played, "done")).toBe(true);
  const back = await pressOn(anna, played, buttonFor(played, "undo"));
  expect(back.text).toBe(start.text);
});
