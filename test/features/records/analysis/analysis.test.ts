import { beforeEach, describe, expect, test } from "vitest";
import type { JudgedTurn } from "../../../../src/ai/analysis/analysis.ts";
import type { Think } from "../../../../src/ai/table/thinker.ts";
import { Analyst, storedAnalysis } from "../../../../src/features/records/analysis/analyst.ts";
import { askForAnalysis, shareAnalysis } from "../../../../src/features/records/analysis/asking.ts";
import { formCourse, goodForm } from "../../../../src/features/records/analysis/form.ts";
import {
  ANALYSIS_POST,
  analysesIn,
  GROUP_POSTS,
} from "../../../../src/features/records/analysis/store.ts";
import { COLOURS } from "../../../../src/game/colours.ts";
import { type GameId, privateChatOf } from "../../../../src/ids/ids.ts";
import { play } from "../../../../src/tables/game/play.ts";
import { remember } from "../../../../src/tables/people/people.ts";
import { ruleset } from "../../../game/support.ts";
import { think as thinkQuickly } from "../../../support/think.ts";
import {
  ANNA,
  BORIS,
  openServices,
  personId,
  rowOf,
  sitTogether,
} from "../../../tables/support.ts";

let services: ReturnType<typeof openServices>;
let game: GameId;
let thoughts: string[];

const think: Think = async (task) => {
  thoughts.push(task.kind);
  return thinkQuickly(task);
};

beforeEach(() => {
  services = openServices(3);
  game = sitTogether(services, { ruleset: ruleset("short"), stake: 1 });
  thoughts = [];
});

const giveUp = (): void => {
  const { version } = rowOf(services, game);
  expect(play(services, game, version, ANNA, { type: "resign", outcome: "mars" }).ok).toBe(true);
};

describe("the analysis of a game", () => {
  test("is made once for all who ask, and also after a restart", async () => {
    giveUp();
    const analyst = new Analyst(services, think);
    expect(storedAnalysis(services, game)).toBeUndefined();
    const [one, two] = await Promise.all([analyst.of(game), analyst.of(game)]);
    expect(two).toEqual(one);
    expect(await analyst.of(game)).toEqual(one);
    expect(storedAnalysis(services, game)).toEqual(one);
    expect(await new Analyst(services, think).of(game)).toEqual(one);
    expect(thoughts).toEqual(["analysis"]);
  });

  test("that cannot be read any more is made again", async () => {
    giveUp();
    analysesIn(services.store).save(game, '{"white":0.5,"turns":[{"by":"nobody"}],"cubes":[]}');
    const analyst = new Analyst(services, think);
    expect(storedAnalysis(services, game)).toBeUndefined();
    const made = await analyst.of(game);
    expect(made?.turns).toEqual([]);
    expect(storedAnalysis(services, game)).toEqual(made);
  });

  test("is not made while the game runs", async () => {
    expect(await new Analyst(services, think).of(game)).toBeUndefined();
    expect(askForAnalysis(services, game, ANNA)).toEqual({ ok: false, code: "not-over" });
    expect(thoughts).toEqual([]);
  });

  test("that failed is made when it is asked for again", async () => {
    giveUp();
    let broken = true;
    const analyst = new Analyst(services, async (task) => {
      if (broken) throw new Error("the thread died");
      return think(task);
    });
    await expect(analyst.of(game)).rejects.toThrow("the thread died");
    broken = false;
    expect(await analyst.of(game)).toBeDefined();
  });

  const OWN = privateChatOf(ANNA);

  const openOwn = (): void => {
    remember(services, undefined, { id: OWN, kind: "private", language: "en" });
  };

  test("is owed to a player's own chat, and to nobody who did not play", () => {
    openOwn();
    giveUp();
    expect(askForAnalysis(services, game, personId(3))).toEqual({
      ok: false,
      code: "analysis-not-yours",
    });
    expect(askForAnalysis(services, game, ANNA)).toEqual({ ok: true });
    const owed = services.store.posts.due(services.now());
    expect(owed).toMatchObject([{ kind: ANALYSIS_POST, subject: game, chat: OWN, message: null }]);
    const again = { ok: false, code: "analysis-there" };
    expect(askForAnalysis(services, game, ANNA)).toEqual(again);
  });

  test("is sent to the group by the one whose turns it shows, once for each of them", () => {
    expect(shareAnalysis(services, game, ANNA)).toEqual({ ok: false, code: "not-over" });
    giveUp();
    expect(shareAnalysis(services, game, personId(3)).ok).toBe(false);
    const [by, other] = rowOf(services, game).white === ANNA ? COLOURS : COLOURS.toReversed();
    if (!by || !other) throw new Error("two colours");
    expect(shareAnalysis(services, game, ANNA)).toEqual({ ok: true });
    expect(shareAnalysis(services, game, ANNA)).toEqual({ ok: false, code: "analysis-shared" });
    const kinds = () => services.store.posts.due(services.now()).map(({ kind }) => kind);
    expect(kinds()).toEqual([GROUP_POSTS[by]]);
    expect(shareAnalysis(services, game, BORIS)).toEqual({ ok: true });
    expect(kinds()).toEqual([GROUP_POSTS[by], GROUP_POSTS[other]]);
  });
});

describe("a form that is named unasked", () => {
  const turn = (loss: number): JudgedTurn => ({
    ...{ by: "white", white: 0.5, luck: 0, loss, chosen: true, best: [], cube: 1 },
  });

  /** Anna, who is White in each of these, plays so many of ten turns as the best would. */
  const playedOne = (good: number): GameId => {
    const { version, white } = rowOf(services, game);
    const turns = Array.from({ length: 10 }, (_, at) => turn(at < good ? 0 : 0.2));
    const by = white === ANNA ? "white" : "black";
    const analysis = { white: 0.5, cubes: [], turns: turns.map((one) => ({ ...one, by })) };
    expect(play(services, game, version, ANNA, { type: "resign", outcome: "mars" }).ok).toBe(true);
    analysesIn(services.store).save(game, JSON.stringify(analysis));
    const ended = game;
    game = sitTogether(services, { ruleset: ruleset("short"), stake: 1 });
    return ended;
  };

  const told = (ended: GameId, form: number) => goodForm(services, ended, ANNA, form);

  test("is none in the first games", () => {
    const ended = [2, 3, 2].map(playedOne).at(-1);
    expect(ended && told(ended, 100)).toBeUndefined();
  });

  test("is as usual or better, or better than in the last five; below that nothing is said", () => {
    const forms = [9, 9, 9, 9, 9, 3, 3, 3, 3, 3];
    for (const one of forms) playedOne(one);
    const ended = playedOne(5);
    expect(told(ended, 70)).toEqual({ form: 70, than: "usual", mean: 60 });
    expect(told(ended, 60)).toEqual({ form: 60, than: "as-usual", mean: 60 });
    expect(told(ended, 50)).toEqual({ form: 50, than: "lately", mean: 30 });
    expect(told(ended, 30)).toBeUndefined();
    expect(told(ended, 20)).toBeUndefined();
    expect(formCourse(services, ANNA)?.forms.slice(-2)).toEqual([30, 50]);
  });
});
