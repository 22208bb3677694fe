import type { Job } from "../../../bot/delivery/jobs.ts";
import type { ComposeBoard } from "../../../bot/delivery/show.ts";
import type { BotParts } from "../../../bot/feature/parts.ts";
import { speaker } from "../../../bot/text/texts.ts";
import { lookOn } from "../../../bot/view/table-message.ts";
import { privateChatOf } from "../../../ids/ids.ts";
import { amongOthers } from "../../../tables/people/boards.ts";
import type { Services } from "../../../tables/services/services.ts";
import { DAY_MS } from "../../../tables/services/time.ts";
import { type DareRow, daresIn } from "../sharing/dares.ts";
import { LIFE_DAYS } from "../sharing/presses.ts";
import { postedBoard, postedKeyboard, postedPage, sharedPage } from "./pages/pages.ts";
import { dareOf, linesOf, MOST_LINES, makerOf } from "./play/play.ts";
import { resultsIn, sevenOf } from "./play/sevens.ts";

/** The least time between two edits of a message: people try at once. */
const PACE_MS = 3_000;

export const endDares = ({ store, now }: Services): void =>
  daresIn(store).end(now() - LIFE_DAYS * DAY_MS);

type EditParts = Pick<BotParts, "services" | "show">;

/** The edits that messages of dares still need; a dare that is over goes with its last one. */
export const dareEdits = (parts: EditParts): readonly Job[] =>
  daresIn(parts.services.store)
    .due({ now: parts.services.now() })
    .map((dare) => editOf(parts, dare));

const editOf = ({ services, show }: EditParts, { id, inline }: DareRow): Job => {
  const dares = daresIn(services.store);
  const settle = (): void => {
    if (dares.byId(id)?.over === 1) dares.remove(id);
    else dares.settle(id);
  };
  return {
    chat: null,
    inline,
    lane: `dare ${id}`,
    take: () => dares.take({ id, dueAt: services.now() + PACE_MS }),
    run: async (api) => {
      const row = dares.byId(id);
      const compose = row && (composeSeven(services, row) ?? composeOf(services, row));
      if (!compose) return settle();
      await show(
        {
          api,
          onShown: ({ content }) => {
            dares.noteShown({ id, content, behind: row.behind });
            if (row.over === 1) dares.remove(id);
          },
        },
        { inline, content: row.content },
        compose,
      );
    },
    onRefused: settle,
  };
};

const composeSeven = (services: Services, row: DareRow): ComposeBoard | undefined => {
  const where = sevenOf(row);
  if (!where) return undefined;
  const page = sharedPage(
    resultsIn(services, row, where, MOST_LINES),
    row.over === 1,
    speaker(row.language),
  );
  return () => page;
};

const composeOf = (services: Services, row: DareRow): ComposeBoard | undefined => {
  const dare = dareOf(services, row);
  if (!dare) return undefined;
  const say = speaker(row.language);
  const posted = {
    ...{ dare, maker: makerOf(services, dare)?.name, lines: linesOf(services, dare) },
    ...{ keyboard: postedKeyboard(say), isOver: row.over === 1 },
  };
  // Its picture is there already, and stays.
  if (row.content === "photo") return () => postedPage(posted, say);
  const settings =
    row.maker === null ? undefined : services.store.people.chat(privateChatOf(row.maker))?.settings;
  const { board: own = "picture", theme = "wood" } = settings ?? {};
  const wanted = { board: amongOthers(own), theme };
  return (board) => postedBoard(posted, lookOn(wanted, board), say);
};
