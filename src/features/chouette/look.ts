import type { PressesOf } from "../../bot/press/book.ts";
import { cleanName } from "../../bot/text/html.ts";
import type { Say } from "../../bot/text/texts.ts";
import {
  button,
  gameButton,
  inPairs,
  inReadingOrder,
  type Row,
  type Style,
} from "../../bot/view/button.ts";
import type { Choices, PartyLook } from "../../bot/view/look.ts";
import { shortName } from "../../bot/view/person-name.ts";
import type { CheckerMove } from "../../game/types.ts";
import type { PlayedView, TableView } from "../../tables/shown/view.ts";
import { movesKey } from "./advice.ts";
import { type CHOUETTE_PRESSES, chouettePress } from "./presses.ts";
import type { TeamSeat } from "./rules/types.ts";
import {
  askedLines,
  FEW_LETTERS,
  leaveLine,
  lettersFor,
  membersAt,
  missingLine,
  priceOfLeaving,
  raisedText,
  type TeamPlayed,
  teamLine,
  teamResultLines,
} from "./team-lines.ts";
import type { MemberView, TeamView } from "./view.ts";

type CubePress = Extract<PressesOf<typeof CHOUETTE_PRESSES>["do"], `cube-${string}`>;

/** A press about the cube at a seat; without a seat, about all cubes that the presser may turn. */
const cubeButton = (
  { row, game }: TeamPlayed,
  press: CubePress,
  text: string,
  seat: TeamSeat | undefined,
  style?: Style,
) =>
  button(
    text,
    chouettePress({
      do: press,
      game: row.id,
      version: game.version,
      ...(seat !== undefined && { place: seat + 1 }),
    }),
    style,
  );

/** Two names fit in one row of buttons, each with a sign and the value of a cube. */
const MOST_LETTERS = 10;

const nameOf = ({ person }: MemberView, say: Say): string =>
  shortName(cleanName(person.name, say("nobody")), MOST_LETTERS);

/** The answers to a double: each member for themselves, the box one by one or all at once. */
const answerRows = (played: TeamPlayed, say: Say): readonly Row[] =>
  played.team.asked
    .flatMap(({ by, seats }) => {
      const asked = membersAt(played.team, seats);
      return by === "black" ? boxAnswers(played, asked, say) : teamAnswers(played, asked, say);
    })
    .map((row) => inReadingOrder(row, say));

const teamAnswers = (
  played: TeamPlayed,
  asked: readonly MemberView[],
  say: Say,
): readonly Row[] => {
  const mayTake = asked.some(({ offer }) => !offer?.isAlone);
  const mayBeaver =
    played.team.terms.ruleset.switches.beaver && asked.some(({ offer }) => !offer?.beaver);
  return [
    [
      ...(mayTake
        ? [cubeButton(played, "cube-take", say("button-take"), undefined, "success")]
        : []),
      cubeButton(played, "cube-drop", say("button-drop"), undefined, "danger"),
      ...(mayBeaver ? [cubeButton(played, "cube-beaver", say("button-beaver"), undefined)] : []),
    ],
  ];
};

const boxAnswers = (played: TeamPlayed, asked: readonly MemberView[], say: Say): readonly Row[] => {
  const [only, ...others] = asked;
  if (!only || others.length > 0)
    return [
      answersTo(played, undefined, [say("button-team-take-all"), say("button-team-drop-all")]),
      ...asked.map((member) => memberAnswers(played, member, say)),
    ];
  const words = [say("button-take"), say("button-drop")] as const;
  return [
    [...answersTo(played, only.seat, words), ...beaverTo(played, only, say("button-beaver"))],
  ];
};

const memberAnswers = (played: TeamPlayed, member: MemberView, say: Say): Row => {
  const name = nameOf(member, say);
  const value = raisedText(played.team, member, say);
  return [
    ...answersTo(played, member.seat, [
      say("button-team-take", { name, value }),
      say("button-team-drop", { name }),
    ]),
    ...beaverTo(played, member, "🦫"),
  ];
};

const answersTo = (
  played: TeamPlayed,
  seat: TeamSeat | undefined,
  [take, drop]: readonly [take: string, drop: string],
): Row => [
  cubeButton(played, "cube-take", take, seat, "success"),
  cubeButton(played, "cube-drop", drop, seat, "danger"),
];

const beaverTo = (played: TeamPlayed, { seat, offer }: MemberView, text: string): Row =>
  played.team.terms.ruleset.switches.beaver && !offer?.beaver
    ? [cubeButton(played, "cube-beaver", text, seat)]
    : [];

/** The button for one double stands beside Roll; several to choose from stand above it. */
const doubleButtons = (played: TeamPlayed, say: Say): Choices => {
  const { team, game } = played;
  if (team.offerable.length === 0) return { choices: [], controls: [] };
  const isOne = game.toMove === "black" || team.offerable.length === 1;
  const words = say(isOne ? "button-team-double" : "button-team-double-all");
  const all = [cubeButton(played, "cube-double", words, undefined)];
  if (isOne) return { choices: [], controls: all };
  const each = membersAt(team, team.offerable).map((member) =>
    cubeButton(
      played,
      "cube-double",
      say("button-team-double-one", { name: nameOf(member, say) }),
      member.seat,
    ),
  );
  return { choices: inPairs([...all, ...each], say), controls: [] };
};

const goOnRow = (played: TeamPlayed, say: Say): readonly Row[] => {
  const { missing } = played.team;
  if (!missing) return [];
  return [[gameButton(played, "claim", say("button-team-go-on", { who: missing.as }), "danger")]];
};

const leaveRows = (
  played: TeamPlayed,
  { menuBy }: TableView["table"],
  say: Say,
): readonly Row[] => {
  const { row, game } = played;
  if (menuBy === null) return [];
  const about = { game: row.id, version: game.version };
  const price = priceOfLeaving(played, menuBy, say);
  return [
    [
      button(
        say("button-team-leave", { price }),
        { do: "resign", ...about, person: menuBy, outcome: "oin" },
        "danger",
      ),
    ],
    [gameButton(played, "menu-close", say("button-resign-not"))],
  ];
};

const votesFor =
  ({ advice }: TeamView) =>
  (moves: readonly CheckerMove[]): number =>
    advice.get(movesKey(moves)) ?? 0;

export const teamLook = (team: TeamView): PartyLook => {
  const ofTeam = (played: PlayedView): TeamPlayed => ({ ...played, team });
  return {
    hasCard: false,
    isCrowd: true,
    mark: () => "🦉",
    players: (played, say) => teamLine(ofTeam(played), lettersFor(ofTeam(played)), say),
    playerLines: (played, { terms }, say) => {
      // The result names the players.
      if (played.game.phase.kind === "over") return [];
      return [teamLine(ofTeam(played), terms ? lettersFor(ofTeam(played)) : FEW_LETTERS, say)];
    },
    now: (played, say) => {
      const { phase } = played.game;
      if (phase.kind === "over") return teamResultLines(ofTeam(played), phase.result, say);
      return team.asked.length > 0 ? askedLines(ofTeam(played), say) : undefined;
    },
    hindrances: (played, say) => missingLine(ofTeam(played), say),
    leaveLines: (played, { menu, menuBy }, say) =>
      menu?.startsWith("resign") ? [leaveLine(ofTeam(played), menuBy, say)] : [],
    leaveRows: (played, table, say) => leaveRows(ofTeam(played), table, say),
    goOn: (played, say) => goOnRow(ofTeam(played), say),
    answers: (played, say) => {
      if (team.asked.length === 0) return undefined;
      // Before the roll the other members may double, too.
      const isTeams = played.game.toMove === "black";
      return {
        choices: answerRows(ofTeam(played), say),
        controls: isTeams ? doubleButtons(ofTeam(played), say).controls : [],
      };
    },
    beforeRoll: (played, say) => doubleButtons(ofTeam(played), say),
    votes: votesFor(team),
    // Each seated player may begin it.
    next: (played, _, say) =>
      team.next?.kind === "ready"
        ? [[gameButton(played, "rematch", say("button-chouette-next"), "success")]]
        : [],
  };
};
