import { Composer, InputFile } from "grammy";
import { keyOf, type Say } from "../../bot/text/texts.ts";
import { type BotContext, pressed } from "../../bot/updates/context.ts";
import { alert, answer, toast } from "../../bot/updates/reply.ts";
import { type GameRecord, matOf, recordText } from "../../game/record/record.ts";
import { type ChatId, privateChatOf } from "../../ids/ids.ts";
import { handOutRecord, promiseOf } from "./record.ts";
import { transcriptOf } from "./transcript.ts";

const MOST_DOCUMENTS = 30;

/** Hands out the record of a game: for programs, for people, and for backgammon programs. */
export const records = new Composer<BotContext>();

records.filter(pressed("record"), async (ctx) => {
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
  for (const document of documents) sendDocument(ctx, { chat, replyTo, document });
  await toast(ctx, "record-coming");
});
records.filter(pressed("hash"), (ctx) => {
  const promised = promiseOf(ctx.services, ctx.press.game);
  if (!promised) return toast(ctx, "refused-no-game");
  const { whisper } = ctx;
  const { hash, secret, nonce } = promised;
  const lines = [
    secret === undefined
      ? whisper("hash-whole", { hash })
      : whisper("hash-and-secret", { hash, secret }),
    ...(nonce === null ? [] : [whisper("dice-nonce", { nonce })]),
  ];
  return alert(ctx, lines.join("\n"));
});

type Document = {
  readonly name: string;
  readonly content: string;
  readonly caption?: string;
};

type Handing = {
  readonly chat: ChatId;
  readonly replyTo: number | undefined;
  readonly document: Document;
};

/** Silently, and after earlier documents. */
export const sendDocument = ({ delivery }: BotContext, handing: Handing): void => {
  const { chat, replyTo, document } = handing;
  const { name, content, caption } = document;
  delivery.jobs.add({
    ...{ chat, lane: `records ${chat}`, most: MOST_DOCUMENTS },
    run: (api) =>
      api.sendDocument(chat, new InputFile(Buffer.from(content), name), {
        disable_notification: true,
        ...(caption !== undefined && { caption }),
        ...(replyTo !== undefined && {
          reply_parameters: { message_id: replyTo, allow_sending_without_reply: true },
        }),
      }),
  });
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
