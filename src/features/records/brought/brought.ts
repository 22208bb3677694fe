import { Composer } from "grammy";
import { beginningOf, escapeHtml, isolated } from "../../../bot/text/html.ts";
import type { Say } from "../../../bot/text/texts.ts";
import { type BotContext, inPrivate } from "../../../bot/updates/context.ts";
import {
  answer,
  type Compose,
  edit,
  reply,
  sendPage,
  toast,
  turnPage,
} from "../../../bot/updates/reply.ts";
import type { MatRead, MatUnfit } from "../../../game/record/record.ts";
import { costliest } from "./decisions.ts";
import { chooseSide, forgetMatch, keepMatch, ownMatch } from "./keep.ts";
import { decisionPage } from "./pages.ts";
import { pressedHere } from "./presses.ts";
import { gamesOfMatch, type MatchId } from "./store.ts";

/** Matches from other programs that somebody sends into the private chat. */
export const broughtMatches = new Composer<BotContext>();

const MOST_BYTES = 256 * 1024;
const NAMES = /\.(?:mat|txt|json)$/i;

broughtMatches.filter(inPrivate, async (ctx, next) => {
  const document = ctx.message?.document;
  if (!document || !NAMES.test(document.file_name ?? "")) return next();
  const { services, say, person, delivery } = ctx;
  if ((document.file_size ?? 0) > MOST_BYTES) return reply(ctx, say("match-unfit-too-large"));
  const read = await readFrom(ctx, document.file_id);
  if (typeof read === "string") return reply(ctx, say(read));
  if (!read.ok) return reply(ctx, unfitLine(read, say));
  keepMatch(services, person.id, read.match);
  delivery.jobs.collect();
});

const readFrom = async (
  { download, think, log }: BotContext,
  file: string,
): Promise<MatRead | "match-not-fetched" | "match-unfit-too-large" | "match-not-read"> => {
  const bytes = await download(file);
  if (bytes === undefined) return "match-not-fetched";
  if (bytes.length > MOST_BYTES) return "match-unfit-too-large";
  try {
    const thought = await think({ kind: "match", text: textIn(bytes) });
    if (thought.kind !== "match") throw new Error("asked to read a match, got another thought");
    return thought.read;
  } catch (error) {
    log.error({ err: error }, "a match could not be read");
    return "match-not-read";
  }
};

/** Older programs write names in the letters of their country. */
const textIn = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
};

const MOST_SAID = 60;

/** One sentence that names what is wrong, and where. */
const unfitLine = (unfit: MatUnfit, say: Say): string => {
  const told = "said" in unfit ? unfit.said : "name" in unfit ? unfit.name : "";
  return say(`match-unfit-${unfit.code}`, {
    ...("game" in unfit && { game: unfit.game }),
    ...("move" in unfit && { move: unfit.move }),
    said: isolated(escapeHtml(beginningOf(told.replaceAll(/\s+/g, " "), MOST_SAID))),
  });
};

broughtMatches.filter(pressedHere("match-side"), async (ctx) => {
  const { services, person, press, delivery } = ctx;
  await answer(ctx, chooseSide(services, press.brought, person.id, press.side));
  delivery.jobs.collect();
});

broughtMatches.filter(pressedHere("match-forget"), async (ctx) => {
  const { services, person, press, say } = ctx;
  if (!forgetMatch(services, press.brought, person.id)) return toast(ctx, "refused-match-gone");
  await toast(ctx);
  await edit(ctx, { html: say("match-forgotten"), keyboard: [] });
});

broughtMatches.filter(pressedHere("match-look"), async (ctx) => {
  const { press, here } = ctx;
  const page = pageOf(ctx, press.brought, 0);
  if (!page) return toast(ctx, "refused-match-gone");
  await toast(ctx);
  sendPage(ctx, here, page);
});

broughtMatches.filter(pressedHere("match-at"), async (ctx) => {
  const { press, here } = ctx;
  const page = pageOf(ctx, press.brought, press.page);
  return page ? turnPage(ctx, here, page) : toast(ctx, "refused-match-gone");
});

const pageOf = (
  { services, person, say }: BotContext,
  id: MatchId,
  page: number,
): Compose | undefined => {
  const row = ownMatch(services, id, person.id);
  if (!row || row.side === null) return undefined;
  const games = gamesOfMatch(services, id);
  const costly = costliest(games, row.side);
  const decision = costly[page];
  const stored = decision && games[decision.at];
  if (!stored) return undefined;
  const decided = { row, stored, decision, page, pages: costly.length };
  return (look) => decisionPage(decided, look, say);
};
