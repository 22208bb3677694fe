import type { MessageEntity } from "grammy/types";
import { z } from "zod";

/** Entities that a bot gives by itself instead of a parse mode. */
type GivenEntities =
  | { readonly ok: true; readonly entities: MessageEntity[] }
  | { readonly ok: false; readonly problem: string };

const place = { offset: z.int(), length: z.int() };

const user = z.object({ id: z.int(), is_bot: z.boolean(), first_name: z.string() });

const entity = z.discriminatedUnion("type", [
  z.object({
    type: z.enum([
      "mention",
      "hashtag",
      "cashtag",
      "bot_command",
      "url",
      "email",
      "phone_number",
      "bold",
      "italic",
      "underline",
      "strikethrough",
      "spoiler",
      "blockquote",
      "expandable_blockquote",
      "code",
    ]),
    ...place,
  }),
  z.object({ type: z.literal("pre"), ...place, language: z.string().default("") }),
  z.object({ type: z.literal("text_link"), ...place, url: z.string() }),
  z.object({ type: z.literal("text_mention"), ...place, user }),
  z.object({ type: z.literal("custom_emoji"), ...place, custom_emoji_id: z.string() }),
]);

const FIELDS = /^(?:offset|length|url|user|custom_emoji_id)$/;

/** What tdlib says of an entity that cannot be read. */
const unreadable = (error: z.ZodError): string => {
  const field = String(error.issues[0]?.path[0] ?? "");
  return FIELDS.test(field)
    ? `can't parse MessageEntity: Can't find field "${field}"`
    : "can't parse MessageEntity: Unsupported type specified";
};

const misplaced = ({ offset, length }: MessageEntity, text: string): string | undefined => {
  if (offset < 0) return `receive an entity with incorrect offset ${offset}`;
  if (length < 0) return `receive an entity with incorrect length ${length}`;
  if (offset > text.length) {
    return `entity begins after the end of the text at UTF-16 offset ${offset}`;
  }
  return offset + length > text.length
    ? `entity beginning at UTF-16 offset ${offset} ends after the end of the text at UTF-16 offset ${offset + length}`
    : undefined;
};

/** Reads a list of entities; they must lie within the text. */
export const readEntities = (list: unknown, text: string): GivenEntities => {
  const entities: MessageEntity[] = [];
  for (const raw of Array.isArray(list) ? list : []) {
    const parsed = entity.safeParse(raw);
    if (!parsed.success) return { ok: false, problem: unreadable(parsed.error) };
    const problem = misplaced(parsed.data, text);
    if (problem !== undefined) return { ok: false, problem };
    if (parsed.data.length > 0) entities.push(parsed.data);
  }
  return { ok: true, entities };
};
