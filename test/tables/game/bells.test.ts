import { expect, onTestFinished, test } from "vitest";
import { COLOURS, opponent } from "../../../src/game/colours.ts";
import { privateChatOf } from "../../../src/ids/ids.ts";
import { legalMoves } from "../../../src/rules/search/search.ts";
import { turnBell } from "../../../src/tables/game/bells.ts";
import { loadGame } from "../../../src/tables/game/load-game.ts";
import { type PlayerCommand, play } from "../../../src/tables/game/play.ts";
import { remember } from "../../../src/tables/people/people.ts";
import { ruleset } from "../../game/support.ts";
import { ANNA, BORIS, openServices, rowOf, sitTogether } from "../support.ts";

/** A game with the cube in which both have a bell, after the first turn; who has played it. */
const begun = () => {
  const services = openServices(3);
  onTestFinished(() => services.store.close());
  const { store } = services;
  for (const id of [ANNA, BORIS])
    remember(services, undefined, { id: privateChatOf(id), kind: "private", language: "en" });
  const short = ruleset("short");
  const terms = { ruleset: { ...short, switches: { ...short.switches, cube: true } }, stake: 1 };
  const id = sitTogether(services, terms);
  for (const colour of COLOURS) turnBell(services, id, rowOf(services, id)[colour], true);
  const first = loadGame(services, rowOf(services, id)).toMove;
  const now = () => loadGame(services, rowOf(services, id));
  /** Who is called by a command. */
  const calls = (by: typeof first, command: PlayerCommand): readonly string[] => {
    const row = rowOf(services, id);
    const done = play(services, id, row.version, row[by], command);
    if (!done.ok) throw new Error(done.code);
    return store.notices.due().flatMap(({ id: notice, person }) => {
      store.notices.take(notice);
      return person === row[first] ? ["first"] : ["second"];
    });
  };
  /** The first player plays their turn. */
  const turn = (): readonly string[] => {
    for (;;) {
      const { phase } = now();
      const [move] = phase.kind === "moving" ? legalMoves(phase.turn) : [];
      if (!move) return calls(first, { type: "done" });
      calls(first, { type: "move", moves: [move] });
    }
  };
  return { calls, turn, first, second: opponent(first) };
};

test("calls who doubled once the answer is there, and at the next turn again", () => {
  const { calls, turn, first, second } = begun();
  expect(turn()).toEqual(["second"]);
  expect(calls(second, { type: "double" })).toEqual(["first"]);
  expect(calls(first, { type: "take" })).toEqual(["second"]);
});

test("calls both anew where a turn is taken back and played again", () => {
  const { calls, turn, first, second } = begun();
  expect(turn()).toEqual(["second"]);
  expect(calls(first, { type: "ask-back" })).toEqual([]);
  expect(calls(second, { type: "allow-back" })).toEqual(["first"]);
  expect(turn()).toEqual(["second"]);
});

test("calls who offered to resign back to their turn, and nobody for each further offer", () => {
  const { calls, turn, first, second } = begun();
  expect(turn()).toEqual(["second"]);
  const offer = { type: "resign", outcome: "oin" } as const;
  expect(calls(second, offer)).toEqual(["first"]);
  expect(calls(first, { type: "decline-resignation" })).toEqual(["second"]);
  expect(calls(first, offer)).toEqual([]);
  expect(calls(second, { type: "decline-resignation" })).toEqual([]);
});
