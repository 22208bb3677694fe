import type { House } from "../../../src/features/chouette/rules/types.ts";
import { isNamed } from "../../../src/rules/outcome.ts";
import type { Outcome, WayToWin } from "../../../src/rules/types.ts";

/** The rules of a chouette, written down a second time and as plainly as possible. */

type Side = "box" | "team";

const otherSide = (side: Side): Side => (side === "box" ? "team" : "box");

/** A double or a beaver that waits for an answer; `isAccepted`: it counts once all have answered. */
type Asked = {
  readonly by: Side;
  readonly isBeaver: boolean;
  isAccepted: boolean;
  mustBeaver: boolean;
};

export type MemberModel<Person> = {
  readonly person: Person;
  cube: bigint;
  holder: Side | undefined;
  wasDoubled: boolean;
  asked: Asked | undefined;
  /** What they have won from the box; undefined while they play. */
  points: bigint | undefined;
};

export type ModelRules = {
  readonly house: House;
  readonly stake: number;
  readonly beaver: boolean;
  readonly jacoby: boolean;
};

const WORTH: Readonly<Record<WayToWin, bigint>> = {
  oin: 1n,
  mars: 2n,
  koks: 3n,
  "home-mars": 3n,
  mother: 2n,
};

/** A difference says its own worth: "difference-7". */
const worthIn = (outcome: Outcome): bigint =>
  isNamed(outcome) ? WORTH[outcome] : BigInt(outcome.replace("difference-", ""));

export type ChouetteModel<Person> = ReturnType<typeof chouetteModel<Person>>;

/** A game: who has the box, and the others in the order in which they lead. */
export const chouetteModel = <Person>(
  { house, stake, beaver, jacoby }: ModelRules,
  box: Person,
  team: readonly Person[],
  begun: bigint,
) => {
  let line: readonly MemberModel<Person>[] = team.map((person) => ({
    ...{ person, cube: begun, holder: undefined, wasDoubled: false },
    ...{ asked: undefined, points: undefined },
  }));
  /** The captains so far, in their order. */
  const leaders: Person[] = [];
  const haveSteppedBack = new Set<Person>();
  /** Doubles of one side that are not all answered. */
  let together: { by: Side; offered: number; dropped: number; beavered: number } | undefined;

  const memberOf = (person: Person) => line.find((one) => one.person === person);
  const playing = () => line.filter(({ points }) => points === undefined);
  const noteLeader = (): void => {
    const [first] = playing();
    if (first && !leaders.includes(first.person)) leaders.push(first.person);
  };
  noteLeader();
  const waiting = (by: Side) =>
    playing().filter(({ asked }) => asked?.by === by && !asked.isAccepted);

  const goesOut = (member: MemberModel<Person>, won: Side, worth: bigint): void => {
    const points = BigInt(stake) * member.cube * worth;
    member.points = won === "team" ? points : -points;
    member.asked = undefined;
  };
  const worthOf = (member: MemberModel<Person>, outcome: Outcome): bigint =>
    jacoby && !member.wasDoubled ? 1n : worthIn(outcome);

  const mayDouble = (by: Side, person: Person, mayRoll: Side | undefined): boolean => {
    const member = memberOf(person);
    if (!member || member.points !== undefined || member.asked) return false;
    if (together && together.by !== by) return false;
    return mayRoll === by && (member.holder === undefined || member.holder === by);
  };

  const double = (by: Side, people: readonly Person[], mayRoll: Side | undefined): boolean => {
    if (people.length === 0 || !people.every((one) => mayDouble(by, one, mayRoll))) return false;
    together ??= { by, offered: 0, dropped: 0, beavered: 0 };
    together.offered += people.length;
    for (const member of line.filter(({ person }) => people.includes(person))) {
      member.wasDoubled = true;
      member.asked = { by, isBeaver: false, isAccepted: false, mustBeaver: false };
    }
    return true;
  };

  /** Whether the box may do so with that many of the doubles offered together. */
  const houseAllows = (takes: number, drops: number): boolean => {
    if (house.boxTakes === "any" || together?.by !== "team") return true;
    const least = house.boxTakes === "all" ? together.offered : together.offered / 2;
    const accepted = line.filter(({ asked }) => asked?.by === "team" && asked.isAccepted).length;
    const hasTaken = accepted + together.beavered + takes > 0;
    return !hasTaken || together.offered - together.dropped - drops >= least;
  };

  const allAnswered = (): void => {
    if (!together) return;
    const { by, offered, beavered } = together;
    const open = playing().filter(({ asked }) => asked?.by === by && !asked.isBeaver);
    if (open.some(({ asked }) => !asked?.isAccepted)) return;
    const isAlone = open.length === 1 && offered > 1 && beavered === 0 && by === "box";
    if (isAlone && beaver && house.loneTaker === "beavers") {
      for (const { asked } of open) {
        if (asked) Object.assign(asked, { isAccepted: false, mustBeaver: true });
      }
      return;
    }
    for (const member of open)
      Object.assign(member, { cube: member.cube * 2n, holder: otherSide(by), asked: undefined });
    together = undefined;
  };

  const answer = (
    by: Side,
    people: readonly Person[],
    said: "take" | "drop" | "beaver",
  ): boolean => {
    const members = line.filter(({ person }) => people.includes(person));
    if (members.length === 0 || members.length !== people.length) return false;
    for (const { asked, points } of members) {
      if (points !== undefined || asked?.by !== otherSide(by) || asked.isAccepted) return false;
      if (said === "take" && asked.mustBeaver) return false;
      if (said === "beaver" && (asked.isBeaver || !beaver || members.length > 1)) return false;
    }
    const plain = members.filter(({ asked }) => !asked?.isBeaver).length;
    const [takes, drops] = said === "drop" ? [0, plain] : [plain, 0];
    if (by === "box" && plain > 0 && !houseAllows(takes, drops)) return false;
    if (together) together.dropped += drops;
    for (const member of members) {
      const { asked } = member;
      if (!asked) continue;
      if (said === "drop") goesOut(member, asked.by, 1n);
      else if (said === "beaver") {
        if (together) together.beavered++;
        member.cube *= 2n;
        member.asked = { by, isBeaver: true, isAccepted: false, mustBeaver: false };
      } else if (asked.isBeaver) {
        Object.assign(member, { cube: member.cube * 2n, holder: asked.by, asked: undefined });
      } else asked.isAccepted = true;
    }
    allAnswered();
    noteLeader();
    return true;
  };

  return {
    box,
    line: () => line,
    captain: () => playing()[0]?.person,
    mayDouble,
    asked: () => ({
      box: waiting("team").map(({ person }) => person),
      team: waiting("box").map(({ person }) => person),
    }),
    isAsking: () => playing().some(({ asked }) => asked !== undefined),
    double,
    answer,
    /** A member gives up their cube with the box. */
    leave: (person: Person, outcome: Outcome): boolean => {
      const member = memberOf(person);
      if (!member || member.points !== undefined) return false;
      if (member.asked?.by === "box" && !member.asked.isAccepted)
        return answer("team", [person], "drop");
      if (member.asked) return false;
      goesOut(member, "box", worthOf(member, outcome));
      allAnswered();
      noteLeader();
      return true;
    },
    /** What the box has not answered counts as dropped, whatever the house asks for. */
    force: (people: readonly Person[]): void => {
      for (const member of line.filter(({ person }) => people.includes(person)))
        goesOut(member, "team", 1n);
      allAnswered();
      noteLeader();
    },
    /** False where they are alone, or have stepped back before: then they leave. */
    stepBack: (person: Person): boolean => {
      if (playing().length === 1 || haveSteppedBack.has(person)) return false;
      haveSteppedBack.add(person);
      line = [
        ...line.filter((one) => one.person !== person),
        ...line.filter((one) => one.person === person),
      ];
      noteLeader();
      return true;
    },
    /** The game on the board is over, for all who still play. */
    end: (won: Side, outcome: Outcome): void => {
      for (const member of playing()) goesOut(member, won, worthOf(member, outcome));
    },
    /** Whichever captain has won first has the box, and the box goes last; if none has, the box stays. */
    next: (): readonly Person[] => {
      const winner = leaders.find((one) => (memberOf(one)?.points ?? 0n) > 0n);
      const [first, ...others] = team;
      if (winner === undefined) return [box, ...others, ...(first === undefined ? [] : [first])];
      return [winner, ...team.filter((one) => one !== winner), box];
    },
  };
};
