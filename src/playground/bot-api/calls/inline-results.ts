import { z } from "zod";
import type { InlineResult } from "../../world/types.ts";
import { readMarkup } from "./keyboard.ts";
import { mediaFile } from "./media.ts";
import type { Call } from "./method.ts";
import { type ApiResponse, badRequest, chain, done } from "./refusals.ts";
import { captionText, messageText } from "./texts.ts";

const MOST_RESULTS = 50;

const textContent = z.object({
  message_text: z.string(),
  parse_mode: z.string().optional(),
});

const article = z.looseObject({
  type: z.literal("article"),
  id: z.string(),
  title: z.string(),
  description: z.string().optional(),
  thumbnail_url: z.string().optional(),
  input_message_content: textContent,
  reply_markup: z.unknown().optional(),
});

const photo = z.looseObject({
  type: z.literal("photo"),
  id: z.string(),
  photo_file_id: z.string().optional(),
  photo_url: z.string().optional(),
  title: z.string().optional(),
  description: z.string().optional(),
  caption: z.string().optional(),
  parse_mode: z.string().optional(),
  reply_markup: z.unknown().optional(),
});

const inlineResult = z.union([article, photo]);

const toText = ({ world }: Call, { input_message_content: content }: z.infer<typeof article>) =>
  chain(
    messageText(
      world,
      { text: content.message_text, mode: content.parse_mode },
      "MESSAGE_TOO_LONG",
    ),
    (text): ApiResponse<InlineResult["content"]> => done({ kind: "text", ...text }),
  );

const toPhoto = ({ world, args }: Call, result: z.infer<typeof photo>) =>
  chain(
    captionText(
      world,
      { text: result.caption ?? "", mode: result.parse_mode },
      "MEDIA_CAPTION_TOO_LONG",
    ),
    (text) => {
      const source = result.photo_file_id ?? result.photo_url;
      return chain(
        mediaFile(world, args, "photo", source, "photo"),
        (file): ApiResponse<InlineResult["content"]> =>
          done({ kind: "photo", file: file.id, ...text }),
      );
    },
  );

export const readResult = (call: Call, raw: unknown): ApiResponse<InlineResult> => {
  const parsed = inlineResult.safeParse(raw);
  if (!parsed.success) return badRequest("can't parse inline query result");
  const result = parsed.data;
  const bytes = Buffer.byteLength(result.id);
  if (bytes < 1 || bytes > 64) return badRequest("RESULT_ID_INVALID");
  if (result.type === "article" && result.title === "") return badRequest("ARTICLE_TITLE_EMPTY");
  return chain(readMarkup(result.reply_markup), (markup) =>
    chain(result.type === "article" ? toText(call, result) : toPhoto(call, result), (content) =>
      done({
        id: result.id,
        title: result.title ?? "",
        description: result.description ?? "",
        ...(result.type === "article" && { thumbnail: result.thumbnail_url }),
        content,
        markup,
      }),
    ),
  );
};

/** Reads the `results` of an answer to an inline query. */
export const readInlineResults = (call: Call): ApiResponse<InlineResult[]> => {
  const list = call.args.json("results");
  if (!Array.isArray(list)) return badRequest("can't parse inline query results JSON");
  if (list.length > MOST_RESULTS) return badRequest("RESULTS_TOO_MUCH");
  const results: InlineResult[] = [];
  for (const raw of list) {
    const read = readResult(call, raw);
    if (!read.ok) return read;
    if (results.some(({ id }) => id === read.result.id)) return badRequest("RESULT_ID_DUPLICATE");
    results.push(read.result);
  }
  return done(results);
};
