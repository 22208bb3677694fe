import type { NoticeKind } from "../../../bot/feature/kinds.ts";
import { nameHtml } from "../../../bot/text/html.ts";
import { listed, type Say } from "../../../bot/text/texts.ts";
import { button, inReadingOrder, type Keyboard, type Page } from "../../../bot/view/button.ts";
import type { BoardMessage, Look } from "../../../bot/view/table-message.ts";
import { termsText } from "../../../bot/view/titles.ts";
import type { PersonId } from "../../../ids/ids.ts";
import type { Person } from "../../../tables/people/people.ts";
import type { Notice, Services } from "../../../tables/services/services.ts";
import { guideButton } from "../../rules/door.ts";
import { contestMessage, MEDALS, podiumDrawing } from "../messages.ts";
import { startText } from "../planning.ts";
import { spanText } from "../terms.ts";
import { CUP_CALL, type Cup, type CupCall, type CupId, cupsIn, isCupPairId } from "./cups.ts";
import { cupDrawing, drawnName } from "./picture.ts";
import { cupPress } from "./presses.ts";
import { CUP_PLAYERS, SWISS_FROM } from "./rules/pairs.ts";
import { pointsText } from "./seat.ts";
import type { CupMatch, CupView } from "./standings.ts";

/** More names of players with a bye would fill the message. */
const MOST_NAMED = 4;

/** "3 days". */
export const hoursText = (hours: number, say: Say): string => spanText(hours * 60, say);

/** All terms of a cup, and that it is played on wood. */
export const cupTermsText = ({ terms, wood }: Pick<Cup, "terms" | "wood">, say: Say): string =>
  [termsText(terms, say), ...(wood === 1 ? [say("cup-on-wood")] : [])].join(" · ");

/** The one message of a cup: first the players who have signed up, later round and pairs. */
export const cupMessage = (view: CupView, look: Look, say: Say): BoardMessage => {
  const { cup } = view;
  const lines = [
    say("cup-title", { terms: cupTermsText(cup, say) }),
    ...(cup.state === "open" ? openLines(view, look, say) : [endLine(view, say)]),
  ];
  return contestMessage(lines, keyboardOf(view, say), cupDrawing(view, look, say), look);
};

const openLines = (view: CupView, look: Look, say: Say): readonly string[] =>
  view.cup.rounds === null ? signUpLines(view, say) : roundLines(view, look, say);

const signUpLines = (view: CupView, say: Say): readonly string[] => [
  ...startLines(view, say),
  say(view.cup.wood === 1 ? "cup-pace-wood" : "cup-pace", { time: hoursText(view.cup.hours, say) }),
  say(willBeSwiss(view) ? "cup-how-swiss" : "cup-how"),
  ...signedUpLines(view, say),
];

const signedUpLines = (view: CupView, say: Say): readonly string[] => {
  const { players } = view;
  const names = listed(
    players.map(({ player }) => nameOf(view, player, say)),
    say,
  );
  return players.length === 0 ? [] : [say("cup-signed-up", { players: players.length, names })];
};

/** When it begins or who begins it, to one of its players, and who has signed up. */
export const signUpFacts = (view: CupView, reader: PersonId, say: Say): readonly string[] => [
  ...(view.cup.startsAt === null ? [byHandLine(view, reader, say)] : startLines(view, say)),
  ...signedUpLines(view, say),
];

const byHandLine = (view: CupView, reader: PersonId, say: Say): string => {
  const { maker } = view.cup;
  return reader === maker
    ? say("cup-starts-yours", { least: CUP_PLAYERS.least })
    : say("cup-starts-by-hand", { name: nameOf(view, maker, say) });
};

/** A cup begun by hand asks for its form; a planned one is a Swiss if enough have come. */
const willBeSwiss = ({ cup, players }: CupView): boolean =>
  cup.startsAt !== null && players.length >= SWISS_FROM;

const startLines = ({ cup }: CupView, say: Say): readonly string[] => {
  if (cup.startsAt === null) return [];
  if (cup.startsAt === 0) return [say("cup-too-few")];
  return [startText(cup.startsAt, say)];
};

const roundLines = (view: CupView, look: Look, say: Say): readonly string[] => {
  const { cup, round, matches } = view;
  const own = matches.filter((match) => match.round === round && match.other !== undefined);
  return [
    cup.rounds
      ? say("cup-round-of", { round, rounds: cup.rounds })
      : say("cup-round", {
          round,
          isFinal: own.every(({ part }) => part === "final") ? "yes" : "no",
        }),
    ...byeLines(view, say),
    roundLine(view, say),
    ...shownMatches(view, own, look).map((match) => matchLine(view, match, say)),
    say(cup.rounds ? "cup-rules-swiss" : "cup-rules-knockout"),
    ...(view.takesPlayers ? [say("cup-late")] : []),
  ];
};

/** The picture shows all pairs; who meets at a board is said as well, where there are few. */
const shownMatches = (
  { cup }: CupView,
  own: readonly CupMatch[],
  { board }: Look,
): readonly CupMatch[] => {
  if (board !== "picture") return own;
  return cup.wood === 1 && own.length <= MOST_NAMED ? own : [];
};

/** How many matches of this round are left, and until when. */
export const roundLine = ({ round, matches }: CupView, say: Say): string => {
  const left = matches.filter(
    (match) => match.round === round && match.other !== undefined && match.winner === undefined,
  );
  const until = Math.max(0, ...left.map(({ due }) => due));
  return say("cup-left", { matches: left.length, near: { soon: new Date(until) } });
};

/** The players with a bye in this round, or the number of them if they are many. */
const byeLines = (view: CupView, say: Say): readonly string[] => {
  const byes = view.matches.filter(
    ({ round, other }) => round === view.round && other === undefined,
  );
  if (byes.length === 0) return [];
  const names = listed(
    byes.map(({ one }) => nameOf(view, one, say)),
    say,
  );
  return [
    byes.length > MOST_NAMED
      ? say("cup-byes", { players: byes.length })
      : say("cup-bye", { names }),
  ];
};

const nameOf = ({ people }: CupView, player: PersonId, say: Say): string =>
  nameHtml(people.get(player)?.name ?? "", say("nobody"));

const matchLine = (view: CupView, { one, other, score, winner }: CupMatch, say: Say): string => {
  const named = (player: PersonId | undefined): string => {
    const name = player === undefined ? "" : nameOf(view, player, say);
    return player === winner ? `<b>${name}</b>` : name;
  };
  // On wood it is only told who won.
  const figures = score
    ? say("figures-of-two", { first: String(score[0]), second: String(score[1]) })
    : "—";
  return `${named(one)} ${figures} ${named(other)}`;
};

export const endLine = (view: CupView, say: Say): string => {
  const { cup, matches, standings } = view;
  if (cup.state === "cancelled") return say("cup-cancelled");
  const first = standings.rows[0]?.player;
  const wasPlayed = matches.some(({ other }) => other !== undefined);
  if (!wasPlayed || first === undefined) return say("cup-over-empty");
  return say("cup-over", { name: nameOf(view, first, say) });
};

export const enterButton = (cup: CupId, say: Say) =>
  button(say("button-cup-enter"), cupPress({ do: "cup-enter", cup }), "success");

export const mineButton = (cup: CupId, say: Say) =>
  button(say("button-cup-match-mine"), cupPress({ do: "cup-mine", cup }), "primary");

export const startButton = (cup: CupId, say: Say) =>
  button(say("button-cup-start"), cupPress({ do: "cup-start", cup }), "primary");

export const leaveButton = (cup: CupId, say: Say) =>
  button(say("button-cup-leave"), cupPress({ do: "cup-leave", cup }));

const keyboardOf = ({ cup, takesPlayers, matches }: CupView, say: Say): Keyboard => {
  if (cup.state !== "open") return [];
  const enter = enterButton(cup.id, say);
  const guide = guideButton("cup", say);
  if (cup.rounds === null) {
    return [
      inReadingOrder([enter, leaveButton(cup.id, say)], say),
      [startButton(cup.id, say)],
      [guide],
    ];
  }
  const mine = mineButton(cup.id, say);
  const isPlayed =
    cup.wood === 0 &&
    matches.some(({ winner, other }) => winner === undefined && other !== undefined);
  const watch = button(say("button-watch"), cupPress({ do: "watch-cup", cup: cup.id }));
  return [takesPlayers ? [mine, enter] : [mine], [...(isPlayed ? [watch] : []), guide]];
};

/** The card that the group gets at the end. */
export const cupPodium = (view: CupView, look: Look, say: Say): BoardMessage => {
  const placed = podiumOf(view, say);
  const title = say("cup-podium", { terms: cupTermsText(view.cup, say) });
  const steps = placed.map(({ name, text }) => ({ name, text }));
  const drawing = podiumDrawing(say("contest-podium"), steps, look, say);
  return contestMessage([title, ...placed.map(({ line }) => line)], [], drawing, look);
};

/** The first three with their points in a Swiss, or their matches won and lost in a knock-out. */
const podiumOf = (view: CupView, say: Say) => {
  const { standings } = view;
  const told = (player: PersonId, at: number) => ({
    medal: MEDALS[at] ?? "",
    name: nameOf(view, player, say),
  });
  switch (standings.kind) {
    case "swiss":
      return standings.rows.slice(0, MEDALS.length).map((row, at) => {
        const [points, buchholz] = [pointsText(row.points), pointsText(row.buchholz)];
        const line = say("cup-podium-swiss", { ...told(row.player, at), points, buchholz });
        return { name: drawnName(view, row.player, say), text: points, line };
      });
    case "knock-out":
      return standings.rows.slice(0, MEDALS.length).map(({ player, won, lost }, at) => {
        const line = say("cup-podium-knockout", { ...told(player, at), won });
        return { name: drawnName(view, player, say), text: `${won}:${lost}`, line };
      });
  }
};

/** A call to a player: the time of their match is nearly out, or they rest in a round. */
type DueCupCall = {
  readonly call: CupCall;
  /** The opponent in their match; undefined: they have a bye. */
  readonly opponent: Person | undefined;
};

/** Undefined where it need not be said any more. */
export const dueCupCall = (
  { store }: Services,
  { subject, person }: Notice,
): DueCupCall | undefined => {
  const call = isCupPairId(subject) ? cupsIn(store).call(subject) : undefined;
  if (!call || call.other === null) return call && { call, opponent: undefined };
  const opponent = store.people.person(person === call.one ? call.other : call.one);
  return opponent && { call, opponent };
};

/** Tells players in private that the time of their match is nearly out, or that they rest. */
export const CUP_CALLS: NoticeKind = {
  kind: CUP_CALL,
  saying: ({ services }, notice) => {
    const due = dueCupCall(services, notice);
    return due && { compose: ({ say }) => callPage(due, say) };
  },
};

const callPage = ({ call, opponent }: DueCupCall, say: Say): Page => {
  const { round, rounds, due, cup, wood } = call;
  if (!opponent) {
    return { html: say(rounds ? "cup-bye-swiss" : "cup-bye-knockout", { round }), keyboard: [] };
  }
  const name = nameHtml(opponent.name, say("nobody"));
  return {
    html: say(wood === 1 ? "cup-call-wood" : "cup-call", { name, near: { soon: new Date(due) } }),
    keyboard: [[mineButton(cup, say)]],
  };
};
