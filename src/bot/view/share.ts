import { sceneOf } from "../../board/game-scene.ts";
import { renumbered } from "../../board/numbering.ts";
import type { Scene } from "../../board/scene.ts";
import type { ResultCard } from "../../board/sheets/result.ts";
import { opponent } from "../../game/colours.ts";
import { pointsOf } from "../../game/series.ts";
import type { Colour, Game, TurnRecord } from "../../game/types.ts";
import { turnText } from "../../rules/notation.ts";
import { type Analysis, summaryOf } from "../../tables/analysis.ts";
import type { Finished } from "../../tables/finished.ts";
import { cleanName, nameHtml } from "../html.ts";
import type { Say } from "../texts.ts";
import { COLOUR_MARK, notationText } from "./lines.ts";
import { grouped, signedPoints } from "./numbers.ts";
import { capitalized, rulesetTitle } from "./titles.ts";

/**
 * What became of a game, to be drawn and shown to others; `me` is the bot's username. Where the game
 * was analysed, the luckiest roll and the decisive turn take the place of plainer facts.
 */
export const resultCard = (
  finished: Finished,
  analysis: Analysis | undefined,
  me: string,
  say: Say,
): ResultCard => {
  const { result, game, terms, score } = finished;
  const { winner } = result;
  const points = pointsOf(terms, result);
  const summary = analysis && summaryOf(analysis, winner);
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
      ...luckiestOf(finished, summary?.luckiest, say),
    ],
    board: decidedBy(finished, summary?.decisive, say),
    footer: `@${me}`,
  };
};

/** The board after the decisive turn, or where that is not known after the last one. */
const decidedBy = (
  finished: Finished,
  decisive: number | undefined,
  say: Say,
): ResultCard["board"] => {
  const { history } = finished.game;
  const last = history.findLastIndex(({ moves }) => moves.length > 0);
  const turn = history[decisive ?? last];
  const state = decisive === undefined ? finished.game : finished.states[decisive + 1];
  return {
    label: say(decisive === undefined ? "card-last-turn" : "card-decisive"),
    text: turn ? turnOf(finished, turn, say) : "",
    scene: sceneIn(finished, state ?? finished.game, say),
  };
};

/** The roll that gave most, and to whom. */
const luckiestOf = (
  { game, players }: Finished,
  luckiest: number | undefined,
  say: Say,
): ResultCard["facts"] => {
  const turn = luckiest === undefined ? undefined : game.history[luckiest];
  const [first, second] = turn?.dice ?? [];
  if (!turn || first === undefined || second === undefined) return [];
  const text = cleanName(players[turn.by].name, say("nobody"));
  return [{ label: say("card-luckiest"), text, dice: [first, second] }];
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

/** Who moved, and how, in the numbers of the winner. */
const turnOf = ({ game, result, players }: Finished, turn: TurnRecord, say: Say): string => {
  const { family } = game.ruleset.switches;
  const moves = renumbered(turn.moves, turn.by, result.winner, family);
  const name = cleanName(players[turn.by].name, say("nobody"));
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
