import { cleanName } from "../../bot/text/html.ts";
import { listed, type Say } from "../../bot/text/texts.ts";
import { COLOUR_MARK, raisedByTies, recordedTurnText } from "../../bot/view/lines.ts";
import { grouped } from "../../bot/view/numbers.ts";
import {
  capitalized,
  outcomeText,
  rulesetTitle,
  stakesTexts,
  sumText,
  winText,
} from "../../bot/view/titles.ts";
import { opponent } from "../../game/colours.ts";
import {
  type Entry,
  entriesOf,
  type GameRecord,
  termsOf,
  turnsTakenBack,
} from "../../game/record/record.ts";
import type { Colour, TurnPart } from "../../game/types.ts";
import type { Dice, Die, Switches } from "../../rules/types.ts";

/** A game as plain text for people to read: a header, and every turn in the usual notation. */
export const transcriptOf = (record: GameRecord, say: Say): string =>
  [...header(record, say), "", ...story(record, say), ...ending(record, say), ""].join("\n");

const header = (record: GameRecord, say: Say): string[] => {
  const { ruleset, stake, match, score, began, ended, dice } = record;
  return [
    say("record-title", { game: String(record.game) }),
    say("record-rules", { name: ruleset.name, id: ruleset.id }),
    say("record-stake", { stake: grouped(stake) }),
    ...stakesTexts(ruleset.switches, say).map(capitalized),
    ...(match ? matchTexts(match, say) : []),
    say("record-score", { white: groupedText(score.white), black: groupedText(score.black) }),
    playerIn(record, "white", say),
    playerIn(record, "black", say),
    say("record-began", { date: dateText(began) }),
    ...(ended === null ? [] : [say("record-ended", { date: dateText(ended) })]),
    ...takenBackTexts(record, say),
    say("record-hash", { hash: dice.hash }),
    ...(dice.secret === null ? [] : [say("record-secret", { secret: dice.secret })]),
    ...(dice.nonce === null ? [] : [say("dice-nonce", { nonce: dice.nonce })]),
  ];
};

const takenBackTexts = (record: GameRecord, say: Say): string[] => {
  const turns = turnsTakenBack(record).map(({ by, turn }) => `${COLOUR_MARK[by]} ${turn + 1}`);
  return turns.length === 0 ? [] : [say("record-taken-back", { turns: listed(turns, say) })];
};

/** The match, the games that it goes through, and which of them this one is. */
const matchTexts = (
  { to, games, number, crawford }: NonNullable<GameRecord["match"]>,
  say: Say,
): string[] => [
  say("record-match", { points: to }),
  ...(games ? [say("record-games", { games: titlesOf(games, say) })] : []),
  ...(number === undefined ? [] : [say("record-number", { number })]),
  ...(crawford && to > 1 ? [say("record-crawford")] : []),
];

const titlesOf = (ids: readonly string[], say: Say): string =>
  ids.map((id) => rulesetTitle({ id }, say)).join(say.isRightToLeft ? " ← " : " → ");

const playerIn = ({ players }: GameRecord, colour: Colour, say: Say): string =>
  `${COLOUR_MARK[colour]} ${cleanName(players[colour], say("nobody"))}`;

/** 2026-11-20 05:45 UTC */
const dateText = (iso: string): string => `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;

const story = (record: GameRecord, say: Say): string[] => {
  const entries = entriesOf(record);
  const { switches } = record.ruleset;
  const isPassedOn = switches.leftover === "opponent";
  const throws = entries.flatMap((entry) => (entry.type === "thrown" ? [entry.dice] : []));
  let turns = 0;
  const firstTaken = entries.findIndex(({ type }) => type === "taken");
  const lines = entries.flatMap((entry, index) => {
    const isOwned = firstTaken >= 0 && firstTaken < index;
    const text = lineOf(entry, { isPassedOn, isOwned, switches }, say);
    if (text === undefined) return [];
    const isTurn = entry.type === "turn" || entry.type === "begun";
    return [`${isTurn ? `${++turns}.`.padStart(4) : "    "} ${text}`];
  });
  return throws.length === 0
    ? lines
    : [
        say("record-opening", { throws: listed(throws.map(throwText), say) }) +
          raisedByTies(record.ruleset.switches, throws.length - 1, say),
        ...lines,
      ];
};

/** Which die belonged to which player. */
const throwText = ([white, black]: Dice): string =>
  `${COLOUR_MARK.white} ${white} ${COLOUR_MARK.black} ${black}`;

type Circumstances = {
  /** Unplayable dice go to the opponent. */
  readonly isPassedOn: boolean;
  /** A player owns the cube, so that a double is a redouble. */
  readonly isOwned: boolean;
  readonly switches: Switches;
};

const lineOf = (
  entry: Entry,
  { isPassedOn, isOwned, switches }: Circumstances,
  say: Say,
): string | undefined => {
  switch (entry.type) {
    case "thrown":
    case "ended":
    case "drawn":
      return undefined;
    case "placed":
      return say("record-placed", { line: entry.line });
    case "turn": {
      const { by, part, dice, moves, rest } = entry.turn;
      const played = moves.length > 0 ? recordedTurnText(moves, say) : say("record-no-move");
      const isRestTold = rest.length > 0 && (moves.length > 0 || isPassedOn);
      const left = isRestTold ? [`[${say("record-rest", { dice: rest.join(" ") })}]`] : [];
      return [`${COLOUR_MARK[by]} ${diceText(dice, part, say)}: ${played}`, ...left].join(" ");
    }
    case "begun": {
      const { by, part, dice, moves } = entry.turn;
      const words = [recordedTurnText(moves, say), say("record-unfinished")]
        .filter(Boolean)
        .join(" ");
      return `${COLOUR_MARK[by]} ${diceText(dice, part, say)}: ${words}`;
    }
    case "doubled":
      return `${COLOUR_MARK[entry.by]} ${say(isOwned ? "record-redoubled" : "record-doubled", raise(entry))}`;
    case "beavered":
      return `${COLOUR_MARK[entry.by]} ${say("record-beavered", raise(entry))}`;
    case "taken":
      return `${COLOUR_MARK[entry.by]} ${say("record-taken", raise(entry))}`;
    case "resignation-offered": {
      const outcome = outcomeText(switches, entry.outcome, say);
      return `${COLOUR_MARK[entry.by]} ${say("record-resignation-offered", { outcome })}`;
    }
    case "resignation-declined":
      return say("record-resignation-declined");
    case "timed-out":
      return `${COLOUR_MARK[entry.by]} ${say("record-timed-out")}`;
  }
};

const raise = ({ value }: { readonly value: string }) => ({ value: groupedText(value) });

/** A whole number that a record has as text. */
const groupedText = (digits: string): string => grouped(BigInt(digits));

/** "6:4"; a double that climbs, and the opponent's dice, one by one. */
const diceText = (dice: readonly Die[], part: TurnPart, say: Say): string => {
  if (part === "leftovers") return say("record-leftovers", { dice: dice.join(" ") });
  const [first = 0, second = 0] = dice;
  const roll = `${Math.max(first, second)}:${Math.min(first, second)}`;
  return new Set(dice).size > 1 && dice.length > 2 ? `${roll} (${dice.join(" ")})` : roll;
};

const ending = (record: GameRecord, say: Say): string[] => {
  const { result, brokenOff } = record;
  if (brokenOff) return ["", say("over-broken-off")];
  if (!result) return [];
  if (result.winner === null) return ["", say(`over-${result.ending}`)];
  const { winner, outcome, ending: how } = result;
  const told = {
    reader: "other",
    winner: playerIn(record, winner, say),
    loser: playerIn(record, opponent(winner), say),
    outcome: outcomeText(record.ruleset.switches, outcome, say),
  } as const;
  const isBeaver = how === "dropped" && record.events.at(-2)?.type === "beavered";
  const sum = sumText(termsOf(record), { ...result, cube: BigInt(result.cube) }, say);
  return ["", winText(isBeaver ? "beaver-dropped" : how, told, say), sum];
};
