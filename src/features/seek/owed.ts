import type { Job, Jobs } from "../../bot/delivery/jobs.ts";
import type { Show } from "../../bot/delivery/show.ts";
import type { Owner } from "../../bot/feature/feature.ts";
import { speaker } from "../../bot/text/texts.ts";
import { isPersonId, privateChatOf } from "../../ids/ids.ts";
import type { Services } from "../../tables/services/services.ts";
import { seekMessage } from "./pages/message.ts";
import { reportText } from "./pages/stranger.ts";
import { type Seek, seekView } from "./play/seek.ts";
import type { Complaint } from "./play/strangers.ts";
import { seeksIn } from "./store/seeks.ts";
import { strangersIn } from "./store/strangers.ts";

type Parts = {
  readonly services: Services;
  readonly jobs: Jobs;
  readonly show: Show;
  readonly owner?: Owner | undefined;
};

/** Shows people the state of their search, and the owner the complaints about strangers. */
export const bringSeeks = (parts: Parts): void => {
  const { services, jobs } = parts;
  const seeks = seeksIn(services.store);
  const strangers = strangersIn(services.store);
  jobs.see(() => [
    ...seeks.behind().flatMap((seek) => messageFor(parts, seek)),
    ...strangers.untold().flatMap((report) => reportFor(parts, report)),
  ]);
};

const messageFor = ({ services, show }: Parts, seek: Seek): Job[] => {
  const { people } = services.store;
  const seeks = seeksIn(services.store);
  const { person, behind } = seek;
  const chat = people.chat(privateChatOf(person));
  if (!chat) return [];
  const isNeeded = seek.state !== "found" && seek.state !== "stopped";
  return [
    {
      chat: chat.id,
      lane: `seek ${person}`,
      run: (api) =>
        show(
          { api, onShown: ({ message }) => seeks.shown({ person, behind, message }) },
          { chat: chat.id, message: seek.message, content: "text" },
          () => seekMessage(seekView(services, seek), speaker(chat.language)),
        ),
      onRefused: (kind) =>
        kind === "lost" && isNeeded ? seeks.lose(person) : seeks.settle(person),
    },
  ];
};

const reportFor = ({ services, show, owner }: Parts, report: Complaint): Job[] => {
  const { people } = services.store;
  const strangers = strangersIn(services.store);
  const id = owner?.id ?? 0;
  const chat = isPersonId(id) ? people.chat(privateChatOf(id)) : undefined;
  if (!chat?.present) return [];
  const html = reportText(report, people.person, speaker(chat.language));
  return [
    {
      chat: chat.id,
      lane: `report ${report.game} ${report.person}`,
      take: () => strangers.take(report),
      giveBack: () => strangers.giveBack(report),
      run: (api) => show({ api }, { chat: chat.id }, () => ({ html, keyboard: [] })),
    },
  ];
};
