import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { drawNow } from "../../src/board/studio/drawing.ts";
import { LANGUAGES, type Say, speaker } from "../../src/bot/text/texts.ts";
import { button } from "../../src/bot/view/button.ts";
import { AFTERS } from "../../src/bot/view/look.ts";
import { tableMessage } from "../../src/bot/view/table-message.ts";
import { opponent } from "../../src/game/colours.ts";
import { sideOf } from "../../src/rules/position.ts";
import { isWon } from "../../src/tables/game/finished.ts";
import { type PlayedView, viewOf } from "../../src/tables/shown/view.ts";
import { ruleset } from "../game/support.ts";
import { chromiumPath, launchChromium, openTab } from "../support/chromium.ts";
import {
  CHAT_HEIGHT,
  hasPhoneLetters,
  heightsOf,
  SMALL_PHONE,
  shownAs,
} from "../support/page-heights.ts";
import { endedSo } from "../tables/toward-draw.ts";

/** What a loser reads of the turn to remember, as long as it becomes. */
const toRemember = (say: Say) => {
  const worse = say("turn-worse", { turn: 25, moves: "8→4 4→1", best: "7→3 8→5" });
  const reason = say("seven-worse-outside", { own: 3, best: 2 });
  return AFTERS.give({
    lines: (_played: PlayedView, _say: Say, isBrief?: boolean) => [
      isBrief ? worse : `${worse} ${reason}`,
    ],
    looks: () => [button(say("button-look-turn"), { do: "rules-list" })],
  });
};

type End = {
  /** In a group it is for both, with the bot's name above it. */
  readonly where: "private" | "group";
  readonly outcome: "oin" | "mars";
  readonly menu: "more" | null;
  readonly isChecked: boolean;
};

/** What two people share, behind the menu. */
const ourScore = (say: Say) =>
  AFTERS.give({ more: () => [button(say("button-against-game"), { do: "rules-list" })] });

/** The message of a lost game, with all that a loser is told, as a phone shows it. */
const lost = (language: string, { where, outcome, menu, isChecked }: End): string => {
  const say = speaker(language);
  const terms = { ruleset: ruleset("short"), stake: 5 };
  const { services, id } = endedSo(terms, ({ winner }) => winner !== undefined);
  const [table] = services.store.tables.byGame(id);
  const view = table && viewOf(services, table.id);
  const finished = view?.played?.finished;
  if (!view?.played || !finished || !isWon(finished)) throw new Error("nobody has won");
  const result = { ...finished.result, outcome, ending: "borne-off" } as const;
  const viewer = opponent(result.winner);
  const { game } = view.played;
  const sides = { ...game.sides, [viewer]: sideOf({ 1: 1, 4: 1 }) };
  const played: PlayedView = {
    ...{
      ...view.played,
      viewer: where === "group" ? undefined : viewer,
      given: [toRemember(say), ourScore(say)],
    },
    finished: { ...finished, result },
    checked: isChecked
      ? { throws: 45, hash: view.played.row.diceHash, wrong: undefined }
      : undefined,
    game: { ...game, sides, phase: { kind: "over", result } },
  };
  const look = { ...view.look, language };
  const shown = { ...view, table: { ...view.table, menu }, look, played };
  const { html, keyboard, picture } = tableMessage(shown, "shesh_besh_bot");
  if (!picture) throw new Error("there is no card");
  const png = Buffer.from(drawNow(picture.drawing));
  return shownAs({
    html,
    keys: keyboard.map((row) => row.map(({ text }) => text)),
    photo: { width: png.readUInt32BE(16), height: png.readUInt32BE(20) },
    ...(where === "group" && { author: "Shesh-Besh" }),
  });
};

const PLACES = ["private", "group"] as const;

const OUTCOMES = ["oin", "mars"] as const;
const STATES = [
  { menu: null, isChecked: false },
  { menu: "more", isChecked: false },
  { menu: "more", isChecked: true },
] as const;

describe.skipIf(chromiumPath === undefined)("the end of a game, on a small phone,", () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await launchChromium();
    page = await openTab(browser, { viewport: SMALL_PHONE });
  });
  afterAll(() => browser?.close());

  test.for(LANGUAGES)("is not taller than the chat (%s)", async (language, { skip }) => {
    skip(!(await hasPhoneLetters(page)), "letters as wide as a phone's are not installed");
    const ends = PLACES.flatMap((where) =>
      OUTCOMES.flatMap((outcome) => STATES.map((state) => ({ where, outcome, ...state }))),
    );
    const heights = await heightsOf(
      page,
      ends.map((end) => lost(language, end)),
    );
    expect(Math.max(...heights)).toBeLessThan(CHAT_HEIGHT);
  });
});
