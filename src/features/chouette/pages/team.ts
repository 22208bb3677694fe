import { lettersOf } from "../../../board/letters/names.ts";
import type { Say } from "../../../bot/text/texts.ts";
import { COLOUR_MARK, playerText } from "../../../bot/view/lines.ts";
import { grouped, pointsText, signedFigure } from "../../../bot/view/numbers.ts";
import { personHtml } from "../../../bot/view/person-name.ts";
import { outcomeText } from "../../../bot/view/titles.ts";
import { raised, resultOf } from "../../../game/cube.ts";
import { costOfLeaving } from "../../../game/leaving.ts";
import type { GameResult } from "../../../game/types.ts";
import type { PlayedView } from "../../../tables/shown/view.ts";
import type { MemberView, NextGame, TeamView } from "../play/view.ts";
import { memberPoints } from "../rules/line.ts";
import type { TeamSeat } from "../rules/types.ts";

/** The game of a chouette: White has the box, several have Black. */
export type TeamPlayed = PlayedView & { readonly team: TeamView };

/** Where more would push the buttons off a small phone. */
export const FEW_LETTERS = 5;

/** So many letters and all the cubes stand in two lines. */
const ROOM = 40;

/** To how many letters names are cut that would take more than two lines. */
export const lettersFor = ({ players, team }: TeamPlayed): number => {
  const people = [players.white, ...team.members.map(({ person }) => person)];
  const lengths = people.map(({ name }) => lettersOf(name).length);
  const taken = (most: number): number =>
    lengths.reduce((sum, length) => sum + Math.min(length, most), 0);
  let most = 12;
  while (most > 6 && taken(most) > ROOM) most--;
  return most;
};

/** Who has the box, and who plays against it with which cube; the captain stands out. */
export const teamLine = ({ players, team }: TeamPlayed, letters: number, say: Say): string =>
  say("team-players", {
    box: personHtml(players.white, say, letters),
    members: team.members
      .map((member) => {
        const text = memberText(member, letters, say);
        return member.seat === team.captain ? `<b>${text}</b>` : text;
      })
      .join(", "),
  });

const memberText = (member: MemberView, letters: number, say: Say): string => {
  const said = memberCube(member);
  const name = personHtml(member.person, say, letters);
  return said === "" ? name : say("team-member", { name, cube: said });
};

/** What the cube of a member is at and whose it is; of whoever is out, what they have won or lost. */
const memberCube = ({ cube, offer, points }: MemberView): string => {
  if (points !== null) return signedFigure(points);
  // It counts once the others have answered, too.
  if (offer?.isTaken) return "✓";
  if (cube.owner === "centre") return cube.value === 1n ? "" : `×${grouped(cube.value)}`;
  return `×${grouped(cube.value)}${COLOUR_MARK[cube.owner]}`;
};

/** Who is asked to answer a double; nothing where nobody is. */
export const askedLines = (played: TeamPlayed, say: Say): readonly string[] => {
  const { players, team } = played;
  return team.asked.map(({ by, seats }) => {
    const asked = membersAt(team, seats);
    const members = asked.map((member) => offeredText(played, member, say)).join(", ");
    const box = personHtml(players.white, say);
    if (by === "black") return say("team-doubles", { members, box });
    const isAlone = asked.some(({ offer }) => offer?.isAlone);
    return isAlone
      ? say("team-alone", { member: members })
      : say("team-box-doubles", { members, box });
  });
};

/** In whose cube, and to what it would be raised. */
const offeredText = (played: TeamPlayed, member: MemberView, say: Say): string =>
  say("team-member", {
    name: personHtml(member.person, say, lettersFor(played)),
    cube: raisedText(played.team, member),
  });

/** What a cube will be at once the double that waits is taken. */
export const raisedText = ({ terms }: TeamView, { cube }: MemberView): string =>
  `×${grouped(raised(terms.ruleset.switches, cube.value))}`;

export const membersAt = (
  { members }: TeamView,
  seats: readonly TeamSeat[],
): readonly MemberView[] => members.filter(({ seat }) => seats.includes(seat));

/** How a game of a chouette has ended, for everybody, and who sits where in the next one. */
export const teamResultLines = (
  played: TeamPlayed,
  { winner, outcome, ending }: GameResult,
  say: Say,
): readonly string[] => {
  const { players, team, game } = played;
  const how =
    ending === "borne-off"
      ? outcomeText(game.ruleset.switches, outcome, say)
      : say(`team-${howGivenUp(team)}`);
  const box = personHtml(players.white, say);
  const all = team.members.reduce((sum, { points }) => sum + (points ?? 0n), 0n);
  const letters = lettersFor(played);
  const members = team.members.map((member) => memberText(member, letters, say)).join(" · ");
  return [
    say(winner === "white" ? "team-box-wins" : "team-wins", { box, outcome: how }),
    say("team-points", { members, box: signedFigure(-all) }),
    ...nextLine(team.next, say),
  ];
};

/** Whether the box has given up or was missing; else the last cube has ended it. */
const howGivenUp = ({ members }: TeamView): "resigned" | "claimed" | "cubes" => {
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

/** Who keeps the others waiting for too long, and what those can do about it. */
export const missingLine = ({ team: { missing } }: TeamPlayed, say: Say): readonly string[] =>
  missing ? [say("team-missing", { name: personHtml(missing.person, say), who: missing.as })] : [];

/** What leaving costs whoever has the menu open: the box all that still play, a member their own cube. */
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

/** Asks whoever is about to leave once more, with what it costs. */
export const leaveLine = (played: TeamPlayed, menuBy: number | null, say: Say): string => {
  const found = played.team.members.find(({ person }) => person.id === menuBy);
  const player = found ? personHtml(found.person, say) : playerText(played, "white", say);
  return say("team-leave-ask", { player, price: priceOfLeaving(played, menuBy, say) });
};
