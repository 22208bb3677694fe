import type { Api, Transformer } from "grammy";
import type { Logger } from "pino";
import type { Draw } from "../../board/studio/studio.ts";
import { isChatId, privateChatOf } from "../../ids/ids.ts";
import { isAloud } from "../../tables/people/boards.ts";
import type { Services } from "../../tables/services/services.ts";
import { outboxOf } from "../../tables/shown/outbox.ts";
import { type Say, speaker } from "../text/texts.ts";
import { type Album, openAlbum } from "./album.ts";
import { type Allowances, Budgets } from "./budget.ts";
import { Courier, leftoverJobs } from "./courier.ts";
import { Deliverer } from "./deliverer.ts";
import { Door } from "./door.ts";
import { Jobs } from "./jobs.ts";
import { noteNewest } from "./newest.ts";
import type { BorneNow } from "./pace.ts";
import type { InChat } from "./place.ts";
import { type Lend, openShow, type Publish, type Show } from "./show.ts";
import { Turner } from "./turner.ts";

type DeliveryOptions = {
  readonly services: Services;
  readonly log: Logger;
  readonly allowances: Allowances;
  readonly me: string;
  readonly draw: Draw;
  readonly publish?: Publish | undefined;
  /** Chats where pictures may be uploaded for messages that take no upload. */
  readonly pictureChats?: readonly number[];
  /** Gives the tables, the uploads and the jobs an API of their own with this transformer. */
  readonly openApi: (transformer: Transformer) => Api;
};

/** Every way in which messages get to Telegram; see the README of the bot. */
export type Delivery = {
  readonly pages: Transformer;
  readonly show: Show;
  readonly album: Album;
  readonly turner: Turner;
  readonly jobs: Jobs;
  readonly deliverer: Deliverer;
  /** What Telegram bears over all chats, as far as the bot has found out. */
  readonly pace: () => BorneNow;
  readonly stop: () => Promise<void>;
};

export const openDelivery = (wish: DeliveryOptions): Delivery => {
  const { services, log, allowances, me, draw, publish, openApi } = wish;
  const { pictureChats = [] } = wish;
  const { time } = services;
  const stopping = new AbortController();
  const outbox = outboxOf(services);
  const budgets = new Budgets(allowances, time.elapsed);
  const door = new Door({
    ...{ budgets, time, log, onDisk: outbox.onDisk },
    onCarriedOut: noteNewest(services),
  });
  const jobs = new Jobs({ api: openApi(door.for("job")), outbox, budgets, time, log });
  jobs.addSource(() => leftoverJobs(outbox));
  const album = openAlbum({
    ...{ chats: pictureChats.filter(isChatId), outbox, draw, budgets, time, log },
    api: openApi(door.for("upload")),
  });
  const lend: Lend = async (picture) =>
    outbox.pictures.file(picture.key) ??
    publish?.(picture.key, () => draw(picture.drawing)) ??
    album(picture);
  const show = openShow({
    ...{ outbox, draw, lend, log },
    aloudIn: aloudIn(services),
    onPicturesRefused: ({ chat, thread = null }) => {
      outbox.picturesRefused(chat);
      // Tells the chat why its boards look different from now on.
      const html = speaker(services.store.people.chat(chat)?.language ?? "")("pictures-forbidden");
      const run = (api: Api) =>
        show({ api }, { chat, thread, quiet: true }, () => ({ html, keyboard: [] }));
      jobs.add({ chat, lane: `pictures ${chat}`, run });
    },
  });
  const courier = new Courier({
    ...{ outbox, show, time, log, me },
    api: openApi(door.for("board")),
    lend: publish === undefined && pictureChats.length === 0 ? undefined : lend,
    stopping: stopping.signal,
  });
  const deliverer = new Deliverer({ outbox, budgets, courier, time, log, stopping });
  const turner = new Turner(jobs, time);
  return {
    ...{ show, album, jobs, deliverer, turner },
    pages: door.for("page"),
    pace: () => budgets.overAll.now,
    stop: async () => {
      turner.stop();
      const stopped = Promise.all([jobs.stop(), deliverer.stop()]);
      door.close();
      await stopped;
    },
  };
};

/** What one person alone sees in a group is said to them as they want it. */
const aloudIn =
  ({ store: { people } }: Services) =>
  ({ chat, only }: InChat): Say | undefined => {
    const here = people.chat(chat);
    const reader = only ? people.chat(privateChatOf(only.person)) : here;
    return here && reader && isAloud(reader.settings.board) ? speaker(here.language) : undefined;
  };
