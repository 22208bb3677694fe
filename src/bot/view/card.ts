import type { ReplayFrame } from "../../board/pictures/replay.ts";
import type { Scene } from "../../board/scene/scene.ts";
import type { ResultCard } from "../../board/sheets/result.ts";
import { opponent } from "../../game/colours.ts";
import { isByBoard } from "../../game/leaving.ts";
import { pointsOf } from "../../game/series.ts";
import type { Colour } from "../../game/types.ts";
import { isComputer, type PersonId } from "../../ids/ids.ts";
import { isMars } from "../../rules/outcome.ts";
import { type Finished, isScored, isWon, type Won } from "../../tables/game/finished.ts";
import type { Say } from "../text/texts.ts";
import { COLOUR_MARK, turnTextFor } from "./lines.ts";
import { grouped, signedPoints } from "./numbers.ts";
import { wholeNameHtml } from "./person-name.ts";
import { namesOf, sceneAfter, sideOf } from "./scene-after.ts";
import { capitalized, outcomeText, rulesetTitle } from "./titles.ts";

/** The player whose private chat shows the card, if any, and whether it addresses them. */
type SeenFrom = { readonly side?: Colour | undefined; readonly isTheirs?: boolean };

const rulesOf = ({ game, terms }: Won, say: Say): string =>
  [...(terms.ruleset.games ? [terms.ruleset] : []), game.ruleset]
    .map((ruleset) => rulesetTitle(ruleset, say))
    .join(" · ");

/** The card of a result, with the last position; `me` is the bot's username. */
export const resultCard = (
  finished: Won,
  me: string,
  say: Say,
  { side, isTheirs }: SeenFrom = {},
): ResultCard => {
  const { result, game, terms, score } = finished;
  const { winner } = result;
  const { match } = terms;
  const outcome = outcomeText(game.ruleset.switches, result.outcome, say);
  const feat = isMars(result.outcome) ? result.outcome : undefined;
  // A feat says it in one word.
  const isAddressed = isTheirs && side === winner && !feat;
  return {
    winner,
    feat,
    left: side ?? "white",
    names: namesOf(finished, say),
    outcome: isAddressed ? say("card-you-won", { outcome }) : capitalized(outcome),
    points: pointsWonText(finished, say),
    score: hasScore(finished)
      ? {
          label: match === undefined ? say("card-score") : say("card-match", { points: match }),
          of: { white: grouped(score.white), black: grouped(score.black) },
        }
      : undefined,
    facts: [
      { label: say("card-rules"), text: rulesOf(finished, say) },
      { label: say("card-length"), text: say("card-turns", { turns: game.history.length }) },
      endingFact(finished, side, say),
    ],
    board: lastBoard(finished, side, say),
    footer: `@${me}`,
  };
};

/** A series that has begun with a game that does not count has no score. */
const hasScore = (finished: Won): boolean =>
  isScored(finished) || finished.score.white + finished.score.black > 0n;

/** The winner's streak or the end of the loser's; else an early ending; else the doubles. */
const endingFact = (
  finished: Won,
  side: Colour | undefined,
  say: Say,
): ResultCard["facts"][number] => {
  const { result, players, streak, endedStreak } = finished;
  const told = (key: "card-streak" | "card-streak-ended", of: Colour, games: number) => {
    const name = side === of ? [] : [namesOf(finished, say)[of]];
    return { label: say(key), text: [...name, String(games)].join(" · ") };
  };
  const loser = opponent(result.winner);
  if (endedStreak > 1) return told("card-streak-ended", loser, endedStreak);
  // Nobody is glad to read how often the computer has won.
  if (streak > 1 && !isComputer(players[result.winner].id))
    return told("card-streak", result.winner, streak);
  const { ending } = result;
  return isByBoard(ending)
    ? { label: say("card-doubles"), text: doublesText(finished, side ?? "white") }
    : { label: say("card-ending"), text: say(`card-${ending}`) };
};

/**
 * The board after the last turn, in which a mars is seen. It is seen from a single reader's side,
 * else the winner's, and has that side's numbers, as the caption does.
 */
const lastBoard = (finished: Won, side: Colour | undefined, say: Say): ResultCard["board"] => {
  const { history } = finished.game;
  const at = history.findLastIndex(({ moves }) => moves.length > 0);
  const turn = history[at];
  const bottom = side ?? finished.result.winner;
  const scene = { ...sceneAfter(finished, at + 1, bottom, say), numbering: bottom };
  if (!turn) return { label: "", name: "", text: "", scene };
  return {
    label: say("card-last-turn"),
    name: namesOf(finished, say)[turn.by],
    text: turnTextFor(finished.game, turn, bottom, say),
    scene,
  };
};

/**
 * A whole game turn by turn, with its result at the end. The side and the numbers are those of the
 * person who asks: in a moving picture the numbers of the points stay.
 */
export const replayFrames = (
  finished: Finished,
  asker: PersonId,
  say: Say,
): readonly ReplayFrame[] => {
  const { game } = finished;
  const turns = game.history.length;
  const bottom = sideOf(finished, asker);
  const rules = rulesetTitle(game.ruleset, say);
  const sceneAt = (turn: number): Scene => ({
    ...sceneAfter(finished, turn, bottom, say),
    numbering: bottom,
  });
  const frames = Array.from(
    { length: turns + 1 },
    (_, turn): ReplayFrame => ({
      kind: "turn",
      scene: sceneAt(turn),
      left: rules,
      right: turn === 0 ? "" : say("replay-turn", { turn, turns }),
    }),
  );
  const end: ReplayFrame = {
    kind: "result",
    scene: { ...sceneAt(turns), toMove: undefined },
    left: isWon(finished)
      ? `${namesOf(finished, say)[finished.result.winner]} · ${wonText(finished, say)}`
      : capitalized(say(finished.isBrokenOff ? "card-claimed" : "outcome-drawn")),
    right: pointsWonText(finished, say),
  };
  return [...frames, end];
};

/** One line of HTML: the winner and the win, or that there is none. */
export const resultLine = (finished: Finished, say: Say): string => {
  if (finished.isBrokenOff) return say("over-broken-off");
  const points = pointsWonText(finished, say);
  if (!isWon(finished)) return `🤝 ${capitalized(say("outcome-drawn"))} · ${points}`;
  const { players, result } = finished;
  const name = wholeNameHtml(players[result.winner], say);
  return `🏆 ${COLOUR_MARK[result.winner]} ${name} · ${wonText(finished, say)} · ${points}`;
};

const wonText = ({ game, result }: Won, say: Say): string =>
  outcomeText(game.ruleset.switches, result.outcome, say);

const pointsWonText = (finished: Finished, say: Say): string =>
  isScored(finished)
    ? signedPoints(pointsOf(finished.terms, finished.result), say)
    : say("card-not-counted");

/** Each player's number of doubles, in the order of the score above. */
const doublesText = ({ game }: Finished, left: Colour): string => {
  const thrown = (colour: Colour): number =>
    game.history.filter(
      ({ by, part, dice: [first, second] }) => by === colour && part === "roll" && first === second,
    ).length;
  return `${thrown(left)} : ${thrown(opponent(left))}`;
};
