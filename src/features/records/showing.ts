import type { InlineQueryResult } from "grammy/types";
import type { InlineResults } from "../../bot/feature/feature.ts";
import { article, fileInTime } from "../../bot/play/invitation.ts";
import { isSame, proofOf, SEAL_LETTERS } from "../../bot/press/fields.ts";
import { digitsOf } from "../../bot/text/figures.ts";
import { escapeHtml, nameHtml, plainHtml } from "../../bot/text/html.ts";
import { means } from "../../bot/text/words.ts";
import type { BotContext } from "../../bot/updates/context.ts";
import { reply } from "../../bot/updates/reply.ts";
import { markup } from "../../bot/view/button.ts";
import { resultCard, resultLine } from "../../bot/view/card.ts";
import { linkTo } from "../../bot/view/links.ts";
import { sideOf } from "../../bot/view/scene-after.ts";
import { drawnFor, tableMessage } from "../../bot/view/table-message.ts";
import { rulesetTitle } from "../../bot/view/titles.ts";
import { type GameId, isGameId, isPersonId, type PersonId, privateChatOf } from "../../ids/ids.ts";
import { callOut } from "../../tables/challenge/links.ts";
import { type Finished, finishedGame, isWon } from "../../tables/game/finished.ts";
import { ownGame } from "../../tables/game/players.ts";
import { isReachable } from "../../tables/people/people.ts";
import { viewOfTable } from "../../tables/shown/view.ts";

// A finished game in any chat: its card, and a way to play the one who shows it.

/** The number in "result 12", which the button under an ending fills in. */
export const inlineResult = (
  ctx: BotContext,
  query: string,
): InlineResults | Promise<InlineResults> | undefined => {
  const [word = "", number = "", ...others] = query.split(/\s+/);
  if (!means(word, "result") || !/^\d{1,15}$/.test(number) || others.length > 0) return undefined;
  const id = Number(number);
  const found = isGameId(id) ? finishedOf(ctx, id, ctx.person.id) : undefined;
  return found && isGameId(id)
    ? resultFor(ctx, id, found).then((result) => ({ results: [result], hint: undefined }))
    : { results: [], hint: ctx.say("inline-no-result") };
};

/** Only players show a game: others could read the games of strangers by their numbers. */
const finishedOf = (
  { services }: BotContext,
  id: GameId,
  person: PersonId,
): Finished | undefined => {
  const found = ownGame(services, id, person).ok ? finishedGame(services, id) : undefined;
  return found?.ok ? found.finished : undefined;
};

const resultFor = async (
  ctx: BotContext,
  id: GameId,
  finished: Finished,
): Promise<InlineQueryResult> => {
  const { say, me, person } = ctx;
  const line = resultLine(finished, say);
  const rules = escapeHtml(rulesetTitle(finished.game.ruleset, say));
  const words = { title: plainHtml(line), description: plainHtml(rules) };
  const url = linkTo(me.username, `${WITH_PAYLOAD}${sealed(ctx, person.id, id)}`);
  const reply_markup = markup([[{ text: say("button-play-me"), url }]]);
  const name = `result-${id}`;
  const file = await cardFile(ctx, id, finished);
  if (file !== undefined) {
    const photo = { type: "photo", id: name, photo_file_id: file, ...words } as const;
    return { ...photo, caption: line, parse_mode: "HTML", reply_markup };
  }
  const message_text = `${rules}\n${line}`;
  const input_message_content = { message_text, parse_mode: "HTML" } as const;
  return { ...article(ctx, name, words), input_message_content, reply_markup };
};

/** The card that addresses nobody, else the one under which the button stood. */
const cardFile = async (
  ctx: BotContext,
  id: GameId,
  finished: Finished,
): Promise<string | undefined> => {
  const { services, person, say, me } = ctx;
  const { people, tables } = services.store;
  const drawn = drawnFor(people.chat(privateChatOf(person.id))?.settings ?? {});
  const side = sideOf(finished, person.id);
  const card = isWon(finished) && resultCard(finished, me.username, say, { side });
  const file =
    card && (await fileInTime(ctx, { kind: "result", card, ...drawn, ...digitsOf(say) }));
  if (typeof file === "string") return file;
  const table = tables.byGame(id).find(({ viewer }) => viewer === null || viewer === person.id);
  const view = table && viewOfTable(services, table);
  const picture = view && tableMessage(view, me.username).picture;
  return picture && fileInTime(ctx, picture.drawing);
};

/** The beginning of the payload of `/start` that calls out who has shown a game. */
export const WITH_PAYLOAD = "with-";

const sealed = ({ api }: BotContext, person: PersonId, game: GameId): string => {
  const seal = proofOf(api.token, ["with", person, game]).slice(0, SEAL_LETTERS);
  return `${person.toString(36)}-${game.toString(36)}-${seal}`;
};

/** Without the bot's seal anybody could be called out by their number. */
const shownBy = (
  ctx: BotContext,
  said: string,
): { readonly person: PersonId; readonly game: GameId } | undefined => {
  const [, ...numbers] = /^([0-9a-z]{1,11})-([0-9a-z]{1,11})-/.exec(said) ?? [];
  const [person = 0, game = 0] = numbers.map((number) => Number.parseInt(number, 36));
  if (!isPersonId(person) || !isGameId(game)) return undefined;
  return isSame(said, sealed(ctx, person, game)) ? { person, game } : undefined;
};

/** Challenges who has shown a game to one of its kind: both see it in their private chats. */
export const playWhoShowed = (ctx: BotContext, said: string): void => {
  const refusal = refusalOf(ctx, said);
  if (refusal !== undefined) reply(ctx, refusal);
};

const refusalOf = (ctx: BotContext, said: string): string | undefined => {
  const { services, person, say } = ctx;
  const shown = shownBy(ctx, said);
  const finished = shown && finishedOf(ctx, shown.game, shown.person);
  if (!finished || !isReachable(services, shown.person)) return say("link-no-challenge");
  if (shown.person === person.id) return say("link-own-challenge");
  const called = callOut(services, person.id, shown.person, finished.terms);
  if (called.ok) return undefined;
  const name = nameHtml(services.store.people.person(shown.person)?.name ?? "", say("nobody"));
  return say(called.code, { name });
};
