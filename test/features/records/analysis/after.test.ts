import { describe, expect, test } from "vitest";
import type { Analysis, JudgedTurn } from "../../../../src/ai/analysis/analysis.ts";
import { LANGUAGES, speaker } from "../../../../src/bot/text/texts.ts";
import { afterOf } from "../../../../src/bot/view/look.ts";
import { analysesIn } from "../../../../src/features/records/analysis/store.ts";
import { opponent } from "../../../../src/game/colours.ts";
import type { Colour, TurnRecord } from "../../../../src/game/types.ts";
import { type PlayedView, viewOf } from "../../../../src/tables/shown/view.ts";
import { ruleset } from "../../../game/support.ts";
import { readPress } from "../../../support/presses.ts";
import { endedSo } from "../../../tables/toward-draw.ts";

type Change = (record: TurnRecord, at: number) => Partial<JudgedTurn>;

/** A finished game of two people in which the turns are judged so. */
const judged = (change: Change): { readonly played: PlayedView; readonly winner: Colour } => {
  const { services, id } = endedSo(
    { ruleset: ruleset("short"), stake: 1 },
    ({ winner }) => winner !== undefined,
  );
  const [table] = services.store.tables.byGame(id);
  const before = table && viewOf(services, table.id)?.played;
  if (!table || before?.game.phase.kind !== "over") throw new Error("the game is not over");
  const turns = before.game.history.map(
    (record, at): JudgedTurn => ({
      ...{ by: record.by, white: 0.5, luck: 0, loss: 0, chosen: true, best: record.moves, cube: 1 },
      ...change(record, at),
    }),
  );
  const analysis: Analysis = { white: 0.5, turns, cubes: [] };
  analysesIn(services.store).save(id, JSON.stringify(analysis));
  const played = viewOf(services, table.id)?.played;
  if (!played) throw new Error("the table is gone");
  return { played, winner: before.game.phase.result.winner ?? "white" };
};

const say = speaker("ru");

const told = (played: PlayedView, viewer: Colour | undefined, words = say) => {
  const after = afterOf(played);
  const seen = { ...played, viewer };
  const [key] = after.looks(seen, words);
  return {
    lines: after.lines(seen, words),
    turn: key && "callback_data" in key ? readPress(key.callback_data) : undefined,
  };
};

/** Every turn of this player raises their chances a little, and their third one by much. */
const oneFineTurn = (by: Colour) => {
  let [own, white] = [0, 0.5];
  return (record: TurnRecord): Partial<JudgedTurn> => {
    if (record.by === by) white += (by === "white" ? 1 : -1) * (++own === 3 ? 0.2 : 0.001);
    return { white };
  };
};

describe("an analysis adds one line", () => {
  test("to who has won: one good turn, with a way to it", () => {
    const { winner } = judged(() => ({}));
    const { played } = judged(oneFineTurn(winner));
    const own = played.game.history.flatMap(({ by }, at) => (by === winner ? [at] : []));
    const at = own[2] ?? -1;
    const { lines, turn } = told(played, winner);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^👏 Ход ${at + 1} удался: `, "u"));
    expect(turn).toMatchObject({ do: "look-from", page: at + 1 });
  });

  test("to who has lost: a turn by what was different, and why", () => {
    const { winner } = judged(() => ({}));
    const loser = opponent(winner);
    const game = judged(() => ({})).played.game;
    const at = game.history.findIndex(({ by, moves }) => by === loser && moves.length === 2);
    const record = game.history[at];
    const [first, second] = record?.moves ?? [];
    if (!first || !second) throw new Error("no turn of two moves");
    const other = { ...second, from: 13, to: 13 - second.die };
    const { played } = judged((_, index) =>
      index === at ? { loss: 0.3, best: [first, other] } : {},
    );
    const { lines, turn } = told(played, loser);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`💡 Ход ${at + 1}: вместо `);
    // The move that both turns have is not told.
    expect(lines[0]?.split(".")[0]).not.toContain(`${first.from}→${first.to}`);
    expect(turn).toMatchObject({ do: "look-from", page: at + 1 });
  });

  test("to who has lost without a mistake: that the dice have decided", () => {
    const { winner } = judged(() => ({}));
    const { played } = judged(({ by }) => ({ luck: by === winner ? 0.1 : -0.1 }));
    expect(told(played, opponent(winner))).toEqual({
      lines: [say("dice-decided")],
      turn: undefined,
    });
  });

  test.each(LANGUAGES)("to a group: the luck and one praise, nothing that shames (%s)", (code) => {
    const words = speaker(code);
    const { winner } = judged(() => ({}));
    const fine = oneFineTurn(winner);
    const { played } = judged((record) => ({
      ...fine(record),
      ...(record.by === winner ? { luck: 0.05 } : { loss: 0.5, luck: -0.05 }),
    }));
    const { lines, turn } = told(played, undefined, words);
    expect(lines).toHaveLength(1);
    expect(turn).toBeUndefined();
    const [line = ""] = lines;
    const name = winner === "white" ? "Anna" : "Boris";
    const others = winner === "white" ? "Boris" : "Anna";
    expect(line).toContain("🎲");
    expect(line).toContain(words("turn-praised", { player: "", moves: "" }).split(":")[0]);
    expect(line).toContain(name);
    expect(line).not.toContain(others);
    expect(line).not.toContain("📊");
  });
});
