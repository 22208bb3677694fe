import type { Say } from "../../../bot/text/texts.ts";
import type { BotContext } from "../../../bot/updates/context.ts";
import { button, type Row } from "../../../bot/view/button.ts";
import type { SevenDay } from "../sets/sevens.ts";
import { darePress, seal } from "./presses.ts";

/** Where a position comes from: a turn of a game, from 0, a puzzle, or another dare. */
export type DareSource = {
  readonly source: "t" | "p" | "d";
  readonly of: number;
  readonly turn: number;
};

const queryOf = ({ source, of, turn }: DareSource, say: Say): string =>
  `${say("dare-query")} ${source}${of}${source === "t" ? `-${turn}` : ""}`;

/** Chooses a chat, and writes there what the bot answers with a dare. */
export const dareButton = (from: DareSource, say: Say): Row[number] => ({
  text: say("button-dare"),
  switch_inline_query_chosen_chat: {
    query: queryOf(from, say),
    allow_user_chats: true,
    allow_group_chats: true,
  },
});

/** The same in return, to the person who has sent one. */
export const backButton = (from: DareSource, say: Say): Row[number] => ({
  text: say("button-dare-back"),
  switch_inline_query_chosen_chat: { query: queryOf(from, say), allow_user_chats: true },
});

/** The button under a result of a seven: its message fills with the squares of others. */
export const sevenWay = (ctx: BotContext, { game, day }: SevenDay): Row => {
  const { person, say } = ctx;
  const source = game === "long" ? "l" : "s";
  const all = seal(ctx, { person: person.id, source, of: day, turn: 0, drawn: 0 });
  return [button(say("button-dare-seven"), darePress({ do: "dare-open", ...all }), "primary")];
};
