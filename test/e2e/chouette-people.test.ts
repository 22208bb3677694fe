import { describe, expect, test } from "vitest";
import { chouetteAt, isBoard, isChouette, plain } from "../support/chouette.ts";
import type { SeenMessage } from "../support/playground-client.ts";
import { SEATED, secretSeating } from "../support/secrets.ts";
import { story } from "../support/stage.ts";
import { buttonNamed, hasButton, pressFor } from "../support/table.ts";
import { ru } from "../support/texts.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const stage = story({ secrets: SEATED });
const { anna, boris, vahe } = stage;
const { said, board, friends, seated, playing, boxToRoll } = chouetteAt(stage);

describe("who comes to a chouette, and who goes", () => {
  test("six sit there, a seventh does not; who comes late goes last", async () => {
    await stage.open({ secrets: [secretSeating(5)] });
    const all = await friends(4);
    const message = await seated("длинные", anna, [boris, vahe, ...all.slice(0, 2)]);
    await pressFor(boris, message, "chouette-begin");
    await board("⚪ Anna — 🔴 Boris Katz, Vahe, Нарек, Sophie");
    const [sixth, seventh] = all.slice(2);
    if (!sixth || !seventh) throw new Error("nobody came");
    expect(await pressFor(sixth, message, "chouette-sit")).toMatch(/Вы за столом/);
    expect(await pressFor(seventh, message, "chouette-sit")).toMatch(/места|seats/);
    await stage.pass(7 * SECOND);
    await said("Boris Katz 0 · Vahe 0 · Нарек 0 · Sophie 0 · Гурген 0");
    await anna.say("group", "/resign");
    const asking = await board("точно?");
    await pressFor(anna, asking, "resign");
    const over = await said(ru("team-wins", { box: "Anna", outcome: ru("team-resigned") }));
    await pressFor(seventh, over, "rematch");
    await pressFor(vahe, over, "rematch");
    await board("⚪ Boris Katz — 🔴 Vahe, Нарек, Sophie, Anna, Гурген");
  });

  test("who leaves the group gets up, and a chouette of two does not go on", async () => {
    const table = await playing();
    await pressFor(boris, table, "cube-double");
    await pressFor(anna, await board("принимаете?"), "cube-drop");
    await board("Vahe, бросайте");
    await boris.leaveGroup();
    await pressFor(
      vahe,
      await vahe.waitFor("group", (one) => hasButton(one, "cube-double")),
      "cube-double",
    );
    await pressFor(
      anna,
      await anna.waitFor("group", (one) => hasButton(one, "cube-drop")),
      "cube-drop",
    );
    const over = await anna.waitFor("group", (one) => plain(one).includes(ru("team-cubes")));
    expect(plain(over)).toContain(ru("team-next-few", { missing: 1 }));
    expect(hasButton(over, "rematch")).toBe(false);
  });

  test("the maker leaves: an administrator closes it, and there is a podium", async () => {
    const message = await seated("длинные", boris, [anna, vahe]);
    await pressFor(anna, message, "chouette-begin");
    await pressFor(anna, await board("Boris Katz — 🔴 Anna, Vahe"), "cube-double");
    await pressFor(boris, await board("принимаете?"), "cube-drop");
    await boris.leaveGroup();
    await vahe.say("group", "/chouette стоп");
    await anna.waitFor("group", ({ text }) => text.startsWith(ru("chouette-not-yours")));
    await anna.say("group", "/chouette стоп");
    await anna.waitFor("group", ({ text }) => text === "Шуэт закрыт.");
    await stage.pass(7 * SECOND);
    await anna.waitFor(
      "group",
      (one) => one.id === message.id && plain(one).includes(ru("chouette-last")),
    );
    // The podium is that of the last game, too.
    await vahe.say("group", "/resign");
    const asking = await vahe.waitFor("group", (one) => hasButton(one, "resign"));
    await pressFor(vahe, asking, "resign");
    await anna.waitFor("group", (one) => plain(one).includes("Vahe −2"));
    await stage.pass(7 * SECOND);
    const podium = await anna.waitFor("group", ({ text }) => text.startsWith("🏆 Шуэт окончен"));
    expect(plain(podium)).toContain("🥇 Anna — +1 очко");
    expect(plain(podium)).toContain("🥈 Boris Katz — +1 очко");
  });

  test("a group that becomes a supergroup follows with its board, its message and its seats", async () => {
    const table = await playing();
    await stage.pass(7 * SECOND);
    // All is shown: what comes in the supergroup comes because of it.
    await said("Партия идёт");
    const { chat } = await anna.upgradeGroup();
    const there = (is: (one: SeenMessage) => boolean): Promise<SeenMessage> =>
      boris.waitFor("group", (one) => one.chat === chat && is(one));
    // Both come by themselves: nothing has changed in the chouette, nor in its game.
    const moved = await there(isBoard);
    expect(plain(moved)).toBe(plain(table));
    await stage.pass(7 * SECOND);
    const message = await there(isChouette);
    expect(hasButton(message, "chouette-up")).toBe(true);
    await pressFor(boris, moved, "cube-double");
    await there((one) => isBoard(one) && plain(one).includes("принимаете?"));
    expect(await pressFor(vahe, message, "chouette-up")).toMatch(/встали/);
    await stage.pass(7 * SECOND);
    await there((one) => one.id === message.id && !plain(one).includes("Vahe"));
    const all = await boris.messages("group");
    expect(all.filter((one) => one.chat === chat && isChouette(one))).toHaveLength(1);
  });

  test("goes on where the bot is taken out and comes back", async () => {
    const table = await playing();
    await anna.removeBot();
    await stage.pass(MINUTE);
    await anna.addBot();
    await boris.say("group", "/board");
    const again = await boris.waitFor("group", (one) => one.id > table.id && isBoard(one));
    await pressFor(boris, again, "cube-double");
    await board("Boris Katz ×2: даве");
  });
});

describe("where the bot may not do what it would", () => {
  test("boards are made of emoji without the right to send pictures", async () => {
    await stage.forbidPictures();
    const table = await playing();
    expect(table.photo).toBeUndefined();
    expect(plain(table)).toContain("⚪ Anna — 🔴 Boris Katz, Vahe");
    await pressFor(boris, table, "cube-double");
    const asked = await board("Boris Katz ×2: даве. ⚪ Anna, принимаете?");
    await pressFor(anna, asked, "cube-take");
    await board("Boris Katz ×2 у бокса");
  });

  test("nothing is lost while it may not write, and all is shown once it may", async () => {
    const table = await playing();
    const error = {
      ok: false,
      error_code: 400,
      description: "Bad Request: not enough rights to send text messages to the chat",
    } as const;
    for (const method of ["sendMessage", "sendPhoto", "editMessageMedia", "editMessageCaption"])
      await stage.client.fault({ kind: "refuse", error, method });
    expect(await pressFor(boris, table, "cube-double")).toBe("");
    await stage.pass(MINUTE);
    expect(plain(await boris.last("group", isBoard))).not.toContain("даве");
    await stage.client.clearFaults();
    await boris.say("group", "/board");
    await pressFor(anna, await board("Boris Katz ×2: даве"), "cube-take");
    await board("Boris Katz ×2 у бокса");
  });
});

describe("who does not lead the team", () => {
  test("finds the game by /games and /board, leaves it by /resign, in private too", async () => {
    const table = await boxToRoll();
    await vahe.say("group", "/games");
    await said(ru("your-games-here", { games: 1 }));
    await vahe.say("bot", "/start");
    await pressFor(vahe, table, "menu-more");
    const own = await vahe.waitFor("bot", (one) => hasButton(one, "menu-resign"));
    expect(plain(own)).toContain("⚪ Anna — 🔴 Boris Katz, Vahe");
    await pressFor(vahe, own, "menu-resign");
    const asking = await vahe.waitFor("bot", (one) => hasButton(one, "resign"));
    expect(plain(asking)).toContain("Vahe, точно? Цена выхода: 2 очка.");
    await vahe.say("group", "/resign");
    await pressFor(vahe, await board("Vahe, точно?"), "resign");
    await board("Boris Katz, Vahe −2");
    await vahe.say("group", "/resign");
    await said(ru("no-own-game"));
  });

  test("is called in private to answer a double, and to lead", async () => {
    const first = await playing();
    await vahe.start();
    await pressFor(vahe, first, "menu-more");
    const menu = await vahe.waitFor("bot", (one) => hasButton(one, "bell"));
    expect(await pressFor(vahe, menu, "bell")).toMatch(/🔔|Позову|позову/);
    await pressFor(boris, first, "roll");
    const table = await board("Anna, бросайте");
    await anna.press(table, buttonNamed(table, "Даве всем"));
    await pressFor(boris, await board("Принять или пас"), "cube-drop");
    await stage.pass(7 * SECOND);
    const call = await vahe.waitFor("bot", ({ text }) => /ответ/i.test(text));
    expect(call.text).toContain("Anna");
  });

  test("watches as anybody may, asks for no hints, and takes everything along by /export", async () => {
    const table = await playing();
    await vahe.start();
    await pressFor(boris, table, "menu-more");
    const menu = await boris.waitFor("group", (one) => hasButton(one, "watch"));
    expect(hasButton(menu, "hint")).toBe(false);
    expect(await pressFor(vahe, menu, "watch")).not.toBe("—");
    await vahe.waitFor("bot", (one) => plain(one).includes("⚪ Anna — 🔴 Boris Katz, Vahe"));
    await vahe.say("bot", "/export");
    const { document } = await vahe.waitFor("bot", (one) => one.document !== undefined);
    const given = JSON.parse(String(await stage.client.download(document?.url ?? "")));
    expect(given.chouette_members).toHaveLength(1);
    expect(given.events.length).toBeGreaterThan(0);
  });
});
