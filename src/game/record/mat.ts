import { isDouble } from "../../rules/dice.ts";
import { moveText } from "../../rules/notation.ts";
import { type Result, refused } from "../../rules/result.ts";
import type { Die, Move } from "../../rules/types.ts";
import { COLOURS, opponent } from "../colours.ts";
import { raised } from "../cube.ts";
import type { Colour } from "../types.ts";
import { type Entry, entriesOf, turnsTakenBack } from "./entries.ts";
import type { GameRecord } from "./format.ts";
import { startRow, variationOf } from "./mat-variations.ts";

type MatRefusal =
  /** Backgammon programs know neither long nardy nor other first positions and outcomes. */
  | "not-short"
  /** Their dice have no leftovers, second rolls or climbing doubles. */
  | "other-dice"
  /** Their files begin at the start. */
  | "from-position"
  /** Their cube only doubles, up to a limit. */
  | "other-cube"
  /** GNU Backgammon plays matches to 64 points at most. */
  | "match-too-long";

/** GNU Backgammon 1.07 crashes on a cube of 128 in a long match, of 256 in a short one. */
const HIGHEST_CUBE = { money: 4096n, match: 64n };
const LONGEST_MATCH = 64;
const LONGEST_NAME_BYTES = 31;
const COLUMN = 34;

/**
 * The game as a Jellyfish match file, White on the left; refused if the format cannot express it.
 * Automatic doubles become a raised stake (`AutoDoubles`). Comments say what the format has no room
 * for: the variation, whether the cube, Jacoby and beavers are on, the Crawford game, and the turns
 * that were taken back.
 */
export const matOf = (record: GameRecord): Result<{ readonly text: string }, MatRefusal> => {
  const { switches } = record.ruleset;
  const { leftover, doubles } = switches;
  if (record.events[0]?.type === "placed") return refused("from-position");
  const variation = variationOf(record.ruleset);
  if (variation === undefined || switches.koks === "off") return refused("not-short");
  if (leftover !== "lost" || doubles !== "four") return refused("other-dice");
  if (record.match && record.match.to > LONGEST_MATCH) return refused("match-too-long");
  const entries = entriesOf(record);
  const unit = openingCube(record);
  const highest = unit * HIGHEST_CUBE[record.match ? "match" : "money"];
  if (!isDoubling(entries, unit, highest)) return refused("other-cube");
  const rows = rowsOf(cellsOf(entries, unit));
  const wins = winsOf(record, unit);
  // Without such a row GNU Backgammon finds no game and no points.
  const start = rows.length === 0 && wins.length > 0 ? [startRow(record.ruleset)] : [];
  const lines = [...header(record, variation, unit), ...start, ...rows, ...wins, ""];
  return { ok: true, text: lines.join("\n") };
};

/** The opening cube after ties: the stakes in one point of the file. */
const openingCube = ({ ruleset: { switches }, events }: GameRecord): bigint =>
  events
    .filter((event) => event.type === "thrown" && isDouble(event.dice))
    .slice(0, switches.autoDoubles)
    .reduce((value) => raised(switches, value), 1n);

const isDoubling = (entries: readonly Entry[], unit: bigint, highest: bigint): boolean => {
  let last = unit;
  return entries.every((entry) => {
    if (!("value" in entry)) return true;
    const before = entry.type === "taken" ? last : last * 2n;
    last = BigInt(entry.value);
    return last === before && last <= highest;
  });
};

const onOff = (value: boolean): string => (value ? "On" : "Off");

const header = (record: GameRecord, variation: string, unit: bigint): string[] => {
  const { ruleset, players, match, score, stake, began, dice } = record;
  const { cube, jacoby, beaver } = ruleset.switches;
  const [date = "", time = ""] = began.split("T");
  const takenBack = turnsTakenBack(record);
  const tags = {
    Site: "Shesh-Besh",
    EventDate: date.replaceAll("-", "."),
    EventTime: time.slice(0, 5).replace(":", "."),
    Variation: variation,
    ...(match
      ? { Crawford: onOff(true), CrawfordGame: onOff(match.crawford), ...inMatch(match) }
      : { Jacoby: onOff(jacoby), Beaver: onOff(beaver), Stake: stake }),
    ...(!cube && !match?.crawford && { Cube: onOff(false) }),
    Ruleset: ruleset.id,
    ...(takenBack.length > 0 && { TakenBack: takenBack.map(({ turn }) => turn + 1).join(", ") }),
    ...(unit > 1n && { AutoDoubles: unit }),
    DiceHash: dice.hash,
  };
  const [white, black] = COLOURS.map(
    (colour) => `${safeName(players[colour]) || colour} : ${match ? score[colour] : 0}`,
  );
  return [
    ...Object.entries(tags).map(([tag, value]) => `; [${tag} "${value}"]`),
    "",
    ` ${match?.to ?? 0} point match`,
    "",
    " Game 1",
    row(` ${white}`, black),
  ];
};

const inMatch = ({ number, games }: NonNullable<GameRecord["match"]>) => ({
  ...(number !== undefined && { GameOfMatch: number }),
  ...(games && { Medley: games.join(", ") }),
});

const safeName = (name: string): string => {
  const plain = name
    .normalize("NFC")
    .replaceAll(/[^\p{L}\p{N}.-]+/gu, "_")
    .replaceAll(/^_+|_+$/g, "");
  let safe = "";
  for (const letter of plain) {
    if (Buffer.byteLength(safe + letter) > LONGEST_NAME_BYTES) break;
    safe += letter;
  }
  return safe;
};

type MatCell = { readonly by: Colour; readonly text: string };

const cellsOf = (entries: readonly Entry[], unit: bigint): readonly MatCell[] =>
  entries.flatMap((entry, at) => cellOf(entry, entries[at - 1], entries.slice(at + 1), unit) ?? []);

const isRoll = ({ type }: Entry): boolean => type === "turn" || type === "begun";

const cellOf = (
  entry: Entry,
  before: Entry | undefined,
  after: readonly Entry[],
  unit: bigint,
): MatCell | undefined => {
  switch (entry.type) {
    case "turn":
      return { by: entry.turn.by, text: turnText(entry.turn.dice, entry.turn.moves) };
    case "begun":
      // Other programs write a roll in this way if the game was resigned after it.
      return { by: entry.turn.by, text: `${rollText(entry.turn.dice)} ???` };
    case "doubled":
      return { by: entry.by, text: ` Doubles => ${BigInt(entry.value) / unit}` };
    case "beavered":
      return { by: entry.by, text: ` Beavers => ${BigInt(entry.value) / unit}` };
    case "taken":
      // A taken beaver needs no words of its own if the next roll shows it.
      return before?.type === "beavered" && after.some(isRoll)
        ? undefined
        : { by: entry.by, text: " Takes" };
    case "ended":
      return entry.ending === "dropped"
        ? { by: opponent(entry.winner), text: " Drops" }
        : undefined;
    default:
      return undefined;
  }
};

const rollText = ([first = 0, second = 0]: readonly number[]): string =>
  `${Math.max(first, second)}${Math.min(first, second)}:`;

const turnText = (dice: readonly Die[], moves: readonly Move[]): string =>
  `${rollText(dice)} ${moves.length > 0 ? moves.map(moveText).join(" ") : "Cannot Move"}`;

/** Padded even if nothing follows: GNU Backgammon 1.07 reads past the end of short lines. */
const row = (left: string, right = ""): string => `${left.padEnd(COLUMN - 2)}  ${right}`;

const rowsOf = (cells: readonly MatCell[]): string[] => {
  const rows: { left: string; right?: string }[] = [];
  for (const { by, text } of cells) {
    const last = rows.at(-1);
    if (by === "white") rows.push({ left: text });
    else if (last && last.right === undefined) last.right = text;
    else rows.push({ left: "", right: text });
  }
  return rows.map(({ left, right }, at) => row(`${String(at + 1).padStart(3)}) ${left}`, right));
};

const winsOf = ({ result, brokenOff }: GameRecord, unit: bigint): string[] => {
  if (!result) return [];
  if (brokenOff) return ["; Broken off"];
  if (result.winner === null) return ["; Drawn"];
  const points = (BigInt(result.cube) * BigInt(result.multiplier)) / unit;
  const text = `Wins ${points} point${points === 1n ? "" : "s"}`;
  return [result.winner === "white" ? row(`      ${text}`) : row("", ` ${text}`)];
};
