import type { BotContext } from "../context.ts";
import { type Failure, failureOf } from "../delivery/failure.ts";
import { toastInDialog } from "../reply.ts";
import { markup } from "../view/button.ts";
import type { Page } from "../view/page.ts";

/** The messages of a dialog: its page, and the lines that ask for a reply. */
export type Screen = {
  readonly page: number | undefined;
  readonly prompts: readonly number[];
};

export const EMPTY_SCREEN: Screen = { page: undefined, prompts: [] };

const HTML = { parse_mode: "HTML", link_preview_options: { is_disabled: true } } as const;

type Attempt<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Failure };

/** A call that fails does not end the dialog: what could not be shown now is shown with the next press. */
const attempt = async <T>(call: () => Promise<T>): Promise<Attempt<T>> => {
  try {
    return { ok: true, value: await call() };
  } catch (error) {
    return { ok: false, failure: failureOf(error) };
  }
};

type Shown = { readonly screen: Screen; readonly failure?: Failure };

/** Shows a page of the dialog in its message, or in a new one where there is none. */
export const showPage = async (ctx: BotContext, screen: Screen, page: Page): Promise<Shown> => {
  const { html, keyboard } = page;
  const chat = ctx.here?.id;
  if (chat !== undefined && screen.page !== undefined) {
    const { page: message } = screen;
    const edited = await attempt(() =>
      ctx.api.editMessageText(chat, message, html, { ...HTML, reply_markup: markup(keyboard) }),
    );
    if (edited.ok || edited.failure.kind === "unchanged") return { screen };
    if (edited.failure.kind !== "lost") return { screen, failure: edited.failure };
  }
  const sent = await attempt(() => ctx.reply(html, { ...HTML, reply_markup: markup(keyboard) }));
  if (!sent.ok) return { screen, failure: sent.failure };
  return { screen: { ...screen, page: sent.value.message_id } };
};

/**
 * Asks for a reply: in a group where the bot hears only commands, it hears replies to itself all
 * the same. The person's phone opens the reply when `to` is his own message.
 */
export const askForReply = async (
  ctx: BotContext,
  screen: Screen,
  line: { readonly html: string; readonly placeholder: string; readonly to: number },
): Promise<Screen> => {
  const asked = await attempt(() =>
    ctx.reply(line.html, {
      ...HTML,
      reply_parameters: { message_id: line.to, allow_sending_without_reply: true },
      reply_markup: {
        force_reply: true,
        selective: true,
        input_field_placeholder: line.placeholder,
      },
    }),
  );
  return asked.ok ? { ...screen, prompts: [...screen.prompts, asked.value.message_id] } : screen;
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
  await attempt(() => ctx.api.deleteMessages(chat, [...messages]));
};

/** Answers the press that turned to a page; in a chat that bears no more for now it is said how long. */
export const answerShown = (ctx: BotContext, { failure }: Shown): Promise<void> =>
  failure?.kind === "wait"
    ? toastInDialog(ctx, "draft-busy", { seconds: failure.seconds })
    : toastInDialog(ctx);
