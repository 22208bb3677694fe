import { readGnubgId } from "../../game/problem/gnubg-id.ts";
import { readXgid } from "../../game/problem/xgid.ts";
import { numberIn, type ReadProblem, rollIn, whole } from "../../game/problem.ts";
import { refused } from "../../rules/result.ts";
import { bad, pairsIn, type UbgiCommand, wrong } from "./command.ts";
import { contextIn, PLAYERS } from "./context.ts";

const POSITION_ID = /^[A-Za-z0-9+/]{14}$/;

const READERS: ReadonlyMap<string, (id: string) => ReadProblem> = new Map([
  ["gnubgid", (id) => (POSITION_ID.test(id) ? readGnubgId(id) : refused("form"))],
  ["xgid", (id) => readXgid(id.replace(/^XGID=/, ""))],
]);

/** A position ID knows nothing of the game around it, an XGID all. */
export const position: UbgiCommand = ([form = "", id, ...more], { settings: { ruleset } }) => {
  const read = READERS.get(form);
  if (read === undefined || id === undefined || more.length > 0)
    return bad("position has gnubgid or xgid, and then the ID");
  const found = read(id);
  if (!found.ok) return bad(`position does not fit: ${found.code}`);
  const { problem } = found;
  const fit = whole({ ...problem, ruleset });
  if (!fit.ok) return bad(`position does not fit ${ruleset.id}: ${fit.code}`);
  if (problem.asked.kind === "answer")
    return wrong("unsupported_feature", "position has a double that waits for its answer");
  return { context: form === "xgid" ? contextIn(problem) : { position: problem.position } };
};

export const dice: UbgiCommand = (words) => {
  const roll = words.length === 2 ? rollIn(words.join("")) : undefined;
  return roll ? { context: { roll } } : bad("dice has two numbers from 1 to 6");
};

const SWITCH = new Map([
  ["on", true],
  ["off", false],
]);

export const newSession: UbgiCommand = (words) => {
  const pairs = pairsIn(words, ["type", "length", "jacoby", "crawford"]);
  const jacoby = SWITCH.get(pairs?.get("jacoby") ?? "off");
  const isCrawford = SWITCH.get(pairs?.get("crawford") ?? "off");
  if (jacoby === undefined || isCrawford === undefined) return bad("jacoby, crawford: on or off");
  const to = numberIn(pairs?.get("length"));
  switch (pairs?.get("type")) {
    case "money":
      return { context: { match: undefined, jacoby } };
    case "match":
      return to
        ? { context: { match: { to, isCrawford }, jacoby: false } }
        : bad("a match has its length");
    default:
      return bad("newsession has type money or match, length, jacoby, crawford");
  }
};

export const setScore: UbgiCommand = (words) => {
  const [white, black, ...more] = words.map(numberIn);
  return white === undefined || black === undefined || more.length > 0
    ? bad("setscore has two numbers")
    : { context: { score: { white, black } } };
};

export const setCube: UbgiCommand = (words) => {
  const pairs = pairsIn(words, ["value", "owner"]);
  const value = numberIn(pairs?.get("value"));
  if (!value || !Number.isInteger(Math.log2(value))) return bad("value: a power of two");
  const whose = pairs?.get("owner") ?? "";
  const owner = PLAYERS.get(whose);
  if (owner === undefined && whose !== "center") return bad("owner: center, p0 or p1");
  return { context: { cube: { value: BigInt(value), owner } } };
};

export const setTurn: UbgiCommand = ([player = "", ...more]) => {
  const turn = PLAYERS.get(player);
  return turn === undefined || more.length > 0
    ? bad("setturn has p0 or p1")
    : { context: { turn } };
};
