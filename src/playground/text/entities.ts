import type { MessageEntity } from "grammy/types";
import type { FormattedText } from "../world/types.ts";

type FoundType = "bot_command" | "mention" | "url" | "hashtag";

/** The entities that Telegram itself finds in a text. The first group is the entity. */
const PATTERNS: readonly { readonly type: FoundType; readonly pattern: RegExp }[] = [
  {
    type: "url",
    pattern:
      /(?<![\w.@-])((?:https?:\/\/)?(?:[\w-]+\.)+(?:me|com|org|net|ru|dev|io)(?:\/[\w\-./?%&=+#~]*[\w\-/?=&#])?)(?![\w@])/giu,
  },
  {
    type: "bot_command",
    pattern: /(?<![\p{L}\p{N}_/<>])(\/[A-Za-z0-9_]{1,64}(?:@\w{3,32})?)(?![/\w])/gu,
  },
  { type: "mention", pattern: /(?<![\p{L}\p{N}_@/.])(@[A-Za-z0-9_]{3,32})(?!\w)/gu },
  { type: "hashtag", pattern: /(?<![\p{L}\p{N}_#/])(#[\p{L}\p{N}_]*\p{L}[\p{L}\p{N}_]*)/gu },
];

const overlaps = (a: MessageEntity, b: MessageEntity): boolean =>
  a.offset < b.offset + b.length && b.offset < a.offset + a.length;

/** Telegram does not search inside these. */
const OPAQUE: readonly MessageEntity["type"][] = ["code", "pre", "text_link", "text_mention"];

/** Adds the commands, mentions, links and hashtags in the text. */
export const withFoundEntities = ({ text, entities }: FormattedText): FormattedText => {
  const closed = entities.filter(({ type }) => OPAQUE.includes(type));
  const found: MessageEntity[] = [];
  for (const { type, pattern } of PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      const entity = { type, offset: match.index, length: match[0].length };
      if (![...closed, ...found].some((other) => overlaps(entity, other))) found.push(entity);
    }
  }
  return {
    text,
    entities: [...entities, ...found].sort((a, b) => a.offset - b.offset || b.length - a.length),
  };
};
