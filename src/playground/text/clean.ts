import type { MessageEntity } from "grammy/types";
import type { FormattedText } from "../world/types.ts";

const within = (entity: MessageEntity, start: number, end: number): MessageEntity[] => {
  const from = Math.max(entity.offset, start);
  const to = Math.min(entity.offset + entity.length, end);
  return from < to ? [{ ...entity, offset: from - start, length: to - from }] : [];
};

/** Text as Telegram keeps it: no white space at either end, entities following. */
export const trimmed = ({ text, entities }: FormattedText): FormattedText => {
  const start = text.length - text.trimStart().length;
  const end = text.trimEnd().length;
  return {
    text: text.slice(start, Math.max(start, end)),
    entities: entities.flatMap((entity) => within(entity, start, end)),
  };
};
