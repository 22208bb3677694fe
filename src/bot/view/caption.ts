import { opponent } from "../../game/colours.ts";
import { raised } from "../../game/cube.ts";
import { playerToAct } from "../../game/game.ts";
import type { LuckyRun } from "../../game/luck.ts";
import { pointsOf } from "../../game/series.ts";
import type { Colour, PerColour, Phase } from "../../game/types.ts";
import type { PlayedView, TableView } from "../../tables/shown/view.ts";
import { unbroken } from "../text/html.ts";
import type { Say } from "../text/texts.ts";
import { countedLine } from "./counted.ts";
import { linesTaken } from "./fit.ts";
import {
  COLOUR_MARK,
  diceFigures,
  hashText,
  lateIn,
  movesText,
  playerText,
  raisedByTies,
  rollNowText,
  turnLine,
} from "./lines.ts";
import { besideOf } from "./look.ts";
import { grouped } from "./numbers.ts";
import { hasCard, lookOf } from "./of-two.ts";
import { pipsLeft } from "./pips-left.ts";
import { linesUnderCard, resultLines } from "./result.ts";
import { worthText } from "./sum.ts";
import { type GameTitle, gameTermsText, outcomeText, stakeText, titleText } from "./titles.ts";
import { isFresh, type Told, toldOf } from "./told.ts";

/** Telegram's limit for a caption under a picture, without tags. */
const MOST_UNITS = 1024;
/** More lines push the buttons off a small phone. */
const MOST_LINES = 5;

const NOTHING_TOLD: Told = { counted: [], turns: [] };

/** The board above: one of emoji has the whole names, a picture only what it can draw. */
type Board = TableView["look"]["board"];

/** The parts of a caption; a long one leaves some out. */
type Room = {
  readonly told: Told;
  /** The moves of the turn so far; a picture marks them. */
  readonly moves: boolean;
  readonly names: boolean;
  /** All terms, which the challenge has named before. */
  readonly terms: boolean;
  readonly pips?: string;
  /** Emotes and luck, which are neither the game's nor needed to play it. */
  readonly isSilent?: true;
  /** Of the title only the game and the score: the challenge has named the rest. */
  readonly isBrief?: true;
  /** The promise of the dice stands elsewhere, too. */
  readonly isHashless?: true;
};

/** The caption of a game, as HTML. A long one first loses what the board shows anyway. */
export const gameCaption = (
  played: PlayedView,
  table: TableView["table"],
  board: Board,
  say: Say,
): string => {
  const asked = lookOf(played).leaving(played, table, say);
  const least = asked.length > 0 ? [nowLines(played, say, false)] : [];
  const where = played.viewer === undefined ? "group" : "private";
  let shortest = { html: "", lines: Number.POSITIVE_INFINITY };
  // The first one is usually short enough, so the others are made only if needed.
  for (const room of [...allRooms(played, board, say), ...least]) {
    const told = "told" in room ? captionWith(played, board, room, say) : room;
    const html = unbroken([...told, ...asked].join("\n"));
    const lines = linesTaken(html, where);
    if (lines <= MOST_LINES && fits(html)) return html;
    if (lines < shortest.lines) shortest = { html, lines };
  }
  return shortest.html;
};

/** With so little room the pips go first: the board has them, too. */
const PIPS_IN = 5;

/** From the fullest caption to the shortest. */
const allRooms = (played: PlayedView, board: Board, say: Say): readonly Room[] => {
  const rooms = roomsFor(played, board);
  const pips = board === "picture" ? pipsLeft(played, say) : undefined;
  if (pips === undefined) return rooms;
  const withPips = rooms.slice(0, PIPS_IN).map((room) => ({ ...room, pips }));
  const inMatch = played.terms.match === undefined ? [] : withPips;
  const brief = inMatch.map((room) => ({ ...room, isBrief: true }) as const);
  return [...withPips, ...brief, ...rooms];
};

const roomsFor = (played: PlayedView, board: Board): readonly Room[] => {
  // The card of a result shows the last turn itself.
  const { isCrowd } = lookOf(played);
  const told = isOnCard(played, board) ? NOTHING_TOLD : toldOf(played);
  const moves = board === "emoji";
  const last = { ...told, turns: told.turns.slice(-1) };
  if (isCrowd) return roomsOfCrowd(told, last, moves);
  return [
    { told, moves: true, names: true, terms: true },
    { told, moves, names: true, terms: true },
    { told: last, moves, names: true, terms: true },
    { told: last, moves, names: false, terms: true },
    { told: last, moves, names: false, terms: false },
    { told, moves, names: false, terms: false, isHashless: true },
    { told: { ...told, turns: [] }, moves, names: false, terms: false },
    { told: NOTHING_TOLD, moves, names: false, terms: false },
    { told: NOTHING_TOLD, moves, names: false, terms: false, isSilent: true },
  ];
};

/** The card of a result says how the game ended. */
const isOnCard = (played: PlayedView, board: Board): boolean =>
  board === "picture" && hasCard(played);

/** The names of a team say more than the last turn, which the board shows. */
const roomsOfCrowd = (told: Told, last: Told, moves: boolean): readonly Room[] => [
  { told, moves: true, names: true, terms: true },
  { told: last, moves, names: true, terms: true },
  { told: last, moves, names: false, terms: true },
  { told: { ...told, turns: [] }, moves, names: false, terms: true },
  { told: NOTHING_TOLD, moves, names: false, terms: true },
  { told: NOTHING_TOLD, moves, names: false, terms: false },
];

const captionWith = (played: PlayedView, board: Board, room: Room, say: Say): string[] => [
  ...(isTitled(played, board) ? [titleLine(played, room, say)] : []),
  ...(room.pips === undefined ? [] : [room.pips]),
  ...lookOf(played).captioned(played, { ...room, board }, say),
  ...(isOpeningTold(played, room) ? [opening(played, room, say)] : toldLines(played, room, say)),
  ...answered(played, room, say),
  ...(isOnCard(played, board)
    ? linesUnderCard(played, say)
    : withClock(played, nowLines(played, say, room.moves), say)),
  ...(room.isSilent ? [] : asides(played, say)),
  ...timedOut(played, room, say),
  ...(played.game.phase.kind === "over" ? [] : lookOf(played).hindrances(played, say)),
  ...proof(played, say),
];

/** The tall emoji board leaves no room for a title while a turn is played. */
const isTitled = (played: PlayedView, board: Board): boolean =>
  !isOnCard(played, board) &&
  (board === "picture" || played.game.phase.kind !== "moving" || isFresh(played));

/** The title names all terms at the beginning and at the end, when they are news. */
const titleLine = (played: PlayedView, room: Room, say: Say): string => {
  const { terms: isWhole, isHashless, isBrief } = room;
  const { terms, game } = played;
  if (game.phase.kind === "over") return gameTermsText(terms, say, titleAtEnd(played));
  const mark = lookOf(played).mark(played);
  const words = isBrief ? briefTitle(played, say) : fullTitle(played, isWhole, say);
  return (mark ? `${mark} ` : "") + words + (isHashless ? "" : promise(played));
};

/** A medley's last game ends the match, which is what the title tells of then. */
const titleAtEnd = ({ terms, game, next }: PlayedView): GameTitle => ({
  ruleset: terms.ruleset.games && next === undefined ? terms.ruleset : game.ruleset,
  next,
});

const fullTitle = (played: PlayedView, isWhole: boolean, say: Say): string => {
  const { terms, game, next } = played;
  const textOf = isWhole && isFresh(played) ? gameTermsText : stakeText;
  return textOf(terms, say, { ruleset: game.ruleset, next }) + seriesText(played, say);
};

const briefTitle = ({ game, next, standing, viewer }: PlayedView, say: Say): string =>
  `${titleText(game.ruleset, say, next)} · ${scoreText(standing.score, viewer, say)}`;

const toldLines = (
  played: PlayedView,
  { told: { counted, turns }, names }: Room,
  say: Say,
): string[] => [
  ...(counted.length > 0 ? [countedLine(counted, namerOf(played, names, say), say)] : []),
  ...turns.map((record) => turnLine(played, record, say)),
];

const fits = (html: string): boolean =>
  html.replaceAll(/<[^>]*>/g, "").replaceAll(/&\w+;/g, "&").length <= MOST_UNITS;

const seriesText = ({ row, terms, standing, viewer }: PlayedView, say: Say): string => {
  const { white, black } = standing.score;
  const begun = terms.match !== undefined || white + black > 0n;
  const score = say("series-score", { score: scoreText(standing.score, viewer, say) });
  // A match to one point has no Crawford game: it is over before.
  const isCrawford = row.crawford && terms.match !== 1;
  return [...(begun ? [score] : []), ...(isCrawford ? [say("crawford")] : [])]
    .map((text) => ` · ${text}`)
    .join("");
};

/** A single reader's points come first; for many readers discs mark them, White first. */
const scoreText = (score: PerColour<bigint>, viewer: Colour | undefined, say: Say): string => {
  const first = viewer ?? "white";
  const figures = say("figures-of-two", {
    first: grouped(score[first]),
    second: grouped(score[opponent(first)]),
  });
  return viewer === undefined ? `${COLOUR_MARK.white} ${figures} ${COLOUR_MARK.black}` : figures;
};

const isThrownFor = ({ game: { openingThrows } }: PlayedView): boolean => openingThrows.length > 0;

/** Whether the readers have decided nothing yet and must learn of the opening throw. */
const isOpening = (played: PlayedView): boolean =>
  played.game.phase.kind !== "over" && isThrownFor(played) && isFresh(played);

/** In a short caption the turns since then are more important than the opening. */
const isOpeningTold = (played: PlayedView, { names, told }: Room): boolean =>
  isOpening(played) && (names || told.turns.length === 0);

/** The name of a player; a short caption has the disc alone, as both names are on the board. */
const namerOf =
  (played: PlayedView, names: boolean, say: Say) =>
  (colour: Colour): string =>
    names ? playerText(played, colour, say) : COLOUR_MARK[colour];

/** The opening in one line: both throws, and the turns since. */
const opening = (
  played: PlayedView,
  { told: { counted, turns }, names }: Room,
  say: Say,
): string => {
  const { openingThrows, ruleset } = played.game;
  const throws = openingThrows
    .map(({ white, black }) => say("figures-of-two", { first: white, second: black }))
    .join(", ");
  const raise = raisedByTies(ruleset.switches, openingThrows.length - 1, say);
  const named = namerOf(played, names, say);
  const all = [...counted, ...turns];
  const [only] = all;
  if (only) {
    const told = all.length === 1 ? turnLine(played, only, say) : countedLine(all, named, say);
    return say("opening-played", { throws, raise, told });
  }
  const [white, black] = [named("white"), named("black")];
  return say("opening", { white, throws, black, raise });
};

/** A prefix of the dice's promise, until the game is under way. */
const promise = (played: PlayedView): string =>
  played.game.phase.kind !== "over" && isFresh(played) ? ` ${hashText(played.row.diceHash)}` : "";

const proof = ({ row, checked }: PlayedView, say: Say): string[] => {
  if (!checked) return [];
  const { throws, hash, wrong } = checked;
  if (hash !== row.diceHash) return [say("dice-other-secret")];
  return [wrong === undefined ? say("dice-checked", { throws }) : say("dice-wrong", { wrong })];
};

/** Says what to do now, and who does it. */
export const nowLines = (played: PlayedView, say: Say, withMoves = true): readonly string[] => {
  const { game } = played;
  const { phase, resignation } = game;
  const own = lookOf(played).now(played, say);
  if (own) return own;
  if (resignation) {
    const { by, outcome } = resignation;
    const offered = outcomeText(game.ruleset.switches, outcome, say);
    return [say("resignation", { ...both(played, by, opponent(by), say), outcome: offered })];
  }
  switch (phase.kind) {
    case "opening":
      return [];
    case "rolling":
      return [say(phase.again ? "to-roll-again" : "to-roll", toMove(played, say))];
    case "doubled": {
      const again = game.cube.owner === "centre" ? "doubled" : "redoubled";
      const line = phase.beaver ? "beavered" : again;
      return [
        say(line, { ...both(played, phase.by, opponent(phase.by), say), ...raise(played, say) }),
      ];
    }
    case "moving":
      return moving(played, phase, say, withMoves);
    case "over":
      // The score follows the points that have just been added to it.
      return resultLines(played, phase.result, say).map((line, at) =>
        at === 1 && !besideOf(played)?.countsApart ? line + seriesText(played, say) : line,
      );
  }
};

/** Adds the end of the player's time, which Telegram shows as a running clock. */
const withClock = (played: PlayedView, lines: readonly string[], say: Say): readonly string[] => {
  const { clock, game } = played;
  if (!clock || clock.of !== playerToAct(game)) return lines;
  const until = say("clock-until", { near: { soon: new Date(clock.until) } });
  return lines.map((line, at) => (at === lines.length - 1 ? `${line} ${until}` : line));
};

/** The player who ran out of time, while that is news. */
const timedOut = (played: PlayedView, { names }: Room, say: Say): string[] => {
  const late = lateIn(played.game);
  return late === undefined
    ? []
    : [say("timed-out-once", { player: namerOf(played, names, say)(late) })];
};

/** A run of luck, and what the players say to each other. */
const asides = (played: PlayedView, say: Say): string[] => {
  const { luck, said } = played;
  const player = (by: Colour): string => playerText(played, by, say);
  return [
    ...(luck ? [luckLine(luck, player(luck.by), say)] : []),
    ...said.map(({ by, emote }) =>
      say("emote-heard", { name: player(by), words: say(`emote-${emote}`) }),
    ),
  ];
};

const luckLine = ({ note, rolls, dice, oneIn }: LuckyRun, player: string, say: Say): string =>
  say(`luck-${note}`, {
    ...{ player, rolls, oneIn: grouped(oneIn) },
    roll: diceFigures({ dice, part: "roll" }),
  });

/** The terms of a double: the cube's new value, the points then, and the price of a refusal. */
const raise = ({ game, terms }: PlayedView, say: Say) => {
  const { value } = game.cube;
  const next = raised(game.ruleset.switches, value);
  const worth = (cube: bigint) => worthText(terms, pointsOf(terms, { cube, multiplier: 1 }), say);
  return { value: grouped(next), worth: worth(next), price: worth(value) };
};

/** The answer to the last offer, while it is news. */
const answered = (played: PlayedView, { names }: Room, say: Say): string[] => {
  const { game } = played;
  const { owner, value } = game.cube;
  const isNews = game.phase.kind === "rolling" || game.phase.kind === "moving";
  if (!isNews || game.resignation) return [];
  if (game.answered === "resignation-declined") return [say("resignation-declined")];
  const isTaken = game.answered === "taken" || game.answered === "beaver-taken";
  if (owner === "centre" || !isTaken) return [];
  const named = namerOf(played, names, say);
  const [player, other] = [named(owner), named(opponent(owner))];
  return [say(game.answered, { player, opponent: other, value: grouped(value) })];
};

/** Both players, and whether the reader is the one to act; a group's text addresses that one. */
const both = (played: PlayedView, colour: Colour, called: Colour, say: Say) => ({
  player: playerText(played, colour, say),
  opponent: playerText(played, opponent(colour), say),
  reader: !played.isWatched && (played.viewer ?? called) === called ? "called" : "other",
});

const toMove = (played: PlayedView, say: Say) =>
  both(played, played.game.toMove, played.game.toMove, say);

const moving = (
  played: PlayedView,
  { part, turn }: Extract<Phase, { kind: "moving" }>,
  say: Say,
  withMoves: boolean,
): string[] => {
  const line = say(part === "leftovers" ? "to-move-leftovers" : "to-move", {
    ...toMove(played, say),
    roll: rollNowText(turn, part, say),
  });
  if (!withMoves || turn.moves.length === 0) return [line];
  return [`${line} · ${movesText(played, turn.moves, played.game.toMove, say)}`];
};
