import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { linkIn, sitByLink } from "../support/links.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { choose, openPage } from "../support/settings.ts";
import { playDecision } from "../support/seven.ts";
import { story } from "../support/stage.ts";
import {
  buttonFor,
  buttonsOf,
  firstStep,
  hasButton,
  playerOf,
  pressMenu,
  pressOn,
  sitDown,
  tableIn,
  toastOf,
} from "../support/table.ts";
import { en, ru } from "../support/texts.ts";
import { think } from "../support/think.ts";

const stage = story();
const { anna, boris, vahe } = stage;

const OPENING = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:2:3:0:5:10";

/** So little that no rollout sees it. */
const CLOSE = { kind: "judge", loss: 0.01 } as const;
const toClose = <Turn extends object>(turn: Turn) => ({ ...turn, loss: CLOSE.loss });

const brings = async (phone: Phone, text: string, isForward = false): Promise<SeenMessage> => {
  const started = await phone.start();
  await phone.waitFor("bot", ({ id }) => id > started.id);
  const said = await (isForward ? phone.forward("bot", text) : phone.say("bot", text));
  return phone.waitFor("bot", ({ id }) => id > said.id);
};

/** What a button of the message copies; undefined where there is none. */
const copiedFrom = ({ keyboard }: SeenMessage): string | undefined =>
  keyboard
    .flat()
    .flatMap((one) =>
      one.text === ru("button-problem-copy") && "copy_text" in one ? [one.copy_text.text] : [],
    )[0];

describe("the position of a board of ours", () => {
  test("is copied under ⋯, as it was before the turn that is being played", async () => {
    const table = await sitDown(anna, boris, "short match 5");
    const player = await playerOf(table, [anna, boris]);
    const before = copiedFrom(await pressMenu(player, table, "menu-more"));
    expect(before).toMatch(/^XGID=[-A-Oa-o]{26}:0:0:-?1:\d\d:0:0:0:5:10$/);
    const closed = await pressMenu(player, await tableIn(anna), "menu-close");
    const moved = await pressOn(player, closed, firstStep(closed));
    expect(copiedFrom(await pressMenu(player, moved, "menu-more"))).toBe(before);
  });

  test("has a line of our own in long nardy", async () => {
    const table = await sitDown(anna, boris);
    const copied = copiedFrom(await pressMenu(anna, table, "menu-more"));
    expect(copied).toMatch(/^nardy:1:long:x15:x15:[wb](r|\d\dt1):-:-$/);
  });
});

describe("a position that somebody brings into the private chat", () => {
  test("stands there with its game, score and dice; the best turns are hidden", async () => {
    const shown = await brings(anna, `Как тут?\n${OPENING}`);
    expect(shown.text).toContain("Короткие нарды · матч до 5 · у вас 2, у соперника 3\n🎲 3:1");
    expect(shown.text).toContain(`${ru("problem-hidden-turns")}\n🟩 8→5 6→5 — `);
    expect(shown.text.match(/^[🟩🟨🟥]/gmu)).toHaveLength(3);
    expect(shown.photo).toBeDefined();
    const [attempt, , , copy] = shown.keyboard;
    expect(attempt?.map(({ text }) => text)).toEqual([ru("button-dare-try")]);
    expect(copy).toEqual([{ text: ru("button-problem-copy"), copy_text: { text: OPENING } }]);
  });

  test("is read from what others have written, too", async () => {
    const shown = await brings(anna, "Position ID: 4HPwATDgc/ABMA\nMatch ID: cIkkAAAAAAAE", true);
    expect(shown.text).toContain("Короткие нарды · матч до 1 · у вас 0, у соперника 0\n🎲 1:1");
  });

  test("is one of three in a message, each answered in its order", async () => {
    const started = await anna.start();
    await anna.waitFor("bot", ({ id }) => id > started.id);
    const throws = ["31", "62", "55", "41"].map((dice) => OPENING.replace(":31:", `:${dice}:`));
    const said = await anna.say("bot", throws.join("\n"));
    const isShown = ({ id, text }: SeenMessage): boolean => id > said.id && text.includes("🎲");
    await anna.waitFor("bot", (one) => isShown(one) && one.text.includes("5:5"));
    const shown = (await anna.messages("bot")).filter(isShown);
    expect(shown.map(({ text }) => /\d:\d/.exec(text.split("🎲")[1] ?? "")?.[0])).toEqual([
      "3:1",
      "6:2",
      "5:5",
    ]);
  });

  test("is tried as a puzzle, judged, and can be put into the trainer", async () => {
    const shown = await brings(anna, OPENING);
    expect(toastOf(await anna.press(shown, buttonFor(shown, "brought-keep")))).toBe(
      ru("problem-kept"),
    );
    await anna.press(shown, buttonFor(shown, "brought-try"));
    const board = await anna.waitFor("bot", (one) => one.id > shown.id);
    expect(board.text).toContain("матч до 5 · у вас 2, у соперника 3\n🎲");
    const { message } = await playDecision(anna, board);
    expect(message.text).toMatch(/\n[🟩🟨🟥] /u);
    expect(message.text).toContain("8→5 6→5");
  });

  test("has nothing wrong in a turn that is nearly as good as the best one", async () => {
    await stage.open({
      think: async (task) => {
        const thought = await think(task);
        if (thought.kind !== "rank") return thought.kind === "judge" ? CLOSE : thought;
        const [best, ...others] = thought.turns;
        return best ? { ...thought, turns: [best, ...others.map(toClose)] } : thought;
      },
    });
    const shown = await brings(anna, OPENING);
    await anna.press(shown, buttonFor(shown, "brought-try"));
    const { message } = await playDecision(
      anna,
      await anna.waitFor("bot", ({ id }) => id > shown.id),
    );
    expect(message.text).toContain(`🟩 ${ru("seven-loss-close")}\n✅ `);
    expect(message.text).toContain("✅ 8→5 6→5");
    expect(message.text).not.toContain("❌");
  });

  test("asks for the cube where there are no dice", async () => {
    const choice = await brings(anna, "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10");
    expect(choice.text).toContain(`${ru("problem-asks-roll")}\n${ru("problem-hidden")}\n`);
    expect(choice.text).toContain(ru("hint-roll-roll"));
    const keys = buttonsOf(choice).filter(({ press }) => press.do === "brought-cube");
    expect(keys.map(({ text }) => text)).toEqual([
      ru("button-roll"),
      ru("button-double", { value: "2" }),
    ]);
    await anna.press(choice, ru("button-double", { value: "2" }));
    const verdict = await anna.waitFor("bot", ({ text }) =>
      text.includes(ru("train-cube-did-double")),
    );
    expect(verdict.id).toBe(choice.id);
    expect(verdict.text).toMatch(/\n[🟨🟥] /u);
    expect(verdict.text).toContain(ru("train-cube-right-roll"));
    expect(hasButton(verdict, "brought-cube")).toBe(false);
    const answer = await brings(boris, "XGID=-b----E-C---eE---c-e----B-:0:0:-1:D:0:0:0:0:10");
    expect(answer.text).toContain(en("problem-asks-answer"));
    expect(answer.text).toContain(en("hint-double-take"));
    const closed = await brings(anna, "XGID=-b----E-C---eE---c-e----B-:1:-1:1:00:0:0:0:0:10");
    expect(closed.text).toContain("куб 2 у соперника");
    expect(closed.text).toContain(ru("problem-only-roll"));
  });

  test("is of any game by a line of our own, with its answer alone where nobody can try", async () => {
    const long = await brings(anna, "nardy:1:long:x15:x15:w66t1:-:-");
    expect(long.text).toContain("Длинные нарды\n🎲 6:6");
    expect(hasButton(long, "brought-try")).toBe(true);
    const khachapuri = await brings(anna, "nardy:1:khachapuri:x4f11:x4f11:w21t1:-:-");
    expect(khachapuri.text).toContain(ru("problem-hidden-turns"));
    expect(khachapuri.text).toContain(ru("problem-no-try"));
    expect(hasButton(khachapuri, "brought-try")).toBe(false);
  });

  test("is tried where checkers are held, too", async () => {
    const held = await brings(anna, "nardy:1:plakoto:x13sF:x13sF:w21t3:-:-");
    expect(held.text).not.toContain(ru("problem-no-try"));
    await anna.press(held, buttonFor(held, "brought-try"));
    const board = await anna.waitFor("bot", (one) => one.id > held.id);
    const { message } = await playDecision(anna, board);
    expect(message.text).toMatch(/\n[🟩🟨🟥] /u);
  });

  test("is told before its hidden answer to who listens", async () => {
    await stage.open({});
    const started = await anna.start();
    await anna.waitFor("bot", ({ id }) => id > started.id);
    const asking = await anna.say("bot", "/settings");
    const settings = await anna.waitFor("bot", ({ id }) => id > asking.id);
    await choose(anna, await openPage(anna, settings, "board"), ru("choice-board-words"));
    const { text } = await brings(anna, OPENING);
    const answer = text.indexOf(ru("problem-hidden-turns"));
    expect(answer).toBeGreaterThan(text.indexOf("Осталось пройти"));
  });

  test("in which no move is possible is no puzzle", async () => {
    const shut = await brings(anna, "XGID=-----AE-C---cE-----bbbbbbA:0:0:1:31:0:0:0:0:10");
    expect(shut.text).toContain(ru("problem-no-move"));
    expect(hasButton(shut, "brought-try")).toBe(false);
  });

  test("that is not whole is answered by one sentence", async () => {
    const unfit = await brings(anna, OPENING.replace(":31:", ":71:"));
    expect(unfit.text).toBe(ru("problem-unfit-dice"));
  });

  test("is not answered while who brings it plays it against somebody", async () => {
    const table = await sitDown(anna, boris, "short");
    const player = await playerOf(table, [anna, boris]);
    const id = copiedFrom(await pressMenu(player, table, "menu-more")) ?? "";
    const say = player === anna ? ru : en;
    const own = await brings(player, id);
    expect(own.text).toContain(say("problem-own-game"));
    expect(own.text).not.toContain("🟩");
    expect(hasButton(own, "brought-try")).toBe(false);
    expect(hasButton(own, "brought-bot")).toBe(false);
    const other = await brings(vahe, id);
    expect(other.text).toContain("🟩");
  });

  test("is shown while one plays here, and is no word to the other one", async () => {
    await sitByLink(anna, boris, "short");
    const shown = await brings(boris, OPENING);
    expect(shown.text).toContain("🟩");
    expect((await anna.messages("bot")).at(-1)?.text).not.toContain("XGID");
  });

  test("is played on with the bot: the game tells where it began, and does not count", async () => {
    const shown = await brings(anna, OPENING);
    await anna.press(shown, buttonFor(shown, "brought-bot"));
    const table = await anna.waitFor("bot", (one) => one.id > shown.id && hasButton(one, "move"));
    expect(table.text).toContain("Короткие нарды · куб · с позиции, не в счёт");
    expect(copiedFrom(await pressMenu(anna, table, "menu-more"))).toContain(":0:0:1:31:");
    await anna.say("bot", "/resign");
    const asked = await anna.waitFor("bot", (one) => hasButton(one, "resign"));
    const resigning = buttonsOf(asked).findLast(({ press }) => press.do === "resign");
    if (!resigning) throw new Error("nothing to give up by");
    await anna.press(asked, resigning);
    const over = await anna.waitFor("bot", (one) => hasButton(one, "rematch"));
    expect(over.text).not.toMatch(/очк|📈/u);
    expect(hasButton(over, "computer-easier")).toBe(false);
    const asking = await anna.say("bot", "/me");
    const me = await anna.waitFor("bot", ({ id }) => id > asking.id);
    expect(me.text).not.toContain("🤖");
    // The rematch is from the same position, the other way round.
    await anna.press(over, buttonFor(over, "rematch"));
    const again = await anna.waitFor("bot", (one) => one.id > over.id && one.photo !== undefined);
    expect(again.text).toContain("с позиции, не в счёт");
  });

  test("is played on with a friend, who gets a link to it", async () => {
    const shown = await brings(anna, OPENING);
    await anna.press(shown, buttonFor(shown, "brought-friend"));
    const waiting = await anna.waitFor("bot", (one) => hasButton(one, "cancel"));
    expect(waiting.text).toContain("с позиции, не в счёт");
    await boris.open(linkIn(waiting));
    const offered = await boris.waitFor("bot", (one) => hasButton(one, "sit"));
    await boris.press(offered, buttonFor(offered, "sit"));
    const table = await anna.waitFor("bot", (one) => hasButton(one, "move"));
    expect(table.id).toBeGreaterThan(shown.id);
  });

  test("is nothing to the bot in a group", async () => {
    const before = await anna.messages("group");
    await anna.say("group", OPENING);
    expect(await anna.messages("group")).toHaveLength(before.length + 1);
  });

  test("belongs to who has brought it", async () => {
    const shown = await brings(anna, OPENING);
    const press = buttonFor(shown, "brought-try");
    const said = await boris.start();
    await boris.pressOld(said, press.data);
    expect((await boris.messages("bot")).at(-1)?.text).not.toContain("→");
  });
});

describe("where the thinking thread has failed", () => {
  const failing = story({
    log: pino({ level: "silent" }),
    think: async () => Promise.reject(new Error("no thread")),
  });

  test("a position is answered all the same, and nothing is kept", async () => {
    const shown = await brings(failing.anna, OPENING);
    expect(shown.text).toBe(ru("refused-not-judged"));
  });
});
