import type { PostKind } from "../../bot/feature/kinds.ts";
import { isGameId, isPersonId } from "../../ids/ids.ts";
import { ownerChat } from "../../tables/challenge/owner.ts";
import type { Services } from "../../tables/services/services.ts";
import { seekMessage } from "./pages/message.ts";
import { SEEK_PRESSES } from "./pages/presses.ts";
import { reportText, strangerPage } from "./pages/stranger.ts";
import { strangerIn } from "./play/strangers.ts";
import { seekView } from "./play/view.ts";
import { SEEK_POST, type Seek, seeksIn } from "./store/seeks.ts";
import { REPORT_POST, STRANGER_POST, strangersIn } from "./store/strangers.ts";

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

/** What can be done about an opponent who was found, in the private chat of the other. */
export const STRANGERS: PostKind = {
  kind: STRANGER_POST,
  under: ({ posts }, data, chat) => {
    const press = SEEK_PRESSES.read(data);
    return press?.do === "seek-avoid"
      ? posts.in({ kind: STRANGER_POST, subject: press.game, chat })
      : undefined;
  },
  composed: ({ services, owner }, { subject: game, chat }) => {
    if (!isGameId(game) || !isPersonId(chat)) return undefined;
    const met = strangerIn(services, game, chat);
    if (!met.ok) return undefined;
    const isHeard = ownerChat(services, owner) !== undefined;
    return { compose: ({ say }) => strangerPage(game, met.other, isHeard, say) };
  },
  refused: () => "settled",
};

/** The complaints about strangers in a game, told to the owner. */
export const REPORTS: PostKind = {
  kind: REPORT_POST,
  composed: ({ services }, { subject: game }) => {
    const complaints = isGameId(game) ? strangersIn(services.store).reportsOf(game) : [];
    const { person } = services.store.people;
    return {
      compose: ({ say }) => ({ html: reportText(complaints, person, say), keyboard: [] }),
    };
  },
  refused: () => "settled",
};
