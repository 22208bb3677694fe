import { mayDouble } from "../../../game/cube.ts";
import { costOfLeaving } from "../../../game/leaving.ts";
import type { Colour, Game, Refusal } from "../../../game/types.ts";
import { DONE, type Done, type Result, refused } from "../../../rules/result.ts";
import { captainOf, isPlaying } from "./team.ts";
import type { CubeCommand, CubeEvent, House, Rules, Team, TeamSeat } from "./types.ts";

export type CubeRefusal =
  | Refusal
  | "not-playing"
  | "must-beaver"
  | "box-takes-half"
  | "box-takes-all";

type Decided = Result<{ readonly event: CubeEvent }, CubeRefusal>;

const happens = (event: CubeEvent): Decided => ({ ok: true, event });

/** Decides a cube command between box and team: the event that follows, or a refusal. */
export const decideCubes = (
  rules: Rules,
  game: Game,
  team: Team,
  { type, by, seats }: CubeCommand,
): Decided => {
  if (game.phase.kind === "over") return refused("game-over");
  if (seats.length === 0) return refuseNoSeats(rules, game, team, { type, by });
  if (seats.some((seat) => !isPlaying(team.members[seat]))) return refused("not-playing");
  if (type === "double") {
    for (const seat of seats) {
      const may = mayOffer(rules, game, team, by, seat);
      if (!may.ok) return may;
    }
    return happens({ type: "offered", by, seats });
  }
  return decideAnswer(rules, team, { type, by, seats });
};

/** The refusal when a side names no seats and none can be meant. */
const refuseNoSeats = (
  rules: Rules,
  game: Game,
  team: Team,
  { type, by }: Omit<CubeCommand, "seats">,
): Decided => {
  const captain = captainOf(team);
  if (type !== "double" || captain === undefined) return refused("no-double");
  const may = mayOffer(rules, game, team, by, captain);
  return may.ok ? refused("cube-not-yours") : may;
};

/**
 * Whether a side may double in one member's cube: as in a game of two, and only when the other side
 * has no open offer.
 */
const mayOffer = (
  { switches }: Rules,
  { phase, toMove }: Game,
  { members, round }: Team,
  by: Colour,
  seat: TeamSeat,
): Done<CubeRefusal> => {
  const member = members[seat];
  if (!member || !isPlaying(member)) return refused("not-playing");
  if (member.offer || (round && round.by !== by)) return refused("double-pending");
  return mayDouble({ ruleset: { switches }, cube: member.cube, phase, toMove }, by);
};

/** The cubes in which a side may double now. */
export const offerable = (rules: Rules, game: Game, team: Team, by: Colour): readonly TeamSeat[] =>
  team.line.filter((seat) => mayOffer(rules, game, team, by, seat).ok);

/** A member resigns alone, at the price of leaving. This drops an open double of the box. */
export const decideLeaving = (
  game: Game,
  team: Team,
  seat: TeamSeat,
  ending: "resigned" | "claimed",
): Decided => {
  const member = team.members[seat];
  if (game.phase.kind === "over") return refused("game-over");
  if (!member || !isPlaying(member)) return refused("not-playing");
  if (member.offer?.by === "white" && !member.offer.isTaken)
    return happens({ type: "dropped", seats: [seat] });
  if (member.offer) return refused("double-pending");
  return happens({ type: "left", seat, outcome: costOfLeaving(game, "black"), ending });
};

const decideAnswer = (
  rules: Rules,
  team: Team,
  { type, by, seats }: CubeCommand & { readonly type: "take" | "drop" | "beaver" },
): Decided => {
  for (const seat of seats) {
    const offer = team.members[seat]?.offer;
    if (!offer || offer.isTaken) return refused("no-double");
    if (offer.by === by) return refused("own-double");
    if (type === "take" && offer.isAlone) return refused("must-beaver");
    if (type === "beaver" && (offer.beaver || !rules.switches.beaver)) return refused("beaver-off");
  }
  const may = by === "white" ? boxMayAnswer(rules.house, team, type, seats) : DONE;
  if (!may.ok) return may;
  switch (type) {
    case "take":
      return happens({ type: "taken", seats });
    case "drop":
      return happens({ type: "dropped", seats });
    case "beaver": {
      const [seat, ...others] = seats;
      return seat === undefined || others.length > 0
        ? refused("beaver-off")
        : happens({ type: "beavered", seat });
    }
  }
};

/**
 * Whether the box may answer so: of one round of doubles it takes none, or as many as the house
 * rule asks.
 */
const boxMayAnswer = (
  { boxTakes }: House,
  { members, round }: Team,
  type: "take" | "drop" | "beaver",
  seats: readonly TeamSeat[],
): Done<CubeRefusal> => {
  if (boxTakes === "any" || !round || round.by !== "black") return DONE;
  const plain = members.filter(({ offer }) => offer?.by === round.by && !offer.beaver);
  // A member's beaver is answered separately.
  const count = seats.filter((seat) => !members[seat]?.offer?.beaver).length;
  if (count === 0) return DONE;
  const least = boxTakes === "all" ? round.offered : Math.ceil(round.offered / 2);
  const isTaking = type !== "drop";
  const taken = plain.filter(({ offer }) => offer?.isTaken).length + round.beavered;
  const open = plain.filter(({ offer }) => !offer?.isTaken).length - count;
  const takes = taken + (isTaking ? count : 0);
  return takes === 0 || takes + open >= least ? DONE : refused(`box-takes-${boxTakes}`);
};
