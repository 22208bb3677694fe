import { privateChatOf } from "../../ids/ids.ts";
import type { Chat } from "../../tables/people/people.ts";
import type { Notice } from "../../tables/services/services.ts";
import type { Job } from "../delivery/jobs.ts";
import type { NoticeKind, OwedSaying, OwedSayings, Reader } from "../feature/kinds.ts";
import type { OwedParts } from "../feature/parts.ts";
import { speaker } from "../text/texts.ts";
import { lookOn } from "../view/table-message.ts";

/** The other notices follow with the next look. */
const MOST_AT_ONCE = 50;

export const bringNotices = (parts: OwedParts, kinds: readonly NoticeKind[]): void => {
  const { jobs, services } = parts;
  jobs.addSource(() => {
    const owed: Job[] = [];
    for (const notice of services.store.notices.due()) {
      const kind = kinds.find((one) => one.kind === notice.kind);
      // An earlier version owed what is no longer said.
      if (!kind) services.store.notices.take(notice.id);
      const saying = kind && sayingOf(parts, kind, notice);
      if (saying) owed.push(jobFor(parts, saying));
      if (owed.length === MOST_AT_ONCE) break;
    }
    return owed;
  });
};

const sayingOf = (parts: OwedParts, kind: NoticeKind, notice: Notice): OwedSaying | undefined => {
  const { notices, people, unlessDamaged } = parts.services.store;
  const { id, subject } = notice;
  const about = `${notice.kind} ${subject}`;
  const saying = unlessDamaged(about, () => kind.saying(parts, notice));
  const chat = chatOf(people, notice);
  if (!saying || !chat) return void notices.take(id);
  if (saying === "not yet") return undefined;
  return {
    ...{ ...saying, chat, lane: `${about} ${chat.id}` },
    // It waits behind the message that is kept about the same.
    most: 2,
    take: () => notices.take(id),
    giveBack: () => notices.giveBack(notice),
  };
};

const chatOf = (
  people: OwedParts["services"]["store"]["people"],
  { chat, person }: Notice,
): Chat | undefined => {
  const id = chat ?? (person === null ? null : privateChatOf(person));
  return id === null ? undefined : people.chat(id);
};

export const bringSayings = (parts: OwedParts, all: readonly OwedSayings[]): void => {
  for (const sayings of all)
    parts.jobs.addSource(() => sayings(parts).map((saying) => jobFor(parts, saying)));
};

const jobFor = (
  { show }: OwedParts,
  { chat, place, compose, onShown, ...job }: OwedSaying,
): Job => ({
  ...{ ...job, chat: chat.id },
  run: (api) =>
    show({ api, ...(onShown && { onShown }) }, { ...place, chat: chat.id }, (board) =>
      compose(readerIn(chat, board)),
    ),
});

export const readerIn = (chat: Chat, board: "picture" | "emoji"): Reader => ({
  chat,
  say: speaker(chat.language),
  look: lookOn(chat.settings, board),
});
