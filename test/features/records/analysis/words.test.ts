import { describe, expect, test } from "vitest";
import type { Analysis, JudgedCube } from "../../../../src/ai/analysis/analysis.ts";
import { unmarked } from "../../../../src/bot/text/direction.ts";
import { LANGUAGES, speaker } from "../../../../src/bot/text/texts.ts";
import { latinDigits } from "../../../../src/bot/text/words.ts";
import { inReadingOrder } from "../../../../src/bot/view/button.ts";
import { replayFrames, resultCard } from "../../../../src/bot/view/card.ts";
import { turnTextFor } from "../../../../src/bot/view/lines.ts";
import { lookPage } from "../../../../src/features/records/analysis/look.ts";
import { analysisMessage } from "../../../../src/features/records/analysis/message.ts";
import { apply } from "../../../../src/game/apply.ts";
import { newGame } from "../../../../src/game/game.ts";
import type { Game } from "../../../../src/game/types.ts";
import { type GameId, isGameId, isPersonId } from "../../../../src/ids/ids.ts";
import type { Finished, Won } from "../../../../src/tables/game/finished.ts";
import { chooser, randomGame, ruleset, secret } from "../../../game/support.ts";
import { readPress } from "../../../support/presses.ts";

/** Telegram's limits, tags not counted. */
const CAPTION = 1024;
const TEXT = 4096;

const GAME: GameId = ((id: number) => {
  if (!isGameId(id)) throw new Error("no game");
  return id;
})(7);

const person = (id: number, name: string): Finished["players"]["white"] => {
  if (!isPersonId(id)) throw new Error("no person");
  return { id, name, username: null, language: "ru" };
};

const COMPUTER = { ...person(-2, ""), username: null };

/** A whole game of mad gulbar by chance, between people with the longest names. */
const finishedGame = (): Won => {
  const { events, game: over } = randomGame(ruleset("mad-gulbar"), secret(4), chooser(4));
  const terms = { ruleset: over.ruleset, stake: 1_000_000 };
  const states: Game[] = [newGame(terms.ruleset)];
  let game = newGame(terms.ruleset);
  for (const event of events) {
    const turns = game.history.length;
    game = apply(game, event);
    if (game.history.length > turns) states.push(game);
  }
  if (game.phase.kind !== "over") throw new Error("the game is not over");
  const players = { white: person(1, "&".repeat(60)), black: person(2, "👨‍👩‍👧‍👦".repeat(20)) };
  const { result } = game.phase;
  if (result.winner === undefined) throw new Error("nobody has won");
  return {
    terms,
    players,
    result,
    states,
    game,
    score: { white: 0n, black: 0n },
    streak: 1,
    endedStreak: 0,
    isCounted: true,
    isBrokenOff: false,
    isMidMatch: false,
    wasLeftEarly: false,
  };
};

const finished = finishedGame();

/** As bad as it can be: every turn a mistake, and every cube. */
const analysis: Analysis = {
  white: 0.5,
  turns: finished.game.history.map(({ by, moves }, index) => ({
    by,
    white: (index % 7) / 7,
    luck: -1.25,
    loss: 2.5 - index / 1000,
    chosen: true,
    best: moves,
    cube: 1_000_000,
  })),
  cubes: [1, 2, 3, 4].map(
    (after): JudgedCube => ({
      by: "black",
      did: "double",
      right: "roll",
      after,
      loss: 1.5,
      cube: 1_000_000,
    }),
  ),
};

const ANALYSED = { id: GAME, finished, analysis };
const NOBODY = { moves: [], by: "white" } as const;

const LOOKED = {
  problemOf: () => undefined,
  id: GAME,
  finished,
  bottom: "white",
  judged: ["white", "black"],
} as const;

const lengthOf = (html: string): number =>
  html.replaceAll(/<[^>]*>/g, "").replaceAll(/&\w+;/g, "&").length;

describe.each(LANGUAGES)("in %s", (language) => {
  const say = speaker(language);
  const picture = { board: "picture", theme: "wood" } as const;
  const emoji = { board: "emoji", theme: "wood" } as const;

  test("an analysis fits under a picture, and into a message without one", () => {
    const analysed = { id: GAME, finished, analysis, by: "black" } as const;
    expect(lengthOf(analysisMessage(analysed, picture, say).html)).toBeLessThan(CAPTION);
    expect(lengthOf(analysisMessage(analysed, emoji, say).html)).toBeLessThan(TEXT);
  });

  test("a page of a game fits under a picture, analysed or not", () => {
    for (const known of [analysis, undefined]) {
      for (let page = 0; page < finished.states.length; page++) {
        const looked = { ...LOOKED, analysis: known } as const;
        expect(lengthOf(lookPage(looked, page, picture, say).html)).toBeLessThan(CAPTION);
        expect(lengthOf(lookPage(looked, page, emoji, say).html)).toBeLessThan(TEXT);
      }
    }
  });

  test("an analysis names the turns of one player alone, or of neither", () => {
    const players = { white: person(1, "Anna"), black: person(2, "Bo") };
    const told = (by: "white" | "black" | undefined) => {
      const { html } = analysisMessage(
        { ...ANALYSED, finished: { ...finished, players }, by },
        emoji,
        say,
      );
      return html.split("\n").filter((line) => line.includes("Anna") || line.includes("Bo"));
    };
    // What is said of both is how the dice fell, which names one of them at most.
    const shared = told(undefined);
    expect(shared.length).toBeLessThanOrEqual(1);
    const ofAnna = told("white").filter((line) => !shared.includes(line));
    expect(ofAnna.length).toBeGreaterThan(3);
    expect(ofAnna.filter((line) => line.includes("Bo"))).toEqual([]);
  });

  test("a turn is judged only for whom it may be, and shown beside the better one", () => {
    const at = finished.game.history.findIndex(({ by, moves }) => by === "white" && moves[0]);
    const pageFor = (judged: readonly ("white" | "black")[]) =>
      lookPage({ ...LOOKED, analysis, judged }, at + 1, picture, say);
    const own = pageFor(["white"]);
    const best = turnTextFor(finished.game, finished.game.history[at] ?? NOBODY, "white", say);
    const words = say("look-mistake", { best, cost: "" }).split(best)[0] ?? "";
    expect(own.html).toContain(words);
    expect(own.picture?.drawing).toMatchObject({
      kind: "diagram",
      diagram: { may: [analysis.turns[at]?.best], played: finished.game.history[at]?.moves },
    });
    const others = pageFor(["black"]);
    expect(others.html).not.toContain(words);
    expect(others.picture?.drawing.kind).toBe("board");
    expect(pageFor([]).keyboard).toHaveLength(1);
  });

  test("the arrows lead to the first page, the last, and those beside", () => {
    const last = finished.game.history.length;
    const looked = { ...LOOKED, analysis: undefined, bottom: "black" } as const;
    const arrowsOn = (page: number): string[] =>
      lookPage(looked, page, picture, say).keyboard.flatMap((row) =>
        inReadingOrder(row, say).map(({ text }) => text),
      );
    const BLANK = "\u2800";
    expect(arrowsOn(0)).toEqual([BLANK, BLANK, "▶", "⏭"]);
    expect(arrowsOn(2)).toEqual(["⏮", "◀", "▶", "⏭"]);
    expect(arrowsOn(last)).toEqual(["⏮", "◀", BLANK, BLANK]);
    expect(arrowsOn(last + 5)).toEqual(arrowsOn(last));
  });

  test("a turn is told in the reader's numbers, and the board has them", () => {
    const looked = { ...LOOKED, analysis: undefined } as const;
    for (const [index, turn] of finished.game.history.entries()) {
      const page = lookPage(looked, index + 1, picture, say);
      const drawing = page.picture?.drawing;
      const scene = drawing?.kind === "board" ? drawing.scene : undefined;
      expect(scene).toMatchObject({ bottom: "white", numbering: "white" });
      const told = turnTextFor(finished.game, turn, "white", say);
      const words = unmarked(turn.moves.length > 0 ? told : say("no-move"));
      expect(unmarked(page.html)).toContain(`: ${words}`);
    }
  });

  test("a replay has a frame for each turn with its dice, and in the end the result", () => {
    const frames = replayFrames(finished, finished.players.black.id, say);
    const { history } = finished.game;
    expect(frames).toHaveLength(history.length + 2);
    expect(frames.every(({ scene }) => scene.bottom === "black")).toBe(true);
    for (const [index, { by, dice }] of history.entries()) {
      const { kind, scene, right } = frames[index + 1] ?? expect.fail("no frame");
      expect(kind).toBe("turn");
      expect(scene.dice).toMatchObject({ of: by, dice: dice.map((value) => ({ value })) });
      expect(right).toBe(say("replay-turn", { turn: index + 1, turns: history.length }));
    }
    const card = resultCard(finished, "bot", say);
    expect(frames.at(-1)).toMatchObject({ kind: "result", right: card.points });
  });

  test("a card for one reader is seen from their side, in their numbers", () => {
    const { winner } = finished.result;
    const loser = winner === "white" ? "black" : "white";
    const card = resultCard(finished, "bot", say, { side: loser, isTheirs: true });
    expect(card).toMatchObject({ winner, left: loser });
    expect(card.board.scene).toMatchObject({ bottom: loser, numbering: loser });
    expect(resultCard(finished, "bot", say).left).toBe("white");
  });

  test("a card tells of wins in a row, and a lost game's of those that it ended", () => {
    const { winner } = finished.result;
    const loser = winner === "white" ? "black" : "white";
    const factOf = (change: Partial<Won>, side: "white" | "black" | undefined) =>
      resultCard({ ...finished, ...change }, "bot", say, { side }).facts[2];
    expect(factOf({}, loser)).toMatchObject({ label: say("card-doubles") });
    expect(factOf({ streak: 3 }, winner)).toMatchObject({ label: say("card-streak"), text: "3" });
    expect(factOf({ streak: 3 }, loser)?.text).toMatch(/ · 3$/);
    const ended = { label: say("card-streak-ended") };
    expect(factOf({ endedStreak: 4 }, loser)).toMatchObject({ ...ended, text: "4" });
    expect(factOf({ endedStreak: 4 }, undefined)?.text).toMatch(/ · 4$/);
  });

  test("what the dice gave adds up as it is shown", () => {
    const turns = analysis.turns.map((turn, index) => {
      const luck = index > 1 ? 0 : turn.by === "white" ? -0.7351 : -1.2449;
      return { ...turn, luck, cube: 1 };
    });
    const terms = { ...finished.terms, stake: 1 };
    const analysed = {
      id: GAME,
      finished: { ...finished, terms },
      analysis: { ...analysis, turns },
      by: undefined,
    };
    const { html } = analysisMessage(analysed, picture, say);
    const lines = latinDigits(unmarked(html)).split("\n");
    const line = lines.find((one) => one.startsWith("🎲")) ?? "";
    const figures = [...line.matchAll(/\d+[.,٫]\d\d/gu)].map(([text]) =>
      Number(text.replace(/[,٫]/u, ".")),
    );
    const [white = 0, black = 0, net = 0] = figures;
    expect(figures).toHaveLength(3);
    expect(Math.abs(white - black)).toBeCloseTo(net, 5);
  });

  test("one button goes on to the next mistake, and from the last to the first, and says so", () => {
    const wrong = [2, 5];
    const turns = analysis.turns.map((turn, index) => ({
      ...turn,
      loss: wrong.includes(index) ? 0.1 : 0.001,
    }));
    const nextFrom = (page: number, judged: Analysis["turns"]) => {
      const looked = { ...LOOKED, analysis: { ...analysis, turns: judged } };
      const [, row = []] = lookPage(looked, page, picture, say).keyboard;
      return row.map((one) => "callback_data" in one && readPress(one.callback_data));
    };
    const { keyboard } = lookPage({ ...LOOKED, analysis: { ...analysis, turns } }, 6, picture, say);
    expect(keyboard[1]?.map(({ text }) => text)).toEqual([say("button-first-mistake")]);
    const to = (page: number) => [{ do: "look-at", game: GAME, page }];
    expect([1, 3, 4, 6].map((page) => nextFrom(page, turns))).toEqual([3, 6, 6, 3].map(to));
    const one = turns.map((turn, index) => ({ ...turn, loss: index === 2 ? 0.1 : 0 }));
    expect(nextFrom(3, one)).toEqual([]);
    expect(nextFrom(4, one)).toEqual(to(3));
  });

  test("another game of a match that is under way is no rematch", () => {
    const another = (isMidMatch: boolean) => {
      const changed = { ...finished, isMidMatch };
      const analysed = { id: GAME, finished: changed, analysis, by: "white" } as const;
      return analysisMessage(analysed, picture, say).keyboard[0]?.map(({ text }) => text);
    };
    expect(another(false)).toEqual([say("button-rematch")]);
    expect(another(true)).toEqual([say("button-next-game")]);
  });

  test("a card shows the last turn, and does not tell whoever lost how often the computer wins", () => {
    const { winner } = finished.result;
    const loser = winner === "white" ? "black" : "white";
    const last = finished.game.history.findLast(({ moves }) => moves.length > 0);
    if (!last) throw new Error("nobody has moved");
    const { board } = resultCard(finished, "bot", say);
    expect(board).toMatchObject({
      label: say("card-last-turn"),
      text: turnTextFor(finished.game, last, winner, say),
    });
    const players = { ...finished.players, [winner]: COMPUTER };
    const against = { ...finished, players, streak: 7 };
    const { facts } = resultCard(against, "bot", say, { side: loser, isTheirs: true });
    expect(facts.map(({ label }) => label)).not.toContain(say("card-streak"));
  });
});
