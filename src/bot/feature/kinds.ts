import type { Chat } from "../../tables/people/people.ts";
import type { Notice, Post } from "../../tables/services/services.ts";
import type { Place, Shown } from "../delivery/show.ts";
import type { Say } from "../text/texts.ts";
import type { BoardMessage, Look } from "../view/table-message.ts";
import type { OwedParts } from "./parts.ts";

/** The chat in which something is shown, its language and how boards look there. */
export type Reader = { readonly chat: Chat; readonly say: Say; readonly look: Look };

export type Composed = {
  readonly compose: (to: Reader) => BoardMessage;
  /** More is to come: the post stays behind when this is shown. */
  readonly isHalf?: boolean;
};

/** What becomes of a post that Telegram has refused. */
export type Fate = "sent again" | "settled" | "removed";

/** A kind of messages that are kept up to date. */
export type PostKind = {
  readonly kind: string;
  /** Each is shown no more often than this; at any time when not given. */
  readonly paceMs?: number;
  /** They come without a sound. */
  readonly quiet?: boolean;
  /** Whether one that is behind is to be shown now; it is when not given. */
  readonly isDue?: (parts: OwedParts, post: Post) => boolean;
  /**
   * Given for what must not be said twice: a post is settled before it is shown, in one transaction
   * with this.
   */
  readonly onTaken?: (parts: OwedParts, post: Post) => void;
  /** What it shows; undefined where there is nothing to show any more: the post goes. */
  readonly composed: (
    parts: OwedParts,
    post: Post,
  ) => Composed | undefined | Promise<Composed | undefined>;
  /** When not given, a message that is gone is sent again, and what is refused is let be. */
  readonly refused?: (parts: OwedParts, post: Post, failure: "lost" | "refused") => Fate;
};

/** Something that is to be said once in a chat. */
export type Saying = {
  readonly place?: Pick<Extract<Place, { readonly chat: unknown }>, "thread" | "replyTo">;
  readonly compose: (to: Reader) => BoardMessage;
  readonly onShown?: (shown: Shown) => void;
};

/** A kind of what is said once. */
export type NoticeKind = {
  readonly kind: string;
  /** Undefined where it need not be said any more. */
  readonly saying: (parts: OwedParts, notice: Notice) => Saying | "not yet" | undefined;
};

/** What is said once, and noted elsewhere than among the notices. */
export type OwedSaying = Saying & {
  readonly chat: Chat;
  /** Those of one lane are said one after the other. */
  readonly lane: string;
  /** The most that may wait in the lane, this one counted; 1 when not given. */
  readonly most?: number;
  /** Notes that it is said now; false where that is done, or not needed any more. */
  readonly take: () => boolean;
  /** It could not be said yet. */
  readonly giveBack: () => void;
};

export type OwedSayings = (parts: OwedParts) => readonly OwedSaying[];
