import { Composer } from "grammy";
import { z } from "zod";
import type { NoticeKind } from "../../../bot/feature/kinds.ts";
import { pressBook } from "../../../bot/press/book.ts";
import { type BotContext, filtersOf } from "../../../bot/updates/context.ts";
import { speaksForChat } from "../../../bot/updates/member.ts";
import { edit, erase, toast } from "../../../bot/updates/reply.ts";
import { button } from "../../../bot/view/button.ts";
import { type ChatId, type GameId, isGameId } from "../../../ids/ids.ts";
import { changeSettings } from "../../../tables/people/settings.ts";
import type { Services } from "../../../tables/services/services.ts";
import { spanAt } from "../statistics/periods.ts";
import { standingsIn } from "../statistics/standings-store.ts";

/** A group that has finished so many games may want a league. */
const ENOUGH = 10;

const OFFER_NOTICE = "league-offer";

export const LEAGUE_PRESSES = pressBook(
  { league: z.enum(["on", "off"]) },
  { "league-choose": ["7l", "league"] },
);

/** Offers a league to a group once, whatever it answers: after this game, if it has enough now. */
export const offerLeague = ({ store, now }: Services, id: ChatId, game: GameId): void => {
  const chat = store.people.chat(id);
  if (!chat || chat.settings.league || chat.settings.leagueOffered) return;
  if (standingsIn(store).games({ ...spanAt("all", now()), chat: id }) < ENOUGH) return;
  store.people.saveSettings(chat, { ...chat.settings, leagueOffered: true });
  store.notices.add({ kind: OFFER_NOTICE, subject: game, chat: id });
};

/** It stands where the game stood, without a sound. */
export const OFFERS: NoticeKind = {
  kind: OFFER_NOTICE,
  saying: ({ services: { store } }, { subject, chat: id }) => {
    const chat = id === null ? undefined : store.people.chat(id);
    if (!chat || chat.settings.league || !isGameId(subject)) return undefined;
    const table = store.tables.byGame(subject).find((one) => one.chat === chat.id);
    return {
      place: { thread: table?.thread ?? null, quiet: true },
      compose: ({ say }) => ({
        html: say("league-offer"),
        keyboard: [
          (["on", "off"] as const).map((choice) =>
            button(
              say(`button-league-${choice}`),
              LEAGUE_PRESSES.write({ do: "league-choose", league: choice }),
            ),
          ),
        ],
      }),
    };
  },
};

const { pressedHere } = filtersOf(LEAGUE_PRESSES);

/** As the settings, it is for the administrators of the group. */
export const offers = new Composer<BotContext>();

offers.filter(pressedHere("league-choose"), async (ctx) => {
  const { here, press, say, services } = ctx;
  if (!(await speaksForChat(ctx))) return toast(ctx, "settings-not-yours");
  await toast(ctx);
  if (press.league === "off") return erase(ctx);
  changeSettings(services, here.id, { league: true });
  await edit(ctx, { html: say("league-begun"), keyboard: [] });
});
