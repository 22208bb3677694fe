import { describe, expect, test } from "vitest";
import { DAY_MS } from "../../src/tables/services/time.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { story } from "../support/stage.ts";
import { buttonFor, buttonNamed, hasButton, toastOf } from "../support/table.ts";
import { ru } from "../support/texts.ts";

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

describe("a person who wants to hear what happens in a group", () => {
  const stage = story();
  const { anna, boris, vahe } = stage;

  const press = async (phone: Phone, message: SeenMessage, words: string): Promise<string> =>
    toastOf(await phone.press(message, buttonNamed(message, words)));

  /** A person looks for a game, and does not find one in time. */
  const looks = async (ms = 20 * SECOND_MS): Promise<SeenMessage> => {
    const { id } = await anna.say("group", "/play short");
    const posted = await anna.waitFor("group", (one) => one.id > id && hasButton(one, "sit"));
    stage.passTime(ms);
    await stage.sweep();
    return posted;
  };

  const looksNoMore = async (posted: SeenMessage): Promise<void> => {
    await anna.press(posted, buttonFor(posted, "cancel"));
  };

  const told = async (phone: Phone): Promise<readonly SeenMessage[]> =>
    (await phone.messages("bot", 60)).filter((one) => hasButton(one, "listen-stop"));

  /** Boris has asked for it under a challenge. */
  const asks = async (): Promise<void> => {
    await boris.start();
    const posted = await looks();
    expect(await press(boris, posted, ru("button-listen"))).toContain("once a day");
    await looksNoMore(posted);
    stage.passTime(10 * MINUTE_MS);
  };

  test("hears of an open challenge in private, once a day, until they stop it", async () => {
    await asks();
    expect(await told(boris)).toEqual([]);
    await looksNoMore(await looks());
    const [message] = await told(boris);
    expect(message?.text).toMatch(/^🔔 \u2068Anna\u2069 is looking for a game: Backgammon/u);
    await looksNoMore(await looks());
    expect(await told(boris)).toHaveLength(1);
    stage.passTime(DAY_MS);
    await looksNoMore(await looks());
    const [, second] = await told(boris);
    if (!second) throw new Error("it was not told on the next day");
    expect(await press(boris, second, "🔕 Stop")).toContain("No more notifications");
    stage.passTime(DAY_MS);
    await looks();
    // The one that was stopped says so in its place.
    expect(await told(boris)).toHaveLength(1);
    expect(await told(vahe)).toEqual([]);
  });

  test("hears nothing of what is settled at once, of what is old, and of what is their own", async () => {
    await asks();
    const taken = await looks(0);
    await vahe.press(taken, buttonFor(taken, "sit"));
    stage.passTime(20 * SECOND_MS);
    await stage.sweep();
    expect(await told(boris)).toEqual([]);
    await looksNoMore(await looks(10 * MINUTE_MS));
    const { id } = await boris.say("group", "/play long");
    await boris.waitFor("group", (one) => one.id > id && hasButton(one, "sit"));
    stage.passTime(20 * SECOND_MS);
    await stage.sweep();
    expect(await told(boris)).toEqual([]);
  });

  test("hears of it more often if they like, and of an arena with the way in", async () => {
    await asks();
    await looksNoMore(await looks());
    const [message] = await told(boris);
    if (!message) throw new Error("it was not told");
    expect(await press(boris, message, "More often")).toContain("every time");
    await boris.waitFor("bot", (one) => hasButton(one, "listen-stop") && one.edited !== undefined);
    stage.passTime(11 * MINUTE_MS);
    await anna.upgradeGroup();
    await stage.sweep();
    await anna.say("group", "/arena short 20");
    await anna.waitFor("group", (one) => hasButton(one, "arena-play"));
    await stage.sweep();
    const event = (await told(boris)).at(-1);
    expect(event?.text).toContain("An arena opens: Backgammon");
    expect(event?.keyboard.map((row) => row.map(({ text }) => text))).toEqual([
      ["▶️ Play", "To the group"],
      ["🔕 Stop", "Once a day at most"],
    ]);
    stage.passTime(11 * MINUTE_MS);
    await anna.say("group", "/cup short 3");
    await anna.waitFor("group", (one) => hasButton(one, "cup-enter"));
    stage.passTime(20 * SECOND_MS);
    await stage.sweep();
    const cup = (await told(boris)).at(-1);
    if (!cup) throw new Error("the cup was not told");
    expect(cup.text).toContain("A cup is looking for players: Backgammon");
    await boris.press(cup, buttonFor(cup, "cup-enter"));
    const signed = await anna.waitFor("group", (one) => /1 участник/.test(one.text));
    expect(hasButton(signed, "cup-enter")).toBe(true);
  });

  test("hears nothing of what they have entered already", async () => {
    await asks();
    await anna.say("group", "/cup short 3");
    const cup = await anna.waitFor("group", (one) => hasButton(one, "cup-enter"));
    await boris.press(cup, buttonFor(cup, "cup-enter"));
    stage.passTime(20 * SECOND_MS);
    await stage.sweep();
    expect(await told(boris)).toEqual([]);
  });

  test("hears nothing once they left the group, or blocked the bot", async () => {
    await asks();
    await boris.block();
    await looksNoMore(await looks());
    await boris.unblock();
    await boris.leaveGroup();
    await looks();
    expect(await told(boris)).toEqual([]);
  });
});
