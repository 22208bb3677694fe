import { type Api, InputFile } from "grammy";
import type { Logger } from "pino";
import type { Draw } from "../../board/studio/studio.ts";
import type { ChatId } from "../../ids/ids.ts";
import type { Time } from "../../machine/time.ts";
import type { Outbox } from "../../tables/shown/outbox.ts";
import type { Picture } from "../view/table-message.ts";
import type { Budgets } from "./budget.ts";
import { type Failure, failureOf } from "./failure.ts";

/**
 * Telegram's id of the file of a picture, uploaded now if Telegram does not have it yet;
 * undefined if that is not possible now.
 */
export type Album = (picture: Picture) => Promise<string | undefined>;

type AlbumParts = {
  /** Chats of the person who runs the bot; none: only pictures that Telegram has are found. */
  readonly chats: readonly ChatId[];
  readonly api: Api;
  readonly outbox: Outbox;
  readonly draw: Draw;
  readonly budgets: Budgets;
  readonly time: Time;
  readonly log: Logger;
};

/** A chat that refuses a picture is left alone for this time. */
const REST_MS = 60_000;

/** Failures that are no fault of the chat: no other chat would do better. */
const OF_ANY_CHAT: ReadonlySet<Failure["kind"]> = new Set(["wait", "bad-picture"]);

export const openAlbum = (parts: AlbumParts): Album => {
  const { chats, api, outbox, draw, budgets, time, log } = parts;
  const { pictures } = outbox;
  const restingUntil = new Map<ChatId, number>();
  const uploads = new Map<string, Promise<string | undefined>>();
  let leastRecent = chats;

  const waitIn = (chat: ChatId): number => budgets.in(chat).wait("upload");

  /** The chats that take pictures now: the quickest first, of these the one that rested longest. */
  const awakeChats = (): readonly ChatId[] =>
    leastRecent
      .filter((chat) => (restingUntil.get(chat) ?? 0) <= time.elapsed())
      .toSorted((a, b) => waitIn(a) - waitIn(b));

  const uploadTo = async (chat: ChatId, image: Uint8Array): Promise<string | undefined> => {
    leastRecent = [...leastRecent.filter((one) => one !== chat), chat];
    const file = new InputFile(image, "board.png");
    const { photo } = await api.sendPhoto(chat, file, { disable_notification: true });
    return photo.at(-1)?.file_id;
  };

  const upload = async ({ key, drawing }: Picture): Promise<string | undefined> => {
    if (awakeChats().length === 0) return undefined;
    const image = await draw(drawing);
    for (const chat of awakeChats()) {
      try {
        const file = await uploadTo(chat, image);
        if (file !== undefined) pictures.save(key, file);
        return file;
      } catch (error) {
        const { kind } = failureOf(error);
        log.warn({ err: error, chat, kind }, "a chat of PICTURES_CHAT_ID took no picture");
        if (OF_ANY_CHAT.has(kind)) return undefined;
        restingUntil.set(chat, time.elapsed() + REST_MS);
      }
    }
    return undefined;
  };

  const tryUpload = async (picture: Picture): Promise<string | undefined> => {
    try {
      return await upload(picture);
    } catch (error) {
      log.warn({ err: error }, "a picture could not be drawn");
      return undefined;
    } finally {
      uploads.delete(picture.key);
    }
  };

  return (picture) => {
    const { key } = picture;
    const known = pictures.file(key);
    if (known !== undefined) return Promise.resolve(known);
    const running = uploads.get(key) ?? tryUpload(picture);
    uploads.set(key, running);
    return running;
  };
};
