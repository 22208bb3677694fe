import type { ChatId, PersonId } from "../../ids/ids.ts";

/**
 * A message in a group that only one person sees, for some time. It never tells anything important.
 */
export type Only = {
  readonly person: PersonId;
  /** Telegram's number for it: of the message that is answered, or the one that is edited. */
  readonly id: number;
  readonly query?: string | undefined;
};

export type ContentKind = "photo" | "text";

/** The place of a message: a message that exists, or a chat without one. */
export type Place = {
  /** A message with a picture keeps one; text by default. */
  readonly content?: ContentKind;
} & (
  | { readonly inline: string }
  | {
      readonly inline?: null;
      readonly chat: ChatId;
      readonly thread?: number | null;
      readonly message?: number | null;
      /**
       * For a new message: the message that it answers, if that exists, and whether it is silent.
       */
      readonly replyTo?: number | undefined;
      readonly quiet?: boolean;
      /** The only person who sees it; such a message is 0 as `message`. */
      readonly only?: Only | undefined;
    }
);

export type Shown = {
  readonly content: ContentKind;
  /** Null for an inline message. */
  readonly message: number | null;
  /** The picture is an older one, under the newest words. */
  readonly isOld?: true;
};

export type InChat = Extract<Place, { readonly chat: ChatId }>;
type Inline = Exclude<Place, InChat>;

export const isInline = (place: Place): place is Inline => typeof place.inline === "string";
