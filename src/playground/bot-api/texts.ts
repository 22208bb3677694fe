import { cleaned, isInvisible } from "../text/clean.ts";
import { withFoundEntities } from "../text/entities.ts";
import { readEntities } from "../text/given.ts";
import { parseHtml } from "../text/html.ts";
import type { FormattedText } from "../world/types.ts";
import { type ApiResponse, badRequest, chain, done } from "./refusals.ts";

export const MOST_TEXT = 4096;
const MOST_CAPTION = 1024;

export type RawText = {
  readonly text: string;
  readonly mode: string | undefined;
  readonly entities: unknown;
};

const parsed = ({ text, mode = "", entities }: RawText): ApiResponse<FormattedText> => {
  switch (mode.toLowerCase()) {
    case "": {
      const given = readEntities(entities, text);
      return given.ok ? done({ text, entities: given.entities }) : badRequest(given.problem);
    }
    case "html": {
      const read = parseHtml(text);
      return read.ok ? done(read.value) : badRequest(`can't parse entities: ${read.problem}`);
    }
    default:
      return badRequest("unsupported parse_mode");
  }
};

/** Text with its formatting read, cleaned as Telegram cleans it. */
const formatted = (raw: RawText): ApiResponse<FormattedText> =>
  chain(parsed(raw), (read) => done(withFoundEntities(cleaned(read))));

/**
 * The text of a text message: 1–4096 characters once its formatting is read.
 * @param tooLong Telegram says it in other words of a new message than of an edited one
 */
export const messageText = (raw: RawText, tooLong: string): ApiResponse<FormattedText> => {
  if (raw.text === "") return badRequest("message text is empty");
  return chain(formatted(raw), (read) => {
    if (isInvisible(read.text)) return badRequest("text must be non-empty");
    return read.text.length > MOST_TEXT ? badRequest(tooLong) : done(read);
  });
};

/** The caption of a picture or document: up to 1024 characters once its formatting is read. */
export const captionText = (raw: RawText, tooLong: string): ApiResponse<FormattedText> =>
  chain(formatted(raw), (read) =>
    read.text.length > MOST_CAPTION ? badRequest(tooLong) : done(read),
  );
