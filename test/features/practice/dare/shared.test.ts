import { expect, test } from "vitest";
import { plainHtml } from "../../../../src/bot/text/html.ts";
import { LANGUAGES, speaker } from "../../../../src/bot/text/texts.ts";
import { postedPage, sharedPage } from "../../../../src/features/practice/dare/pages/pages.ts";
import { judgeTry } from "../../../../src/features/practice/dare/play/play.ts";
import { bestMoves, openDecision } from "../../../../src/features/practice/decision/decision.ts";
import { SEVEN } from "../../../../src/features/practice/sets/types.ts";
import type { SevenFriend } from "../../../../src/features/practice/seven/play/results.ts";
import { isPersonId } from "../../../../src/ids/ids.ts";
import { UNTOUCHED, writePresses } from "../../../../src/tables/game/kept-turn.ts";
import { plainDecision } from "../sets/support.ts";

/** Of a message, after its entities. */
const TELEGRAM_LIMIT = 4_096;

const friend = (id: number): SevenFriend => {
  if (!isPersonId(id)) throw new Error("nobody");
  const answers = Array.from({ length: SEVEN }, (_, number) => ({
    ...{ number, played: "", loss: 0, ranked: true, at: 0 },
  }));
  return { id, name: `${id} ${"W".repeat(60)}`, answers };
};

test.each(LANGUAGES)(
  "a shared seven names the last ten who played, and how many more: %s",
  (id) => {
    const say = speaker(id);
    const last = Array.from({ length: 10 }, (_, at) => friend(at + 391));
    const { html } = sharedPage({ own: undefined, others: { last, more: 390 } }, false, say);
    const named = html.match(/\d+ W/g) ?? [];
    expect(named).toHaveLength(10);
    expect(html).toContain("400 W");
    expect(html).toContain(say("dare-more", { more: 390 }));
    expect(html.length).toBeLessThan(TELEGRAM_LIMIT);
  },
);

/** Of a caption, after its entities. */
const CAPTION_LIMIT = 1_024;

test.each(LANGUAGES)("a dare of ten of the longest names and turns fits its picture: %s", (id) => {
  const say = speaker(id);
  const decision = plainDecision("short", [5, 5]);
  const dare = openDecision(decision);
  const played = { ...UNTOUCHED, presses: writePresses([bestMoves(decision)]), loss: 90 };
  const name = "😀".repeat(24);
  const line = judgeTry(dare, played);
  const apart = line.turn.moves.map((move, at) => ({
    ...move,
    from: 24 - at,
    to: 14 - at,
    hit: true,
  }));
  const turn = { ...line.turn, moves: apart };
  const last = Array.from({ length: 10 }, () => ({ ...line, turn, name }));
  const posted = { dare, maker: name, lines: { last, more: 390 }, keyboard: [], isOver: false };
  const words = plainHtml(postedPage(posted, say).html);
  expect(words.length).toBeLessThan(CAPTION_LIMIT);
  // Who came last stands there, and all others are counted.
  const named = words.split(name).length - 2;
  expect(words).toContain(say("dare-more", { more: 400 - named }));
});
