import type { MessageEntity } from "grammy/types";
import { z } from "zod";
import { trimmed } from "../text/clean.ts";
import { withFoundEntities } from "../text/entities.ts";
import { parseHtml } from "../text/html.ts";
import type { FormattedText } from "../world/types.ts";
import { type ApiResponse, badRequest, done } from "./refusals.ts";

const MOST_TEXT = 4096;
const MOST_CAPTION = 1024;

const entity = z.looseObject({ type: z.string(), offset: z.int(), length: z.int() });

export type RawText = {
  readonly text: string;
  readonly mode: string | undefined;
  readonly entities: unknown;
};

const isEntity = (value: unknown): value is MessageEntity => entity.safeParse(value).success;

/** Text with its parse mode read; what people write with no mode is taken as it is. */
export const formatted = ({ text, mode, entities }: RawText): ApiResponse<FormattedText> => {
  const given = Array.isArray(entities) ? entities.filter(isEntity) : [];
  switch (mode?.toLowerCase() ?? "") {
    case "":
    case "none":
      return done(withFoundEntities(trimmed({ text, entities: given })));
    case "html": {
      const parsed = parseHtml(text);
      if (!parsed.ok) return badRequest(`can't parse entities: ${parsed.problem}`);
      return done(withFoundEntities(trimmed(parsed.value)));
    }
    default:
      return badRequest("unsupported parse_mode");
  }
};

/** The text of a text message: 1–4096 characters once its formatting is read. */
export const messageText = (raw: RawText): ApiResponse<FormattedText> => {
  const read = formatted(raw);
  if (!read.ok) return read;
  if (read.result.text === "") return badRequest("message text is empty");
  if (read.result.text.length > MOST_TEXT) return badRequest("message is too long");
  return read;
};

/** The caption of a picture or document: up to 1024 characters once its formatting is read. */
export const caption = (raw: RawText): ApiResponse<FormattedText> => {
  const read = formatted(raw);
  if (read.ok && read.result.text.length > MOST_CAPTION) {
    return badRequest("message caption is too long");
  }
  return read;
};
