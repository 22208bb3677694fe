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

/** What a command about cubes does to the game between box and team: an event, or a refusal. */
export const decideCubes = (
  rules: Rules,
  game: Game,
  team: Team,
  { type, by, seats }: CubeCommand,
): Decided => {
  if (game.phase.kind === "over") return refused("game-over");
  if (seats.length === 0) return nothingMeant(rules, game, team, { type, by });
  if (seats.some((seat) => !isPlaying(team.members[seat]))) return refused("not-playing");
  if (type === "double") {
    for (const seat of seats) {
      const may = mayOffer(rules, game, team, by, seat);
      if (!may.ok) return may;
    }
    return happens({ type: "offered", by, seats });
  }
  return answering(rules, team, { type, by, seats });
};

/** Why there is no cube that a side could mean. */
const nothingMeant = (
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

/** Whether a side may double in the cube of one member: as in a game of two, while no answer is owed to the other. */
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

/** In which cubes a side may double now. */
export const offerable = (rules: Rules, game: Game, team: Team, by: Colour): readonly TeamSeat[] =>
  team.line.filter((seat) => mayOffer(rules, game, team, by, seat).ok);

/** A member gives up for themselves, at the price of leaving; a double of the box is dropped by that. */
export const leaving = (
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

const answering = (
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

/** Of what was offered together the box takes none, or as many as the house asks for. */
const boxMayAnswer = (
  { boxTakes }: House,
  { members, round }: Team,
  type: "take" | "drop" | "beaver",
  seats: readonly TeamSeat[],
): Done<CubeRefusal> => {
  if (boxTakes === "any" || !round || round.by !== "black") return DONE;
  const plain = members.filter(({ offer }) => offer?.by === round.by && !offer.beaver);
  // A beaver of a member is answered by itself.
  const count = seats.filter((seat) => !members[seat]?.offer?.beaver).length;
  if (count === 0) return DONE;
  const least = boxTakes === "all" ? round.offered : Math.ceil(round.offered / 2);
  const isTaking = type !== "drop";
  const taken = plain.filter(({ offer }) => offer?.isTaken).length + round.beavered;
  const open = plain.filter(({ offer }) => !offer?.isTaken).length - count;
  const takes = taken + (isTaking ? count : 0);
  return takes === 0 || takes + open >= least ? DONE : refused(`box-takes-${boxTakes}`);
};
