import { describe, expect, test } from "vitest";
import { plainHtml } from "../../../src/bot/text/html.ts";
import { LANGUAGES } from "../../../src/bot/text/texts.ts";
import { tableMessage } from "../../../src/bot/view/table-message.ts";
import { movesOf } from "../../../src/game/moves.ts";
import type { Colour, Game } from "../../../src/game/types.ts";
import { RULESETS } from "../../../src/rules/rulesets.ts";
import { BAR, OFF, type Ruleset } from "../../../src/rules/types.ts";
import type { TableView } from "../../../src/tables/shown/view.ts";
import { seeded } from "../../rules/random.ts";
import { unlike } from "../../rules/shapes.ts";
import { boardHeard } from "../../support/board-heard.ts";
import { earsIn, SPELLED } from "../../support/heard.ts";
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
