import type { InlineQueryResult } from "grammy/types";
import type { InlineResults } from "../../../../bot/feature/feature.ts";
import { article, fileInTime } from "../../../../bot/play/invitation.ts";
import type { Say } from "../../../../bot/text/texts.ts";
import { isA, wordOf } from "../../../../bot/text/words.ts";
import type { BotContext } from "../../../../bot/updates/context.ts";
import { button, type Keyboard, markup } from "../../../../bot/view/button.ts";
import { rollText } from "../../../../bot/view/lines.ts";
import { lookOn } from "../../../../bot/view/table-message.ts";
import { privateChatOf } from "../../../../ids/ids.ts";
import { amongOthers, withoutPicture } from "../../../../tables/people/boards.ts";
import { openDecision } from "../../decision/decision.ts";
import type { DareSource } from "../../sharing/buttons.ts";
import { darePress, type NewDareData, seal } from "../../sharing/presses.ts";
import { decisionGame, partOf } from "../../solve/words.ts";
import { type FoundPosition, findPosition, lineOf } from "../play/opening.ts";
import { type PostedDare, postedBoard, postedPage } from "./pages.ts";

/** The code in "dare t12-17", which the buttons fill in. */
const CODE = /^([tpd])(\d{1,12})(?:-(\d{1,4}))?$/;

const sourceIn = (query: string): DareSource | undefined => {
  const [word = "", code = "", ...others] = query.toLowerCase().split(/\s+/);
  const [, source, of, turn = "0"] = CODE.exec(code) ?? [];
  if (!isA(wordOf(word), "dare") || others.length > 0) return undefined;
  if (source !== "t" && source !== "p" && source !== "d") return undefined;
  return { source, of: Number(of), turn: Number(turn) };
};

/** The position that an inline query asks for, to be sent as a dare; undefined for other words. */
export const inlineDares = (ctx: BotContext, query: string): Promise<InlineResults> | undefined => {
  const source = sourceIn(query);
  return source && resultsFor(ctx, source);
};

const resultsFor = async (ctx: BotContext, source: DareSource): Promise<InlineResults> => {
  const found = findPosition(ctx.services, ctx.person.id, source);
  if (!found) return { results: [], hint: ctx.say("inline-no-dare") };
  return { results: [await resultOf(ctx, source, found)], hint: undefined };
};

const resultOf = async (
  ctx: BotContext,
  source: DareSource,
  found: FoundPosition,
): Promise<InlineQueryResult> => {
  const { services, person, say } = ctx;
  const { decision } = found;
  const dare = openDecision(decision);
  const settings = services.store.people.chat(privateChatOf(person.id))?.settings;
  const { board: own = "picture", theme = "wood" } = settings ?? {};
  const look = lookOn({ board: amongOthers(own), theme }, "picture");
  const line = lineOf(dare, found, person);
  const posted = (drawn: 0 | 1): PostedDare => ({
    dare,
    maker: person.name,
    lines: { last: line ? [line] : [], more: 0 },
    keyboard: keyboardOf(ctx, { ...source, person: person.id, drawn }, say),
    isOver: false,
  });
  const words = {
    title: `${say("button-dare")} ${decisionGame(decision, say)}`,
    description: rollText(dare.start.all, partOf(decision), say),
  };
  const id = `dare-${source.source}${source.of}-${source.turn}`;
  const { picture } = postedBoard(posted(1), look, say);
  const file = picture && (await fileInTime(ctx, picture.drawing));
  if (file !== undefined) {
    const { html, keyboard } = postedPage(posted(1), say);
    const photo = { type: "photo", id, photo_file_id: file, ...words } as const;
    return { ...photo, caption: html, parse_mode: "HTML", reply_markup: markup(keyboard) };
  }
  const { html, keyboard } = postedBoard(
    posted(0),
    { ...look, board: withoutPicture(look.board) },
    say,
  );
  return {
    ...article(ctx, id, words),
    input_message_content: { message_text: html, parse_mode: "HTML" },
    reply_markup: markup(keyboard),
  };
};

/** The buttons of a new message; Telegram tells nothing of it until one of them is pressed. */
const keyboardOf = (ctx: BotContext, offered: Omit<NewDareData, "made">, say: Say): Keyboard => {
  const all = seal(ctx, offered);
  return [
    [
      button(say("button-dare-try"), darePress({ do: "dare-open", ...all }), "success"),
      button(say("button-dare-best"), darePress({ do: "dare-open-best", ...all })),
    ],
  ];
};
