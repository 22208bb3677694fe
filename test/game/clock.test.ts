import { describe, expect, test } from "vitest";
import {
  allowLate,
  type ClockState,
  type ClockTerms,
  clockAfter,
  endOf,
  isPlayedFor,
  isTimedOut,
  newClock,
  restart,
  toldEndOf,
  warningOf,
} from "../../src/game/clock.ts";
import { decide } from "../../src/game/decide.ts";
import { newGame, playerToAct } from "../../src/game/game.ts";
import { recordText, verifyRecord } from "../../src/game/record/record.ts";
import type { Command, Game } from "../../src/game/types.ts";
import { type Player, randomRecord } from "./recorded.ts";
import { BY_HAND, carry, opened, ruleset, throws, withCube } from "./support.ts";

const MINUTE: ClockTerms = { turn: 60 };
const BANK: ClockTerms = { bank: 300, add: 10 };

/** Black begins with 6:2, and White then rolls 3:1. */
const DICE = throws([2, 6], [3, 1], [5, 4]);
const BEGUN = opened("short", DICE);

const PLAYED = [
  {
    type: "move",
    by: "black",
    moves: [
      { from: 24, die: 6 },
      { from: 13, die: 2 },
    ],
  },
  { type: "done", by: "black" },
] as const satisfies readonly Command[];

/** A game and its clock, in which things happen at their time. */
const story = (terms: ClockTerms, start: Game = BEGUN) => {
  let game = start;
  let now = 0;
  const running = (): ClockState["running"] => {
    const of = isPlayedFor(game) ? undefined : playerToAct(game);
    return of && { of, since: 0, late: 0 };
  };
  let clock: ClockState = { ...newClock(terms, 0), running: running() };
  return {
    after(seconds: number, ...commands: readonly Command[]) {
      now += seconds * 1000;
      for (const command of commands) {
        const before = game;
        game = carry(game, DICE, BY_HAND, command);
        clock = clockAfter(terms, clock, { before, after: game, runs: running()?.of }, now);
      }
      return this;
    },
    left: () => ({ white: clock.left.white / 1000, black: clock.left.black / 1000 }),
    end: () => (endOf(clock) ?? Number.NaN) / 1000,
    runs: () => clock.running?.of,
    game: () => game,
    clock: () => clock,
  };
};

describe("a clock for each turn", () => {
  test("gives the time once to the player who is to act", () => {
    const one = story(MINUTE);
    expect([one.runs(), one.end()]).toEqual(["black", 60]);
    one.after(25, ...PLAYED);
    expect([one.runs(), one.end()]).toEqual(["white", 85]);
  });

  test("goes on through a turn of several presses", () => {
    const one = story(MINUTE).after(20, PLAYED[0]);
    expect([one.runs(), one.end()]).toEqual(["black", 60]);
    expect(one.after(5, { type: "undo", by: "black" }).end()).toBe(60);
  });

  test("gives no second time for the same turn: an offer taken back buys nothing", () => {
    const one = story(MINUTE).after(40, { type: "resign", by: "black", outcome: "oin" });
    expect([one.runs(), one.end()]).toEqual(["white", 100]);
    one.after(30, { type: "decline-resignation", by: "black" });
    expect([one.runs(), one.end()]).toEqual(["black", 90]);
  });

  test("stops for the player who doubles, while the double is answered", () => {
    const rolling = carry(newGame(withCube("long")), throws(), BY_HAND, {
      type: "open",
      first: "white",
    });
    const one = story(MINUTE, rolling).after(50, { type: "double", by: "white" });
    expect([one.runs(), one.end()]).toEqual(["black", 110]);
    one.after(30, { type: "take", by: "black" });
    expect([one.runs(), one.end()]).toEqual(["white", 90]);
  });
});

describe("a bank with an increment", () => {
  test("is counted down over all turns, and each turn adds to it", () => {
    const one = story(BANK).after(40, ...PLAYED);
    expect(one.left()).toEqual({ white: 300, black: 270 });
    one.after(100, { type: "roll", by: "white" });
    expect([one.runs(), one.end()]).toEqual(["white", 340]);
  });

  test("holds a minute after it has run out once", () => {
    const one = story(BANK).after(300, { type: "time-out", by: "black" });
    expect([one.runs(), one.left().black]).toEqual([undefined, 60]);
  });
});

test("a turn that is played out and taken back costs neither player anything", () => {
  for (const terms of [MINUTE, BANK]) {
    const played = carry(BEGUN, DICE, BY_HAND, PLAYED[0]);
    const start: ClockState = {
      ...newClock(terms, 0),
      running: { of: "black", since: 0, late: 0 },
    };
    const ahead = clockAfter(terms, start, { before: BEGUN, after: played, runs: "white" }, 20_000);
    expect(ahead.running).toEqual({ of: "white", since: 20_000, late: 0 });
    const undone = carry(played, DICE, BY_HAND, { type: "undo", by: "black" });
    const back = { before: played, after: undone, runs: "black" } as const;
    const again = clockAfter(terms, ahead, back, 23_000);
    expect(again.left.white).toBe(start.left.white);
    expect(endOf(again)).toBe((endOf(start) ?? 0) + 3_000);
    const ended = carry(played, DICE, BY_HAND, PLAYED[1]);
    const over = { before: played, after: ended, runs: "white" } as const;
    expect(endOf(clockAfter(terms, ahead, over, 24_000))).toBe(endOf(ahead));
  }
});

describe("time that is out", () => {
  const timeOut = (by: "white" | "black") => ({ type: "time-out", by }) as const;

  test("hands the turn to the computer once, and loses the game the second time", () => {
    const late = carry(BEGUN, DICE, BY_HAND, timeOut("black"));
    expect([isTimedOut(late, "black"), isPlayedFor(late), playerToAct(late)]).toEqual([
      true,
      true,
      "black",
    ]);
    const played = carry(late, DICE, BY_HAND, ...PLAYED, { type: "roll", by: "white" });
    expect([isTimedOut(played, "black"), isPlayedFor(played)]).toEqual([false, false]);
    const moves = [
      { from: 8, die: 3 },
      { from: 6, die: 1 },
    ] as const;
    const back = carry(
      played,
      DICE,
      BY_HAND,
      { type: "move", by: "white", moves },
      { type: "done", by: "white" },
      timeOut("black"),
    );
    expect(back.phase).toMatchObject({
      kind: "over",
      result: { winner: "white", outcome: "oin", ending: "claimed" },
    });
  });

  test("for the second time costs an oin before the tenth turn, and later the price of leaving", () => {
    const late = { ...BEGUN, timeOuts: { white: undefined, black: 0 } };
    const lostIn = (turn: number) => {
      const game = { ...late, turnsBegun: { white: turn, black: turn } };
      const { phase } = carry(game, DICE, BY_HAND, timeOut("black"));
      return phase.kind === "over" ? phase.result.outcome : undefined;
    };
    expect([1, 9, 10, 30].map(lostIn)).toEqual(["oin", "oin", "mars", "mars"]);
  });

  test("is nobody's but that of who is to act", () => {
    expect(decide(BEGUN, timeOut("white"), DICE)).toMatchObject({ code: "not-your-turn" });
    const over = carry(BEGUN, DICE, BY_HAND, { type: "claim", by: "white" });
    expect(decide(over, timeOut("black"), DICE)).toMatchObject({ code: "game-over" });
  });

  test("declines an offer to resign, at no other cost", () => {
    const offered = carry(BEGUN, DICE, BY_HAND, { type: "resign", by: "black", outcome: "oin" });
    const after = carry(offered, DICE, BY_HAND, timeOut("white"));
    expect([after.resignation, after.timeOuts.white]).toEqual([undefined, undefined]);
  });

  test("over a double for the second time counts as refusing it", () => {
    const rolling = carry(newGame(withCube("long")), throws(), BY_HAND, {
      type: "open",
      first: "white",
    });
    const offered = carry(rolling, DICE, BY_HAND, { type: "double", by: "white" });
    const over = carry(offered, DICE, BY_HAND, timeOut("black"), timeOut("black"));
    expect(over.phase).toMatchObject({ result: { outcome: "oin", cube: 1n, multiplier: 1 } });
  });

  test("stands in the record of the game, which can be verified", () => {
    const wish = {
      terms: { ruleset: ruleset("long"), stake: 5, clock: MINUTE },
      crawford: false,
      first: undefined,
      automation: BY_HAND,
      seed: 7,
    };
    const late: Player = (game) => {
      const by = playerToAct(game) ?? "white";
      return { type: "time-out", by };
    };
    const record = randomRecord(wish, late);
    expect(record.events.map(({ type }) => type)).toContain("timed-out");
    expect(verifyRecord(JSON.parse(recordText(record)))).toMatchObject({ ok: true, over: true });
  });
});

describe("a warning", () => {
  const warned = (terms: ClockTerms) => {
    const clock: ClockState = {
      ...newClock(terms, 0),
      running: { of: "white", since: 0, late: 0 },
    };
    return (warningOf(clock) ?? Number.NaN) / 1000;
  };

  test.each([
    [{ turn: 30 }, 15],
    [{ turn: 60 }, 45],
    [{ turn: 120 }, 90],
    [{ turn: 600 }, 540],
    [{ bank: 300, add: 10 }, 240],
  ])("of %j comes after %i seconds", (terms, seconds) => expect(warned(terms)).toBe(seconds));

  test("does not come where the time is short anyway", () => {
    expect(warned({ turn: 15 })).toBeNaN();
  });
});

test("a turn that is taken back costs neither player the time since, and is no turn of its own", () => {
  const back = [
    { type: "ask-back", by: "black" },
    { type: "allow-back", by: "white" },
  ] as const;
  const bank = story(BANK).after(100, ...PLAYED);
  bank.after(40, back[0]).after(5, back[1]);
  expect([bank.left(), bank.runs()]).toEqual([{ white: 300, black: 210 }, "black"]);
  const turn = story(MINUTE).after(40, ...PLAYED);
  turn.after(30, ...back);
  expect([turn.left(), turn.end()]).toEqual([{ white: 60, black: 60 }, 130]);
});

test("a restart gives back what was left when the time began to run", () => {
  const clock = story(BANK)
    .after(100, ...PLAYED)
    .clock();
  expect(endOf(restart(clock, 1_000_000))).toBe(1_300_000);
});

test("what its player could not see yet is not counted, though nothing else is told", () => {
  const clock = allowLate(story(BANK).clock(), 20_000);
  expect([toldEndOf(clock), endOf(clock)]).toEqual([300_000, 320_000]);
  const ended = carry(BEGUN, DICE, BY_HAND, ...PLAYED);
  const change = { before: BEGUN, after: ended, runs: "white" } as const;
  expect(clockAfter(BANK, clock, change, 60_000).left.black).toBe(270_000);
});
