import { expect, test } from "vitest";
import { answerTo } from "../support/answers.ts";
import { askForRules, nameRules, pressTo } from "../support/drafts.ts";
import type { SeenMessage } from "../support/playground-client.ts";
import { story } from "../support/stage.ts";
import { buttonFor, buttonsOf, hasButton, isTable, pressOn, sitDown } from "../support/table.ts";

const stage = story();
const { anna, boris } = stage;

/** Anna gives up the game at once. */
const givenUp = async (): Promise<SeenMessage> => {
  await anna.say("group", "/resign");
  const menu = await anna.waitFor("group", (one) => hasButton(one, "resign"));
  const atOnce = buttonsOf(menu).findLast(({ press }) => press.do === "resign");
  if (!atOnce) throw new Error("no way to give up");
  return pressOn(anna, menu, atOnce);
};

test("a match of several games is made in the dialog, and changes its game", async () => {
  let page = await pressTo(anna, await askForRules(anna), { do: "draft-games" });
  expect(hasButton(page, "draft-name")).toBe(false);
  for (const ruleset of ["short", "long", "long"])
    page = await pressTo(anna, page, { do: "draft-add", ruleset });
  page = await pressTo(anna, page, { do: "draft-drop" });
  const made = await nameRules(anna, page, "Двоеборье");
  expect(made.text).toContain("Короткие → Длинные");

  const first = await sitDown(anna, boris, "двоеборье 7");
  expect(first.text).toContain("Короткие нарды, потом Длинные · матч до 7 · счёт ⚪ 0:0 🔴");
  expect(first.text.split("\n").length).toBeLessThanOrEqual(5);
  const over = await givenUp();
  await anna.press(over, buttonFor(over, "rematch"));
  const asked = await boris.waitFor(
    "group",
    ({ id, text }) => id === over.id && text !== over.text,
  );
  await boris.press(asked, buttonFor(asked, "rematch"));
  const second = await anna.waitFor("group", (one) => isTable(one) && one.id > over.id);
  expect(second.text).toContain("Длинные нарды, потом Короткие · матч до 7 · счёт ⚪ 2:0 🔴");
  expect(hasButton(second, "double")).toBe(false);

  const listed = await answerTo(boris, "/games");
  expect(listed.text).toContain("Двоеборье");
  const { id } = await anna.say("group", "/rules двоеборье");
  const rules = await anna.waitFor("group", (one) => one.from.bot && one.id > id);
  expect(rules.text).toContain("Длинные нарды");
  expect(rules.text).toContain("Короткие нарды");
});
