import { beforeEach, describe, expect, test } from "vitest";
import type { SeenMessage } from "../support/playground-client.ts";
import { story } from "../support/stage.ts";
import { buttonFor, buttonsOf, hasButton, moveButtons } from "../support/table.ts";
import { ru } from "../support/texts.ts";

const stage = story({ seed: 5 });
const { anna } = stage;
// Words tell the level that a picture would draw.
beforeEach(async () => {
  await stage.forbidPictures();
});

/** Anna loses by resigning, once her turn has come. */
const lose = async (after = 0): Promise<SeenMessage> => {
  await anna.waitFor("bot", (one) => one.id > after && moveButtons(one).length > 0);
  await anna.say("bot", "/resign");
  const asked = await anna.waitFor("bot", (one) => one.id > after && hasButton(one, "resign"));
  const resign = buttonsOf(asked).find(({ press }) => press.do === "resign");
  await anna.press(asked, { data: resign?.data ?? "" });
  return anna.waitFor("bot", (one) => one.id > after && hasButton(one, "rematch"));
};

const LOWER = ru("computer-weaker", { level: "☆" });

describe("after a game against the computer", () => {
  test("two losses make it weaker, which is said, and the rematch is at that level", async () => {
    await anna.start();
    await anna.say("bot", "/play бот длинные новичок");
    const first = await lose();
    expect(first.text).not.toContain(LOWER);
    await anna.press(first, buttonFor(first, "rematch"));
    const second = await lose(first.id);
    expect(second.text).toContain(LOWER);
    expect(hasButton(second, "computer-easier")).toBe(false);
    await anna.press(second, buttonFor(second, "rematch"));
    const third = await lose(second.id);
    expect(third.text).toContain("Бот ☆");
  });

  test("in a match nothing is said of another one, as the same goes on", async () => {
    await anna.start();
    await anna.say("bot", "/play бот февга новичок матч 9");
    const first = await lose();
    await anna.press(first, buttonFor(first, "rematch"));
    const second = await lose(first.id);
    expect(second.text).not.toContain(LOWER);
    await anna.press(second, buttonFor(second, "rematch"));
    expect((await lose(second.id)).text).not.toContain("Бот ☆");
  });

  test("a loser may ask for a weaker one at once, and keeps it", async () => {
    await anna.start();
    await anna.say("bot", "/play бот длинные средний");
    const over = await lose();
    await anna.press(over, buttonFor(over, "computer-easier"));
    const next = await lose(over.id);
    expect(next.text).toMatch(/Бот ★(?!★)/u);
    await anna.press(next, buttonFor(next, "rematch"));
    expect((await lose(next.id)).text).toMatch(/Бот ★(?!★)/u);
  });

  test("the loser to the weakest one is offered the first lesson", async () => {
    await anna.start();
    await anna.say("bot", "/play бот длинные ученик");
    const over = await lose();
    expect(hasButton(over, "computer-easier")).toBe(false);
    await anna.press(over, buttonFor(over, "lesson"));
    const lesson = await anna.waitFor("bot", (one) => hasButton(one, "lesson-of"));
    expect(lesson.id).toBeGreaterThan(over.id);
    await anna.say("bot", "/play бот длинные новичок");
    expect(hasButton(await lose(lesson.id), "lesson")).toBe(false);
  });
});
