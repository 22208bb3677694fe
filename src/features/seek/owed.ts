import type { OwedSayings, PostKind } from "../../bot/feature/kinds.ts";
import { isPersonId, privateChatOf } from "../../ids/ids.ts";
import type { Services } from "../../tables/services/services.ts";
import { seekMessage } from "./pages/message.ts";
import { SEEK_PRESSES } from "./pages/presses.ts";
import { reportText } from "./pages/stranger.ts";
import { seekView } from "./play/view.ts";
import { SEEK_POST, type Seek, seeksIn } from "./store/seeks.ts";
import { strangersIn } from "./store/strangers.ts";

const seekOf = ({ store }: Services, person: number): Seek | undefined =>
  isPersonId(person) ? seeksIn(store).of(person) : undefined;

/** Whether a deleted message is sent again. */
const isNeeded = ({ state }: Seek): boolean => state !== "found" && state !== "stopped";

/** The state of searches, shown to their people. */
export const SEARCHES: PostKind = {
  kind: SEEK_POST,
  under: ({ posts }, data, chat) =>
    SEEK_PRESSES.read(data)?.do === "seek-stop"
      ? posts.newest({ kind: SEEK_POST, chat })
      : undefined,
  composed: ({ services }, { subject }) => {
    const seek = seekOf(services, subject);
    return seek && { compose: ({ say }) => seekMessage(seekView(services, seek), say) };
  },
  refused: ({ services }, { subject }, failure) => {
    const seek = seekOf(services, subject);
    return failure === "lost" && seek && isNeeded(seek) ? "sent again" : "settled";
  },
};

/** Tells the owner the complaints about strangers. */
export const reports: OwedSayings = ({ services, owner }) => {
  const { people } = services.store;
  const strangers = strangersIn(services.store);
  const id = owner?.id ?? 0;
  const chat = isPersonId(id) ? people.chat(privateChatOf(id)) : undefined;
  if (!chat?.present) return [];
  return strangers.untold().map((report) => ({
    chat,
    lane: `report ${report.game} ${report.person}`,
    take: () => strangers.take(report),
    giveBack: () => strangers.giveBack(report),
    compose: ({ say }) => ({ html: reportText(report, people.person, say), keyboard: [] }),
  }));
};
