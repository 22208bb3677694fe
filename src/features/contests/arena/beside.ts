import type { Say } from "../../../bot/text/texts.ts";
import { button, type Row } from "../../../bot/view/button.ts";
import type { Beside } from "../../../bot/view/look.ts";
import type { PlayedView } from "../../../tables/shown/view.ts";
import { arenaPress } from "./presses.ts";
import type { ArenaId } from "./rules/ids.ts";
import { type ArenaSeat, absentIn } from "./seat.ts";

export const arenaButtons = (arena: ArenaId, say: Say): Row => [
  playButton(arena, say),
  pauseButton(arena, say),
];

export const playButton = (arena: ArenaId, say: Say) =>
  button(say("button-arena-play"), arenaPress({ do: "arena-play", arena }), "success");

const pauseButton = (arena: ArenaId, say: Say) =>
  button(say("button-arena-pause"), arenaPress({ do: "arena-pause", arena }));

/** The lines about the arena at the player's table. The next game comes by itself. */
export const besideArena = (seat: ArenaSeat): Beside => ({
  mark: "🏟",
  countsApart: true,
  lines: (played, say) => lines(seat, played, say),
  next: (_, __, say) =>
    seat.isOpen ? [[(seat.isPresent ? pauseButton : playButton)(seat.arena, say)]] : undefined,
  isAbsent: ({ game }, player) => absentIn(game) === player,
});

const lines = (
  arena: ArenaSeat,
  { viewer, game, finished }: PlayedView,
  say: Say,
): readonly string[] => {
  if (!arena.standing) return [];
  if (arena.isOpen && !arena.isPresent && viewer !== undefined && absentIn(game) === viewer) {
    return [say("arena-put-out")];
  }
  const line = [say("arena-seat", arena.standing), ...nextLine(arena, say)].join(" ");
  return finished?.wasLeftEarly ? [say("arena-seat-early"), line] : [line];
};

const nextLine = ({ isOpen, isPresent }: ArenaSeat, say: Say): readonly string[] =>
  isOpen ? [say(isPresent ? "arena-next" : "arena-no-next")] : [];
