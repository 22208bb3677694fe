import { Composer } from "grammy";
import type { Logger } from "pino";
import { type GameRecord, matOf, recordText } from "../../game/record/record.ts";
import { privateChatOf } from "../../ids/ids.ts";
import { handOutRecord, promiseOf } from "../../tables/record.ts";
import { type BotContext, pressed } from "../context.ts";
import { type Document, sendDocuments } from "../delivery/documents.ts";
import { failureOf } from "../delivery/failure.ts";
import { alert, answer, toast } from "../reply.ts";
import { keyOf, type Say } from "../text/texts.ts";
import { transcriptOf } from "../view/transcript.ts";

/** Hands out the record of a game: for programs, for people, and for backgammon programs. */
export const records = (log: Logger): Composer<BotContext> => {
  const composer = new Composer<BotContext>();
  composer.filter(pressed("record"), async (ctx) => {
    const { services, press, person, here, say } = ctx;
    const chat = here?.id ?? privateChatOf(person.id);
    const handed = handOutRecord(
      services,
      press.game,
      chat,
      ({ id, name }) => name ?? say(keyOf(`ruleset-${id}`)),
    );
    if (!handed.ok) return answer(ctx, handed);
    const replyTo = here && ctx.callbackQuery?.message?.message_id;
    const documents = documentsOf(handed.record, say);
    // In the background: the chat's other presses do not wait for it.
    sendDocuments(ctx.api, ctx.deliverer.budgetIn(chat), { chat, replyTo, documents }).catch(
      (error: unknown) =>
        log.warn({ chat, failure: failureOf(error).kind }, "a record could not be sent"),
    );
    await toast(ctx, "record-coming");
  });
  composer.filter(pressed("hash"), (ctx) => {
    const promised = promiseOf(ctx.services, ctx.press.game);
    if (!promised) return toast(ctx, "refused-no-game");
    const { hash, secret } = promised;
    return secret === undefined
      ? alert(ctx, "hash-whole", { hash })
      : alert(ctx, "hash-and-secret", { hash, secret });
  });
  return composer;
};

const documentsOf = (record: GameRecord, say: Say): readonly Document[] => {
  const name = (ending: string): string => `game-${record.game}.${ending}`;
  const mat = matOf(record);
  const caption = record.dice.secret === null ? "record-caption-running" : "record-caption";
  return [
    {
      name: name("json"),
      content: recordText(record),
      caption: say(caption, { game: String(record.game), file: name("json") }),
    },
    { name: name("txt"), content: transcriptOf(record, say) },
    ...(mat.ok ? [{ name: name("mat"), content: mat.text }] : []),
  ];
};
