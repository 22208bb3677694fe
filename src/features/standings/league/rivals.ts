import type { ChatId } from "../../../ids/ids.ts";
import type { Services } from "../../../tables/services/services.ts";
import { standingsIn } from "../statistics/standings-store.ts";
import { type Rivals, rivalsOf } from "./nearest.ts";
import { leaguesIn } from "./store.ts";

/** A group has no more players in a week than this. */
export const MOST_PLAYERS = 1_000;
/** The rivals that the table of a week makes, if the group wants to know of them. */
export const rivalsOfWeek = (
  { store }: Services,
  chat: ChatId,
  week: number,
): readonly Rivals[] => {
  const isWanted = leaguesIn(store).isWanted(chat) && store.people.chat(chat)?.settings.rivals;
  if (isWanted !== true) return [];
  return rivalsOf(standingsIn(store).first(chat, { period: "week", number: week }, MOST_PLAYERS));
};
