import { dropOldConversations } from "../people/conversations.ts";
import { forgetOld } from "../people/forget.ts";
import { dropOldHandouts } from "../services/handouts.ts";
import type { Services } from "../services/services.ts";
import { dropOldUpdates } from "../services/updates.ts";
import { expireLinks, showOverdue } from "./clock.ts";

/** Closes and drops what is over: links, dialogs, old notes, people who come no more. */
export const tidy = (services: Services): void => {
  showOverdue(services);
  expireLinks(services);
  dropOldConversations(services);
  dropOldUpdates(services);
  dropOldHandouts(services);
  forgetOld(services);
};
