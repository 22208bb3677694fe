import { describe, test } from "vitest";
import type { SeenMessage } from "../support/playground-client.ts";
import type { Press } from "../support/presses.ts";
import { story } from "../support/stage.ts";
import { hasButton, pressFor } from "../support/table.ts";

const stage = story();
const { anna } = stage;

/** A message sent twice: the bot was stopped before it heard of the first one. */
const twice = async (
  chat: string,
  mark: Press["do"],
  send: () => Promise<unknown>,
): Promise<readonly [SeenMessage, SeenMessage]> => {
  await stage.client.fault({ kind: "lose", method: "sendMessage", times: 1 });
  await send();
  const stray = await anna.waitFor(chat, (one) => hasButton(one, mark));
  await stage.stopBot();
  stage.passTime(10_000);
  await stage.startBot();
  const known = await anna.waitFor(chat, (one) => hasButton(one, mark) && one.id > stray.id);
  return [stray, known];
};

const left = async (chat: string, mark: Press["do"]): Promise<number[]> =>
  (await anna.messages(chat)).filter((one) => hasButton(one, mark)).map(({ id }) => id);

describe("a message of which the bot does not know that it was sent", () => {
  test.each([
    ["/arena short 20", "arena-pause"],
    ["/cup short 1", "cup-leave"],
    ["/chouette длинные", "chouette-up"],
  ] as const)("goes with a press on it: %s", async (words, mark) => {
    await anna.start();
    const [stray, known] = await twice("group", mark, () => anna.say("group", words));
    await pressFor(anna, stray, mark);
    await stage.poll(() => left("group", mark)).toEqual([known.id]);
  });

  test("goes with a press on it, as the second message of a search does", async () => {
    await anna.start();
    const [stray, known] = await twice("bot", "seek-stop", () =>
      anna.say("bot", "/play find short"),
    );
    await pressFor(anna, stray, "seek-stop");
    await stage
      .poll(async () => (await anna.messages("bot")).some(({ id }) => id === stray.id))
      .toBe(false);
    await stage
      .poll(async () => (await anna.messages("bot")).find(({ id }) => id === known.id)?.keyboard)
      .not.toEqual(known.keyboard);
  });
});
