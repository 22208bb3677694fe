import { Composer, type Context } from "grammy";
import { beginDialog, type Dialog, type Talk } from "../../bot/conversations/conversations.ts";
import { askForReply, EMPTY_SCREEN, removePrompts } from "../../bot/conversations/screen.ts";
import type { Feature } from "../../bot/feature/feature.ts";
import type { NoticeKind } from "../../bot/feature/kinds.ts";
import { pressBook } from "../../bot/press/book.ts";
import { FIELDS } from "../../bot/press/fields.ts";
import { escapeHtml, isolated, nameHtml } from "../../bot/text/html.ts";
import { nameOf } from "../../bot/text/languages.ts";
import type { Say } from "../../bot/text/texts.ts";
import { type BotContext, filtersOf } from "../../bot/updates/context.ts";
import { reply, toast } from "../../bot/updates/reply.ts";
import { button, type Row } from "../../bot/view/button.ts";
import type { ChatId, PersonId } from "../../ids/ids.ts";
import { DONE, type Done, refused } from "../../rules/result.ts";
import { queriesOf } from "../../store/prepared.ts";
import { statements } from "../../store/statements.ts";
import { ownerChat } from "../../tables/people/people.ts";
import { claimOnce } from "../../tables/services/handouts.ts";
import type { Services } from "../../tables/services/services.ts";

export const WRONG_WORD_PRESSES = pressBook(FIELDS, { "wrong-word": ["9w"] });

const wrongWordPress = WRONG_WORD_PRESSES.write;
const { pressedHere } = filtersOf(WRONG_WORD_PRESSES);

/** Leads to a line about a wrong word; for private chats, where the bot has an owner to tell. */
export const reportRow = (say: Say): Row => [
  button(say("button-wrong-word"), wrongWordPress({ do: "wrong-word" })),
];

type WrongWord = {
  readonly id: number;
  readonly person: PersonId;
  /** The one in which it was read. */
  readonly language: string;
  /** What the person wrote of it. */
  readonly line: string;
};

/** The kind of notices with a wrong word; the subject is its number. */
const WRONG_WORD_NOTICE = "wrong-word";

/** Lines about words of ours, until the bot's owner has read them. */
const wrongWordsIn = queriesOf((sql) => {
  const { required, row, run } = statements(sql);
  const add = required<[Omit<WrongWord, "id">], Pick<WrongWord, "id">>(
    `INSERT INTO wrong_words (person, language, line) VALUES (@person, @language, @line)
     RETURNING id`,
  );
  return {
    add: (word: Omit<WrongWord, "id">): number => add(word).id,
    of: row<[id: number], WrongWord>(
      "SELECT id, person, language, line FROM wrong_words WHERE id = ?",
    ),
    remove: run<[id: number]>("DELETE FROM wrong_words WHERE id = ?"),
  };
});

/** More than a line is no word. */
const LONGEST_LINE = 200;

/** So many lines reach the owner in a minute, however many accounts write them. */
const MOST_A_MINUTE = 10;

const hasRoom = (services: Services, to: ChatId): boolean => {
  const places = Array.from({ length: MOST_A_MINUTE }, (_, place) => place);
  return places.some((place) => claimOnce(services, `${WRONG_WORD_NOTICE} ${place}`, to));
};

/** Owes it to the owner in `to`; from one private chat, `from`, once a minute. */
const reportWord = (
  services: Services,
  word: Omit<WrongWord, "id">,
  { from, to }: { readonly from: ChatId; readonly to: ChatId },
): Done<"soon" | "many"> =>
  services.store.transaction(() => {
    if (!claimOnce(services, WRONG_WORD_NOTICE, from)) return refused("soon");
    if (!hasRoom(services, to)) return refused("many");
    const subject = wrongWordsIn(services.store).add(word);
    services.store.notices.add({ kind: WRONG_WORD_NOTICE, subject, chat: to });
    return DONE;
  });

/** Tells the owner, after which nothing of it is kept. */
const WRONG_WORDS_TOLD: NoticeKind = {
  kind: WRONG_WORD_NOTICE,
  saying: ({ services }, { subject }) => {
    const { people } = services.store;
    const words = wrongWordsIn(services.store);
    const word = words.of(subject);
    const name = word && people.person(word.person)?.name;
    if (!word || name === undefined) return undefined;
    return {
      compose: ({ say }) => ({
        html: say("wrong-word-told", {
          name: nameHtml(name, say("nobody")),
          language: isolated(nameOf(word.language)),
          line: isolated(escapeHtml(word.line)),
        }),
        keyboard: [],
      }),
      onShown: () => words.remove(subject),
    };
  },
};

const typeWord = async (dialog: Talk, _begin: Context, page: number): Promise<void> => {
  const screen = await dialog.external((ctx) =>
    askForReply(ctx, EMPTY_SCREEN, {
      html: ctx.say("wrong-word-ask"),
      placeholder: ctx.say("wrong-word-placeholder"),
      to: page,
    }),
  );
  const line = await hear(dialog);
  await dialog.external(async (ctx) => {
    await removePrompts(ctx, screen);
    if (line !== undefined) reportLine(ctx, line);
  });
};

/** What was written; undefined after /cancel. Anything else ends the dialog and goes on. */
const hear = async (dialog: Talk): Promise<string | undefined> => {
  const ctx = await dialog.wait();
  const text = ctx.message?.text;
  if (text !== undefined && !text.startsWith("/")) return text;
  return ctx.hasCommand("cancel") ? undefined : dialog.halt({ next: true });
};

const reportLine = (ctx: BotContext, text: string): void => {
  const { services, person, here, owner, say } = ctx;
  const to = ownerChat(services, owner);
  if (!here || to === undefined) return;
  const bare = text.replaceAll(/\p{Bidi_Control}/gu, "").replaceAll(/\s+/g, " ");
  const line = [...bare.trim()].slice(0, LONGEST_LINE).join("");
  const word = { person: person.id, language: here.language, line };
  const done = reportWord(services, word, { from: here.id, to });
  reply(ctx, say(done.ok ? "wrong-word-sent" : `wrong-word-${done.code}`));
  ctx.delivery.jobs.collect();
};

/** Typing a line about a word; `page` is the message with the button. */
const TYPING_WORD: Dialog = { name: "wrong-word", run: typeWord };

const wrongWords = new Composer<BotContext>();

wrongWords.filter(pressedHere("wrong-word"), async (ctx) => {
  const isHeard = ownerChat(ctx.services, ctx.owner) !== undefined;
  if (ctx.here.kind !== "private" || !isHeard) return toast(ctx, "refused-unknown-button");
  await beginDialog(ctx, TYPING_WORD, ctx.msgId ?? 0);
  await toast(ctx);
});

/** Players tell the bot's owner which of its words sound wrong. */
export const WRONG_WORDS: Feature = {
  name: "wrong-words",
  queries: [wrongWordsIn],
  presses: WRONG_WORD_PRESSES,
  handlers: [wrongWords],
  dialogs: [TYPING_WORD],
  notices: [WRONG_WORDS_TOLD],
};
