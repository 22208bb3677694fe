import { movesJson, sideJson } from "../rules/json-lines/answer.ts";
import { type Answer, answerTo } from "../rules/json-lines/read.ts";
import { usualWin } from "../rules/outcome.ts";
import { CHECKERS, type Position } from "../rules/types.ts";
import type { Chances } from "./chances.ts";
import { chooseTurn, type RankedTurn, rankTurns } from "./choose.ts";
import { adviseCube } from "./cube.ts";
import type { Player, Players } from "./players.ts";
import { type Asked, askedOfPlayer } from "./question.ts";
import { valuePosition } from "./value.ts";

/** Decimal places in answers; a net is less exact than that. */
const PLACES = 4;

const rounded = (value: number): number => {
  const short = Number(value.toFixed(PLACES));
  return short === 0 ? 0 : short;
};

const chancesJson = ({ win, winMars, winKoks, loseMars, loseKoks }: Chances): string =>
  JSON.stringify({
    win: rounded(win),
    winMars: rounded(winMars),
    winKoks: rounded(winKoks),
    loseMars: rounded(loseMars),
    loseKoks: rounded(loseKoks),
  });

/** Where the difference counts, the checkers that both sides win on average. */
const differenceJson = ({ win, winMars, loseMars }: Chances): string =>
  JSON.stringify({
    win: rounded(win),
    wonBy: rounded(CHECKERS * winMars),
    lostBy: rounded(CHECKERS * loseMars),
  });

type Valued = { readonly equity: number; readonly chances: Chances };

const worthJson = ({ ruleset: { switches } }: Asked, { equity, chances }: Valued): string => {
  const outcomes = switches.score === "difference" ? differenceJson(chances) : chancesJson(chances);
  return `"equity":${rounded(equity * usualWin(switches))},"outcomes":${outcomes}`;
};

const boardJson = ({ toMove }: Asked, { own, other }: Position): string => {
  const [white, black] = toMove === "white" ? [own, other] : [other, own];
  return `"white":${sideJson(white)},"black":${sideJson(black)}`;
};

const turnJson = (asked: Asked, turn: RankedTurn): string =>
  `{"moves":${movesJson(turn.moves)},${boardJson(asked, turn.position)},${worthJson(asked, turn)}}`;

const cubeJson = (player: Player, { position }: Asked, cube: Parameters<typeof adviseCube>[2]) => {
  const { noDouble, doubleTake, answered: _, ...advice } = adviseCube(player, position, cube);
  return JSON.stringify({
    ...advice,
    noDouble: rounded(noDouble),
    doubleTake: rounded(doubleTake),
  });
};

const answerOf = (player: Player, asked: Asked): string => {
  const { position, about, plies = player.plies } = asked;
  switch (about.kind) {
    case "turn":
      return turnJson(asked, chooseTurn({ ...player, plies }, { position, roll: about.roll }));
    case "turns": {
      const { roll, top } = about;
      const turns = rankTurns(player, { position, roll }, { top, plies });
      return `{"turns":[${turns.map((turn) => turnJson(asked, turn)).join(",")}]}`;
    }
    case "value":
      return `{${worthJson(asked, valuePosition(player, position, asked.plies))}}`;
    case "cube":
      return cubeJson(player, asked, about.cube);
  }
};

/**
 * Answers one line of JSON with another. It accepts any input, as `answerLine` of the rules does.
 */
export const answerAsked = (players: Players, line: string): Answer =>
  answerTo(line, askedOfPlayer, (asked) => {
    const player = players.player(asked.ruleset, asked.level);
    return { ok: true, line: answerOf(player, asked) };
  });
