import { opponent } from "../../../game/colours.ts";
import { afterTaking, drawOf, raised, resultOf } from "../../../game/cube.ts";
import type { Colour, Cube, DrawReason, GameEvent, GameResult } from "../../../game/types.ts";
import type { CubeEvent, CubeOffer, Member, Rules, Team, TeamSeat } from "./types.ts";

/** A team at the beginning, with every cube in the centre and the opening's value. */
export const newTeam = (count: number, cube: Cube): Team => ({
  members: Array.from({ length: count }, () => ({ cube, offer: undefined, result: undefined })),
  line: Array.from({ length: count }, (_, seat) => seat),
  led: [0],
  steppedBack: [],
  round: undefined,
});

/** The captain: the first in the line who still plays; undefined when none does. */
export const captainOf = ({ members, line }: Team): TeamSeat | undefined =>
  line.find((seat) => isPlaying(members[seat]));

export const isPlaying = (member: Member | undefined): boolean =>
  member !== undefined && member.result === undefined;

/** The members who have not yet answered an offer of `by`. */
export const askedBy = ({ members }: Team, by: Colour): readonly TeamSeat[] =>
  seatsWhere(members, ({ offer }) => offer?.by === by && !offer.isTaken);

/** Whether any answer is missing. Until then the dice cannot be rolled. */
export const isAsking = ({ members }: Team): boolean =>
  members.some(({ offer }) => offer !== undefined);

/** The team after all these cube events. */
export const replayCubes = (rules: Rules, team: Team, events: readonly CubeEvent[]): Team =>
  events.reduce((before, event) => applyCube(rules, before, event), team);

/** The team after one more event of `decideCubes`. */
export const applyCube = (rules: Rules, before: Team, event: CubeEvent): Team => {
  const team = applyEvent(rules, before, event);
  const captain = captainOf(team);
  const isNew = captain !== undefined && !team.led.includes(captain);
  return isNew ? { ...team, led: [...team.led, captain] } : team;
};

const applyEvent = (rules: Rules, team: Team, event: CubeEvent): Team => {
  switch (event.type) {
    case "offered":
      return applyOffer(team, event);
    case "taken":
      return closeRound(
        rules,
        changeMembers(team, event.seats, (member) => take(rules, member)),
      );
    case "dropped":
      return closeRound(
        rules,
        changeMembers(team, event.seats, (member) => drop(rules, member)),
      );
    case "beavered":
      return closeRound(rules, beaverBack(rules, team, event.seat));
    case "left":
      return closeRound(
        rules,
        changeMembers(withoutDouble(team, event.seat), [event.seat], (member) =>
          endFor(rules, member, { ...event, winner: "white" }),
        ),
      );
    case "stepped-back":
      return {
        ...team,
        line: [...team.line.filter((seat) => seat !== event.seat), event.seat],
        steppedBack: [...team.steppedBack, event.seat],
      };
  }
};

/** The team at the end of the game: each remaining member has a result by their own cube. */
export const settleMembers = (rules: Rules, team: Team, result: GameResult): Team =>
  changeMembers(team, seatsWhere(team.members, isPlaying), (member) =>
    result.winner === undefined
      ? drawFor(rules, member, result.ending)
      : endFor(rules, member, result),
  );

const seatsWhere = (
  members: readonly Member[],
  holds: (member: Member) => boolean,
): readonly TeamSeat[] => members.flatMap((member, seat) => (holds(member) ? [seat] : []));

const changeMembers = (
  team: Team,
  seats: readonly TeamSeat[],
  to: (member: Member) => Member,
): Team => ({
  ...team,
  members: team.members.map((member, seat) => (seats.includes(seat) ? to(member) : member)),
});

const applyOffer = (team: Team, { by, seats }: Extract<CubeEvent, { type: "offered" }>): Team => {
  const offer: CubeOffer = { by, beaver: false, isAlone: false, isTaken: false };
  const before = team.round?.by === by ? team.round : { by, offered: 0, beavered: 0 };
  const after = changeMembers(team, seats, (member) => ({
    ...member,
    offer,
    cube: { ...member.cube, offered: true },
  }));
  return { ...after, round: { ...before, offered: before.offered + seats.length } };
};

/** The double of a member who leaves is none of those of which the box takes enough. */
const withoutDouble = (team: Team, seat: TeamSeat): Team => {
  const { round, members } = team;
  const offer = members[seat]?.offer;
  if (round?.by !== "black" || offer?.by !== "black") return team;
  return { ...team, round: { ...round, offered: round.offered - 1 } };
};

/** A beaver is answered separately. Answers to doubles offered together count all at once. */
const take = (rules: Rules, member: Member): Member => {
  const offer = offerOf(member);
  return offer.beaver
    ? acceptDouble(rules, member)
    : { ...member, offer: { ...offer, isTaken: true } };
};

const acceptDouble = ({ switches }: Rules, member: Member): Member => ({
  ...member,
  offer: undefined,
  cube: afterTaking(switches, member.cube, offerOf(member)),
});

const drop = (rules: Rules, member: Member): Member =>
  endFor(rules, member, { winner: offerOf(member).by, outcome: "oin", ending: "dropped" });

const beaverBack = ({ switches }: Rules, team: Team, seat: TeamSeat): Team => {
  const after = changeMembers(team, [seat], (member) => {
    const by = opponent(offerOf(member).by);
    const value = raised(switches, member.cube.value);
    const offer: CubeOffer = { by, beaver: true, isAlone: false, isTaken: false };
    return { ...member, offer, cube: { ...member.cube, value } };
  });
  const { round } = team;
  return { ...after, round: round && { ...round, beavered: round.beavered + 1 } };
};

const endFor = (
  { switches }: Rules,
  member: Member,
  how: Omit<Extract<GameEvent, { type: "ended" }>, "type">,
): Member => {
  const { winner, outcome, ending } = how;
  const played = { ruleset: { switches }, cube: member.cube };
  const result = resultOf(played, { type: "ended", winner, outcome, ending });
  return { ...member, offer: undefined, result };
};

const drawFor = ({ switches }: Rules, member: Member, reason: DrawReason): Member => ({
  ...member,
  offer: undefined,
  result: drawOf({ ruleset: { switches }, cube: member.cube }, reason),
});

const offerOf = ({ offer }: Member): CubeOffer => {
  if (!offer) throw new Error("an answer to a double that was not offered");
  return offer;
};

/** When all have answered, the accepted doubles count. A lone taker may be asked again. */
const closeRound = (rules: Rules, team: Team): Team => {
  const { round, members } = team;
  if (!round) return team;
  const open = seatsWhere(members, ({ offer }) => offer?.by === round.by && !offer.beaver);
  if (open.some((seat) => members[seat]?.offer?.isTaken === false)) return team;
  const [alone] = open;
  if (alone !== undefined && mustBeaver(rules, team, open)) {
    return changeMembers(team, open, (member) => ({
      ...member,
      offer: { ...offerOf(member), isAlone: true, isTaken: false },
    }));
  }
  return {
    ...changeMembers(team, open, (member) => acceptDouble(rules, member)),
    round: undefined,
  };
};

const mustBeaver = (
  { switches, house }: Rules,
  { round }: Team,
  takers: readonly TeamSeat[],
): boolean =>
  house.loneTaker === "beavers" &&
  switches.beaver &&
  round?.by === "white" &&
  round.offered > 1 &&
  round.beavered === 0 &&
  takers.length === 1;
