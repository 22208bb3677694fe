import { Composer, InputFile } from "grammy";
import { ANSWER_CHARACTERS } from "../../bot/delivery/answers.ts";
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
import { knownOf, type Services } from "../../tables/services/services.ts";
import { pressed } from "./finished-games.ts";
import { transcriptOf } from "./transcript.ts";

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
    isBrokenOff: knownOf(services, "isBrokenOff", row.id) ?? false,
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
  for (const document of documentsOf(handed.record, say))
    sendDocument(ctx, chat, document, replyTo);
  await toast(ctx, "record-coming");
});

/** What was promised of the dice: the secret's SHA-256, and after the game the secret itself. */
records.filter(pressed("hash"), (ctx) => {
  const { press, services, whisper } = ctx;
  const row = services.store.games.game(press.game);
  if (!row) return toast(ctx, "refused-no-game");
  const { diceHash: hash, nonce } = row;
  const opened = services.store[SECRETS].open(row.id);
  const secret = opened && Buffer.from(opened.secret).toString("hex");
  const luck = nonce === null ? [] : [whisper("dice-nonce", { nonce })];
  const promise = secret
    ? whisper("hash-and-secret", { hash, secret })
    : whisper("hash-whole", { hash });
  const told = [promise, ...luck].join("\n");
  if (told.length <= ANSWER_CHARACTERS) return alert(ctx, told);
  // Many bring luck to a chouette: nothing of it may be cut off. The hash follows from the secret.
  const short = secret ? whisper("record-secret", { secret }) : whisper("record-hash", { hash });
  return alert(ctx, [short, ...luck].join("\n"));
});

type Document = {
  readonly name: string;
  readonly content: string;
  readonly caption?: string;
};

/** Silently, and after earlier documents. */
export const sendDocument = (
  { delivery }: BotContext,
  chat: ChatId,
  { name, content, caption }: Document,
  replyTo?: number,
): void => {
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
