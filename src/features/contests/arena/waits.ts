import type { Say } from "../../../bot/text/texts.ts";
import { button } from "../../../bot/view/button.ts";
import type { PersonId } from "../../../ids/ids.ts";
import type { Services } from "../../../tables/services/services.ts";
import { gamesMeanwhile } from "../../seek/door.ts";
import type { Waits } from "../kind.ts";
import { MEDALS } from "../messages.ts";
import { type Arena, arenasIn } from "./arenas.ts";
import { gatheringLines, nowLine } from "./message.ts";
import { arenaPress } from "./presses.ts";
import { pauseButton, playButton } from "./seat.ts";
import { arenaView, isTied } from "./standings.ts";

/** What a player of an arena waits for; after its end, how they came out of it. */
export const arenaWaits = (services: Services, arena: Arena, person: PersonId, say: Say): Waits => {
  const { store, now } = services;
  const view = arenaView(services, arena);
  const own = arenasIn(store)
    .players(arena.id)
    .find((one) => one.person === person);
  const busy = { hint: "", keys: [], isIdle: false } as const;
  if (arena.state === "cancelled") return { ...busy, facts: [say("arena-cancelled")] };
  if (arena.state === "over") {
    const again = arenaPress({ do: "arena-again", arena: arena.id });
    const keys = [button(say("button-arena-again"), again, "success")];
    return { ...busy, facts: endLines(services, arena, person, say), keys };
  }
  if (own?.present !== 1) {
    return { ...busy, facts: [say("arena-no-next")], keys: [playButton(arena.id, say)] };
  }
  if (arenasIn(store).isPlaying({ person })) return { ...busy, facts: [say("arena-your-game")] };
  const plays = gamesMeanwhile(services, person, own.since).length > 0;
  const isGathering = arena.startsAt > now();
  const since = new Date(Math.max(own.since, arena.startsAt));
  return {
    facts: isGathering
      ? gatheringLines(view, now(), say)
      : [say("seek-since", { near: { soon: since } }), nowLine(view, say)],
    hint: say(plays ? "seek-meanwhile" : "arena-entered-here"),
    keys: [pauseButton(arena.id, say)],
    isIdle: true,
  };
};

const endLines = (
  services: Services,
  arena: Arena,
  person: PersonId,
  say: Say,
): readonly string[] => {
  const { rows } = arenaView(services, arena);
  const at = rows.findIndex(({ player }) => player === person);
  const own = rows[at];
  if (!own || own.games === 0) return [say("arena-over")];
  const { points } = own;
  const medal = (points > 0 ? MEDALS[at] : undefined) ?? "🏁";
  return [
    say("arena-end", { medal, place: at + 1, players: rows.length, points }),
    ...(isTied(rows, at) ? [say("arena-tie")] : []),
  ];
};
