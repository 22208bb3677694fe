import { readFileSync } from "node:fs";
import { join } from "node:path";
import BetterSqlite3 from "better-sqlite3";
import { describe, expect, test } from "vitest";
import { AUTOMATIC } from "../../src/game/decide.ts";
import { recordText } from "../../src/game/record/record.ts";
import { eager, randomRecord } from "../game/recorded.ts";
import { ruleset } from "../game/support.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { thinkQuickly } from "../support/quick-analysis.ts";
import { choose, openPage } from "../support/settings.ts";
import { story } from "../support/stage.ts";
import { buttonFor, hasButton } from "../support/table.ts";
import { en, ru } from "../support/texts.ts";

const stage = story({ think: thinkQuickly });
const { anna, boris } = stage;

const FILES = join(import.meta.dirname, "..", "game", "matches");
const MATCH = readFileSync(join(FILES, "gnubg.mat"), "utf8");

/** A game of long nardy, played to its end. */
const RECORD = randomRecord(
  {
    terms: { ruleset: ruleset("long"), stake: 1 },
    ...{ crawford: false, first: undefined, automation: AUTOMATIC, seed: 7 },
  },
  eager,
);

const begins = async (phone: Phone): Promise<void> => {
  const started = await phone.start();
  await phone.waitFor("bot", ({ id }) => id > started.id);
};

/** Sends a file, and gives what the bot says to it. */
const sends = async (phone: Phone, name: string, text: string): Promise<SeenMessage> => {
  await begins(phone);
  const sent = await phone.sendFile("bot", name, text);
  return phone.waitFor("bot", ({ id, from }) => id > sent.id && from.bot);
};

/** The rows of a table, read beside the bot. */
const count = (table: "brought_matches" | "brought_games"): unknown => {
  const sql = new BetterSqlite3(stage.databasePath, { readonly: true });
  const rows = sql.prepare(`SELECT count(*) FROM ${table}`).pluck().get();
  sql.close();
  return rows;
};

const reported = (phone: Phone): Promise<SeenMessage> =>
  phone.waitFor("bot", (message) => hasButton(message, "match-look"));

describe("a match file in the private chat", () => {
  test("is told, asked for, worked, and its costliest decisions are shown and trained", async () => {
    const asked = await sends(anna, "gnubg.mat", MATCH);
    expect(asked.text).toContain("gnubg");
    expect(asked.text).toContain(ru("terms-match", { match: 5 }));
    expect(asked.text).toContain("2:5");
    expect(asked.text).toContain(ru("match-who"));
    await anna.press(asked, "⚪ gnubg");
    const report = await reported(anna);
    expect(report.id).toBe(asked.id);
    expect(report.text.match(/форма \d+ из 100/g)).toHaveLength(2);
    expect(report.text).toContain("🎲");

    await anna.press(report, buttonFor(report, "match-look"));
    const first = await anna.waitFor("bot", (message) => hasButton(message, "match-at"));
    expect(first.photo).toBeDefined();
    expect(first.text).toMatch(/^1 из 10 · партия \d, ход \d+\n⚪/);
    await anna.press(first, "▶");
    const second = await anna.waitFor("bot", ({ text }) => text.startsWith("2 из 10"));
    expect(second.id).toBe(first.id);

    const answer = await anna.toast(report, buttonFor(report, "train-match"));
    expect(answer).toBe(ru("match-kept", { count: 10 }));
    const puzzle = await anna.waitFor("bot", (message) => hasButton(message, "train-move"));
    expect(puzzle.text).toContain(ru("train-brought"));
    expect(puzzle.text).toMatch(/матч до 5 · у вас \d, у соперника \d/);

    // To a person who listens the board of a decision is told.
    const asking = await anna.say("bot", "/settings");
    const settings = await anna.waitFor("bot", ({ id }) => id > asking.id);
    await choose(anna, await openPage(anna, settings, "board"), ru("choice-board-words"));
    await anna.press(report, buttonFor(report, "match-look"));
    const heard = await anna.waitFor(
      "bot",
      ({ id, text }) => id > asking.id && /^1 из 10/.test(text),
    );
    expect(heard.photo).toBeUndefined();
    expect(heard.text).toMatch(/\d\s–\s(?:одна|две|три)/);
  });

  test("goes on after a kill, and is forgotten by its key, by /forget or after a week", async () => {
    const asked = await sends(anna, "m.TXT", MATCH);
    await anna.press(asked, "🔴 anna");
    await stage.stopBot();
    await stage.startBot();
    const report = await reported(anna);
    expect(await anna.toast(report, buttonFor(report, "match-forget"))).toBe("");
    const gone = await anna.waitFor("bot", ({ text }) => text === ru("match-forgotten"));
    expect(gone.id).toBe(report.id);
    expect(gone.keyboard).toEqual([]);

    const ofBoris = await sends(boris, "boris.mat", MATCH);
    await boris.say("bot", "/forget");
    const sure = await boris.waitFor("bot", (message) => hasButton(message, "forget"));
    await boris.press(sure, buttonFor(sure, "forget"));
    expect(count("brought_matches")).toBe(0);
    expect(count("brought_games")).toBe(0);
    expect(await boris.toast(ofBoris, "⚪ gnubg")).toBe(en("refused-match-gone"));

    const again = await sends(anna, "again.mat", MATCH);
    expect(count("brought_games")).toBe(6);
    await stage.pass(7 * 24 * 3_600_000 + 1_000);
    const late = await anna.toast(again, "⚪ gnubg");
    expect(late).toBe(ru("refused-match-gone"));
    expect(count("brought_matches")).toBe(0);
    expect(count("brought_games")).toBe(0);
  });

  test("waits in line for another of the same person, and its end is told with a sound", async () => {
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await stage.open({
      think: async (task) => {
        if (task.kind === "analysis") await held;
        return thinkQuickly(task);
      },
    });
    const asked: SeenMessage[] = [];
    for (const number of [1, 2, 3, 4, 5]) asked.push(await sends(anna, `${number}.mat`, MATCH));
    const [one, two, three, four, five] = asked;
    if (!one || !two || !three || !four || !five) throw new Error("five were sent");
    await anna.press(two, "⚪ gnubg");
    const working = await anna.waitFor("bot", ({ text }) => text.includes("▱"));
    expect(working.text).toContain(ru("match-working", { done: 0, games: 6 }));
    expect(await anna.toast(one, "⚪ gnubg")).toBe("");
    const waiting = await anna.waitFor("bot", ({ text }) => text.includes(ru("match-waiting")));
    expect(waiting.id).toBe(one.id);
    for (const more of [three, four]) expect(await anna.toast(more, "⚪ gnubg")).toBe("");
    expect(await anna.toast(five, "⚪ gnubg")).toBe(ru("refused-match-busy"));
    await stage.pass(10_000);
    goOn();
    await anna.waitFor(
      "bot",
      (message) => message.id === four.id && hasButton(message, "match-look"),
    );
    await stage.pass(5_000);
    const ends = (await anna.messages("bot")).filter(({ replyTo }) => replyTo !== undefined);
    expect(ends.map(({ replyTo }) => replyTo?.id)).toEqual([two.id, one.id, three.id, four.id]);
    expect(ends[0]?.text).toMatch(/gnubg.+anna/);
  });

  test("may be the record of a game of ours, if it holds", async () => {
    const record = recordText(RECORD);
    const asked = await sends(anna, "game-7.json", record);
    expect(asked.text).toContain(ru("match-who"));
    await anna.press(asked, buttonFor(asked, "match-side"));
    expect((await anna.waitFor("bot", ({ text }) => text.includes("🎲"))).id).toBe(asked.id);
    const changed = await sends(boris, "game-7.json", record.replace('"die":', '"pip":'));
    expect(changed.text).toBe(en("match-unfit-record"));
  });

  test("that does not fit is answered in one sentence with the place", async () => {
    const wrong = MATCH.replace("63: 8/5 5/0", "63: 8/4 5/0");
    const said = "\u206863: 8/4 5/0\u2069";
    expect((await sends(boris, "wrong.mat", wrong)).text).toBe(
      en("match-unfit-illegal", { game: 6, move: 21, said }),
    );
    const long = `; [Variation "${"x".repeat(59)}😀"]\n${MATCH}`;
    expect((await sends(boris, "long.mat", long)).text).not.toMatch(/\p{Cs}/u);
    expect((await sends(boris, "letter.txt", "Hello, Boris")).text).toBe(
      en("match-unfit-no-match"),
    );
    expect((await sends(boris, "big.mat", " ".repeat(256 * 1024 + 1))).text).toBe(
      en("match-unfit-too-large"),
    );
    expect((await sends(boris, "cat.pdf", MATCH)).text).toBe(en("unknown-command"));
  });
});
