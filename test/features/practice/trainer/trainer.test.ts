import { beforeEach, describe, expect, test } from "vitest";
import type { CubeAdvice } from "../../../../src/ai/cube.ts";
import type { Think } from "../../../../src/ai/table/thinker.ts";
import type { DecisionTheme } from "../../../../src/features/practice/decision/decision.ts";
import { dayBegins } from "../../../../src/features/practice/sets/days.ts";
import { addSpareSets } from "../../../../src/features/practice/sets/sets.ts";
import { sevensIn } from "../../../../src/features/practice/sets/sevens.ts";
import { writeSet } from "../../../../src/features/practice/sets/text.ts";
import { answerTurn } from "../../../../src/features/practice/solve/solve.ts";
import {
  nextToTrain,
  noteAttempt,
} from "../../../../src/features/practice/trainer/play/attempt.ts";
import {
  answerCube,
  type CubeTraining,
  nextCube,
} from "../../../../src/features/practice/trainer/play/cube.ts";
import { learnFromOldGames } from "../../../../src/features/practice/trainer/play/mistakes.ts";
import {
  TRAINER_PRACTICE,
  train,
  trainGame,
} from "../../../../src/features/practice/trainer/play/play.ts";
import { openPuzzle } from "../../../../src/features/practice/trainer/play/puzzles.ts";
import { themeLosses, weakestOf } from "../../../../src/features/practice/trainer/play/themes.ts";
import {
  type PuzzleId,
  puzzlesIn,
} from "../../../../src/features/practice/trainer/store/puzzles.ts";
import { Analyst } from "../../../../src/features/records/analysis/analyst.ts";
import { type GameId, type PersonId, privateChatOf } from "../../../../src/ids/ids.ts";
import { legalTurns } from "../../../../src/rules/search/search.ts";
import { UNTOUCHED, writePresses } from "../../../../src/tables/game/kept-turn.ts";
import { loadGame } from "../../../../src/tables/game/load-game.ts";
import { play } from "../../../../src/tables/game/play.ts";
import { forget } from "../../../../src/tables/people/forget.ts";
import { chooser, ruleset } from "../../../game/support.ts";
import { think as thinkQuickly } from "../../../support/think.ts";
import { ANNA, BORIS, openServices, rowOf, sitTogether } from "../../../tables/support.ts";
import { plainSet } from "../sets/support.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const RIGHT = { played: "x>y", loss: 0 };
const WRONG = { played: "x>z", loss: 24 };
const LONG = { family: "long" } as const;

let now: number;
let opened: ReturnType<typeof openServices>;
let services: ReturnType<typeof openServices>;
let thoughts: string[];

const think: Think = async (task) => {
  thoughts.push(task.kind);
  return thinkQuickly("level" in task ? { ...task, level: "hard" } : task);
};

beforeEach(() => {
  opened = openServices(3);
  now = dayBegins(3) + 1;
  services = { ...opened, now: () => now };
  thoughts = [];
});

const putSeven = (day: number, theme: DecisionTheme = "contact"): void => {
  const { decisions, ...set } = plainSet("long", day);
  const text = writeSet({ ...set, decisions: decisions.map((one) => ({ ...one, theme })) });
  sevensIn(services.store).put({ game: "long", day, text, hash: "00", supply: null });
};

/** Some turns by chance, then one gives up, and the game is analysed. */
const analysed = async (id = "short"): Promise<GameId> => {
  const game = sitTogether(services, { ruleset: ruleset(id), stake: 1 });
  const choose = chooser(5);
  for (let step = 0; step < 50; step++) {
    const row = rowOf(services, game);
    if (row.endedAt !== null) break;
    const one = loadGame(services, row);
    const by = row[one.toMove];
    const { phase } = one;
    if (phase.kind === "rolling") play(services, game, row.version, by, { type: "roll" });
    if (phase.kind !== "moving") continue;
    const turns = legalTurns(phase.turn);
    const moves = turns[choose(turns.length)]?.moves ?? [];
    if (moves.length === 0) play(services, game, row.version, by, { type: "done" });
    else play(services, game, row.version, by, { type: "move", moves });
  }
  play(services, game, rowOf(services, game).version, ANNA, { type: "resign", outcome: "mars" });
  await new Analyst(services, think).of(game);
  return game;
};

const next = (person: PersonId, of: Parameters<typeof nextToTrain>[2] = LONG): PuzzleId => {
  const id = nextToTrain(services, person, of);
  if (id === undefined) throw new Error("nothing to train");
  return id;
};

const SHORT = { family: "short" } as const;

describe("what people have to learn from their games", () => {
  test("is their own alone, and due as soon as the game is analysed", async () => {
    expect(nextToTrain(services, ANNA, SHORT)).toBeUndefined();
    await analysed();
    const [own, other] = [next(ANNA, SHORT), next(BORIS, SHORT)];
    const puzzles = puzzlesIn(services.store);
    expect([puzzles.find(own)?.person, puzzles.find(other)?.person]).toEqual([ANNA, BORIS]);
    expect(nextToTrain(services, ANNA, LONG)).toBeUndefined();
    expect(
      puzzles.dueCounts({ person: ANNA, at: now, theme: null }).map(({ family }) => family),
    ).toEqual(["short"]);
  });

  test("is taken up of what was analysed before there was a trainer, once", async () => {
    const { sql } = opened;
    const dueNow = (): number =>
      puzzlesIn(services.store).dueCounts({ person: ANNA, at: now, theme: null })[0]?.due ?? 0;
    await analysed();
    const all = dueNow();
    sql.exec("DELETE FROM puzzle_boxes; DELETE FROM puzzles; UPDATE analyses SET taught = 0");
    // Either player's /train takes up what both have to learn.
    await services.awaited(learnFromOldGames(services, BORIS));
    expect(all).toBeGreaterThan(0);
    expect(dueNow()).toBe(all);
    sql.exec("DELETE FROM puzzle_boxes; DELETE FROM puzzles");
    await services.awaited(learnFromOldGames(services, ANNA));
    expect(dueNow()).toBe(0);
  });

  test("is not taken up again for a person who was forgotten and has come back", async () => {
    await analysed();
    opened.sql.exec("UPDATE analyses SET taught = 0");
    forget(services, ANNA);
    services.store.people.savePerson(
      { id: ANNA, name: "Anna", username: null, language: "en" },
      now,
    );
    await services.awaited(learnFromOldGames(services, ANNA));
    expect(nextToTrain(services, ANNA, SHORT)).toBeUndefined();
  });

  test("is trained game by game: the first mistake of one at once, then those after it", async () => {
    const game = await analysed();
    // The same mistakes in another game, which were due before.
    const other = sitTogether(services, { ruleset: ruleset("short"), stake: 1 });
    const columns = "family, theme, person, turn, puzzle, rating, deviation, volatility";
    opened.sql.exec(
      `INSERT INTO puzzles (game, ${columns}) SELECT ${other}, ${columns} FROM puzzles;
       INSERT INTO puzzle_boxes SELECT person, id, 0, 1 FROM puzzles WHERE game = ${other}`,
    );
    const puzzles = puzzlesIn(services.store);
    const turnOf = opened.sql.prepare<[PuzzleId], number>("SELECT turn FROM puzzles WHERE id = ?");
    const all = puzzles.ofGame({ person: ANNA, game, at: now });
    expect(all.length).toBeGreaterThan(1);
    expect(trainGame(services, ANNA, game)).toBe(true);
    const asked: (PuzzleId | undefined)[] = [];
    for (const _ of all) {
      const kept = puzzles.turn(ANNA);
      asked.push(kept?.puzzle);
      if (!kept) break;
      noteAttempt(services, ANNA, kept.puzzle, RIGHT);
      puzzles.keepTurn({ person: ANNA, ...kept, loss: 0 });
      expect(train(services, ANNA, SHORT)).toBe(true);
    }
    expect(asked).toEqual(all);
    const turns = all.map((id) => turnOf.pluck().get(id) ?? 0);
    expect(turns).toEqual(turns.toSorted((one, two) => one - two));
    // Then those of other games, and for a player without mistakes none.
    expect(puzzles.ofGame({ person: ANNA, game: other, at: now })).toContain(
      puzzles.turn(ANNA)?.puzzle,
    );
    const third = sitTogether(services, { ruleset: ruleset("short"), stake: 1 });
    expect(trainGame(services, ANNA, third)).toBe(false);
  });

  test("comes back until it was right three times, and rates nobody", async () => {
    await analysed();
    const puzzles = puzzlesIn(services.store);
    const [{ due: before = 0 } = {}] = puzzles.dueCounts({ person: ANNA, at: now, theme: null });
    const id = next(ANNA, SHORT);
    const due = (): boolean => (puzzles.box({ person: ANNA, puzzle: id })?.due ?? now + 1) <= now;
    noteAttempt(services, ANNA, id, RIGHT);
    expect(due()).toBe(false);
    for (const days of [3, 12]) {
      now += days * DAY_MS;
      expect(due()).toBe(true);
      noteAttempt(services, ANNA, id, RIGHT);
    }
    expect(puzzles.box({ person: ANNA, puzzle: id })).toBeUndefined();
    expect(puzzles.dueCounts({ person: ANNA, at: now, theme: null })[0]?.due).toBe(before - 1);
    expect(puzzles.rating(ANNA, "short").deviation).toBe(350);
    expect(themeLosses(services, ANNA)).toEqual([]);
  });

  test("is judged in the thread where nobody has played so before, and then known", async () => {
    await analysed();
    const id = next(ANNA, SHORT);
    const open = openPuzzle(services, id);
    if (!open) throw new Error("no puzzle");
    thoughts = [];
    const turns = legalTurns(open.start);
    const answer = async (on: typeof services, { moves }: (typeof turns)[number]) => {
      const puzzles = puzzlesIn(on.store);
      const asked = { asked: 1, puzzle: id, loss: null, change: null };
      puzzles.keepTurn({ person: ANNA, ...UNTOUCHED, ...asked, presses: writePresses([moves]) });
      await answerTurn(on, think, TRAINER_PRACTICE, ANNA, { asked: 1, step: 0 });
      return puzzles.turn(ANNA)?.loss ?? Number.NaN;
    };
    const losses: number[] = [];
    for (const turn of turns) losses.push(await answer(services, turn));
    expect(losses).toContain(0);
    expect(losses.some((loss) => loss >= 3)).toBe(true);
    expect(thoughts.length).toBe(turns.length - 2);
    const restarted = { ...services, caches: openServices(1).caches };
    for (const [at, turn] of turns.entries())
      expect(await answer(restarted, turn)).toBe(losses[at]);
    expect(thoughts.length).toBe(turns.length - 2);
  });

  test("is not kept of who was forgotten meanwhile", async () => {
    const game = sitTogether(services, { ruleset: ruleset("short"), stake: 1 });
    forget(services, ANNA);
    await new Analyst(services, think).of(game);
    expect(nextToTrain(services, ANNA, SHORT)).toBeUndefined();
  });
});

describe("the decisions of sevens", () => {
  test("are trained once their day is over", () => {
    putSeven(3);
    expect(nextToTrain(services, ANNA, LONG)).toBeUndefined();
    now = dayBegins(4);
    const row = puzzlesIn(services.store).find(next(ANNA));
    expect([row?.day, row?.person]).toEqual([3, null]);
    expect(openPuzzle(services, next(ANNA))?.decision.ends.length).toBeGreaterThan(3);
  });

  test("that ship are of a person's own strength at once, harder for one who is right", () => {
    addSpareSets(services);
    const puzzles = puzzlesIn(services.store);
    const asked = (person: PersonId, answer: typeof RIGHT): readonly number[] =>
      Array.from({ length: 6 }, () => {
        const id = next(person);
        const { rating = 0 } = puzzles.find(id) ?? {};
        noteAttempt(services, person, id, answer);
        now++;
        return rating;
      });
    const [right, wrong] = [asked(ANNA, RIGHT), asked(BORIS, WRONG)];
    expect(Math.abs((right[0] ?? 0) - 1500)).toBeLessThan(60);
    expect(right.at(-1)).toBeGreaterThan(1600);
    // What comes back after a mistake is not due before the next day.
    expect(wrong.at(-1)).toBeLessThan(1400);
  });

  test("rate a person who tries them, and are rated by it, the first time", () => {
    putSeven(2);
    const id = next(ANNA);
    noteAttempt(services, ANNA, id, RIGHT);
    const puzzles = puzzlesIn(services.store);
    const [person, puzzle] = [puzzles.rating(ANNA, "long"), puzzles.find(id)];
    expect(person.rating).toBeGreaterThan(1500);
    expect(puzzle?.rating).toBeLessThan(1500);
    now += 60 * DAY_MS;
    noteAttempt(services, ANNA, id, WRONG);
    expect(puzzles.rating(ANNA, "long")).toEqual(person);
    expect(puzzles.find(id)?.rating).toBe(puzzle?.rating);
    expect(puzzles.rating(BORIS, "long").rating).toBe(1500);
  });

  test("come again after a month, or the day after if something was lost", () => {
    putSeven(2);
    const seen = new Set<PuzzleId>();
    for (let at = 0; at < 7; at++) {
      const id = next(ANNA);
      expect(seen.has(id)).toBe(false);
      seen.add(id);
      noteAttempt(services, ANNA, id, at === 4 ? WRONG : RIGHT);
    }
    const [first = next(ANNA), , , , wrong] = seen;
    expect(wrong).not.toBe(first);
    now += DAY_MS;
    expect(next(ANNA)).toBe(wrong);
    noteAttempt(services, ANNA, next(ANNA), RIGHT);
    // All are remembered: the one seen longest ago comes, and there always is one.
    expect(next(ANNA)).toBe(first);
    now += 31 * DAY_MS;
    expect(next(ANNA)).toBeDefined();
  });

  test("of one theme are asked for when more of it is wanted", () => {
    putSeven(2);
    expect(next(ANNA, { ...LONG, theme: "contact" })).toBeDefined();
    expect(nextToTrain(services, ANNA, { ...LONG, theme: "head" })).toBeUndefined();
  });

  test("tell in what a person loses most, as soon as there is enough of two themes", () => {
    putSeven(1);
    for (let at = 0; at < 7; at++) noteAttempt(services, ANNA, next(ANNA), RIGHT);
    expect(themeLosses(services, ANNA)).toMatchObject([{ theme: "contact", attempts: 7 }]);
    expect(weakestOf(services, ANNA, "long")).toBeUndefined();
    putSeven(2, "head");
    for (let at = 0; at < 7; at++) noteAttempt(services, ANNA, next(ANNA), WRONG);
    expect(weakestOf(services, ANNA, "long")).toMatchObject({ family: "long", theme: "head" });
    expect(weakestOf(services, ANNA, "short")).toBeUndefined();
  });
});

describe("the cube in positions of sevens", () => {
  /** Passing is right wherever it is asked, by 20 points in a hundred games. */
  const DOUBLED: CubeAdvice = {
    ...{ double: true, take: false, beaver: false, acceptBeaver: true, tooGood: false },
    ...{ noDouble: 0.9, doubleTake: 1, answered: { take: 1.2, beaver: 2 } },
  };
  const judged: Think = async () => ({ kind: "cube", advice: DOUBLED });

  const asked = async (person: PersonId): Promise<CubeTraining> => {
    const found = await nextCube(services, judged, person, "long");
    if (!found) throw new Error("no cube");
    return found;
  };
  const rated = (): number => puzzlesIn(services.store).rating(ANNA, "long").rating;
  const due = (): number | undefined =>
    puzzlesIn(services.store).dueCounts({ person: ANNA, at: now, theme: "cube" })[0]?.due;

  test("rates the person who decides, and comes back until it was right three times", async () => {
    putSeven(2);
    const cube = await asked(ANNA);
    expect(answerCube(services, ANNA, cube, "take")).toMatchObject({
      ...{ loss: 20, right: "drop", isRepeated: true },
    });
    expect(rated()).toBeLessThan(1500);
    expect(due()).toBeUndefined();
    for (const days of [1, 3, 12]) {
      now += days * DAY_MS;
      expect(due()).toBe(1);
      expect((await asked(ANNA)).id).toBe(cube.id);
      answerCube(services, ANNA, cube, "drop");
    }
    expect(due()).toBeUndefined();
    expect(puzzlesIn(services.store).find(next(ANNA))?.theme).toBe("contact");
    expect(themeLosses(services, ANNA)).toMatchObject([{ theme: "cube", attempts: 1, loss: 20 }]);
  });

  test("counts once, however often its button is pressed", async () => {
    putSeven(2);
    const cube = await asked(ANNA);
    answerCube(services, ANNA, cube, "drop");
    const puzzles = puzzlesIn(services.store);
    const before = [rated(), puzzles.attempts(ANNA)];
    expect(answerCube(services, ANNA, cube, "take")).toMatchObject({ isRepeated: false });
    expect([rated(), puzzles.attempts(ANNA)]).toEqual(before);
  });

  test("is asked of another person first where it was found, and once each", async () => {
    putSeven(2);
    const cube = await asked(ANNA);
    answerCube(services, ANNA, cube, "drop");
    expect((await asked(BORIS)).id).toBe(cube.id);
    const seen = new Set([cube.id]);
    for (let at = 1; at < 7; at++) {
      now++;
      const next = await asked(ANNA);
      expect(seen.has(next.id)).toBe(false);
      seen.add(next.id);
      answerCube(services, ANNA, next, "drop");
    }
    expect(await nextCube(services, judged, ANNA, "long")).toBeUndefined();
  });
});

test("nothing of the trainer is left of who is forgotten, and others keep theirs", async () => {
  await analysed();
  putSeven(2);
  for (const person of [ANNA, BORIS]) {
    noteAttempt(services, person, next(person, SHORT), WRONG);
    noteAttempt(services, person, next(person), WRONG);
  }
  expect(Object.keys(services.store.exportOf(ANNA, privateChatOf(ANNA)))).toEqual(
    expect.arrayContaining(["puzzles", "puzzle_attempts", "puzzle_boxes", "puzzle_ratings"]),
  );
  forget(services, ANNA);
  for (const table of ["puzzle_attempts", "puzzle_boxes", "puzzle_ratings", "puzzles"]) {
    const people = services.sql
      .prepare(`SELECT DISTINCT person FROM ${table} WHERE person IS NOT NULL`)
      .pluck()
      .all();
    expect(people).toEqual([BORIS]);
  }
});
