import { apply } from "../apply.ts";
import { newGame } from "../game.ts";
import { pointsOf, type Terms } from "../series.ts";
import type { Game, GameEvent, PerColour } from "../types.ts";
import { recordEvent } from "./events.ts";
import { FORMAT, type GameRecord, type RecordEvent, type RecordResult, VERSION } from "./format.ts";

type Recordable = {
  readonly game: number;
  readonly ruleset: GameRecord["ruleset"];
  readonly players: PerColour<string>;
  readonly terms: Pick<Terms, "ruleset" | "stake" | "match">;
  readonly crawford: boolean;
  /** Which game of its series it is, from 1. */
  readonly number: number;
  readonly score: PerColour<bigint>;
  readonly began: Date;
  readonly ended: Date | undefined;
  readonly hash: string;
  readonly secret: Uint8Array | undefined;
  readonly nonce: string | null;
  /** It was stopped for another game, and nobody has won it. */
  readonly isBrokenOff?: boolean;
  readonly events: readonly GameEvent[];
};

/** The record of a game: everything needed to read or check it. */
export const recordOf = (played: Recordable): GameRecord => {
  const { ruleset, terms, score, ended, secret } = played;
  let game = newGame(ruleset);
  const events = played.events.map((event): RecordEvent => {
    const before = game;
    game = apply(game, event);
    return recordEvent(before, event, game);
  });
  return {
    format: FORMAT,
    version: VERSION,
    game: played.game,
    ruleset,
    players: played.players,
    stake: terms.stake,
    match: matchOf(played),
    score: { white: String(score.white), black: String(score.black) },
    began: played.began.toISOString(),
    ended: ended?.toISOString() ?? null,
    dice: {
      hash: played.hash,
      secret: secret ? Buffer.from(secret).toString("hex") : null,
      nonce: played.nonce,
    },
    events,
    result: recordResult(terms, game),
    ...(played.isBrokenOff && { brokenOff: true }),
  };
};

const matchOf = ({
  terms: { ruleset, match },
  crawford,
  number,
}: Recordable): GameRecord["match"] => {
  if (match === undefined) return null;
  const games = ruleset.games?.map(({ id }) => id);
  return { to: match, crawford, number, ...(games && { games }) };
};

/** A record as a file: JSON with each event on its own line. */
export const recordText = ({ events, ...others }: GameRecord): string => {
  const fields = Object.entries(others).map(
    ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  const lines = events.map((event) => `  ${JSON.stringify(event)}`);
  return `{\n ${fields.join(",\n ")},\n "events": [\n${lines.join(",\n")}\n ]\n}\n`;
};

/** The result of a game in the record's form; null while it runs. */
export const recordResult = (terms: Pick<Terms, "stake">, { phase }: Game): RecordResult | null => {
  if (phase.kind !== "over") return null;
  const { result } = phase;
  const worth = {
    cube: String(result.cube),
    multiplier: result.multiplier,
    points: String(pointsOf(terms, result)),
  };
  if (result.winner === undefined)
    return { winner: null, outcome: result.outcome, ending: result.ending, ...worth };
  return { winner: result.winner, outcome: result.outcome, ending: result.ending, ...worth };
};

/** The terms of a record's game, as far as its result depends on them. */
export const termsOf = ({ ruleset, stake, match }: GameRecord): Terms => ({
  ruleset: { ...ruleset, ...(match?.games && { games: [ruleset] }) },
  stake,
  ...(match && { match: match.to }),
});
