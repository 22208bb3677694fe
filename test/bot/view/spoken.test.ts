import { describe, expect, test } from "vitest";
import { plainHtml } from "../../../src/bot/text/html.ts";
import { LANGUAGES, speaker } from "../../../src/bot/text/texts.ts";
import { rollSpoken, turnSpoken } from "../../../src/bot/view/spoken.ts";
import { tableMessage } from "../../../src/bot/view/table-message.ts";
import { movesOf } from "../../../src/game/moves.ts";
import type { Colour, Game, TurnRecord } from "../../../src/game/types.ts";
import { startPosition } from "../../../src/rules/position.ts";
import { madGulbar, RULESETS } from "../../../src/rules/rulesets.ts";
import { beginTurn } from "../../../src/rules/turn.ts";
import { BAR, type Dice, OFF, type Ruleset } from "../../../src/rules/types.ts";
import type { TableView } from "../../../src/tables/shown/view.ts";
import { ruleset } from "../../game/support.ts";
import { seeded } from "../../rules/random.ts";
import { unlike } from "../../rules/shapes.ts";
import { boardHeard } from "../../support/board-heard.ts";
import { earsIn, heardText, SPELLED } from "../../support/heard.ts";
import { picked, statesOf } from "../../support/screens/games.ts";
import { plainTable } from "../../support/screens/tables.ts";

const ME = "shesh_besh_bot";
const STATES = 5;

type GameView = Extract<TableView, { readonly played: object }>;

/** The table of one of the two in their private chat. */
const seenBy = (
  view: GameView,
  game: Game,
  viewer: Colour,
  language: string,
  board: "words" | "both" = "words",
) => {
  const { table, look, played } = view;
  return tableMessage(
    {
      table: { ...table, viewer: played.row[viewer] },
      look: { ...look, board, language },
      played: { ...played, game, viewer, bottom: viewer },
    },
    ME,
  );
};

const gamesOf = (ruleset: Ruleset): readonly Game[] => {
  const random = seeded(ruleset.id.length + 7);
  return picked(statesOf(ruleset, random), STATES, random).map(([, game]) => game);
};

/** Short nardy in every language, the other games in one of them, in turn. */
const HEARD = unlike(RULESETS, "table").map((ruleset, at) => ({
  ruleset,
  languages: at === 0 ? LANGUAGES : LANGUAGES.filter((_, turn) => turn === at % LANGUAGES.length),
}));

describe.each(HEARD.map((heard) => [heard.ruleset.id, heard] as const))(
  "a board of %s in words",
  (_, { ruleset, languages }) => {
    const view = plainTable({ ruleset, stake: 1 });
    const games = gamesOf(ruleset);

    test.each(languages)("has every checker, for both players, in %s", (language) => {
      const ears = earsIn(language);
      for (const game of games) {
        for (const viewer of ["white", "black"] as const) {
          const { html, picture } = seenBy(view, game, viewer, language);
          expect(picture).toBeUndefined();
          expect(ears.board(html), html).toEqual(boardHeard(game, viewer));
          expect(html).not.toMatch(SPELLED);
          // Below a picture stands the same, as long as Telegram takes it.
          const both = seenBy(view, game, viewer, language, "both");
          expect(both.picture).toBeDefined();
          expect(plainHtml(both.html).length).toBeLessThanOrEqual(1024);
          expect(ears.board(both.html)).toEqual(boardHeard(game, viewer));
        }
      }
    });

    test.each(languages)("has a key for each legal move and no other, in %s", (language) => {
      const ears = earsIn(language);
      for (const game of games) {
        const { phase, toMove, resignation } = game;
        if (phase.kind !== "moving" || resignation) continue;
        const { keyboard } = seenBy(view, game, toMove, language);
        const labels = keyboard.flat().map(({ text }) => text);
        const heard = labels.flatMap((label) => ears.move(label) ?? []);
        const legal = movesOf(phase.turn).map(({ from, to, hit }) => ({
          from: from === BAR ? "bar" : from,
          to: to <= OFF ? "off" : to,
          isCatching: hit,
        }));
        const inOrder = (all: readonly object[]) => all.map((one) => JSON.stringify(one)).sort();
        expect(inOrder(heard.map(({ die: _, ...move }) => move))).toEqual(inOrder(legal));
        expect(new Set(labels).size).toBe(labels.length);
        for (const label of labels) expect(label).not.toMatch(SPELLED);
      }
    });
  },
);

describe("dice that pass to the other player", () => {
  const gulbar = ruleset("gulbar");
  const { played } = plainTable({ ruleset: gulbar, stake: 1 });
  const left = Array.from({ length: 20 }, (_, seed) => statesOf(gulbar, seeded(seed)).at(-1))
    .flatMap((game) => game?.history.map((record, at) => ({ game, record, at })) ?? [])
    .filter(({ record }) => record.part === "leftovers");

  test.each(LANGUAGES)("are left to who plays them, and nobody rolls them: %s", (language) => {
    const say = speaker(language);
    const ears = earsIn(language);
    expect(left.length).toBeGreaterThan(3);
    for (const { game, record, at } of left) {
      const before = game.history[at - 1] ?? expect.fail("nobody left them");
      for (const viewer of ["white", "black"] as const) {
        const reader = viewer === record.by ? "own" : "other";
        const toldOf = (turn: TurnRecord) =>
          heardText(turnSpoken({ ...played, game, viewer }, turn, say));
        const [begins = "?"] = heardText(
          say("aloud-turn-leftovers", { reader, player: "", roll: "?", moves: "" }),
        ).split("?");
        expect(toldOf(record).startsWith(begins)).toBe(true);
        expect(ears.turns(toldOf(record))).toMatchObject([{ by: reader }]);
        const rest = heardText(say("unplayed-leftover", { reader, dice: "" })).trim();
        expect(toldOf(before)).toContain(rest);
      }
    }
  });
});

test("a double that climbs is told with all its dice, whatever its number", () => {
  const say = speaker("en");
  const rolled = (dice: Dice) =>
    rollSpoken(
      beginTurn({
        ...{ ruleset: madGulbar, position: startPosition(madGulbar) },
        dice,
        ownTurn: 2,
      }),
      "roll",
      say,
    );
  expect(rolled([5, 5])).toMatch(/^5, 5, 6, 6, /);
  expect(rolled([4, 4])).toMatch(/^4, 4, 5, 5, 6, 6, /);
  expect(rolled([6, 6])).toMatch(/^6 and 6, /);
  expect(rolled([3, 5])).toMatch(/^5 and 3, /);
});
