import { lettersOf } from "../../board/letters/names.ts";
import { figures } from "../../bot/text/figures.ts";
import { listed, type Say } from "../../bot/text/texts.ts";
import { playerText } from "../../bot/view/lines.ts";
import { grouped, pointsText, signedFigure } from "../../bot/view/numbers.ts";
import { personHtml } from "../../bot/view/person-name.ts";
import { outcomeText } from "../../bot/view/titles.ts";
import { raised, resultOf } from "../../game/cube.ts";
import { costOfLeaving, isByBoard } from "../../game/leaving.ts";
import type { GameResult, Win } from "../../game/types.ts";
import type { PlayedView } from "../../tables/shown/view.ts";
import { memberPoints } from "./rules/line.ts";
import type { TeamSeat } from "./rules/types.ts";
import type { MemberView, NextGame, TeamView } from "./view.ts";

export type TeamPlayed = PlayedView & { readonly team: TeamView };

/** Longer names would push the buttons off a small phone. */
export const FEW_LETTERS = 5;

/** Two lines have room for this many letters of names, and all cubes. */
const ROOM = 40;

/** The greatest length of names with which all fit into two lines. */
export const lettersFor = ({ players, team }: TeamPlayed): number => {
  const people = [players.white, ...team.members.map(({ person }) => person)];
  const lengths = people.map(({ name }) => lettersOf(name).length);
  const taken = (most: number): number =>
    lengths.reduce((sum, length) => sum + Math.min(length, most), 0);
  let most = 12;
  while (most > 6 && taken(most) > ROOM) most--;
  return most;
};

/** The box, and the members with their cubes; the captain in bold. */
export const teamLine = ({ players, team }: TeamPlayed, letters: number, say: Say): string =>
  say("team-players", {
    box: personHtml(players.white, say, letters),
    members: listed(
      team.members.map((member) => {
        const text = memberText(member, letters, say);
        return member.seat === team.captain ? `<b>${text}</b>` : text;
      }),
      say,
    ),
  });

const memberText = (member: MemberView, letters: number, say: Say): string => {
  const said = memberCube(member, say);
  const name = personHtml(member.person, say, letters);
  return said === "" ? name : say("team-member", { name, cube: said });
};

/** The value of a member's cube, and whether the box has it; the points of a member who is out. */
const memberCube = ({ cube, offer, points }: MemberView, say: Say): string => {
  if (points !== null) return signedFigure(points);
  // The cube turns when all members have answered.
  if (offer?.isTaken) return "✓";
  const value = grouped(cube.value);
  if (cube.owner === "white") return say("team-cube-of-box", { value });
  return cube.value === 1n ? "" : figures(`×${value}`, say);
};

export const askedLines = (played: TeamPlayed, say: Say): readonly string[] => {
  const { players, team } = played;
  return team.asked.map(({ by, seats }) => {
    const asked = membersAt(team, seats);
    const offers = asked.map((member) => offerText(played, member, say));
    const members = listed(offers, say);
    const box = personHtml(players.white, say);
    const what = asked.some(({ offer }) => offer?.beaver) ? "beaver" : "double";
    if (by === "black") return say("team-doubles", { what, members, box });
    const isAlone = asked.some(({ offer }) => offer?.isAlone);
    return isAlone
      ? say("team-alone", { member: members })
      : say("team-box-doubles", { what, members, box });
  });
};

/** The member's name with the value after a take. */
const offerText = (played: TeamPlayed, member: MemberView, say: Say): string =>
  say("team-member", {
    name: personHtml(member.person, say, lettersFor(played)),
    cube: raisedText(played.team, member, say),
  });

/** The value of a cube after the waiting double is taken. */
export const raisedText = ({ terms }: TeamView, { cube }: MemberView, say: Say): string =>
  figures(`×${grouped(raised(terms.ruleset.switches, cube.value))}`, say);

export const membersAt = (
  { members }: TeamView,
  seats: readonly TeamSeat[],
): readonly MemberView[] => members.filter(({ seat }) => seats.includes(seat));

/** The result of a game for all players, and the box and captain of the next one. */
export const teamResultLines = (
  played: TeamPlayed,
  result: GameResult,
  say: Say,
): readonly string[] => {
  const { team } = played;
  const all = team.members.reduce((sum, { points }) => sum + (points ?? 0n), 0n);
  const letters = lettersFor(played);
  const members = team.members.map((member) => memberText(member, letters, say)).join(" · ");
  return [
    result.winner === undefined ? say(`over-${result.ending}`) : teamWonText(played, result, say),
    say("team-points", { members, box: signedFigure(-all) }),
    ...nextLine(team.next, say),
  ];
};

const teamWonText = ({ players, team, game }: TeamPlayed, result: Win, say: Say): string => {
  const { winner, outcome, ending } = result;
  const how = isByBoard(ending)
    ? outcomeText(game.ruleset.switches, outcome, say)
    : say(`team-${reasonOfEnd(team)}`);
  const box = personHtml(players.white, say);
  return say(winner === "white" ? "team-box-wins" : "team-wins", { box, outcome: how });
};

/** The box resigned or was missing; otherwise the last cube ended the game. */
const reasonOfEnd = ({ members }: TeamView): "resigned" | "claimed" | "cubes" => {
  const lost = members.flatMap(({ result }) =>
    result?.winner === "black" && result.ending !== "dropped" ? [result.ending] : [],
  );
  if (lost.includes("claimed")) return "claimed";
  return lost.includes("resigned") ? "resigned" : "cubes";
};

export const nextLine = (next: NextGame | undefined, say: Say): readonly string[] => {
  switch (next?.kind) {
    case undefined:
      return [];
    case "too-few":
      return [say("team-next-few", { missing: next.missing })];
    case "ready":
      return [
        say("team-next", {
          box: personHtml(next.box, say),
          captain: personHtml(next.captain, say),
        }),
      ];
  }
};

/** The player who keeps the others waiting too long, and their way to go on. */
export const missingLine = ({ team: { missing } }: TeamPlayed, say: Say): readonly string[] =>
  missing ? [say("team-missing", { name: personHtml(missing.person, say), who: missing.as })] : [];

/** The price of leaving for the menu's owner: the box pays all members still playing. */
export const priceOfLeaving = (
  { row, game, team }: TeamPlayed,
  menuBy: number | null,
  say: Say,
): string => {
  const isBox = menuBy === row.white;
  const winner = isBox ? "black" : "white";
  const outcome = costOfLeaving(game, isBox ? "white" : "black");
  const playing = team.members.filter(({ points }) => points === null);
  const leaving = isBox ? playing : playing.filter(({ person }) => person.id === menuBy);
  const ended = { type: "ended", winner, outcome, ending: "resigned" } as const;
  const cost = leaving.reduce((sum, { cube }) => {
    const points = memberPoints(
      team.terms.stake,
      resultOf({ ruleset: team.terms.ruleset, cube }, ended),
    );
    return sum + (isBox ? points : -points);
  }, 0n);
  return pointsText(cost, say);
};

/** Asks a leaving player once more, with the price. */
export const leaveLine = (played: TeamPlayed, menuBy: number | null, say: Say): string => {
  const found = played.team.members.find(({ person }) => person.id === menuBy);
  const player = found ? personHtml(found.person, say) : playerText(played, "white", say);
  return say("team-leave-ask", { player, price: priceOfLeaving(played, menuBy, say) });
};
