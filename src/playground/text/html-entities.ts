import type { MessageEntity } from "grammy/types";
import { normalUrl } from "./url.ts";

type Place = { readonly offset: number; readonly length: number };
type Make = (place: Place, argument: string, text: string) => MessageEntity | undefined;

const simple =
  (type: MessageEntity.CommonMessageEntity["type"]): Make =>
  (place) => ({ type, ...place });

/** A link without `href` leads to what it says; what is no link leaves only its words. */
const link: Make = (place, href, text) => {
  const target = href || text;
  const mentioned = /^tg:\/\/user\?id=(\d+)$/.exec(target)?.[1];
  if (mentioned !== undefined) {
    const user = { id: Number(mentioned), is_bot: false, first_name: "" };
    return { type: "text_mention", ...place, user };
  }
  const url = normalUrl(target);
  return url === undefined ? undefined : { type: "text_link", ...place, url };
};

/** Every tag that Telegram knows, and the entity it makes. */
export const TAGS: Readonly<Record<string, Make>> = {
  a: link,
  b: simple("bold"),
  strong: simple("bold"),
  i: simple("italic"),
  em: simple("italic"),
  s: simple("strikethrough"),
  strike: simple("strikethrough"),
  del: simple("strikethrough"),
  u: simple("underline"),
  ins: simple("underline"),
  "tg-spoiler": simple("spoiler"),
  span: simple("spoiler"),
  code: simple("code"),
  pre: (place) => ({ type: "pre", ...place }),
  blockquote: (place, argument) => ({
    type: argument === "expandable" ? "expandable_blockquote" : "blockquote",
    ...place,
  }),
  "tg-emoji": (place, argument) => ({
    type: "custom_emoji",
    ...place,
    custom_emoji_id: argument,
  }),
};

/** `<pre><code class="language-x">` is one block of code in a language. */
export const joinedCode = (
  entities: readonly MessageEntity[],
  languages: Map<MessageEntity, string>,
) => {
  const same = (a: MessageEntity, b: MessageEntity): boolean =>
    a.offset === b.offset && a.length === b.length;
  const blocks = entities.filter(({ type }) => type === "pre");
  return entities.flatMap((entity): MessageEntity[] => {
    if (entity.type === "code" && blocks.some((block) => same(block, entity))) return [];
    if (entity.type !== "pre") return [entity];
    const inner = entities.find((other) => other.type === "code" && same(other, entity));
    const language = inner && languages.get(inner);
    return [language ? { ...entity, language } : entity];
  });
};
