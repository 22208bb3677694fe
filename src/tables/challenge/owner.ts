import { type ChatId, isPersonId, privateChatOf } from "../../ids/ids.ts";
import type { Services } from "../services/services.ts";
import { isReachable } from "./links.ts";

/** The chat of the bot's owner, if the bot has one to whom it may write. */
export const ownerChat = (
  services: Services,
  owner: { readonly id: number } | undefined,
): ChatId | undefined =>
  owner !== undefined && isPersonId(owner.id) && isReachable(services, owner.id)
    ? privateChatOf(owner.id)
    : undefined;
