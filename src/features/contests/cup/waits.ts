import type { Say } from "../../../bot/text/texts.ts";
import type { PersonId } from "../../../ids/ids.ts";
import type { Services } from "../../../tables/services/services.ts";
import type { Waits } from "../kind.ts";
import { hasMatch, playsOn } from "./cup.ts";
import type { Cup } from "./cups.ts";
import {
  endLine,
  enterButton,
  leaveButton,
  mineButton,
  roundLine,
  signUpFacts,
  startButton,
} from "./message.ts";
import { CUP_PLAYERS } from "./rules/pairs.ts";
import { lastMatchLines } from "./seat.ts";
import { cupView } from "./standings.ts";
import { woodWaits } from "./wood-message.ts";

/** What a player of a cup waits for: its beginning, or the next round. */
export const cupWaits = (services: Services, cup: Cup, person: PersonId, say: Say): Waits => {
  const view = cupView(services, cup);
  const busy = { hint: "", keys: [], isIdle: false } as const;
  const came = cup.wood === 1 ? lastMatchLines(services, cup.id, person, say) : [];
  if (cup.state !== "open") return { ...busy, facts: [...came, endLine(view, say)] };
  if (!view.players.some(({ player }) => player === person)) {
    return { ...busy, facts: [say("cup-left-it")], keys: [enterButton(cup.id, say)] };
  }
  if (cup.rounds === null) {
    const facts = signUpFacts(view, person, say);
    const mayStart = cup.maker === person && view.players.length >= CUP_PLAYERS.least;
    const keys = [...(mayStart ? [startButton(cup.id, say)] : []), leaveButton(cup.id, say)];
    return { facts, hint: say("cup-entered-here"), keys, isIdle: true };
  }
  const onWood = woodWaits(services, cup, person, say);
  if (onWood) return { ...busy, ...onWood };
  if (hasMatch(services, cup.id, person)) {
    return { ...busy, facts: [say("cup-your-match")], keys: [mineButton(cup.id, say)] };
  }
  if (!playsOn(services, cup.id, person))
    return { ...busy, facts: came.length > 0 ? came : [say("cup-next-out")] };
  const facts = [...came, roundLine(view, say)];
  return { facts, hint: say("cup-waits-here"), keys: [], isIdle: true };
};
