import { type Arena, arenaView } from "../../tables/arena/standings.ts";
import type { Services } from "../../tables/services.ts";
import { arenaMessage, arenaPodium } from "../arena/message.ts";
import type { Job, Jobs } from "../delivery/jobs.ts";
import type { Show } from "../delivery/show.ts";
import { speaker } from "../text/texts.ts";
import { lookOn } from "../view/table-message.ts";

/** The message of an arena changes no more often than this, however much happens in it. */
const PACE_MS = 6_000;

type Parts = { readonly services: Services; readonly jobs: Jobs; readonly show: Show };

/** Shows arenas in their groups: each by one message that is edited, and a card at its end. */
export const bringArenas = (parts: Parts): void => {
  const { services, jobs } = parts;
  const { arenas } = services.store;
  jobs.see(() => [
    ...arenas.behind(services.now() - PACE_MS).flatMap((arena) => messageFor(parts, arena)),
    ...arenas.withCard().flatMap((arena) => cardFor(parts, arena)),
  ]);
};

const messageFor = ({ services, show }: Parts, arena: Arena): Job[] => {
  const { arenas, people, outbox } = services.store;
  const { id, behind, message, content, thread } = arena;
  const chat = people.chat(arena.chat);
  if (!chat) return [];
  const place = { chat: chat.id, thread, message, content };
  return [
    {
      chat: chat.id,
      lane: `arena ${id}`,
      run: (api) =>
        show(
          {
            api,
            onShown: (shown) => {
              // A picture cannot become words: then there is another message, and the old one goes.
              if (message !== null && shown.message !== message) outbox.leave(chat.id, message);
              arenas.shown({ id, behind, at: services.now(), ...shown });
            },
          },
          place,
          (board) => {
            const look = lookOn(chat.settings, board);
            const view = arenaView(services, arena);
            return arenaMessage(view, services.now(), look, speaker(chat.language));
          },
        ),
      onRefused: (kind) => (kind === "lost" ? arenas.lost(id) : arenas.settle(id)),
    },
  ];
};

const cardFor = ({ services, show }: Parts, arena: Arena): Job[] => {
  const { arenas, people } = services.store;
  const chat = people.chat(arena.chat);
  if (!chat) return [];
  return [
    {
      chat: chat.id,
      lane: `arena ${arena.id}`,
      most: 2,
      take: () => arenas.takeCard(arena.id),
      giveBack: () => arenas.giveCardBack(arena.id),
      run: (api) =>
        show({ api }, { chat: chat.id, thread: arena.thread }, (board) => {
          const look = lookOn(chat.settings, board);
          return arenaPodium(arenaView(services, arena), look, speaker(chat.language));
        }),
    },
  ];
};
