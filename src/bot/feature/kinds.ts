import type { ChatId } from "../../ids/ids.ts";
import type { Chat } from "../../tables/people/people.ts";
import type { Notice, Post, Services } from "../../tables/services/services.ts";
import type { Place, Shown } from "../delivery/place.ts";
import type { Say } from "../text/texts.ts";
import type { BoardMessage, Look } from "../view/table-message.ts";
import type { BotParts, OwedParts } from "./parts.ts";

/** The chat in which something is shown, its language and how boards look there. */
export type Reader = { readonly chat: Chat; readonly say: Say; readonly look: Look };

export type Composed = {
  readonly compose: (to: Reader) => BoardMessage;
  /** A further edit follows: the post stays behind after this one. */
  readonly isHalf?: boolean;
};

/** The fate of a post after a refusal by Telegram. */
export type Fate = "sent again" | "settled" | "removed";

/** A kind of messages that are kept up to date. */
export type PostKind = {
  readonly kind: string;
  /** The post whose message has this button, if no other message of its chat has such buttons. */
  readonly under?: (store: Services["store"], data: string, chat: ChatId) => Post | undefined;
  /** The least time between two edits of a post; none by default. */
  readonly paceMs?: number;
  /** They come without a sound. */
  readonly quiet?: boolean;
  /** Whether a post that is behind may be shown now; it may by default. */
  readonly isDue?: (parts: OwedParts, post: Post) => boolean;
  /**
   * For posts that must not be sent twice: the post is settled before the call, in one transaction
   * with this.
   */
  readonly onTaken?: (parts: OwedParts, post: Post) => void;
  /** Its content; undefined removes the post. */
  readonly composed: (
    parts: OwedParts & Pick<BotParts, "api">,
    post: Post,
  ) => Composed | undefined | Promise<Composed | undefined>;
  /** By default a message that is gone is sent again, and any other refusal settles the post. */
  readonly refused?: (parts: OwedParts, post: Post, failure: "lost" | "refused") => Fate;
};

/** A message that is sent once in a chat. */
export type Saying = {
  readonly place?: Pick<Extract<Place, { readonly chat: unknown }>, "thread" | "replyTo" | "quiet">;
  readonly compose: (to: Reader) => BoardMessage;
  readonly onShown?: (shown: Shown) => void;
};

export type NoticeKind = {
  readonly kind: string;
  /** Undefined drops the notice: it has no use any more. */
  readonly saying: (parts: OwedParts, notice: Notice) => Saying | "not yet" | undefined;
};

/** A message that is sent once, and whose note is not a row of `notices`. */
export type OwedSaying = Saying & {
  readonly chat: Chat;
  /** Messages of one lane keep their order. */
  readonly lane: string;
  /** The most that may wait in the lane, this one counted; 1 when not given. */
  readonly most?: number;
  /** Notes that it is sent now; false if it was sent, or is not needed any more. */
  readonly take: () => boolean;
  /** Undoes the note after a call that was not made. */
  readonly giveBack: () => void;
};

export type OwedSayings = (parts: OwedParts) => readonly OwedSaying[];
