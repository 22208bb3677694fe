import { sceneOf } from "../../board/game-scene.ts";
import { renumbered } from "../../board/numbering.ts";
import type { Scene } from "../../board/scene.ts";
import type { ResultCard } from "../../board/sheets/result.ts";
import { opponent } from "../../game/colours.ts";
import { pointsOf } from "../../game/series.ts";
import type { Colour, Game } from "../../game/types.ts";
import { turnText } from "../../rules/notation.ts";
import type { Finished } from "../../tables/finished.ts";
import { cleanName, nameHtml } from "../html.ts";
import type { Say } from "../texts.ts";
import { COLOUR_MARK, notationText } from "./lines.ts";
import { grouped, signedPoints } from "./numbers.ts";
import { capitalized, rulesetTitle } from "./titles.ts";

/** What became of a game, to be drawn and shown to others; `me` is the bot's username. */
export const resultCard = (finished: Finished, me: string, say: Say): ResultCard => {
  const { result, game, terms, score } = finished;
  const { winner } = result;
  const points = pointsOf(terms, result);
  const isSeries = terms.match !== undefined || score.white + score.black > points;
  return {
    winner,
    names: namesOf(finished, say),
    outcome: capitalized(say(`outcome-${result.outcome}`)),
    points: signedPoints(points, say),
    series: isSeries ? { white: grouped(score.white), black: grouped(score.black) } : undefined,
    facts: [
      { label: say("card-rules"), text: rulesetTitle(game.ruleset, say), dice: undefined },
      {
        label: say("card-length"),
        text: say("card-turns", { turns: game.history.length }),
        dice: undefined,
      },
      ...doublesOf(finished, say),
    ],
    board: {
      label: say("card-last-turn"),
      text: lastTurnText(finished, say),
      scene: lastScene(finished, say),
    },
    footer: `@${me}`,
  };
};

/** The boards of a whole game from the winner's side, as it began and after each turn. */
export const replayScenes = (finished: Finished, say: Say): readonly Scene[] =>
  finished.states.map((game) => sceneIn(finished, game, say));

/** One line of HTML: who won, and what. */
export const resultLine = ({ result, players, terms }: Finished, say: Say): string => {
  const { winner, outcome } = result;
  const name = nameHtml(players[winner].name, say("nobody"));
  const points = signedPoints(pointsOf(terms, result), say);
  return `🏆 ${COLOUR_MARK[winner]} ${name} · ${say(`outcome-${outcome}`)} · ${points}`;
};

const namesOf = ({ players }: Finished, say: Say) => ({
  white: cleanName(players.white.name, say("nobody")),
  black: cleanName(players.black.name, say("nobody")),
});

const sceneIn = (finished: Finished, game: Game, say: Say): Scene =>
  sceneOf(game, {
    bottom: finished.result.winner,
    alone: true,
    names: namesOf(finished, say),
    pipsWord: say("picture-pips"),
  });

const lastScene = (finished: Finished, say: Say): Scene => sceneIn(finished, finished.game, say);

/** The last turn in which somebody moved, in the numbers of the winner. */
const lastTurnText = ({ game, result, ...finished }: Finished, say: Say): string => {
  const last = game.history.findLast(({ moves }) => moves.length > 0);
  if (!last) return "";
  const { family } = game.ruleset.switches;
  const moves = renumbered(last.moves, last.by, result.winner, family);
  const name = cleanName(finished.players[last.by].name, say("nobody"));
  return `${name}: ${notationText(turnText(moves), say)}`;
};

/** How many doubles either threw, the winner first. */
const doublesOf = ({ game, players, result }: Finished, say: Say): ResultCard["facts"] => {
  const thrown = (colour: Colour): number =>
    game.history.filter(
      ({ by, part, dice: [first, second] }) => by === colour && part === "roll" && first === second,
    ).length;
  const both = [result.winner, opponent(result.winner)] as const;
  const text = both
    .map((colour) => `${cleanName(players[colour].name, say("nobody"))} ${thrown(colour)}`)
    .join(", ");
  return [{ label: say("card-doubles"), text, dice: undefined }];
};
