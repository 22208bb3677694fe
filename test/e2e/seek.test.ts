import { describe, expect, test } from "vitest";
import { verifyRecord } from "../../src/game/record/record.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { story } from "../support/stage.ts";
import { buttonNamed, buttonsOf, hasButton, inGame, pressFor } from "../support/table.ts";
import { en, ru } from "../support/texts.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const stage = story({ owner: 5_100_000_003 });
const { anna, boris, vahe } = stage;

const MINUTE_A_TURN = "⏱ 1 мин на ход";
const THREE_A_TURN = "⏱ 3 мин на ход";

/** Whether a key says these words. */
const says = ({ keyboard }: SeenMessage, words: string): boolean =>
  keyboard.flat().some(({ text }) => text === words);

/** The menu in which an opponent is looked for. */
const menuOf = async (phone: Phone): Promise<SeenMessage> => {
  await phone.say("bot", "/play find");
  return phone.waitFor("bot", (one) => hasButton(one, "seek-start"));
};

const looks = async (phone: Phone): Promise<SeenMessage> => {
  const menu = await menuOf(phone);
  await pressFor(phone, menu, "seek-start");
  return phone.waitFor("bot", (one) => one.id === menu.id && !hasButton(one, "seek-start"));
};

/** Resigns the game that has just been found. */
const leaves = async (phone: Phone): Promise<void> => {
  await phone.waitFor("bot", inGame);
  await phone.say("bot", "/resign");
  const asked = await phone.waitFor("bot", (one) => hasButton(one, "resign"));
  const atOnce = buttonsOf(asked).findLast((one) => one.press.do === "resign");
  await phone.press(asked, { data: atOnce?.data ?? "" });
};

describe("an opponent at any hour", () => {
  test("is a few presses away where another player waits, and comes with a sound", async () => {
    await looks(anna);
    await boris.say("bot", "/start");
    const hello = await boris.waitFor("bot", (one) => hasButton(one, "start-page"));
    await pressFor(boris, hello, "start-page");
    const start = await boris.waitFor("bot", (one) => hasButton(one, "seek-begin"));
    await pressFor(boris, start, "seek-begin");
    const menu = await boris.waitFor("bot", (one) => hasButton(one, "seek-start"));
    await pressFor(boris, menu, "seek-start");
    const [annas, boriss] = [await anna.waitFor("bot", inGame), await boris.waitFor("bot", inGame)];
    expect(annas.id).toBeGreaterThan(0);
    expect(boriss.id).toBeGreaterThan(menu.id);
    const found = await anna.waitFor("bot", ({ text }) => text.startsWith("✅"));
    // Of Boris Katz no more than the first name.
    expect(found.text).toContain(ru("seek-found", { name: "\u2068Boris\u2069" }));
    expect(annas.text).not.toContain("Katz");
  });

  test("is first another who left a game early, and anybody after a minute", async () => {
    await Promise.all([anna.start(), boris.start(), vahe.start()]);
    await looks(anna);
    await looks(boris);
    await leaves(anna);
    const cards = [await looks(vahe), await looks(anna)];
    for (const { text } of cards) expect(text).toContain(ru("seek-open"));
    // Nobody waits longer than those whose ratings are far apart.
    await stage.pass(MINUTE + SECOND);
    const found = await vahe.waitFor("bot", ({ text }) => text.startsWith("✅"));
    expect(found.text).toContain("Anna");
  });

  test("is looked for again under a finished game, beside the rematch", async () => {
    await looks(anna);
    await looks(boris);
    await leaves(anna);
    const over = await boris.waitFor("bot", (one) => hasButton(one, "seek-next"));
    expect(over.keyboard[0]?.map(({ text }) => text)).toEqual([
      en("button-rematch"),
      en("button-seek-next"),
    ]);
    expect(await pressFor(boris, over, "seek-next")).toBe("");
    await boris.waitFor("bot", (one) => one.id > over.id && hasButton(one, "seek-stop"));
  });

  test("is waited for at one card: for what, since when, who else looks, what to do meanwhile", async () => {
    const search = await looks(anna);
    expect(search.text).toContain("Длинные нарды · ⏱ 1 мин на ход");
    expect(search.text).toContain(ru("seek-alone"));
    expect(search.entities).toContainEqual(
      expect.objectContaining({ type: "date_time", date_time_format: "r" }),
    );
    expect(search.keyboard.map((row) => row.map(({ text }) => text))).toEqual([
      [ru("button-meanwhile-computer"), ru("button-seven")],
      [ru("button-seek-stop")],
    ]);
    expect(await pressFor(anna, search, "seven-begin")).toBe("");
    await anna.waitFor("bot", (one) => one.id > search.id && hasButton(one, "seven-open"));
  });

  test("is offered among those who wait for another game, once twenty seconds are over", async () => {
    const [one, other] = [await looks(anna), await menuOf(boris)];
    await boris.press(other, buttonNamed(other, en("ruleset-short-button")));
    await boris.waitFor("bot", (card) => card.id === other.id && hasButton(card, "seek-stop"));
    await stage.pass(19 * SECOND);
    const cards = [await anna.messages("bot"), await boris.messages("bot")].flat();
    expect(cards.filter((card) => hasButton(card, "seek-join"))).toEqual([]);
    await stage.pass(2 * SECOND);
    const offered = await anna.waitFor(
      "bot",
      (card) => card.id === one.id && hasButton(card, "seek-join"),
    );
    expect(offered.text).toContain("\u2068Boris\u2069 ждёт: Короткие нарды");
    expect(await pressFor(anna, offered, "seek-join")).toBe("");
    expect((await anna.waitFor("bot", inGame)).text).toContain("Короткие нарды");
    await boris.waitFor("bot", inGame);
  });

  test("is met by the slower of two clocks, whoever has waited longer", async () => {
    await anna.say("bot", "/play find long 1 minute");
    await anna.waitFor("bot", (one) => hasButton(one, "seek-stop"));
    await stage.pass(SECOND);
    await boris.say("bot", "/play find long 3 minutes");
    await stage.pass(MINUTE);
    await stage.pass(SECOND);
    expect((await anna.waitFor("bot", inGame)).text).toContain("⏱ 3 мин на ход");
  });

  test("may be waited for in a game with the bot, broken off when an opponent comes", async () => {
    const offered = await looks(anna);
    await pressFor(anna, offered, "seek-computer");
    const withBot = await anna.waitFor("bot", (one) => hasButton(one, "move"));
    await pressFor(anna, withBot, "move");
    await looks(boris);
    const broken = await anna.waitFor(
      "bot",
      (one) => one.id === withBot.id && one.text.includes(ru("over-broken-off")),
    );
    expect(hasButton(broken, "rematch")).toBe(false);
    // Nobody has won it: its board stays, and there is no result to share.
    expect(broken.keyboard.flat().map(({ text }) => text)).not.toContain(ru("button-show-friend"));
    await anna.waitFor("bot", (one) => one.id > withBot.id && inGame(one));
    await anna.waitFor("bot", ({ text }) => text.includes(ru("seek-broke")));

    await pressFor(anna, broken, "menu-more");
    const menu = await anna.waitFor(
      "bot",
      (one) => one.id === broken.id && hasButton(one, "record"),
    );
    await pressFor(anna, menu, "record");
    const fileOf = async (kind: string): Promise<string> => {
      const isIt = (one: SeenMessage) => one.document?.name.endsWith(kind) === true;
      const { document } = await anna.waitFor("bot", isIt);
      return String(await stage.client.download(document?.url ?? ""));
    };
    expect(await fileOf(".txt")).toContain(ru("over-broken-off"));
    const record = JSON.parse(await fileOf(".json"));
    expect(record.brokenOff).toBe(true);
    expect(verifyRecord(record)).toMatchObject({ ok: true });
  });

  test("is still looked for after a restart, and no more once it is stopped", async () => {
    const search = await looks(anna);
    await stage.stopBot();
    await stage.startBot();
    await pressFor(anna, search, "seek-stop");
    const stopped = await anna.waitFor(
      "bot",
      (one) => one.id === search.id && hasButton(one, "seek-begin"),
    );
    expect(stopped.text).toBe(ru("seek-stopped"));
    await looks(boris);
    // What was chosen last time comes first.
    const again = await menuOf(anna);
    expect(again.keyboard[0]?.[0]?.text).toBe(
      ru("button-seek-again", { game: ru("ruleset-long-button") }),
    );
    await pressFor(anna, again, "seek-start");
    await anna.waitFor("bot", inGame);
  });

  test("is looked for in one message, which comes down where it is asked for again", async () => {
    const search = await looks(anna);
    await anna.say("bot", "/play find");
    const below = await anna.waitFor(
      "bot",
      (one) => one.id > search.id && hasButton(one, "seek-stop"),
    );
    const all = await anna.messages("bot");
    expect(all.filter((one) => hasButton(one, "seek-stop")).map(({ id }) => id)).toEqual([
      below.id,
    ]);
    await stage.pass(60 * MINUTE);
    const over = await anna.waitFor(
      "bot",
      (one) => one.id === below.id && hasButton(one, "seek-begin"),
    );
    expect(over.text).toBe(ru("seek-expired"));
  });

  test("is asked for by a word alone", async () => {
    await anna.start();
    await anna.say("bot", "найти");
    await anna.waitFor("bot", (one) => hasButton(one, "seek-start"));
  });

  test("is asked for by a word and a game, as after /play", async () => {
    await anna.start();
    await anna.say("bot", "найти короткие");
    const search = await anna.waitFor("bot", (one) => hasButton(one, "seek-stop"));
    expect(search.text).toContain("Короткие нарды");
    await anna.say("bot", "найти время");
    await anna.waitFor("bot", ({ text }) => text === ru("unknown-command"));
  });

  test("is found by words, too: the game begins without a menu", async () => {
    await anna.say("bot", "/play find short 3 minutes");
    const search = await anna.waitFor("bot", (one) => hasButton(one, "seek-stop"));
    expect(search.text).toContain("Короткие нарды · ⏱ 3 мин на ход");
    await boris.say("bot", "/play найти короткие 3 мин");
    await boris.waitFor("bot", inGame);
  });

  test("with other wishes is offered at once, by a first name, and a press begins the game", async () => {
    await anna.say("bot", "/play find long 3 minutes");
    await anna.waitFor("bot", (one) => hasButton(one, "seek-stop"));
    await boris.say("bot", "/play find long");
    const offered = await boris.waitFor("bot", (one) => hasButton(one, "seek-join"));
    expect(offered.text).toContain("\u2068Anna\u2069 is waiting: Long nardy · ⏱ 3 min a turn");
    const [join] = offered.keyboard.flat();
    expect(join?.text).toBe(en("button-seek-join", { name: "\u2068Anna\u2069" }));
    await anna.waitFor("bot", (one) => hasButton(one, "seek-join"));
    expect(await pressFor(boris, offered, "seek-join")).toBe("");
    await anna.waitFor("bot", inGame);
    await boris.waitFor("bot", inGame);
    const found = await boris.waitFor(
      "bot",
      (one) => one.id === offered.id && one.text[0] === "✅",
    );
    // Who waited has their clock.
    expect(found.text).toContain("⏱ 3 min a turn");
  });

  test("is offered no more once they have gone", async () => {
    await anna.say("bot", "/play find long 3 minutes");
    const search = await anna.waitFor("bot", (one) => hasButton(one, "seek-stop"));
    await boris.say("bot", "/play find long");
    const offered = await boris.waitFor("bot", (one) => hasButton(one, "seek-join"));
    await pressFor(anna, search, "seek-stop");
    expect(await pressFor(boris, offered, "seek-join")).toBe(en("refused-seek-gone"));
    await stage.sweep();
    await boris.waitFor("bot", (one) => one.id === offered.id && !hasButton(one, "seek-join"));
  });

  test("is looked for in any game, and met in the other one's", async () => {
    await anna.say("bot", "/play найти короткие");
    await anna.waitFor("bot", (one) => hasButton(one, "seek-stop"));
    const menu = await menuOf(boris);
    await boris.press(menu, buttonNamed(menu, en("button-seek-any")));
    const found = await boris.waitFor("bot", (one) => one.id === menu.id && one.text[0] === "✅");
    expect(found.text).toContain("Backgammon");
    await boris.waitFor("bot", inGame);
  });

  test("is looked for on terms behind the games; as last time are only the same", async () => {
    const first = await menuOf(anna);
    await pressFor(anna, first, "seek-terms");
    const terms = await anna.waitFor("bot", (one) => hasButton(one, "seek-menu"));
    expect(terms.keyboard.flat()).toHaveLength(4);
    await anna.press(terms, buttonNamed(terms, MINUTE_A_TURN));
    const chosen = await anna.waitFor("bot", (one) => says(one, THREE_A_TURN));
    await pressFor(anna, chosen, "seek-menu");
    const games = await anna.waitFor("bot", (one) => hasButton(one, "seek-start"));
    expect(says(games, ru("seek-terms", { terms: THREE_A_TURN }))).toBe(true);
    await pressFor(anna, games, "seek-start");
    const search = await anna.waitFor("bot", (one) => hasButton(one, "seek-stop"));
    expect(search.text).toContain(THREE_A_TURN);
    await pressFor(anna, search, "seek-stop");
    const long = ru("ruleset-long-button");
    const again = await menuOf(anna);
    expect(again.keyboard[0]?.[0]?.text).toBe(ru("button-seek-again", { game: long }));
    await pressFor(anna, again, "seek-terms");
    const anew = await anna.waitFor("bot", (one) => one.id === again.id && says(one, THREE_A_TURN));
    await anna.press(anew, buttonNamed(anew, THREE_A_TURN));
    const other = await anna.waitFor(
      "bot",
      (one) => one.id === again.id && hasButton(one, "seek-menu") && !says(one, THREE_A_TURN),
    );
    await pressFor(anna, other, "seek-menu");
    const changed = await anna.waitFor(
      "bot",
      (one) => one.id === again.id && hasButton(one, "seek-start"),
    );
    expect(changed.keyboard[0]?.[0]?.text).toBe(long);
  });

  test("is first looked for in long, short, a quick game or any: the quick ones have a line each", async () => {
    const menu = await menuOf(anna);
    expect(menu.keyboard.map((row) => row.map(({ text }) => text))).toEqual([
      [ru("ruleset-long-button"), ru("ruleset-short-button")],
      [ru("button-seek-quick"), ru("button-seek-any")],
      [ru("seek-terms", { terms: MINUTE_A_TURN })],
    ]);
    await pressFor(anna, menu, "seek-quick");
    const quick = await anna.waitFor("bot", ({ id, text }) => id === menu.id && text !== menu.text);
    expect(quick.text).toContain(ru("ruleset-hypergammon-line"));
    await anna.press(quick, buttonNamed(quick, ru("ruleset-hypergammon-button")));
    const search = await anna.waitFor("bot", (one) => hasButton(one, "seek-stop"));
    expect(search.text).toContain(ru("ruleset-hypergammon"));
  });

  test("is avoided and reported behind the dots; the bot's owner hears of it", async () => {
    await vahe.start();
    await looks(anna);
    await looks(boris);
    const game = await anna.waitFor("bot", inGame);
    await pressFor(anna, game, "menu-more");
    const menu = await anna.waitFor("bot", (one) => hasButton(one, "seek-about"));
    await pressFor(anna, menu, "seek-about");
    const page = await anna.waitFor("bot", (one) => hasButton(one, "seek-avoid"));
    expect(page.text).toContain("\u2068Boris\u2069");
    await pressFor(anna, page, "seek-avoid");
    await anna.waitFor("bot", ({ text }) => text.includes(ru("stranger-avoided")));
    await pressFor(anna, page, "seek-report");
    await anna.waitFor("bot", (one) => one.id === page.id && !hasButton(one, "seek-report"));
    const told = await vahe.waitFor("bot", ({ text }) => text.startsWith("🚩"));
    expect(told.text).toContain("Anna");
    expect(told.text).toContain(ru("button-report-name"));
  });

  test("is looked for in private: a group leads there", async () => {
    await anna.say("group", "/play найти соперника");
    const answer = await anna.waitFor("group", ({ text }) => text.includes(ru("seek-in-group")));
    expect(JSON.stringify(answer.keyboard)).toContain("start=seek");
  });
});
