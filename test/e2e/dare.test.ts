import { describe, expect, test } from "vitest";
import { dareQuery, playDare, sendDare, tryButton, tryDare } from "../support/dare.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { openedSeven, playDecision, pressSeven, sevenMenu } from "../support/seven.ts";
import { story } from "../support/stage.ts";
import { buttonFor, hasButton, toastOf } from "../support/table.ts";
import { en, ru } from "../support/texts.ts";

const DAY_MS = 24 * 60 * 60_000;
/** The first day of the seven, whenever the test runs. */
const FIRST_DAY = Date.UTC(2026, 10, 23, 12);

const stage = story();
const { anna, boris, vahe } = stage;

/** Anna has played a puzzle of the first seven, which is over. */
const puzzleDone = async (): Promise<SeenMessage> => {
  stage.passTime(FIRST_DAY - Date.now());
  await anna.start();
  await openedSeven(anna, await sevenMenu(anna));
  stage.passTime(DAY_MS);
  const said = await anna.say("bot", "/train");
  const menu = await anna.waitFor("bot", (one) => one.id > said.id && hasButton(one, "train-open"));
  const board = await pressSeven(anna, menu, buttonFor(menu, "train-open"));
  return (await playDecision(anna, board)).message;
};

/** A position of Anna's in the chat that she shares with Boris. */
const dared = async (): Promise<SeenMessage> =>
  sendDare(anna, "boris", dareQuery(await puzzleDone()));

const seenBy = (phone: Phone, chat: string, { id }: SeenMessage): Promise<SeenMessage> =>
  phone.waitFor(chat, (one) => one.id === id);

describe("a position that is sent to others", () => {
  test("shows the board, the roll and the sender's own turn, but not the best one", async () => {
    const dare = await dared();
    expect(dare.viaBot).toBe(true);
    expect(dare.text).toContain("А ты сможешь? · Длинные нарды");
    expect(dare.text).toMatch(/🎲 \d:\d /u);
    expect(dare.text).toContain("\u2068Anna\u2069 предлагает найти лучший ход.");
    expect(dare.text).toMatch(/(?:✅ \u2068Anna\u2069|(?:🟩|🟨|🟥) \u2068Anna\u2069: \S.*)$/u);
  });

  test("is tried in private, and the message fills", async () => {
    const dare = await seenBy(boris, "anna", await dared());
    const board = await tryDare(boris, dare);
    expect(board.text).toContain("Dare · \u2068Anna\u2069 · Long nardy");
    const result = await playDare(boris, board);
    expect(result.text).toContain("You played");
    const filled = await anna.waitFor(
      "boris",
      ({ id, text }) => id === dare.id && text.includes("Boris"),
    );
    expect(filled.text).toMatch(/(?:✅ \u2068Boris Katz\u2069|\u2068Boris Katz\u2069: \S+)/u);
    expect(hasButton(filled, "dare-try")).toBe(true);
  });

  test("tells the best turn to whoever has tried it", async () => {
    const dare = await seenBy(boris, "anna", await dared());
    const best = buttonFor(dare, "dare-open-best");
    expect(toastOf(await boris.press(dare, best))).toBe(en("dare-best-later"));
    await playDare(boris, await tryDare(boris, dare));
    const told = toastOf(await boris.pressOld(dare, "0b"));
    expect(told).toMatch(/^(?:Best move: |You found the best move: )\S+/u);
    expect(toastOf(await anna.pressOld(await seenBy(anna, "boris", dare), "0b"))).toMatch(
      /^(?:Лучший ход: |Вы нашли лучший ход: )\S+/u,
    );
  });

  test("is no riddle for who has sent it", async () => {
    const dare = await dared();
    expect(toastOf(await anna.press(dare, tryButton(dare)))).toBe(ru("dare-own"));
    void vahe;
  });
});
