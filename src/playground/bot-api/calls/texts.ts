import type { MessageEntity } from "grammy/types";
import { cleaned, isInvisible } from "../../text/clean.ts";
import { withFoundEntities } from "../../text/entities.ts";
import { parseHtml } from "../../text/html.ts";
import type { FormattedText } from "../../world/types.ts";
import type { World } from "../../world/world.ts";
import { type ApiResponse, badRequest, chain, done } from "./refusals.ts";

const MOST_TEXT = 4096;
const MOST_CAPTION = 1024;

type RawText = { readonly text: string; readonly mode: string | undefined };

/** Reads HTML or plain text. Markdown is refused as an unknown mode. */
const parsed = ({ text, mode = "" }: RawText): ApiResponse<FormattedText> => {
  switch (mode.toLowerCase()) {
    case "":
      return done({ text, entities: [] });
    case "html": {
      const read = parseHtml(text);
      return read.ok ? done(read.value) : badRequest(`can't parse entities: ${read.problem}`);
    }
    default:
      return badRequest("unsupported parse_mode");
  }
};

/** Mentions by id get the whole person. Of an unknown person only the words stay. */
const withPeople = (world: World, { text, entities }: FormattedText): FormattedText => ({
  text,
  entities: entities.flatMap((entity): MessageEntity[] => {
    if (entity.type !== "text_mention") return [entity];
    const person = world.people.byId(entity.user.id);
    return person === undefined ? [] : [{ ...entity, user: person.user }];
  }),
});

/** Text with its formatting read, cleaned as by Telegram. */
const formatted = (world: World, raw: RawText): ApiResponse<FormattedText> =>
  chain(parsed(raw), (read) => done(withFoundEntities(withPeople(world, cleaned(read)))));

/**
 * The text of a text message: 1–4096 characters after its formatting is read.
 * @param tooLong Telegram's error text differs between new and edited messages
 */
export const messageText = (
  world: World,
  raw: RawText,
  tooLong: string,
): ApiResponse<FormattedText> => {
  if (raw.text === "") return badRequest("message text is empty");
  return chain(formatted(world, raw), (read) => {
    if (isInvisible(read.text)) return badRequest("text must be non-empty");
    return read.text.length > MOST_TEXT ? badRequest(tooLong) : done(read);
  });
};

/** The caption of a picture or document: up to 1024 characters after its formatting is read. */
export const captionText = (
  world: World,
  raw: RawText,
  tooLong: string,
): ApiResponse<FormattedText> =>
  chain(formatted(world, raw), (read) =>
    read.text.length > MOST_CAPTION ? badRequest(tooLong) : done(read),
  );
