import { beforeEach, describe, expect, test } from "vitest";
import { seeded } from "../rules/random.ts";
import { drawReally } from "../support/draw.ts";
import { sendHere } from "../support/inline.ts";
import { linkIn } from "../support/links.ts";
import { playOut, type Seat } from "../support/play-out.ts";
import { story } from "../support/stage.ts";
import { buttonFor, hasButton, pressOn } from "../support/table.ts";

/**
 * Each way to a game from the first word to the last checker, with restarts at random points. The
 * games have three checkers: how long they are says nothing of the way to them.
 */

const stage = story({ seed: 12, draw: drawReally });
const { anna, boris } = stage;
beforeEach(async () => {
  await stage.forbidPictures();
});

const seats = (hers: string, his: string): [Seat, Seat] => [
  { phone: anna, chat: hers },
  { phone: boris, chat: his },
];

describe("a whole game", () => {
  test("with a friend who was called by name in a group", async () => {
    await anna.say("group", "/play @boris_plays hypergammon");
    const challenge = await boris.waitFor("group", (one) => hasButton(one, "refuse"));
    const table = await pressOn(boris, challenge, buttonFor(challenge, "sit"));
    const over = await playOut(stage, seats("group", "group"), table, seeded(1));
    expect(over.text).toMatch(/Победа: 🏆 [⚪🔴] \u2068(Anna|Boris Katz)\u2069 — (оин|марс|кокс)/u);
  });

  test("between two private chats, by link", async () => {
    await anna.start();
    await anna.say("bot", "/play hypergammon 1");
    const invitation = await anna.waitFor("bot", (one) => hasButton(one, "cancel"));
    await boris.open(linkIn(invitation));
    const offered = await boris.waitFor("bot", (one) => hasButton(one, "sit"));
    await boris.press(offered, buttonFor(offered, "sit"));
    const table = await anna.waitFor("bot", (one) => hasButton(one, "menu-more"));
    await playOut(stage, seats("bot", "bot"), table, seeded(2));
    for (const [phone, won] of [
      [anna, /^🏆 Вы выиграли: (оин|марс|кокс)!$/mu],
      [boris, /^🏆 .*Anna.* wins: \w+\.$/mu],
    ] as const) {
      const over = await phone.waitFor("bot", (one) => hasButton(one, "rematch"));
      // Who has won is told once.
      expect(over.text.split("\n").filter((line) => won.test(line))).toHaveLength(1);
      expect(over.text).not.toMatch(/Победа|You won/);
    }
  });

  test("in an inline message, in a chat of which the bot is no member", async () => {
    const sent = await sendHere(anna, "boris", "hypergammon");
    const seen = await boris.waitFor("anna", ({ id }) => id === sent.id);
    await boris.press(seen, buttonFor(seen, "offer-sit"));
    const table = await anna.waitFor("boris", (one) => hasButton(one, "menu-more"));
    const over = await playOut(stage, seats("boris", "anna"), table, seeded(3));
    expect(over.id).toBe(sent.id);
    expect(over.text).toContain("Победа: ");
  });
});
