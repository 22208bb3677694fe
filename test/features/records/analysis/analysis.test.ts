import { beforeEach, describe, expect, test } from "vitest";
import { thinkNow } from "../../../../src/ai/table/task.ts";
import type { Think } from "../../../../src/ai/table/thinker.ts";
import {
  Analyst,
  askForAnalysis,
  storedAnalysis,
} from "../../../../src/features/records/analysis/analyst.ts";
import { analysesIn } from "../../../../src/features/records/analysis/store.ts";
import type { GameId } from "../../../../src/ids/ids.ts";
import { play } from "../../../../src/tables/game/play.ts";
import { ruleset } from "../../../game/support.ts";
import { ANNA, GROUP, openServices, rowOf, sitTogether } from "../../../tables/support.ts";

let services: ReturnType<typeof openServices>;
let game: GameId;
let thoughts: string[];

const think: Think = async (task) => {
  thoughts.push(task.kind);
  return thinkNow(task);
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
    expect(askForAnalysis(services, game, GROUP, null)).toEqual({ ok: false, code: "not-over" });
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

  test("is owed to a group once", () => {
    giveUp();
    expect(askForAnalysis(services, game, GROUP, 7)).toEqual({ ok: true });
    const { posts } = services.store;
    const owed = () => posts.due(services.now());
    const post = { subject: game, chat: GROUP, thread: 7, message: null };
    expect(owed()).toMatchObject([post]);
    const again = { ok: false, code: "analysis-there" };
    expect(askForAnalysis(services, game, GROUP, 7)).toEqual(again);
    for (const one of owed()) posts.shown({ ...one, message: 5, behind: 0 });
    expect(owed()).toMatchObject([{ ...post, message: 5 }]);
    for (const one of owed()) posts.shown(one);
    expect(owed()).toEqual([]);
    expect(askForAnalysis(services, game, GROUP, 7)).toEqual(again);
  });
});
