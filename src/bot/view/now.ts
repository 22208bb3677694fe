import { opponent } from "../../game/colours.ts";
import { raised } from "../../game/cube.ts";
import { playerToAct } from "../../game/game.ts";
import { pointsOf } from "../../game/series.ts";
import type { Colour, Phase } from "../../game/types.ts";
import type { PlayedView } from "../../tables/shown/view.ts";
import type { Say } from "../text/texts.ts";
import { diceFigures, movesText, playerText, rollNowText } from "./lines.ts";
import { lookOf } from "./look.ts";
import { grouped } from "./numbers.ts";
import { resultLines } from "./result.ts";
import { rollSpoken, soFarSpoken } from "./spoken.ts";
import { outcomeText, worthText } from "./titles.ts";
import type { Namer } from "./told.ts";

/** With the moves of the turn so far, or without them, or for those who listen. */
export type Telling = "whole" | "brief" | "aloud";

/** Says what to do now, and who does it. */
export const nowLines = (
  played: PlayedView,
  say: Say,
  telling: Telling = "whole",
): readonly string[] => {
  const { game } = played;
  const { phase, resignation } = game;
  const own = lookOf(played).now(played, say);
  if (own) return own;
  if (resignation) {
    const { by, outcome } = resignation;
    const offered = outcomeText(game.ruleset.switches, outcome, say);
    return [say("resignation", { ...playersFor(played, by, opponent(by), say), outcome: offered })];
  }
  const asked = askedBackLines(played, say);
  if (asked) return asked;
  switch (phase.kind) {
    case "opening":
      return [];
    case "rolling":
      return [say(phase.again ? "to-roll-again" : "to-roll", toMove(played, say))];
    case "doubled": {
      const again = game.cube.owner === "centre" ? "doubled" : "redoubled";
      const line = phase.beaver ? "beavered" : again;
      return [
        say(line, {
          ...playersFor(played, phase.by, opponent(phase.by), say),
          ...raiseValues(played, say),
        }),
      ];
    }
    case "moving":
      return movingLines(played, phase, say, telling);
    case "over":
      return resultLines(played, phase.result, say);
  }
};

/** The turn that a player asks to take back, and who answers. */
const askedBackLines = (played: PlayedView, say: Say): readonly string[] | undefined => {
  const { askedBack, game, viewer, isWatched } = played;
  const record = askedBack && game.history[askedBack.before.history.length];
  if (!record) return undefined;
  const { by } = askedBack;
  const told = playersFor(played, by, opponent(by), say);
  const isAsker = !isWatched && viewer === by;
  const reader = isAsker ? "asker" : told.reader;
  return [say("asked-back", { ...told, reader, roll: diceFigures(record, say) })];
};

/** Adds the end of the player's time, which Telegram shows as a running clock. */
export const withClock = (
  played: PlayedView,
  lines: readonly string[],
  say: Say,
): readonly string[] => {
  const { clock, game } = played;
  if (!clock || clock.of !== playerToAct(game)) return lines;
  const until = say("clock-until", { near: { soon: new Date(clock.until) } });
  return lines.map((line, at) => (at === lines.length - 1 ? `${line} ${until}` : line));
};

/** The answer to the last offer, while it is news. */
export const answerLines = (played: PlayedView, named: Namer, say: Say): string[] => {
  const { game } = played;
  const { owner, value } = game.cube;
  const isNews = game.phase.kind === "rolling" || game.phase.kind === "moving";
  if (!isNews || game.resignation || played.askedBack) return [];
  if (game.answered === "resignation-declined") return [say("resignation-declined")];
  if (game.answered === "taken-back" || game.answered === "take-back-refused")
    return [say(game.answered)];
  const isTaken = game.answered === "taken" || game.answered === "beaver-taken";
  if (owner === "centre" || !isTaken) return [];
  const [player, other] = [named(owner), named(opponent(owner))];
  return [say(game.answered, { player, opponent: other, value: grouped(value) })];
};

/** The terms of a double: the cube's new value, the points then, and the price of a refusal. */
const raiseValues = ({ game, terms }: PlayedView, say: Say) => {
  const { value } = game.cube;
  const next = raised(game.ruleset.switches, value);
  const worth = (cube: bigint) => worthText(terms, pointsOf(terms, { cube, multiplier: 1 }), say);
  return { value: grouped(next), worth: worth(next), price: worth(value) };
};

/** Both players, and whether the reader is the one to act; a group's text calls that one. */
const playersFor = (played: PlayedView, colour: Colour, called: Colour, say: Say) => ({
  player: playerText(played, colour, say),
  opponent: playerText(played, opponent(colour), say),
  reader: readerOf(played, called),
});

/** In private nobody needs to be called by name. */
const readerOf = (
  { viewer, isWatched }: PlayedView,
  called: Colour,
): "own" | "called" | "other" => {
  if (isWatched) return "other";
  if (viewer === undefined) return "called";
  return viewer === called ? "own" : "other";
};

const toMove = (played: PlayedView, say: Say) =>
  playersFor(played, played.game.toMove, played.game.toMove, say);

const movingLines = (
  played: PlayedView,
  { part, turn }: Extract<Phase, { kind: "moving" }>,
  say: Say,
  telling: Telling,
): readonly string[] => {
  const isSpoken = telling === "aloud";
  const line = say(part === "leftovers" ? "to-move-leftovers" : "to-move", {
    ...toMove(played, say),
    roll: (isSpoken ? rollSpoken : rollNowText)(turn, part, say),
  });
  if (isSpoken) return [line, ...soFarSpoken(played, turn, say)];
  if (telling === "brief" || turn.moves.length === 0) return [line];
  return [`${line} · ${movesText(played, turn.moves, played.game.toMove, say)}`];
};
