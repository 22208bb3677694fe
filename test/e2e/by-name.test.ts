import { describe, expect, test } from "vitest";
import { linkIn } from "../support/links.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { secretThrowing } from "../support/secrets.ts";
import { story } from "../support/stage.ts";
import { buttonFor, hasButton, inGame, isTable, pressFor, pressOn } from "../support/table.ts";
import { en, ru } from "../support/texts.ts";

const stage = story({ secrets: [secretThrowing([6, 1], [3, 2])] });
const { anna, boris, vahe } = stage;

const challenging = async (phone: Phone, words: string, replyTo?: number): Promise<SeenMessage> => {
  const said = await phone.say("group", words, replyTo);
  return phone.waitFor("group", (one) => one.id > said.id && isTable(one) && hasButton(one, "sit"));
};

const press = async (
  phone: Phone,
  message: SeenMessage,
  action: "sit" | "refuse",
): Promise<string> => await pressFor(phone, message, action);

/** The people on whose phones a message rings by their number. */
const mentionedIn = ({ entities }: SeenMessage): readonly number[] =>
  entities.flatMap((one) => (one.type === "text_mention" ? [one.user.id] : []));

/** The person who is meant sits down; everybody else hears that it is not for them. */
const expectOnlyFor = async (
  challenge: SeenMessage,
  friend: Phone,
  stranger: Phone,
): Promise<SeenMessage> => {
  for (const action of ["sit", "refuse"] as const) {
    const refused = (stranger === boris ? en : ru)("refused-not-for-you");
    expect(await press(stranger, challenge, action)).toBe(refused);
  }
  expect(await anna.last("group", ({ id }) => id === challenge.id)).toEqual(challenge);
  return pressOn(friend, challenge, buttonFor(challenge, "sit"));
};

describe("a challenge by name", () => {
  test("is for the person with that name, though the bot has never seen them", async () => {
    const challenge = await challenging(anna, "/play short 5 @Boris_Plays");
    expect(challenge.text).toContain("Короткие нарды · ставка 5");
    expect(challenge.text).toContain(
      ru("challenge-to", { name: "\u2068Anna\u2069", opponent: "\u2068@Boris_Plays\u2069" }),
    );
    expect(challenge.entities.map(({ type }) => type)).toContain("mention");
    expect(await press(vahe, challenge, "sit")).toContain(ru("refused-not-for-you"));
    const begun = await expectOnlyFor(challenge, boris, vahe);
    expect(begun.text).toMatch(/начинает ⚪ \u2068Anna\u2069\./u);
  });

  test.for([
    "/play короткие с @boris_plays",
    "/play с @boris_plays короткие",
    "/play короткие против @boris_plays",
    "/play short with @boris_plays",
    "/play döymə @boris_plays ilə",
    "/play kısa @boris_plays'e karşı",
    "/play kısa @boris_plays’le",
    "/play کوتاه با @boris_plays",
  ])("may say “with” in any language, and names no other game by it: «%s»", async (words) => {
    const challenge = await challenging(anna, words);
    expect(challenge.text).toMatch(/^(?:.*\s)?Короткие нарды(?!,)/u);
    expect(challenge.text).toContain("@boris_plays");
  });

  test("is for him too if the bot knows him", async () => {
    await boris.say("group", "/help");
    const challenge = await challenging(anna, "/play @boris_plays short");
    const begun = await expectOnlyFor(challenge, boris, vahe);
    expect(inGame(begun)).toBe(true);
  });

  test("goes with the name when another takes it", async () => {
    await boris.say("group", "/help");
    await boris.rename({ username: "boris_the_second" });
    await vahe.rename({ username: "boris_plays" });
    const challenge = await challenging(anna, "/play short @boris_plays");
    expect(challenge.text).not.toContain("Boris Katz");
    const begun = await expectOnlyFor(challenge, vahe, boris);
    expect(inGame(begun)).toBe(true);
  });

  test("is declined by him alone", async () => {
    const challenge = await challenging(anna, "/play short @boris_plays");
    expect(await press(anna, challenge, "refuse")).toBe(ru("refused-own-challenge"));
    expect(await press(boris, challenge, "refuse")).toBe("");
    const over = await anna.waitFor("group", ({ text }) => text.includes("отказался"));
    expect(over).toMatchObject({ id: challenge.id, keyboard: [] });
  });

  test("to oneself is none, in whatever letters", async () => {
    await anna.say("group", "/play short @ANNA_dvor");
    await anna.waitFor("group", ({ text }) => text.includes(ru("challenge-yourself")));
  });
});

describe("a challenge in reply", () => {
  test("is for the writer of the message", async () => {
    const { id } = await boris.say("group", "Кто сыграет?");
    const challenge = await challenging(anna, "/play short", id);
    expect(challenge.text).toContain("зовёт играть: \u2068Boris Katz\u2069");
    await boris.rename({ username: "boris_the_second" });
    const begun = await expectOnlyFor(challenge, boris, vahe);
    expect(inGame(begun)).toBe(true);
  });

  test("is one that he hears, also where the group does not listen to its talk", async () => {
    await stage.client.privacy(true);
    const { id } = await boris.say("group", "Кто сыграет?");
    const challenge = await challenging(anna, "/play short", id);
    expect(mentionedIn(challenge)).toEqual([(await boris.me()).id]);
  });

  test("is heard where the game is chosen after it, from the menu", async () => {
    const { id } = await boris.say("group", "Кто сыграет?");
    const said = await anna.say("group", "/play", id);
    const menu = await anna.waitFor("group", (one) => one.id > said.id && hasButton(one, "play"));
    expect(mentionedIn(menu)).toEqual([]);
    await pressFor(anna, menu, "play");
    const challenge = await anna.waitFor("group", (one) => hasButton(one, "refuse"));
    expect(mentionedIn(challenge)).toEqual([(await boris.me()).id]);
  });

  test("to the bot is for anybody", async () => {
    const { id } = await anna.last("group", ({ from }) => from.bot);
    const challenge = await challenging(anna, "/play short", id);
    const begun = await pressOn(vahe, challenge, buttonFor(challenge, "sit"));
    expect(inGame(begun)).toBe(true);
  });
});

describe("a challenge by name in the private chat", () => {
  const inviting = async (words: string): Promise<SeenMessage> => {
    await anna.start();
    await anna.say("bot", words);
    return anna.waitFor("bot", (one) => isTable(one) && hasButton(one, "cancel"));
  };

  test("is a link for him alone", async () => {
    const invitation = await inviting("/play short @boris_plays");
    expect(invitation.text).toContain(
      ru("challenge-link-to", { opponent: "\u2068@boris_plays\u2069" }),
    );
    await vahe.open(linkIn(invitation));
    await vahe.waitFor("bot", ({ text }) => text.includes(ru("refused-not-for-you")));
    await boris.open(linkIn(invitation));
    const offered = await boris.waitFor("bot", (one) => hasButton(one, "sit"));
    expect(await press(boris, offered, "sit")).toBe("");
    await boris.waitFor("bot", (one) => hasButton(one, "menu-more"));
  });

  test("in reply to one's own words is a link for anybody", async () => {
    await anna.start();
    const { id } = await anna.say("bot", "/help");
    await anna.say("bot", "/play short 1", id);
    const invitation = await anna.waitFor("bot", (one) => hasButton(one, "cancel"));
    expect(invitation.text).toContain(ru("challenge-link"));
  });
});
