import { expect, test } from "vitest";
import type { Colour } from "../../src/game/types.ts";
import { familyOf } from "../../src/rules/family.ts";
import { opposite } from "../../src/rules/position.ts";
import { RULESETS } from "../../src/rules/rulesets.ts";
import {
  BAR,
  type Family,
  HEAD,
  HOME,
  OFF,
  type Ruleset,
  type Switches,
} from "../../src/rules/types.ts";
import { type Random, seeded } from "../rules/random.ts";
import { unlike } from "../rules/shapes.ts";
import { drawReally } from "../support/draw.ts";
import { readBoard, type SeenBoard, seenAt } from "../support/emoji-board.ts";
import { someOnward } from "../support/onward.ts";
import type { Phone, SeenMessage } from "../support/playground-client.ts";
import { openStage, type Stage } from "../support/stage.ts";
import {
  type Button,
  buttonsOf,
  calledOn,
  hasButton,
  hasCounted,
  isTable,
  sitDown,
  toastOf,
  versionOf,
} from "../support/table.ts";
import { en, ru } from "../support/texts.ts";

/** What two people did at a table. */
export type PlayedGame = {
  readonly last: SeenMessage;
  readonly presses: number;
  /** The words that stood under the board, one for each press. */
  readonly captions: readonly string[];
};

const COLOURS = ["white", "black"] as const satisfies readonly Colour[];

/** How often a press is undone, and how often another person presses first. */
const UNDO = 0.04;
const MEDDLING = 0.03;

/** A press of random: mostly a move, at the end of the turn Done, now and then Undo. */
const someButton = (table: SeenMessage, random: Random): Button | undefined => {
  const buttons = buttonsOf(table);
  const undo = buttons.find(({ press }) => press.do === "undo");
  if (undo && random.chance(UNDO)) return undo;
  return someOnward(buttons, random);
};

/** A person whose turn it is not presses: they are told so, and nothing changes. */
const meddle = async (
  who: Phone,
  table: SeenMessage,
  { data }: Button,
  refusal: string,
): Promise<void> => {
  expect(toastOf(await who.press(table, { data }))).toBe(refusal);
  expect(await who.last("group", ({ id }) => id === table.id)).toEqual(table);
};

/** The board as people see it: all checkers of both sides, and the pips that are written. */
export const expectWholeBoard = (
  board: SeenBoard,
  { way, checkers }: Switches,
  numbering: Colour,
): void => {
  for (const colour of COLOURS) {
    const places = [...board.points.keys()];
    const standing = places.reduce((sum, number) => sum + seenAt(board, colour, number), 0);
    const count = board.off[colour] + board.bar[colour] + standing;
    expect(count, `checkers of ${colour}`).toBe(checkers);
    const pips = pipsSeen(board, colour, way, numbering);
    expect(pips, `pips of ${colour}`).toBe(board.pips[colour]);
  }
};

const pipsSeen = (
  board: SeenBoard,
  colour: Colour,
  way: Switches["way"],
  numbering: Colour,
): number =>
  [...board.points.keys()].reduce(
    (sum, number) =>
      sum + seenAt(board, colour, number) * (colour === numbering ? number : opposite(way, number)),
    board.bar[colour] * BAR,
  );

/** Whose numbers a drawn board has: those by which the written pips are right. */
const numberingOf = (board: SeenBoard, { way }: Switches): Colour =>
  pipsSeen(board, "white", way, "white") === board.pips.white ? "white" : "black";

/** How many checkers a player has at a place, in the numbering of the board. */
const countAt = (board: SeenBoard, colour: Colour, place: number): number => {
  if (place === OFF) return board.off[colour];
  if (place === BAR) return board.bar[colour];
  return seenAt(board, colour, place);
};

const WAY = /^(\d+|бар|bar)(?:→\d+✶)*→(\d+|снять|off)✶?(?:×(\d+))?$/;

/** What the button said is what happened on the board. */
const expectMoved = (
  before: SeenBoard,
  after: SeenBoard,
  colour: Colour,
  { text }: Button,
  { meeting }: Switches,
): void => {
  const other = colour === "white" ? "black" : "white";
  const expected = new Map<number, number>();
  const add = (place: number, count: number) =>
    expected.set(place, (expected.get(place) ?? 0) + count);
  let hits = 0;
  for (const way of text.split(" ")) {
    const [, start = "", end = "", times = "1"] = WAY.exec(way) ?? [];
    add(/\d/.test(start) ? Number(start) : BAR, -Number(times));
    add(/\d/.test(end) ? Number(end) : OFF, Number(times));
    hits += way.split("✶").length - 1;
  }
  for (const [place, count] of expected) {
    const moved = countAt(after, colour, place) - countAt(before, colour, place);
    expect(moved, `${text} at ${place}`).toBe(count);
  }
  if (meeting === "pin") {
    const caught = [...text.matchAll(/→(\d+)✶(?=×|$| )/g)].map(([, end]) => Number(end));
    for (const end of caught)
      expect(after.points.get(end), text).toMatchObject({ colour, holds: true });
    hits = 0;
  }
  const sent = countAt(after, other, BAR) - countAt(before, other, BAR);
  expect(sent, `${text}: sent to the bar`).toBe(hits);
};

/**
 * Two people press random buttons, so many at most or until the game is over. Only the one whom
 * the caption calls on moves anything; each press brings one edit and no more; on an emoji board
 * every checker is followed.
 */
export const playOn = async (
  stage: Stage,
  { switches }: Ruleset,
  first: SeenMessage,
  random: Random,
  mostPresses = Number.POSITIVE_INFINITY,
): Promise<PlayedGame> => {
  const { anna, boris, vahe, client } = stage;
  const names = new Map<string, Phone>();
  for (const phone of [anna, boris]) names.set((await phone.me()).name, phone);
  const lastBefore = await client.lastCall();
  const captions: string[] = [];
  let [table, presses, meddled] = [first, 0, 0];
  /** The boards before each move of the turn, the last one last. */
  const undoable: (SeenBoard | undefined)[] = [];

  while (presses < mostPresses) {
    const button = someButton(table, random);
    if (!button) break;
    const called = calledOn(table);
    const player = names.get(called?.name ?? "");
    if (!called || !player) throw new Error(`nobody is called on by «${table.text}»`);
    if (random.chance(MEDDLING)) {
      const own = player === anna ? en("refused-not-your-turn") : ru("refused-not-your-turn");
      const [other, refusal] = random.pick([
        [vahe, ru("refused-not-your-game")] as const,
        [player === anna ? boris : anna, own] as const,
      ]);
      await meddle(other, table, button, refusal);
      meddled++;
    }
    const [version, before] = [versionOf(table), table];
    expect(hasCounted(button, toastOf(await player.press(table, button)))).toBe(true);
    // The end comes down: it stands above the line that says why there are no pictures.
    const isIt = (one: SeenMessage) => one.id === before.id || hasButton(one, "rematch");
    table = await anna.waitFor(
      "group",
      (one) => isTable(one) && isIt(one) && versionOf(one) > version,
    );
    presses++;
    captions.push(table.text);
    if (!table.photo) follow(before, table, button, called.colour);
  }

  function follow(before: SeenMessage, after: SeenMessage, button: Button, by: Colour): void {
    const board = readBoard(after.text);
    const numbering = calledOn(after)?.colour ?? winnerOf(board) ?? numberingOf(board, switches);
    expectWholeBoard(board, switches, numbering);
    if (button.press.do === "undo") {
      const undone = undoable.pop();
      if (undone) expect(board).toEqual(undone);
    } else if (button.press.do === "move" && hasButton(after, "undo")) {
      // Of a whole turn only the board before its first move was seen.
      const unseen = button.press.moves.slice(1).map(() => undefined);
      undoable.push(readBoard(before.text), ...unseen);
      expectMoved(readBoard(before.text), board, by, button, switches);
    } else undoable.length = 0;
  }

  const calls = await client.calls(lastBefore);
  const edits = calls.filter(({ method }) => /^edit|^send/.test(method));
  expect(edits.length).toBe(presses);
  expect(calls.every(({ ok }) => ok)).toBe(true);
  const answers = calls.filter(({ method }) => method === "answerCallbackQuery");
  expect(answers.length).toBe(presses + meddled);
  return { last: table, presses, captions };
};

const hasAllOff = (board: SeenBoard, colour: Colour): boolean =>
  board.bar[colour] === 0 &&
  [...board.points.keys()].every((number) => seenAt(board, colour, number) === 0);

/**
 * Who has all checkers off, or holds the other's mother, which stands on the winner's point 1.
 * Undefined: both mothers are held.
 */
const winnerOf = (board: SeenBoard): Colour | undefined => {
  const first = COLOURS.find((colour) => hasAllOff(board, colour));
  if (first) return first;
  const [holder, other] = [board.points.get(1), board.points.get(HEAD)];
  if (!holder?.holds) throw new Error("the board shows no end");
  return other?.holds ? undefined : holder.colour;
};

type Outcome = { readonly name: string; readonly points: number };

/** How the loser stands at the end, as anybody at the table can see it. */
const outcomeSeen = (board: SeenBoard, winner: Colour, { switches }: Ruleset): Outcome => {
  const loser = winner === "white" ? "black" : "white";
  if (switches.score === "difference") {
    const left = switches.checkers - board.off[loser];
    return { name: ru("outcome-difference", { checkers: left }), points: left };
  }
  const name = hasAllOff(board, winner) ? nameSeen(board, loser, switches) : "мать";
  return { name, points: POINTS[name] ?? 0 };
};

const nameSeen = (board: SeenBoard, loser: Colour, switches: Switches): string => {
  if (board.off[loser] > 0) return "оин";
  const points = [...board.points].filter(([, { colour }]) => colour === loser);
  if (switches.koks !== "off") {
    const caught = board.bar[loser] > 0 || points.some(([number]) => number <= HOME);
    return caught ? "кокс" : "марс";
  }
  const atHome = points.every(([number]) => opposite("same", number) <= HOME);
  return atHome && switches.homeMars !== "off" ? "домашний марс" : "марс";
};

const POINTS: Readonly<Record<string, number>> = {
  ...{ оин: 1, марс: 2, мать: 2, кокс: 3 },
  "домашний марс": 3,
};

/** The words under the last board say what it shows. */
const expectEnd = (text: string, board: SeenBoard, ruleset: Ruleset) => {
  const winner = winnerOf(board);
  if (!winner) return expect(text).toContain(ru("over-mothers"));
  const { name: outcome, points } = outcomeSeen(board, winner, ruleset);
  const isWhite = winner === "white";
  const name = isWhite ? "⚪ \u2068Anna\u2069" : "🔴 \u2068Boris Katz\u2069";
  const told = outcome === "мать" ? `победа — 🏆 ${name}` : `Победа: 🏆 ${name} — ${outcome}`;
  expect(text).toContain(`${told}.`);
  expect(text).toContain(`счёт ⚪ ${isWhite ? `${points}:0` : `0:${points}`} 🔴`);
};

const expectOver = (last: SeenMessage, ruleset: Ruleset): void => {
  expectEnd(last.text, readBoard(last.text), ruleset);
  // A draw has no card to share: its replay stands there.
  const presses = buttonsOf(last).map(({ press }) => press.do);
  const below = presses.filter((one) => one !== "replay");
  expect(below).toEqual(["rematch", "analysis", "menu-more"]);
};

const PLAYED_MOST: readonly string[] = ["long", "short"];

/** What is played most, a game with fewer checkers, or one with an end of its own, is whole. */
const isWhole = ({ id, switches: { checkers, meeting, score } }: Ruleset): boolean =>
  PLAYED_MOST.includes(id) || checkers < 15 || meeting === "pin" || score === "difference";

/** Enough for each kind of press, of both players. */
const BEGINNING = 70;

/** One test for each game of a family, by random presses: of whole ones also what they were worth. */
export const testWholeGames = (family: Family): void => {
  const ofFamily = RULESETS.filter(({ switches }) => familyOf(switches) === family);
  for (const [seed, ruleset] of unlike(ofFamily, "table").entries()) {
    const whole = isWhole(ruleset);
    const what = whole ? "a whole" : "the beginning of a";
    test(`${what} game of ${ruleset.id} is played by pressing buttons`, async () => {
      const stage = await openStage({ seed, draw: drawReally });
      await stage.forbidPictures();
      const table = await sitDown(stage.anna, stage.boris, ruleset.id);
      const most = whole ? undefined : BEGINNING;
      const { last } = await playOn(stage, ruleset, table, seeded(seed), most);
      if (whole) expectOver(last, ruleset);
      await stage.close();
    });
  }
};
