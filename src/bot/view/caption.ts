import { once } from "../../rules/once.ts";
import { isMars } from "../../rules/outcome.ts";
import { type BoardKind, isAloud } from "../../tables/people/boards.ts";
import type { PlayedView, TableView } from "../../tables/shown/view.ts";
import type { Say } from "../text/texts.ts";
import {
  asides,
  hasWords,
  heldLines,
  proofLines,
  timeOutLines,
  wordLines,
} from "./caption-parts.ts";
import { fitCaption, MOST_LINES } from "./fit.ts";
import { hashText } from "./lines.ts";
import { hasCard, lookOf } from "./look.ts";
import { answerLines, nowLines, type Telling, withClock } from "./now.ts";
import { linesUnderCard } from "./result.ts";
import { turnSpoken } from "./spoken.ts";
import { type GameTitle, gameTermsText, seriesText, stakeText } from "./titles.ts";
import {
  isAiming,
  isFirstTurn,
  isFresh,
  isOpening,
  namerFor,
  openingLine,
  toldLines,
  toldOf,
} from "./told.ts";

/** What a long caption can leave out. */
type Cut =
  /** All terms, which the challenge has named before. */
  | "terms"
  /** The promise of the dice, which stands elsewhere, too. */
  | "hash"
  | "names"
  /** The moves of the turn so far, where a picture marks them. */
  | "moves"
  /** All turns that are told but the last one. */
  | "turns"
  | "last turn"
  /** The turns that are only counted. */
  | "counted"
  /** Emotes and luck, which are neither the game's nor needed to play it. */
  | "asides"
  /** Why a turn was worse, which the board shows where one looks at it. */
  | "reason"
  /** These two only for a person's words. */
  | "opening"
  | "title";

type Cuts = readonly Cut[];

type IsCut = (cut: Cut) => boolean;

/** From the fullest caption to the shortest; what the board shows anyway goes first. */
const CUTS: readonly Cuts[] = [
  [],
  ["moves"],
  ["moves", "turns"],
  ["moves", "turns", "names"],
  ["moves", "turns", "names", "terms"],
  ["moves", "names", "terms", "hash"],
  ["moves", "last turn", "names", "terms"],
  ["moves", "last turn", "counted", "names", "terms"],
  ["moves", "last turn", "counted", "names", "terms", "asides"],
];

/** The names of a team say more than the last turn, which the board shows. */
const CUTS_OF_CROWD: readonly Cuts[] = [
  [],
  ["moves", "turns"],
  ["moves", "turns", "names"],
  ["moves", "last turn", "names"],
  ["moves", "last turn", "counted", "names"],
  ["moves", "last turn", "counted", "names", "terms"],
];

/** A card is taller than a board, most of all that of a feat; in a group all are smaller. */
const LINES_UNDER_CARD = {
  private: { win: 4, feat: 3 },
  group: { win: 5, feat: 4 },
} as const;

const CUTS_UNDER_CARD: readonly Cuts[] = [[], ["reason"], ["reason", "asides"]];

/** The card of a result says how the game ended, and shows the last turn itself. */
const isCardAbove = (played: PlayedView, board: BoardKind): boolean =>
  board === "picture" && hasCard(played);

const linesFor = (played: PlayedView, board: BoardKind, where: "group" | "private"): number => {
  const { phase } = played.game;
  if (!isCardAbove(played, board) || phase.kind !== "over") return MOST_LINES;
  const { winner, outcome } = phase.result;
  return LINES_UNDER_CARD[where][winner !== undefined && isMars(outcome) ? "feat" : "win"];
};

const cutsFor = (played: PlayedView, board: BoardKind): readonly Cuts[] => {
  if (isCardAbove(played, board)) return CUTS_UNDER_CARD;
  const usual = lookOf(played).isCrowd ? CUTS_OF_CROWD : CUTS;
  const most = usual.at(-1) ?? [];
  return hasWords(played) ? [...usual, [...most, "opening"], [...most, "opening", "title"]] : usual;
};

export const gameCaption = (
  played: PlayedView,
  table: TableView["table"],
  board: BoardKind,
  say: Say,
): string => {
  if (table.menu !== null && isCardAbove(played, board)) return lineUnderMenu(played, say);
  const asked = lookOf(played).leaveLines(played, table, say);
  const parts = partsOf(played, board, say);
  const captions = cutsFor(played, board).map((cuts) => () => [
    ...SEEN.flatMap((name) => parts[name](cuts)),
    ...asked,
  ]);
  const least = () => [...nowLines(played, say, "brief"), ...asked];
  const where = played.viewer === undefined ? "group" : "private";
  const all = asked.length > 0 ? [...captions, least] : captions;
  return fitCaption(all, where, linesFor(played, board, where));
};

/**
 * The caption for those who listen: what to do now, these lines of the board, how it came to be.
 * There is room for all of it but under a picture.
 */
export const spokenCaption = (
  played: PlayedView,
  table: TableView["table"],
  board: readonly string[],
  say: Say,
): string => {
  const parts = partsOf(played, "words", say);
  const asked = lookOf(played).leaveLines(played, table, say);
  const { phase } = played.game;
  const isTitled = isFresh(played) || phase.kind === "over";
  const captions = CUTS_ALOUD.map((cuts) => () => [
    ...parts.now(cuts),
    ...asked,
    ...parts.answers(cuts),
    ...board,
    ...SAID.flatMap((name) => parts[name](cuts)),
    ...(isTitled ? parts.title(cuts) : []),
  ]);
  return fitCaption(captions, "private", Number.POSITIVE_INFINITY);
};

/** A card and its open menu leave room for a line: that of the dice once they were checked. */
const lineUnderMenu = (played: PlayedView, say: Say): string => {
  const [line = ""] = [...proofLines(played, say), ...linesUnderCard(played, say)];
  return line;
};

type Part = (cuts: Cuts) => readonly string[];

type PartName = (typeof SEEN)[number];

/** The parts in the order in which they stand under a board. */
const SEEN = [
  ...(["title", "players", "played", "held", "answers", "now"] as const),
  ...(["asides", "words", "late", "hindrances", "proof"] as const),
] as const;

/** The parts that are told after a board in words. */
const SAID = ["played", "held", "asides", "words", "late", "hindrances", "proof"] as const;

const CUTS_ALOUD: readonly Cuts[] = [[], ["asides"], ["asides", "turns"], ["asides", "terms"]];

/** A part that these cuts can make shorter. It is made once for each choice of them. */
const part = (by: Cuts, lines: (isCut: IsCut) => readonly string[]): Part => {
  const made = once((_key, cuts: Cuts) => lines((cut) => cuts.includes(cut)));
  return (cuts) => {
    const own = by.filter((cut) => cuts.includes(cut));
    return made(own.join(), own);
  };
};

const partsOf = (
  played: PlayedView,
  board: BoardKind,
  say: Say,
): Readonly<Record<PartName, Part>> => {
  const look = lookOf(played);
  const isCard = isCardAbove(played, board);
  const namer = (isCut: IsCut) => namerFor(played, !isCut("names"), say);
  return {
    title: part(["terms", "hash", "title"], (isCut) =>
      !isCard && !isCut("title") && isTitled(played, board) ? [titleLine(played, isCut, say)] : [],
    ),
    players: part(["names", "terms"], (isCut) =>
      look.playerLines(played, { board, names: !isCut("names"), terms: !isCut("terms") }, say),
    ),
    played: part(["turns", "last turn", "counted", "names", "opening"], (isCut) =>
      isCard ? [] : playedLines(played, isCut, say, isAloud(board) ? turnSpoken : undefined),
    ),
    held: part(["asides", "names"], (isCut) =>
      isCut("asides") ? [] : heldLines(played, namer(isCut), say),
    ),
    answers: part(["names"], (isCut) => answerLines(played, namer(isCut), say)),
    now: part(["moves", "asides", "reason"], (isCut) =>
      isCard
        ? linesUnderCard(played, say, { asides: !isCut("asides"), reason: !isCut("reason") })
        : withClock(played, nowLines(played, say, tellingFor(board, isCut)), say),
    ),
    asides: part(["asides"], (isCut) => (isCut("asides") ? [] : asides(played, say))),
    words: part([], () => wordLines(played, say)),
    late: part(["names"], (isCut) => timeOutLines(played, namer(isCut), say)),
    hindrances: part([], () =>
      played.game.phase.kind === "over" ? [] : look.hindrances(played, say),
    ),
    proof: part([], () => (isCard ? [] : proofLines(played, say))),
  };
};

const tellingFor = (board: BoardKind, isCut: IsCut): Telling => {
  if (isAloud(board)) return "aloud";
  return board === "emoji" || !isCut("moves") ? "whole" : "brief";
};

/** The tall emoji board leaves no room for a title while a turn is played. */
const isTitled = (played: PlayedView, board: BoardKind): boolean =>
  board === "picture" || played.game.phase.kind !== "moving" || isFresh(played);

/** The title names all terms at the beginning and at the end, when they are news. */
const titleLine = (played: PlayedView, isCut: IsCut, say: Say): string => {
  const { terms, game } = played;
  if (game.phase.kind === "over") return gameTermsText(terms, say, titleAtEnd(played));
  const mark = lookOf(played).mark(played);
  const words = fullTitle(played, !isCut("terms"), say);
  const isPromised = isFresh(played) && !played.isFirst && !isCut("hash");
  const promise = isPromised ? ` ${hashText(played.row.diceHash)}` : "";
  return (mark ? `${mark} ` : "") + words + promise;
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

/** The turns since the readers' last decision; in a short caption they push the opening out. */
const playedLines = (
  played: PlayedView,
  isCut: IsCut,
  say: Say,
  lineOf?: typeof turnSpoken,
): readonly string[] => {
  const told = toldOf(played);
  const turns = isCut("last turn") ? [] : isCut("turns") ? told.turns.slice(-1) : told.turns;
  const left = { counted: isCut("counted") ? [] : told.counted, turns };
  const named = namerFor(played, !isCut("names"), say);
  // Once it is their turn to move, who began is no news.
  if (isFirstTurn(played)) {
    const goal = isAiming(played) && !isCut("last turn") ? [say("goal")] : [];
    return [...toldLines(played, left, named, say, lineOf), ...goal];
  }
  const isOpened = isOpening(played) && (!isCut("names") || turns.length === 0);
  return isOpened && !isCut("opening")
    ? [openingLine(played, left, named, say, lineOf)]
    : toldLines(played, left, named, say, lineOf);
};
