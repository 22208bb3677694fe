/**
 * As little of a bot as can be, to compare with: it answers each press and edits the pressed
 * message. At the start it sends the same message everywhere, as the real one does.
 */
import Database from "better-sqlite3";
import { Bot } from "grammy";
import type { ApiResponse, Update } from "grammy/types";

const { BOT_TOKEN = "", TELEGRAM_API_ROOT = "", DATABASE_PATH = "" } = process.env;

const TEXT = "🟫🟨".repeat(120);

const sql = new Database(DATABASE_PATH, { readonly: true });
const rows = sql
  .prepare<[], { chat: number; game: number }>("SELECT chat, game FROM tables WHERE game > 0")
  .all();
/** Twelve buttons, as under a board; the bench presses those that play on. */
const keyboardOf = (game: number) => ({
  inline_keyboard: Array.from({ length: 3 }, (_, row) =>
    Array.from({ length: 4 }, (_, at) => ({
      text: `${row} ${at}`,
      callback_data: `r.${game.toString(36)}.0`,
    })),
  ),
});

const bot = new Bot(BOT_TOKEN, { client: { apiRoot: TELEGRAM_API_ROOT } });
await bot.init();
for (const { chat, game } of rows) {
  await bot.api.sendMessage(chat, TEXT, { reply_markup: keyboardOf(game) });
}
bot.on("callback_query:data", async (ctx) => {
  const game = Number.parseInt(ctx.callbackQuery.data.split(".")[1] ?? "", 36);
  await Promise.all([
    ctx.answerCallbackQuery(),
    ctx.editMessageText(TEXT, { reply_markup: keyboardOf(game) }),
  ]);
});
for (;;) {
  const response = await fetch(`${TELEGRAM_API_ROOT}/bot${BOT_TOKEN}/getUpdates`);
  const answer: ApiResponse<Update[]> = JSON.parse(await response.text());
  for (const update of answer.ok ? answer.result : []) {
    void bot.handleUpdate(update);
  }
}
