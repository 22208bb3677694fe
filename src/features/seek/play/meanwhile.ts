import { type PersonId, privateChatOf } from "../../../ids/ids.ts";
import type { GameRow } from "../../../store/games.ts";
import type { Services } from "../../../tables/services/services.ts";
import { gamesWithComputer } from "../../computer/door.ts";

/** A person's games against the computer that began while they searched. */
export const meanwhile = (
  services: Services,
  person: PersonId,
  since: number,
): readonly GameRow[] =>
  gamesWithComputer(services, person, privateChatOf(person)).filter(({ at }) => at >= since);
