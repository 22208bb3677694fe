import { Composer, InputFile } from "grammy";
import { keyOf, type Say } from "../../bot/text/texts.ts";
import type { BotContext } from "../../bot/updates/context.ts";
import { alert, answer, toast } from "../../bot/updates/reply.ts";
import { type GameRecord, matOf, recordOf, recordText } from "../../game/record/record.ts";
import { type ChatId, type GameId, privateChatOf } from "../../ids/ids.ts";
import { type Result, refused } from "../../rules/result.ts";
import type { Ruleset } from "../../rules/types.ts";
import type { GameRow } from "../../store/games.ts";
import { SECRETS } from "../../store/secrets.ts";
import { standingOf } from "../../tables/game/finished.ts";
import { playersOf } from "../../tables/game/players.ts";
import { claimOnce } from "../../tables/services/handouts.ts";
import type { Services } from "../../tables/services/services.ts";
import { pressed } from "./finished-games.ts";
import { transcriptOf } from "./transcript.ts";

type Promised = {
  /** SHA-256 of the secret. */
  readonly hash: string;
  /** In hexadecimal. */
  readonly secret: string | undefined;
  /** The players' luck. */
  readonly nonce: string | null;
};

const promiseOf = ({ store }: Services, id: GameId): Promised | undefined => {
  const row = store.games.game(id);
  const opened = row && store[SECRETS].open(id);
  const secret = opened && Buffer.from(opened.secret).toString("hex");
  return row && { hash: row.diceHash, secret, nonce: row.nonce };
};

type RecordHanded = Result<
  { readonly record: GameRecord },
  "no-game" | "record-just-sent" | "record-needs-chat"
>;

/** The record of a game for a chat, once a minute; without its secret while the game runs. */
export const handOutRecord = (
  services: Services,
  id: GameId,
  chat: ChatId,
  nameOf: (ruleset: Ruleset) => string,
): RecordHanded =>
  services.store.transaction(() => {
    const { store } = services;
    const row = store.games.game(id);
    const record = row && readRecord(services, row, nameOf(row.ruleset));
    if (!record) return refused("no-game");
    if (!store.people.chat(chat)?.present) return refused("record-needs-chat");
    if (!claimOnce(services, `record ${id}`, chat)) return refused("record-just-sent");
    return { ok: true, record };
  });

const readRecord = (services: Services, row: GameRow, name: string): GameRecord | undefined => {
  const { store } = services;
  const players = playersOf(services, row);
  if (!players) return undefined;
  const series = store.games.series(row.series);
  const { score } = standingOf(services, series, row, (game) => game < row.id);
  return recordOf({
    game: row.id,
    ruleset: { id: row.ruleset.id, name, switches: row.ruleset.switches },
    players: { white: players.white.name, black: players.black.name },
    terms: series.terms,
    crawford: row.crawford,
    number: store.games.countUpTo(series.id, row.id),
    score,
    began: new Date(row.at),
    ended: row.endedAt === null ? undefined : new Date(row.endedAt),
    hash: row.diceHash,
    secret: store[SECRETS].open(row.id)?.secret,
    nonce: row.nonce,
    events: store.games.events(row.id),
  });
};

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
