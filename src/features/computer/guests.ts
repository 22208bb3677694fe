import { Composer } from "grammy";
import { plainName } from "../../board/letters/names.ts";
import { failureOf } from "../../bot/delivery/failure.ts";
import type { Feature } from "../../bot/feature/feature.ts";
import { offerMeant } from "../../bot/play/inline.ts";
import { article } from "../../bot/play/invitation.ts";
import { readPlayWords } from "../../bot/play/play-words.ts";
import { isolated } from "../../bot/text/html.ts";
import { means } from "../../bot/text/words.ts";
import type { BotContext } from "../../bot/updates/context.ts";
import { privateChatOf } from "../../ids/ids.ts";
import { habitsIn } from "../../tables/people/settings.ts";

/**
 * Answers a mention of the bot in a chat where it is no member: with a board, played in that very
 * message as inline boards are.
 */
const guests = new Composer<BotContext>();

guests.on("guest_message", async (ctx) => {
  const { text = "", guest_query_id: query } = ctx.guestMessage;
  if (query === undefined) return;
  const said = wordsIn(text, ctx.me.username);
  const { results, hint } = await offerMeant(ctx, said);
  const [offer] = results;
  const told = unknownIn(ctx, said) ?? hint ?? ctx.say("guest-no-offer");
  const words = { title: told, description: "" };
  const note = { ...article(ctx, "note", words), input_message_content: { message_text: told } };
  try {
    await ctx.api.answerGuestQuery(query, offer ?? note);
  } catch (error) {
    // It is too late, or the chat refuses it: only the answer is lost.
    ctx.log.info({ err: error, kind: failureOf(error).kind }, "a guest could not answer");
  }
});

/** Names the unknown word, and shows what people can write. */
const unknownIn = ({ say, services, person, me }: BotContext, said: string): string | undefined => {
  const words = readPlayWords(said, [], habitsIn(services, privateChatOf(person.id)));
  if (words.ok || (words.code !== "unknown-word" && words.code !== "unknown-ruleset"))
    return undefined;
  return say("guest-unknown-word", { word: isolated(plainName(words.word)), bot: me.username });
};

/** The words of the request, without the mention or a command before it. */
const wordsIn = (text: string, me: string): string => {
  const own = new RegExp(`@${me}\\b`, "gi");
  const words = text.replaceAll(own, " ").trim().split(/\s+/);
  const [first = "", ...others] = words;
  const isPlay = means(first.replace(/^\//, ""), "play");
  return (isPlay ? others : words).join(" ");
};

/** A mention of the bot in a chat where it is no member becomes a board. */
export const GUESTS: Feature = {
  name: "guests",
  open: ({ guestTables }) => (guestTables ? { handlers: [guests] } : undefined),
};
