import { type PersonId, privateChatOf } from "../../../ids/ids.ts";
import { type Result, refused } from "../../../rules/result.ts";
import type { Exported } from "../../../store/export.ts";
import { claimOnce } from "../../../tables/services/handouts.ts";
import type { Services } from "../../../tables/services/services.ts";
import { DAY_MS } from "../../../tables/services/time.ts";

type ExportHanded = Result<{ readonly exported: Exported }, "export-just-sent">;

/**
 * Everything stored about a person, once a day. Secrets of dice are in the records of their games.
 */
export const handOutExport = (services: Services, person: PersonId): ExportHanded => {
  const chat = privateChatOf(person);
  if (!claimOnce(services, "export", chat, DAY_MS)) return refused("export-just-sent");
  return { ok: true, exported: services.store.exportOf(person, chat) };
};
