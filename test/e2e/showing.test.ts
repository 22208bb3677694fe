import { beforeEach, describe, expect, test } from "vitest";
import { beginRules, nameRules } from "../support/drafts.ts";
import { sitByLink } from "../support/links.ts";
import type { SeenMessage } from "../support/playground-client.ts";
import { story } from "../support/stage.ts";
import {
  buttonFor,
  buttonsOf,
  firstStep,
  hasButton,
  inGame,
  isTable,
  playerOf,
  pressFor,
  pressOn,
  sitDown,
  toastOf,
} from "../support/table.ts";
import { ru } from "../support/texts.ts";
import { THREE_ONE } from "../support/three-one.ts";

const stage = story({ secrets: THREE_ONE });
const { anna, boris, vahe } = stage;

/** Anna has moved, and Boris has resigned; the ending on her phone. */
let ending: SeenMessage;

beforeEach(async () => {
  const { host } = await sitByLink(anna, boris, "short");
  await pressOn(anna, host, buttonFor(host, "move"));
  await boris.say("bot", "/resign");
  const menu = await boris.waitFor("bot", (one) => hasButton(one, "resign"));
  const highest = buttonsOf(menu).findLast(({ press }) => press.do === "resign");
  await boris.press(menu, { data: highest?.data ?? "" });
  ending = await anna.waitFor("bot", (one) => hasButton(one, "rematch"));
});

/** What the button under the ending asks for. */
const query = (): string => {
  const picker = ending.keyboard.flat().find(({ text }) => text === ru("button-show-friend"));
  if (!picker || !("switch_inline_query_chosen_chat" in picker)) throw new Error("no chat picker");
  return picker.switch_inline_query_chosen_chat.query ?? "";
};

const shown = async (): Promise<SeenMessage> => {
  const results = await anna.inline("vahe", query());
  expect(results.results).toHaveLength(1);
  const sent = await anna.choose(results, 0);
  return vahe.waitFor("anna", ({ id }) => id === sent.id);
};

/** The link under what was shown. */
const linkUnder = ({ keyboard }: SeenMessage): string => {
  const [way] = keyboard.flat();
  if (!way || !("url" in way)) throw new Error("no way to play");
  return way.url;
};

/** Boris resigns for the most after the first step; the board of the ending. */
const resignedAt = async (table: SeenMessage): Promise<SeenMessage> => {
  await pressOn(await playerOf(table, [anna, boris]), table, firstStep(table));
  await boris.say("group", "/resign");
  const menu = await boris.waitFor("group", (one) => hasButton(one, "resign"));
  const highest = buttonsOf(menu).findLast(({ press }) => press.do === "resign");
  await boris.press(menu, { data: highest?.data ?? "" });
  return anna.waitFor("group", (one) => hasButton(one, "rematch"));
};

describe("an ending", () => {
  test("has the rematch alone in its row, one row below it, and the replay behind More", async () => {
    expect(ending.keyboard[0]).toMatchObject([{ text: ru("button-rematch") }]);
    expect(ending.keyboard[1]).toMatchObject([{ text: ru("button-show-friend") }, {}, {}]);
    expect(ending.keyboard).toHaveLength(2);
    await anna.press(ending, buttonFor(ending, "menu-more"));
    const more = await anna.waitFor("bot", (one) => hasButton(one, "menu-close"));
    const { data } = buttonFor(more, "replay");
    expect(toastOf(await anna.press(more, { data }))).toBe(ru("share-coming"));
    await anna.waitFor("bot", ({ animation }) => animation !== undefined);
  });

  test("is shown to a friend as its card, though nothing can be uploaded there", async () => {
    const card = await shown();
    expect(card.photo?.url).toBe(ending.photo?.url);
    expect(card.text).toMatch(/^🏆 ⚪ \u2068Anna\u2069 · марс · /);
    expect(card.keyboard.flat().map(({ text }) => text)).toEqual([ru("button-play-me")]);
  });

  test("is shown by its players alone", async () => {
    for (const words of [query(), "итог 99"]) {
      const { results, button } = await vahe.inline("anna", words);
      expect(results).toEqual([]);
      expect(button?.text).toBe(ru("inline-no-result"));
    }
  });

  test("in a group is shown with the group's card, by one of its two alone", async () => {
    const table = await sitDown(anna, boris, "short");
    ending = await resignedAt(table);
    const card = await shown();
    expect(card.photo?.url).toBe(ending.photo?.url);
    expect((await vahe.inline("anna", query())).results).toEqual([]);
  });
});

test("an ending by rules of one's own is shown whatever their name, without a picture, too", async () => {
  await stage.forbidPictures();
  await nameRules(anna, await beginRules(anna, "short"), "Дом <3");
  const table = await sitDown(anna, boris, "Дом 3");
  ending = await resignedAt(table);
  const seen = await shown();
  expect(seen.photo).toBeUndefined();
  expect(seen.text.split("\n")[0]).toBe("\u2068Дом <3\u2069");
});

describe("who is shown a game", () => {
  test("calls its player out by a link: both hear of it in private, and play", async () => {
    await vahe.open(linkUnder(await shown()));
    const waiting = await vahe.waitFor("bot", isTable);
    expect(waiting.text).toContain(ru("challenge-reached", { opponent: "\u2068Anna\u2069" }));
    expect(buttonsOf(waiting).map(({ press }) => press.do)).toEqual(["cancel"]);
    const called = await anna.waitFor("bot", (one) => hasButton(one, "sit"));
    expect(called.id).toBeGreaterThan(ending.id);
    expect(called.text).toContain(ru("challenge-to-you", { name: "\u2068Vahe\u2069" }));
    expect(await pressFor(anna, called, "sit")).toBe("");
    for (const phone of [anna, vahe]) await phone.waitFor("bot", inGame);
  });

  test("calls once, however often the link is opened or the challenge withdrawn", async () => {
    const link = linkUnder(await shown());
    await vahe.open(link);
    await anna.waitFor("bot", (one) => hasButton(one, "sit"));
    const calls = await stage.client.callsDuring(() => vahe.open(link));
    const me = String((await anna.me()).id);
    expect(calls.filter(({ arguments: given }) => given.chat_id === me)).toEqual([]);
    await vahe.say("bot", "/cancel");
    await vahe.waitFor("bot", ({ text }) => text.includes("Вызов снят"));
    await vahe.open(link);
    const name = "\u2068Anna\u2069";
    await vahe.waitFor("bot", ({ text }) => text === ru("called-lately", { name }));
  });

  test("plays nobody by a link that the bot did not make, nor oneself", async () => {
    const link = linkUnder(await shown());
    await vahe.open(link.replace(/with-\w+-/, `with-${(await boris.me()).id.toString(36)}-`));
    await vahe.waitFor("bot", ({ text }) => text === ru("link-no-challenge"));
    await anna.open(link);
    await anna.waitFor("bot", ({ text }) => text === ru("link-own-challenge"));
  });
});
