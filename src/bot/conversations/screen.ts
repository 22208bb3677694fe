import { type Failure, failureOf } from "../delivery/failure.ts";
import type { Place } from "../delivery/place.ts";
import { type BotContext, threadOf } from "../updates/context.ts";
import { onlyAt, toast } from "../updates/reply.ts";
import type { Page } from "../view/button.ts";

/** The messages of a dialog: its page, and the lines that ask for a reply. */
export type Screen = {
  readonly page: number | undefined;
  readonly prompts: readonly number[];
};

export const EMPTY_SCREEN: Screen = { page: undefined, prompts: [] };

const HTML = { parse_mode: "HTML", link_preview_options: { is_disabled: true } } as const;

/** A failed call does not end the dialog: the next press shows the page again. */
const failureIn = async (call: Promise<unknown>): Promise<Failure | undefined> =>
  call.then(
    () => undefined,
    (error: unknown) => failureOf(error),
  );

type ScreenShown = { readonly screen: Screen; readonly failure?: Failure };

export const showPage = async (
  ctx: BotContext,
  screen: Screen,
  page: Page,
): Promise<ScreenShown> => {
  const { here, api, delivery } = ctx;
  if (!here) return { screen };
  let shown = screen;
  const only = screen.page === 0 ? onlyAt(ctx) : undefined;
  const place: Place = {
    ...{ chat: here.id, thread: threadOf(ctx) },
    // A page that only one person sees has no number: its presses alone identify it.
    message: screen.page === 0 && !only ? null : (screen.page ?? null),
    only,
  };
  const failure = await failureIn(
    delivery
      .show({ api }, place, () => page)
      .then(({ message }) => {
        shown = { ...screen, page: message ?? undefined };
      }),
  );
  if (failure?.kind === "lost" && screen.page !== undefined) {
    return showPage(ctx, { ...screen, page: undefined }, page);
  }
  return failure ? { screen, failure } : { screen: shown };
};

/**
 * Asks for a reply, which the bot can read in groups too. `to` opens the reply on that person's
 * phone.
 */
export const askForReply = async (
  ctx: BotContext,
  screen: Screen,
  line: { readonly html: string; readonly placeholder: string; readonly to: number },
): Promise<Screen> => {
  const { prompts } = screen;
  const asked = ctx.reply(line.html, {
    ...HTML,
    reply_parameters: { message_id: line.to, allow_sending_without_reply: true },
    reply_markup: {
      force_reply: true,
      selective: true,
      input_field_placeholder: line.placeholder,
    },
  });
  return asked.then(
    ({ message_id }) => ({ ...screen, prompts: [...prompts, message_id] }),
    () => screen,
  );
};

export const removePrompts = async (ctx: BotContext, screen: Screen): Promise<Screen> => {
  await removeMessages(ctx, screen.prompts);
  return { ...screen, prompts: [] };
};

export const removeAll = async (ctx: BotContext, screen: Screen): Promise<Screen> => {
  const { page, prompts } = screen;
  await removeMessages(ctx, page === undefined ? prompts : [page, ...prompts]);
  return EMPTY_SCREEN;
};

const removeMessages = async (ctx: BotContext, messages: readonly number[]): Promise<void> => {
  const chat = ctx.here?.id;
  if (chat === undefined || messages.length === 0) return;
  await failureIn(ctx.api.deleteMessages(chat, [...messages]));
};

/** Answers the press that turned a page. If the chat takes no more calls now, says for how long. */
export const answerShown = (ctx: BotContext, { failure }: ScreenShown): Promise<void> =>
  failure?.kind === "wait" ? toast(ctx, "draft-busy", { seconds: failure.seconds }) : toast(ctx);
