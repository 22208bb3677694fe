import { beforeEach, describe, expect, test } from "vitest";
import type { SeenMessage } from "../support/playground-client.ts";
import { secretThrowing } from "../support/secrets.ts";
import { story } from "../support/stage.ts";
import { buttonFor, buttonNamed, hasButton, toastOf } from "../support/table.ts";
import { ru } from "../support/texts.ts";

const stage = story({ secrets: [secretThrowing([3, 1], [3, 2])] });
const { anna, boris } = stage;

beforeEach(() => stage.client.guests(true));

/** Anna calls the bot in the chat with Boris, where it is no member. */
const called = async (words: string): Promise<SeenMessage> => {
  const said = await anna.say("boris", `@shesh_besh_bot ${words}`);
  return anna.waitFor("boris", ({ id, from }) => from.bot && id > said.id);
};

describe("a mention in a chat where the bot is no member", () => {
  test.each(["короткие", "играть короткие", "/play short"])(
    "«%s» is answered by a board that can be played there",
    async (words) => {
      const offer = await called(words);
      expect(offer.text).toContain(ru("ruleset-short"));
      const own = buttonFor(offer, "offer-sit");
      expect(toastOf(await anna.press(offer, own))).toBe(ru("refused-own-challenge"));
      const seen = await boris.waitFor("anna", ({ id }) => id === offer.id);
      const sit = buttonFor(seen, hasButton(seen, "sit") ? "sit" : "offer-sit");
      expect(toastOf(await boris.press(seen, sit))).toBe("");
      const table = await anna.waitFor(
        "boris",
        (one) => one.id === offer.id && hasButton(one, "menu-more"),
      );
      expect(toastOf(await anna.press(table, buttonNamed(table, "8→5")))).toContain("8→5");
    },
  );

  test("without words it offers the common game; words that say nothing are answered in words", async () => {
    expect((await called("")).text).toContain(ru("ruleset-long"));
    const answer = await called("шахматы");
    expect(answer.text).toContain("«\u2068шахматы\u2069»");
    expect(answer.text.match(/@shesh_besh_bot/g)).toHaveLength(2);
    expect(answer.keyboard).toEqual([]);
  });

  test("an answer that comes too late does no harm", async () => {
    const late =
      "Bad Request: query is too old and response timeout expired or query ID is invalid";
    const error = { ok: false, error_code: 400, description: late } as const;
    await stage.client.fault({ kind: "refuse", error, method: "answerGuestQuery", times: 1 });
    await anna.say("boris", "@shesh_besh_bot короткие");
    expect((await called("короткие")).text).toContain(ru("ruleset-short"));
  });
});

describe("where the operator wants no guests", () => {
  const closed = story("later");

  test("a mention is not answered", async () => {
    await closed.open({ guestTables: false });
    await closed.client.guests(true);
    const calls = await closed.client.callsDuring(
      () => closed.anna.say("boris", "@shesh_besh_bot короткие"),
      500,
    );
    expect(calls.map(({ method }) => method)).not.toContain("answerGuestQuery");
  });
});
