import type { Say } from "../../../bot/text/texts.ts";
import { button, type Keyboard, type Row } from "../../../bot/view/button.ts";
import type { Colour } from "../../../game/types.ts";
import type { PlayedView } from "../../../tables/shown/view.ts";
import { arenaPress } from "../../arena/pages/presses.ts";
import { type ArenaId, absentIn } from "../../arena/play/seat.ts";
import type { EventSeat } from "../play/contest.ts";

/** Stands before the title of each of its games. */
export const EVENT_MARKS = { arena: "🏟", cup: "🏆", chouette: "🦉" } as const satisfies Record<
  EventSeat["kind"] | "chouette",
  string
>;

/** The way into an arena and out of it. */
export const arenaButtons = (arena: ArenaId, say: Say): Row => [
  playButton(arena, say),
  pauseButton(arena, say),
];

const playButton = (arena: ArenaId, say: Say) =>
  button(say("button-arena-play"), arenaPress({ do: "arena-play", arena }), "success");

const pauseButton = (arena: ArenaId, say: Say) =>
  button(say("button-arena-pause"), arenaPress({ do: "arena-pause", arena }));

/**
 * What comes next once a game of an event is over: the next opponent, or the next game or match, comes by
 * itself; undefined: whatever comes after any game.
 */
export const eventNext = (
  { event }: PlayedView,
  isMidMatch: boolean,
  say: Say,
): Keyboard | undefined => {
  if (!event) return undefined;
  switch (event.kind) {
    case "arena":
      if (!event.isOpen) return undefined;
      return [[(event.isPresent ? pauseButton : playButton)(event.arena, say)]];
    case "cup":
      return event.isOpen || (isMidMatch && event.came !== undefined) ? [] : undefined;
  }
};

/** What a game has brought in its event, and whether another comes. */
export const eventLines = (played: PlayedView, say: Say): string[] => {
  const { event } = played;
  if (!event) return [];
  switch (event.kind) {
    case "arena":
      return arenaLines(event, played, say);
    case "cup":
      return cupLines(event, say);
  }
};

type SeatOf<Kind extends EventSeat["kind"]> = Extract<EventSeat, { readonly kind: Kind }>;

const arenaLines = (arena: SeatOf<"arena">, played: PlayedView, say: Say): string[] => {
  const { viewer } = played;
  if (!arena.standing) return [];
  if (arena.isOpen && !arena.isPresent && viewer !== undefined && isAbsent(played, viewer)) {
    return [say("arena-put-out")];
  }
  return [[say("arena-seat", arena.standing), ...nextInArena(arena, say)].join(" ")];
};

const nextInArena = ({ isOpen, isPresent }: SeatOf<"arena">, say: Say): string[] =>
  isOpen ? [say(isPresent ? "arena-next" : "arena-no-next")] : [];

const cupLines = ({ came }: SeatOf<"cup">, say: Say): string[] => {
  if (!came) return [];
  if (came.isForfeit && !came.hasWon) return [say("cup-put-out")];
  const missing = came.isForfeit ? [say("cup-missing")] : [];
  if (came.kind === "knock-out") return [[...missing, say(`cup-next-${came.next}`)].join(" ")];
  const { place, players } = came;
  return [
    [...missing, say("cup-seat", { place, players, points: pointsText(came.points) })].join(" "),
  ];
};

/** Points of a Swiss: 2½. */
export const pointsText = (points: number): string => {
  const whole = Math.floor(points);
  if (whole === points) return String(points);
  return whole === 0 ? "½" : `${whole}½`;
};

/** Whether a player of an arena was put out of it by this game. */
export const isAbsent = ({ event, game }: PlayedView, player: Colour): boolean =>
  event?.kind === "arena" && absentIn(game) === player;
